//! What a person has set for themselves. Kept between runs.

use bevy::prelude::*;
use l10n::Locale;
use serde::{Deserialize, Serialize};

/// How fast beats follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// As staged.
    #[default]
    Normal,
    /// Twice and a half as fast.
    Fast,
    /// All beats at once.
    Instant,
    /// Each beat waits for a tap.
    Step,
}

impl Speed {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant, Self::Step];

    /// Its message identifier in the table's texts; what follows `speed-` is its name in flags.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Slow => "speed-slow",
            Self::Normal => "speed-normal",
            Self::Fast => "speed-fast",
            Self::Instant => "speed-instant",
            Self::Step => "speed-step",
        }
    }

    /// The speed with this name in flags.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.id().strip_prefix("speed-") == Some(name))
    }

    /// By how much time of motion is multiplied; 0 is at once.
    #[must_use]
    pub fn stretch(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal | Self::Step => 1.0,
            Self::Fast => 0.4,
            Self::Instant => 0.0,
        }
    }
}

/// How large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TextSize {
    /// For small, near screens.
    Small,
    /// As drawn.
    #[default]
    Medium,
    /// A fifth larger.
    Large,
    /// Half as large again.
    Huge,
}

impl TextSize {
    /// All, smallest first.
    pub const ALL: [Self; 4] = [Self::Small, Self::Medium, Self::Large, Self::Huge];

    /// By how much text is multiplied.
    #[must_use]
    pub fn factor(self) -> f32 {
        match self {
            Self::Small => 0.9,
            Self::Medium => 1.0,
            Self::Large => 1.2,
            Self::Huge => 1.5,
        }
    }
}

/// A person's settings.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of everything.
    pub locale: Locale,
    /// Pieces move; off, they are just there.
    pub motion: bool,
    /// How fast beats follow each other.
    pub speed: Speed,
    /// 0 to 1.
    pub volume: f32,
    /// No sound at all.
    pub muted: bool,
    /// How large text is.
    pub text_size: TextSize,
    /// The screen's diagonal in inches, for targets that a finger can hit; 0 if not known.
    pub diagonal: u8,
    /// Whether timed phases are timed.
    pub timers: bool,
    /// The exact odds lie open.
    pub coach: bool,
    /// Patterns besides colours, stronger contrast.
    pub contrast: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            locale: Locale::SOURCE,
            motion: true,
            speed: Speed::Normal,
            volume: 0.7,
            muted: false,
            text_size: TextSize::Medium,
            diagonal: 0,
            timers: true,
            coach: false,
            contrast: false,
        }
    }
}

impl Settings {
    /// By how much time of motion is multiplied; 0 where nothing moves.
    #[must_use]
    pub fn stretch(&self) -> f32 {
        if self.motion { self.speed.stretch() } else { 0.0 }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}
