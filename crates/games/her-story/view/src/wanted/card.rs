//! A chapter card, as large as its place: whole in the display, with less on it the smaller it lies.
//!
//! All parts are made at the size of the display and scaled with their poses, so that a card shrinks on its way to a desk
//! and nothing of it jumps.

use bevy::prelude::*;
use her_story::{Chapter, ChapterId, Power};
use table::board::{Slot, fitted_lines};
use tabletop::{Message, Speak};

use super::{List, ink};
use crate::names::{self, Toned};
use crate::piece::{Key, Part};
use crate::scene::{Desk, in_short};

/// A card at its own size; places on it count from its upper left corner.
const CARD: Vec2 = Vec2::new(120.0, 168.0);
/// How large an icon of the cost is at most, and the room that all of them have.
const COST: (f32, f32) = (17.0, 106.0);

/// How much is told on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Telling {
    /// Face and emblem: it is there; and the icons that it lends.
    Least,
    /// What it is worth and what it does, without words.
    Little,
    /// All but years and the words of its power.
    Most,
    /// All.
    All,
}

/// A card that lies somewhere.
#[derive(Clone, Copy)]
pub struct Lying {
    /// Which.
    pub chapter: ChapterId,
    /// Where.
    pub slot: Slot,
    /// How far it is turned.
    pub turn: f32,
    /// Its drawing order.
    pub z: f32,
    /// How much is told.
    pub telling: Telling,
    /// Whether it was completed exactly.
    pub exact: bool,
}

/// Puts a card down. `unit` is the width of a card of the display.
pub fn add(scene: &Desk, unit: f32, lying: Lying, list: &mut List) {
    let Some(card) = lying.chapter.chapter() else { return };
    let mut hand = Hand { lying, base: unit / CARD.x, scale: lying.slot.size.x / unit.max(1.0), list };
    hand.paper(Part::Face, names::toned(Toned::Card, card.field), CARD / 2.0, CARD, 0.1);
    let small = lying.telling <= Telling::Little;
    let emblem = if small { 92.0 } else { 72.0 };
    let middle = if small { 52.0 } else { 49.0 };
    hand.paper(Part::Emblem, names::emblem(lying.chapter), Vec2::new(60.0, middle), Vec2::splat(emblem), 0.2);
    if lying.telling == Telling::Least {
        lent(&mut hand, card.power);
        return;
    }
    worth(&mut hand, card, small);
    power(scene, &mut hand, card.power, small);
    if lying.exact {
        hand.paper(
            Part::Exact,
            "exact",
            Vec2::new(100.0, 18.0),
            Vec2::splat(if small { 40.0 } else { 28.0 }),
            0.5,
        );
    }
    if small {
        return;
    }
    if !lying.exact {
        let badge = names::toned(Toned::Badge, card.field);
        hand.paper(Part::Field, badge, Vec2::new(101.0, 18.0), Vec2::splat(30.0), 0.4);
    }
    name(scene, &mut hand, card);
    cost(&mut hand, card);
}

/// What puts the parts of one card down.
struct Hand<'a> {
    lying: Lying,
    /// Logical pixels for one of the card's own, in the display.
    base: f32,
    /// How much smaller the card lies here.
    scale: f32,
    list: &'a mut List,
}

impl Hand<'_> {
    fn at(&self, point: Vec2) -> Vec2 {
        let part = (point - CARD / 2.0) * Vec2::new(1.0, -1.0) * self.base * self.scale;
        self.lying.slot.at + Vec2::from_angle(self.lying.turn).rotate(part)
    }

    fn key(&self, part: Part) -> Key {
        Key::Card(self.lying.chapter, part)
    }

    fn paper(
        &mut self,
        part: Part,
        sprite: impl Into<std::borrow::Cow<'static, str>>,
        at: Vec2,
        size: Vec2,
        z: f32,
    ) {
        let (key, at, z) = (self.key(part), self.at(at), self.lying.z + z);
        let wish = self.list.paper(key, sprite, at, size * self.base, z);
        wish.turned(self.lying.turn);
        wish.pose.scale = self.scale;
    }

    /// Words in a room around a point, in as many lines as it has room for.
    fn words(
        &mut self,
        part: Part,
        text: String,
        at: Vec2,
        (size, least): (f32, f32),
        room: Vec2,
        ink: Color,
    ) {
        let room = room * self.base;
        let size = fitted_lines(&text, size * self.base, least * self.base, room);
        let (key, at, z) = (self.key(part), self.at(at), self.lying.z + 0.6);
        let wish = self.list.words(key, text, at, size, ink, z);
        wish.wrapped(room.x).turned(self.lying.turn).within(room * 1.06);
        wish.pose.scale = self.scale;
    }
}

/// The icons that a chapter lends, as large as a card in small has room for.
fn lent(hand: &mut Hand, power: Power) {
    if !matches!(power, Power::Permanent(_)) {
        return;
    }
    let given = names::given(power);
    let middle = f32::from(u8::try_from(given.len()).unwrap_or(1).max(1) - 1) / 2.0;
    for (index, sprite) in (0_u8..).zip(given) {
        let x = 60.0 + (f32::from(index) - middle) * 58.0;
        hand.paper(Part::Gives(index), sprite, Vec2::new(x, 130.0), Vec2::splat(62.0), 0.4);
    }
}

/// The printed points.
fn worth(hand: &mut Hand, card: &Chapter, small: bool) {
    let (at, side) = if small { (Vec2::new(24.0, 24.0), 48.0) } else { (Vec2::new(19.0, 20.0), 36.0) };
    hand.paper(Part::Medal, "medal", at, Vec2::splat(side), 0.4);
    let words = card.points.to_string();
    let room = Vec2::splat(side);
    let middle = at - Vec2::new(0.0, side * 0.075);
    let size = side * 0.46;
    hand.words(Part::Points, words, middle, (size, size), room, ink::INK);
}

fn name(scene: &Desk, hand: &mut Hand, card: &Chapter) {
    let text = (scene.say)(&crate::scene::in_tongues("chapter-name", &card.name));
    let all = hand.lying.telling == Telling::All;
    let (middle, high) = if all { (96.4, 20.0) } else { (100.4, 29.0) };
    let wish = if all { 12.0 } else { 13.0 };
    hand.words(Part::Name, text, Vec2::new(60.0, middle), (wish, 8.4), Vec2::new(108.0, high), ink::INK);
    if all {
        let years = (scene.say)(&card.years.message());
        hand.words(Part::Years, years, Vec2::new(60.0, 111.0), (8.6, 7.0), Vec2::new(108.0, 10.7), ink::SOFT);
    }
}

/// What completes it.
fn cost(hand: &mut Hand, card: &Chapter) {
    let icons: Vec<_> = card.cost.iter().collect();
    let count = f32::from(u8::try_from(icons.len()).unwrap_or(1)).max(1.0);
    let (side, room) = COST;
    let side = side.min(room / count);
    for (index, icon) in (0_u8..).zip(icons) {
        let x = CARD.x / 2.0 + (f32::from(index) - (count - 1.0) / 2.0) * side * 1.03;
        let size = Vec2::splat(side * 1.08);
        hand.paper(Part::Cost(index), names::way(icon), Vec2::new(x, 129.4), size, 0.4);
    }
}

/// What it does: its picture, what that gives or counts, and as many words as there is room for.
fn power(scene: &Desk, hand: &mut Hand, power: Power, small: bool) {
    let given = names::given(power);
    let worth = each(power);
    if small {
        // Only what it lends matters at a glance: the rest is told by its picture.
        let lends = matches!(power, Power::Permanent(_));
        let shown: Vec<_> = if lends { given } else { names::power(power).into_iter().collect() };
        let count = f32::from(u8::try_from(shown.len()).unwrap_or(1)).max(1.0);
        for (index, sprite) in (0_u8..).zip(shown) {
            let x = 60.0 + (f32::from(index) - (count - 1.0) / 2.0) * 46.0;
            hand.paper(Part::Gives(index), sprite, Vec2::new(x, 128.0), Vec2::splat(48.0), 0.4);
        }
        return;
    }
    const Y: f32 = 151.2;
    let mut x = 10.0;
    if let Some(sprite) = names::power(power) {
        hand.paper(Part::Power, sprite, Vec2::new(x + 9.0, Y), Vec2::splat(18.0), 0.4);
        x += 20.0;
    }
    for (index, sprite) in (0_u8..).zip(given) {
        hand.paper(Part::Gives(index), sprite, Vec2::new(x + 7.4, Y), Vec2::splat(15.4), 0.4);
        x += 16.6;
    }
    let all = hand.lying.telling == Telling::All;
    let text = match (all, worth) {
        (true, _) => (scene.say)(&in_short(power)),
        (false, Some((sign, points))) => (scene.say)(&Message::new(sign).with("points", points)),
        (false, None) => String::new(),
    };
    if !text.is_empty() {
        let wide = 111.0 - x;
        let wish = if all { 8.8 } else { 11.5 };
        let at = Vec2::new(x + 2.0, Y);
        hand.words(Part::Words, text, at, (wish, 6.4), Vec2::new(wide - 2.0, 17.6), ink::INK);
        if let Some(wish) = hand.list.0.last_mut() {
            wish.leftwards();
        }
    }
}

/// How many points a power brings each time, and how that is written.
fn each(power: Power) -> Option<(&'static str, u8)> {
    match power {
        Power::TilePoints(points)
        | Power::DraftPoints(points)
        | Power::DraftedPoints(points)
        | Power::ExactPoints(points)
        | Power::CatchUp(points) => Some(("worth-more", points)),
        Power::EndField(_, points)
        | Power::EndEra(_, points)
        | Power::EndRegion(_, points)
        | Power::EndIcon(_, points)
        | Power::EndDrafts(points)
        | Power::EndExact(points)
        | Power::EndFields(points)
        | Power::EndRegions(points)
        | Power::EndEras(points) => Some(("worth-each", points)),
        Power::Plain
        | Power::Permanent(_)
        | Power::SecondTile
        | Power::KeepTile
        | Power::SwapTile
        | Power::DraftTile
        | Power::ExtraVisit => None,
    }
}
