//! The painting board: what answers [`tabletop::Form::Drawing`], in the bytes of the crate `drawing`.
//!
//! Each seat has a board of its own in the [`Studio`]; it keeps what is on it when its panel closes, and shows it to
//! nobody else. Fingers draw each on the sheet that they came down on ([`crate::kit::Brushes`]); whoever has keys or a pad takes up
//! a brush that the arrows move. What was painted is shown large by [`gallery`], drawn again, and saved as a picture.

mod board;
mod gallery;
mod layout;
mod sayings;
mod sheet;
mod stamps;
mod tools;

pub use board::Board;
pub use gallery::Gallery;
pub use layout::{Asked, Wish, show};
pub use sayings::Sayings;

use std::collections::BTreeMap;

use bevy::prelude::*;
use table::{Actions, ActiveGame, Settings, Standing, Words};
use tabletop::{Form, Seat};

/// The boards of all seats.
#[derive(Resource, Default)]
pub struct Studio {
    /// The match that they belong to.
    of: (Option<&'static str>, String, u64),
    boards: BTreeMap<Seat, Board>,
    /// What is said on them.
    pub sayings: Sayings,
}

impl Studio {
    /// The board of a seat, as it was left.
    pub fn board(&mut self, seat: Seat) -> (&mut Board, &Sayings) {
        (self.boards.entry(seat).or_default(), &self.sayings)
    }

    /// Takes the board of a seat away: what was on it has been handed in.
    pub fn put_away(&mut self, seat: Seat) {
        self.boards.remove(&seat);
    }

    /// Clears what belongs to another match, and the board of a seat that is asked for something else now.
    fn tidy(&mut self, of: (Option<&'static str>, String, u64), actions: &Actions) {
        if self.of != of {
            self.boards.clear();
            self.of = of;
        }
        // All paint at once: who is not waited for has handed in.
        let awaited = &actions.waiting_for;
        self.boards.retain(|seat, _| awaited.is_empty() || awaited.contains(seat));
        if let Some(seat) = actions.seat
            && !actions.groups.is_empty()
            // Offers are not spelt out while others look on.
            && actions.groups.iter().all(|group| !group.items.is_empty())
            && !actions.groups.iter().flat_map(|group| &group.items).any(asks_for_a_drawing)
        {
            self.put_away(seat);
        }
    }
}

/// Whether this offer is answered on a board.
pub fn asks_for_a_drawing(item: &table::OfferItem) -> bool {
    matches!(item.asks, Some((Form::Drawing { .. }, _)))
}

fn tidy(actions: Res<Actions>, active: Res<ActiveGame>, standing: Res<Standing>, mut studio: ResMut<Studio>) {
    if actions.is_changed() || active.is_changed() || standing.is_changed() {
        let of = (active.0, standing.seed.clone(), standing.showing_number);
        studio.tidy(of, &actions);
    }
}

fn speak(words: Res<Words>, settings: Res<Settings>, active: Res<ActiveGame>, mut studio: ResMut<Studio>) {
    if settings.is_changed() || active.is_changed() || words.is_changed() {
        studio.sayings = Sayings::new(&words, &settings, active.0);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Studio>().add_systems(Update, (tidy, speak)).add_plugins(gallery::plugin);
}

#[cfg(test)]
mod tests;
