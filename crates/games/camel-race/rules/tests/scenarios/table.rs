//! Setting a scenario up, playing in it, and looking at what came of it.
//!
//! Whatever is set up or played here has all its pieces, or the test fails.

use camel_race::{
    Camel, CamelRace, Command, Config, Event, Pile, RolledDie, RuleError, Scenario, Space, State, TileSide,
    View,
};
use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Match, Millis, Offer, Seat, Seed, StateHash, Viewer};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);
pub const DOT: Seat = Seat(3);

/// Camels near the start, one stack with two below: where the position does not matter.
pub const EARLY: &str = "1:BG 2:YR 3:P";

/// A scenario in this position; Ann has the turn.
pub fn scenario(seats: u8, position: &str) -> Scenario {
    Scenario::new(seats, position).expect("the notation is right")
}

/// The match of a scenario.
pub fn begin(scenario: &Scenario) -> State {
    whole(scenario.state().unwrap_or_else(|error| panic!("{error}: {scenario:?}")))
}

/// A match in this position in which nothing else has happened; Ann has the turn.
pub fn at(seats: u8, position: &str) -> State {
    begin(&scenario(seats, position))
}

/// A real match from set-up; Ann has the first turn.
pub fn new_match(seats: u8, seed: u64) -> Match<CamelRace> {
    Match::new(Config::new(seats).starting(ANN), Seed(seed)).expect("such a match can be set up")
}

/// The dice of a scenario that are to come.
pub fn dice<const N: usize>(wanted: [(Camel, u8); N]) -> [RolledDie; N] {
    wanted.map(|(camel, pips)| RolledDie { camel, pips })
}

fn whole(state: State) -> State {
    CamelRace::audit(&state).unwrap_or_else(|problem| panic!("{problem}"));
    state
}

fn input(seat: Seat, command: Command) -> Input<Command> {
    Input::Command { seat, command }
}

/// Plays a legal turn and returns what happened.
#[track_caller]
pub fn act(state: &mut State, seat: Seat, command: Command) -> Vec<Event> {
    let events = CamelRace::apply(state, Millis::default(), &input(seat, command));
    whole(state.clone());
    events.unwrap_or_else(|error| panic!("{seat:?} {command:?} was refused: {error:?}"))
}

/// Tries a turn that the rules refuse: the match must be as it was, for the rules and for every eye.
#[track_caller]
pub fn refused(state: &State, seat: Seat, command: Command) -> RuleError {
    refused_input(state, &input(seat, command))
}

/// The same for any input.
#[track_caller]
pub fn refused_input(state: &State, input: &Input<Command>) -> RuleError {
    let mut after = state.clone();
    let error = CamelRace::apply(&mut after, Millis::default(), input).expect_err("the rules refuse this");
    assert_eq!(StateHash::of(&after), StateHash::of(state), "{error:?} changed the state");
    for viewer in Viewer::all(public(state).players.seats()) {
        assert_eq!(CamelRace::view(&after, viewer), CamelRace::view(state, viewer), "{viewer:?} saw it");
    }
    error
}

/// What everybody sees.
pub fn public(state: &State) -> View {
    CamelRace::view(state, Viewer::Public)
}

/// What this player sees.
pub fn seen_by(seat: Seat, state: &State) -> View {
    CamelRace::view(state, Viewer::Seat(seat))
}

/// All purses, Ann's first.
pub fn purses(state: &State) -> Vec<u16> {
    public(state).players.values().map(|player| player.purse).collect()
}

/// The stacks and tiles in notation, without the dice.
pub fn track(state: &State) -> String {
    let text = state.position().to_string();
    let (stacks, rest) = text.split_once(" dice ").expect("dice are always written");
    match rest.split_once(" tiles ") {
        Some((_, tiles)) => format!("{stacks} tiles {tiles}"),
        None => stacks.to_owned(),
    }
}

/// What this player may do.
pub fn offers(state: &State, seat: Seat) -> Vec<Command> {
    let exact = |offer| match offer {
        Offer::Exact(command) => command,
        Offer::Ask(none) => match none {},
    };
    CamelRace::offers(state, seat).into_iter().map(exact).collect()
}

pub fn ticket(camel: Camel) -> Command {
    Command::TakeLegTicket { camel }
}

pub fn oasis(space: u8) -> Command {
    Command::PlaceDesertTile { space: Space(space), side: TileSide::Oasis }
}

pub fn mirage(space: u8) -> Command {
    Command::PlaceDesertTile { space: Space(space), side: TileSide::Mirage }
}

pub fn winner(camel: Camel) -> Command {
    Command::LayRaceCard { camel, pile: Pile::Winner }
}

pub fn loser(camel: Camel) -> Command {
    Command::LayRaceCard { camel, pile: Pile::Loser }
}
