//! Slips of verse: paper, a column of characters, the window where one is masked, a translation where the language has it.

use bevy::prelude::*;
use table::board::{Scene, Slot, ink};
use verse_and_painting::{Line, LineId, Masked, Mode, Phase};

use super::List;
use crate::fit::block;
use crate::piece::{Key, Question, Slip, Spot, layer};
use crate::places::{Places, column_part, sheet_unit, silk};
use crate::tongue::Tongue;
use crate::{VerseView, names};

/// A character in its part of the column, and in the width of the paper.
const LINE: f32 = 1.1;
const WIDE: f32 = 0.72;
/// The part of a slip that is read large that its column with its pinyin has.
const READ: f32 = 0.44;
/// The red of a character that others do not see.
const CINNABAR: Color = Color::srgb(0.75, 0.2, 0.15);
/// What was removed.
const FADED: Color = Color::srgb(0.62, 0.58, 0.6);

/// What is written on a slip.
pub(super) struct Writing<'a> {
    pub slip: Slip,
    pub paper: &'static str,
    pub characters: Vec<char>,
    /// The character that is covered, or that others do not see.
    pub masked: Option<(u8, bool)>,
    pub english: Option<&'a str>,
    pub pinyin: Option<&'a str>,
    pub faded: bool,
}

impl<'a> Writing<'a> {
    /// A line that is known.
    pub fn of(slip: Slip, line: &'a Line, tongue: Tongue) -> Self {
        Self {
            slip,
            paper: names::SLIP,
            characters: tongue.characters(&line.line).chars().collect(),
            masked: None,
            english: tongue.translates().then_some(line.line.en.as_str()),
            pinyin: None,
            faded: false,
        }
    }

    /// A line with its mask.
    fn masked(slip: Slip, masked: &Masked, tongue: Tongue) -> Self {
        Self {
            slip,
            paper: names::SLIP,
            characters: tongue.masked(masked).chars().collect(),
            masked: Some((masked.index, true)),
            english: None,
            pinyin: None,
            faded: false,
        }
    }
}

pub(super) fn add(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let view = scene.view;
    match view.config.mode {
        Mode::Between => laid(scene, places, list),
        Mode::Competition => open(scene, places, list),
        Mode::Together if matches!(view.phase, Phase::Ready | Phase::Paint) => down(scene, places, list),
        Mode::Together => open(scene, places, list),
    }
}

/// The viewer's own line, where the viewer is the only one who looks.
pub(super) fn own(scene: &Scene<VerseView>) -> Option<LineId> {
    scene.view.own.as_ref().map(|own| own.line)
}

fn open(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let (view, tongue) = (scene.view, Tongue::of(scene));
    for (id, slot) in view.open.iter().zip(&places.slips) {
        let Some(line) = id.line() else { continue };
        let slip = Slip::Open(*id);
        let removed = view.removed.iter().find(|removal| removal.line == *id);
        let mut writing = Writing::of(slip, line, tongue);
        writing.faded = removed.is_some();
        if own(scene) == Some(*id) {
            writing.paper = names::SLIP_OWN;
        }
        write(&writing, *slot, layer::SLIP, places.unit, list);
        let held = matches!(scene.question, Question::Line(line) | Question::Out(line) if line == id);
        if held {
            let size = slot.size + Vec2::splat(slot.size.x * 0.34);
            list.sheet(Key::Held(slip), "mat-glow", slot.at, size, layer::SLIP + 8.0, places.unit);
        }
        if removed.is_some() {
            list.paper(Key::Slash(slip), "verse-slash", slot.at, slot.size * 0.94, layer::SLIP + 6.0);
        }
        super::truth::on_slip(scene, slip, *id, *slot, list);
        let legal = crate::touch::may_press(scene, Spot::Line(*id));
        super::spot(scene, Spot::Line(*id), legal, *slot, layer::SPOT, list);
    }
}

/// Lines that lie face down, and the one that the viewer drew before them.
fn down(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    if scene.view.themes.is_empty() {
        return;
    }
    for (index, slot) in (0..).zip(&places.slips) {
        let key = Key::Slip(Slip::Down(index));
        let paper = sheet_unit(slot.size.x, places.unit);
        list.sheet(key, names::SLIP_BACK, slot.at, slot.size, layer::SLIP, paper);
    }
    let Some(line) = own(scene).and_then(LineId::line) else { return };
    let writing = Writing { paper: names::SLIP_OWN, ..Writing::of(Slip::Own, line, Tongue::of(scene)) };
    write(&writing, places.own, layer::OWN, places.unit, list);
}

/// Each player's line with its mask; whoever painted it sees all of it, and all do once the mask is lifted.
fn laid(scene: &Scene<VerseView>, places: &Places, list: &mut List) {
    let (view, tongue) = (scene.view, Tongue::of(scene));
    for (seat, masked) in view.laid.iter() {
        let (Some(masked), Some(slot)) = (masked, places.slips.get(seat.index())) else { continue };
        let slip = Slip::Laid(seat);
        let known = view.known[seat].and_then(LineId::line);
        let mine = own(scene).filter(|_| view.viewer == Some(seat)).and_then(LineId::line);
        let mut writing = match known.or(mine) {
            Some(line) => Writing { masked: Some((masked.index, false)), ..Writing::of(slip, line, tongue) },
            None => Writing::masked(slip, masked, tongue),
        };
        if mine.is_some() {
            writing.paper = names::SLIP_OWN;
        }
        write(&writing, *slot, layer::SLIP, places.unit, list);
        if view.turn == Some(seat) {
            let size = slot.size + Vec2::splat(slot.size.x * 0.34);
            list.sheet(Key::Held(slip), "mat-glow", slot.at, size, layer::SLIP + 8.0, places.unit);
        }
        super::truth::on_laid(scene, seat, *slot, list);
        let legal = crate::touch::may_press(scene, Spot::Laid(seat));
        super::spot(scene, Spot::Laid(seat), legal, *slot, layer::SPOT, list);
    }
}

/// Puts a slip down with what is written on it.
pub(super) fn write(writing: &Writing, slot: Slot, z: f32, unit: f32, list: &mut List) {
    let tint = if writing.faded { FADED } else { Color::WHITE };
    let paper = sheet_unit(slot.size.x, unit);
    list.sheet(Key::Slip(writing.slip), writing.paper, slot.at, slot.size, z, paper).tinted(tint);
    // What is read large keeps away from the line along the edge of its paper.
    let apart = if writing.pinyin.is_some() { 0.94 } else { 1.0 };
    let height = (slot.size.y - silk(slot.size.x, unit)) * apart;
    // Beside a translation the column has the right part of the paper.
    let part = if writing.pinyin.is_some() { READ } else { column_part(slot.size) };
    let column = match writing.english {
        Some(_) => {
            let aside = Vec2::new(slot.size.x * (0.45 - part / 2.0), 0.0);
            Rect::from_center_size(slot.at + aside, Vec2::new(slot.size.x * part, height))
        }
        None => Rect::from_center_size(slot.at, Vec2::new(slot.size.x, height)),
    };
    characters(writing, column, z, list);
    if let Some(english) = writing.english {
        let room = Vec2::new(slot.size.x * (0.87 - part), height);
        // The face of the table has a curly apostrophe as wide as a character.
        let english = english.replace('’', "'");
        let size = block(&english, (unit * 0.2, 6.0), room.x * 0.96, room.y * 0.94);
        let at = slot.at - Vec2::new(slot.size.x * 0.44 - room.x / 2.0, 0.0);
        list.words(Key::English(writing.slip), english, at, size, ink::NIGHT, z + 1.0)
            .wrapped(room.x)
            .within(room);
    }
}

/// The column, glyph by glyph.
fn characters(writing: &Writing, column: Rect, z: f32, list: &mut List) {
    let count = u8::try_from(writing.characters.len()).unwrap_or(u8::MAX).max(1);
    let wide = match (writing.english, writing.pinyin) {
        (_, Some(_)) => 0.5,
        (Some(_), None) => 0.86,
        (None, None) => WIDE,
    };
    // Pinyin stands on the left of its character.
    let aside = if writing.pinyin.is_some() { column.width() * 0.24 } else { 0.0 };
    let pitch = (column.height() / f32::from(count)).min(column.width() * wide * LINE);
    let size = pitch / LINE;
    let syllables: Vec<&str> = writing.pinyin.map(|pinyin| pinyin.split(' ').collect()).unwrap_or_default();
    for (index, character) in (0..count).zip(&writing.characters) {
        let y = (f32::from(count) - 1.0) / 2.0 - f32::from(index);
        let at = column.center() + Vec2::new(aside, y * pitch);
        let masked = writing.masked.filter(|(masked, _)| *masked == index);
        if masked.is_some_and(|(_, covered)| covered) {
            list.paper(Key::Window(writing.slip), "verse-window", at, Vec2::splat(size * 1.04), z + 2.0);
            continue;
        }
        let ink = if masked.is_some() { CINNABAR } else { ink::NIGHT };
        list.words(Key::Glyph(writing.slip, index), character.to_string(), at, size, ink, z + 1.0)
            .in_title()
            .within(Vec2::splat(pitch * 1.3));
        if let Some(syllable) = syllables.get(usize::from(index)) {
            let beside = at - Vec2::new(column.width() * 0.5, 0.0);
            let room = Vec2::new(column.width() * 0.46, pitch);
            let size = block(syllable, (size * 0.5, 8.0), room.x, room.y);
            list.words(Key::Pinyin(writing.slip, index), *syllable, beside, size, ink::BROWN, z + 1.0)
                .within(room);
        }
    }
}
