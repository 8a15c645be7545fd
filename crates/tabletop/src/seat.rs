//! Seats, sets of seats, and things kept one per seat.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 and clockwise: seat `n + 1` sits to the left of seat `n`.
///
/// A seat is not a person: two people may share one (a team of two), and a bot may take it over in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats a table has.
    pub const MAX: u8 = 16;

    /// All seats of a table for `count`, in clockwise order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self)
    }

    /// This seat's index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise (the player on the left) at a table for `count`.
    #[must_use]
    pub fn left(self, count: u8) -> Self {
        Self((self.0 + 1) % count.max(1))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats: who may act now, who has voted, who has won.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table for `count`.
    #[must_use]
    pub fn all(count: u8) -> Self {
        Seat::all(count).collect()
    }

    /// Just this seat; empty where no table has such a seat.
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self(bit(seat))
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// The set with `seat` in it; the same set where no table has such a seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | bit(seat))
    }

    /// The set with `seat` taken out.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !bit(seat))
    }

    /// How many seats it holds.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |seat| self.contains(*seat))
    }
}

/// The bit of this seat; none beyond [`Seat::MAX`], since files and tests may name any.
fn bit(seat: Seat) -> u16 {
    1_u16.checked_shl(u32::from(seat.0)).unwrap_or(0)
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// One `T` per seat, indexed by [`Seat`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// A table for `count`, each place filled by `make`.
    pub fn new(count: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(make).collect())
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(Seat::MAX)
    }

    /// What this seat has, or `None` where there is no such seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Seats with what they have, clockwise from seat 0.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.seats()).zip(&self.0)
    }

    /// Seats with what they have, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.seats()).zip(&mut self.0)
    }

    /// What they have, clockwise from seat 0.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// The same table with each place mapped.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| f(seat, value)).collect())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> IntoIterator for BySeat<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
