//! What a match is set up with, and what is refused.

use serde::{Deserialize, Serialize};
use tabletop::{Lobby, Seat};

use crate::Figure;

/// A match's set-up (RULES 1.1, 1.5, 2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many players, 2 to 8.
    pub seats: u8,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// Each seat's figure, all different.
    pub figures: Vec<Figure>,
}

/// Why there is no such match (RULES 8.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupError {
    /// Too few or too many players.
    Seats {
        /// How many there were to be.
        found: u8,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// The first player sits at no seat of this table.
    NoSuchFirst(Seat),
    /// A seat chose a figure that there is not, or none.
    NoSuchFigure(Seat),
    /// A seat chose a figure that another had chosen.
    FigureTaken {
        /// The later of the two seats.
        seat: Seat,
        /// The figure.
        figure: Figure,
    },
}

/// Fewest and most players (RULES 1.1).
pub(crate) const SEATS: (u8, u8) = (2, 8);

impl Config {
    /// A match for so many players, everything else left to chance and custom.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        let figures = Figure::ALL.into_iter().take(usize::from(seats)).collect();
        Self { seats, first: None, figures }
    }

    /// The same, with this seat as first player.
    #[must_use]
    pub fn starting(self, first: Seat) -> Self {
        Self { first: Some(first), ..self }
    }

    pub(crate) fn from_lobby(lobby: &Lobby) -> Result<Self, SetupError> {
        let figure = |seat| Figure::from_number(lobby.sign(seat)).ok_or(SetupError::NoSuchFigure(seat));
        check_seats(lobby.seats)?;
        let figures = Seat::all(lobby.seats).map(figure).collect::<Result<_, _>>()?;
        Ok(Self { seats: lobby.seats, first: lobby.first, figures })
    }

    /// Whether there is such a match.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        check_seats(self.seats)?;
        if let Some(first) = self.first.filter(|first| first.0 >= self.seats) {
            return Err(SetupError::NoSuchFirst(first));
        }
        for seat in Seat::all(self.seats) {
            let figure = *self.figures.get(seat.index()).ok_or(SetupError::NoSuchFigure(seat))?;
            if self.figures[..seat.index()].contains(&figure) {
                return Err(SetupError::FigureTaken { seat, figure });
            }
        }
        match self.figures.len() > usize::from(self.seats) {
            true => Err(SetupError::NoSuchFigure(Seat(self.seats))),
            false => Ok(()),
        }
    }
}

fn check_seats(found: u8) -> Result<(), SetupError> {
    let (least, most) = SEATS;
    if (least..=most).contains(&found) { Ok(()) } else { Err(SetupError::Seats { found, least, most }) }
}
