//! RULES 4: giving up, and what a failure costs.

use donkey_bridge::{Answering, Command, DonkeyBridge, Event, Failure, Rounds, Scenario, State};
use tabletop::{Game, Offer};

use crate::table::{ANN, BEN, CEM, act, config, decoy, give_up, guessing, name_right, pile, public, story};

/// RULES 4.5
#[test]
fn giving_up_is_always_offered_and_a_failure() {
    for answering in Answering::ALL {
        let mut state = guessing(&Scenario::new(config(3).answering(answering), 5, ANN));
        assert!(DonkeyBridge::offers(&state, BEN).contains(&Offer::Exact(Command::DontKnow)));
        let events = give_up(&mut state);
        assert_eq!(events[0], Event::GuesserFailed { seat: BEN, failure: Failure::DontKnow });
        assert!(story(&state).guessers[BEN].out);
    }
}

/// Ben fails at a story of this round with this pile; what he lost, and what is left.
fn failed(round: u8, tiles: &str) -> (Event, String) {
    let mut state = guessing(&Scenario::new(config(3), round, ANN).pile(BEN, tiles));
    let events = give_up(&mut state);
    (events[1].clone(), pile(&state, BEN))
}

fn lost(from_pile: u8, stopped: bool, pile: u8) -> Event {
    Event::TilesLost { seat: BEN, face_up: Vec::new(), from_pile, stopped, pile }
}

/// RULES 4.6: from the top of the pile, as many as the slot says.
#[test]
fn a_failure_costs_the_penalty_of_the_slot() {
    assert_eq!(failed(3, "wwwwwwww"), (lost(1, false, 7), "wwwwwww".to_owned()));
    assert_eq!(failed(4, "wwwwwwww"), (lost(2, false, 6), "wwwwww".to_owned()));
    assert_eq!(failed(5, "wwwwwwww"), (lost(3, false, 5), "wwwww".to_owned()));
    assert_eq!(failed(6, "wwwwwwww"), (lost(4, false, 4), "wwww".to_owned()));
}

/// RULES 4.6: the same in seven rounds, whose last slots are dearer.
#[test]
fn the_last_slots_of_seven_rounds_are_dearer() {
    for (round, left) in [(6, 3), (7, 1)] {
        let scenario = Scenario::new(config(3).rounds(Rounds::Seven), round, ANN).pile(BEN, "wwwwwwww");
        let mut state = guessing(&scenario);
        give_up(&mut state);
        assert_eq!(pile(&state, BEN).len(), left, "round {round}");
    }
}

/// RULES 4.6: a stop tile on top ends the loss and stays.
#[test]
fn a_stop_tile_ends_the_loss() {
    assert_eq!(failed(6, "wwws"), (lost(0, true, 4), "wwws".to_owned()));
    assert_eq!(failed(6, "wsww"), (lost(2, true, 2), "ws".to_owned()));
    assert_eq!(failed(6, "wswwww"), (lost(4, false, 2), "ws".to_owned()), "all is paid before it is met");
}

/// RULES 4.6: so does an empty pile.
#[test]
fn an_empty_pile_ends_the_loss() {
    assert_eq!(failed(6, "ww"), (lost(2, false, 0), String::new()));
    assert_eq!(failed(6, ""), (lost(0, false, 0), String::new()));
}

/// Ben names so many words of a story that costs four tiles, then fails.
fn failed_after(named: usize, tiles: &str) -> (Event, State) {
    let mut state = guessing(&Scenario::new(config(3), 6, ANN).pile(BEN, tiles));
    for _ in 0..named {
        name_right(&mut state);
        if story(&state).turn == CEM && !story(&state).guessers[CEM].out {
            give_up(&mut state);
        }
    }
    let wrong = decoy(&state);
    let events = act(&mut state, BEN, Command::Guess(wrong));
    (events[1].clone(), state)
}

/// RULES 4.6: face-up tiles of this story go first, the newest before the others.
#[test]
fn face_up_tiles_are_lost_first() {
    let (event, state) = failed_after(2, "wwwww");
    let Event::TilesLost { seat: BEN, face_up, from_pile: 2, stopped: false, pile: 3 } = event else {
        panic!("{event:?}")
    };
    assert_eq!(face_up.len(), 2);
    assert_eq!(pile(&state, BEN), "www");
}

/// RULES 4.6: the newest first, and no more than the penalty.
#[test]
fn what_is_left_face_up_is_the_oldest() {
    let mut state = guessing(&Scenario::new(config(3), 3, ANN).pile(BEN, "w"));
    name_right(&mut state);
    give_up(&mut state);
    // Two of three words are open, one of them perhaps Ben's own.
    let before = story(&state).guessers[BEN].won.clone();
    assert_eq!(before.len(), 1);
    let events = give_up(&mut state);
    let lost = Event::TilesLost { seat: BEN, face_up: before, from_pile: 0, stopped: false, pile: 1 };
    assert_eq!(events[1], lost, "the penalty of slot 1 is one tile");
    assert_eq!(pile(&state, BEN), "w");
}

/// RULES 4.6: a stop tile does not guard what lies face up.
#[test]
fn a_stop_tile_guards_the_pile_only() {
    let (event, state) = failed_after(1, "ws");
    assert!(
        matches!(&event, Event::TilesLost { face_up, from_pile: 0, stopped: true, pile: 2, .. } if face_up.len() == 1),
        "{event:?}"
    );
    assert_eq!(pile(&state, BEN), "ws");
}

/// RULES 4.6: lost tiles leave the game.
#[test]
fn lost_tiles_leave_the_game() {
    let mut state = guessing(&Scenario::new(config(3), 5, ANN).pile(BEN, "wwww"));
    let before = public(&state).gone;
    give_up(&mut state);
    assert_eq!(public(&state).gone, before + 3);
    assert_eq!(public(&state).players[BEN].account.lost, -3);
}
