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

/// One person and two bots, without a timer; the person has told the stories of the first two rounds.
fn to_the_third_round() -> App {
    let mut app = table(settings(true, Speed::Instant), Duration::from_millis(50));
    begin(&mut app, (1, 2), Level::Hard, &[0, 2, 0], 7);
    for round in 1..=2 {
        until(&mut app, "the own turn", 4_000, |app| {
            let view = view(app);
            is_still(app) && view.teller == Seat(0) && view.round == round && view.telling.is_some()
        });
        app.update();
        assert!(legal(&mut app, "donkey"));
        put(&mut app, 1, "donkey");
        app.update();
    }
    app
}

fn guesses(app: &App) -> bool {
    let asked = view(app).guessing.as_ref().map(|guessing| guessing.turn);
    is_still(app) && phase(app) == Phase::Guessing && asked == Some(Seat(0))
}

#[test]
fn the_donkey_tells_and_the_tiles_lie_on_their_slots() {
    let app = to_the_third_round();
    // RULES 2.3: three tiles in each of the first two rounds.
    assert_eq!(view(&app).players[Seat(0)].stacks[..2], [3, 3]);
}

#[test]
fn a_word_is_picked_with_a_finger_and_the_own_one_is_refused() {
    let mut app = to_the_third_round();
    until(&mut app, "the own third story", 4_000, |app| view(app).round == 3 && view(app).telling.is_some());
    put(&mut app, 1, "donkey");
    until(&mut app, "a question to the person", 8_000, guesses);
    app.update();
    let own = view(&app).own.as_ref().and_then(|own| own.tile).expect("three tiles for two guessers");
    let board = &view(&app).guessing.as_ref().expect("a story is guessed").board;
    let place = |word| board.iter().position(|tile| tile.word == word).map(|at| at + 1);
    let at = place(own).expect("the board has the whole story");
    assert!(!legal(&mut app, &format!("word-{at}")), "the own word is barred");
    let turns = session(&app).host().turns();
    put(&mut app, 1, &format!("word-{at}"));
    app.update();
    // RULES 6.6: refused without a penalty, and it is still the same guesser's turn.
    assert_eq!(session(&app).host().turns(), turns);
    let other = if at == 1 { 2 } else { 1 };
    put(&mut app, 1, &format!("word-{other}"));
    until(&mut app, "the answer", 200, |app| session(app).host().turns() > turns);
}

#[test]
fn a_whole_match_is_played_by_fingers() {
    let mut app = to_the_third_round();
    for _ in 0..20_000 {
        if is_over(&app) {
            break;
        }
        if is_still(&app) && legal(&mut app, "donkey") {
            put(&mut app, 1, "donkey");
        } else if guesses(&app) && legal(&mut app, "dont-know") {
            put(&mut app, 1, "dont-know");
        }
        app.update();
    }
    assert!(is_over(&app), "the match ends");
    // RULES 2.4, 2.6: all four stories of each seat were guessed, and the sixth round was the last.
    assert_eq!(view(&app).round, 6);
    assert!(view(&app).players.values().all(|player| player.stacks.iter().all(|stack| *stack == 0)));
}
