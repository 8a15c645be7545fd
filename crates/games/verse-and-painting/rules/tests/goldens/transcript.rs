//! A seeded match of bots as a text.
//!
//! A command is a line: its number, the seat, the command with its drawing, then the events that came of it. An event that
//! the public sees otherwise is given in both forms. Each round opens with what the public sees; the end has the accounts
//! and the hash of the state.

use std::ops::RangeInclusive;

use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Outcome, Player, Seat, Seed, Speak, Thought, Viewer,
};
use verse_and_painting::{Command, Config, Deck, Event, Mode, VerseAndPainting};

use crate::notation;

/// All modes.
pub const MODES: [Mode; 3] = [Mode::Competition, Mode::Together, Mode::Between];
/// All seat counts.
pub const SEATS: RangeInclusive<u8> = VerseAndPainting::SEATS.0..=VerseAndPainting::SEATS.1;

fn name(mode: Mode) -> &'static str {
    match mode {
        Mode::Competition => "competition",
        Mode::Together => "together",
        Mode::Between => "between",
    }
}

/// The name of the file for a mode with so many seats.
pub fn file_name(mode: Mode, seats: u8) -> String {
    format!("{}-{seats}-seats.txt", name(mode))
}

/// The match for a mode with so many seats: always the same one.
pub fn transcript(mode: Mode, seats: u8) -> String {
    let mut text = Transcript { game: new_match(mode, seats), lines: Vec::new() };
    text.title(mode);
    text.beats(0, "set-up");
    for (seat, command) in played(mode, seats) {
        text.command(seat, command);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

/// With an odd number of seats all lines lie open, with an even one two for each.
fn new_match(mode: Mode, seats: u8) -> Match<VerseAndPainting> {
    let deck = if seats % 2 == 1 { Deck::Hard } else { Deck::Standard };
    let config = Config { deck, ..Config::new(seats, mode) };
    Match::new(config, Seed(u64::from(seats))).expect("such a match can be set up")
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

/// All commands of the match, as the bots decide them.
fn played(mode: Mode, seats: u8) -> Vec<(Seat, Command)> {
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let (mut host, _) = Host::begin(new_match(mode, seats), people);
    let mut commands = Vec::new();
    while let Some(seat) = host.to_act().awaited.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            commands.push((seat, command.clone()));
            host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
        }
    }
    commands
}

struct Transcript {
    game: Match<VerseAndPainting>,
    lines: Vec<String>,
}

impl Transcript {
    fn title(&mut self, mode: Mode) {
        let seats = self.game.seats();
        let bots = Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name()));
        let bots = bots.collect::<Vec<_>>().join(", ");
        let seed = self.game.seed().0;
        self.lines.push(format!("verse-and-painting, {}, {seats} seats, seed {seed}: {bots}", name(mode)));
    }

    fn command(&mut self, seat: Seat, command: Command) {
        let beats = self.game.beats().len();
        let mut said = notation::message(&command.message());
        if let Command::HandIn { drawing } = &command {
            said += &notation::drawing(drawing);
        }
        self.game.submit(seat, command, Millis(0)).expect("what the host accepts is legal");
        self.beats(beats, &format!("{:>3} {seat} {said}", self.game.log().len()));
    }

    /// The beats from this one on, behind their cause; a round that begins with a look at the table.
    fn beats(&mut self, from: usize, cause: &str) {
        let mut cause = format!("{cause} |");
        let mut new_round = false;
        for beat in &self.game.beats()[from..] {
            self.lines.push(format!("{cause} {}", both_forms(&beat.event)));
            cause = " ".repeat(7);
            new_round |= matches!(beat.event, Event::RoundBegan { .. });
        }
        if new_round {
            self.look();
        }
    }

    fn look(&mut self) {
        self.lines.push(String::new());
        let view = VerseAndPainting::view(self.game.state(), Viewer::Public);
        self.lines.extend(VerseAndPainting::describe(&view).iter().map(notation::message));
        self.lines.push(String::new());
    }

    fn end(&mut self) {
        self.look();
        let view = VerseAndPainting::view(self.game.state(), Viewer::Public);
        for (seat, account) in VerseAndPainting::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            let account = lines.collect::<Vec<_>>().join(", ");
            self.lines.push(format!("account {seat}: {account}").trim_end().to_owned());
        }
        self.lines.push(match VerseAndPainting::outcome(self.game.state()) {
            Some(Outcome::Ranking(places)) => {
                let places = places.iter().map(|(seat, place)| format!("{seat} is {place}"));
                format!("places: {}", places.collect::<Vec<_>>().join(", "))
            }
            Some(Outcome::SharedWin) => "all won".to_owned(),
            Some(Outcome::SharedLoss) => "all lost".to_owned(),
            None => panic!("the match has not ended"),
        });
        self.lines.push(format!("hash {}", self.game.hash()));
    }
}

/// An event as it is, and as the public sees it where that is not the same.
fn both_forms(event: &Event) -> String {
    let whole = notation::message(&event.message());
    match VerseAndPainting::redact(event, Viewer::Public) {
        Some(seen) if seen == *event => whole,
        Some(seen) => format!("{whole} [public: {}]", notation::message(&seen.message())),
        None => format!("{whole} [public: nothing]"),
    }
}
