//! Baba Yaga as a game of the table.

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, OptionSpec, Outcome, ScoreLine,
    Seat, Seed, SetUp, ToAct, Viewer,
};

use crate::{Ask, Command, Config, Event, Phase, RuleError, SetupError, State, View};

/// Baba Yaga.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BabaYaga;

impl Game for BabaYaga {
    const ID: &'static str = "baba-yaga";
    const SCHEMA: u32 = 1;
    const SEATS: (u8, u8) = crate::config::SEATS;
    const OPTIONS: &'static [OptionSpec] = crate::config::OPTIONS;
    const SEAT_OPTIONS: &'static [OptionSpec] = crate::config::SEAT_OPTIONS;
    const REAL_TIME: bool = true;

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
        state.to_act()
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        crate::clock::next(state).map(|(at, _)| at)
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        crate::offers::offers(state, seat)
    }

    fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        crate::turn::apply(state, at, input)
    }

    fn quiet(event: &Event) -> bool {
        event.is_quiet()
    }

    /// All do: nothing is taken back in a game of memory and haste (RULES 9.4).
    fn seals(_: &Event) -> bool {
        true
    }

    fn view(state: &State, viewer: Viewer) -> View {
        crate::view::view(state, viewer)
    }

    /// Every beat is public: none tells what lies face down (RULES 9.1).
    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn resample(view: &View, _: Viewer, dice: &mut Dice) -> State {
        crate::view::resample(view, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.players.map(|_, player| {
            let points = i32::try_from(player.broken.len()).unwrap_or(i32::MAX);
            vec![ScoreLine { what: Message::new("score-spells"), points }]
        })
    }

    fn describe(view: &View) -> Vec<Message> {
        crate::words::describe(view)
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        crate::bots::bot(level, seat, seed)
    }
}
