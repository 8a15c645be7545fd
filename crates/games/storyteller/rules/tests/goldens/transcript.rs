//! A seeded match of bots as a text.
//!
//! A command is a line: its number, the seat, what it decided; below it stands a line for each event that came of it. An
//! event that the public sees otherwise is given in both forms. Each round opens with what its storyteller sees; the end
//! has the accounts and the hash of the state.

use std::ops::RangeInclusive;

use storyteller::{Command, Config, Event, Storyteller};
use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Outcome, Player, Seat, Seed, Speak, Thought, Viewer,
};

use crate::notation;

/// All seat counts.
pub const SEATS: RangeInclusive<u8> = Storyteller::SEATS.0..=Storyteller::SEATS.1;

/// The name of the file for so many seats.
pub fn file_name(seats: u8) -> String {
    format!("{seats}-seats.txt")
}

/// The match for so many seats: always the same one.
pub fn transcript(seats: u8) -> String {
    let mut text = Transcript { game: new_match(seats), lines: Vec::new() };
    text.title();
    text.beats(0);
    for (seat, command) in played(seats) {
        text.turn(seat, command);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

fn new_match(seats: u8) -> Match<Storyteller> {
    Match::new(Config::new(seats), Seed(u64::from(seats))).expect("such a match can be set up")
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

/// All commands of the match, as the bots decide them.
fn played(seats: u8) -> Vec<(Seat, Command)> {
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let (mut host, _) = Host::begin(new_match(seats), people);
    let mut turns = Vec::new();
    while let Some(seat) = host.to_act().awaited.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            turns.push((seat, command.clone()));
            host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
        }
    }
    turns
}

struct Transcript {
    game: Match<Storyteller>,
    lines: Vec<String>,
}

impl Transcript {
    fn title(&mut self) {
        let seats = self.game.seats();
        let bots: Vec<String> =
            Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name())).collect();
        let title = format!("storyteller, {seats} seats, seed {}: {}", self.game.seed().0, bots.join(", "));
        self.lines.push(title);
    }

    fn turn(&mut self, seat: Seat, command: Command) {
        let beats = self.game.beats().len();
        let said = notation::message(&command.message());
        self.game.submit(seat, command, Millis(0)).expect("what the host accepts is legal");
        self.lines.push(format!("{:>3} {seat} {said}", self.game.log().len()));
        self.beats(beats);
    }

    /// The beats from this one on; where a round begins, what its storyteller sees.
    fn beats(&mut self, from: usize) {
        for index in from..self.game.beats().len() {
            let event = self.game.beats()[index].event.clone();
            self.lines.push(format!("      {}", both_forms(&event)));
            if let Event::RoundBegan { teller, .. } = event {
                self.look(Viewer::Seat(teller));
            }
        }
    }

    fn look(&mut self, viewer: Viewer) {
        let view = Storyteller::view(self.game.state(), viewer);
        self.lines.push(String::new());
        self.lines.extend(Storyteller::describe(&view).iter().map(notation::message));
    }

    fn end(&mut self) {
        self.look(Viewer::Public);
        let view = Storyteller::view(self.game.state(), Viewer::Public);
        for (seat, account) in Storyteller::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            self.lines.push(format!("account {seat}: {}", lines.collect::<Vec<_>>().join(", ")));
        }
        let Some(Outcome::Ranking(places)) = Storyteller::outcome(self.game.state()) else {
            panic!("a finished match has a ranking")
        };
        let places: Vec<String> = places.iter().map(|(seat, place)| format!("{seat} is {place}")).collect();
        self.lines.push(format!("places: {}", places.join(", ")));
        self.lines.push(format!("hash {}", self.game.hash()));
    }
}

/// An event as it is, and as the public sees it where that is not the same.
fn both_forms(event: &Event) -> String {
    let whole = notation::message(&event.message());
    match Storyteller::redact(event, Viewer::Public).map(|seen| notation::message(&seen.message())) {
        Some(seen) if seen == whole => whole,
        Some(seen) => format!("{whole} [public: {seen}]"),
        None => format!("{whole} [public: nothing]"),
    }
}
