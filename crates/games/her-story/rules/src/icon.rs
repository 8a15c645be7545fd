//! The four icons, and bundles of them: what a tile shows, what a chapter costs.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// A way of working on a chapter (RULES 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Icon {
    /// Written `R`.
    Reading,
    /// Written `T`.
    Thinking,
    /// Written `I`.
    Interviewing,
    /// Written `S`.
    Searching,
}

impl Icon {
    /// All four, in the order in which anything kept per icon is listed.
    pub const ALL: [Self; 4] = [Self::Reading, Self::Thinking, Self::Interviewing, Self::Searching];

    /// The letter that stands for it in contents and notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Reading => 'R',
            Self::Thinking => 'T',
            Self::Interviewing => 'I',
            Self::Searching => 'S',
        }
    }

    /// The icon that `letter` stands for, if any; capitals only.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|icon| icon.letter() == letter)
    }
}

/// How many of each icon. Written as its letters, `RRT`; nothing at all is `-`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Icons([u8; 4]);

impl Icons {
    /// None.
    pub const NONE: Self = Self([0; 4]);

    /// How many of this icon.
    #[must_use]
    pub const fn of(self, icon: Icon) -> u8 {
        self.0[icon as usize]
    }

    /// How many in all.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// One more of this icon.
    #[must_use]
    pub const fn with(mut self, icon: Icon) -> Self {
        self.0[icon as usize] = self.0[icon as usize].saturating_add(1);
        self
    }

    /// Both bundles together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let mut sum = self;
        sum.0.iter_mut().zip(other.0).for_each(|(own, more)| *own = own.saturating_add(more));
        sum
    }

    /// What is left when `other` is taken away, as far as it is there.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        let mut rest = self;
        rest.0.iter_mut().zip(other.0).for_each(|(own, less)| *own = own.saturating_sub(less));
        rest
    }

    /// Whether this has at least as many of each icon.
    #[must_use]
    pub fn covers(self, cost: Self) -> bool {
        self.0.iter().zip(cost.0).all(|(own, wanted)| *own >= wanted)
    }

    /// Whether some icon is in both.
    #[must_use]
    pub fn shares(self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(own, wanted)| *own > 0 && wanted > 0)
    }

    /// Each icon that is there, with how many, in the order of [`Icon::ALL`].
    pub fn counts(self) -> impl Iterator<Item = (Icon, u8)> {
        Icon::ALL.into_iter().map(move |icon| (icon, self.of(icon))).filter(|(_, count)| *count > 0)
    }

    /// Each icon as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        self.counts().flat_map(|(icon, count)| core::iter::repeat_n(icon, usize::from(count)))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        icons.into_iter().fold(Self::NONE, Self::with)
    }
}

impl core::iter::Sum for Icons {
    fn sum<I: Iterator<Item = Self>>(bundles: I) -> Self {
        bundles.fold(Self::NONE, Self::plus)
    }
}

/// A letter that is no icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoIcon(pub char);

impl fmt::Display for NoIcon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no icon; they are R, T, I and S", self.0)
    }
}

impl core::error::Error for NoIcon {}

impl FromStr for Icons {
    type Err = NoIcon;
    fn from_str(text: &str) -> Result<Self, NoIcon> {
        let letters = text.chars().filter(|letter| *letter != '-');
        letters.map(|letter| Icon::from_letter(letter).ok_or(NoIcon(letter))).collect()
    }
}

impl TryFrom<String> for Icons {
    type Error = NoIcon;
    fn try_from(text: String) -> Result<Self, NoIcon> {
        text.parse()
    }
}

impl From<Icons> for String {
    fn from(icons: Icons) -> Self {
        icons.to_string()
    }
}

impl fmt::Display for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "-");
        }
        self.iter().try_for_each(|icon| write!(f, "{}", icon.letter()))
    }
}

impl fmt::Debug for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
