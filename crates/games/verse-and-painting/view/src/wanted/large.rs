//! What is looked at large, over everything else: a painting, a line, a whole poem. It is put away by its button, by a touch
//! beside it, or by leaving the question.

use bevy::prelude::*;
use table::board::{Scene, Slot, ems, ink};
use tabletop::{Message, Seat, Speak};
use verse_and_painting::{Line, LineId};

use super::slips::{Writing, write};
use super::{List, inks, paintings, square};
use crate::VerseView;
use crate::fit::block;
use crate::piece::{Key, Question, Slip, Spot, layer};
use crate::places::Places;
use crate::tongue::Tongue;
use crate::touch::{guesser, may_press};

pub(super) fn add(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let free = scene.spread.layout.free;
    let told = scene.view.aloud.map(|(_, line)| line);
    match (*scene.question, told) {
        (Question::Large(seat), _) => painting(scene, seat, free, places, list),
        (Question::Read(line), _) => read(scene, line, free, places, list),
        (Question::Poem(line), _) | (Question::Nothing, Some(line)) => poem(scene, line, free, places, list),
        (Question::Out(_), _) => remove(scene, places, list),
        (Question::Nothing | Question::Line(_) | Question::Painting(_) | Question::PutAway, _) => {}
    }
}

/// Whether something large lies over the table.
pub(super) fn is_open(scene: &Scene<VerseView>) -> bool {
    match scene.question {
        Question::Large(_) | Question::Read(_) | Question::Poem(_) => true,
        Question::Nothing => scene.view.aloud.is_some(),
        Question::Line(_) | Question::Out(_) | Question::Painting(_) | Question::PutAway => false,
    }
}

/// What lies under it, and the button that puts it away.
fn under(scene: &Scene<VerseView>, slot: Slot, unit: f32, list: &mut List) {
    let window = scene.spread.layout.window;
    list.fill(Key::Veil, inks::VEIL, Vec2::ZERO, window, layer::LARGE);
    let around = scene.touch(Spot::Elsewhere, true);
    list.fill(Key::Spot(Spot::Elsewhere), Color::NONE, Vec2::ZERO, window, layer::LARGE + 0.5)
        .touchable(around);
    let side = (unit * 0.46).max(44.0);
    let corner = slot.at + slot.size / 2.0 - Vec2::splat(side * 0.2);
    let half = window / 2.0 - Vec2::splat(side / 2.0 + 4.0);
    let slot = square(corner.clamp(-half, half), side);
    list.paper(Key::CloseIcon, "verse-close", slot.at, slot.size, layer::LARGE + 20.0);
    super::spot(scene, Spot::Close, true, slot, layer::LARGE + 21.0, list);
}

fn painting(scene: &Scene<VerseView>, seat: Seat, free: Rect, places: &Places, list: &mut List) {
    let Some(drawing) = paintings::drawing(scene, seat) else { return };
    let may_guess = guesser(scene).is_some_and(|guesser| guesser != seat);
    let below = places.unit * 0.8;
    let side = (free.width() - 16.0).min(free.height() - below - 16.0);
    let slot = square(free.center() + Vec2::new(0.0, below / 2.0), side);
    under(scene, slot, places.unit, list);
    let z = layer::LARGE + 2.0;
    let keys = (Key::LargeMount, Key::LargeCanvas);
    paintings::mounted(keys, drawing, slot, (z, places.unit * 1.4), list);
    let foot = Vec2::new(free.center().x, slot.at.y - side / 2.0 - below * 0.5);
    if may_guess {
        let text = scene.line("spot-choose");
        button(scene, (Spot::Choose(seat), &text), (foot, side.min(places.unit * 3.4), below * 0.74), list);
        return;
    }
    let text = (scene.say)(&Message::new("spot-painting").with("seat", seat));
    let (size, high) = (below * 0.34, below * 0.68);
    let wide = (ems(&text) * size + high).min(free.width() - 16.0);
    list.sheet(Key::LargeButton, "verse-plaque", foot, Vec2::new(wide, high), z, high * 2.4);
    list.words(Key::LargeTitle, text, foot, size, ink::CREAM, z + 1.0)
        .in_title()
        .within(Vec2::new(wide - high * 0.6, high));
}

/// A button in words.
fn button(
    scene: &Scene<VerseView>,
    (spot, text): (Spot, &str),
    (at, width, height): (Vec2, f32, f32),
    list: &mut List,
) {
    let (paper, words) = match spot {
        Spot::Judge(right) => (Key::JudgePaper(right), Key::JudgeText(right)),
        Spot::Remove => (Key::RemovePaper, Key::RemoveText),
        _ => (Key::LargeButton, Key::LargeButtonText),
    };
    let z = if spot == Spot::Remove { layer::BUTTON } else { layer::LARGE + 10.0 };
    let size = Vec2::new(width, height.max(44.0));
    let sprite = if spot == Spot::Judge(false) { "button-night" } else { "button-ember" };
    list.sheet(paper, sprite, at, size, z, size.y * 2.2);
    let type_size = (size.y * 0.4).min((width - size.y * 0.6) / ems(text).max(1.0));
    list.words(words, text, at, type_size, ink::CREAM, z + 1.0).within(size);
    super::spot(scene, spot, may_press(scene, spot), Slot::new(at, size), z + 0.5, list);
}

/// Whether the held line can be removed by a button.
pub(super) fn may_remove(scene: &Scene<VerseView>) -> bool {
    matches!(scene.question, Question::Out(_)) && scene.private && may_press(scene, Spot::Remove)
}

/// A held line can be removed by a button as well as by another touch. It stands where round and theme are told.
fn remove(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    if !may_remove(scene) {
        return;
    }
    let room = super::header::room(scene, places);
    let size = Vec2::new((places.unit * 2.4).min(room.width()), (places.unit * 0.46).max(44.0));
    let at = Vec2::new(room.min.x + size.x / 2.0, room.center().y);
    button(scene, (Spot::Remove, &scene.line("spot-remove")), (at, size.x, size.y), list);
}

/// A line with its pinyin and its translation.
fn read(scene: &Scene<VerseView>, id: LineId, free: Rect, places: &Places, list: &mut List) {
    let Some(line) = id.line() else { return };
    let high = (free.height() * 0.94).min(places.unit * 5.2);
    let size = Vec2::new((high * 0.62).min(free.width() * 0.9), high);
    let slot = Slot::new(free.center(), size);
    under(scene, slot, places.unit, list);
    let writing = Writing {
        english: Some(line.line.en.as_str()),
        pinyin: Some(line.pinyin.as_str()),
        ..Writing::of(Slip::Large, line, Tongue::of(scene))
    };
    write(&writing, slot, layer::LARGE + 2.0, places.unit * 2.0, list);
}

/// The reading card: title, author and dynasty, all verses.
fn poem(scene: &Scene<VerseView>, id: LineId, free: Rect, places: &Places, list: &mut List) {
    let Some(line) = id.line() else { return };
    let judges = may_press(scene, Spot::Judge(true));
    let below = if judges { (places.unit * 0.7).max(56.0) } else { 0.0 };
    let room = free.size() - Vec2::new(12.0, 12.0 + below);
    let size = Vec2::new(room.x.min(places.unit * 5.0), room.y.min(places.unit * 5.4));
    let slot = Slot::new(free.center() + Vec2::new(0.0, below / 2.0), size);
    under(scene, slot, places.unit, list);
    list.sheet(Key::Card, "verse-card", slot.at, slot.size, layer::LARGE + 2.0, places.unit * 1.4);
    card(scene, line, slot, list);
    if judges {
        let at = |x: f32| Vec2::new(slot.at.x + x * size.x * 0.25, slot.at.y - size.y / 2.0 - below * 0.54);
        for (right, x) in [(true, -1.0), (false, 1.0)] {
            let text = scene.line(if right { "command-judge-right" } else { "command-judge-wrong" });
            let width = size.x * 0.47;
            button(scene, (Spot::Judge(right), &text), (at(x), width, below * 0.8), list);
        }
    }
}

fn card(scene: &Scene<VerseView>, line: &Line, slot: Slot, list: &mut List) {
    let tongue = Tongue::of(scene);
    let z = layer::LARGE + 3.0;
    let inner = Slot::new(slot.at, slot.size - Vec2::new(slot.size.x * 0.16, slot.size.y * 0.24));
    let top = inner.at.y + inner.size.y / 2.0;
    let head = inner.size.y * 0.13;
    let title = match tongue {
        Tongue::En => format!("{} · {}", line.title.en, line.title.hant),
        Tongue::Hant | Tongue::Hans => tongue.words(&line.title).to_owned(),
    };
    let size = block(&title, (head * 0.72, 9.0), inner.size.x, head * 1.1);
    list.words(Key::CardTitle, title, Vec2::new(inner.at.x, top - head * 0.5), size, ink::NIGHT, z)
        .in_title()
        .wrapped(inner.size.x)
        .within(Vec2::new(inner.size.x, head * 1.2));
    let dynasty = (scene.say)(&line.dynasty.message());
    let author = match tongue {
        Tongue::En => format!("{} · {dynasty}", line.author.en),
        Tongue::Hant | Tongue::Hans => format!("{dynasty} · {}", tongue.words(&line.author)),
    };
    let size = block(&author, (head * 0.46, 9.0), inner.size.x, head * 0.7);
    list.words(Key::CardAuthor, author, Vec2::new(inner.at.x, top - head * 1.35), size, ink::BROWN, z)
        .within(Vec2::new(inner.size.x, head * 0.8));
    verses(
        tongue.poem(line),
        Rect::from_center_size(
            inner.at - Vec2::new(0.0, head * 0.95),
            inner.size - Vec2::new(0.0, head * 1.9),
        ),
        z,
        list,
    );
}

/// A poem in couplets, one under the other, with its punctuation.
fn verses(poem: &str, room: Rect, z: f32, list: &mut List) {
    let mut lines: Vec<String> = Vec::new();
    let mut verse = String::new();
    for c in poem.chars() {
        verse.push(c);
        if matches!(c, '。' | '？' | '！') {
            lines.push(core::mem::take(&mut verse));
        }
    }
    if !verse.is_empty() {
        lines.push(verse);
    }
    let longest = lines.iter().map(|line| ems(line)).fold(1.0, f32::max);
    // A couplet of seven is too wide for a phone: then each verse has a line of its own.
    if longest * 20.0 > room.width() {
        lines = lines
            .iter()
            .flat_map(|line| line.split_inclusive(['，', '；', '：']))
            .map(str::to_owned)
            .collect();
    }
    let longest = lines.iter().map(|line| ems(line)).fold(1.0, f32::max);
    let count = f32::from(u8::try_from(lines.len()).unwrap_or(u8::MAX)).max(1.0);
    let pitch = (room.height() / count).min(room.width() / longest * 1.7);
    let size = (pitch / 1.45).min(room.width() / longest);
    for (index, line) in (0_u8..).zip(lines) {
        let y = (count - 1.0) / 2.0 - f32::from(index);
        let at = room.center() + Vec2::new(0.0, y * pitch);
        list.words(Key::CardVerse(index), line, at, size, ink::NIGHT, z)
            .in_title()
            .within(Vec2::new(room.width(), pitch * 1.1));
    }
}
