//! A seeded match of bots as a text.
//!
//! A command is a line: its number, the seat, the command, then the events that came of it. Each fifth round opens with
//! what lies on the table; the end has the books, the accounts and the hash of the state.

use std::ops::RangeInclusive;

use her_story::{Command, Config, Event, HerStory, Table};
use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Outcome, Player, Seat, Seed, Thought, Viewer,
};

use crate::notation::{self, key};

/// All seat counts.
pub const SEATS: RangeInclusive<u8> = HerStory::SEATS.0..=HerStory::SEATS.1;

/// The table is described at the start of one round in so many.
const LOOK: u16 = 5;

/// The name of the file for so many seats.
pub fn file_name(seats: u8) -> String {
    format!("{seats}-seats.txt")
}

/// The match for so many seats: always the same one.
pub fn transcript(seats: u8) -> String {
    let mut text = Transcript { game: new_match(seats), lines: Vec::new() };
    text.title();
    text.beats(0, "set-up");
    text.look();
    for (seat, command) in played(seats) {
        text.command(seat, command);
    }
    text.end();
    text.lines.join("\n") + "\n"
}

fn new_match(seats: u8) -> Match<HerStory> {
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
    let mut commands = Vec::new();
    while let Some(seat) = host.to_act().seats.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            commands.push((seat, command.clone()));
            host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
        }
    }
    commands
}

struct Transcript {
    game: Match<HerStory>,
    lines: Vec<String>,
}

impl Transcript {
    fn title(&mut self) {
        let seats = self.game.seats();
        let bots: Vec<String> =
            Seat::all(seats).map(|seat| format!("{seat} {}", level(seat, seats).name())).collect();
        let title = format!("her-story, {seats} seats, seed {}: {}", self.game.seed().0, bots.join(", "));
        self.lines.push(title);
    }

    fn command(&mut self, seat: Seat, command: Command) {
        let beats = self.game.beats().len();
        let said = notation::command(&command);
        self.game.submit(seat, command, Millis(0)).expect("what the host accepts is legal");
        let cause = format!("{:>3} {seat} {said}", self.game.log().len());
        self.beats(beats, &cause);
        let looks = |event: &Event| matches!(event, Event::RoundBegan { round } if round % LOOK == 1);
        if self.game.beats()[beats..].iter().any(|beat| looks(&beat.event)) {
            self.look();
        }
    }

    /// The beats from this one on, behind their cause. All is open: the public sees the same.
    fn beats(&mut self, from: usize, cause: &str) {
        let mut line = format!("{cause} |");
        for beat in &self.game.beats()[from..] {
            let seen = HerStory::redact(&beat.event, Viewer::Public);
            assert_eq!(seen.as_ref(), Some(&beat.event), "nothing that happens is hidden");
            line += &format!(" {};", notation::event(&beat.event));
        }
        self.lines.push(line);
    }

    /// What lies on the table.
    fn look(&mut self) {
        let view = HerStory::view(self.game.state(), Viewer::Public);
        let table = &view.table;
        self.lines.push(String::new());
        let chapters: Vec<String> = table.chapters.iter().flatten().map(|one| card(*one)).collect();
        self.lines.push(format!("chapters: {}", chapters.join(", ")));
        let tiles: Vec<_> = table.tiles.iter().flatten().copied().collect();
        self.lines.push(format!("tiles: {}; bag {}, deck {}", notation::faces(&tiles), view.bag, view.deck));
        self.writers(table);
        self.lines.push(String::new());
    }

    fn writers(&mut self, table: &Table) {
        for (seat, writer) in table.writers.iter() {
            let desk: Vec<_> = writer.held().collect();
            let drafts: Vec<_> = writer.drafts.iter().flatten().map(|one| key(*one)).collect();
            let book = writer
                .book
                .iter()
                .map(|one| format!("{}{}", key(one.chapter), if one.exact { " (exact)" } else { "" }));
            let book: Vec<String> = book.collect();
            self.lines.push(format!(
                "{seat}: {} points, {} visits left; desk {}; drafts [{}]; book [{}]",
                writer.points(),
                writer.visits_left(),
                notation::faces(&desk),
                drafts.join(", "),
                book.join(", ")
            ));
        }
    }

    fn end(&mut self) {
        let view = HerStory::view(self.game.state(), Viewer::Public);
        self.lines.push(String::new());
        self.writers(&view.table);
        for (seat, account) in HerStory::score_breakdown(&view).iter() {
            let lines = account.iter().map(|line| format!("{} {:+}", line.what.id, line.points));
            self.lines.push(format!("account {seat}: {}", lines.collect::<Vec<_>>().join(", ")));
        }
        let Some(Outcome::Ranking(places)) = HerStory::outcome(self.game.state()) else {
            panic!("a finished match has a ranking")
        };
        let places: Vec<String> = places.iter().map(|(seat, place)| format!("{seat} is {place}")).collect();
        self.lines.push(format!("places: {}", places.join(", ")));
        self.lines.push(format!("hash {}", self.game.hash()));
    }
}

/// A chapter with its cost, points and power.
fn card(chapter: her_story::ChapterId) -> String {
    format!("{} {} {} {:?}", key(chapter), chapter.cost(), chapter.points(), chapter.power())
}
