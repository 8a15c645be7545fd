//! Donkey bridge as a game of the table.

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, OptionSpec, Outcome, ScoreLine,
    Seat, SeatSet, Seed, SetUp, ToAct, Viewer,
};

use crate::{Ask, Command, Config, Event, Phase, RuleError, SetupError, State, View};

/// Donkey bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DonkeyBridge;

impl Game for DonkeyBridge {
    const ID: &'static str = "donkey-bridge";
    const SCHEMA: u32 = 1;
    const SEATS: (u8, u8) = crate::config::SEATS;
    const OPTIONS: &'static [OptionSpec] = crate::config::OPTIONS;

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
        Config::from_lobby(lobby)
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn new_match(config: &Config, seed: Seed) -> Result<SetUp<Self>, SetupError> {
        crate::setup::set_up(config, seed)
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    /// In a spoken match the storyteller may tap what was said, but it is the guesser who is waited for: a bot at the
    /// storyteller's seat hears nothing (RULES 5.5).
    fn to_act(state: &State) -> ToAct {
        let movers = state.movers();
        let awaited = match &state.guessing {
            Some(guessing) if state.phase == Phase::Guessing => SeatSet::only(guessing.turn),
            _ => movers,
        };
        ToAct::all_of(movers).awaiting(awaited).timed(state.deadline.is_some())
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        state.deadline
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        crate::offers::offers(state, seat)
    }

    fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        crate::act::apply(state, at, input)
    }

    fn seals(event: &Event) -> bool {
        event.seals()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        crate::view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn resample(view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        crate::resample::resample(view, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.players.map(|_, player| player.account.lines())
    }

    fn describe(view: &View) -> Vec<Message> {
        crate::speak::describe(view)
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        crate::bots::bot(level, seat, seed)
    }
}
