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

/// How much of a mount its paper fills.
pub(super) const PAPER: f32 = 100.0 / 128.0;

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
        list.paper(Key::Mount(seat), sprite, slot.at, slot.size, z);
        plate(scene, seat, slot, list);
        return;
    };
    list.paper(Key::Mount(seat), "verse-mount", slot.at, slot.size, z);
    let raised = Vec2::new(0.0, slot.size.y * 0.012);
    list.paper(Key::Canvas(seat), names::painting(drawing), slot.at + raised, slot.size * PAPER, z + 1.0);
    if *scene.question == Question::Painting(seat) {
        let size = slot.size * 1.16;
        list.sheet(Key::Lit(seat), "mat-glow", slot.at, size, z + 3.0, places.unit);
    }
    plate(scene, seat, slot, list);
    super::truth::on_painting(scene, seat, slot, list);
    let legal = super::touch::may_press(scene, Spot::Painting(seat));
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
