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
use tabletop::{Seat, SeatSet};

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
        Event::StoryTold { story, .. } => to_read(story),
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

/// How long a beat stays at any speed: a story until it has been read by those who have not just written it, and what a
/// mistake came to until it has been seen that tiles were lost.
pub fn seconds_to_read(event: &Event, people: SeatSet) -> f32 {
    match event {
        Event::StoryTold { seat, story: Story::Typed(_), .. } if people == SeatSet::only(*seat) => 0.0,
        Event::StoryTold { story, .. } => to_read(story),
        Event::TilesLost { .. } => 2.2,
        Event::OwnTileSaid { .. } | Event::StopTileEarned { .. } => 1.2,
        _ => 0.0,
    }
}

/// How long it takes to read a story once, in seconds; one that was told aloud has been heard.
fn to_read(story: &Story) -> f32 {
    match story {
        Story::Aloud => 1.2,
        Story::Woven(tale) => 1.4 + 1.7 * f32::from(u8::try_from(tale.lines().len()).unwrap_or(u8::MAX)),
        Story::Typed(text) => 1.4 + reading(text.text()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use donkey_bridge::StoryText;

    fn told(seat: Seat, text: &str) -> Event {
        let story = Story::Typed(StoryText::new(text).expect("a story"));
        Event::StoryTold { seat, story, slot: 1, tiles: 3 }
    }

    #[test]
    fn a_story_stays_until_it_is_read_by_whoever_has_not_written_it() {
        let (me, both) = (SeatSet::only(Seat(0)), SeatSet::only(Seat(0)).with(Seat(1)));
        let (short, long) = ("駱駝塞車。", "駱駝塞車，塞了三個小時。".repeat(20));
        assert!(seconds_to_read(&told(Seat(0), &long), me) <= 0.0, "who wrote it alone need not read it");
        assert!(seconds_to_read(&told(Seat(0), &long), both) > 30.0, "240 characters take half a minute");
        let others = seconds_to_read(&told(Seat(1), short), me);
        assert!((1.4..3.0).contains(&others), "{others}");
    }
}
