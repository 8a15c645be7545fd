//! Parley with one bug at a time, to show that the laws can fail.
//!
//! A mutant has Parley's name and schema number, so a save of one is a save of the other, made by other rules.

mod bug;
mod lawful;
mod spoil;

pub use bug::Bug;

use bug::asked;
use serde::{Deserialize, Serialize};
use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, Outcome, RandomBot, ScoreLine,
    Seat, Seed, SetUp, ToAct, Viewer,
};

use crate::parley::{self, Ask, Card, Command, Event, Parley, Phase, RuleError, SetupError};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Mutant;

/// Parley's, with a part that a save forgets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "parley::Config", into = "parley::Config")]
pub struct Config {
    plain: parley::Config,
    unkept: bool,
}

impl From<parley::Config> for Config {
    fn from(plain: parley::Config) -> Self {
        Self { plain, unkept: false }
    }
}

impl From<Config> for parley::Config {
    fn from(config: Config) -> Self {
        config.plain
    }
}

/// Parley's, with a scar that nobody sees and a part that is not serialised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    truth: parley::State,
    scar: u32,
    #[serde(skip)]
    unkept: u32,
}

/// Parley's, with what it must not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    plain: parley::View,
    leak: Vec<Card>,
}

impl Game for Mutant {
    const ID: &'static str = Parley::ID;
    const SCHEMA: u32 = Parley::SCHEMA;
    const SEATS: (u8, u8) = Parley::SEATS;

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
        Parley::configure(lobby).map(Config::from)
    }

    fn seats(config: &Config) -> u8 {
        config.plain.seats
    }

    fn new_match(config: &Config, seed: Seed) -> Result<SetUp<Self>, SetupError> {
        if Bug::SetUpRefused.is_in() {
            return Err(SetupError::UnevenTeams);
        }
        let (truth, mut events) = Parley::new_match(&config.plain, seed)?;
        if config.unkept && Bug::UnkeptBeat.is_in() {
            events.remove(0);
        }
        let varies = if Bug::SetUpVaries.is_in() { asked() } else { 0 };
        let rich = u32::from(config.unkept && Bug::UnkeptConfig.is_in());
        Ok((State { truth, scar: varies + rich, unkept: 0 }, events))
    }

    fn phase(state: &State) -> Phase {
        Parley::phase(&state.truth)
    }

    fn to_act(state: &State) -> ToAct {
        spoil::to_act(state)
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        let deadline = Parley::next_deadline(&state.truth)?;
        Some(if Bug::ClockPast.is_in() { Millis(0) } else { deadline })
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        spoil::offers(state, seat)
    }

    fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        match spoil::instead(state, at, input) {
            Some(result) => result,
            None => {
                let result = Parley::apply(&mut state.truth, at, input);
                spoil::after(state, &result);
                result
            }
        }
    }

    fn seals(event: &Event) -> bool {
        Parley::seals(event) && !(Bug::RollUnsealed.is_in() && matches!(event, Event::Rolled { .. }))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let hands = state.truth.hands.values().flatten().copied();
        let leak = if Bug::LeakedHands.is_in() { hands.collect() } else { Vec::new() };
        View { plain: Parley::view(&state.truth, viewer), leak }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        spoil::redact(event, viewer)
    }

    fn resample(view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let mut truth = Parley::resample(&view.plain, viewer, dice);
        if Bug::LostCard.is_in() {
            truth.deck.pop();
        }
        State { truth, scar: 0, unkept: 0 }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let outcome = Parley::outcome(&state.truth)?;
        let seats = state.truth.config.seats;
        Some(match outcome {
            Outcome::Ranking(_) if Bug::NobodyFirst.is_in() => Outcome::Ranking(BySeat::new(seats, |_| 2)),
            Outcome::Ranking(_) if Bug::ShortRanking.is_in() => Outcome::Ranking(BySeat::new(1, |_| 1)),
            _ => outcome,
        })
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        let accounts = Parley::score_breakdown(&view.plain);
        let left_out = usize::from(Bug::ShortAccounts.is_in());
        accounts.values().skip(left_out).cloned().collect()
    }

    fn describe(view: &View) -> Vec<Message> {
        Parley::describe(&view.plain)
    }

    fn bot(_level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        Box::new(RandomBot::new(seat, seed))
    }
}
