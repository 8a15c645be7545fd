//! The mats: figure, name, coins, tickets, cards in hand, the desert tile while it is not out.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use bevy::prelude::*;
use camel_race::CamelSet;
use table::board::{Mat, Slot, fitted};
use tabletop::{Player, Seat};

use super::rooms::{Rooms, fanned, ranks, spread};
use super::track::figure_on_tile;
use super::{Scene, Wishes, spot};
use crate::piece::{Key, Spot, ink, layer};
use crate::places::Places;
use crate::sprite_names as names;

pub(super) fn add(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    for (seat, mat) in scene.spread.mats.iter() {
        let rooms = Rooms::of(mat);
        frame(scene, places.unit, seat, mat, wishes);
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

fn frame(scene: &Scene, unit: f32, seat: Seat, mat: &Mat, wishes: &mut Wishes) {
    wishes.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    if scene.view.turn == seat && !scene.view.over {
        let pad = mat.size.y.min(unit * 0.75) * 0.3;
        let glow = mat.size + Vec2::splat(pad);
        wishes.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
    let room = Slot::new(mat.at, mat.size);
    spot(scene, (Spot::Mat(seat), false), room, layer::MAT + 15.0, wishes).turned(mat.turn);
}

fn person(scene: &Scene, seat: Seat, mat: &Mat, rooms: &Rooms, wishes: &mut Wishes) {
    let z = layer::MAT + 2.0;
    let player = &scene.view.players[seat];
    let (at, size) = rooms.medallion;
    let figure = names::figure(player.figure);
    wishes.paper(Key::Medallion(seat), figure, mat.point(at), Vec2::splat(size), z).turned(mat.turn);
    if scene.players.get(seat).is_some_and(|who| *who != Player::Person) {
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
    let peek = scene.peeks.iter().find(|(who, _)| *who == seat);
    if let Some(own) = peek.and_then(|(_, seen)| seen.own.as_ref()) {
        peeked(seat, mat, own.held, wishes);
    }
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
        wishes.paper(key, names::race_card(camel), mat.point(at), size, layer::MAT + 12.0).turned(mat.turn);
    }
}
