//! Spans of match time, in milliseconds (RULES 8).

/// How long a tile is in the air (RULES 8.1), and how long a mismatch shows at least (RULES 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handling {
    pub turn: u64,
    pub show: u64,
}

impl Handling {
    /// How the active player handles tiles, with the chin on a fist or without (RULES 6.5).
    pub fn of(chin: bool) -> Self {
        if chin { Self { turn: 500, show: 1_200 } } else { Self { turn: 250, show: 600 } }
    }
}

/// No step comes sooner after the one before, nor after the spell was turned up (RULES 8.6).
pub(crate) const STEP_OPENS: u64 = 600;
/// Who has not stepped by then is stepped on (RULES 8.6).
pub(crate) const STEP_FALLS: u64 = 3_000;
/// A bot steps so long after the step before (RULES 8.6).
pub(crate) const BOT_STEP: u64 = 1_000;
/// How long the ingredients show first (RULES 2.4).
pub(crate) const PREVIEW: u64 = 20_000;
/// How long an expert may think about the house (RULES 5.4).
pub(crate) const EXPERT: u64 = 10_000;
