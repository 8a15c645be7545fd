//! The painting board: what answers [`tabletop::Form::Drawing`], in the bytes of the crate `drawing`.
//!
//! Each seat has a board of its own in the [`Studio`]; it keeps what is on it when its panel closes, and when the program
//! does ([`drafts`]), and shows it to nobody else. Fingers draw each on the sheet that they came down on
//! ([`crate::kit::Brushes`]); whoever has keys or a pad takes up a brush that the arrows move. What was painted is shown
//! large by [`gallery`], drawn again, and saved as a picture.

mod board;
mod drafts;
mod gallery;
mod layout;
mod sayings;
mod sheet;
pub mod side_by_side;
mod stamps;
mod tools;

pub use board::Board;
pub use gallery::Gallery;
pub use layout::{Asked, Wish, show};
pub use sayings::Sayings;
pub use stamps::picture as stamp;

use std::collections::BTreeMap;

use bevy::prelude::*;
use drafts::Page;
use drawing::Drawing;
use table::{ActiveGame, Settings, Words};
use tabletop::{Form, Seat};

/// The boards of all seats, for one round of one match.
#[derive(Resource, Default)]
pub struct Studio {
    page: Page,
    boards: BTreeMap<Seat, Board>,
    /// What was on boards when the program ended, until they are opened again.
    recalled: BTreeMap<Seat, Drawing>,
    /// What is said on them.
    pub sayings: Sayings,
}

impl Studio {
    /// The board of a seat, as it was left. What was handed in stays on it until the round is over: it may be taken back.
    pub fn board(&mut self, seat: Seat) -> (&mut Board, &Sayings) {
        let recalled = &mut self.recalled;
        let fresh = || recalled.remove(&seat).map(|drawing| Board::with(&drawing)).unwrap_or_default();
        (self.boards.entry(seat).or_insert_with(fresh), &self.sayings)
    }

    /// Clears away what belongs to another round, and lays out what was left on the boards of this one.
    fn turn_to(&mut self, page: Page, recalled: BTreeMap<Seat, Drawing>) {
        self.boards.clear();
        (self.page, self.recalled) = (page, recalled);
    }
}

/// Whether this offer is answered on a board.
pub fn asks_for_a_drawing(item: &table::OfferItem) -> bool {
    matches!(item.asks, Some((Form::Drawing { .. }, _)))
}

fn speak(words: Res<Words>, settings: Res<Settings>, active: Res<ActiveGame>, mut studio: ResMut<Studio>) {
    if settings.is_changed() || active.is_changed() || words.is_changed() {
        studio.sayings = Sayings::new(&words, &settings, active.0);
    }
}

pub fn plugin(app: &mut App) {
    let turns = drafts::turn_page.run_if(drafts::may_turn);
    app.init_resource::<Studio>()
        .add_systems(Update, (turns, drafts::write_down, speak).chain())
        .add_plugins(gallery::plugin);
}

#[cfg(test)]
mod tests;
