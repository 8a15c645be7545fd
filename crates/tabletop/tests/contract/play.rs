//! A match: the clock, the log, undo and rewinding.

use tabletop::{Game, Input, Logged, Match, Millis, Seat, Seed, UndoError};

use crate::parley::{Command, Config, Event, Mode, Parley, Phase, RuleError};
use crate::table::{parley, parley_at, plain, play_to, sketch, words};

/// Where the clock runs: the hint is given at this time, so sketching ends at 3,100 and voting at 8,100.
const TOLD: Millis = Millis(100);

fn sketching() -> Match<Parley> {
    let mut game = parley_at(Phase::Tell, 3, Mode::FreeForAll);
    game.submit(Seat(0), words("camel"), TOLD).unwrap();
    game
}

fn deadlines(game: &Match<Parley>) -> Vec<u64> {
    game.log().iter().filter(|line| line.input == Input::Elapsed).map(|line| line.at.0).collect()
}

#[test]
fn a_time_before_the_latest_one_counts_as_now() {
    let mut game = sketching();
    game.submit(Seat(1), sketch(&[1]), Millis(700)).unwrap();
    game.submit(Seat(2), sketch(&[2]), Millis(300)).unwrap();
    assert_eq!(game.log().last().unwrap().at, Millis(700));
    game.advance(Millis(5));
    assert_eq!(game.now(), Millis(700));
}

#[test]
fn deadlines_come_in_order_and_at_their_own_time() {
    let mut game = sketching();
    game.advance(Millis(99_999));
    assert_eq!(deadlines(&game), [3_100, 8_100]);
    assert_eq!(game.now(), Millis(99_999));
    let by_clock = game.beats().iter().filter(|beat| matches!(beat.event, Event::TimeCame { .. }));
    let by_clock = by_clock.map(|beat| (beat.at.0, beat.by)).collect::<Vec<_>>();
    assert_eq!(by_clock, [(3_100, None), (8_100, None)]);
}

#[test]
fn a_wait_in_pieces_leads_to_the_same_match() {
    let (mut whole, mut pieces) = (sketching(), sketching());
    whole.advance(Millis(9_000));
    for at in (100..=9_000).step_by(50) {
        pieces.advance(Millis(at));
    }
    assert_eq!(pieces.log(), whole.log());
    assert_eq!(pieces.hash(), whole.hash());
}

#[test]
fn a_deadline_comes_before_a_command_of_the_same_moment() {
    let mut late = sketching();
    assert_eq!(late.submit(Seat(1), sketch(&[1]), Millis(3_100)), Err(RuleError::WrongPhase));
    assert_eq!(deadlines(&late), [3_100], "refused, but the deadline has happened all the same");
    assert_eq!(Parley::phase(late.state()), Phase::Vote);
    let mut in_time = sketching();
    in_time.submit(Seat(1), sketch(&[1]), Millis(3_099)).unwrap();
    assert!(deadlines(&in_time).is_empty());
}

#[test]
fn a_refused_command_leaves_no_line_and_no_beat() {
    let mut game = parley(3, Mode::FreeForAll);
    let (beats, hash) = (game.beats().len(), game.hash());
    assert!(game.submit(Seat(2), Command::Roll, Millis(9)).is_err());
    assert_eq!((game.log().len(), game.beats().len(), game.hash()), (0, beats, hash));
}

#[test]
fn beats_name_their_cause() {
    let mut game = parley(3, Mode::FreeForAll);
    assert!(game.beats().iter().all(|beat| beat.line.is_none() && beat.by.is_none()));
    let set_up = game.beats().len();
    let lay = plain(&game, Seat(0));
    game.submit(Seat(0), lay, Millis(4)).unwrap();
    let laid = &game.beats()[set_up];
    assert_eq!((laid.line, laid.at, laid.by), (Some(0), Millis(4), Some(Seat(0))));
}

#[test]
fn undo_takes_back_the_own_last_command_and_no_other() {
    let mut game = parley(3, Mode::FreeForAll);
    assert_eq!(game.undo(Seat(0)), Err(UndoError::Nothing));
    let (hash, beats) = (game.hash(), game.beats().len());
    let lay = plain(&game, Seat(0));
    game.submit(Seat(0), lay, Millis(4)).unwrap();
    assert_eq!(game.undo(Seat(1)), Err(UndoError::NotYours));
    assert_eq!(game.may_undo(Seat(0)), Ok(()));
    assert_eq!(game.log().len(), 1, "asking takes nothing back");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!((game.hash(), game.beats().len(), game.log().len()), (hash, beats, 0));
    assert_eq!(game.now(), Millis(4), "the clock does not go back");
    assert_eq!(game.undo(Seat(0)), Err(UndoError::Nothing));
}

#[test]
fn undo_stops_at_a_seal() {
    let mut game = parley_at(Phase::Tell, 3, Mode::FreeForAll);
    assert_eq!(game.undo(Seat(0)), Err(UndoError::Sealed));
}

#[test]
fn undo_does_not_go_past_a_deadline() {
    let mut game = sketching();
    assert_eq!(game.may_undo(Seat(0)), Ok(()));
    game.advance(Millis(3_100));
    assert_eq!(game.undo(Seat(0)), Err(UndoError::NotYours));
}

#[test]
fn a_command_that_was_taken_back_can_be_given_again_later() {
    let mut game = sketching();
    game.advance(Millis(2_000));
    game.undo(Seat(0)).unwrap();
    game.submit(Seat(0), words("camel"), Millis(0)).unwrap();
    assert_eq!(Parley::next_deadline(game.state()), Some(Millis(5_000)), "3,000 ms from the new hint");
}

#[test]
fn rewinding_plays_the_first_lines_again() {
    let mut game = sketching();
    game.advance(Millis(9_000));
    play_to(&mut game, Phase::Over);
    for lines in 0..=game.log().len() {
        let mut back = game.clone();
        back.rewind(lines);
        let mut again = parley(3, Mode::FreeForAll);
        game.log()[..lines].iter().for_each(|line| again.replay_line(line.clone()).unwrap());
        assert_eq!(back.log(), &game.log()[..lines]);
        assert_eq!((back.hash(), back.beats()), (again.hash(), again.beats()));
        assert_eq!(back.now(), game.now(), "the clock does not go back");
        let earlier = game.earlier(lines);
        assert_eq!(earlier.hash(), again.hash());
        assert_eq!(earlier.now(), again.now(), "by the clock of then");
    }
    let mut whole = game.clone();
    whole.rewind(usize::MAX);
    assert_eq!(whole.log(), game.log());
}

#[test]
fn a_deadline_that_was_passed_before_rewinding_comes_at_once() {
    let mut game = sketching();
    game.advance(Millis(4_000));
    game.rewind(3);
    assert_eq!(Parley::phase(game.state()), Phase::Sketch);
    game.advance(Millis(4_000));
    assert_eq!(deadlines(&game), [4_000]);
}

#[test]
fn a_replay_adds_no_deadline_that_the_log_does_not_name() {
    let mut game = sketching();
    let line = |seat| Input::Command { seat: Seat(seat), command: sketch(&[seat]) };
    game.replay_line(Logged { at: Millis(10_000), input: line(1) }).unwrap();
    assert!(deadlines(&game).is_empty());
}

#[test]
fn seed_set_up_and_log_are_the_match() {
    let played = |seed| {
        let config = Config { seats: 4, mode: Mode::Teams, first: None };
        let mut game = Match::<Parley>::new(config, Seed(seed)).unwrap();
        play_to(&mut game, Phase::Over);
        game.hash()
    };
    assert_eq!(played(1), played(1));
    assert_ne!(played(1), played(2));
}
