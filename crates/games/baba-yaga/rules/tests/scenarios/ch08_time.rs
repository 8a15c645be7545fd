//! RULES 8.1 to 8.3, 8.8 and 8.9: hands, and the clock as an input.

use baba_yaga::{Air, BabaYaga, Clock, Command, Config, Event, Phase, Place, RuleError, Skill};
use tabletop::record::{Reading, read, save};
use tabletop::{
    BySeat, Dice, Game, Input, Level, Match, Millis, Occupant, Player, Seat, Seed, StateHash, Stream,
};

use crate::table::{ANN, BEN, NORTH, Play, at, back, house, new_match, turn};

/// RULES 8.1
#[test]
fn a_tile_takes_a_quarter_of_a_second_to_turn() {
    let mut play = Play::flying(&Config::new(2), "");
    let events = play.act(1_000, ANN, turn("A1"));
    assert!(matches!(events[0], Event::TileTurned { at: Millis(1_000), until: Millis(1_250), .. }));
    assert!(play.wait(1_249).is_empty());
    assert!(matches!(play.wait(1_250)[0], Event::TileShown { matches: true, .. }));
}

/// RULES 8.1
#[test]
fn one_tile_is_in_the_air_at_a_time() {
    let mut play = Play::flying(&Config::new(2), "");
    play.act(0, ANN, turn("A2"));
    let in_the_air = |name, until| RuleError::InTheAir { place: at(name), until: Millis(until) };
    assert_eq!(play.refused(249, ANN, turn("A1")), in_the_air("A2", 250));
    play.act(850, ANN, turn("A1"));
    assert_eq!(play.refused(1_000, ANN, turn("B1")), in_the_air("A1", 1_350), "it waits to turn up");
    assert_eq!(play.refused(1_200, ANN, turn("B1")), in_the_air("A1", 1_350));
    play.act(1_350, ANN, turn("B1"));
}

/// RULES 8.2
#[test]
fn a_mismatch_shows_its_time() {
    let mut play = Play::flying(&Config::new(2), "");
    play.act(0, ANN, turn("A2"));
    let showing = RuleError::StillShowing { place: at("A2"), until: Millis(850) };
    assert_eq!(play.refused(250, ANN, back("A2")), showing);
    assert_eq!(play.refused(849, ANN, turn("A1")), showing);
    let mut other = play.clone();
    play.act(850, ANN, back("A2"));
    play.wait(1_100);
    assert_eq!(play.air(), Air::Free { since: Millis(1_100) });
    other.act(850, ANN, turn("A1"));
    let events = other.wait(1_350);
    let turned = |event: &Event| matches!(event, Event::TileTurned { at: Millis(1_100), .. });
    assert!(events.iter().any(turned), "first back, then up");
    assert!(other.flight().is_found(at("A1")));
}

/// RULES 8.2: it stays up for as long as nobody taps.
#[test]
fn a_mismatch_waits_for_a_tap() {
    let mut play = Play::flying(&Config::new(2), "");
    play.find(&["A2"]);
    play.wait(9_000);
    assert!(matches!(play.air(), Air::Mismatch { ready: Millis(850), .. }));
    assert_eq!((play.view().tap(at("A2")), play.view().tap(at("B2"))), (back("A2"), turn("B2")));
}

/// RULES 8.3
#[test]
fn after_a_match_the_next_may_be_turned_at_once() {
    let mut play = Play::flying(&Config::new(2), "");
    play.act(0, ANN, turn("A1"));
    play.act(250, ANN, turn("B1"));
    play.wait(500);
    assert_eq!(play.flight().found.len(), 2);
}

/// RULES 8.9
#[test]
fn no_clock_runs_between_flights() {
    let mut play = Play::at(&Config::new(2), "stacks 5,1,2/3,4,6");
    let idle = |play: &Play| BabaYaga::next_deadline(&play.state).is_none();
    assert!(idle(&play));
    play.act(0, BEN, NORTH);
    assert!(idle(&play));
    play.act(0, ANN, Command::TurnSpell);
    assert!(!idle(&play));
    play.find(&["A1", "B2", "D4"]);
    assert!(play.phase() == Phase::House && idle(&play));
    play.act(0, ANN, house("A1"));
    assert!(idle(&play));
}

/// What a person does, and when.
type Script = Vec<(Millis, Seat, Command)>;

/// Quick taps of everybody, most of them too early, each in the hands of a shell that shows so many frames a second: what
/// was tapped since the last frame is brought with its own time, then the clock runs up to the frame.
fn play_at(rate: u64, config: &Config, script: &Script) -> (Match<BabaYaga>, usize) {
    let mut game = new_match(config.clone(), 11);
    let (mut taps, mut refused, mut frame) = (script.iter().peekable(), 0, 0);
    while taps.peek().is_some() {
        frame += 1;
        let now = Millis(frame * 1_000 / rate);
        while let Some((at, seat, command)) = taps.next_if(|(at, ..)| *at <= now) {
            refused += usize::from(game.submit(*seat, *command, *at).is_err());
        }
        game.advance(now);
    }
    let end = script.last().map_or(Millis(0), |(at, ..)| *at) + 60_000;
    game.advance(end);
    (game, refused)
}

/// Random taps on anything, 40 ms apart on the average.
fn taps(count: usize, seats: u8, seed: u64) -> Script {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut at = Millis(0);
    let tap = |_| {
        at = at + u64::from(dice.below(80));
        let seat = Seat(dice.roll(seats) - 1);
        let place = Place(dice.roll(16) - 1);
        let command = match dice.below(24) {
            0..3 => NORTH,
            3..6 => Command::TurnSpell,
            6..9 => Command::Step { hand: None },
            9 => Command::TurnBack { place },
            10 => Command::LiftHouse { place },
            11..13 => Command::PlaceHouse { place },
            13 => Command::Swap { one: place, other: Place((place.0 + 5) % 16) },
            _ => Command::Turn { place },
        };
        (at, seat, command)
    };
    (0..count).map(tap).collect()
}

fn clocks() -> [Config; 3] {
    // All four ingredients, which random taps seldom find: the match goes on.
    let skills = BySeat::new(3, |_| Skill::Hard);
    let base = Config { expert: true, flights: 200, skills, ..Config::new(3) }.starting(ANN);
    [base.clone(), Config { clock: Clock::Hands, ..base.clone() }, Config { clock: Clock::Untimed, ..base }]
}

/// RULES 8.8
#[test]
fn a_match_goes_the_same_at_any_rate_of_frames() {
    for config in clocks() {
        let script = taps(4_000, 3, 5);
        let (whole, refused) = play_at(60, &config, &script);
        assert!(refused < script.len(), "some of it was allowed");
        for rate in [20, 144] {
            let (game, again) = play_at(rate, &config, &script);
            assert_eq!((game.hash(), again), (whole.hash(), refused), "{rate} frames a second");
            assert_eq!(game.log(), whole.log());
        }
        let people = BySeat::new(3, |_| Occupant::new(Player::Bot(Level::Easy), ""));
        let kept = save(&whole, &people);
        let back = read::<BabaYaga>(kept.as_bytes(), Reading::Closed);
        let back = back.map_err(|error| format!("{error:?}")).unwrap();
        assert_eq!(back.game.hash(), whole.hash(), "and as it is played again from its log");
    }
}

/// RULES 8.8: every tap does something or is refused by name; none is lost, and none leads astray.
#[test]
fn ten_thousand_quick_taps_each_end_in_a_turn_or_in_a_refusal() {
    for config in clocks() {
        let mut game = new_match(config, 3);
        let (mut done, mut refused) = (0, 0);
        for (at, seat, command) in taps(10_000, 3, 8) {
            game.advance(at);
            let (lines, hash) = (game.log().len(), StateHash::of(game.state()));
            match game.submit(seat, command, at) {
                Ok(()) => {
                    assert_eq!(game.log().len(), lines + 1);
                    assert_ne!(StateHash::of(game.state()), hash, "{command:?} did something");
                    done += 1;
                }
                Err(_) => {
                    assert_eq!((game.log().len(), StateHash::of(game.state())), (lines, hash));
                    refused += 1;
                }
            }
        }
        assert!(done > 300 && refused > 300 && done + refused == 10_000, "{done} done, {refused} refused");
    }
}

/// RULES 8.8: a refusal for a mere lack of time says when it will do, and then it does.
#[test]
fn what_was_too_early_does_when_its_time_has_come() {
    let mut kept = 0;
    for config in clocks() {
        let mut game = new_match(config, 4);
        for (at, seat, command) in taps(2_000, 3, 9) {
            let (RuleError::InTheAir { until, .. } | RuleError::StillShowing { until, .. }) =
                (match game.submit(seat, command, at) {
                    Err(early) => early,
                    Ok(()) => continue,
                })
            else {
                continue;
            };
            let mut later = game.clone();
            later.advance(until);
            let again = BabaYaga::apply(&mut later.state().clone(), until, &Input::Command { seat, command });
            let early = matches!(again, Err(RuleError::InTheAir { .. } | RuleError::StillShowing { .. }));
            // A tile that was still turning up may have become a mismatch, which shows its time first.
            let shown = matches!(again, Err(RuleError::StillShowing { .. }));
            assert!(!early || shown, "{command:?} at {until:?}: {again:?}");
            kept += 1;
        }
    }
    assert!(kept > 100, "{kept}");
}
