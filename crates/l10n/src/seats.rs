//! Who sits where, as the sentences need to know it.

use tabletop::Seat;

use crate::{Locale, Texts};

/// The names at the table, and whose eyes the sentence is for.
///
/// The lobby's names implement it; [`NumberedSeats`] stands in where there are none.
pub trait SeatNames {
    /// What the seat is called. Control characters in it and spaces around it are not shown.
    fn name(&self, seat: Seat) -> String;

    /// Whether the reader sits there, so that a sentence can say *you*. On a screen that all look at nobody does.
    fn is_viewer(&self, seat: Seat) -> bool;
}

/// Seats without people: *Seat 1*, *Seat 2*, in one language.
#[derive(Clone, Copy)]
pub struct NumberedSeats<'texts> {
    pub(crate) texts: &'texts Texts,
    pub(crate) locale: Locale,
    pub(crate) viewer: Option<Seat>,
}

impl SeatNames for NumberedSeats<'_> {
    fn name(&self, seat: Seat) -> String {
        self.texts.numbered_seat(self.locale, seat)
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
}
