//! Each beat put on the table.
//!
//! One exhaustive match over the events: a new event does not compile until it is staged. When a beat is staged the pieces
//! already belong where it leaves them; staging says how they get there. A tile or a chapter keeps its key wherever it goes,
//! so most of it is a hop and a sound.

use bevy::prelude::*;
use her_story::{ChapterId, Event, Gain, Origin, Tile};
use table::board::{Slot, Stager, ink};
use table::{Ease, Pose, Sound, Tween};
use tabletop::Seat;

use crate::HerStoryView;
use crate::names::{self, Toned};
use crate::piece::{Key, Part, layer};
use crate::places::Places;

type Hand<'w, 's> = Stager<'w, 's, HerStoryView>;

pub fn stage(hand: &mut Hand, event: &Event) {
    match event {
        Event::FirstPlayerChosen { .. } | Event::RoundBegan { .. } | Event::EndCounted => {}
        Event::TileRevealed { tile, .. } => revealed(hand, *tile),
        Event::ChapterRevealed { chapter, .. } => turned_up(hand, *chapter),
        Event::TurnBegan { seat } => turn_began(hand, *seat),
        Event::LibraryVisited { discarded, .. } => library(hand, discarded),
        Event::BagRefilled { .. } => hand.sound(0.0, Sound::Roll),
        Event::TileSwapped { gave, took, .. } => swapped(hand, *gave, *took),
        Event::TileDiscarded { seat, tile, .. } => discarded(hand, *seat, *tile),
        Event::TileTaken { seat, shown, tile, .. } => taken(hand, *seat, *shown, *tile),
        Event::ChapterDrafted { seat, shown, chapter, .. } => {
            moved(hand, *seat, Origin::Shown(*shown), *chapter);
            hand.sound(0.0, Sound::Page);
        }
        Event::ChapterPaid { seat, tiles, .. } => {
            for (_, tile) in tiles {
                discarded(hand, *seat, *tile);
            }
        }
        Event::ChapterCompleted { seat, from, chapter, exact, .. } => {
            moved(hand, *seat, *from, *chapter);
            hand.sound(0.0, if *exact { Sound::Match } else { Sound::Page });
        }
        Event::ChapterOpened { .. } => hand.sound(0.0, Sound::Open),
        Event::Scored { seat, gain, .. } => scored(hand, *seat, *gain),
        Event::TileKept { tile, .. } => hop(hand, Key::Tile(*tile)),
        Event::LastRoundCalled { .. } => hand.sound(0.0, Sound::LastSteps),
        Event::MatchStalled { .. } => hand.sound(0.0, Sound::Lost),
        Event::FavouriteChosen { chapter, .. } => {
            card(hand, *chapter, |_| Tween::new(0.7).hop(60.0).eased(Ease::InOut));
            hand.sound(0.1, Sound::Page);
        }
        Event::MatchEnded => hand.sound(0.2, Sound::Finish),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed.
pub fn seconds(event: &Event) -> f32 {
    match event {
        Event::FirstPlayerChosen { .. } | Event::RoundBegan { .. } => 0.05,
        Event::TileRevealed { .. } => 0.12,
        Event::ChapterRevealed { .. } => 0.22,
        Event::TurnBegan { .. } => 0.3,
        Event::LibraryVisited { .. } | Event::BagRefilled { .. } => 0.55,
        Event::TileDiscarded { .. } | Event::TileKept { .. } | Event::TileTaken { .. } => 0.5,
        Event::TileSwapped { .. } | Event::ChapterPaid { .. } => 0.6,
        Event::ChapterDrafted { .. } => 0.7,
        Event::ChapterCompleted { .. } => 0.9,
        Event::ChapterOpened { .. } => 0.2,
        Event::Scored { gain: Gain::Ending(_), .. } => 0.5,
        Event::Scored { .. } => 0.4,
        Event::LastRoundCalled { .. } | Event::MatchStalled { .. } | Event::EndCounted => 0.8,
        Event::FavouriteChosen { .. } | Event::MatchEnded => 1.4,
    }
}

/// Where things lie for this view.
fn places(hand: &Hand) -> Places {
    Places::of(hand.spread())
}

/// Sets all parts of a chapter in motion that lie on the table.
fn card(hand: &mut Hand, chapter: ChapterId, tween: impl Fn(Pose) -> Tween) {
    for part in Part::all() {
        let key = Key::Card(chapter, part);
        if let Some(pose) = hand.pose(key) {
            hand.tween(key, tween(pose));
        }
    }
}

fn hop(hand: &mut Hand, key: Key) {
    hand.tween(key, Tween::new(0.45).hop(34.0).eased(Ease::InOut));
    hand.sound(0.3, Sound::Tile);
}

/// A tile comes out of the bag.
fn revealed(hand: &mut Hand, tile: Tile) {
    let bag = places(hand).bag;
    let Some(pose) = hand.pose(Key::Tile(tile)) else { return };
    let from = Pose { at: bag.at, turn: 0.7, ..pose.scaled(0.5) };
    hand.tween(Key::Tile(tile), Tween::new(0.34).from(from).hop(22.0).eased(Ease::Out));
    hand.sound(0.2, Sound::Tile);
}

/// A chapter comes from the deck; what is on it follows its face.
fn turned_up(hand: &mut Hand, chapter: ChapterId) {
    let Some(face) = hand.pose(Key::Card(chapter, Part::Face)) else { return };
    let deck = places(hand).deck;
    let unit = places(hand).unit;
    card(hand, chapter, |pose| {
        let scale = deck.size.x / unit;
        let at = deck.at + (pose.at - face.at) * scale;
        Tween::new(0.45).from(Pose { at, ..pose.scaled(pose.scale * scale) }).eased(Ease::Out)
    });
    hand.sound(0.1, Sound::Page);
}

fn turn_began(hand: &mut Hand, seat: Seat) {
    if let Some(pose) = hand.pose(Key::MatGlow(seat)) {
        hand.tween(Key::MatGlow(seat), Tween::new(0.35).from(pose.scaled(1.16)).eased(Ease::Out));
    }
}

/// What is discarded falls from where it lay and is gone.
fn fall(hand: &mut Hand, tile: Tile, from: Slot, delay: f32) {
    let picture = hand.picture(names::tile(tile), from.size);
    let low = from.at - Vec2::new(0.0, from.size.y * 1.1);
    let to = Pose::new(low, layer::FLYING).turned(0.5).scaled(0.1);
    hand.scrap(picture, from.at, to, Tween::new(0.42).after(delay).eased(Ease::In));
}

fn library(hand: &mut Hand, gone: &[Tile]) {
    let tiles = places(hand).tiles;
    for (index, (tile, slot)) in (0_u8..).zip(gone.iter().zip(tiles)) {
        fall(hand, *tile, slot, 0.05 * f32::from(index));
    }
    hand.sound(0.0, Sound::Flip);
}

fn swapped(hand: &mut Hand, gave: Tile, took: Tile) {
    hand.tween(Key::Tile(gave), Tween::new(0.5).hop(40.0).eased(Ease::InOut));
    hand.tween(Key::Tile(took), Tween::new(0.5).hop(-20.0).eased(Ease::InOut));
    hand.sound(0.35, Sound::Tile);
}

/// Whether the desk of this seat is the open one.
fn is_open(hand: &Hand, seat: Seat) -> bool {
    hand.spread().front == seat
}

fn discarded(hand: &mut Hand, seat: Seat, tile: Tile) {
    let places = places(hand);
    let slot = if is_open(hand, seat) {
        Slot::new(places.desk.at, places.places[0].size)
    } else {
        let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
        Slot::new(mat.at, places.places[0].size * 0.5)
    };
    fall(hand, tile, slot, 0.0);
    hand.sound(0.1, Sound::Flip);
}

/// A tile goes to a desk; where that has no room to show it, it is seen to go there.
fn taken(hand: &mut Hand, seat: Seat, shown: u8, tile: Tile) {
    if hand.pose(Key::Tile(tile)).is_some() {
        hop(hand, Key::Tile(tile));
        return;
    }
    let Some(from) = places(hand).tiles.get(usize::from(shown)).copied() else { return };
    away(hand, names::tile(tile), from, seat);
    hand.sound(0.3, Sound::Tile);
}

/// Something flies to a mat.
fn away(hand: &mut Hand, sprite: &'static str, from: Slot, seat: Seat) {
    let Some(mat) = hand.spread().mats.get(seat).copied() else { return };
    let picture = hand.picture(sprite, from.size);
    let to = Pose::new(mat.at, layer::FLYING).turned(mat.turn).scaled(0.2);
    hand.scrap(picture, from.at, to, Tween::new(0.5).hop(40.0).eased(Ease::InOut));
}

/// A chapter goes to a draft place or into a book.
fn moved(hand: &mut Hand, seat: Seat, from: Origin, chapter: ChapterId) {
    if hand.pose(Key::Card(chapter, Part::Face)).is_some() {
        card(hand, chapter, |_| Tween::new(0.6).hop(46.0).eased(Ease::InOut));
        return;
    }
    let places = places(hand);
    let slot = match from {
        Origin::Shown(place) => places.chapters.get(usize::from(place)).copied(),
        Origin::Drafted(_) => None,
    };
    let field = chapter.chapter().map(|card| card.field);
    if let (Some(slot), Some(field)) = (slot, field) {
        away(hand, names::toned(Toned::Card, field), slot, seat);
    }
}

/// A star rises to the points of whoever gets them.
fn scored(hand: &mut Hand, seat: Seat, gain: Gain) {
    let Some(star) = hand.pose(Key::Star(seat)) else { return };
    let side = places(hand).unit * 0.3;
    let picture = Sprite { color: ink::GOLD, ..hand.picture("mark-star", Vec2::splat(side)) };
    let open = is_open(hand, seat);
    let from = match gain {
        Gain::Ending(chapter) | Gain::Power(chapter) => hand.pose(Key::Card(chapter, Part::Face)),
        Gain::Draft | Gain::Chapter(_) | Gain::Exact | Gain::CatchUp(_) => None,
    };
    let low = if open { places(hand).desk.at } else { star.at - Vec2::new(0.0, side * 1.5) };
    let from = from.map_or(low, |pose| pose.at);
    hand.fly(picture, from, star.at, Tween::new(0.4).hop(24.0).eased(Ease::InOut));
    hand.tween(Key::Star(seat), Tween::new(0.3).after(0.3).from(star.scaled(1.7)).eased(Ease::Over));
    hand.sound(0.3, Sound::Coin);
}
