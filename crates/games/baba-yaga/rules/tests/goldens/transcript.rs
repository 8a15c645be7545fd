//! A seeded match of bots as a text.
//!
//! A line of the log is a line: its number, the time, who acted, what they did, then the events that came of it. Each turn
//! opens with the position, and the first one with what the public sees; the end has the accounts and the hash of the
//! state.

use std::ops::RangeInclusive;

use baba_yaga::{BabaYaga, Clock, Clues, Config, Event, Phase, Position, Skill};
use tabletop::record::{Reading, read};
use tabletop::{
    Beat, BySeat, Game, Host, Input, Level, Logged, Match, Occupant, Outcome, Player, Seat, Seed, Viewer,
};

use crate::notation;

/// All seat counts.
pub const SEATS: RangeInclusive<u8> = BabaYaga::SEATS.0..=BabaYaga::SEATS.1;

/// The name of the file for so many seats.
pub fn file_name(seats: u8) -> String {
    format!("{seats}-seats.txt")
}

/// Another clock, other clues and switches at each table.
fn config(seats: u8) -> Config {
    let base = Config { flights: 6, ..Config::new(seats) };
    match seats {
        2 => Config { clock: Clock::Hands, ..base },
        3 => Config { clues: Clues::Bare, expert: true, preview: true, ..base },
        4 => Config { clock: Clock::Hands, expert: true, ..base },
        _ => {
            let levels = [Skill::Easy, Skill::Hard, Skill::Normal, Skill::Easy, Skill::Hard];
            Config {
                clock: Clock::Untimed,
                clues: Clues::Clear,
                skills: levels.into_iter().collect(),
                ..base
            }
        }
    }
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

/// The match for so many seats: always the same one.
pub fn transcript(seats: u8) -> String {
    let game = Match::<BabaYaga>::new(config(seats), Seed(u64::from(seats))).expect("such a match");
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let (mut host, _) = Host::begin(game.clone(), people);
    while host.outcome().is_none() {
        let next = host.next_due(u32::MAX).expect("bots and the clock go on");
        host.run(next, u32::MAX);
    }
    let kept = read::<BabaYaga>(host.save().as_bytes(), Reading::Closed);
    let log = kept.map_err(|error| format!("{error:?}")).expect("a save loads").game.log().to_vec();

    let mut text = Transcript { game, lines: Vec::new() };
    text.title();
    text.beats(0, "set-up");
    text.describe();
    for line in log {
        text.line(line);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

struct Transcript {
    game: Match<BabaYaga>,
    lines: Vec<String>,
}

impl Transcript {
    fn title(&mut self) {
        let seats = self.game.seats();
        let bots: Vec<String> =
            Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name())).collect();
        let title = format!("baba-yaga, {seats} seats, seed {}: {}", self.game.seed().0, bots.join(", "));
        self.lines.push(title);
    }

    fn line(&mut self, line: Logged<baba_yaga::Command>) {
        let beats = self.game.beats().len();
        let did = match &line.input {
            Input::Command { seat, command } => format!("{seat} {}", notation::command(*command)),
            Input::Elapsed => "clock".to_owned(),
        };
        let cause = format!("{:>4} {:>6} {did}", self.game.log().len() + 1, line.at.0);
        self.game.replay_line(line).expect("what the host accepts is legal");
        self.beats(beats, &cause);
    }

    /// The beats from this one on, behind their cause, and the position where a turn begins.
    fn beats(&mut self, from: usize, cause: &str) {
        let told = |beat: &Beat<Event>| notation::event(&beat.event);
        let told = self.game.beats()[from..].iter().map(told).collect::<Vec<_>>().join("; ");
        self.lines.push(format!("{cause} | {told}"));
        if BabaYaga::phase(self.game.state()) == Phase::Witch {
            let position = Position::of(self.game.state()).expect("a turn begins");
            self.lines.push(format!("     = {position}"));
        }
    }

    fn describe(&mut self) {
        let view = BabaYaga::view(self.game.state(), Viewer::Public);
        self.lines.extend(BabaYaga::describe(&view).iter().map(notation::message));
    }

    fn end(&mut self) {
        self.describe();
        let view = BabaYaga::view(self.game.state(), Viewer::Public);
        for (seat, account) in BabaYaga::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            self.lines.push(format!("account {seat}: {}", lines.collect::<Vec<_>>().join(", ")));
        }
        let Some(Outcome::Ranking(places)) = BabaYaga::outcome(self.game.state()) else {
            panic!("a finished match has a ranking")
        };
        let places: Vec<String> = places.iter().map(|(seat, place)| format!("{seat} is {place}")).collect();
        self.lines.push(format!("places: {}", places.join(", ")));
        self.lines.push(format!("hash {}", self.game.hash()));
    }
}
