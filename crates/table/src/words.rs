//! Words for people, in the language of the settings.

use bevy::prelude::*;
use l10n::{SeatNames, Texts};
use tabletop::{BySeat, Message as Said, Occupant, Seat, Viewer};

use crate::Settings;

/// All texts of all games.
#[derive(Resource)]
pub struct Words(pub Texts);

/// Names of seats as one viewer reads them.
pub(crate) struct Names<'a> {
    pub words: &'a Words,
    pub settings: &'a Settings,
    pub people: &'a BySeat<Occupant>,
    pub viewer: Viewer,
}

impl Words {
    /// A line of the shell without values.
    #[must_use]
    pub fn line(&self, settings: &Settings, id: &'static str) -> String {
        self.0.line(settings.locale, "table", id)
    }

    /// A line of a game without values.
    #[must_use]
    pub fn game_line(&self, settings: &Settings, game: &str, id: &'static str) -> String {
        self.0.line(settings.locale, game, id)
    }

    /// The name of whoever sits here: their own, or one for the seat.
    #[must_use]
    pub fn seat_name(&self, settings: &Settings, people: &BySeat<Occupant>, seat: Seat) -> String {
        match people.get(seat) {
            Some(occupant) if !occupant.name().is_empty() => occupant.name().to_owned(),
            Some(_) | None => self.0.numbered_seats(settings.locale, None).name(seat),
        }
    }
}

impl SeatNames for Names<'_> {
    fn name(&self, seat: Seat) -> String {
        self.words.seat_name(self.settings, self.people, seat)
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }
}

impl Names<'_> {
    /// Says it.
    pub fn say(&self, game: &str, said: &Said) -> String {
        self.words.0.say(self.settings.locale, game, said, self)
    }
}
