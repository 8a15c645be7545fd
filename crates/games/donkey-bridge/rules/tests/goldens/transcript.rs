//! A seeded match of bots as a text.
//!
//! A command is a line: its number, the time, the seat, the command, then the events that came of it; each turn of a
//! storyteller and each closed story open a line of their own. An event that the public sees otherwise is given in both
//! forms. Each round opens with what the public sees and with what those know who know more; the end has the accounts and
//! the hash of the state.

use std::ops::RangeInclusive;

use donkey_bridge::{Answering, Config, DonkeyBridge, Event, Rounds};
use tabletop::{
    BySeat, Game, Host, Input, Level, Logged, Match, Millis, Occupant, Outcome, Player, Seat, Seed, Thought,
    Viewer,
};

use crate::notation;

/// All seat counts.
pub const SEATS: RangeInclusive<u8> = DonkeyBridge::SEATS.0..=DonkeyBridge::SEATS.1;

/// How long the bots hesitate, in milliseconds. Every seventh time, whoever has a clock lets it run out.
const HESITATION: u64 = 2_500;

/// The name of the file for so many seats.
pub fn file_name(seats: u8) -> String {
    format!("{seats}-seats.txt")
}

/// The match for so many seats: always the same one.
pub fn transcript(seats: u8) -> String {
    let game = new_match(seats);
    let mut text = Transcript { game, lines: Vec::new() };
    text.title();
    text.beats(0, "set-up");
    for line in played(seats) {
        text.line(line);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

/// Each table has another way to answer, and one of them seven rounds.
fn new_match(seats: u8) -> Match<DonkeyBridge> {
    let answering = Answering::ALL[usize::from(seats) % Answering::ALL.len()];
    let rounds = if seats == 4 { Rounds::Seven } else { Rounds::Six };
    let config = Config::new(seats).answering(answering).rounds(rounds);
    Match::new(config, Seed(u64::from(seats))).expect("such a match can be set up")
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

/// The log of the match, as the bots decide it.
fn played(seats: u8) -> Vec<Logged<donkey_bridge::Command>> {
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let mut game = new_match(seats);
    let (mut host, _) = Host::begin(game.clone(), people);
    let mut log = Vec::new();
    while let Some(seat) = host.to_act().awaited.iter().next() {
        let late = log.len() % 7 == 6 && host.next_deadline().is_some();
        let input = match host.next_deadline().filter(|_| late) {
            Some(_) => Input::Elapsed,
            None => match host.think(seat, u32::MAX) {
                Some(Thought::Decide { command, .. }) => Input::Command { seat, command },
                other => panic!("a bot decides: {other:?}"),
            },
        };
        let at = match (&input, host.next_deadline()) {
            (Input::Elapsed, Some(deadline)) => deadline,
            _ => Millis(host.now().0 + HESITATION),
        };
        match &input {
            Input::Command { command, .. } => {
                host.submit(seat, command.clone(), at).expect("a bot plays by the rules");
            }
            Input::Elapsed => {
                host.advance(at);
            }
        }
        let line = Logged { at, input };
        game.replay_line(line.clone()).expect("what the host accepts is legal");
        log.push(line);
    }
    log
}

struct Transcript {
    game: Match<DonkeyBridge>,
    lines: Vec<String>,
}

impl Transcript {
    fn title(&mut self) {
        let seats = self.game.seats();
        let bots: Vec<String> =
            Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name())).collect();
        let Config { answering, rounds, .. } = self.game.config();
        let title = format!("donkey-bridge, {seats} seats, {answering:?}, {rounds:?} rounds");
        self.lines.push(format!("{title}, seed {}: {}", self.game.seed().0, bots.join(", ")));
    }

    fn line(&mut self, line: Logged<donkey_bridge::Command>) {
        let beats = self.game.beats().len();
        let what = match &line.input {
            Input::Command { seat, command } => format!("{seat} {}", notation::command(command)),
            Input::Elapsed => "time is up".to_owned(),
        };
        let at = line.at.0;
        self.game.replay_line(line).expect("what the host accepts is legal");
        self.beats(beats, &format!("{:>3} {at:>7} {what}", self.game.log().len()));
        if self.game.beats()[beats..].iter().any(|beat| matches!(beat.event, Event::DonkeyMoved { .. })) {
            self.look();
        }
    }

    /// The beats from this one on, behind their cause.
    fn beats(&mut self, from: usize, cause: &str) {
        let mut line = format!("{cause} |");
        for beat in &self.game.beats()[from..] {
            if opens_line(&beat.event) {
                self.lines.push(std::mem::replace(&mut line, " ".repeat(4)));
            }
            line += &format!(" {};", both_forms(&beat.event));
        }
        self.lines.push(line);
    }

    /// What the public sees, and what only a seat sees.
    fn look(&mut self) {
        let state = self.game.state();
        self.lines.push(String::new());
        let view = DonkeyBridge::view(state, Viewer::Public);
        self.lines.extend(DonkeyBridge::describe(&view).iter().map(notation::message));
        for seat in Seat::all(self.game.seats()) {
            let own = DonkeyBridge::view(state, Viewer::Seat(seat)).own;
            self.lines.extend(own.map(|own| notation::own(seat, &own)));
        }
        self.lines.push(String::new());
    }

    fn end(&mut self) {
        self.look();
        let view = DonkeyBridge::view(self.game.state(), Viewer::Public);
        for (seat, account) in DonkeyBridge::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            self.lines.push(format!("account {seat}: {}", lines.collect::<Vec<_>>().join(", ")));
        }
        let Some(Outcome::Ranking(places)) = DonkeyBridge::outcome(self.game.state()) else {
            panic!("a finished match has a ranking")
        };
        let places: Vec<String> = places.iter().map(|(seat, place)| format!("{seat} is {place}")).collect();
        self.lines.push(format!("places: {}", places.join(", ")));
        self.lines.push(format!("hash {}", self.game.hash()));
    }
}

/// An event as it is, and as the public sees it where that is not the same.
fn both_forms(event: &Event) -> String {
    let whole = notation::event(event);
    match DonkeyBridge::redact(event, Viewer::Public).map(|seen| notation::event(&seen)) {
        Some(seen) if seen == whole => whole,
        Some(seen) => format!("{whole} [public: {seen}]"),
        None => format!("{whole} [public: nothing]"),
    }
}

fn opens_line(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. } | Event::GuessingBegan { .. } | Event::StoryClosed { .. } | Event::MatchEnded
    )
}
