//! What a seat decides, and why it is refused.

use serde::{Deserialize, Serialize};

use crate::{Story, Utterance, Word};

/// What a seat decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The storyteller has told a story (RULES 3.2).
    Tell(Story),
    /// A guesser names this word (RULES 4.3, 5.2).
    Guess(Word),
    /// A guesser writes an answer (RULES 5.3).
    Say(Utterance),
    /// A guesser gives up (RULES 4.5).
    DontKnow,
    /// The storyteller takes an answer for this word (RULES 5.4), or heard it (RULES 5.5).
    Accept(Word),
    /// The storyteller does not take the answer (RULES 5.4), or heard no word of the story (RULES 5.5).
    Reject,
}

/// Why a command was refused (RULES 6), in the order in which the reasons are looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// No deadline has come (RULES 6.1).
    TooSoon,
    /// The match is over (RULES 6.2).
    MatchOver,
    /// It is for somebody else to do something (RULES 6.3).
    NotYourTurn,
    /// That is not what this seat can do now (RULES 6.4).
    WrongMoment,
    /// A typed story lacks these words (RULES 6.5).
    Lacks {
        /// The words.
        words: Vec<Word>,
    },
    /// A tale of the stock that does not have just the words of the tiles (RULES 6.5).
    NotTheTiles,
    /// The word of the guesser's own tile (RULES 6.6).
    OwnTile,
    /// A word that has been named, or was picked wrongly (RULES 6.7).
    Named {
        /// The word.
        word: Word,
    },
    /// A word that is not on the board (RULES 6.8).
    NotOnBoard {
        /// The word.
        word: Word,
    },
    /// A word that is not of the story (RULES 6.9).
    NotOfStory {
        /// The word.
        word: Word,
    },
}
