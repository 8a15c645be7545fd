//! The phases of the three modes of verse and painting.

use bevy::prelude::*;
use table::{Actions, Choose, Eyes, Interlude, Screen, Standing};
use tabletop::{Answer, Form, Viewer};

use super::house::{arrange, begin_of};
use super::pace::{self, beat, own_turn, step};
use crate::intent::Intent;
use crate::tour::hand::choose;
use crate::tour::script::Script;

const GAME: &str = "verse-and-painting";

/// The numbers of the switches for the mode and the time, and of the choice of no limit.
const MODE: usize = 0;
const TIME: (usize, u8) = (2, 3);

/// Whether people can sit around it, and paint side by side.
fn is_wide(window: Vec2) -> bool {
    window.x >= 900.0
}

/// A match of this mode without a limit of time.
fn begin(script: &mut Script, mode: u8, seats: usize, persons: usize, around: bool) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby);
    arrange(script, move |draft| {
        draft.options[MODE] = mode;
        draft.options[TIME.0] = TIME.1;
    });
    begin_of(script, GAME, seats, persons, around);
}

/// The person who acts comes before the screen, and is there until something is shown again.
fn come(script: &mut Script) -> &mut Script {
    script.until("a person before the screen", is_there);
    script.frames(2)
}

/// Brings the person who acts before the screen; true once they are there and everything has been shown.
fn is_there(world: &mut World) -> bool {
    step(world);
    let eyes = world.resource::<Eyes>();
    let (viewer, waits) = (eyes.viewer(), eyes.waiting().is_some());
    let Some(seat) = world.resource::<Actions>().seat else {
        if waits {
            world.write_message(Intent::Come);
        }
        return false;
    };
    if world.resource::<Standing>().showing {
        return false;
    }
    if viewer == Viewer::Seat(seat) {
        return !waits;
    }
    world.write_message(if waits { Intent::Come } else { Intent::Call(seat) });
    false
}

/// The first offer of this kind is chosen; what bots do before that is shown.
fn decide<'a>(script: &'a mut Script, group: &'static str) -> &'a mut Script {
    script.until(format!("{group} to be offered"), move |world| {
        step(world);
        if world.resource::<Eyes>().waiting().is_some() {
            world.write_message(Intent::Come);
            return false;
        }
        !world.resource::<Standing>().showing && choose(world, group, 0)
    });
    script.frames(2)
}

/// What this kind of offer asks for is answered.
fn answer<'a>(script: &'a mut Script, group: &'static str) -> &'a mut Script {
    script.until(format!("{group} to be asked"), move |world| {
        step(world);
        let actions = world.resource::<Actions>();
        let Some(seat) = actions.seat else { return false };
        let Some(group) = actions.groups.iter().find(|offered| offered.id == group) else { return false };
        let Some((item, (form, _))) = group.items.iter().find_map(|item| Some((item, item.asks.as_ref()?)))
        else {
            return false;
        };
        let answer = match form {
            Form::Pick { .. } => Answer::Items(vec![u32::from(seat.0), 20 + u32::from(seat.0)]),
            _ => Answer::Text(if group.id == "ask-hint" { "…?" } else { "山" }.into()),
        };
        let offer = item.index;
        world.write_message(Intent::Choose(Choose { seat, offer, answer: Some(answer) }));
        true
    });
    script.frames(3)
}

/// All people paint with stamps.
fn paint(script: &mut Script, persons: usize) {
    for _ in 0..persons {
        come(script);
        answer(script, "ask-stamps");
    }
}

/// What the round came to, told before the next.
fn summary(script: &mut Script, name: &'static str) {
    script.until("a round's summary", |world| {
        if world.resource::<Interlude>().summary().is_some() {
            return true;
        }
        step(world);
        false
    });
    script.frames(3).detail(name).press("summary-go-on");
}

/// Each for themselves: from the lobby to the truth of a round.
fn competition(script: &mut Script, window: Vec2) {
    script
        .want(Intent::Open(GAME))
        .screen(Screen::Lobby)
        .stop("verse-lobby")
        .scroll()
        .detail("verse-agreements");
    begin(script, 0, 4, 2, false);
    own_turn(script).stop("verse-paint");
    if is_wide(window) {
        script.press("paint-together").frames(3).stop("verse-side-by-side");
        script.press("painting-1-stamp").press("painting-sheet-1").detail("verse-side-by-side-stamps");
        script.press("close-easels").frames(2);
    }
    come(script).stop("verse-own-line");
    script.press("ask-stamps").frames(2).detail("verse-stamps").press("close-drawer").frames(2);
    // Whoever put it away has looked away from what is secret.
    come(script);
    script.press("ask-painting").frames(2).stop("verse-board");
    script.press("painting-stamp").press("painting-sheet-0").detail("verse-board-stamps");
    script.press("painting-hand-in").frames(3);
    paint(script, 1);
    own_turn(script).stop("verse-match").touch("painting-2").frames(3).stop("verse-painting-large");
    script.touch("elsewhere").frames(2);
    come(script).touch_where("a line", |piece| piece.name.starts_with("line-")).detail("verse-line-held");
    decide(script, "command-guess");
    come(script);
    decide(script, "command-guess");
    beat(script, &["event-guesses"]).stop("verse-guesses");
    beat(script, &["event-truth"]).stop("verse-truth");
    summary(script, "verse-summary");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// All against the decoys.
fn together(script: &mut Script) {
    begin(script, 1, 3, 2, false);
    own_turn(script).stop("verse-face-down");
    paint(script, 2);
    own_turn(script).stop("verse-remove");
    come(script).touch_where("a line", |piece| piece.name.starts_with("line-")).detail("verse-to-remove");
    decide(script, "command-remove");
    own_turn(script).detail("verse-removed");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Both who guess have no idea.
fn leave_blank(script: &mut Script) {
    for _ in 0..2 {
        come(script);
        decide(script, "command-leave-blank");
    }
}

/// Finding characters, a hint, and the recital.
fn between(script: &mut Script) {
    begin(script, 2, 3, 3, false);
    own_turn(script).stop("verse-masked");
    paint(script, 3);
    own_turn(script).stop("verse-enter");
    for _ in 0..2 {
        come(script);
        answer(script, "ask-character");
    }
    beat(script, &["event-entries"]).stop("verse-entries");
    come(script).detail("verse-hint");
    answer(script, "ask-hint");
    own_turn(script).stop("verse-second-try");
    leave_blank(script);
    beat(script, &["event-mask-lifted"]).stop("verse-lifted");
    for _ in 0..2 {
        leave_blank(script);
        decide(script, "command-skip-hint");
        leave_blank(script);
    }
    own_turn(script).stop("verse-recital");
    decide(script, "command-recite-aloud");
    own_turn(script).stop("verse-poem");
    decide(script, "command-judge-right");
    summary(script, "verse-hearts");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes, around a large screen where there is one, with all twelve lines.
fn many(script: &mut Script, window: Vec2) {
    let around = is_wide(window);
    begin(script, 0, 6, 2, around);
    paint(script, 2);
    own_turn(script).stop("verse-six-seats");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Bots alone, to the end.
fn results(script: &mut Script) {
    begin(script, 1, 3, 0, false);
    pace::results(script);
    script.frames(3).stop("verse-results");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// All of it.
pub fn all(script: &mut Script, window: Vec2) {
    competition(script, window);
    together(script);
    between(script);
    many(script, window);
    results(script);
}
