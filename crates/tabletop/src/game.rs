//! The contract: what a game must say about itself so that the table can play it.
//!
//! A game is a set of types and pure functions. It decides rules and nothing else: no files, no wall clock, no
//! pictures, no text for people. Everything that all games share (log, undo, saves, bots' budgets, laws) is
//! built on this trait once.

use core::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Bot, BySeat, Level, Message, Millis, Prompt, Seat, SeatSet, Seed, Speak};

/// What every value of a game can do: be copied, compared, shown to a developer, and kept.
pub trait Data: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Whose eyes a view or an event is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// Everybody at the table: the shared screen, the log, a spectator.
    Public,
    /// One seat, with what only it may know.
    Seat(Seat),
}

impl Viewer {
    /// The public and every seat of a table for `count`.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        core::iter::once(Self::Public).chain(Seat::all(count).map(Self::Seat))
    }

    /// Whether this viewer sits at `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Who acts: a seat with a command, or the clock because a deadline has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input<C> {
    /// A seat decides something.
    Command {
        /// Who.
        seat: Seat,
        /// What.
        command: C,
    },
    /// The deadline that [`Game::next_deadline`] named has come. Logged only then, never per frame.
    Elapsed,
}

/// Who may act now.
///
/// Empty, with the clock at rest, only when the match is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToAct {
    /// All of these, in any order: votes and drawings are made at the same time.
    pub seats: SeatSet,
    /// Those of them that the match waits for. A seat that has chosen and may only take that back may act, but
    /// nobody waits for it, and no bot is asked there.
    pub awaited: SeatSet,
    /// Whether a deadline is running.
    pub clock: bool,
}

impl ToAct {
    /// These seats may act, and the match waits for all of them; no clock runs.
    #[must_use]
    pub fn all_of(seats: SeatSet) -> Self {
        Self { seats, awaited: seats, clock: false }
    }

    /// The same with the clock running, or not.
    #[must_use]
    pub fn timed(self, clock: bool) -> Self {
        Self { clock, ..self }
    }

    /// The same, but the match waits only for these.
    #[must_use]
    pub fn awaiting(self, awaited: SeatSet) -> Self {
        Self { awaited, ..self }
    }
}

/// One thing that a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Offer<C, P> {
    /// Exactly this command; it is legal as it stands.
    Exact(C),
    /// A command to be made from an answer.
    Ask(P),
}

/// The offers of a game.
pub type OfferOf<G> = Offer<<G as Game>::Command, <G as Game>::Prompt>;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Each seat's place, 1 for the winners; equal places are shared (1, 1, 3). A team's seats share theirs.
    Ranking(BySeat<u8>),
    /// All won together.
    SharedWin,
    /// All lost together.
    SharedLoss,
}

impl Outcome {
    /// The ranking by points, most first; equal points share a place and the next places are left out.
    pub fn by_points<P: Ord>(points: &BySeat<P>) -> Self {
        let place = |own: &P| 1 + points.values().filter(|other| *other > own).count();
        Self::Ranking(points.map(|_, own| u8::try_from(place(own)).unwrap_or(u8::MAX)))
    }

    /// Who won; with a ranking those in first place.
    #[must_use]
    pub fn winners(&self, seats: u8) -> SeatSet {
        match self {
            Self::Ranking(places) => {
                places.iter().filter(|(_, place)| **place == 1).map(|(s, _)| s).collect()
            }
            Self::SharedWin => SeatSet::all(seats),
            Self::SharedLoss => SeatSet::EMPTY,
        }
    }
}

/// One line of a seat's final account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// What it is for.
    pub what: Message,
    /// Points or coins; they add up to the seat's score.
    pub points: i32,
}

/// One switch of a game in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its message identifier; with `-help` behind it the explanation's.
    pub id: &'static str,
    /// Message identifiers of its choices; the first is the default.
    pub choices: &'static [&'static str],
}

/// What the lobby knows when a match is to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// How many seats.
    pub seats: u8,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// Which sign (figure, colour) each seat chose, by number; empty for 0, 1, 2, ...
    pub signs: Vec<u8>,
    /// The index of the choice for each of [`Game::OPTIONS`], in their order; missing ones are 0.
    pub options: Vec<u8>,
    /// For each seat the same for [`Game::SEAT_OPTIONS`]; missing seats and choices are 0.
    #[serde(default)]
    pub seat_options: Vec<Vec<u8>>,
}

impl Lobby {
    /// A table for `seats` with everything else left at its default.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, ..Self::default() }
    }

    /// The sign of this seat.
    #[must_use]
    pub fn sign(&self, seat: Seat) -> u8 {
        self.signs.get(seat.index()).copied().unwrap_or(seat.0)
    }

    /// Which choice was made for the option with this index.
    #[must_use]
    pub fn option(&self, index: usize) -> u8 {
        self.options.get(index).copied().unwrap_or(0)
    }

    /// Which choice this seat made for the option of its own with this index.
    #[must_use]
    pub fn seat_option(&self, seat: Seat, index: usize) -> u8 {
        self.seat_options.get(seat.index()).and_then(|own| own.get(index)).copied().unwrap_or(0)
    }
}

/// A state with the beats that led to it, as set-up gives it.
pub type SetUp<G> = (<G as Game>::State, Vec<<G as Game>::Event>);

/// A game of the table.
pub trait Game: Sized + 'static {
    /// Its name in saves, locale files and folders, such as `camel-race`.
    const ID: &'static str;
    /// Raised whenever an old log would replay differently or no longer parse.
    const SCHEMA: u32;
    /// Fewest and most seats.
    const SEATS: (u8, u8);
    /// Its switches in the lobby.
    const OPTIONS: &'static [OptionSpec] = &[];
    /// The switches that each seat has for itself, such as how hard its task is; the first choice is the default.
    const SEAT_OPTIONS: &'static [OptionSpec] = &[];
    /// Whether the clock of the match is part of the play. Then no shell holds it up for a picture while something is
    /// played by it, and bots act by it: see [`crate::Host::run`].
    const REAL_TIME: bool = false;

    /// Seats and variant switches, checked by [`Game::new_match`].
    type Config: Data;
    /// The whole truth, its generator included.
    type State: Data;
    /// What a seat decides.
    type Command: Data + Speak;
    /// What a seat is asked for where no list of commands will do; [`crate::NoPrompt`] for most games.
    type Prompt: Prompt<Self::Command>;
    /// One visible beat, past tense, with every value that its picture needs.
    type Event: Data + Speak;
    /// Why a command was refused.
    type RuleError: Data + Speak;
    /// Why a set-up was refused.
    type SetupError: Data + Speak;
    /// Where the match is.
    type Phase: Data + Copy + Speak;
    /// What one viewer may know. It has no field for what is hidden, and never the generator.
    type View: Data;

    /// The config for what was chosen in the lobby.
    ///
    /// # Errors
    /// When something was chosen that there is not.
    fn configure(lobby: &Lobby) -> Result<Self::Config, Self::SetupError>;

    /// How many seats a match with this config has.
    fn seats(config: &Self::Config) -> u8;

    /// Sets up a match; its rolls and deals are beats.
    ///
    /// # Errors
    /// When the config describes no match of this game.
    fn new_match(config: &Self::Config, seed: Seed) -> Result<SetUp<Self>, Self::SetupError>;

    /// Where the match is.
    fn phase(state: &Self::State) -> Self::Phase;

    /// Who may act.
    fn to_act(state: &Self::State) -> ToAct;

    /// When the clock will act if nobody does before; `None` while no deadline runs.
    fn next_deadline(_state: &Self::State) -> Option<Millis> {
        None
    }

    /// All that this seat may do now, in a stable order; nothing where it may not act.
    fn offers(state: &Self::State, seat: Seat) -> Vec<OfferOf<Self>>;

    /// Carries an input out at this match time, or refuses it and leaves the state untouched, bit for bit.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn apply(
        state: &mut Self::State,
        at: Millis,
        input: &Input<Self::Command>,
    ) -> Result<Vec<Self::Event>, Self::RuleError>;

    /// Whether a beat is no news: it changes what may be done now, and a log leaves it out.
    fn quiet(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a command with this event in its wake can no longer be taken back: a die, a draw, a reveal.
    fn seals(event: &Self::Event) -> bool;

    /// What this viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as this viewer may know it; `None` where even that it happened is hidden.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Some state that this viewer cannot tell from the true one, drawn from all that fit.
    fn resample(view: &Self::View, viewer: Viewer, dice: &mut crate::Dice) -> Self::State;

    /// How the match ended; `None` while it goes on.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Where each seat's points or coins came from, as far as this viewer may know.
    fn score_breakdown(view: &Self::View) -> BySeat<Vec<ScoreLine>>;

    /// What this viewer sees, in sentences, most important first: for readers by ear and for the text client.
    fn describe(view: &Self::View) -> Vec<Message>;

    /// The words for an offer to whoever sees this: those of the command, with what only the table tells (which ticket
    /// lies on top) where that helps to choose.
    fn offer_message(_view: &Self::View, command: &Self::Command) -> Message {
        command.message()
    }

    /// A bot of this level for this seat.
    fn bot(level: Level, seat: Seat, seed: Seed) -> Box<dyn Bot<Self>>;
}
