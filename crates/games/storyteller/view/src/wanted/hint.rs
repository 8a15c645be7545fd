//! The scroll in the middle: the hint as large as it fits, and below it what is to be done.

use bevy::prelude::*;
use storyteller::Phase;
use table::board::{Scene, ems, fitted, ink, lines};
use tabletop::{Message, Speak};

use super::List;
use crate::StorytellerView;
use crate::piece::{Key, layer};
use crate::places::Places;

/// What is written on the scroll.
const WRITTEN: Color = Color::srgb(0.2, 0.1, 0.22);

pub(super) fn add(scene: &Scene<StorytellerView>, places: &Places, list: &mut List) {
    let slot = places.hint;
    let unit = places.unit * 5.0;
    list.sheet(Key::Hint, "hint-paper", slot.at, slot.size, layer::HINT, unit);
    let edge = 30.0 * (unit / 120.0).max(1.0);
    let width = slot.size.x - 2.0 * edge;
    let task = task(scene);
    let line = (places.unit * scene.letters.min(1.25)).max(13.0);
    // A line for what is to be done is kept, so that the hint stays where it is from phase to phase.
    let task_room = if scene.view.hint.is_some() { line * 1.8 } else { 0.0 };
    // The paper's shadow lies within its place.
    let margin = unit * 0.13;
    let room = Vec2::new(width, slot.size.y - 2.0 * margin - task_room);
    let z = layer::HINT + 1.0;
    if let Some(hint) = &scene.view.hint {
        let text = (scene.say)(&hint.message());
        let size = type_size(&text, room, places.unit * 2.4 * scene.letters.min(1.3));
        let at = slot.at + Vec2::new(0.0, task_room / 2.0);
        list.words(Key::HintWords, text, at, size, WRITTEN, z).in_title().wrapped(room.x).within(room);
    }
    if scene.view.deadline.is_some() {
        let thick = (places.unit * 0.26).max(3.0);
        let foot = slot.at - Vec2::new(0.0, slot.size.y / 2.0 - thick * 0.9);
        list.fill(Key::Wick, ink::EMBER, foot, Vec2::new(width, thick), z);
    }
    if let Some(task) = task {
        if scene.view.hint.is_none() {
            let room = Vec2::new(width, slot.size.y - 2.0 * margin);
            let size = type_size(&task, room, line * 1.5);
            list.words(Key::Call, task, slot.at, size, WRITTEN, z).in_title().wrapped(width).within(room);
        } else {
            let at = slot.at - Vec2::new(0.0, slot.size.y / 2.0 - margin - line * 1.1);
            let (text, size) = fitted(&task, line, line * 0.6, width);
            let room = Vec2::new(width, size * 1.6);
            list.words(Key::Task, text, at, size, ink::BROWN, z).within(room);
        }
    }
}

/// What is to be done now, for whoever looks.
fn task(scene: &Scene<StorytellerView>) -> Option<String> {
    let view = scene.view;
    let teller = view.teller;
    let me = view.viewer;
    let has_chosen = |seat| view.players.get(seat).is_some_and(|player| player.has_chosen);
    let of = |id| Message::new(id).with("seat", teller);
    let count = storyteller::cards_given(view.config.seats);
    let said = match view.phase {
        _ if view.round == 0 => return None,
        Phase::Tell if me == Some(teller) => Message::new("task-tell"),
        Phase::Tell => of("task-wait-tell"),
        Phase::Give if me.is_some_and(|me| me != teller && !has_chosen(me)) => {
            Message::new("task-give").with("count", count)
        }
        Phase::Give => Message::new("task-wait-give"),
        Phase::Vote if view.votes.values().any(Option::is_some) => of("task-told"),
        Phase::Vote if me.is_some_and(|me| me != teller && !has_chosen(me)) => of("task-vote"),
        Phase::Vote => Message::new("task-wait-vote"),
        Phase::Reveal if me == Some(teller) => Message::new("task-go-on"),
        Phase::Reveal => of("task-told"),
        Phase::Over => return None,
    };
    Some((scene.say)(&said))
}

/// A size at which all lines of a text fit into a room, at most this one.
pub(super) fn type_size(text: &str, room: Vec2, largest: f32) -> f32 {
    let mut size = largest.min(room.y / 1.3);
    while size > 10.0 && text_height(text, room.x, size) > room.y {
        size *= 0.94;
    }
    size
}

/// How high a text of this size is, wrapped at this width.
pub(super) fn text_height(text: &str, width: f32, size: f32) -> f32 {
    rows(text, width / size) * size * 1.32
}

/// How many lines a text takes at this width in ems; a word that is too long for one is broken where the line ends.
fn rows(text: &str, width: f32) -> f32 {
    // Glyphs are a little wider or narrower than is reckoned.
    let width = width.max(1.0) * 0.97;
    lines(text, width).unwrap_or_else(|| (ems(text) / width).ceil().max(1.0))
}
