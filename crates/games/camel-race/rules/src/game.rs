//! The camel race as a game of the table.

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, NoPrompt, OfferOf, Outcome, ScoreLine,
    Seat, SeatSet, Seed, SetUp, ToAct, Viewer,
};

use crate::{Command, Config, Event, Phase, RuleError, SetupError, State, View};

/// The camel race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CamelRace;

impl Game for CamelRace {
    const ID: &'static str = "camel-race";
    const SCHEMA: u32 = 1;
    const SEATS: (u8, u8) = crate::config::SEATS;

    type Config = Config;
    type State = State;
    type Command = Command;
    type Prompt = NoPrompt;
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
        if state.over { Phase::Over } else { Phase::Turn }
    }

    fn to_act(state: &State) -> ToAct {
        let seats = if state.over { SeatSet::EMPTY } else { SeatSet::only(state.turn) };
        ToAct::all_of(seats)
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        crate::offers::offers(state, seat)
    }

    fn apply(state: &mut State, _at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        crate::turn::apply(state, input)
    }

    fn seals(event: &Event) -> bool {
        matches!(event, Event::DieRolled { .. })
    }

    fn view(state: &State, viewer: Viewer) -> View {
        crate::view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(crate::view::redact(event, viewer))
    }

    fn resample(view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        crate::view::resample(view, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.over.then(|| Outcome::by_points(&state.players.map(|_, player| player.purse)))
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.players.map(|_, player| player.account.lines())
    }

    fn offer_message(view: &View, command: &Command) -> Message {
        crate::words::offer(view, command)
    }

    fn describe(view: &View) -> Vec<Message> {
        crate::words::describe(view)
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        crate::bots::bot(level, seat, seed)
    }
}
