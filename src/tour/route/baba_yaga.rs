//! The phases of a match of Baba Yaga.

use bevy::prelude::*;
use table::{Overlay, Screen};

use super::house::{arrange, begin_of};
use super::pace::{self, beat, own_turn};
use crate::intent::Intent;
use crate::tour::script::Script;

const GAME: &str = "baba-yaga";

/// The number of the switch for the clock, and of the choice that the others fly the witch.
const HANDS: (usize, u8) = (2, 4);

/// The numbers of the switches for a first look and for the experts' rule.
const FIRST_LOOK: usize = 3;
const EXPERT: usize = 4;

/// A match in which the others fly the witch by hand.
fn begin(script: &mut Script, seats: usize, persons: usize, around: bool, expert: bool) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby);
    arrange(script, move |draft| {
        draft.options[HANDS.0] = HANDS.1;
        draft.options[EXPERT] = u8::from(expert);
    });
    begin_of(script, GAME, seats, persons, around);
}

/// The witch is placed and the spell turned up.
fn fly(script: &mut Script) {
    own_turn(script).touch("end-west");
    own_turn(script).touch("spell");
    own_turn(script);
}

/// The lobby, and a flight from the placing of the witch to the judging of the spell.
pub fn flight(script: &mut Script) {
    script
        .want(Intent::Open(GAME))
        .screen(Screen::Lobby)
        .stop("yaga-lobby")
        .scroll()
        .detail("yaga-agreements");
    begin(script, 3, 2, false, true);
    own_turn(script).stop("yaga-witch").touch("end-west");
    own_turn(script).stop("yaga-spell").touch("spell");
    own_turn(script).stop("yaga-flight").touch("tile-A1").frames(3);
    script.stop("yaga-tile-up").touch("tile-E5").frames(9).detail("yaga-next-tile");
    script.touch("step-2").frames(2).detail("yaga-step");
    script.over(Overlay::Pause, |script| {
        script.stop("yaga-rests");
    });
    beat(script, &["event-witch-is-back", "event-all-found"]).stop("yaga-time-is-up");
    beat(script, &["event-spell-"]).stop("yaga-judged");
    own_turn(script).stop("yaga-expert");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// All ingredients show, and nobody has anything to do but to look.
pub fn first_look(script: &mut Script) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby);
    arrange(script, |draft| draft.options[FIRST_LOOK] = 1);
    begin_of(script, GAME, 3, 2, false);
    beat(script, &["event-preview-began"]).frames(3).stop("yaga-first-look");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Two players: the single opponent has two buttons.
pub fn two_hands(script: &mut Script) {
    begin(script, 2, 2, false, false);
    fly(script);
    script.stop("yaga-two-hands");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes, around a large screen where there is one.
pub fn many_hands(script: &mut Script, window: Vec2) {
    let around = window.x >= 900.0;
    begin(script, 5, 5, around, false);
    fly(script);
    script.touch("tile-B2").touch("step-2").frames(4).stop("yaga-five-seats");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Bots alone, to the end.
pub fn results(script: &mut Script) {
    begin_of(script, GAME, 3, 0, false);
    pace::results(script);
    script.frames(3).stop("yaga-results");
    script.want(Intent::Leave).screen(Screen::Shelf);
}
