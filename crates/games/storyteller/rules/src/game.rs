//! Storyteller as a game of the table.

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, OptionSpec, Outcome, ScoreLine,
    Seat, Seed, SetUp, ToAct, Viewer,
};

use crate::{Ask, Command, Config, Event, Phase, RuleError, SetupError, State, View};

/// Storyteller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storyteller;

impl Game for Storyteller {
    const ID: &'static str = "storyteller";
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

    fn to_act(state: &State) -> ToAct {
        ToAct::all_of(state.movers()).awaiting(state.awaited()).timed(state.deadline.is_some())
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        state.deadline
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        crate::ask::offers(state, seat)
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

    fn resample(view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        crate::resample::resample(view, viewer, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| Outcome::by_points(&state.points()))
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.players.map(|_, player| player.account.lines())
    }

    fn describe(view: &View) -> Vec<Message> {
        crate::words::describe(view)
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        crate::bots::bot(level, seat, seed)
    }
}
