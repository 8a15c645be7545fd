//! When somebody lived, as exactly as it is known.

use serde::{Deserialize, Serialize};

/// A year. Those before our era are negative: −69 is 69 BCE.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Year {
    /// Known.
    In(i16),
    /// Near this one.
    About(i16),
    /// Not known.
    Unknown,
}

impl Year {
    /// The year, known or estimated.
    #[must_use]
    pub fn number(self) -> Option<i16> {
        match self {
            Self::In(year) | Self::About(year) => Some(year),
            Self::Unknown => None,
        }
    }
}

/// When she lived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Years {
    /// From birth to death; at least one of them is known or estimated.
    Lived(Year, Year),
    /// Neither is known: she was at work around this year.
    Active(i16),
}

impl Years {
    /// The last year that is known of her.
    #[must_use]
    pub fn last(self) -> i16 {
        match self {
            Self::Lived(born, died) => died.number().or(born.number()).unwrap_or_default(),
            Self::Active(year) => year,
        }
    }
}
