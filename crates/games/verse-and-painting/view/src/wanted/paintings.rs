//! Paintings in their mounts with their painters; before they are shown, whether each is still being painted.

use bevy::prelude::*;
use table::board::{Scene, Slot, fitted, ink};
use tabletop::Seat;
use verse_and_painting::drawing::Drawing;
use verse_and_painting::{Mode, Phase};

use super::List;
use crate::piece::{Key, Question, Spot, layer};
use crate::places::{PLATE, Places};
use crate::{VerseView, names};

/// The silk around a painting on both sides of it, and by how much the paper lies higher, in pixels of the mount.
const SILK: f32 = 30.0;
const RAISED: f32 = 2.2;

/// Puts a mount down with a painting on it.
pub(super) fn mounted(
    (mount, canvas): (Key, Key),
    drawing: &Drawing,
    slot: Slot,
    (z, unit): (f32, f32),
    list: &mut List,
) {
    let scale = (unit / 120.0).max(1.0);
    list.sheet(mount, "verse-mount", slot.at, slot.size, z, unit);
    let raised = Vec2::new(0.0, RAISED * scale);
    let paper = slot.size - Vec2::splat(SILK * scale);
    list.paper(canvas, names::painting(drawing), slot.at + raised, paper, z + 1.0);
}

pub(super) fn add(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let view = scene.view;
    if view.themes.is_empty() {
        return;
    }
    let up = view.turn.filter(|_| view.config.mode == Mode::Between);
    for (seat, slot) in places.paintings.iter() {
        match up {
            Some(painter) if painter == seat => one(scene, seat, places.focus_of(), places, list),
            Some(_) => {}
            None => one(scene, seat, *slot, places, list),
        }
    }
}

/// What the viewer may see of a painting.
pub(super) fn drawing<'a>(scene: &'a Scene<VerseView>, seat: Seat) -> Option<&'a Drawing> {
    let view = scene.view;
    let own = view.own.as_ref().filter(|own| view.viewer == Some(seat) && !own.drawing.bytes().is_empty());
    view.paintings[seat].as_ref().or_else(|| own.map(|own| &own.drawing))
}

fn one(scene: &Scene<VerseView>, seat: Seat, slot: Slot, places: &Places, list: &mut List) {
    let z = layer::PAINTING;
    let Some(drawing) = drawing(scene, seat) else {
        let done = scene.view.phase == Phase::Paint && scene.view.acted.contains(seat)
            || !matches!(scene.view.phase, Phase::Ready | Phase::Paint);
        let sprite = if done { "verse-mount-done" } else { "verse-mount-wait" };
        list.paper(Key::Waits(seat), sprite, slot.at, slot.size, z);
        plate(scene, seat, slot, list);
        return;
    };
    mounted((Key::Mount(seat), Key::Canvas(seat)), drawing, slot, (z, places.unit), list);
    if *scene.question == Question::Painting(seat) {
        let size = slot.size * 1.16;
        list.sheet(Key::Lit(seat), "mat-glow", slot.at, size, z + 3.0, places.unit);
    }
    plate(scene, seat, slot, list);
    super::truth::on_painting(scene, seat, slot, list);
    let legal = crate::touch::may_press(scene, Spot::Painting(seat));
    super::spot(scene, Spot::Painting(seat), legal, slot, layer::SPOT, list);
}

/// The painter's figure and name below.
fn plate(scene: &Scene<VerseView>, seat: Seat, slot: Slot, list: &mut List) {
    let high = slot.size.y * PLATE;
    let at = slot.at - Vec2::new(0.0, slot.size.y * 0.5 + high * 0.5);
    let size = Vec2::new(slot.size.x * 0.92, high * 0.94);
    let z = layer::PAINTING + 4.0;
    list.sheet(Key::PainterPlate(seat), "chip", at, size, z, size.y * 2.6);
    let figure = high * 0.92;
    let left = at - Vec2::new(size.x * 0.5 - figure * 0.62, 0.0);
    list.paper(Key::Painter(seat), super::mats::figure(seat), left, Vec2::splat(figure), z + 1.0);
    let width = size.x - figure * 1.5;
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let (text, size) = fitted(name, high * 0.56, high * 0.4, width);
    let start = left + Vec2::new(figure * 0.62, 0.0);
    list.words(Key::PainterName(seat), text, start, size, ink::CREAM, z + 1.0)
        .leftwards()
        .within(Vec2::new(width, high));
}

impl Places {
    /// The painting that is up, with room for its plate.
    fn focus_of(&self) -> Slot {
        let side = self.focus.size.y / (1.0 + PLATE);
        Slot::new(self.focus.at + Vec2::new(0.0, side * PLATE / 2.0), Vec2::splat(side))
    }
}
