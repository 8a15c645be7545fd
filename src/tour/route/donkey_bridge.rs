//! The phases of a match of donkey bridge.

use bevy::prelude::*;
use table::Screen;

use super::house::{arrange, begin_of};
use super::pace::{self, beat, own_turn};
use crate::intent::Intent;
use crate::tour::script::Script;

const GAME: &str = "donkey-bridge";

/// The numbers of the switches for the way to answer and for the timer, and of the choices that are made here.
const ANSWERS: usize = 0;
const TIMER: (usize, u8) = (1, 2);
const TYPED: u8 = 1;

/// A match without a timer.
fn begin(script: &mut Script, seats: usize, persons: usize, answers: u8, around: bool) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby);
    arrange(script, move |draft| {
        draft.options[ANSWERS] = answers;
        draft.options[TIMER.0] = TIMER.1;
    });
    begin_of(script, GAME, seats, persons, around);
}

/// Two rounds of stories of the stock: then the first is guessed.
fn two_rounds(script: &mut Script) {
    for _ in 0..3 {
        own_turn(script).press("command-tell-woven");
    }
}

/// The lobby, the words that are to be told, and a story that is read.
pub fn telling(script: &mut Script) {
    script
        .want(Intent::Open(GAME))
        .screen(Screen::Lobby)
        .stop("donkey-lobby")
        .scroll()
        .detail("donkey-agreements");
    begin(script, 3, 1, 0, false);
    own_turn(script).stop("donkey-telling");
    script.press("ask-story").detail("donkey-writes").press("close-drawer").frames(2);
    script.press("command-tell-woven");
    beat(script, &["event-told"]).frames(3).stop("donkey-story");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// The own story is guessed, then another's: sixteen words, one right, one wrong.
pub fn guessing(script: &mut Script) {
    begin(script, 3, 1, 0, false);
    two_rounds(script);
    beat(script, &["event-asked"]).frames(2).stop("donkey-guessed");
    own_turn(script).stop("donkey-guessing");
    script.touch("word-1").frames(2);
    beat(script, &["event-"]).detail("donkey-answered");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// An answer in writing.
pub fn writing(script: &mut Script) {
    begin(script, 3, 1, TYPED, false);
    two_rounds(script);
    own_turn(script).stop("donkey-written");
    script.press("ask-answer").detail("donkey-answer").press("close-drawer");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes, around a large screen where there is one.
pub fn many(script: &mut Script, window: Vec2) {
    let around = window.x >= 900.0;
    begin(script, 6, 6, 0, around);
    own_turn(script).stop("donkey-six-seats");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Bots alone, to the end.
pub fn results(script: &mut Script) {
    begin_of(script, GAME, 3, 0, false);
    pace::results(script);
    script.frames(3).stop("donkey-results");
    script.want(Intent::Leave).screen(Screen::Shelf);
}
