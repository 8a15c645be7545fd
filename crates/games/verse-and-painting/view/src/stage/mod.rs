//! Each beat put on the table.
//!
//! One exhaustive match over the events: a new event does not compile until it is staged. When a beat is staged the pieces
//! already belong where it leaves them; staging says how they get there. Paintings that are revealed paint themselves
//! ([`crate::gallery`]).

mod lay;
mod tell;

use table::Sound;
use table::board::Stager;
use verse_and_painting::{Event, Mode};

use crate::VerseView;
use crate::gallery::REPLAY;

type Hand<'w, 's> = Stager<'w, 's, VerseView>;

pub fn stage(hand: &mut Hand, event: &Event) {
    match event {
        Event::Began { .. } | Event::ThemesDrawn { .. } | Event::MatchingBegan { .. } => {}
        Event::RoundBegan { .. } => lay::round(hand),
        Event::LinesOpened { lines } | Event::LinesShuffled { lines } => lay::open(hand, lines),
        Event::LinesLaidDown { count } => lay::down(hand, *count),
        Event::DieRolled { .. } => lay::die(hand),
        Event::LineDealt { seat, line } => lay::dealt(hand, *seat, line.is_some()),
        Event::LineLaid { seat, .. } => lay::laid(hand, *seat),
        Event::SeatReady { seat } => tell::done(hand, *seat, Sound::Page),
        Event::PaintingBegan { .. } => hand.sound(0.0, Sound::Open),
        Event::BoardKept { .. } => hand.sound(0.0, Sound::Page),
        Event::Painted { seat, .. } => tell::painted(hand, *seat),
        Event::TimeCame { .. } => hand.sound(0.0, Sound::LastSteps),
        Event::PaintingsShown { .. } => tell::paintings(hand),
        Event::Guessed { seat, .. } | Event::Entered { seat, .. } => tell::done(hand, *seat, Sound::Ticket),
        Event::GuessesShown { .. } => tell::guesses(hand),
        Event::TruthShown { .. } => tell::truth(hand),
        Event::PaintingScored { right, own, .. } => tell::scored(hand, *right, *own),
        Event::TurnBegan { .. } => hand.sound(0.0, Sound::Turn),
        Event::LineRemoved { seat, line } => tell::removed(hand, *seat, *line),
        Event::RemovalsChecked { lost, hearts, .. } => tell::hearts_lost(hand, *lost, *hearts),
        Event::PaintingShown { seat, .. } => tell::painting(hand, *seat),
        Event::EntriesShown { right, .. } => tell::entries(hand, !right.is_empty()),
        Event::HintGiven { hint, .. } => tell::hint(hand, hint.is_some()),
        Event::MaskLifted { seat, found, .. } => tell::mask(hand, *seat, *found),
        Event::HeartLost { hearts, .. } => tell::hearts_lost(hand, 1, *hearts),
        Event::RecitalBegan { .. } => hand.sound(0.0, Sound::Open),
        Event::RecitalPassed { seat } => tell::done(hand, *seat, Sound::Tap),
        Event::Recited { .. } | Event::PoemShown { .. } => tell::poem(hand),
        Event::RecitalJudged { right, hearts, .. } => tell::judged(hand, *right, *hearts),
        Event::MatchEnded { .. } => hand.sound(0.2, Sound::Finish),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed.
pub fn seconds(event: &Event) -> f32 {
    match event {
        Event::Began { .. } | Event::ThemesDrawn { .. } | Event::TimeCame { .. } => 0.5,
        Event::RoundBegan { .. } => 1.0,
        Event::LinesOpened { .. } | Event::LinesShuffled { .. } | Event::LinesLaidDown { .. } => 1.1,
        Event::DieRolled { .. } => 0.9,
        Event::LineDealt { .. } => 0.12,
        Event::LineLaid { .. } => 0.3,
        Event::SeatReady { .. } | Event::BoardKept { .. } | Event::PaintingBegan { .. } => 0.2,
        Event::Painted { .. } | Event::Guessed { .. } | Event::Entered { .. } => 0.35,
        Event::PaintingsShown { .. } | Event::PaintingShown { .. } => REPLAY + 0.4,
        Event::MatchingBegan { .. } | Event::RecitalPassed { .. } | Event::RecitalBegan { .. } => 0.2,
        Event::GuessesShown { .. } => 1.6,
        Event::TruthShown { .. } => 1.8,
        Event::PaintingScored { .. } => 0.9,
        Event::TurnBegan { .. } => 0.35,
        Event::LineRemoved { .. } => 0.8,
        Event::RemovalsChecked { .. } => 2.2,
        Event::EntriesShown { .. } => 1.9,
        Event::HintGiven { .. } => 0.8,
        Event::MaskLifted { .. } => 1.6,
        Event::HeartLost { .. } => 1.0,
        Event::Recited { .. } => 2.6,
        Event::PoemShown { .. } => 0.6,
        Event::RecitalJudged { .. } => 1.8,
        Event::MatchEnded { .. } => 1.4,
    }
}

/// Whether slips are laid for each player.
fn is_between(hand: &Hand) -> bool {
    hand.view().config.mode == Mode::Between
}
