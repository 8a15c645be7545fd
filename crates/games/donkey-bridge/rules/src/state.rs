//! The whole truth about a match.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Millis, Outcome, Seat, SeatSet};

use crate::{Account, Answering, Config, Phase, Said, Word};

/// Stop tiles in the box (RULES 1.3).
pub const STOP_TILES: u8 = 30;

/// Words on the board that guessers pick from (RULES 5.2).
pub const BOARD: usize = 16;

/// How long the storyteller may take an answer that was not understood, in milliseconds (RULES 5.4).
pub const JUDGING_MILLIS: u64 = 5_000;

/// A tile of a score pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tile {
    /// A picture tile.
    Word(Word),
    /// A stop tile.
    Stop,
}

/// What lies before a seat from turn to turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Holding {
    /// The stories told, by slot; empty where none lies.
    pub stacks: Vec<Vec<Word>>,
    /// The score pile, bottom first.
    pub pile: Vec<Tile>,
    pub account: Account,
}

/// A story while it is guessed (RULES 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guessing {
    pub slot: u8,
    /// The words of the story, in the order of their numbers.
    pub words: Vec<Word>,
    /// The board to pick from; empty where there is none (RULES 5.2).
    pub board: Vec<Word>,
    /// Words of the board that were picked wrongly.
    pub wrong: Vec<Word>,
    /// Words named or taken, oldest first.
    pub named: Vec<Word>,
    /// The own tile of each guesser.
    pub hands: BySeat<Option<Word>>,
    /// Tiles that nobody was dealt, with the storyteller.
    pub spares: Vec<Word>,
    /// Tiles face up before each seat, oldest first.
    pub won: BySeat<Vec<Word>>,
    /// Who was dealt a tile.
    pub dealt: SeatSet,
    /// Who has come to turn.
    pub met: SeatSet,
    /// Who is out of this story.
    pub out: SeatSet,
    /// Who holds the tile that the first guesser was dealt, while nobody has named a word (RULES 4.7).
    pub first_holder: Seat,
    pub turn: Seat,
    /// The answer that the storyteller judges.
    pub said: Option<Said>,
    /// Time left on the guesser's clock while the storyteller judges, in milliseconds.
    pub paused: Option<u64>,
    /// Whether the storyteller has taken an answer of this turn for the guesser's own tile (RULES 5.6).
    pub own_said: bool,
}

/// A match. Its fields are nobody's business but the rules'; look at a [`crate::View`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) round: u8,
    /// Who told first in each round.
    pub(crate) starter: Seat,
    pub(crate) teller: Seat,
    pub(crate) players: BySeat<Holding>,
    /// The bag; tiles are drawn from its end.
    pub(crate) bag: Vec<Word>,
    /// Tiles that have left the game.
    pub(crate) gone: Vec<Word>,
    /// Stop tiles that nobody has.
    pub(crate) stops: u8,
    /// What the storyteller has drawn and not told yet.
    pub(crate) drawn: Vec<Word>,
    /// When it was drawn.
    pub(crate) since: Millis,
    pub(crate) guessing: Option<Guessing>,
    pub(crate) deadline: Option<Millis>,
    pub(crate) dice: Dice,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.config.seats
    }

    /// Who may act.
    pub(crate) fn movers(&self) -> SeatSet {
        match (self.phase, &self.guessing) {
            (Phase::Telling | Phase::Judging, _) => SeatSet::only(self.teller),
            (Phase::Guessing, Some(guessing)) => {
                let teller = (self.config.answering == Answering::Spoken).then_some(self.teller);
                core::iter::once(guessing.turn).chain(teller).collect()
            }
            (Phase::Guessing, None) | (Phase::Over, _) => SeatSet::EMPTY,
        }
    }

    /// How it ended (RULES 2.6): by points, then by stop tiles.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let points = self.players.map(|_, player| (player.account.sum(), player.account.stops));
        (self.phase == Phase::Over).then(|| Outcome::by_points(&points))
    }
}

impl Guessing {
    /// The words that nobody has named or taken yet.
    pub(crate) fn open(&self) -> impl Iterator<Item = Word> {
        self.words.iter().copied().filter(|word| !self.named.contains(word))
    }

    /// What the storyteller may take an answer for: words not named, but not again the guesser's own (RULES 5.6).
    pub(crate) fn acceptable(&self) -> impl Iterator<Item = Word> {
        let known = self.hands[self.turn].filter(|_| self.own_said);
        self.open().filter(move |word| Some(*word) != known)
    }
}
