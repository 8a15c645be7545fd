//! What a player may decide.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Written;
use crate::book::LineId;
use crate::drawing::Drawing;

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The own line is read; time may begin (RULES 3.2).
    Ready,
    /// Keep what is on the board so far, in case time runs out (RULES 3.4).
    Keep {
        /// The board.
        drawing: Drawing,
    },
    /// Hand the painting in (RULES 3.3).
    HandIn {
        /// The painting.
        drawing: Drawing,
    },
    /// Say which line another player painted (RULES 4.3).
    Guess {
        /// Who painted it.
        painter: Seat,
        /// The line.
        line: LineId,
    },
    /// The same with the line written (RULES 4.5).
    GuessWritten {
        /// Who painted it.
        painter: Seat,
        /// The line, in any form of its characters.
        text: Written,
    },
    /// Remove a line that nobody painted (RULES 5.3).
    Remove {
        /// The line.
        line: LineId,
    },
    /// Say which character is masked (RULES 6.4).
    Enter {
        /// The character.
        character: char,
    },
    /// Say nothing (RULES 6.4).
    LeaveBlank,
    /// Give a hint (RULES 6.5).
    Hint {
        /// Its words.
        hint: Written,
    },
    /// Give none (RULES 6.5).
    SkipHint,
    /// Write a whole poem (RULES 6.7).
    Recite {
        /// A line of it.
        line: LineId,
        /// What was written.
        text: Written,
    },
    /// Say a whole poem aloud; then it is shown (RULES 6.8).
    ReciteAloud {
        /// A line of it.
        line: LineId,
    },
    /// What the table says to a poem that was said aloud (RULES 6.8).
    Judge {
        /// Whether it was right.
        right: bool,
    },
    /// Leave the recital to others, or out (RULES 6.7).
    PassRecital,
}

/// Which line a player painted, as another sees it (RULES 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guess {
    /// Who painted.
    pub painter: Seat,
    /// What they painted.
    pub line: LineId,
}

/// What a player entered for a masked character (RULES 6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Nothing.
    Blank,
    /// A character.
    Character(char),
}
