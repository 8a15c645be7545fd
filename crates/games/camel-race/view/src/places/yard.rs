//! The yard inside the track: pyramid, dice, tents with their tickets, piles of race cards.

use bevy::prelude::*;
use camel_race::{ByCamel, Camel};
use table::Shape;
use table::board::Slot;

pub(super) struct Yard {
    pub pyramid: Slot,
    pub dice: [Slot; Camel::COUNT],
    pub tents: ByCamel<Slot>,
    pub tickets: ByCamel<Slot>,
    pub piles: [Slot; 2],
    pub pyramid_tickets: Slot,
}

/// Width by height of the sprites that keep their proportions.
const PYRAMID: f32 = 256.0 / 176.0;
const PILE: f32 = 92.0 / 108.0;
const TICKET: f32 = 64.0 / 88.0;
const TENT: f32 = 104.0 / 98.0;

pub(super) fn yard(area: Rect, shape: Shape) -> Yard {
    match shape {
        Shape::Landscape => wide(area),
        Shape::Portrait => tall(area),
    }
}

/// As large as fits, with these proportions.
fn fitted(at: Vec2, room: Vec2, aspect: f32) -> Slot {
    let width = room.x.min(room.y * aspect);
    Slot::new(at, Vec2::new(width, width / aspect))
}

/// Five in a row.
fn row(at: Vec2, width: f32, height: f32) -> [Slot; Camel::COUNT] {
    let cell = width / 5.0;
    let side = (cell * 0.86).min(height);
    let mut step = -2.0;
    core::array::from_fn(|_| {
        let slot = Slot::new(at + Vec2::new(step * cell, 0.0), Vec2::new(side, side * 54.0 / 52.0));
        step += 1.0;
        slot
    })
}

/// Three tents behind two, each with its tickets in front of it.
fn camp(area: Rect) -> (ByCamel<Slot>, ByCamel<Slot>) {
    let cell = Vec2::new(area.width() / 3.0, area.height() / 2.0);
    let middle = |camel: Camel| {
        let index = camel.index();
        let (column, row) = if index < 3 { (index as f32 - 1.0, 0.5) } else { (index as f32 - 3.5, -0.5) };
        area.center() + Vec2::new(column * cell.x, row * cell.y)
    };
    let ticket_height = (cell.y * 0.56).min(cell.x * 0.8 / TICKET);
    let ticket = Vec2::new(ticket_height * TICKET, ticket_height);
    let tent_width = (cell.x * 1.02).min(cell.y * 0.72 * TENT);
    let tent = Vec2::new(tent_width, tent_width / TENT);
    // The tickets lean against the tent.
    let high = (tent.y * 0.86 + ticket.y).min(cell.y * 0.97);
    let up = |y: f32| Vec2::new(0.0, y);
    let tents = ByCamel::new(|camel| Slot::new(middle(camel) + up((high - tent.y) / 2.0), tent));
    let tickets = ByCamel::new(|camel| Slot::new(middle(camel) - up((high - ticket.y) / 2.0), ticket));
    (tents, tickets)
}

/// The camels of the front row reach up into the yard; what must be read lies above them, and no camel reaches the dice,
/// which lie under the far row.
fn wide(area: Rect) -> Yard {
    let (width, height) = (area.width(), area.height());
    let dice_high = height * 0.19;
    // A little to the left: the tents need more room than the piles.
    let middle = area.center().x - width * 0.035;
    let dice_at = Vec2::new(middle, area.max.y - dice_high * 0.5);
    let room = Vec2::new(width * 0.38, (height - dice_high) * 0.74);
    let pyramid = fitted(Vec2::ZERO, room, PYRAMID).size;
    let at = Vec2::new(middle, area.max.y - dice_high * 1.08 - height * 0.03 - pyramid.y / 2.0);
    let pyramid = Slot::new(at, pyramid);
    let dice = row(dice_at, pyramid.size.x * 1.02, dice_high * 0.92);
    let camp_left = pyramid.rect().max.x.max(dice[4].rect().max.x);
    let camp_width = (area.max.x - camp_left).min(height * 1.1);
    let camp_middle = (area.max.x + camp_left) / 2.0;
    let (camp_low, camp_high) = (area.min.y + height * 0.16, area.max.y);
    let half = camp_width / 2.0;
    let (tents, tickets) = camp(Rect::new(camp_middle - half, camp_low, camp_middle + half, camp_high));
    let side = pyramid.rect().min.x - area.min.x;
    let left = area.min.x + side * 0.5;
    let pile = fitted(Vec2::ZERO, Vec2::new(side * 0.45, height * 0.46), PILE).size;
    let pile_y = area.max.y - pile.y * 0.5 - height * 0.06;
    let pile_at = |step: f32| Slot::new(Vec2::new(left + step * side * 0.25, pile_y), pile);
    let ticket = fitted(Vec2::ZERO, Vec2::new(side * 0.3, height * 0.26), TICKET).size;
    let ticket_y = pile_y - pile.y * 0.5 - height * 0.05 - ticket.y * 0.5;
    let pyramid_tickets = Slot::new(Vec2::new(left + side * 0.26, ticket_y), ticket);
    Yard { pyramid, dice, tents, tickets, piles: [pile_at(-1.0), pile_at(1.0)], pyramid_tickets }
}

fn tall(area: Rect) -> Yard {
    let (width, height) = (area.width(), area.height());
    let top = height * 0.29;
    let pyramid_at = Vec2::new(area.center().x, area.max.y - top / 2.0);
    let pyramid = fitted(pyramid_at, Vec2::new(width * 0.50, top), PYRAMID);
    let pile = fitted(Vec2::ZERO, Vec2::new(width * 0.25, top), PILE).size;
    let pile_y = pyramid_at.y - pyramid.size.y / 2.0 + pile.y / 2.0;
    let pile_at = |x: f32| Slot::new(Vec2::new(x, pile_y), pile);
    let piles = [pile_at(area.min.x + pile.x / 2.0), pile_at(area.max.x - pile.x / 2.0)];
    let dice_high = height * 0.12;
    let dice_at = Vec2::new(area.center().x, area.max.y - top - dice_high * 0.55);
    let dice = row(dice_at, width * 0.96, dice_high * 0.9);
    let low = area.min.y + height * 0.05;
    let camp_area = Rect::new(area.min.x, low, area.max.x, area.max.y - top - dice_high * 1.1);
    let (tents, tickets) = camp(camp_area);
    let ticket = tickets[Camel::Blue].size * 0.86;
    let at = Vec2::new(area.max.x - ticket.x * 0.55, tickets[Camel::Yellow].at.y - ticket.y * 0.05);
    Yard { pyramid, dice, tents, tickets, piles, pyramid_tickets: Slot::new(at, ticket) }
}
