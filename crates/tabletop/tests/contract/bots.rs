//! Bots at a host: they think in pieces, and decide the same however they were interrupted.

use tabletop::{BySeat, Host, Level, Match, Millis, Occupant, Player, Seat, SeatSet, Seed, Thought};

use crate::files::journal;
use crate::parley::{Command, Config, Mode, Parley, Phase, Sketch};
use crate::table::{parley, parley_at, sketch};

fn bots(seats: u8, level: Level) -> BySeat<Occupant> {
    BySeat::new(seats, |_| Occupant::new(Player::Bot(level), ""))
}

fn host(game: Match<Parley>) -> Host<Parley> {
    let seats = game.seats();
    Host::begin(game, bots(seats, Level::Hard)).0
}

/// Lets this bot think in pieces of so many nodes until it decides.
fn decision(host: &mut Host<Parley>, seat: Seat, nodes: u32) -> Command {
    loop {
        if let Thought::Decide { command, .. } = host.think(seat, nodes).unwrap() {
            return command;
        }
    }
}

/// The bot that acts next.
fn next(host: &Host<Parley>) -> Option<Seat> {
    host.to_act().awaited.iter().next()
}

#[test]
fn a_bot_thinks_for_as_many_nodes_as_it_gets() {
    let mut host = host(parley(3, Mode::FreeForAll));
    for _ in 0..4 {
        assert_eq!(host.think(Seat(0), 10), Some(Thought::Thinking));
    }
    assert!(matches!(host.think(Seat(0), 10), Some(Thought::Decide { .. })));
}

#[test]
fn pieces_of_thought_do_not_change_the_move() {
    let decided = |nodes| decision(&mut host(parley_at(Phase::Sketch, 3, Mode::FreeForAll)), Seat(1), nodes);
    assert_eq!(decided(1), decided(1_000));
    assert_eq!(decided(7), decided(50));
}

#[test]
fn only_a_bot_that_may_act_thinks() {
    let mut host = host(parley(3, Mode::FreeForAll));
    assert_eq!(host.think(Seat(1), 99), None, "not its turn");
    assert_eq!(host.think(Seat(9), 99), None, "no such seat");
    host.seat(Seat(0), Occupant::new(Player::Person, "Ann"));
    assert_eq!(host.think(Seat(0), 99), None, "a person");
}

#[test]
fn bots_of_every_level_play_whole_matches_through_the_host() {
    for (level, mode, seats) in [
        (Level::Easy, Mode::Teams, 4),
        (Level::Medium, Mode::Together, 6),
        (Level::Hard, Mode::FreeForAll, 5),
    ] {
        let config = Config { seats, mode, first: None };
        let game = Match::new(config, Seed(3)).unwrap();
        let (mut host, _) = Host::<Parley>::begin(game, bots(seats, level));
        let mut now = Millis(0);
        while let Some(seat) = next(&host) {
            let command = decision(&mut host, seat, 20);
            now = now + 10;
            host.submit(seat, command, now).unwrap();
        }
        assert!(host.outcome().is_some(), "{level:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match_however_often_it_is_taken_up_again() {
    let played = |interrupted: bool| {
        let (mut host, mut text) = Host::begin(parley(3, Mode::FreeForAll), bots(3, Level::Hard));
        while let Some(seat) = next(&host) {
            let command = decision(&mut host, seat, 30);
            text += &host.submit(seat, command, Millis(0)).unwrap();
            if interrupted {
                host = Host::resume(journal(&text).unwrap());
            }
        }
        text
    };
    assert_eq!(played(true), played(false));
}

#[test]
fn an_interrupted_thought_starts_again_and_ends_the_same() {
    let mut whole = host(parley_at(Phase::Vote, 4, Mode::FreeForAll));
    let decided = decision(&mut whole, Seat(2), 99);
    let mut half = host(parley_at(Phase::Vote, 4, Mode::FreeForAll));
    assert_eq!(half.think(Seat(2), 40), Some(Thought::Thinking));
    let mut again = Host::resume(journal(&half.save()).unwrap());
    assert_eq!(decision(&mut again, Seat(2), 40), decided);
}

#[test]
fn a_bot_does_not_remember_what_was_taken_back() {
    let sketching = || host(parley_at(Phase::Sketch, 4, Mode::FreeForAll));
    let mut plain = sketching();
    plain.submit(Seat(1), sketch(&[2]), Millis(0)).unwrap();
    let decided = decision(&mut plain, Seat(2), 99);

    let mut undone = sketching();
    undone.submit(Seat(1), sketch(&[1]), Millis(0)).unwrap();
    assert_eq!(undone.think(Seat(2), 40), Some(Thought::Thinking));
    undone.undo(Seat(1)).unwrap();
    undone.submit(Seat(1), sketch(&[2]), Millis(0)).unwrap();
    assert_eq!(undone.think(Seat(2), 40), Some(Thought::Thinking), "a new situation is a new thought");
    assert_eq!(decision(&mut undone, Seat(2), 40), decided);
}

#[test]
fn a_new_line_of_the_log_is_a_new_situation() {
    let mut host = host(parley_at(Phase::Sketch, 4, Mode::FreeForAll));
    assert_eq!(host.think(Seat(2), 40), Some(Thought::Thinking));
    host.submit(Seat(1), sketch(&[1]), Millis(0)).unwrap();
    assert_eq!(host.think(Seat(2), 40), Some(Thought::Thinking));
}

#[test]
fn a_bot_that_takes_a_seat_over_plays_as_if_it_had_always_sat_there() {
    let sketching = || parley_at(Phase::Sketch, 3, Mode::FreeForAll);
    let decided = decision(&mut host(sketching()), Seat(2), 99);
    let mut host = host(sketching());
    host.seat(Seat(2), Occupant::new(Player::Person, "Cy"));
    assert_eq!(host.think(Seat(2), 99), None);
    host.seat(Seat(2), Occupant::new(Player::Bot(Level::Hard), ""));
    assert_eq!(decision(&mut host, Seat(2), 99), decided);
}

#[test]
fn handing_over_a_seat_that_is_not_there_changes_nobody() {
    let mut host = host(parley(3, Mode::FreeForAll));
    host.seat(Seat(3), Occupant::new(Player::Person, "Eve"));
    assert_eq!(*host.people(), bots(3, Level::Hard));
}

#[test]
fn the_clock_passes_a_bot_by() {
    let mut host = host(parley_at(Phase::Sketch, 3, Mode::FreeForAll));
    assert_eq!(host.think(Seat(1), 10), Some(Thought::Thinking));
    host.advance(Millis(3_000));
    assert_eq!(host.view(tabletop::Viewer::Public).sketches[Seat(1)], Some(Sketch::default()));
    assert_eq!(host.to_act().seats, SeatSet::all(3), "all vote");
    let command = decision(&mut host, Seat(1), 10);
    assert!(host.submit(Seat(1), command, Millis(3_000)).is_ok());
}

/// A match of bots that act by the clock, run for a minute in steps of so many milliseconds.
fn by_the_clock(step: usize) -> Host<Parley> {
    let (mut host, _) = Host::begin(parley(4, Mode::FreeForAll), bots(4, Level::Easy));
    for at in (0..60_000).step_by(step).chain([60_000]) {
        host.run(Millis(at), u32::MAX);
    }
    host
}

#[test]
fn bots_that_act_by_the_clock_do_the_same_at_any_rate_of_frames() {
    let whole = by_the_clock(60_000).save();
    for step in [7, 16, 50, 1_001] {
        assert_eq!(by_the_clock(step).save(), whole, "every {step} ms");
    }
}

#[test]
fn a_bot_acts_its_delay_after_what_led_to_it() {
    let (mut host, _) = Host::begin(parley(3, Mode::FreeForAll), bots(3, Level::Easy));
    assert_eq!(host.next_due(u32::MAX), Some(Millis(600)));
    host.run(Millis(599), u32::MAX);
    assert_eq!(host.turns(), 0);
    let lines = host.run(Millis(1_300), u32::MAX);
    assert_eq!((host.turns(), lines.lines().count()), (2, 2), "at 600 and at 1,200");
    assert_eq!(host.beats(tabletop::Viewer::Public, 0).last().map(|beat| beat.at), Some(Millis(1_200)));
}

#[test]
fn the_clock_runs_on_without_a_person_and_without_a_bot_that_thinks() {
    let mut people = bots(3, Level::Easy);
    people[Seat(0)] = Occupant::new(Player::Person, "");
    let (mut host, _) = Host::begin(parley(3, Mode::FreeForAll), people);
    assert_eq!(host.next_due(u32::MAX), None, "all wait for the teller");
    assert_eq!(host.run(Millis(9_000), u32::MAX), "");
    assert_eq!((host.turns(), host.now()), (0, Millis(9_000)));

    let mut host = Host::begin(parley_at(Phase::Sketch, 3, Mode::FreeForAll), bots(3, Level::Hard)).0;
    let before = host.turns();
    host.run(Millis(2_999), 1);
    assert_eq!(host.turns(), before, "they have not thought enough");
    host.run(Millis(3_000), 1);
    assert_eq!(host.turns(), before + 1, "and time is up");
}
