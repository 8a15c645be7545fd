//! The five camels, sets of them, and things kept one per camel.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A camel, and with it all that has its colour: its die, its tent, its leg tickets, its race cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Camel {
    /// Written `B`.
    Blue,
    /// Written `R`.
    Red,
    /// Written `G`.
    Green,
    /// Written `P`.
    Lilac,
    /// Written `Y`.
    Yellow,
}

impl Camel {
    /// How many camels run.
    pub const COUNT: usize = 5;

    /// All camels, in the order in which anything kept per camel is listed.
    pub const ALL: [Self; Self::COUNT] = [Self::Blue, Self::Red, Self::Green, Self::Lilac, Self::Yellow];

    /// This camel's place in [`Camel::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for this camel in the position notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Lilac => 'P',
            Self::Yellow => 'Y',
        }
    }

    /// The camel that `letter` stands for, if any; capitals only.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|camel| camel.letter() == letter)
    }
}

impl fmt::Display for Camel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of camels: usually those whose die is still in the pyramid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CamelSet(u8);

impl CamelSet {
    /// No camel.
    pub const EMPTY: Self = Self(0);

    /// All five.
    pub const ALL: Self = Self((1 << Camel::COUNT) - 1);

    /// Whether `camel` is in the set.
    #[must_use]
    pub const fn contains(self, camel: Camel) -> bool {
        self.0 & (1 << camel.index()) != 0
    }

    /// The set with `camel` in it.
    #[must_use]
    pub const fn with(self, camel: Camel) -> Self {
        Self(self.0 | 1 << camel.index())
    }

    /// The set with `camel` taken out.
    #[must_use]
    pub const fn without(self, camel: Camel) -> Self {
        Self(self.0 & !(1 << camel.index()))
    }

    /// How many camels it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its camels, in the order of [`Camel::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Camel> {
        Camel::ALL.into_iter().filter(move |camel| self.contains(*camel))
    }

    /// One bit per camel, that of `Camel::ALL[0]` the lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Camel> for CamelSet {
    fn from_iter<I: IntoIterator<Item = Camel>>(camels: I) -> Self {
        camels.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<CamelSet> for u8 {
    fn from(set: CamelSet) -> Self {
        set.bits()
    }
}

/// Bits beyond those of the five camels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrayBits(pub u8);

impl fmt::Display for StrayBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#010b} has bits beyond those of five camels", self.0)
    }
}

impl core::error::Error for StrayBits {}

impl TryFrom<u8> for CamelSet {
    type Error = StrayBits;
    fn try_from(bits: u8) -> Result<Self, StrayBits> {
        if bits & !Self::ALL.0 == 0 { Ok(Self(bits)) } else { Err(StrayBits(bits)) }
    }
}

impl fmt::Debug for CamelSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One `T` per camel, indexed by [`Camel`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByCamel<T>([T; Camel::COUNT]);

impl<T> ByCamel<T> {
    /// Each place filled by `make`.
    pub fn new(make: impl FnMut(Camel) -> T) -> Self {
        Self(Camel::ALL.map(make))
    }

    /// Camels with what they have, in the order of [`Camel::ALL`].
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Camel, &T)> + ExactSizeIterator {
        Camel::ALL.into_iter().zip(&self.0)
    }

    /// What they have, in the order of [`Camel::ALL`].
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// The same with each place mapped.
    pub fn map<U>(&self, mut f: impl FnMut(Camel, &T) -> U) -> ByCamel<U> {
        ByCamel::new(|camel| f(camel, &self[camel]))
    }
}

impl<T> Index<Camel> for ByCamel<T> {
    type Output = T;
    fn index(&self, camel: Camel) -> &T {
        &self.0[camel.index()]
    }
}

impl<T> IndexMut<Camel> for ByCamel<T> {
    fn index_mut(&mut self, camel: Camel) -> &mut T {
        &mut self.0[camel.index()]
    }
}
