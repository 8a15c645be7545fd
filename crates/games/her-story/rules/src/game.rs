//! Her story as a game of the table.

use tabletop::{
    Bot, BySeat, Dice, Game, Input, Level, Lobby, Message, Millis, OfferOf, Outcome, ScoreLine, Seat, Seed,
    SetUp, ToAct, Viewer,
};

use crate::{Command, Config, Event, PaymentPrompt, Phase, RuleError, SetupError, State, View};

/// Her story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HerStory;

impl Game for HerStory {
    const ID: &'static str = "her-story";
    const SCHEMA: u32 = 1;
    const SEATS: (u8, u8) = crate::config::SEATS;

    type Config = Config;
    type State = State;
    type Command = Command;
    type Prompt = PaymentPrompt;
    type Event = Event;
    type RuleError = RuleError;
    type SetupError = SetupError;
    type Phase = Phase;
    type View = View;

    fn configure(lobby: &Lobby) -> Result<Config, SetupError> {
        let config = Config::from_lobby(lobby);
        config.check()?;
        Ok(config)
    }

    fn seats(config: &Config) -> u8 {
        config.seats
    }

    fn new_match(config: &Config, seed: Seed) -> Result<SetUp<Self>, SetupError> {
        crate::setup::set_up(config, seed)
    }

    fn phase(state: &State) -> Phase {
        Phase::from(&state.table.step)
    }

    fn to_act(state: &State) -> ToAct {
        ToAct::all_of(crate::turn::movers(&state.table))
    }

    fn offers(state: &State, seat: Seat) -> Vec<OfferOf<Self>> {
        crate::offers::offers(&state.table, seat)
    }

    fn apply(state: &mut State, _at: Millis, input: &Input<Command>) -> Result<Vec<Event>, RuleError> {
        crate::turn::apply(state, input)
    }

    /// A refill shows what nobody could know (RULES 7.3).
    fn seals(event: &Event) -> bool {
        matches!(event, Event::TileRevealed { .. } | Event::ChapterRevealed { .. })
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        crate::view::view(state)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn resample(view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        crate::view::resample(view, dice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        crate::ending::outcome(&state.table)
    }

    fn score_breakdown(view: &View) -> BySeat<Vec<ScoreLine>> {
        view.table.writers.map(|_, writer| writer.account.lines())
    }

    fn describe(view: &View) -> Vec<Message> {
        crate::words::describe(view)
    }

    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>> {
        crate::bots::bot(level, seat, seed)
    }
}
