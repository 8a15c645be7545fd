//! Which pieces there are, and which places answer to a touch.

use baba_yaga::{Hand, PathEnd, Place};
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Ground(u8),
    /// The light of the last steps.
    Dusk,
    /// A path tile of the cross, by its number; the last is the tenth.
    Path(u8),
    /// A step of the flight, by its number.
    Mark(u8),
    /// The light under a match.
    Glow(Place),
    /// A tile's shadow.
    Shadow(Place),
    /// A forest tile.
    Tile(Place),
    /// The mark on a mismatch.
    Wrong,
    /// The frame of a tile that was tapped too early, or is held for an exchange.
    Held(Place),
    House,
    WitchShadow,
    Witch,
    /// The active player's spell.
    Spell,
    /// An ingredient on it.
    Bit(u8),
    /// A found one is crossed off.
    Crossed(u8),
    /// How many are asked for.
    Asked(u8),
    /// The power on it.
    Emblem,
    Candle,
    /// All may look.
    Look,
    /// A power that is in force in this flight.
    Force(u8),
    /// A hand of the witch before the forest: the right one, or the left one.
    Fingers(bool),
    /// The chin on a fist.
    Chin,
    /// The figure of a bot that searches.
    Token,
    Mat(Seat),
    MatGlow(Seat),
    Medallion(Seat),
    Name(Seat),
    /// How hard this seat has it.
    Pip(Seat, u8),
    /// What awaits this seat.
    Awaits(Seat, u8),
    Stack(Seat, u8),
    /// Where a broken spell will lie.
    Gap(Seat, u8),
    Broken(Seat, u8),
    BrokenEmblem(Seat, u8),
    /// The button that moves the witch.
    Step(Seat, Option<Hand>),
    /// The key that does the same.
    Letter(Seat, Option<Hand>),
    /// The button that leaves the house where it is.
    Leave,
    LeaveIcon,
    LeaveWords,
    /// What covers the open spell and the forest while a flight rests.
    Rests(u8),
    /// The mark of a bot, and what it lies on.
    Bot(Seat),
    BotDisc(Seat),
    Spot(Spot),
}

impl Key {
    /// Whether it lies on the open spell, which stays for a moment after the flight.
    pub fn is_of_spell(self) -> bool {
        matches!(self, Self::Spell | Self::Bit(_) | Self::Crossed(_) | Self::Asked(_) | Self::Emblem)
    }
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// A forest tile.
    Tile(Place),
    /// A forest tile that may be chosen: for the house, or for an exchange.
    Pick(Place),
    /// An end of the path.
    End(PathEnd),
    /// The spell that is to be turned up.
    Spell,
    /// A button that moves the witch.
    Step(Seat, Option<Hand>),
    /// The house stays.
    Leave,
    /// The two tiles that were chosen are exchanged.
    Swap,
}

/// What is being decided on the table before it is a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    Nothing,
    /// With which tile this one is exchanged.
    Swap(Place),
    /// Whether these two are exchanged.
    Both(Place, Place),
}

/// Drawing order, lower first.
pub mod layer {
    /// What the clearing lies on.
    pub const GROUND: f32 = 0.0;
    /// The light of the last steps.
    pub const DUSK: f32 = 15.0;
    /// The path.
    pub const PATH: f32 = 20.0;
    /// Steps on it.
    pub const MARK: f32 = 22.0;
    /// Light under matches.
    pub const GLOW: f32 = 24.0;
    /// Shadows of tiles.
    pub const SHADOW: f32 = 25.0;
    /// Tiles.
    pub const TILE: f32 = 30.0;
    /// Frames around tiles.
    pub const HELD: f32 = 45.0;
    /// The house.
    pub const HOUSE: f32 = 60.0;
    /// A bot's figure.
    pub const TOKEN: f32 = 140.0;
    /// The witch.
    pub const WITCH: f32 = 150.0;
    /// The spell.
    pub const SPELL: f32 = 180.0;
    /// Hands before the forest.
    pub const FINGERS: f32 = 240.0;
    /// Mats.
    pub const MAT: f32 = 300.0;
    /// What flies.
    pub const FLYING: f32 = 700.0;
    /// What covers all that while a flight rests.
    pub const RESTS: f32 = 790.0;
}
