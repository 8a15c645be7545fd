//! RULES 11: bots.

use baba_yaga::{BabaYaga, Clock, Clues, Command, Config, Event, Skill};
use tabletop::record::{Reading, read};
use tabletop::{
    Beat, BySeat, Game, Host, Input, Level, Match, Millis, Occupant, Player, Seed, Situation, Thought, Viewer,
};

use crate::table::{ANN, BEN, CEM, NORTH, by_hand, new_match};

fn host(config: Config, seed: u64, levels: &[Level]) -> Host<BabaYaga> {
    let people = levels.iter().map(|level| Occupant::new(Player::Bot(*level), "")).collect();
    Host::begin(new_match(config, seed), people).0
}

/// Plays a match of bots to its end, in frames of so many milliseconds; 0 for one go.
fn play(mut host: Host<BabaYaga>, frame: u64) -> Host<BabaYaga> {
    while host.outcome().is_none() {
        let next = host.next_due(u32::MAX).expect("bots and the clock go on");
        let to = if frame == 0 { next } else { next.max(host.now() + frame) };
        host.run(to, u32::MAX);
    }
    host
}

fn beats(host: &Host<BabaYaga>) -> Vec<Beat<Event>> {
    host.beats(Viewer::Public, 0)
}

/// RULES 11.1: a bot plays by the rules and by the clock, whatever the switches.
#[test]
fn bots_play_every_kind_of_match_to_its_end() {
    for seats in 2..=5_u8 {
        let base = Config { flights: 4, ..Config::new(seats) };
        for config in [
            base.clone(),
            Config { clock: Clock::Hands, clues: Clues::Bare, expert: true, ..base.clone() },
            Config { clock: Clock::Untimed, clues: Clues::Clear, preview: true, ..base.clone() },
            Config { skills: BySeat::new(seats, |_| Skill::Hard), ..base },
        ] {
            let levels = Level::ALL.into_iter().cycle().take(usize::from(seats)).collect::<Vec<_>>();
            let host = play(host(config, u64::from(seats), &levels), 0);
            let ended = |beat: &Beat<Event>| matches!(beat.event, Event::FlightEnded { .. });
            assert!(beats(&host).iter().any(ended));
        }
    }
}

/// RULES 11.1: a bot is told nothing of what lies face down: in every forest that looks alike, it decides the same.
#[test]
fn a_bot_decides_the_same_whatever_lies_face_down() {
    for level in Level::ALL {
        let mut answers = std::collections::BTreeSet::new();
        for seed in 1..30 {
            let config = Config { clues: Clues::Bare, ..Config::new(2) }.starting(ANN);
            let mut game = new_match(config, seed);
            game.submit(BEN, NORTH, Millis(0)).unwrap();
            let view = BabaYaga::view(game.state(), Viewer::Seat(ANN));
            let offers = BabaYaga::offers(game.state(), ANN);
            let situation = Situation { seat: ANN, turn: 1, now: Millis(0), view, offers };
            let mut bot = BabaYaga::bot(level, ANN, Seed(7));
            answers.insert(format!("{:?}", bot.step(&situation, u32::MAX)));
        }
        assert_eq!(answers.len(), 1, "{level:?}: {answers:?}");
    }
}

/// A bot of this level in Ann's seat, as the flight of spell 1 begins with all forest sides alike; it has seen Ben turn
/// these tiles up, the last one last, and others after them.
fn reach(level: Level, seen: &[(&str, u8)], after: usize) -> Command {
    let config = Config { clues: Clues::Bare, ..Config::new(3) };
    let mut play = crate::table::Play::flying(&config, "");
    let mut bot = BabaYaga::bot(level, ANN, Seed(3));
    let shown = |name: &str, number| Event::TileShown {
        seat: BEN,
        place: crate::table::at(name),
        ingredient: baba_yaga::Ingredient::numbered(number).expect("1 to 16"),
        matches: false,
        found: 0,
        since: Millis(0),
        at: Millis(0),
        until: Millis(0),
    };
    for (name, number) in seen {
        // Twice, so that it is noticed.
        (0..2).for_each(|_| bot.observe(&shown(name, *number)));
    }
    (0..after).for_each(|_| bot.observe(&shown("E5", 16)));
    play.wait(0);
    let (view, offers) = (play.view(), BabaYaga::offers(&play.state, ANN));
    let situation = Situation { seat: ANN, turn: 2, now: Millis(0), view, offers };
    bot.decide(&situation)
}

/// RULES 11.2
#[test]
fn a_bot_turns_what_it_remembers_and_forgets_in_time() {
    let wanted = crate::table::turn("E1");
    assert_eq!(reach(Level::Hard, &[("E1", 13)], 0), wanted);
    assert_eq!(reach(Level::Hard, &[("E1", 13)], 5), wanted);
    let forgotten = (0..40).filter(|after| reach(Level::Hard, &[("E1", 13)], 200 + after) == wanted).count();
    assert!(forgotten < 10, "after two hundred tiles it only guesses: {forgotten} of 40");
}

/// RULES 11.2: a tile that is known not to be wanted is left alone.
#[test]
fn a_bot_does_not_turn_what_it_knows_to_be_wrong() {
    let seen = [("A2", 2), ("B2", 6), ("D2", 10), ("E2", 14), ("A4", 3), ("B4", 7)];
    let Command::Turn { place } = reach(Level::Hard, &seen, 0) else { panic!("it turns a tile") };
    assert!(seen.iter().all(|(name, _)| place != crate::table::at(name)), "{place}");
}

/// How many flights of these were broken, of so many, by four bots of one level as RULES 11.4 says.
fn broken(level: Level, flights: usize) -> (usize, usize) {
    let (mut flown, mut broken) = (0, 0);
    for seed in 1.. {
        if flown >= flights {
            break;
        }
        let host = play(host(Config::new(4), seed, &[level; 4]), 0);
        let all = beats(&host);
        flown += all.iter().filter(|beat| matches!(beat.event, Event::FlightEnded { .. })).count();
        broken += all.iter().filter(|beat| matches!(beat.event, Event::SpellBroken { .. })).count();
    }
    (broken, flown)
}

/// RULES 11.3 and 11.4: over some of the flights; the example `flights` plays them all.
#[test]
fn the_levels_break_as_many_spells_as_they_should() {
    let share = |level| {
        let (broken, flown) = broken(level, 1_000);
        100 * broken / flown
    };
    let [easy, medium, hard] = Level::ALL.map(share);
    assert!(hard >= 80, "hard breaks {hard} %");
    assert!((20..=50).contains(&easy), "easy breaks {easy} %");
    assert!(easy < medium && medium < hard, "easy {easy} %, medium {medium} %, hard {hard} %");
}

/// RULES 11.3: and the better one wins.
#[test]
fn the_stronger_bot_wins() {
    let wins = |levels: [Level; 2]| {
        let game = |seed| play(host(Config::new(2), seed, &levels), 0);
        (1..=30).filter(|seed| game(*seed).outcome().is_some_and(|o| o.winners(2).contains(ANN))).count()
    };
    for (stronger, weaker) in [(Level::Hard, Level::Medium), (Level::Medium, Level::Easy)] {
        let lost = wins([weaker, stronger]);
        assert!(wins([stronger, weaker]) + 30 - lost > 36, "{stronger:?} against {weaker:?}");
    }
}

/// RULES 11.5
#[test]
fn the_same_match_is_played_the_same_at_any_rate_of_frames() {
    for config in [Config { flights: 3, ..Config::new(3) }, Config { flights: 3, ..by_hand(3) }] {
        let levels = [Level::Hard, Level::Easy, Level::Medium];
        let whole = beats(&play(host(config.clone(), 6, &levels), 0));
        for frame in [50, 16, 7] {
            let again = beats(&play(host(config.clone(), 6, &levels), frame));
            assert_eq!(again, whole, "frames of {frame} ms");
        }
    }
}

/// RULES 11.5: a match that was kept goes on as it would have.
#[test]
fn bots_of_a_match_taken_up_again_play_on_alike() {
    let levels = [Level::Hard, Level::Easy, Level::Medium];
    let config = Config { flights: 3, ..by_hand(3) };
    let whole = beats(&play(host(config.clone(), 9, &levels), 0));
    let mut half = host(config, 9, &levels);
    while half.beat_count() < whole.len() / 2 {
        let next = half.next_due(u32::MAX).unwrap();
        half.run(next, u32::MAX);
    }
    let kept = read::<BabaYaga>(half.save().as_bytes(), Reading::Closed);
    let kept = kept.map_err(|error| format!("{error:?}")).unwrap();
    assert_eq!(beats(&play(Host::resume(kept), 0)), whole);
}

/// RULES 6.4: behind fingers a bot takes twice as long.
#[test]
fn a_bot_behind_fingers_takes_twice_as_long() {
    let delay = |next: &str| {
        let play = crate::table::Play::flying(&Config::new(2), &format!("next {next}/none"));
        let (view, offers) = (play.view(), BabaYaga::offers(&play.state, ANN));
        let situation = Situation { seat: ANN, turn: 2, now: Millis(0), view, offers };
        match BabaYaga::bot(Level::Medium, ANN, Seed(5)).step(&situation, u32::MAX) {
            Thought::Decide { delay_ms, .. } => delay_ms,
            Thought::Thinking => panic!("it decides at once"),
        }
    };
    assert_eq!(delay("fingers"), 2 * delay("none"));
}

/// RULES 11.1: whatever it decides is on offer, at every moment of many matches.
#[test]
fn bots_only_do_what_is_on_offer() {
    for level in Level::ALL {
        let config = Config { expert: true, clues: Clues::Bare, flights: 5, ..by_hand(3) };
        let mut game: Match<BabaYaga> = new_match(config, 4);
        let mut bots = BySeat::new(3, |seat| BabaYaga::bot(level, seat, Seed(4)));
        let mut seen = 0;
        while BabaYaga::outcome(game.state()).is_none() {
            for beat in &game.beats()[seen..] {
                bots.iter_mut().for_each(|(_, bot)| bot.observe(&beat.event));
            }
            seen = game.beats().len();
            for seat in BabaYaga::to_act(game.state()).awaited.iter() {
                let (view, offers) =
                    (BabaYaga::view(game.state(), Viewer::Seat(seat)), BabaYaga::offers(game.state(), seat));
                let situation = Situation { seat, turn: game.log().len(), now: game.now(), view, offers };
                let command = bots[seat].decide(&situation);
                let input = Input::Command { seat, command };
                let tried = BabaYaga::apply(&mut game.state().clone(), game.now(), &input);
                assert!(tried.is_ok(), "{level:?} {seat:?} {command:?}: {tried:?}");
                if seat != CEM || BabaYaga::next_deadline(game.state()).is_none() {
                    game.submit(seat, command, game.now()).unwrap();
                    break;
                }
            }
            if let Some(due) = BabaYaga::next_deadline(game.state()) {
                game.advance(due);
            }
        }
    }
}
