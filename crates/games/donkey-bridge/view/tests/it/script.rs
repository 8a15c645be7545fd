//! A match by fingers: stories that the donkey tells, a word that is picked, and somebody who does not know.

use core::time::Duration;

use donkey_bridge::Phase;
use table::Speed;
use table_kit::settings;
use tabletop::{Level, Seat};

use crate::app::{Table, table};

/// Waits until something may be pressed, and presses it.
fn press(app: &mut Table, name: &str) {
    for _ in 0..60 {
        if app.is_still() && app.is_legal(name) {
            return app.put(1, name);
        }
        app.update();
    }
    panic!("{name} cannot be pressed");
}

/// One person and two bots, without a timer; the person has told the stories of the first two rounds.
fn to_the_third_round() -> Table {
    let mut app = table(settings(true, Speed::Instant), Duration::from_millis(50));
    app.begin((1, 2), Level::Hard, &[0, 2, 0], 7);
    for round in 1..=2 {
        app.until("the own turn", 4_000, |app| {
            let view = app.view();
            app.is_still() && view.teller == Seat(0) && view.round == round && view.telling.is_some()
        });
        press(&mut app, "donkey");
        app.update();
    }
    app
}

fn guesses(app: &Table) -> bool {
    let asked = app.view().guessing.as_ref().map(|guessing| guessing.turn);
    app.is_still() && app.phase() == Phase::Guessing && asked == Some(Seat(0))
}

/// Goes on until it is so; whenever the person is asked before, they do not know.
fn on_to(app: &mut Table, what: &str, so: impl Fn(&Table) -> bool) {
    for _ in 0..20_000 {
        if so(app) {
            return;
        }
        if app.is_still() && app.is_legal("donkey") {
            app.put(1, "donkey");
        } else if guesses(app) && app.is_legal("dont-know") {
            app.put(1, "dont-know");
        }
        app.update();
    }
    panic!("{what} does not come about");
}

#[test]
fn the_donkey_tells_and_the_tiles_lie_on_their_slots() {
    let mut app = to_the_third_round();
    app.until("the second story", 60, |app| app.view().players[Seat(0)].stacks[1] > 0);
    // RULES 2.3: three tiles in each of the first two rounds.
    assert_eq!(app.view().players[Seat(0)].stacks[..2], [3, 3]);
}

#[test]
fn a_word_is_picked_with_a_finger_and_the_own_one_is_refused() {
    let mut app = to_the_third_round();
    // On the left of the last seat sits the person: the first guesser still has the tile that was dealt (RULES 4.1).
    on_to(&mut app, "a question to the first guesser", |app| app.view().teller == Seat(2) && guesses(app));
    app.update();
    let own = app.view().own.as_ref().and_then(|own| own.tile).expect("the first guesser has a tile");
    let board = &app.view().guessing.as_ref().expect("a story is guessed").board;
    let at = board.iter().position(|tile| tile.word == own).map(|at| at + 1);
    let at = at.expect("the board has the whole story");
    assert!(!app.is_legal(&format!("word-{at}")), "the own word is barred");
    let turns = app.turns();
    app.put(1, &format!("word-{at}"));
    app.update();
    // RULES 6.6: refused without a penalty, and it is still the same guesser's turn.
    assert_eq!(app.turns(), turns);
    assert!(guesses(&app));
    press(&mut app, if at == 1 { "word-2" } else { "word-1" });
    app.until("the answer", 200, |app| app.turns() > turns);
}

#[test]
fn a_whole_match_is_played_by_fingers() {
    let mut app = to_the_third_round();
    on_to(&mut app, "the end", Table::is_over);
    // RULES 2.4, 2.6: all four stories of each seat were guessed, and the sixth round was the last.
    assert_eq!(app.view().round, 6);
    assert!(app.view().players.values().all(|player| player.stacks.iter().all(|stack| *stack == 0)));
}
