//! Each beat put on the table.
//!
//! One exhaustive match over the events: a new event does not compile until it is staged. When a beat is staged the pieces
//! already belong where it leaves them; staging says how they get there.

mod guessing;
mod telling;

use bevy::prelude::*;
use donkey_bridge::{Event, Story, Word};
use table::Tween;
use table::board::{Mat, Stager};
use tabletop::Seat;

use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::Key;
use crate::places::Places;

type Hand<'w, 's> = Stager<'w, 's, DonkeyBridgeView>;

pub fn stage(hand: &mut Hand, event: &Event) {
    match event {
        Event::StarterChosen { .. } | Event::SparesKept { .. } => {}
        Event::FirstTileGiven { seat } => telling::first_tile(hand, *seat),
        Event::DonkeyMoved { .. } => telling::walked(hand),
        Event::TurnBegan { .. } => hand.sound(0.0, table::Sound::Turn),
        Event::TilesDrawn { seat, words, slot, .. } => telling::drawn(hand, *seat, words, *slot),
        Event::StoryTold { seat, slot, tiles, .. } => telling::told(hand, *seat, *slot, *tiles),
        Event::GuessingBegan { .. } => guessing::began(hand),
        Event::TileDealt { seat, .. } => guessing::dealt(hand, *seat),
        Event::TileTakenOver { seat, from, .. } => guessing::taken_over(hand, *seat, *from),
        Event::GuesserAsked { .. } => {}
        Event::AnswerWeighed { .. } => hand.sound(0.0, table::Sound::Page),
        Event::OwnTileSaid { seat, .. } => guessing::own_said(hand, *seat),
        Event::WordNamed { seat, word, from, .. } => guessing::named(hand, *seat, *word, *from),
        Event::LastTileKept { seat, word } => guessing::named(hand, *seat, *word, *seat),
        Event::GuesserFailed { seat, failure } => guessing::failed(hand, *seat, failure),
        Event::TilesLost { seat, face_up, from_pile, stopped, .. } => {
            guessing::lost(hand, *seat, face_up, *from_pile, *stopped);
        }
        Event::StoryClosed { left, .. } => guessing::closed(hand, left),
        Event::TilesScored { seat, words, .. } => guessing::scored(hand, *seat, words),
        Event::StopTileEarned { seat, .. } => guessing::stop_tile(hand, *seat),
        Event::MatchEnded => hand.sound(0.2, table::Sound::Finish),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed: long enough to read what it tells.
pub fn seconds(event: &Event) -> f32 {
    let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    match event {
        Event::StarterChosen { .. } | Event::SparesKept { .. } => 0.1,
        Event::FirstTileGiven { .. } => 0.28,
        Event::DonkeyMoved { .. } | Event::StoryClosed { .. } => 1.0,
        Event::TurnBegan { .. } => 0.5,
        Event::TilesDrawn { words, .. } => 1.2 + 0.45 * number(words.len()),
        Event::StoryTold { story: Story::Aloud, .. } => 1.2,
        Event::StoryTold { story: Story::Woven(tale), .. } => 1.4 + 1.7 * number(tale.lines().len()),
        Event::StoryTold { story: Story::Typed(text), .. } => (1.4 + reading(text.text())).min(16.0),
        Event::GuessingBegan { .. } => 1.3,
        Event::TileDealt { .. } => 0.32,
        Event::TileTakenOver { .. } | Event::GuesserFailed { .. } | Event::TilesLost { .. } => 0.9,
        Event::GuesserAsked { .. } => 0.3,
        Event::AnswerWeighed { .. } | Event::OwnTileSaid { .. } => 0.5,
        Event::WordNamed { .. } | Event::LastTileKept { .. } | Event::StopTileEarned { .. } => 1.1,
        Event::TilesScored { .. } => 0.6,
        Event::MatchEnded => 1.4,
    }
}

/// How long it takes to read a text, in seconds: Han characters take longer each than letters.
fn reading(text: &str) -> f32 {
    text.chars().map(|c| if u32::from(c) >= 0x2e80 { 0.14 } else { 0.055 }).sum()
}

/// Where things lie for this view.
fn places(hand: &Hand) -> Places {
    Places::of(hand.spread(), hand.view())
}

fn mat(hand: &Hand, seat: Seat) -> Option<Mat> {
    hand.spread().mats.get(seat).copied()
}

/// A tile of this size that is new comes with its back up and is turned over on its way.
fn turned_up(hand: &mut Hand, key: Key, word: Word, size: Vec2, tween: Tween) {
    let pictures = vec![hand.picture(names::BACK, size), hand.picture(&names::word(word), size)];
    let half = tween.delay + tween.secs / 2.0;
    hand.squeeze(key, tween);
    hand.frames(key, pictures, half, 0.0);
}
