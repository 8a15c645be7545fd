//! Setting a scenario up, playing in it, and looking at what came of it.
//!
//! Whatever is set up or played here has all its pieces, or the test fails.

use tabletop::testkit::Lawful;
use tabletop::{BySeat, Game, Input, Millis, Seat, Seed, StateHash, Viewer};
use verse_and_painting::drawing::{Drawing, Sheet};
use verse_and_painting::{
    Command, Config, Event, Line, LineId, Mode, Motif, RuleError, State, TimeLimit, VerseAndPainting, View,
    Written, masked_index,
};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);
pub const DOT: Seat = Seat(3);

/// A match of this mode without a clock; Ann starts.
pub fn untimed(seats: u8, mode: Mode) -> Config {
    Config { time: TimeLimit::None, first: Some(ANN), ..Config::new(seats, mode) }
}

/// A match from set-up, and what happened there.
pub fn set_up(config: &Config, seed: u64) -> (State, Vec<Event>) {
    let (state, events) =
        VerseAndPainting::new_match(config, Seed(seed)).expect("such a match can be set up");
    (whole(state), events)
}

/// The same without what happened.
pub fn begin(config: &Config) -> State {
    set_up(config, 7).0
}

/// A match for so many in which everybody has just painted.
pub fn painted(config: &Config) -> State {
    let mut state = begin(config);
    paint_all(&mut state);
    state
}

fn whole(state: State) -> State {
    VerseAndPainting::audit(&state).unwrap_or_else(|problem| panic!("{problem}"));
    state
}

/// Changes a field of a state, as a developer would in a save.
pub fn edit<T: serde::Serialize>(state: &State, field: &str, value: T) -> State {
    let mut json = serde_json::to_value(state).expect("a state is data");
    assert!(json.get(field).is_some(), "no field {field}");
    json[field] = serde_json::to_value(value).expect("a value is data");
    whole(serde_json::from_value(json).expect("the field fits"))
}

/// Carries a command out at this match time and returns what happened.
#[track_caller]
pub fn act_at(state: &mut State, at: u64, seat: Seat, command: Command) -> Vec<Event> {
    let input = Input::Command { seat, command };
    let events = VerseAndPainting::apply(state, Millis(at), &input);
    whole(state.clone());
    events.unwrap_or_else(|error| panic!("{input:?} was refused: {error:?}"))
}

/// The same at the start of the match.
#[track_caller]
pub fn act(state: &mut State, seat: Seat, command: Command) -> Vec<Event> {
    act_at(state, 0, seat, command)
}

/// Lets the deadline come.
#[track_caller]
pub fn time_comes(state: &mut State) -> Vec<Event> {
    let at = VerseAndPainting::next_deadline(state).expect("the clock runs");
    VerseAndPainting::apply(state, at, &Input::Elapsed).expect("it has come")
}

/// Tries what the rules refuse: the match must be as it was, for the rules and for every eye.
#[track_caller]
pub fn refused(state: &State, seat: Seat, command: Command) -> RuleError {
    refused_input(state, &Input::Command { seat, command })
}

/// The same for any input.
#[track_caller]
pub fn refused_input(state: &State, input: &Input<Command>) -> RuleError {
    let mut after = state.clone();
    let error = VerseAndPainting::apply(&mut after, Millis(0), input).expect_err("the rules refuse this");
    assert_eq!(StateHash::of(&after), StateHash::of(state), "{error:?} changed the state");
    for viewer in Viewer::all(public(state).config.seats) {
        assert_eq!(VerseAndPainting::view(&after, viewer), VerseAndPainting::view(state, viewer));
    }
    error
}

/// What everybody sees.
pub fn public(state: &State) -> View {
    VerseAndPainting::view(state, Viewer::Public)
}

/// What this player sees.
pub fn seen_by(seat: Seat, state: &State) -> View {
    VerseAndPainting::view(state, Viewer::Seat(seat))
}

/// A player's own line.
pub fn line_of(state: &State, seat: Seat) -> LineId {
    seen_by(seat, state).own.expect("a player has a line").line
}

/// Everybody's own line.
pub fn lines(state: &State) -> BySeat<LineId> {
    BySeat::new(public(state).config.seats, |seat| line_of(state, seat))
}

/// What a line is.
pub fn verse(line: LineId) -> &'static Line {
    line.line().expect("the line is in the book")
}

/// The character of a player's line that is masked.
pub fn masked(state: &State, seat: Seat) -> char {
    let characters = verse(line_of(state, seat)).characters();
    characters[masked_index(public(state).pips, characters.len())]
}

/// A painting of one stamp.
pub fn stamp(motif: u8) -> Drawing {
    Sheet::of_motifs(&[Motif(motif)]).encode()
}

/// Everybody hands in a stamp, each another; whoever has yet to read the line does so first.
pub fn paint_all(state: &mut State) {
    let seats = public(state).config.seats;
    if public(state).phase == verse_and_painting::Phase::Ready {
        Seat::all(seats).for_each(|seat| drop(act(state, seat, Command::Ready)));
    }
    for seat in Seat::all(seats) {
        act(state, seat, Command::HandIn { drawing: stamp(seat.0) });
    }
}

/// A guess of the line that the painter has indeed painted.
pub fn right(state: &State, painter: Seat) -> Command {
    Command::Guess { painter, line: line_of(state, painter) }
}

/// A guess of another open line.
pub fn wrong(state: &State, painter: Seat) -> Command {
    let truth = line_of(state, painter);
    let line = public(state).open.into_iter().find(|line| *line != truth).expect("there are others");
    Command::Guess { painter, line }
}

/// Words.
pub fn words(text: &str) -> Written {
    Written::new(text).expect("these are words")
}

/// The first event for which this finds something.
#[track_caller]
pub fn find<T>(events: &[Event], pick: impl Fn(&Event) -> Option<T>) -> T {
    events.iter().find_map(pick).unwrap_or_else(|| panic!("not among {events:?}"))
}
