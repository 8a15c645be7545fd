//! RULES 7: what can be taken back.

use camel_race::{Camel, CamelRace, CamelSet, Command};
use tabletop::{BySeat, Host, Match, Millis, Occupant, Player, Seat, UndoError};

use crate::table::{ANN, BEN, loser, new_match, oasis, seen_by, ticket, winner};

/// Turns in which no die comes out.
const QUIET: [fn() -> Command; 3] = [|| ticket(Camel::Blue), || oasis(9), || winner(Camel::Blue)];

fn play(game: &mut Match<CamelRace>, seat: Seat, command: Command) {
    game.submit(seat, command, Millis(0)).expect("a legal turn");
}

/// RULES 7.4
#[test]
fn a_turn_without_a_die_can_be_taken_back() {
    for command in QUIET {
        let mut game = new_match(2, 1);
        let (before, beats) = (game.hash(), game.beats().len());
        play(&mut game, ANN, command());
        assert_ne!(game.hash(), before);
        assert_eq!(game.undo(BEN), Err(UndoError::NotYours), "only by whoever had it");
        assert_eq!(game.undo(ANN), Ok(()));
        assert_eq!((game.hash(), game.beats().len()), (before, beats));
        assert_eq!(game.undo(ANN), Err(UndoError::Nothing));
    }
}

/// RULES 7.4: until the next player has acted.
#[test]
fn it_can_no_longer_be_taken_back_when_the_next_player_has_acted() {
    for command in QUIET {
        let mut game = new_match(2, 1);
        play(&mut game, ANN, command());
        play(&mut game, BEN, ticket(Camel::Red));
        let then = game.hash();
        assert_eq!(game.undo(ANN), Err(UndoError::NotYours));
        assert_eq!(game.hash(), then);
        assert_eq!(game.undo(BEN), Ok(()), "Ben's own turn can be");
        assert_eq!(game.undo(ANN), Ok(()), "and then nobody has acted after Ann");
    }
}

/// RULES 7.4: a race card comes back into the hand.
#[test]
fn a_race_card_that_was_taken_back_can_be_laid_elsewhere() {
    let mut game = new_match(2, 1);
    play(&mut game, ANN, winner(Camel::Green));
    game.undo(ANN).unwrap();
    let view = seen_by(ANN, game.state());
    assert_eq!(view.own.unwrap().held, CamelSet::ALL);
    assert!(view.winner_pile.is_empty());
    play(&mut game, ANN, loser(Camel::Green));
    assert_eq!(seen_by(ANN, game.state()).own.unwrap().on_loser, [Camel::Green]);
}

/// RULES 7.4: the dice do not change because something was taken back.
#[test]
fn another_turn_instead_meets_the_same_dice() {
    let roll_after = |commands: &[Command], undone: bool| {
        let mut game = new_match(2, 7);
        if undone {
            play(&mut game, ANN, oasis(9));
            game.undo(ANN).unwrap();
        }
        for command in commands {
            play(&mut game, ANN, *command);
        }
        play(&mut game, BEN, Command::Roll);
        game.state().position()
    };
    let ticket = [ticket(Camel::Blue)];
    assert_eq!(roll_after(&ticket, true), roll_after(&ticket, false));
}

/// RULES 7.5
#[test]
fn a_roll_cannot_be_taken_back() {
    let mut game = new_match(2, 1);
    play(&mut game, ANN, Command::Roll);
    let then = game.hash();
    for seat in [ANN, BEN] {
        assert!(game.undo(seat).is_err());
    }
    assert_eq!(game.may_undo(ANN), Err(UndoError::Sealed));
    assert_eq!(game.hash(), then);
}

/// RULES 7.5: nor anything before it.
#[test]
fn nothing_before_a_roll_can_be_taken_back() {
    let mut game = new_match(2, 1);
    play(&mut game, ANN, winner(Camel::Blue));
    play(&mut game, BEN, Command::Roll);
    assert_eq!(game.undo(ANN), Err(UndoError::NotYours));
    assert_eq!(game.undo(BEN), Err(UndoError::Sealed));
    assert_eq!(game.log().len(), 2);
}

/// RULES 7.4 and 7.5: whatever shows the match is told the same.
#[test]
fn the_host_takes_back_what_the_match_does() {
    let (mut host, _) = Host::begin(new_match(2, 1), BySeat::new(2, |_| Occupant::new(Player::Person, "")));
    host.submit(ANN, oasis(9), Millis(0)).unwrap();
    assert!(host.undo(ANN).is_ok());
    host.submit(ANN, Command::Roll, Millis(0)).unwrap();
    assert_eq!(host.undo(ANN), Err(UndoError::Sealed));
}
