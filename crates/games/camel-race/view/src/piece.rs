//! What lies on the table, as data: which pieces there are, where, and what each looks like.
//!
//! A [`Wish`] is a piece as it should be. [`crate::reconcile`] makes entities follow the wishes; nothing else spawns,
//! changes or removes a piece.

use bevy::prelude::*;
use camel_race::{Camel, Pile};
use table::Pose;
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
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
pub(crate) enum Spot {
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
}

/// Which of the two faces words are set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    Sans,
    Title,
}

/// What a piece looks like.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Look {
    Paper { sprite: &'static str, size: Vec2, flip: bool, tint: Color },
    Fill { size: Vec2, tint: Color },
    Words { text: String, size: f32, ink: Color, left: bool, script: Script, room: Option<Vec2> },
}

/// What a spot says of itself.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Touch {
    pub spot: Spot,
    pub label: String,
    pub legal: bool,
}

/// A piece as it should be.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Wish {
    pub key: Key,
    pub pose: Pose,
    pub look: Look,
    pub touch: Option<Touch>,
}

/// All pieces as they should be.
#[derive(Debug, Default)]
pub(crate) struct Wishes(pub Vec<Wish>);

impl Wishes {
    fn add(&mut self, key: Key, at: Vec2, z: f32, look: Look) -> &mut Wish {
        self.0.push(Wish { key, pose: Pose::new(at, z), look, touch: None });
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// A sprite.
    pub fn paper(&mut self, key: Key, sprite: &'static str, at: Vec2, size: Vec2, z: f32) -> &mut Wish {
        self.add(key, at, z, Look::Paper { sprite, size, flip: false, tint: Color::WHITE })
    }

    /// A sprite whose edges keep their width when it is stretched; on a large screen they grow with all else.
    pub fn sheet(
        &mut self,
        key: Key,
        sprite: &'static str,
        at: Vec2,
        size: Vec2,
        z: f32,
        unit: f32,
    ) -> &mut Wish {
        let scale = (unit / 120.0).max(1.0);
        let wish = self.paper(key, sprite, at, size / scale, z);
        wish.pose.scale = scale;
        wish
    }

    /// A plain strip.
    pub fn fill(&mut self, key: Key, tint: Color, at: Vec2, size: Vec2, z: f32) -> &mut Wish {
        self.add(key, at, z, Look::Fill { size, tint })
    }

    /// Words around a point, in sans.
    pub fn words(&mut self, key: Key, text: String, at: Vec2, size: f32, ink: Color, z: f32) -> &mut Wish {
        self.add(key, at, z, Look::Words { text, size, ink, left: false, script: Script::Sans, room: None })
    }

    /// A place to touch: a glow that is seen only where touching is legal.
    pub fn spot(&mut self, touch: Touch, at: Vec2, size: Vec2, z: f32) -> &mut Wish {
        let sprite = match touch.spot {
            Spot::Space(_) => "slab-glow",
            Spot::Pyramid | Spot::Ticket(_) | Spot::Pile(_) | Spot::Hand(_) => "mat-glow",
            Spot::TileFlip | Spot::TileConfirm | Spot::Mat(_) | Spot::Elsewhere => "glow-round",
        };
        let tint = Color::WHITE.with_alpha(0.0);
        let look = Look::Paper { sprite, size, flip: false, tint };
        let wish = self.add(Key::Spot(touch.spot), at, z, look);
        wish.touch = Some(touch);
        wish
    }
}

impl Wish {
    pub fn turned(&mut self, turn: f32) -> &mut Self {
        self.pose.turn = turn;
        self
    }

    pub fn flipped(&mut self, on: bool) -> &mut Self {
        if let Look::Paper { flip, .. } = &mut self.look {
            *flip = on;
        }
        self
    }

    pub fn tinted(&mut self, colour: Color) -> &mut Self {
        if let Look::Paper { tint, .. } = &mut self.look {
            *tint = colour;
        }
        self
    }

    /// Words begin at the point.
    pub fn leftwards(&mut self) -> &mut Self {
        if let Look::Words { left, .. } = &mut self.look {
            *left = true;
        }
        self
    }

    /// Words that must keep to a room of this size, in their own directions.
    pub fn within(&mut self, size: Vec2) -> &mut Self {
        if let Look::Words { room, .. } = &mut self.look {
            *room = Some(size);
        }
        self
    }

    pub fn in_title(&mut self) -> &mut Self {
        if let Look::Words { script, .. } = &mut self.look {
            *script = Script::Title;
        }
        self
    }
}

/// Drawing order, lower first. What stands on the ground is ordered by [`crate::places::Places::depth`], 100 to 200.
pub(crate) mod layer {
    pub(crate) const SKY: f32 = 0.0;
    pub(crate) const FAR: f32 = 1.0;
    pub(crate) const SAND: f32 = 2.0;
    pub(crate) const NEAR: f32 = 4.0;
    pub(crate) const ELSEWHERE: f32 = 10.0;
    pub(crate) const SLAB: f32 = 20.0;
    pub(crate) const GLOW: f32 = 24.0;
    pub(crate) const TILE: f32 = 30.0;
    pub(crate) const YARD: f32 = 60.0;
    /// Under whatever stands on the ground.
    pub(crate) const COACH: f32 = 90.0;
    pub(crate) const COACH_ABOVE: f32 = 220.0;
    pub(crate) const MAT: f32 = 300.0;
    pub(crate) const ASK: f32 = 500.0;
    pub(crate) const HAND: f32 = 600.0;
    pub(crate) const FLY: f32 = 700.0;
}

/// Inks of the palette.
pub(crate) mod ink {
    use bevy::prelude::Color;

    pub(crate) const CREAM: Color = Color::srgb(0.961, 0.922, 0.827);
    pub(crate) const GOLD: Color = Color::srgb(1.0, 0.851, 0.541);
    pub(crate) const BROWN: Color = Color::srgb(0.43, 0.22, 0.13);
    pub(crate) const NIGHT: Color = Color::srgb(0.149, 0.086, 0.263);
    pub(crate) const EMBER: Color = Color::srgb(0.839, 0.361, 0.259);

    /// The colour of a camel.
    pub(crate) fn of(camel: camel_race::Camel) -> Color {
        match camel {
            camel_race::Camel::Blue => Color::srgb_u8(0x1b, 0x3a, 0x93),
            camel_race::Camel::Red => Color::srgb_u8(0xd8, 0x40, 0x2b),
            camel_race::Camel::Green => Color::srgb_u8(0x00, 0xa8, 0x78),
            camel_race::Camel::Lilac => Color::srgb_u8(0xb9, 0x8b, 0xe0),
            camel_race::Camel::Yellow => Color::srgb_u8(0xff, 0xe1, 0x4d),
        }
    }
}
