//! The band at the top: round and theme, hearts, the die.

use bevy::prelude::*;
use table::board::{Scene, fitted, ink};
use tabletop::{Message, Speak};
use verse_and_painting::{HEARTS, Mode, ROUNDS};

use super::{List, square};
use crate::piece::{Key, layer};
use crate::places::Places;
use crate::{VerseView, names};

pub(super) fn add(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let view = scene.view;
    if view.themes.is_empty() {
        return;
    }
    let header = places.header;
    let high = header.height();
    let (hearts, die) = beside(scene);
    let pitch = high * PITCH;
    for index in 0..hearts {
        let x = header.max.x - pitch * (f32::from(hearts - index) - 0.5);
        let sprite = if index < view.hearts { "verse-heart" } else { "verse-heart-spent" };
        let slot = square(Vec2::new(x, header.center().y), high * 0.82);
        list.paper(Key::Heart(index), sprite, slot.at, slot.size, layer::HEADER);
    }
    if die && view.pips > 0 {
        let x = header.max.x - pitch * (f32::from(hearts) + 0.7);
        let size = Vec2::new(52.0, 54.0) / 54.0 * high * 0.94;
        let at = Vec2::new(x, header.center().y);
        list.paper(Key::Die, names::die(view.pips), at, size, layer::HEADER);
    }
    if !super::large::may_remove(scene) {
        plaque(scene, room(scene, places), list);
    }
}

/// From heart to heart, in heights of the band.
const PITCH: f32 = 0.86;

/// How many hearts there can be, and whether there is a die.
fn beside(scene: &Scene<VerseView>) -> (u8, bool) {
    match scene.view.config.mode {
        Mode::Competition => (0, false),
        Mode::Together => (HEARTS, false),
        Mode::Between => (HEARTS, true),
    }
}

/// What hearts and die leave of the band.
pub(super) fn room(scene: &Scene<VerseView>, places: &Places) -> Rect {
    let (hearts, die) = beside(scene);
    let high = places.header.height();
    let taken = high * PITCH * (f32::from(hearts) + if die { 1.3 } else { 0.0 });
    let right = places.header.max.x - taken - high * 0.2;
    Rect { max: Vec2::new(right, places.header.max.y), ..places.header }
}

fn plaque(scene: &Scene<VerseView>, room: Rect, list: &mut List) {
    let view = scene.view;
    let said = match view.theme() {
        Some(theme) => Message::new("header-round-theme").with("theme", theme.message()),
        None => {
            let themes: tabletop::Value = view.themes.iter().map(Speak::message).collect();
            Message::new("header-round-themes").with("themes", themes)
        }
    };
    let told = |said: Message| (scene.say)(&said.with("round", view.round + 1).with("rounds", ROUNDS));
    let whole = told(said);
    let high = room.height();
    let wish = high * 0.46 * scene.letters.min(1.2);
    let fit = |text: &str| fitted(text, wish, high * 0.3, room.width() - high);
    let (text, size) = fit(&whole);
    // Where four themes have no room, the round alone is told.
    let (text, size) = if text == whole { (text, size) } else { fit(&told(Message::new("header-round"))) };
    let wide = (table::board::ems(&text) * size + high * 1.1).min(room.width());
    // Beside hearts it begins at the left; alone it hangs in the middle.
    let alone = view.config.mode == Mode::Competition;
    let x = if alone { room.center().x } else { room.min.x + wide / 2.0 };
    let at = Vec2::new(x, room.center().y);
    list.sheet(Key::Plaque, "verse-plaque", at, Vec2::new(wide, high), layer::HEADER, high * 2.4);
    list.words(Key::Round, text, at, size, ink::GOLD, layer::HEADER + 1.0)
        .in_title()
        .within(Vec2::new(wide - high * 0.6, high));
}
