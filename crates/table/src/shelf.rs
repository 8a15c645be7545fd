//! The shelf: the boxes that stand on it, each a game that registered itself.

use bevy::prelude::*;
use tabletop::{Message as Said, Occupant, OptionSpec, Seat, Seed};

use crate::NewMatch;

/// What players are told apart by in a game: a figure or a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// Its message identifier in the game's texts.
    pub id: &'static str,
    /// Its sprite.
    pub sprite: &'static str,
}

/// How a box that can be played is opened.
#[derive(Clone, Copy)]
pub struct Opener {
    /// Begins a match, or says why there is none.
    pub start: fn(&mut World, NewMatch) -> Result<(), Said>,
    /// Whether a kept match can be taken up, or why not.
    pub check: fn(&[u8]) -> Result<(), Said>,
    /// Takes a kept match up, or says why it cannot be.
    pub resume: fn(&mut World, slot: &str, bytes: &[u8]) -> Result<(), Said>,
    /// Puts everything of the match back into the box.
    pub close: fn(&mut World),
    /// Puts somebody else at a seat.
    pub reseat: fn(&mut World, Seat, Occupant),
    /// The same people and set-up with other chance, or why not.
    pub rematch: fn(&mut World, Seed) -> Result<(), Said>,
    /// Shows the match again from its beginning.
    pub replay: fn(&mut World),
    /// The whole match as it would be kept, and whether it still runs and so holds secrets.
    pub export: fn(&World) -> Option<(String, bool)>,
    /// The switches that each seat has for itself.
    pub seat_options: &'static [OptionSpec],
    /// Whether a switch, by its place, does anything while all are set so.
    pub is_asked: fn(usize, &[u8]) -> bool,
    /// Whether seats choose their signs; otherwise they have them in their order.
    pub choose_signs: bool,
    /// Manifests of the pictures that its box has besides [`GameBox::pack`].
    pub more_packs: &'static [&'static str],
    /// The pictures of its gallery, where it has one.
    pub exhibits: Option<fn() -> Vec<crate::Exhibit>>,
    /// The lines of [`tabletop::trial`].
    pub trial: fn() -> String,
}

/// A box on the shelf.
#[derive(Clone, Copy)]
pub struct GameBox {
    /// [`tabletop::Game::ID`], also the name of its texts.
    pub id: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// From what age, in years.
    pub age: u8,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// The picture on the box.
    pub picture: &'static str,
    /// What players are told apart by.
    pub signs: &'static [Sign],
    /// Its switches.
    pub options: &'static [OptionSpec],
    /// Manifest of its pictures, loaded when the box opens.
    pub pack: &'static str,
    /// How it is opened; `None` for a box whose game cannot be played yet.
    pub opener: Option<Opener>,
}

/// All boxes, in the order in which they stand.
#[derive(Resource, Default)]
pub struct Shelf(pub Vec<GameBox>);

impl Shelf {
    /// The box of this game.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&GameBox> {
        self.0.iter().find(|game| game.id == id)
    }
}
