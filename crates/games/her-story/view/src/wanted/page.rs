//! A chapter, large, to be read whole: her window, name, years, story, what it costs, what it does, where it can be read up
//! on, and what may be done with it now.

use bevy::prelude::*;
use her_story::{Chapter, ChapterId, Command, Icons, Power, Tile};
use table::board::{Slot, fitted, fitted_lines};
use tabletop::{Message, Speak};

use super::cost::Row;
use super::{List, ink};
use crate::names::{self, Toned};
use crate::piece::{Key, Leaf, Spot, What, layer};
use crate::scene::{self, Desk, in_tongues};

/// A window's height for its width.
const WINDOW: f32 = 240.0 / 200.0;

pub(super) fn add(scene: &Desk, list: &mut List) {
    let What::Page(chapter) = scene.question.what else { return };
    let Some(card) = chapter.chapter() else { return };
    let window = scene.spread.layout.window;
    list.fill(Key::Page(Leaf::Veil), ink::DUSK, Vec2::ZERO, window, layer::PAGE);
    let plan = Plan::new(window, scene.letters);
    let mut hand = Hand { scene, plan, list };
    hand.frame(card);
    hand.window(chapter, card);
    hand.head(card);
    hand.story(card);
    hand.worth(chapter, card);
    hand.sources(card);
    hand.buttons(chapter);
}

/// Where the parts of the page lie. Places count from the middle of the window.
#[derive(Clone, Copy)]
struct Plan {
    /// The length that all else is measured in: type of a size to be read.
    em: f32,
    /// Whether this is a phone: held nearer, and with less on a line.
    upright: bool,
    paper: Slot,
    window: Slot,
    /// Field, then region and era, below the window or beside it.
    kinds: Rect,
    head: Rect,
    story: Rect,
    cost: Rect,
    power: Rect,
    /// Where it can be read up on.
    sources: Rect,
    buttons: Rect,
    close: Slot,
}

impl Plan {
    fn new(window: Vec2, letters: f32) -> Self {
        if window.x < window.y { Self::upright(window, letters) } else { Self::wide(window, letters) }
    }

    fn wide(window: Vec2, letters: f32) -> Self {
        let unit = (window.x / 1280.0).min(window.y / 800.0);
        let grown = 1.0 + (letters - 1.0).clamp(0.0, 0.5) * 0.6;
        let size = Vec2::new(860.0, 560.0) * unit * Vec2::new(grown.min(1.3), grown.min(1.25));
        let paper = Slot::new(Vec2::new(0.0, unit * 14.0), size);
        let inner = Rect::from_center_size(paper.at, size - Vec2::splat(84.0) * unit);
        let side = Vec2::new(236.0, 236.0 * WINDOW) * unit;
        let picture = Vec2::new(inner.min.x + side.x / 2.0, inner.max.y - side.y / 2.0);
        let left = inner.min.x + side.x + 30.0 * unit;
        let right = |top: f32, low: f32| {
            Rect::new(left, inner.max.y - low * unit, inner.max.x, inner.max.y - top * unit)
        };
        let foot = inner.min.y + 50.0 * unit;
        let below = foot + 44.0 * unit;
        let power = Rect::new(left, below, inner.max.x, below + 58.0 * unit);
        let cost = Rect::new(left, power.max.y + 6.0 * unit, inner.max.x, power.max.y + 52.0 * unit);
        Self {
            em: 19.0 * unit * letters.min(1.35),
            upright: false,
            paper,
            window: Slot::new(picture, side),
            kinds: Rect::new(inner.min.x, below, inner.min.x + side.x, picture.y - side.y / 2.0 - 6.0 * unit),
            head: right(-8.0, 84.0),
            story: Rect::new(left, cost.max.y + 8.0 * unit, inner.max.x, inner.max.y - 96.0 * unit),
            cost,
            power,
            sources: Rect::new(inner.min.x, foot, inner.max.x, foot + 36.0 * unit),
            buttons: Rect::new(
                inner.min.x,
                inner.min.y - 14.0 * unit,
                inner.max.x,
                inner.min.y + 42.0 * unit,
            ),
            close: Slot::new(paper.at + size / 2.0 - Vec2::splat(44.0) * unit, Vec2::splat(48.0) * unit),
        }
    }

    fn upright(window: Vec2, letters: f32) -> Self {
        let unit = window.x / 390.0;
        let high = (window.y * 0.86).min((642.0 + 90.0 * (letters - 1.0).clamp(0.0, 0.5) * 2.0) * unit);
        let size = Vec2::new(window.x - 12.0 * unit, high);
        let paper = Slot::new(Vec2::ZERO, size);
        let inner = Rect::from_center_size(Vec2::ZERO, size - Vec2::new(58.0, 60.0) * unit);
        let side = Vec2::new(118.0, 118.0 * WINDOW) * unit;
        let picture = Vec2::new(inner.min.x + side.x / 2.0, inner.max.y - side.y / 2.0);
        let left = inner.min.x + side.x + 12.0 * unit;
        let foot = inner.min.y + 52.0 * unit;
        let below = foot + 58.0 * unit;
        let power = Rect::new(inner.min.x, below, inner.max.x, below + 58.0 * unit);
        let cost = Rect::new(inner.min.x, power.max.y + 4.0 * unit, inner.max.x, power.max.y + 44.0 * unit);
        let low = picture.y - side.y / 2.0;
        Self {
            em: 16.5 * unit * letters.min(1.3),
            upright: true,
            paper,
            window: Slot::new(picture, side),
            kinds: Rect::new(left, low, inner.max.x, low + 62.0 * unit),
            head: Rect::new(left, low + 66.0 * unit, inner.max.x - 26.0 * unit, inner.max.y + 6.0 * unit),
            story: Rect::new(inner.min.x, cost.max.y + 8.0 * unit, inner.max.x, low - 12.0 * unit),
            cost,
            power,
            sources: Rect::new(inner.min.x, foot, inner.max.x, foot + 50.0 * unit),
            buttons: Rect::new(inner.min.x, inner.min.y - 8.0 * unit, inner.max.x, inner.min.y + 44.0 * unit),
            close: Slot::new(paper.at + size / 2.0 - Vec2::splat(34.0) * unit, Vec2::splat(46.0) * unit),
        }
    }
}

/// What lays the page out.
struct Hand<'a, 'b> {
    scene: &'a Desk<'b>,
    plan: Plan,
    list: &'a mut List,
}

/// Drawing order of the paper, of what is on it, and of what is pressed.
const PAPER: f32 = layer::PAGE + 2.0;
const PRINT: f32 = layer::PAGE + 4.0;
const PRESS: f32 = layer::PAGE + 8.0;

impl Hand<'_, '_> {
    fn frame(&mut self, card: &Chapter) {
        let Slot { at, size } = self.plan.paper;
        let sheet = names::toned(Toned::Page, card.field);
        self.list.sheet(Key::Page(Leaf::Paper), sheet, at, size, PAPER, self.plan.em * 6.0);
        let touch = self.scene.touch(Spot::Page, false);
        self.list.spot(Key::Spot(Spot::Page), touch, "mat-glow", at, size, PAPER + 1.0);
        let Slot { at, size } = self.plan.close;
        self.list.paper(Key::Page(Leaf::CloseIcon), "icon-close", at, size * 0.56, PRINT).tinted(ink::INK);
        let touch = self.scene.touch(Spot::Close, true);
        self.list.spot(Key::Spot(Spot::Close), touch, "mat-glow", at, size, PRESS);
    }

    fn window(&mut self, chapter: ChapterId, card: &Chapter) {
        let Slot { at, size } = self.plan.window;
        let sprite = names::toned(Toned::Window, card.field);
        self.list.paper(Key::Page(Leaf::Window), sprite, at, size, PRINT);
        let side = Vec2::splat(size.x * 0.78);
        let low = at - Vec2::new(0.0, size.y * 0.06);
        self.list.paper(Key::Page(Leaf::Emblem), names::emblem(chapter), low, side, PRINT + 1.0);
        self.kinds(card);
    }

    /// Field with its badge; region and era below it.
    fn kinds(&mut self, card: &Chapter) {
        let room = self.plan.kinds;
        let line = (room.height() / 2.3).min(self.plan.em * 1.5);
        let badge = Vec2::splat(line * 1.1);
        let first = Vec2::new(room.min.x + badge.x / 2.0, room.max.y - line * 0.62);
        let sprite = names::toned(Toned::Badge, card.field);
        self.list.paper(Key::Page(Leaf::Field), sprite, first, badge, PRINT);
        let wide = room.width() - badge.x * 1.3;
        let size = self.plan.em * 0.9;
        let (text, size) =
            fitted(&sentence(&(self.scene.say)(&card.field.message())), size, size * 0.6, wide);
        let at = first + Vec2::new(badge.x * 0.7, 0.0);
        self.list.words(Key::Page(Leaf::FieldWords), text, at, size, ink::INK, PRINT).leftwards();
        let said = Message::new("page-kinds")
            .with("region", card.region.message())
            .with("era", card.era().message());
        let size = self.plan.em * 0.8;
        let (text, size) = fitted(&(self.scene.say)(&said), size, size * 0.6, room.width());
        let at = Vec2::new(room.min.x, first.y - line * 1.05);
        self.list.words(Key::Page(Leaf::Kinds), text, at, size, ink::SOFT, PRINT).leftwards();
    }

    fn head(&mut self, card: &Chapter) {
        let room = self.plan.head;
        let years = self.plan.em * 0.9;
        let name = (self.scene.say)(&in_tongues("chapter-name", &card.name));
        let above = Vec2::new(room.width() - self.plan.em, room.height() - years * 1.5);
        let size = fitted_lines(&name, self.plan.em * 1.9, self.plan.em * 0.9, above);
        // A name of two parts is broken between them, never at its hyphen.
        let is_latin = |word: &&str| word.chars().all(|c| u32::from(c) < 0x2e80);
        let least = self.plan.em * 0.9;
        let size = name
            .split(' ')
            .filter(is_latin)
            .fold(size, |size, word| fitted(word, size, least.min(size), above.x).1);
        let (text, size) =
            if above.y < size * 2.4 { fitted(&name, size, size * 0.5, above.x) } else { (name, size) };
        let at = Vec2::new(room.min.x, room.max.y - above.y / 2.0);
        self.list
            .words(Key::Page(Leaf::Name), text, at, size, ink::INK, PRINT)
            .leftwards()
            .in_title()
            .wrapped(above.x)
            .within(above);
        let (text, size) = fitted(&(self.scene.say)(&card.years.message()), years, years * 0.6, room.width());
        let at = Vec2::new(room.min.x, room.min.y + years * 0.7);
        self.list.words(Key::Page(Leaf::Years), text, at, size, ink::SOFT, PRINT).leftwards();
    }

    fn story(&mut self, card: &Chapter) {
        let room = self.plan.story;
        let story = (self.scene.say)(&in_tongues("chapter-story", &card.story));
        let most = self.plan.em * if self.plan.upright { 1.4 } else { 1.24 };
        let size = fitted_lines(&story, most, self.plan.em * 0.6, room.size());
        self.list
            .words(
                Key::Page(Leaf::Story),
                story,
                Vec2::new(room.min.x, room.center().y),
                size,
                ink::INK,
                PRINT,
            )
            .leftwards()
            .wrapped(room.width())
            .within(room.size());
        let line = Vec2::new(room.width(), (self.plan.em * 0.07).max(1.0));
        let at = Vec2::new(room.center().x, room.min.y - self.plan.em * 0.15);
        self.list.fill(Key::Page(Leaf::Rule), ink::SOFT.with_alpha(0.3), at, line, PRINT);
    }

    /// Cost, with a tick for all that whoever looks has already; points, power.
    fn worth(&mut self, chapter: ChapterId, card: &Chapter) {
        let room = self.plan.cost;
        let medal = room.height();
        let size = self.plan.em * 0.8;
        let label = self.plan.em * 3.0;
        let (text, size) = fitted(&self.scene.line("page-cost"), size, size * 0.6, label * 0.92);
        let left = Vec2::new(room.min.x, room.center().y);
        self.list.words(Key::Page(Leaf::CostWords), text, left, size, ink::SOFT, PRINT).leftwards();
        let row = Row {
            at: left + Vec2::new(label, 0.0),
            room: room.width() - label - medal * 1.4,
            side: medal * 0.8,
            z: PRINT,
            open: Color::WHITE,
            tick: ink::DONE,
        };
        row.add((Key::PageCost, Key::PagePaid), card.cost, self.own_icons(chapter), self.list);
        let at = Vec2::new(room.max.x - medal * 0.6, room.center().y);
        self.list.paper(Key::Page(Leaf::Medal), "medal", at, Vec2::splat(medal * 1.08), PRINT);
        let raised = at + Vec2::new(0.0, medal * 0.08);
        let points = card.points.to_string();
        self.list.words(Key::Page(Leaf::Points), points, raised, medal * 0.52, ink::INK, PRINT + 1.0);
        self.power(card);
    }

    /// The icons that whoever looks could pay for it with; none for what stands in a book already.
    fn own_icons(&self, chapter: ChapterId) -> Icons {
        let scene = self.scene;
        let mut books = scene.view.table.writers.iter().flat_map(|(_, writer)| &writer.book);
        let own = scene::writer(scene, scene.actor.unwrap_or(scene.spread.front));
        match own {
            Some(own) if !books.any(|entry| entry.chapter == chapter) => {
                let tiles: Icons = own.held().map(Tile::icons).sum();
                tiles.plus(own.permanent().map(|(_, icons)| icons).sum())
            }
            _ => Icons::default(),
        }
    }

    fn power(&mut self, card: &Chapter) {
        let room = self.plan.power;
        let side = Vec2::splat(self.plan.em * 1.8);
        let mut x = room.min.x;
        if let Some(sprite) = names::power(card.power) {
            let at = Vec2::new(x + side.x / 2.0, room.center().y);
            self.list.paper(Key::Page(Leaf::Power), sprite, at, side, PRINT);
            x += side.x * 1.15;
        }
        for (index, sprite) in (0_u8..).zip(names::given(card.power)) {
            let at = Vec2::new(x + side.x * 0.42, room.center().y);
            self.list.paper(Key::Page(Leaf::Gives(index)), sprite, at, side * 0.84, PRINT);
            x += side.x * 0.95;
        }
        let wide = Vec2::new(room.max.x - x - self.plan.em * 0.3, room.height());
        let text = sentence(&(self.scene.say)(&in_full(card.power)));
        let size = fitted_lines(&text, self.plan.em * 0.95, self.plan.em * 0.6, wide);
        let at = Vec2::new(x + self.plan.em * 0.3, room.center().y);
        self.list
            .words(Key::Page(Leaf::PowerWords), text, at, size, ink::INK, PRINT)
            .leftwards()
            .wrapped(wide.x)
            .within(wide);
    }

    /// The works in which the story can be checked, in small type at the foot.
    fn sources(&mut self, card: &Chapter) {
        let room = self.plan.sources;
        let works = card.sources.join(" · ");
        let text = (self.scene.say)(&Message::new("page-sources").with("works", works));
        let size = fitted_lines(&text, self.plan.em * 0.68, self.plan.em * 0.46, room.size());
        let at = Vec2::new(room.min.x, room.center().y);
        self.list
            .words(Key::Page(Leaf::Sources), text, at, size, ink::SOFT, PRINT)
            .leftwards()
            .wrapped(room.width())
            .within(room.size());
    }

    /// What may be done with this chapter now, and the way back.
    fn buttons(&mut self, chapter: ChapterId) {
        let offers = |wanted: Command| scene::offers(self.scene, |command| *command == wanted);
        let all = [
            (Spot::Complete, "act-complete", scene::payment(self.scene, chapter).is_some()),
            (Spot::Draft, "act-draft", offers(Command::Draft { chapter })),
            (Spot::Favourite, "act-favourite", offers(Command::ChooseFavourite { chapter })),
        ];
        let room = self.plan.buttons;
        let gap = self.plan.em * 0.6;
        let wide = ((room.width() - gap) / 2.0).min(self.plan.em * 13.0);
        let size = Vec2::new(wide, room.height());
        let shown: Vec<_> = all.into_iter().filter(|(_, _, may)| *may).collect();
        let count = f32::from(u8::try_from(shown.len()).unwrap_or(2));
        for (index, (spot, id, _)) in (0_u8..).zip(shown) {
            let x = room.center().x + (f32::from(index) - (count - 1.0) / 2.0) * (wide + gap);
            let at = Vec2::new(x, room.center().y);
            let (sheet, tint) = if index == 0 {
                ("button-ember", table::board::ink::CREAM)
            } else {
                ("button-cream", table::board::ink::NIGHT)
            };
            self.list.sheet(Key::Page(Leaf::Button(index)), sheet, at, size, PRINT, self.plan.em * 6.0);
            let em = self.plan.em;
            let (text, type_size) = fitted(&self.scene.line(id), em, em * 0.6, wide * 0.86);
            let raised = at + Vec2::new(0.0, size.y * 0.03);
            self.list.words(Key::Page(Leaf::ButtonWords(index)), text, raised, type_size, tint, PRINT + 1.0);
            let touch = self.scene.touch(spot, true);
            self.list.spot(Key::Spot(spot), touch, "mat-glow", at, size, PRESS);
        }
    }
}

/// A power in words that need no rules book.
fn in_full(power: Power) -> Message {
    match power {
        Power::Permanent(icons) => Message::new("page-permanent").with("icons", icons.message()),
        other => other.message(),
    }
}

/// With a capital at its beginning, where the script has such: elsewhere a power is told within a sentence.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
