//! The mats: figure, name, coins, tickets, cards in hand, the desert tile while it is not out.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use bevy::prelude::*;
use camel_race::CamelSet;
use table::board::fitted;
use tabletop::Seat;

use super::Scene;
use super::track::figure_on_tile;
use crate::piece::{Key, Look, Spot, Wishes, ink, layer};
use crate::places::{Mat, MatForm};
use crate::sprite_names as names;

pub(super) fn add(scene: &Scene, wishes: &mut Wishes) {
    for (seat, mat) in scene.places.mats.iter() {
        let rooms = Rooms::of(mat);
        frame(scene, seat, mat, wishes);
        person(scene, seat, mat, &rooms, wishes);
        takings(scene, seat, mat, &rooms, wishes);
        in_hand(scene, seat, mat, &rooms, wishes);
    }
}

/// A small mark at the figure's shoulder.
fn bot(seat: Seat, mat: &Mat, (at, figure): (Vec2, f32), wishes: &mut Wishes) {
    let size = (figure * 0.44).max(13.0);
    let shoulder = mat.point(at + Vec2::new(figure, -figure) * 0.34);
    let z = layer::MAT + 2.4;
    wishes.paper(Key::BotDisc(seat), "seat-lilac", shoulder, Vec2::splat(size), z).turned(mat.turn);
    wishes
        .paper(Key::Bot(seat), "icon-bot", shoulder, Vec2::splat(size * 0.8), z + 0.1)
        .tinted(ink::NIGHT)
        .turned(mat.turn);
}

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// Rooms of a mat, from its middle, in the owner's directions.
struct Rooms {
    medallion: (Vec2, f32),
    name: (Vec2, f32, f32),
    purse: (Vec2, f32),
    /// Whether there is room for a coin beside the number.
    coin: bool,
    takings: Rect,
    cards: Option<Rect>,
    tile: Option<Rect>,
}

impl Rooms {
    fn of(mat: &Mat) -> Self {
        let half = mat.size / 2.0;
        match mat.form {
            MatForm::Block => Self::block(half),
            MatForm::Strip => Self::strip(half),
            MatForm::Chip => Self::chip(half),
        }
    }

    fn block(half: Vec2) -> Self {
        let margin = half.x * 0.13;
        let figure = (half.x * 0.56).min(half.y * 0.8);
        let left = -half.x + margin;
        let top = half.y - margin;
        let text = left + figure + margin * 0.7;
        let lower = Rect::new(left, -half.y + margin * 1.1, half.x - margin, top - figure - margin * 0.4);
        let fan = lower.max.x - lower.width() * 0.26;
        let split = fan - lower.width() * 0.3;
        Self {
            medallion: (Vec2::new(left + figure / 2.0, top - figure / 2.0), figure),
            name: (Vec2::new(text, top - figure * 0.25), half.x - margin - text, figure * 0.36),
            purse: (Vec2::new(text, top - figure * 0.76), figure * 0.42),
            coin: true,
            takings: Rect::new(lower.min.x, lower.min.y, split - margin * 0.5, lower.max.y),
            cards: Some(Rect::new(fan, lower.min.y, lower.max.x, lower.max.y)),
            tile: Some(Rect::new(split, lower.min.y, fan - margin * 0.3, lower.max.y)),
        }
    }

    fn strip(half: Vec2) -> Self {
        let margin = half.y * 0.22;
        let figure = half.y * 1.4;
        let left = -half.x + margin;
        let text = left + figure + margin * 0.6;
        let fan = half.x - margin - (half.y * 1.25).min(half.x * 0.3);
        let split = fan - (half.y * 1.45).min(half.x * 0.3);
        // As much as long names need, while some room for tickets is left.
        let text_width = (half.y * 2.9).min((split - text) * 0.62).min(half.x * 2.0 - figure - margin * 3.0);
        let rest = text + text_width + margin * 0.5;
        Self {
            medallion: (Vec2::new(left + figure / 2.0, 0.0), figure),
            name: (Vec2::new(text, half.y * 0.36), text_width, (half.y * 0.46).min(text_width / 4.4)),
            purse: (Vec2::new(text, -half.y * 0.32), half.y * 0.56),
            coin: true,
            takings: Rect::new(
                rest,
                -half.y + margin,
                (split - margin * 0.6).max(rest + 1.0),
                half.y - margin,
            ),
            cards: Some(Rect::new(fan, -half.y + margin, half.x - margin, half.y - margin)),
            tile: Some(Rect::new(split, -half.y + margin, fan - margin * 0.5, half.y - margin)),
        }
    }

    fn chip(half: Vec2) -> Self {
        let margin = (half.y * 0.16).min(half.x * 0.12);
        let figure = (half.y * 1.5).min(half.x * 0.95);
        let left = -half.x + margin;
        let text = left + figure + margin * 0.4;
        let coin = half.x - text > half.y * 1.5;
        let number = if coin { half.y * 0.62 } else { (half.y * 0.62).min((half.x - margin - text) / 1.2) };
        Self {
            medallion: (Vec2::new(left + figure / 2.0, 0.0), figure),
            name: (Vec2::ZERO, 0.0, 0.0),
            purse: (Vec2::new(text, half.y * 0.42), number),
            coin,
            takings: Rect::new(text, -half.y + margin, half.x - margin, half.y * 0.02),
            cards: None,
            tile: None,
        }
    }
}

/// Where the purse is: coins fly from and to here.
pub(crate) fn purse_of(mat: &Mat) -> Vec2 {
    mat.point(Rooms::of(mat).purse.0)
}

fn frame(scene: &Scene, seat: Seat, mat: &Mat, wishes: &mut Wishes) {
    let unit = scene.places.unit;
    wishes.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    if scene.view.turn == seat && !scene.view.over {
        let pad = mat.size.y.min(unit * 0.75) * 0.3;
        let glow = mat.size + Vec2::splat(pad);
        wishes.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
    wishes.spot(scene.touch(Spot::Mat(seat), false), mat.at, mat.size, layer::MAT + 15.0).turned(mat.turn);
}

fn person(scene: &Scene, seat: Seat, mat: &Mat, rooms: &Rooms, wishes: &mut Wishes) {
    let z = layer::MAT + 2.0;
    let player = &scene.view.players[seat];
    let (at, size) = rooms.medallion;
    let figure = names::figure(player.figure);
    wishes.paper(Key::Medallion(seat), figure, mat.point(at), Vec2::splat(size), z).turned(mat.turn);
    if scene.bots.get(seat).is_some_and(|bot| *bot) {
        bot(seat, mat, (at, size), wishes);
    }
    let (at, width, size) = rooms.name;
    if width > 0.0 {
        let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
        let (text, size) = fitted(name, size * scene.letters.min(1.3), size * SMALLEST, width);
        wishes
            .words(Key::Name(seat), text, mat.point(at), size, ink::CREAM, z)
            .leftwards()
            .turned(mat.turn)
            .within(Vec2::new(width, mat.size.y));
    }
    let (at, size) = rooms.purse;
    let size = if rooms.coin { size * scene.letters.min(1.25) } else { size };
    let mut number = at;
    if rooms.coin {
        let coin = mat.point(at + Vec2::new(size * 0.5, 0.0));
        wishes.paper(Key::PurseCoin(seat), "coin-1", coin, Vec2::splat(size), z).turned(mat.turn);
        number.x += size * 1.2;
    }
    let purse = player.purse.to_string();
    wishes
        .words(Key::Purse(seat), purse, mat.point(number), size * 0.95, ink::GOLD, z)
        .leftwards()
        .turned(mat.turn)
        .within(Vec2::new(mat.size.x / 2.0 - number.x, mat.size.y));
}

/// Cards of this many in a room: size of each, first middle, step.
fn spread(room: Rect, aspect: f32, count: usize) -> (Vec2, Vec2, Vec2) {
    let height = room.height().min(room.width() / aspect.min(1.0));
    let size = Vec2::new(height * aspect, height);
    let size = if size.x > room.width() { size * (room.width() / size.x) } else { size };
    let gaps = f32::from(u16::try_from(count.saturating_sub(1)).unwrap_or(u16::MAX));
    let step = if gaps > 0.0 { (size.x * 1.06).min((room.width() - size.x) / gaps) } else { 0.0 };
    (size, Vec2::new(room.min.x + size.x / 2.0, room.center().y), Vec2::new(step, 0.0))
}

/// How far the next ticket lies at least, in parts of its size: its neighbours' numbers stay in sight.
const APART: Vec2 = Vec2::new(0.76, 0.54);

/// So many tickets in a room, as large as they can be while each one's number is seen: their size and middles.
fn ranks(room: Rect, aspect: f32, count: usize) -> (Vec2, Vec<Vec2>) {
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let height = |rows: usize| {
        let columns = number(count.div_ceil(rows));
        let wide = room.width() / (1.0 + (columns - 1.0) * APART.x) / aspect;
        wide.min(room.height() / (1.0 + (number(rows) - 1.0) * APART.y))
    };
    let rows = (1..=3).max_by(|one, other| height(*one).total_cmp(&height(*other))).unwrap_or(1);
    let columns = count.div_ceil(rows).max(1);
    let size = Vec2::new(aspect, 1.0) * height(rows);
    let free = (room.size() - size).max(Vec2::ZERO);
    let gap = |most: f32, free: f32, count: usize| {
        if count > 1 { most.min(free / number(count - 1)) } else { 0.0 }
    };
    let step = Vec2::new(gap(size.x * 1.06, free.x, columns), gap(size.y * 1.04, free.y, rows));
    let top = room.center().y + step.y * (number(rows) - 1.0) / 2.0;
    let middle = |index: usize| {
        let (column, row) = (number(index % columns), number(index / columns));
        Vec2::new(room.min.x + size.x / 2.0 + column * step.x, top - row * step.y)
    };
    (size, (0..count).map(middle).collect())
}

/// Leg tickets and pyramid tickets. Those of the pyramid are all alike and lie on each other, a little apart.
fn takings(scene: &Scene, seat: Seat, mat: &Mat, rooms: &Rooms, wishes: &mut Wishes) {
    let player = &scene.view.players[seat];
    // A tile that is out leaves its room to them.
    let mut room = rooms.takings;
    if let Some(tile) = rooms.tile.filter(|_| scene.view.track.tile_of(seat).is_some()) {
        room.max.x = tile.max.x;
    }
    let earned = player.pyramid_tickets;
    let places = player.leg_tickets.len() + usize::from(earned > 0);
    let (size, at) = ranks(room, 64.0 / 88.0, places);
    let mut z = layer::MAT + 3.0;
    for (ticket, at) in player.leg_tickets.iter().zip(&at) {
        let sprite = names::ticket(ticket.camel, ticket.value);
        let key = Key::Ticket(ticket.camel, ticket.value);
        wishes.paper(key, sprite, mat.point(*at), size, z).turned(mat.turn);
        z += 0.2;
    }
    let Some(last) = at.last() else { return };
    for index in 0..earned {
        let shift = size * Vec2::new(0.1, 0.05) * f32::from(earned - 1 - index);
        let at = mat.point(*last + shift);
        wishes.paper(Key::Earned(seat, index), "pyramid-ticket", at, size, z).turned(mat.turn);
        z += 0.2;
    }
}

/// Race cards still in hand, seen from outside unless they are the viewer's own, and the desert tile.
fn in_hand(scene: &Scene, seat: Seat, mat: &Mat, rooms: &Rooms, wishes: &mut Wishes) {
    let player = &scene.view.players[seat];
    let z = layer::MAT + 8.0;
    if let Some(room) = rooms.tile
        && scene.view.track.tile_of(seat).is_none()
    {
        let width = room.width().min(room.height() * 108.0 / 70.0);
        let size = Vec2::new(width, width * 70.0 / 108.0);
        let at = room.center();
        wishes.paper(Key::Tile(seat), "tile-oasis", mat.point(at), size, z).turned(mat.turn);
        let (badge, badge_size) = figure_on_tile(at, size);
        let figure = names::figure(player.figure);
        wishes.paper(Key::TileFigure(seat), figure, mat.point(badge), badge_size, z + 0.5).turned(mat.turn);
    }
    let Some(room) = rooms.cards else { return };
    let known = known_hand(scene, seat);
    let mut cards = known.into_iter().flat_map(CamelSet::iter);
    for index in 0..player.cards_left {
        let sprite = cards.next().map_or(names::RACE_CARD_BACK, names::race_card);
        let (at, size, turn) = fanned(room, index, player.cards_left);
        let z = z + f32::from(index) * 0.2;
        wishes.paper(Key::Held(seat, index), sprite, mat.point(at), size, z).turned(mat.turn + turn);
    }
    if let Some((_, held)) = scene.peek.iter().find(|(who, _)| *who == seat) {
        peeked(seat, mat, *held, wishes);
    }
}

/// The so-many-th of some cards held in a fan: middle, size, turn.
fn fanned(room: Rect, index: u8, count: u8) -> (Vec2, Vec2, f32) {
    let height = (room.height() * 0.7).min(room.width() * 0.68);
    let size = Vec2::new(height * 64.0 / 92.0, height);
    let step = f32::from(index) - (f32::from(count) - 1.0) / 2.0;
    let turn = -0.16 * step;
    // They turn about a point below them, as in a hand.
    let grip = room.center() - Vec2::new(0.0, height * 0.95);
    (grip + Vec2::from_angle(turn).rotate(Vec2::new(0.0, height)), size, turn)
}

/// The viewer's own cards lie open on the own mat where the screen is theirs alone.
fn known_hand(scene: &Scene, seat: Seat) -> Option<CamelSet> {
    let own = scene.view.own.as_ref().filter(|_| scene.view.viewer == Some(seat))?;
    Some(own.held)
}

/// As long as a seat holds its mat, its cards are seen there.
fn peeked(seat: Seat, mat: &Mat, held: CamelSet, wishes: &mut Wishes) {
    let room = Rect::from_center_size(Vec2::ZERO, mat.size * 0.86);
    let (size, first, step) = spread(room, 64.0 / 92.0, held.len());
    for (index, camel) in (0_u8..).zip(held.iter()) {
        let at = first + step * f32::from(index);
        let key = Key::Peeked(seat, camel);
        let wish = wishes.paper(key, names::race_card(camel), mat.point(at), size, layer::MAT + 12.0);
        wish.turned(mat.turn);
        debug_assert!(matches!(wish.look, Look::Paper { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_keep_to_their_room_and_leave_each_others_numbers_in_sight() {
        for (wide, high) in [(85.0, 50.0), (60.0, 60.0), (140.0, 40.0), (30.0, 24.0)] {
            let room = Rect::new(10.0, -5.0, 10.0 + wide, high - 5.0);
            for count in 1..=15 {
                let (size, at) = ranks(room, 64.0 / 88.0, count);
                assert_eq!(at.len(), count);
                for (index, middle) in at.iter().enumerate() {
                    let lies = Rect::from_center_size(*middle, size);
                    let grown = room.inflate(0.01);
                    assert!(
                        grown.contains(lies.min) && grown.contains(lies.max),
                        "{count} in {room:?}: {lies:?}"
                    );
                    for later in &at[index + 1..] {
                        let apart = (*later - *middle).abs() / size;
                        let seen = apart.x > APART.x - 0.01 || apart.y > APART.y - 0.01;
                        assert!(seen, "{count} in {room:?}: {index} is hidden, {apart}");
                    }
                }
            }
        }
    }
}
