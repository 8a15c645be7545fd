//! What one viewer may know (RULES 7.1).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, Seat, SeatSet, Viewer};

use crate::state::{Guessing, Holding, State, Tile};
use crate::{Account, Config, Phase, Said, Word};

/// A tile of a score pile as all see it: word tiles lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PileTile {
    /// A picture tile.
    Word,
    /// A stop tile.
    Stop,
}

/// What everybody knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// How many tiles lie on each slot of the board, face down.
    pub stacks: Vec<u8>,
    /// The score pile, bottom first.
    pub pile: Vec<PileTile>,
    /// Where the points came from.
    pub account: Account,
}

/// Tiles that are drawn and about to be told (RULES 3.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TellingView {
    /// Their words, in the order they were drawn.
    pub words: Vec<Word>,
    /// The slot that they will lie on.
    pub slot: u8,
    /// When they were drawn, for a clock that counts up.
    pub since: Millis,
}

/// A word on the board to pick from (RULES 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardWord {
    /// The word.
    pub word: Word,
    /// What is known of it.
    pub mark: Mark,
}

/// What is known of a word on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// Nothing yet.
    Open,
    /// It is of the story and was named or taken.
    Named,
    /// It was picked wrongly.
    Wrong,
}

/// What everybody knows of a seat while a story is guessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuesserView {
    /// Whether a hidden tile lies there.
    pub has_tile: bool,
    /// Tiles face up, oldest first.
    pub won: Vec<Word>,
    /// Whether the seat is out of this story.
    pub out: bool,
    /// Whether the seat was dealt a tile.
    pub dealt: bool,
    /// Whether the seat has come to turn.
    pub met: bool,
}

/// A story while it is guessed (RULES 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuessingView {
    /// The slot that it lay on.
    pub slot: u8,
    /// What a failure costs.
    pub penalty: u8,
    /// How many tiles it has.
    pub tiles: u8,
    /// Hidden tiles with the storyteller.
    pub spares: u8,
    /// The board to pick from; empty where nobody picks.
    pub board: Vec<BoardWord>,
    /// Words named or taken, oldest first.
    pub named: Vec<Word>,
    /// Each seat; the storyteller's has nothing.
    pub guessers: BySeat<GuesserView>,
    /// Who holds the tile that the first guesser was dealt, while nobody has named a word.
    pub first_holder: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The answer that the storyteller weighs.
    pub said: Option<Said>,
    /// Milliseconds left on the guesser's clock while the storyteller weighs.
    pub paused: Option<u64>,
    /// Whether the storyteller took an answer of this turn for the guesser's own tile.
    pub own_said: bool,
}

/// What a seat alone knows while a story is guessed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// A guesser's own tile.
    pub tile: Option<Word>,
    /// The storyteller's story, in the order of the words' numbers.
    pub story: Vec<Word>,
    /// The guesser's tile, once the storyteller took an answer for it (RULES 5.6).
    pub guessers_tile: Option<Word>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for the public.
    pub viewer: Option<Seat>,
    /// Seats and switches.
    pub config: Config,
    /// Where the match is.
    pub phase: Phase,
    /// The round that the donkey stands on, from 1.
    pub round: u8,
    /// Who tells first in each round.
    pub starter: Seat,
    /// Whose turn as storyteller it is.
    pub teller: Seat,
    /// Each seat.
    pub players: BySeat<PlayerView>,
    /// Tiles in the bag.
    pub bag: u8,
    /// Tiles that have left the game.
    pub gone: u8,
    /// Stop tiles that nobody has.
    pub stops: u8,
    /// What is about to be told.
    pub telling: Option<TellingView>,
    /// What is guessed.
    pub guessing: Option<GuessingView>,
    /// What this seat alone knows.
    pub own: Option<OwnView>,
    /// When the clock acts.
    pub deadline: Option<Millis>,
}

/// What this viewer may know of the state.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.0 < state.seats() => Some(seat),
        Viewer::Public | Viewer::Seat(_) => None,
    };
    let telling = (state.phase == Phase::Telling).then(|| TellingView {
        words: state.drawn.clone(),
        slot: state.round,
        since: state.since,
    });
    let guessing = state.guessing.as_ref();
    View {
        viewer: seat,
        config: state.config.clone(),
        phase: state.phase,
        round: state.round,
        starter: state.starter,
        teller: state.teller,
        players: state.players.map(|_, player| player_view(player)),
        bag: count(&state.bag),
        gone: count(&state.gone),
        stops: state.stops,
        telling,
        guessing: guessing.map(|guessing| guessing_view(state, guessing)),
        own: guessing.zip(seat).map(|(guessing, seat)| own_view(state.teller, guessing, seat)),
        deadline: state.deadline,
    }
}

fn player_view(player: &Holding) -> PlayerView {
    let tile = |tile: &Tile| match tile {
        Tile::Word(_) => PileTile::Word,
        Tile::Stop => PileTile::Stop,
    };
    PlayerView {
        stacks: player.stacks.iter().map(|stack| count(stack)).collect(),
        pile: player.pile.iter().map(tile).collect(),
        account: player.account,
    }
}

fn guessing_view(state: &State, guessing: &Guessing) -> GuessingView {
    let mark = |word: &Word| match () {
        () if guessing.named.contains(word) => Mark::Named,
        () if guessing.wrong.contains(word) => Mark::Wrong,
        () => Mark::Open,
    };
    let guesser = |seat: Seat, tile: &Option<Word>| GuesserView {
        has_tile: tile.is_some(),
        won: guessing.won[seat].clone(),
        out: guessing.out.contains(seat),
        dealt: guessing.dealt.contains(seat),
        met: guessing.met.contains(seat),
    };
    GuessingView {
        slot: guessing.slot,
        penalty: state.config.rounds.penalty(guessing.slot),
        tiles: count(&guessing.words),
        spares: count(&guessing.spares),
        board: guessing.board.iter().map(|word| BoardWord { word: *word, mark: mark(word) }).collect(),
        named: guessing.named.clone(),
        guessers: guessing.hands.map(guesser),
        first_holder: guessing.first_holder,
        turn: guessing.turn,
        said: guessing.said.clone(),
        paused: guessing.paused,
        own_said: guessing.own_said,
    }
}

fn own_view(teller: Seat, guessing: &Guessing, seat: Seat) -> OwnView {
    if seat != teller {
        return OwnView { tile: guessing.hands[seat], ..OwnView::default() };
    }
    let guessers_tile = guessing.hands[guessing.turn].filter(|_| guessing.own_said);
    OwnView { tile: None, story: guessing.words.clone(), guessers_tile }
}

fn count(tiles: &[Word]) -> u8 {
    u8::try_from(tiles.len()).unwrap_or(u8::MAX)
}

impl GuesserView {
    /// The seats for which something holds.
    pub(crate) fn those(guessers: &BySeat<Self>, holds: fn(&Self) -> bool) -> SeatSet {
        guessers.iter().filter(|(_, guesser)| holds(guesser)).map(|(seat, _)| seat).collect()
    }
}
