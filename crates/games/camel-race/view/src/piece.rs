//! Which pieces there are, and which places answer to a touch.

use camel_race::{Camel, Pile, Space, TileSide};
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Scene(u8),
    Slab(u8),
    SlabNumber(u8),
    Finish,
    Shadow(Camel),
    Camel(Camel),
    Pyramid,
    PyramidShadow,
    Lid,
    Socket(u8),
    Die(Camel),
    Tent(Camel),
    Ticket(Camel, u8),
    /// Of those that are left.
    PyramidTicket(u8),
    /// A seat's pyramid tickets.
    Earned(Seat, u8),
    PileBase(Pile),
    Card(Pile, u8),
    CardOwner(Pile, u8),
    PileCount(Pile),
    /// A seat's desert tile, on the track or on its mat.
    Tile(Seat),
    TileFigure(Seat),
    MatGlow(Seat),
    Mat(Seat),
    Medallion(Seat),
    /// That a bot plays for this seat.
    BotDisc(Seat),
    Bot(Seat),
    Name(Seat),
    PurseCoin(Seat),
    Purse(Seat),
    /// A card in a seat's hand, seen from outside: which of them says nothing.
    Held(Seat, u8),
    /// A card in an open hand.
    Hand(Camel),
    HandPanel,
    HandTitle,
    HandPile,
    HandClose,
    /// A card looked at on one's own mat.
    Peeked(Seat, Camel),
    Ghost,
    GhostFigure,
    Button(Spot),
    ButtonIcon(Spot),
    CoachBoard,
    /// A line's name.
    CoachLine(u8),
    CoachCamel(Camel),
    CoachCell(Camel, u8),
    CoachBar(Camel, u8),
    CoachNumber(Camel, u8),
    Spot(Spot),
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    Pyramid,
    Ticket(Camel),
    Space(u8),
    Pile(Pile),
    Hand(Camel),
    TileFlip,
    TileConfirm,
    Mat(Seat),
    /// The table around an open question.
    Elsewhere,
}

impl Spot {
    /// Which plane it lies on, as [`table::Touchable::plane`] has it: what an open question asks lies over the board.
    pub fn plane(self) -> u8 {
        match self {
            Self::Elsewhere => 0,
            Self::Pyramid | Self::Ticket(_) | Self::Space(_) | Self::Pile(_) | Self::Mat(_) => 1,
            Self::Hand(_) | Self::TileFlip | Self::TileConfirm => 2,
        }
    }

    /// Whose mat it is.
    pub fn mat(self) -> Option<Seat> {
        match self {
            Self::Mat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// What is being decided on the table before it is a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    Nothing,
    /// A tile is held over a slab.
    Tile {
        /// Which.
        space: Space,
        /// The side that would lie up.
        side: TileSide,
    },
    /// A hand is open, for this pile.
    Card {
        /// Whose.
        seat: Seat,
        /// Where the card would go.
        pile: Pile,
    },
}

/// Drawing order, lower first. What stands on the ground is ordered by [`table::board::Spread::depth`], 100 to 200.
pub mod layer {
    pub use table::board::layer::{ASK, ELSEWHERE, FLY, HAND, MAT};

    pub const SKY: f32 = 0.0;
    pub const FAR: f32 = 1.0;
    pub const SAND: f32 = 2.0;
    pub const NEAR: f32 = 4.0;
    pub const SLAB: f32 = 20.0;
    pub const GLOW: f32 = 24.0;
    pub const TILE: f32 = 30.0;
    pub const YARD: f32 = 60.0;
    /// Under whatever stands on the ground.
    pub const COACH: f32 = 90.0;
    pub const COACH_ABOVE: f32 = 220.0;
}

/// Inks of the palette.
pub mod ink {
    use bevy::prelude::Color;
    use camel_race::Camel;
    pub use table::board::ink::{BROWN, CREAM, GOLD, NIGHT};

    /// The colour of a camel.
    pub fn of(camel: Camel) -> Color {
        match camel {
            Camel::Blue => Color::srgb_u8(0x1b, 0x3a, 0x93),
            Camel::Red => Color::srgb_u8(0xd8, 0x40, 0x2b),
            Camel::Green => Color::srgb_u8(0x00, 0xa8, 0x78),
            Camel::Lilac => Color::srgb_u8(0xb9, 0x8b, 0xe0),
            Camel::Yellow => Color::srgb_u8(0xff, 0xe1, 0x4d),
        }
    }
}
