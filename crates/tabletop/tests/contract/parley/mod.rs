//! Parley: a tiny game that uses all of the contract. `RULES.md` beside this file is its rules page.
//!
//! It exists to show that the contract fits: words, drawings, picks and orders; secret choices at the same time,
//! taken back one by one; hidden hands; a die; a clock; winning alone, in teams and together.

mod act;
mod ask;
mod bot;
mod event;
mod lawful;
mod resample;
mod reveal;
mod setup;
mod state;
mod things;
mod view;
mod words;

pub use ask::Ask;
pub use event::Event;
pub use setup::{Config, Mode, SetupError};
pub use state::{Phase, State};
pub use things::{Card, Choice, Command, Hint, RuleError, Sketch, Told};
pub use view::View;

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, OptionSpec, Outcome, RandomBot,
    ScoreLine, Seat, Seed, SetUp, ToAct, Viewer,
};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Parley;

/// Rounds in a match (RULES 9).
pub const ROUNDS: u8 = 2;
/// Cards in the deck (RULES 1).
pub const CARDS: u8 = 36;
/// Cards in a full hand (RULES 1).
pub const HAND: usize = 3;
/// Coins in the world (RULES 1).
pub const COINS: u32 = 60;
/// Milliseconds to sketch (RULES 5).
pub const SKETCH_TIME: u64 = 3_000;
/// Milliseconds to vote (RULES 6).
pub const VOTE_TIME: u64 = 5_000;

impl Game for Parley {
    const ID: &'static str = "parley";
    const SCHEMA: u32 = 3;
    const SEATS: (u8, u8) = (2, 6);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { id: "option-mode", choices: &["mode-free", "mode-teams", "mode-together"] }];

    type Config = Config;
    type State = State;
    type Command = Command;
    type Prompt = Ask;
    type Event = Event;
    type RuleError = RuleError;
    type SetupError = SetupError;
    type Phase = Phase;
    type View = View;

    fn configure(lobby: &Lobby) -> Result<Config, SetupError> {
        setup::configure(lobby)
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn new_match(config: &Config, seed: Seed) -> Result<SetUp<Self>, SetupError> {
        setup::new_match(config, seed)
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn to_act(state: &State) -> ToAct {
        let movers = state.movers();
        let awaited = movers.iter().filter(|seat| !state.chosen().contains(*seat)).collect();
        ToAct::all_of(movers).awaiting(awaited).timed(state.deadline.is_some())
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        state.deadline
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        ask::offers(state, seat)
    }

    fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        match input {
            Input::Command { seat, command } => act::command(state, at, *seat, command),
            Input::Elapsed => act::elapsed(state, at),
        }
    }

    fn seals(event: &Event) -> bool {
        event.seals()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }

    fn resample(view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        resample::resample(view, viewer, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.score_breakdown()
    }

    fn describe(view: &View) -> Vec<Message> {
        view.describe()
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(RandomBot::new(seat, seed)),
            Level::Medium | Level::Hard => Box::new(bot::Ponderer::new(seat, seed)),
        }
    }
}
