//! The open hand before its owner, what is lifted out of it, and what can be done with that; hands of those who hold
//! their mats down.

use bevy::prelude::*;
use storyteller::{Card, Own};
use table::board::{Mat, Scene, Slot, fitted, ink};
use tabletop::Seat;

use super::List;
use crate::deeds::{self, Button};
use crate::names;
use crate::piece::{Deed, Key, Spot, layer};
use crate::places::{self, CARD, Places};
use crate::{StorytellerView, touch};

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    if let Some(own) = scene.view.own.as_ref().filter(|_| places::hand_is_open(scene.view)) {
        open(scene, own, places, list);
    }
    for (seat, view) in scene.peeks {
        if let (Some(mat), Some(own)) = (places::mat(scene.spread, *seat), &view.own) {
            peeked(*seat, &mat, own, list);
        }
    }
    buttons(scene, places, list);
}

fn open(scene: &Scene<StorytellerView>, own: &Own, places: &Places, list: &mut List) {
    let count = u8::try_from(own.hand.len()).unwrap_or(u8::MAX);
    for (index, card) in (0..).zip(&own.hand) {
        let (slot, lean) = places.held(index, count);
        let lifted = scene.question.lifted.contains(card);
        let rise = if lifted { places.rise(slot, count) } else { (0.0, false) };
        held(scene, *card, (index, slot, lean, rise), places, list);
    }
}

fn held(
    scene: &Scene<StorytellerView>,
    card: Card,
    (index, slot, lean, (rise, is_free)): (u8, Slot, f32, (f32, bool)),
    places: &Places,
    list: &mut List,
) {
    let lifted = rise > 0.0;
    let high = slot.at + Vec2::new(0.0, rise);
    let (at, scale) = if lifted { (within(places.hand, slot, high), 1.12) } else { (slot.at, 1.0) };
    let z = if lifted { layer::LIFTED } else { layer::HAND + f32::from(index) * 2.0 };
    let lean = if lifted { 0.0 } else { lean };
    let shadow = slot.size * if lifted { 1.34 } else { 1.16 };
    let below = at - Vec2::new(0.0, slot.size.y * if lifted { 0.06 } else { 0.02 });
    list.paper(Key::HeldShadow(card), "shadow-card", below, shadow, z - 0.5).turned(lean);
    list.paper(Key::Held(card), names::face(card), at, slot.size, z).turned(lean).pose.scale = scale;
    if lifted {
        // Its inner light would lie over the picture: it lies below.
        let frame = slot.size * 1.12 + Vec2::splat(slot.size.x * 0.16);
        list.sheet(Key::Lifted(card), "mat-glow", at, frame, z - 0.25, slot.size.x.max(60.0));
    }
    let spot = Spot::Held(card);
    let touch = scene.touch(spot, true);
    // Where it was in its row, and where it stands unless another card lies there.
    let more = if is_free { rise } else { 0.0 };
    let (middle, size) = (slot.at + Vec2::new(0.0, more / 2.0), slot.size + Vec2::new(0.0, more));
    list.spot(Key::Spot(spot), touch, "mat-glow", middle, size * Vec2::new(0.84, 0.98), z + 1.0);
}

/// As near to this place as the card stays within the board's width.
fn within(area: Rect, slot: Slot, at: Vec2) -> Vec2 {
    let half = slot.size.x * 0.58;
    Vec2::new(at.x.clamp(area.min.x + half, (area.max.x - half).max(area.min.x + half)), at.y)
}

/// A fan over the mat, towards the middle of the table.
fn peeked(seat: Seat, mat: &Mat, own: &Own, list: &mut List) {
    let count = f32::from(u8::try_from(own.hand.len()).unwrap_or(1)).max(1.0);
    let height = (mat.size.y * 1.9).min(mat.size.x * 0.62);
    let size = Vec2::new(height * CARD, height);
    let pitch = ((mat.size.x * 1.1 - size.x) / (count - 1.0).max(1.0)).min(size.x * 1.04);
    for (index, card) in (0_u8..).zip(&own.hand) {
        let off = f32::from(index) - (count - 1.0) / 2.0;
        let at = mat.point(Vec2::new(off * pitch, mat.size.y * 0.46 + height / 2.0));
        let z = layer::HAND + f32::from(index);
        list.paper(Key::Peeked(seat, *card), names::face(*card), at, size, z).turned(mat.turn);
    }
}

/// What can be done with what is lifted, side by side over the lower edge.
fn buttons(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    let all: Vec<Button> = deeds::on_the_table(scene);
    let count = f32::from(u8::try_from(all.len()).unwrap_or(1)).max(1.0);
    let gap = places.unit * 0.4;
    let room = places.buttons;
    let wide = ((room.width() - gap * (count - 1.0)) / count).min(places.unit * 12.5);
    for (index, button) in (0_u8..).zip(all) {
        let off = f32::from(index) - (count - 1.0) / 2.0;
        let at = Vec2::new(room.center().x + off * (wide + gap), room.center().y);
        let slot = Slot::new(at, Vec2::new(wide, room.height()));
        self::button(scene, (Spot::Button(button.deed), button.icon, button.leads), slot, list);
    }
}

/// A button with an icon and its words.
pub(super) fn button(
    scene: &Scene<StorytellerView>,
    (spot, icon, leads): (Spot, &'static str, bool),
    slot: Slot,
    list: &mut List,
) {
    let deed = match spot {
        Spot::Button(deed) => deed,
        _ => Deed::Look,
    };
    let z = layer::BUTTONS;
    let Slot { at, size } = slot;
    let sprite = if leads { "button-ember" } else { "button-cream" };
    let words = if leads { ink::CREAM } else { ink::NIGHT };
    list.sheet(Key::Button(deed), sprite, at, size, z, size.y * 2.2).touchable(scene.touch(spot, true));
    let text = touch::button_words(scene, spot);
    let side = size.y * 0.46;
    let stacked = size.x < size.y * 2.1;
    let wish = size.y * if stacked { 0.26 } else { 0.34 };
    let room = if stacked { size.x * 0.9 } else { size.x - side * 1.2 - size.y * 0.5 };
    let (text, type_size) = fitted(&text, wish, wish * 0.6, room);
    let lifted = at + Vec2::new(0.0, size.y * 0.04);
    let (icon_at, words_at) = if stacked {
        (lifted + Vec2::new(0.0, size.y * 0.15), lifted - Vec2::new(0.0, size.y * 0.22))
    } else {
        let wide =
            text.chars().map(|c| if u32::from(c) >= 0x2e80 { 1.0 } else { 0.56 }).sum::<f32>() * type_size;
        let all = side + size.y * 0.12 + wide;
        let left = lifted - Vec2::new(all / 2.0, 0.0);
        (left + Vec2::new(side / 2.0, 0.0), left + Vec2::new(all - wide / 2.0, 0.0))
    };
    list.paper(Key::ButtonIcon(deed), icon, icon_at, Vec2::splat(side), z + 1.0).tinted(words);
    list.words(Key::ButtonWords(deed), text, words_at, type_size, words, z + 1.0)
        .within(Vec2::new(room.max(wish), size.y));
}
