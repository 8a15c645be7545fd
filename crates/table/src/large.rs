//! Pictures as large as the screen.
//!
//! A game with pictures that deserve it says which ([`crate::board::Reply::Enlarge`], [`crate::TableGame::EXHIBITS`]);
//! the shell shows one at a time over everything else, loads only that one, and says which of its buttons was pressed.

use std::borrow::Cow;

use bevy::prelude::*;
use tabletop::{Message as Said, Viewer};

use crate::{Eyes, Overlay, TableSystems};

/// A picture out of a game's box, for its gallery.
#[derive(Clone, Debug, PartialEq)]
pub struct Exhibit {
    /// The sprite of its pack, as large as it lies on the table.
    pub sprite: Cow<'static, str>,
    /// The file that has it as large as a screen.
    pub file: String,
    /// What it is called.
    pub title: Said,
    /// What it shows, for whoever cannot see it.
    pub alt: Said,
}

/// A picture that is to be seen large, in the words of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// The sprite of its pack, shown until the file is there.
    pub sprite: Cow<'static, str>,
    /// The sprite of its back; nothing where it cannot be turned over.
    pub back: &'static str,
    /// The file that has its back as large as a screen; its other papers lie beside it, `.middle` and `.front`.
    pub file: String,
    /// What it is called.
    pub title: String,
    /// What it shows.
    pub alt: String,
    /// What is known of it.
    pub notes: Vec<String>,
    /// What can be done with it.
    pub deeds: Vec<PlateDeed>,
}

/// A button below a large picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PlateDeed {
    /// A name that no language changes.
    pub name: String,
    /// Its icon.
    pub icon: &'static str,
    /// What it says.
    pub label: String,
    /// Whether it is what people usually want.
    pub leads: bool,
}

/// The pictures that are seen large, and which of them is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Large {
    /// All that can be leafed through.
    pub plates: Vec<Plate>,
    /// Which is seen, from 0.
    pub at: usize,
    /// Whether its back is up.
    pub turned: bool,
    /// Whether others must not see them: they close when the screen goes to somebody else.
    pub secret: bool,
}

impl Large {
    /// The picture that is seen.
    #[must_use]
    pub fn plate(&self) -> Option<&Plate> {
        self.plates.get(self.at)
    }

    /// Leafs so many on, or back.
    pub fn leaf(&mut self, by: isize) {
        let count = isize::try_from(self.plates.len().max(1)).unwrap_or(1);
        let at = isize::try_from(self.at).unwrap_or(0);
        self.at = usize::try_from((at + by).rem_euclid(count)).unwrap_or(0);
        self.turned = false;
    }
}

/// A button below a large picture was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeDeed {
    /// Below which picture, from 0.
    pub plate: usize,
    /// Which of its buttons, from 0.
    pub deed: usize,
}

/// What one person saw large is closed before another looks.
fn close_for_others(
    eyes: Res<Eyes>,
    large: Res<Large>,
    overlay: Res<State<Overlay>>,
    mut looked: Local<Option<Viewer>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let before = looked.replace(eyes.viewer());
    if before != *looked && large.secret && *overlay.get() == Overlay::Large {
        next.set(Overlay::None);
    }
}

/// What has been closed is forgotten.
fn forget(mut large: ResMut<Large>) {
    *large = Large::default();
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Large>()
        .add_message::<LargeDeed>()
        .add_systems(Update, close_for_others.in_set(TableSystems::Sync))
        .add_systems(OnExit(Overlay::Large), forget);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leafing_goes_round_and_shows_the_face() {
        let plate = Plate {
            sprite: "".into(),
            back: "",
            file: String::new(),
            title: String::new(),
            alt: String::new(),
            notes: Vec::new(),
            deeds: Vec::new(),
        };
        let mut large = Large { plates: vec![plate; 3], at: 0, turned: true, secret: false };
        large.leaf(-1);
        assert_eq!((large.at, large.turned), (2, false));
        large.leaf(2);
        assert_eq!(large.at, 1);
    }
}
