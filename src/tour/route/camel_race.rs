//! The phases of a camel race.

use bevy::prelude::*;
use table::{Actions, Interlude, LogBook, Overlay, Screen, Seating, Standing};
use tabletop::{Level, Occupant, Player, Seat};

use super::house::begin;
use super::pace::{self, is_told, step};
use crate::intent::Intent;
use crate::tour::hand::choose;
use crate::tour::script::Script;

/// Shows beat after beat until it is a person's turn.
pub fn own_turn(script: &mut Script) -> &mut Script {
    script.until("a person's turn", |world| {
        step(world);
        world.resource::<Actions>().seat.is_some()
    });
    script.frames(3)
}

/// Shows beat after beat, and plays for whoever is a person, until a beat of this kind is seen.
fn beat<'a>(script: &'a mut Script, kind: &'static str) -> &'a mut Script {
    let mut turn = 0_usize;
    let mut told = None;
    script.until(format!("a beat {kind}"), move |world| {
        if is_told(world.resource::<LogBook>(), &mut told, &[kind]) {
            return true;
        }
        step(world);
        if !world.resource::<Standing>().showing && world.resource::<Actions>().seat.is_some() {
            turn += 1;
            play(world, turn);
        }
        false
    })
}

/// Plays one turn: rolls most often, but everything now and then.
fn play(world: &mut World, turn: usize) {
    let wish = match turn % 6 {
        1 => "command-leg-ticket",
        2 => "command-race-card",
        4 => "command-desert-tile",
        _ => "command-roll",
    };
    let _ = choose(world, wish, turn) || choose(world, "command-roll", 0);
}

/// Two persons and two bots: all that a turn offers, and what a turn looks like.
pub fn match_of_two(script: &mut Script) {
    begin(script, 4, 2, false);
    beat(script, "event-camel-placed").detail("table-set-up");
    own_turn(script).stop("table-own-turn");
    script.press("command-leg-ticket").stop("drawer-tickets").press("close-drawer");
    script.press("command-desert-tile").detail("drawer-tiles").press("close-drawer");
    script.press("command-race-card").stop("curtain").press("curtain-come");
    script.stop("drawer-cards").press("close-drawer");
    script.touch_where("a free slab", |piece| piece.legal && piece.name.starts_with("space-"));
    script.stop("tile-held").touch("tile-flip").detail("tile-turned").touch("elsewhere");
    script.touch("pile-winner").press("curtain-come").stop("hand-open").touch("elsewhere");
    script.touch("space-1").stop("refused").frames(60);
    script.set(|settings| settings.coach = true).frames(30).stop("coach");
    script.set(|settings| settings.coach = false).frames(90);
    script.choose("command-leg-ticket");
    beat(script, "event-leg-ticket-taken").detail("ticket-taken");
    own_turn(script).choose("command-desert-tile");
    beat(script, "event-desert-tile").detail("tile-placed");
    script.until("a bot's turn", |world| {
        step(world);
        !world.resource::<Standing>().showing && world.resource::<Actions>().seat.is_none()
    });
    script.detail("bot-turn");
    own_turn(script).choose("command-roll");
    beat(script, "event-die-rolled").stop("die-rolled");
    beat(script, "event-camel").detail("camel-moved");
    own_turn(script);
}

/// On to the end of the first leg and of the race, then what comes after.
pub fn to_the_end(script: &mut Script) {
    beat(script, "event-leg-ended").stop("leg-ended");
    beat(script, "event-leg-paid").stop("leg-paid");
    script.until("a leg in sum", |world| {
        if world.resource::<Interlude>().summary().is_some() {
            return true;
        }
        step(world);
        false
    });
    script.frames(3).stop("leg-summary").press("summary-go-on");
    own_turn(script);
    script.over(Overlay::Log, |script| {
        script.stop("log");
    });
    script.over(Overlay::Pause, |script| {
        script.stop("pause").press("pause-seats").stop("pause-seats");
        let bot = Occupant::new(Player::Bot(Level::Easy), "Dora");
        script.want(Intent::Reseat(Seat(1), bot)).frames(3).detail("pause-handed-over");
        script.scroll().press("pause-export").detail("pause-export");
    });
    own_turn(script).detail("own-hand");
    beat(script, "event-race-ended").stop("race-ended");
    beat(script, "event-race-card-").detail("race-card-paid");
    pace::results(script);
    script.frames(3).stop("results").scroll().detail("results-end");
    script.want(Intent::Visit(Screen::Table)).screen(Screen::Table).stop("table-over");
    script.want(Intent::Replay).frames(3);
    for _ in 0..9 {
        script.act(step).frames(2);
    }
    script.stop("replay");
    script.press("replay-step").frames(3).detail("replay-step");
    script.set(|settings| settings.coach = true).frames(30).detail("replay-coach");
    script.set(|settings| settings.coach = false).press("replay-stop");
    script.until("the results", |world| *world.resource::<State<Screen>>().get() == Screen::Results);
    script.frames(3).detail("replay-stopped");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes.
pub fn many_seats(script: &mut Script) {
    begin(script, 8, 1, false);
    own_turn(script).stop("eight-seats");
    script.set(|settings| settings.coach = true).frames(30).detail("eight-seats-coach");
    script.set(|settings| settings.coach = false);
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// People around a large screen.
pub fn around(script: &mut Script, window: Vec2) {
    if window.x < 900.0 {
        return;
    }
    begin(script, 5, 4, true);
    own_turn(script).stop("around");
    script.until("people around the screen", |world| world.resource::<Standing>().seating == Seating::Around);
    script.choose("command-roll");
    own_turn(script);
    script.touch("pile-loser").press("curtain-come").stop("around-hand").touch("elsewhere");
    script.want(Intent::Leave).screen(Screen::Shelf);
}
