//! A Parley at a table, brought to where a test begins.

use tabletop::{Dice, Game, Input, Match, Millis, Offer, Prompt, Seat, SeatSet, Seed, Stream};

use crate::parley::{
    Choice, Command, Config, Event, Hint, Mode, Parley, Phase, RuleError, Sketch, State, Told,
};

/// A new match in which seat 0 tells first.
pub fn parley(seats: u8, mode: Mode) -> Match<Parley> {
    Match::new(Config { seats, mode, first: Some(Seat(0)) }, Seed(7)).unwrap()
}

/// A match at the first moment of this phase, nobody in a hurry and nobody late: no time has passed.
pub fn parley_at(phase: Phase, seats: u8, mode: Mode) -> Match<Parley> {
    let mut game = parley(seats, mode);
    play_to(&mut game, phase);
    game
}

/// Plays on, everybody in turn doing the plainest thing, until this phase begins.
pub fn play_to(game: &mut Match<Parley>, phase: Phase) {
    while Parley::phase(game.state()) != phase {
        let seat = missing(game).iter().next().unwrap();
        let command = plain(game, seat);
        game.submit(seat, command, game.now()).unwrap();
    }
}

/// Who has yet to do something for the match to go on.
pub fn missing(game: &Match<Parley>) -> SeatSet {
    let to_act = Parley::to_act(game.state()).seats;
    to_act.iter().filter(|seat| game.state().choices[*seat].is_none()).collect()
}

/// The plainest thing that this seat can do.
pub fn plain(game: &Match<Parley>, seat: Seat) -> Command {
    match Parley::offers(game.state(), seat).first().unwrap() {
        Offer::Exact(command) => command.clone(),
        Offer::Ask(ask) => ask.command(&ask.sample(&mut Dice::new(Seed(0), Stream::Test))).unwrap(),
    }
}

pub fn words(text: &str) -> Command {
    Command::Tell(Told::Words(Hint::new(text).unwrap()))
}

pub fn sketch(bytes: &[u8]) -> Command {
    Command::Choose(Choice::Sketch(Sketch::new(bytes.to_vec()).unwrap()))
}

pub fn vote(seats: &[u8]) -> Command {
    Command::Choose(Choice::Vote(seats.iter().map(|seat| Seat(*seat)).collect()))
}

/// A command in a position that was set up by hand.
pub fn act(state: &mut State, seat: u8, command: Command) -> Result<Vec<Event>, RuleError> {
    Parley::apply(state, Millis(0), &Input::Command { seat: Seat(seat), command })
}
