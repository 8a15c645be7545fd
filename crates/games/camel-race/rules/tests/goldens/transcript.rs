//! A seeded match of bots as a text.
//!
//! A turn is a line: its number, the seat, the command, then the events that came of it. Below it stands the position
//! when it has changed. An event that the public sees otherwise is given in both forms. Each leg opens with what the
//! public sees and with the race cards of those who have laid any; the end has the accounts and the hash of the state.

use std::ops::RangeInclusive;

use camel_race::{Camel, CamelRace, Command, Config, Event};
use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Outcome, Player, Seat, Seed, Thought, Viewer,
};

use crate::notation;

/// All seat counts.
pub const SEATS: RangeInclusive<u8> = CamelRace::SEATS.0..=CamelRace::SEATS.1;

/// The name of the file for so many seats.
pub fn file_name(seats: u8) -> String {
    format!("{seats}-seats.txt")
}

/// The match for so many seats: always the same one.
pub fn transcript(seats: u8) -> String {
    let game = new_match(seats);
    let mut text = Transcript { game, lines: Vec::new(), position: String::new() };
    text.title();
    text.beats(0, "set-up");
    for (seat, command) in played(seats) {
        text.turn(seat, command);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

fn new_match(seats: u8) -> Match<CamelRace> {
    Match::new(Config::new(seats), Seed(u64::from(seats))).expect("such a match can be set up")
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

/// All turns of the match, as the bots decide them.
fn played(seats: u8) -> Vec<(Seat, Command)> {
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let (mut host, _) = Host::begin(new_match(seats), people);
    let mut turns = Vec::new();
    while let Some(seat) = host.to_act().seats.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            turns.push((seat, command));
            host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
        }
    }
    turns
}

struct Transcript {
    game: Match<CamelRace>,
    lines: Vec<String>,
    /// The position that was written last.
    position: String,
}

impl Transcript {
    fn title(&mut self) {
        let seats = self.game.seats();
        let bots: Vec<String> =
            Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name())).collect();
        let title = format!("camel-race, {seats} seats, seed {}: {}", self.game.seed().0, bots.join(", "));
        self.lines.push(title);
    }

    fn turn(&mut self, seat: Seat, command: Command) {
        let beats = self.game.beats().len();
        self.game.submit(seat, command, Millis(0)).expect("what the host accepts is legal");
        let turn = format!("{:>3} {seat} {}", self.game.log().len(), notation::command(command));
        self.beats(beats, &turn);
        let new_leg =
            self.game.beats()[beats..].iter().any(|beat| matches!(beat.event, Event::LegStarted { .. }));
        if new_leg {
            self.look();
        }
    }

    /// The beats from this one on, behind their cause, and the position after them.
    fn beats(&mut self, from: usize, cause: &str) {
        let mut line = format!("{cause} |");
        for beat in &self.game.beats()[from..] {
            if opens_line(&beat.event) && !line.trim().is_empty() {
                self.lines.push(std::mem::replace(&mut line, " ".repeat(5)));
            }
            line += &format!(" {};", both_forms(&beat.event));
            if closes_line(&beat.event) {
                self.lines.push(std::mem::replace(&mut line, " ".repeat(5)));
            }
        }
        if !line.trim().is_empty() {
            self.lines.push(line);
        }
        let position = self.game.state().position().to_string();
        if position != self.position {
            self.lines.push(format!("      = {position}"));
            self.position = position;
        }
    }

    /// What the public sees, and the race cards that only their owners see.
    fn look(&mut self) {
        let state = self.game.state();
        self.lines.push(String::new());
        let view = CamelRace::view(state, Viewer::Public);
        self.lines.extend(CamelRace::describe(&view).iter().map(notation::message));
        for seat in Seat::all(self.game.seats()) {
            let own = CamelRace::view(state, Viewer::Seat(seat)).own;
            let own = own.filter(|own| own.held.len() < Camel::COUNT);
            self.lines.extend(own.map(|own| notation::own_cards(seat, &own)));
        }
        self.lines.push(String::new());
    }

    fn end(&mut self) {
        self.look();
        let view = CamelRace::view(self.game.state(), Viewer::Public);
        for (seat, account) in CamelRace::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            self.lines.push(format!("account {seat}: {}", lines.collect::<Vec<_>>().join(", ")));
        }
        let Some(Outcome::Ranking(places)) = CamelRace::outcome(self.game.state()) else {
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
    match CamelRace::redact(event, Viewer::Public).map(|seen| notation::event(&seen)) {
        Some(seen) if seen == whole => whole,
        Some(seen) => format!("{whole} [public: {seen}]"),
        None => format!("{whole} [public: nothing]"),
    }
}

fn opens_line(event: &Event) -> bool {
    matches!(
        event,
        Event::LegEnded { .. } | Event::RaceEnded { .. } | Event::LegStarted { .. } | Event::MatchEnded
    )
}

/// A payout has a line for each player, the piles one for each card.
fn closes_line(event: &Event) -> bool {
    matches!(
        event,
        Event::LegEnded { .. }
            | Event::LegPaid { .. }
            | Event::RaceEnded { .. }
            | Event::RaceCardScored { .. }
    )
}
