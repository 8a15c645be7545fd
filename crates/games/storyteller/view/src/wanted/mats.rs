//! The mats: figure, name, points, the backs of the cards in hand, the lantern of whoever tells, what has been chosen.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use bevy::prelude::*;
use storyteller::Phase;
use table::Seating;
use table::board::{Mat, MatForm, Scene, Slot, fitted, ink};
use tabletop::Seat;

use super::rooms::Rooms;
use super::{List, figure, is_person};
use crate::StorytellerView;
use crate::names;
use crate::piece::{Key, Spot, layer};
use crate::places::{self, Places};

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// Where cards fly to and from on a mat.
pub(crate) fn mat_card(mat: &Mat) -> Slot {
    let (slot, _) = Rooms::of(mat).card(0, 1);
    Slot::new(mat.point(slot.at), slot.size)
}

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    for (seat, mat) in places::mats(scene.spread).iter() {
        let rooms = Rooms::of(mat);
        frame(scene, seat, mat, list);
        person(scene, seat, mat, &rooms, list);
        cards(scene, seat, mat, &rooms, list);
        chosen(scene, seat, mat, &rooms, list);
    }
    teller(scene, list);
    come(scene, places, list);
}

fn frame(scene: &Scene<StorytellerView>, seat: Seat, mat: &Mat, list: &mut List) {
    let view = scene.view;
    let unit = mat.size.y.max(60.0);
    let wish = list.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit);
    wish.turned(mat.turn);
    // Held down, it shows its owner's hand.
    if is_person(scene, seat) && scene.spread.seating == Seating::Around {
        wish.touchable(scene.touch(Spot::Mat(seat), true));
    }
    let has_chosen = view.players.get(seat).is_some_and(|player| player.has_chosen);
    let acts = match view.phase {
        _ if view.round == 0 => false,
        Phase::Tell | Phase::Reveal => seat == view.teller,
        Phase::Vote if view.votes.values().any(Option::is_some) => false,
        Phase::Give | Phase::Vote => seat != view.teller && !has_chosen,
        Phase::Over => false,
    };
    if acts {
        let glow = mat.size + Vec2::splat(mat.size.y * 0.14);
        list.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
}

fn person(scene: &Scene<StorytellerView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let Slot { at, size } = rooms.medallion;
    list.paper(Key::Medallion(seat), figure(seat), mat.point(at), size, z).turned(mat.turn);
    let points = scene.view.players.get(seat).map_or(0, |player| player.points);
    let Slot { at, size } = rooms.star;
    list.paper(Key::PointStar(seat), names::rabbit(seat), mat.point(at), size * 1.3, z).turned(mat.turn);
    let (at, size) = rooms.points;
    list.words(Key::Points(seat), points.to_string(), mat.point(at), size, ink::GOLD, z)
        .leftwards()
        .turned(mat.turn);
    let (at, width, size) = rooms.name;
    if width <= 0.0 {
        return;
    }
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let wish = size * scene.letters.min(1.3);
    let (text, size) = fitted(name, wish, wish * SMALLEST, width);
    list.words(Key::Name(seat), text, mat.point(at), size, ink::CREAM, z)
        .leftwards()
        .turned(mat.turn)
        .within(Vec2::new(width, mat.size.y));
}

/// The hand: backs, or the faces of the viewer's own where it does not lie open before them.
fn cards(scene: &Scene<StorytellerView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let view = scene.view;
    let held = view.players.get(seat).map_or(0, |player| player.held);
    let z = layer::MAT + 3.0;
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    if let Some(own) = own {
        if places::hand_is_open(view) {
            return;
        }
        for (index, card) in (0..).zip(&own.hand) {
            let (slot, lean) = rooms.card(index, held);
            let z = z + f32::from(index) * 0.2;
            list.paper(Key::Held(*card), names::face(*card), mat.point(slot.at), slot.size, z)
                .turned(mat.turn + lean);
        }
        return;
    }
    if scene.peeks.iter().any(|(peeks, _)| *peeks == seat) {
        return;
    }
    for index in 0..held {
        let (slot, lean) = rooms.card(index, held);
        let z = z + f32::from(index) * 0.2;
        list.paper(Key::Back(seat, index), names::BACK, mat.point(slot.at), slot.size, z)
            .turned(mat.turn + lean);
    }
}

/// A vote with its back up, or a mark that cards have been given.
fn chosen(scene: &Scene<StorytellerView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let has_chosen = scene.view.players.get(seat).is_some_and(|player| player.has_chosen);
    if !has_chosen {
        return;
    }
    let z = layer::MAT + 6.0;
    let Slot { at, size } = rooms.token;
    match scene.view.phase {
        Phase::Vote => {
            list.paper(Key::Vote(seat), "vote-back", mat.point(at), size, z).turned(mat.turn);
        }
        _ => {
            list.paper(Key::Chosen(seat), "icon-check", mat.point(at), size * 0.8, z)
                .tinted(Color::srgb(0.55, 0.95, 0.68))
                .turned(mat.turn);
        }
    }
}

fn teller(scene: &Scene<StorytellerView>, list: &mut List) {
    let view = scene.view;
    let Some(mat) = places::mat(scene.spread, view.teller).filter(|_| view.phase != Phase::Over) else {
        return;
    };
    let Slot { at, size } = Rooms::of(&mat).teller;
    let size = if mat.form == MatForm::Block { size.min(Vec2::new(60.0, 84.0) * 1.4) } else { size };
    list.paper(Key::Teller, "teller-mark", mat.point(at), size, layer::MAT + 8.0).turned(mat.turn);
}

/// Where several people share a screen, whoever is to choose comes first.
fn come(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    // Buttons for a card on show take its place.
    let is_free = *scene.question == crate::piece::Question::default();
    let waits = !scene.private && is_free && crate::deeds::chooses_in_secret(scene);
    let Some(seat) = scene.actor.filter(|_| waits) else { return };
    let rect = places.buttons;
    let size = Vec2::new(rect.width().min(places.unit * 24.0), rect.height());
    let at = Vec2::new(rect.center().x, rect.center().y);
    super::hand::button(scene, (Spot::Come(seat), "icon-hand", true), Slot::new(at, size), list);
}
