//! The strip over the tiles: what a chapter still costs while it is paid, or the tiles of which one may come back.

use bevy::prelude::*;
use her_story::{EXACT_POINTS, Icons, Tile};
use table::board::{Slot, fitted, ink};
use tabletop::{Message, Speak};

use super::cost::Row;
use super::{List, spot};
use crate::names;
use crate::piece::{Key, Payment, Spot, Strip, What, layer};
use crate::places::Places;
use crate::scene::{self, Desk};
use crate::touch;

pub(super) fn add(scene: &Desk, places: &Places, list: &mut List) {
    match &scene.question.what {
        What::Pay(payment) => pay(scene, places, payment, list),
        _ if scene::at_desk(scene).is_some() && !scene::kept(scene).is_empty() => keep(scene, places, list),
        _ => {}
    }
}

/// Whether the strip covers the tiles of the display.
pub(super) fn covers(scene: &Desk) -> bool {
    matches!(scene.question.what, What::Pay(_))
        || scene::at_desk(scene).is_some() && !scene::kept(scene).is_empty()
}

fn paper(places: &Places, list: &mut List) -> (Vec2, Vec2) {
    let Slot { at, size } = places.banner;
    list.sheet(Key::Banner(Strip::Paper), "panel-night", at, size * 1.03, layer::BANNER, places.unit * 0.8);
    (at - Vec2::new(size.x / 2.0, 0.0), size)
}

fn pay(scene: &Desk, places: &Places, payment: &Payment, list: &mut List) {
    let z = layer::BANNER + 2.0;
    let (left, size) = paper(places, list);
    let high = size.y;
    let mut x = high * 0.3;
    let at = |x: f32| left + Vec2::new(x, 0.0);
    if !places.upright {
        let wide = size.x * 0.25;
        let (text, type_size) =
            fitted(&(scene.say)(&payment.chapter.message()), high * 0.3, high * 0.17, wide);
        list.words(Key::Banner(Strip::Words), text, at(x), type_size, ink::CREAM, z)
            .leftwards()
            .within(Vec2::new(wide * 1.05, high));
        x += wide + high * 0.2;
    }
    let cross = high * 0.5;
    let button = Vec2::new((size.x * 0.24).min(high * 2.1), high * 0.74);
    let right = size.x - high * 0.2;
    let room = right - cross - button.x - high * 1.15 - x;
    due(payment, at(x), (room, high * 0.46), list);
    let pays = touch::pays(scene, payment);
    let near = right - cross - button.x - high * 0.92;
    if pays == Some(true) {
        list.paper(Key::Banner(Strip::Exact), "exact", at(near), Vec2::splat(high * 0.44), z);
        let said = Message::new("worth-more").with("points", EXACT_POINTS);
        let beside = at(near + high * 0.28);
        list.words(Key::Banner(Strip::ExactWords), (scene.say)(&said), beside, high * 0.3, ink::GOLD, z)
            .leftwards();
    }
    let middle = at(right - cross - high * 0.1 - button.x / 2.0);
    let sheet = if pays.is_some() { "button-ember" } else { "button-disabled" };
    list.sheet(Key::Banner(Strip::Button), sheet, middle, button, z, places.unit);
    let (text, type_size) = fitted(&scene.line("act-pay"), high * 0.28, 9.0, button.x * 0.72);
    let raised = middle + Vec2::new(0.0, high * 0.02);
    list.words(Key::Banner(Strip::ButtonWords), text, raised, type_size, ink::CREAM, z + 1.0);
    spot(scene, Spot::Confirm, pays.is_some(), Slot::new(middle, button), z + 2.0, list);
    let corner = at(right - cross / 2.0);
    list.paper(Key::Banner(Strip::Cross), "icon-close", corner, Vec2::splat(cross * 0.7), z)
        .tinted(ink::CREAM);
    spot(scene, Spot::Close, true, Slot::new(corner, Vec2::splat(cross)), z + 2.0, list);
}

/// Each icon of the cost, with a tick where it is covered.
fn due(payment: &Payment, at: Vec2, (room, side): (f32, f32), list: &mut List) {
    let tiles: Icons = payment.tiles.iter().map(|tile| tile.icons()).sum();
    let paid = tiles.plus(payment.cards.iter().map(|card| card.permanent()).sum());
    let row = Row {
        at,
        room,
        side,
        z: layer::BANNER + 2.0,
        open: Color::srgba(1.0, 1.0, 1.0, 0.42),
        tick: Color::srgb(0.56, 1.0, 0.66),
    };
    row.add((Key::Due, Key::Paid), payment.chapter.cost(), paid, list);
}

/// The tiles that were discarded, one of which may come back.
fn keep(scene: &Desk, places: &Places, list: &mut List) {
    let z = layer::BANNER + 2.0;
    let (left, size) = paper(places, list);
    let kept: Vec<Tile> = scene::kept(scene).to_vec();
    let side = size.y * 0.72;
    // On a wide table the button that leaves it lies at the left end of the strip.
    let button = places.library.rect().max.x - left.x;
    let mut x = if places.upright { size.y * 0.3 } else { button + size.y * 0.2 };
    let wide = size.x * if places.upright { 0.3 } else { 0.34 };
    let (text, type_size) = fitted(&scene.line("prompt-keep"), size.y * 0.26, 10.0, wide);
    list.words(Key::Banner(Strip::Words), text, left + Vec2::new(x, 0.0), type_size, ink::CREAM, z)
        .leftwards()
        .within(Vec2::new(wide * 1.05, size.y));
    x += wide + side * 0.6;
    let count = f32::from(u8::try_from(kept.len()).unwrap_or(1)).max(1.0);
    let pitch = (side * 1.1).min((size.x - x - size.y * 0.2) / count);
    for (index, tile) in (0_u8..).zip(kept) {
        let at = left + Vec2::new(x + pitch * f32::from(index), 0.0);
        let own = places.tiles[0].size;
        list.paper(Key::Tile(tile), names::tile(tile), at, own, z).pose.scale =
            pitch.min(side) * 0.94 / own.x;
        let slot = Slot::new(at, Vec2::splat(pitch.min(side)));
        spot(scene, Spot::Kept(index), true, slot, z + 2.0, list);
    }
}
