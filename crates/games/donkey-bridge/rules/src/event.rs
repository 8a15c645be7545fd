//! What happens, beat by beat, and what of it who may know (RULES 7.1).

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Seat, Viewer};

use crate::{Said, Story, Word};

/// How a guesser failed (RULES 4.4, 4.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The answer was wrong; `None` where only the people heard it.
    Wrong(Option<Said>),
    /// Time was up.
    TooLate,
    /// *I don't know.*
    DontKnow,
}

/// One visible beat, with all that its picture needs. What a viewer may not know is `None` for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who starts was settled; the donkey stands on round 1 (RULES 2.2).
    StarterChosen {
        /// Who.
        seat: Seat,
    },
    /// A first tile, which nobody has seen, went to a score pile (RULES 2.1).
    FirstTileGiven {
        /// Whose pile.
        seat: Seat,
    },
    /// The donkey moved on to this round (RULES 2.5).
    DonkeyMoved {
        /// From 1.
        round: u8,
    },
    /// A storyteller's turn began.
    TurnBegan {
        /// Who.
        seat: Seat,
        /// Which round.
        round: u8,
    },
    /// Tiles were drawn and shown (RULES 3.1). Fades: see [`Event::fades`].
    TilesDrawn {
        /// The storyteller.
        seat: Seat,
        /// The words, in the order they were drawn.
        words: Vec<Word>,
        /// The slot that they will lie on.
        slot: u8,
        /// Tiles left in the bag.
        bag: u8,
        /// Match time.
        at: Millis,
    },
    /// A story was told and its tiles lie face down (RULES 3.2). Fades: see [`Event::fades`].
    StoryTold {
        /// The storyteller.
        seat: Seat,
        /// How it was told.
        story: Story,
        /// The slot that its tiles lie on.
        slot: u8,
        /// How many tiles.
        tiles: u8,
    },
    /// An old story is to be guessed; its tiles were shuffled (RULES 4.1).
    GuessingBegan {
        /// Whose story.
        teller: Seat,
        /// From which slot.
        slot: u8,
        /// How many tiles it has.
        tiles: u8,
        /// What a failure costs.
        penalty: u8,
        /// The words to pick from, in their places; empty where nobody picks (RULES 5.2).
        board: Vec<Word>,
        /// The words of the story in the order of their numbers, for the storyteller alone (RULES 7.2); empty for others.
        story: Vec<Word>,
    },
    /// A guesser was dealt a tile (RULES 4.1).
    TileDealt {
        /// Who.
        seat: Seat,
        /// Its word, for those who may know.
        word: Option<Word>,
    },
    /// The tiles that were left stay with the storyteller, hidden (RULES 4.1).
    SparesKept {
        /// The storyteller.
        seat: Seat,
        /// How many.
        tiles: u8,
    },
    /// A guesser who has no tile took the one that the first guesser was dealt (RULES 4.7).
    TileTakenOver {
        /// Who took it.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Its word, for those who may know.
        word: Option<Word>,
    },
    /// A guesser is asked (RULES 4.2).
    GuesserAsked {
        /// Who.
        seat: Seat,
        /// When their time is up.
        deadline: Option<Millis>,
        /// Match time.
        at: Millis,
    },
    /// A written answer names no open word of the story; the storyteller may take it (RULES 5.4).
    AnswerWeighed {
        /// The guesser.
        seat: Seat,
        /// The answer.
        said: Said,
        /// When it counts as wrong.
        deadline: Millis,
    },
    /// The storyteller took an answer for the guesser's own tile: it does not count (RULES 5.6).
    OwnTileSaid {
        /// The guesser, who goes on.
        seat: Seat,
        /// The storyteller.
        teller: Seat,
        /// The word, for these two.
        word: Option<Word>,
        /// When the guesser's time is up.
        deadline: Option<Millis>,
    },
    /// A guesser named a word and took its tile (RULES 4.3).
    WordNamed {
        /// Who.
        seat: Seat,
        /// The word.
        word: Word,
        /// Who held its tile.
        from: Seat,
        /// The answer, where one was written.
        said: Option<Said>,
    },
    /// The own tile was the only one left; its guesser laid it face up (RULES 4.8).
    LastTileKept {
        /// Who.
        seat: Seat,
        /// Its word.
        word: Word,
    },
    /// A guesser failed and is out of this story (RULES 4.4, 4.5).
    GuesserFailed {
        /// Who.
        seat: Seat,
        /// How.
        failure: Failure,
    },
    /// What the failure cost (RULES 4.6).
    TilesLost {
        /// Who.
        seat: Seat,
        /// Tiles that lay face up, in the order they went.
        face_up: Vec<Word>,
        /// How many came from the top of the pile, face down.
        from_pile: u8,
        /// Whether a stop tile ended the loss.
        stopped: bool,
        /// Tiles on the pile now.
        pile: u8,
    },
    /// A story is done with; these tiles were left and leave the game (RULES 4.9).
    StoryClosed {
        /// Whose story.
        teller: Seat,
        /// From which slot.
        slot: u8,
        /// Words that nobody named.
        left: Vec<Word>,
    },
    /// Face-up tiles went to the score pile (RULES 4.9).
    TilesScored {
        /// Whose.
        seat: Seat,
        /// Their words, in the order they went.
        words: Vec<Word>,
        /// Tiles on the pile now.
        pile: u8,
    },
    /// Nobody failed: the storyteller has a stop tile on top of the pile (RULES 4.10).
    StopTileEarned {
        /// The storyteller.
        seat: Seat,
        /// Tiles on the pile now.
        pile: u8,
    },
    /// The match ended (RULES 2.6).
    MatchEnded,
}

impl Event {
    /// What cannot be unlearned (RULES 7.5): draws, deals and answers.
    pub(crate) fn seals(&self) -> bool {
        matches!(
            self,
            Self::TilesDrawn { .. }
                | Self::TileDealt { .. }
                | Self::AnswerWeighed { .. }
                | Self::OwnTileSaid { .. }
                | Self::WordNamed { .. }
                | Self::GuesserFailed { .. }
        )
    }

    /// The event as this viewer may know it (RULES 7.1).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::GuessingBegan { teller, story, .. } if !viewer.is(*teller) => story.clear(),
            Self::TileDealt { seat, word } if !viewer.is(*seat) => *word = None,
            Self::TileTakenOver { seat, from, word } if !viewer.is(*seat) && !viewer.is(*from) => {
                *word = None;
            }
            Self::OwnTileSaid { seat, teller, word, .. } if !viewer.is(*seat) && !viewer.is(*teller) => {
                *word = None;
            }
            _ => {}
        }
        seen
    }

    /// Whether people see this beat when it happens but should not be able to read it again (RULES 7.4): the words of a
    /// story are to be kept in mind, and a log that repeats them would play the game.
    #[must_use]
    pub fn fades(&self) -> bool {
        matches!(self, Self::TilesDrawn { .. } | Self::StoryTold { .. })
    }
}
