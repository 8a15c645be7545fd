//! The donkey's bubble: what it is about, the words that are to be told, the clock.

use bevy::prelude::*;
use donkey_bridge::{Phase, View};
use table::board::{Scene, ink};
use tabletop::{Message, Speak};

use super::{List, face_up, lettering};
use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::{Key, layer};
use crate::places::{BUBBLE_UNIT, Places};

/// Tiles are of cream paper: what they lie on is a little cooler.
const PAPER: Color = Color::srgb(0.925, 0.975, 0.955);

pub(super) fn add(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    paper(scene, places, list);
    head(scene, places, list);
    if matches!(scene.view.phase, Phase::Guessing | Phase::Judging) && scene.view.deadline.is_some() {
        list.paper(Key::Clock, names::clock(8), places.clock.at, places.clock.size, layer::TILE + 20.0);
    }
    telling(scene, places, list);
}

/// The bubble, and two dots that lead up to the donkey.
fn paper(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    let bubble = places.bubble;
    let unit = bubble.height() / BUBBLE_UNIT;
    list.sheet(Key::Bubble, "bubble", bubble.center(), bubble.size(), layer::BUBBLE, unit).tinted(PAPER);
    let donkey = places.donkey(scene.view.round);
    // They leave the donkey on the side where there is more room.
    let aside = if donkey.at.x > bubble.center().x { -1.0 } else { 1.0 };
    let from = donkey.at + Vec2::new(aside * donkey.size.x * 0.62, -donkey.size.y * 0.18);
    let to = Vec2::new(donkey.at.x + aside * donkey.size.x * 1.15, bubble.max.y);
    for (index, (part, side)) in (0_u8..).zip([(0.1, 0.17), (0.5, 0.25)]) {
        let at = from.lerp(to, part);
        list.paper(Key::Dot(index), "bubble-dot", at, Vec2::splat(donkey.size.y * side), layer::STONE + 6.0);
    }
}

/// What is going on, in one or two lines.
fn head(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    let text = (scene.say)(&moment(scene.view));
    let room = places.head.size();
    let (size, broken) = lettering::in_room(&text, room);
    let at = Vec2::new(places.head.min.x, places.head.center().y);
    let words = list.words(Key::Head, text, at, size, ink::NIGHT, layer::BUBBLE + 2.0);
    words.leftwards().in_title().within(room * Vec2::new(1.02, 1.2));
    if broken {
        words.wrapped(room.x);
    }
}

fn moment(view: &View) -> Message {
    let teller = view.teller;
    match (&view.guessing, view.phase) {
        (_, Phase::Over) => Message::new("view-over"),
        (Some(guessing), Phase::Judging) => match &guessing.said {
            Some(said) => {
                let said = match said {
                    donkey_bridge::Said::Word(word) => word.message().into(),
                    donkey_bridge::Said::Text(text) => tabletop::Value::Text(text.text().to_owned()),
                };
                Message::new("view-weighed").with("seat", guessing.turn).with("answer", said)
            }
            None => Message::new("board-dealt").with("seat", teller),
        },
        (Some(guessing), _) if guessing.turn == teller => Message::new("board-dealt").with("seat", teller),
        (Some(guessing), _) => Message::new("board-guessing")
            .with("seat", guessing.turn)
            .with("teller", teller)
            .with("penalty", guessing.penalty)
            .with("named", u8::try_from(guessing.named.len()).unwrap_or(u8::MAX)),
        (None, Phase::Guessing | Phase::Judging) => Message::new("board-closed").with("seat", teller),
        (None, _) if view.telling.is_some() => Message::new("board-telling").with("seat", teller),
        (None, _) => {
            let slot = usize::from(view.round).saturating_sub(1);
            let told = view.players[teller].stacks.get(slot).is_some_and(|stack| *stack > 0);
            Message::new(if told { "board-told" } else { "board-turn" }).with("seat", teller)
        }
    }
}

/// The words that are to be told, large.
fn telling(scene: &Scene<DonkeyBridgeView>, places: &Places, list: &mut List) {
    let Some(telling) = &scene.view.telling else { return };
    let count = telling.words.len();
    for (index, word) in (0_u8..).zip(&telling.words) {
        let slot = places.tile(usize::from(index), count);
        let z = layer::TILE + f32::from(index);
        let shadow = slot.at + Vec2::new(0.02, -0.05) * slot.size.y;
        let key = Key::StoryShadow(index);
        list.sheet(key, "shadow-card", shadow, slot.size * 1.08, layer::SHADOW, slot.size.y);
        let keys = (Key::Story(scene.view.teller, telling.slot, index), Key::StoryWord(index));
        face_up(scene, keys, *word, slot, z, Color::WHITE, list);
    }
}
