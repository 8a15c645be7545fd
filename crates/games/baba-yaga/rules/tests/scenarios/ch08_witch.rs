//! RULES 8.4 to 8.7: what moves the witch.

use baba_yaga::{Clock, Command, Config, Event, Hand, Pace, Phase, RuleError};
use tabletop::{BySeat, Host, Level, Millis, Occupant, Player, Seat, SeatSet, Viewer};

use crate::table::{ANN, BEN, CEM, DOT, Play, STEP, by_hand, new_match, turn, untimed};

/// When the witch stepped among these events, by whom, and whether it was tapped.
fn steps(events: &[Event]) -> Vec<(u64, Option<Seat>, bool)> {
    let step = |event: &Event| match event {
        Event::WitchStepped { at, seat, tapped, .. } => Some((at.0, *seat, *tapped)),
        _ => None,
    };
    events.iter().filter_map(step).collect()
}

/// RULES 8.4
#[test]
fn the_calm_clock_has_three_paces() {
    for (pace, every, all) in
        [(Pace::Brisk, 2_500, 20_000), (Pace::Steady, 3_750, 30_000), (Pace::Gentle, 5_625, 45_000)]
    {
        let config = Config { clock: Clock::Calm(pace), ..Config::new(4) };
        let mut play = Play::flying(&config, "");
        let events = play.wait(all);
        let expected = (1..=8).map(|step| (step * every, None, false)).collect::<Vec<_>>();
        assert_eq!(steps(&events), expected);
        assert_eq!(play.phase(), Phase::Witch);
    }
}

/// RULES 8.5
#[test]
fn without_time_she_steps_after_each_judged_tile() {
    let mut play = Play::flying(&untimed(2), "");
    assert!(play.wait(1_000_000).is_empty(), "no time counts");
    let events = play.find(&["A1"]);
    assert_eq!(steps(&events), [(1_000_250, None, false)]);
    play.act(1_000_300, ANN, turn("A2"));
    let events = play.wait(1_001_000);
    assert_eq!(steps(&events).len(), 1, "a mismatch is a judged tile, too");
    assert_eq!(play.witch(), (2, 6));
    let mut broken = Play::flying(&untimed(2), "");
    let events = broken.find(&["A1", "B1", "D1"]);
    assert_eq!(steps(&events).len(), 2, "the last match ends the flight");
    assert_eq!(broken.broken(ANN), 1);
}

/// RULES 8.5: the eighth tile is the last.
#[test]
fn without_time_a_flight_has_as_many_tiles_as_steps() {
    let mut play = Play::flying(&untimed(2), "");
    for (tile, name) in (1..).zip(["A2", "B2", "D2", "E2", "A4", "B4", "D4", "E4"]) {
        assert_eq!(play.phase(), Phase::Flight, "before tile {tile}");
        let now = play.now.0;
        play.act(now, ANN, turn(name));
        play.wait(now + 1_200);
    }
    assert_eq!((play.phase(), play.broken(ANN)), (Phase::Witch, 0));
}

/// RULES 8.6
#[test]
fn opponents_tap_no_sooner_than_six_tenths_of_a_second() {
    let mut play = Play::flying(&by_hand(4), "");
    assert_eq!(play.refused(599, BEN, STEP), RuleError::TooSoon { until: Millis(600) });
    assert!(!play.movers().contains(BEN));
    play.wait(600);
    assert_eq!((play.movers(), play.view().stepper()), (SeatSet::only(ANN).with(BEN), Some(BEN)));
    play.act(700, BEN, STEP);
    assert_eq!(play.refused(1_299, CEM, STEP), RuleError::TooSoon { until: Millis(1_300) });
    let events = play.act(1_300, CEM, STEP);
    assert_eq!(steps(&events), [(1_300, Some(CEM), true)]);
}

/// RULES 8.6
#[test]
fn who_does_not_tap_is_stepped_on() {
    let mut play = Play::flying(&by_hand(4), "");
    let events = play.wait(2_999);
    assert_eq!(steps(&events), []);
    let events = play.wait(3_000);
    assert_eq!(steps(&events), [(3_000, Some(BEN), false)]);
    play.act(4_000, CEM, STEP);
    let events = play.wait(21_999);
    let late =
        (1..).zip([DOT, BEN, CEM, DOT, BEN]).map(|(step, seat)| (4_000 + 3_000 * step, Some(seat), false));
    assert_eq!(steps(&events), late.take(5).collect::<Vec<_>>());
    assert_eq!(play.phase(), Phase::Flight, "one step is left");
}

/// RULES 8.6
#[test]
fn a_bot_steps_after_a_second() {
    let game = new_match(by_hand(3).starting(ANN), 2);
    let bots = BySeat::new(3, |_| Occupant::new(Player::Bot(Level::Easy), ""));
    let (mut host, _) = Host::begin(game, bots);
    host.run(Millis(12_000), u32::MAX);
    let beats = host.beats(Viewer::Public, 0).into_iter().map(|beat| beat.event).collect::<Vec<_>>();
    let Some(Event::FlightBegan { flight, .. }) =
        beats.iter().find(|event| matches!(event, Event::FlightBegan { .. }))
    else {
        panic!("no flight")
    };
    let began = flight.began.0;
    let expected = (1..=8).zip([BEN, CEM].into_iter().cycle());
    let expected = expected.map(|(step, seat)| (began + 1_000 * step, Some(seat), true)).collect::<Vec<_>>();
    assert_eq!(steps(&beats)[..8], expected);
}

/// RULES 8.7
#[test]
fn a_single_opponent_taps_left_and_right() {
    let mut play = Play::flying(&by_hand(2), "");
    let tap = |hand| Command::Step { hand: Some(hand) };
    let other = |next| RuleError::OtherHand { next: Some(next) };
    assert_eq!(play.refused(600, BEN, tap(Hand::Right)), other(Hand::Left));
    assert_eq!(play.refused(600, BEN, STEP), other(Hand::Left));
    play.act(600, BEN, tap(Hand::Left));
    assert_eq!(play.refused(1_200, BEN, tap(Hand::Left)), other(Hand::Right));
    play.act(1_200, BEN, tap(Hand::Right));
    play.wait(4_200);
    let events = play.act(4_800, BEN, tap(Hand::Right));
    assert_eq!(steps(&events), [(4_800, Some(BEN), true)], "the step at 4,200 was the left one's");
}
