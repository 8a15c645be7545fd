//! A match by fingers: stories that the donkey tells, a word that is picked, and somebody who does not know.

use core::time::Duration;

use bevy::prelude::*;
use donkey_bridge::Phase;
use table::{Speed, Touchable};
use tabletop::{Level, Seat};

use crate::app::{begin, is_over, is_still, named, phase, put, session, settings, table, until, view};

fn legal(app: &mut App, name: &str) -> bool {
    let Some(entity) = named(app, name) else { return false };
    app.world().get::<Touchable>(entity).is_some_and(|touchable| touchable.legal)
}

/// Waits until something may be pressed, and presses it.
fn press(app: &mut App, name: &str) {
    for _ in 0..60 {
        if is_still(app) && legal(app, name) {
            return put(app, 1, name);
        }
        app.update();
    }
    panic!("{name} cannot be pressed");
}

/// One person and two bots, without a timer; the person has told the stories of the first two rounds.
fn to_the_third_round() -> App {
    let mut app = table(settings(true, Speed::Instant), Duration::from_millis(50));
    begin(&mut app, (1, 2), Level::Hard, &[0, 2, 0], 7);
    for round in 1..=2 {
        until(&mut app, "the own turn", 4_000, |app| {
            let view = view(app);
            is_still(app) && view.teller == Seat(0) && view.round == round && view.telling.is_some()
        });
        press(&mut app, "donkey");
        app.update();
    }
    app
}

fn guesses(app: &App) -> bool {
    let asked = view(app).guessing.as_ref().map(|guessing| guessing.turn);
    is_still(app) && phase(app) == Phase::Guessing && asked == Some(Seat(0))
}

/// Goes on until it is so; whenever the person is asked before, they do not know.
fn on_to(app: &mut App, what: &str, so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if so(app) {
            return;
        }
        if is_still(app) && legal(app, "donkey") {
            put(app, 1, "donkey");
        } else if guesses(app) && legal(app, "dont-know") {
            put(app, 1, "dont-know");
        }
        app.update();
    }
    panic!("{what} does not come about");
}

#[test]
fn the_donkey_tells_and_the_tiles_lie_on_their_slots() {
    let mut app = to_the_third_round();
    until(&mut app, "the second story", 60, |app| view(app).players[Seat(0)].stacks[1] > 0);
    // RULES 2.3: three tiles in each of the first two rounds.
    assert_eq!(view(&app).players[Seat(0)].stacks[..2], [3, 3]);
}

#[test]
fn a_word_is_picked_with_a_finger_and_the_own_one_is_refused() {
    let mut app = to_the_third_round();
    // On the left of the last seat sits the person: the first guesser still has the tile that was dealt (RULES 4.1).
    on_to(&mut app, "a question to the first guesser", |app| view(app).teller == Seat(2) && guesses(app));
    app.update();
    let own = view(&app).own.as_ref().and_then(|own| own.tile).expect("the first guesser has a tile");
    let board = &view(&app).guessing.as_ref().expect("a story is guessed").board;
    let at = board.iter().position(|tile| tile.word == own).map(|at| at + 1);
    let at = at.expect("the board has the whole story");
    assert!(!legal(&mut app, &format!("word-{at}")), "the own word is barred");
    let turns = session(&app).host().turns();
    put(&mut app, 1, &format!("word-{at}"));
    app.update();
    // RULES 6.6: refused without a penalty, and it is still the same guesser's turn.
    assert_eq!(session(&app).host().turns(), turns);
    assert!(guesses(&app));
    press(&mut app, if at == 1 { "word-2" } else { "word-1" });
    until(&mut app, "the answer", 200, |app| session(app).host().turns() > turns);
}

#[test]
fn a_whole_match_is_played_by_fingers() {
    let mut app = to_the_third_round();
    on_to(&mut app, "the end", is_over);
    // RULES 2.4, 2.6: all four stories of each seat were guessed, and the sixth round was the last.
    assert_eq!(view(&app).round, 6);
    assert!(view(&app).players.values().all(|player| player.stacks.iter().all(|stack| *stack == 0)));
}
