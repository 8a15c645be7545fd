//! Setting a match up, playing in it, and looking at what came of it.
//!
//! Whatever is played here has all its pieces, or the test fails.

use storyteller::{
    Card, Command, Config, Event, Gift, Hint, Own, Phase, RuleError, State, Storyteller, View, Why,
    cards_given,
};
use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Match, Millis, Seat, Seed, StateHash, Viewer};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);
pub const DOT: Seat = Seat(3);

/// A match as it begins; Ann tells unless the config says otherwise.
pub fn new_match(config: Config, seed: u64) -> Match<Storyteller> {
    let first = config.first.unwrap_or(ANN);
    Match::new(config.starting(first), Seed(seed)).expect("such a match can be set up")
}

/// Its state.
pub fn begin(config: Config) -> State {
    new_match(config, 1).state().clone()
}

/// A table for so many with the usual end and no timer.
pub fn table(seats: u8) -> State {
    begin(Config::new(seats))
}

fn input(seat: Seat, command: Command) -> Input<Command> {
    Input::Command { seat, command }
}

/// Carries out a legal command and returns what happened.
#[track_caller]
pub fn act(state: &mut State, seat: Seat, command: Command) -> Vec<Event> {
    act_at(state, 0, seat, command)
}

/// The same at this match time, in milliseconds.
#[track_caller]
pub fn act_at(state: &mut State, at: u64, seat: Seat, command: Command) -> Vec<Event> {
    let events = Storyteller::apply(state, Millis(at), &input(seat, command.clone()));
    Storyteller::audit(state).unwrap_or_else(|problem| panic!("{problem}"));
    events.unwrap_or_else(|error| panic!("{seat:?} {command:?} was refused: {error:?}"))
}

/// Lets the clock act.
#[track_caller]
pub fn elapse(state: &mut State, at: u64) -> Vec<Event> {
    let events = Storyteller::apply(state, Millis(at), &Input::Elapsed).expect("time is up");
    Storyteller::audit(state).unwrap_or_else(|problem| panic!("{problem}"));
    events
}

/// Tries a command that the rules refuse: the match must be as it was.
#[track_caller]
pub fn refused(state: &State, seat: Seat, command: Command) -> RuleError {
    refused_input(state, 0, &input(seat, command))
}

/// The same for any input.
#[track_caller]
pub fn refused_input(state: &State, at: u64, input: &Input<Command>) -> RuleError {
    let mut after = state.clone();
    let error = Storyteller::apply(&mut after, Millis(at), input).expect_err("the rules refuse this");
    assert_eq!(StateHash::of(&after), StateHash::of(state), "{error:?} changed the state");
    error
}

/// What everybody sees.
pub fn public(state: &State) -> View {
    Storyteller::view(state, Viewer::Public)
}

/// What this player alone knows.
pub fn own(state: &State, seat: Seat) -> Own {
    Storyteller::view(state, Viewer::Seat(seat)).own.expect("a player of this table")
}

/// This player's hand.
pub fn hand(state: &State, seat: Seat) -> Vec<Card> {
    own(state, seat).hand
}

/// Where the rabbits stand, Ann's first.
pub fn points(state: &State) -> Vec<u16> {
    public(state).players.values().map(|player| player.points).collect()
}

pub fn phase(state: &State) -> Phase {
    Storyteller::phase(state)
}

pub fn aloud(card: Card) -> Command {
    Command::Tell { card, hint: Hint::Aloud }
}

pub fn written(card: Card, text: &str) -> Command {
    Command::Tell { card, hint: Hint::Written(text.to_owned()) }
}

pub fn give(cards: &[Card]) -> Command {
    Command::Give { gifts: cards.iter().copied().map(Gift::plain).collect() }
}

pub fn vote(place: u8) -> Command {
    Command::Vote { place, because: Vec::new() }
}

pub fn go_on() -> Command {
    Command::GoOn { why: None }
}

pub fn because(text: &str) -> Command {
    Command::GoOn { why: Some(Why::Written(text.to_owned())) }
}

/// All but the storyteller, from the storyteller's left.
pub fn others(state: &State) -> Vec<Seat> {
    let view = public(state);
    let seats = view.config.seats;
    let mut seat = view.teller;
    (1..seats)
        .map(|_| {
            seat = seat.left(seats);
            seat
        })
        .collect()
}

/// The first cards of a hand, as many as are given.
pub fn first_cards(state: &State, seat: Seat) -> Vec<Card> {
    let count = usize::from(cards_given(public(state).config.seats));
    hand(state, seat)[..count].to_vec()
}

/// The storyteller tells of the first card, aloud.
pub fn tell_first(state: &mut State) -> Vec<Event> {
    let teller = public(state).teller;
    let card = hand(state, teller)[0];
    act(state, teller, aloud(card))
}

/// All others give their first cards. Returns what came of the last one's.
pub fn give_first(state: &mut State) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in others(state) {
        let cards = first_cards(state, seat);
        events = act(state, seat, give(&cards));
    }
    events
}

/// A table at its first vote.
pub fn at_vote(seats: u8) -> State {
    let mut state = table(seats);
    tell_first(&mut state);
    give_first(&mut state);
    state
}

/// The number on show of this player's (first) card.
pub fn place_of(state: &State, seat: Seat) -> u8 {
    own(state, seat).places[0]
}

/// Each of these votes for the card of another. Returns what came of the last vote.
pub fn vote_all(state: &mut State, votes: &[(Seat, Seat)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (voter, owner) in votes {
        let place = place_of(state, *owner);
        events = act(state, *voter, vote(place));
    }
    events
}

/// A whole round from its hint to its end, in which players vote like this.
pub fn round(state: &mut State, votes: impl Fn(&State) -> Vec<(Seat, Seat)>) -> Vec<Event> {
    tell_first(state);
    give_first(state);
    let votes = votes(state);
    vote_all(state, &votes);
    let teller = public(state).teller;
    act(state, teller, go_on())
}

/// Votes in which all find the storyteller's card.
pub fn all_right(state: &State) -> Vec<(Seat, Seat)> {
    let teller = public(state).teller;
    others(state).into_iter().map(|seat| (seat, teller)).collect()
}
