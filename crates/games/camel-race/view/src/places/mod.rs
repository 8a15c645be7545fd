//! Where everything lies: a pure function of the free space, its proportions and who sits where.
//!
//! Nothing here knows a match or an engine's entity. All numbers are logical pixels, y upwards, origin in the middle of
//! the window. The back rows of the track are drawn smaller and closer together, so that the table is a place that one
//! looks into.

mod board;
mod ring;
mod yard;

#[cfg(test)]
mod tests;

pub(crate) use board::{LINES as BOARD_LINES, PAD as BOARD_PAD};

use bevy::prelude::*;
use camel_race::{ByCamel, Camel, Pile, Space};
use table::board::{MatForm, Slot, Spread};
use table::{Layout, Seating, Shape};
use tabletop::Seat;

use crate::piece::Question;

/// Every place on the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Places {
    /// The window, and the mats along its edges.
    pub spread: Spread,
    /// Width of a slab in the front row; all else is measured by it.
    pub unit: f32,
    /// Where the sand meets the sky.
    pub horizon: f32,
    /// What the track and the yard take up.
    pub board: Rect,
    slabs: [Slot; 16],
    pub finish: Slot,
    pub pyramid: Slot,
    pub dice: [Slot; Camel::COUNT],
    pub tents: ByCamel<Slot>,
    pub tickets: ByCamel<Slot>,
    piles: [Slot; 2],
    /// The top of the stack of pyramid tickets.
    pub pyramid_tickets: Slot,
    /// The coach's board, where it is wished for.
    pub coach: Option<Rect>,
    /// A card of an open hand.
    card: Vec2,
}

/// How much of the lower edge an open hand takes, so that it hides nothing; a turned one lies before its owner.
pub(crate) fn taken(layout: &Layout, seating: Seating, question: Question) -> f32 {
    let is_turned = seating == Seating::Around && layout.shape == Shape::Landscape;
    match question {
        Question::Card { .. } if !is_turned => hand_room(card(layout)).y * 1.06,
        Question::Nothing | Question::Tile { .. } | Question::Card { .. } => 0.0,
    }
}

impl Places {
    /// Between these mats.
    pub fn of(spread: &Spread) -> Self {
        let layout = &spread.layout;
        let (coach, board) = board::room(spread.board, layout, spread.coach);
        let ring = ring::ring(board, layout.shape);
        let yard = yard::yard(ring.inside, layout.shape);
        Self {
            spread: spread.clone(),
            unit: ring.unit,
            horizon: ring.horizon,
            board,
            slabs: ring.slabs,
            finish: ring.finish,
            pyramid: yard.pyramid,
            dice: yard.dice,
            tents: yard.tents,
            tickets: yard.tickets,
            piles: yard.piles,
            pyramid_tickets: yard.pyramid_tickets,
            coach,
            card: card(layout),
        }
    }

    /// The proportions of the window.
    pub fn shape(&self) -> Shape {
        self.spread.layout.shape
    }

    /// The slab of a space; beyond the line, where the winners come to stand on the first slab.
    pub fn slab(&self, space: Space) -> Slot {
        let index = usize::from(space.0.saturating_sub(1)) % self.slabs.len();
        self.slabs[index]
    }

    /// Whether camels on this space look to the left.
    pub fn looks_left(&self, space: Space) -> bool {
        let index = usize::from(space.0.saturating_sub(1)) % self.slabs.len();
        ring::looks_left(index, self.shape())
    }

    /// Where a pile of race cards lies.
    pub fn pile(&self, pile: Pile) -> Slot {
        match pile {
            Pile::Winner => self.piles[0],
            Pile::Loser => self.piles[1],
        }
    }

    /// How large a camel is on this slab.
    pub fn camel_size(slab: Slot) -> Vec2 {
        let width = slab.size.x * 0.80;
        Vec2::new(width, width * 100.0 / 124.0)
    }

    /// Where a camel stands that has so many camels under it.
    pub fn camel(&self, space: Space, under: usize) -> Vec2 {
        let slab = self.slab(space);
        let size = Self::camel_size(slab);
        let under = f32::from(u8::try_from(under).unwrap_or(u8::MAX));
        slab.at + Vec2::new(0.0, size.y * (0.5 + 0.46 * under) - slab.size.y * 0.24)
    }

    /// An open hand, turned to the side where its owner sits.
    pub fn hand(&self, seat: Seat) -> Hand {
        let room = hand_room(self.card);
        let (mats, free) = (&self.spread.mats, self.spread.layout.free);
        let is_wide = self.shape() == Shape::Landscape;
        let beside = mats.get(seat).filter(|mat| mat.form == MatForm::Strip && is_wide);
        let lowest = Vec2::new(free.center().x, free.min.y);
        let (edge, turn) =
            beside.map_or((lowest, 0.0), |mat| (mat.point(Vec2::new(0.0, mat.size.y / 2.0)), mat.turn));
        let towards = Vec2::from_angle(turn);
        let half = towards.rotate(room / 2.0).abs();
        let wish = edge + towards.rotate(Vec2::new(0.0, room.y * 0.53));
        let at = wish.clamp(free.min + half, free.max - half);
        let local = |x: f32, y: f32| at + towards.rotate(Vec2::new(x, y));
        let title = room.y / 2.0 - self.card.y * 0.25;
        let mut step = -2.0;
        let cards = core::array::from_fn(|_| {
            let card = local(step * self.card.x * 1.1, self.card.y * 0.66 - room.y / 2.0);
            step += 1.0;
            card
        });
        Hand {
            panel: Slot::new(at, room),
            cards,
            card: self.card,
            pile: local(self.card.x * 0.46 - room.x / 2.0, title),
            title: local(self.card.x * 0.74 - room.x / 2.0, title),
            close: local(room.x / 2.0 - self.card.x * 0.42, title),
            line: self.card.y * 0.28,
            turn,
        }
    }

    /// Drawing order of what stands at this height: nearer is later.
    pub fn depth(&self, y: f32) -> f32 {
        self.spread.depth(y)
    }
}

/// An open hand: a heading with the pile that the card goes to, and five cards.
pub(crate) struct Hand {
    pub panel: Slot,
    pub cards: [Vec2; Camel::COUNT],
    pub card: Vec2,
    /// The middle of the picture of the pile.
    pub pile: Vec2,
    /// Where the heading begins.
    pub title: Vec2,
    /// The middle of the cross.
    pub close: Vec2,
    /// The height of the heading.
    pub line: f32,
    pub turn: f32,
}

/// How large a card of an open hand is.
fn card(layout: &Layout) -> Vec2 {
    let free = layout.free;
    let height = (free.height() * 0.17).min(free.width() / 6.0 * 92.0 / 64.0);
    Vec2::new(height * 64.0 / 92.0, height)
}

/// How large an open hand of such cards is.
fn hand_room(card: Vec2) -> Vec2 {
    Vec2::new(card.x * 5.95, card.y * 1.62)
}
