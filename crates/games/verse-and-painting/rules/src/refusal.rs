//! Why a command is refused.

use serde::{Deserialize, Serialize};

use crate::book::LineId;
use crate::drawing::DrawingError;

/// Why a command was refused (RULES 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// The match is over (RULES 8.1).
    MatchOver,
    /// This player has nothing to do now (RULES 8.2).
    NotYourTurn,
    /// That is for another moment of the game (RULES 8.3).
    WrongPhase,
    /// It has been done (RULES 8.4).
    AlreadyDone,
    /// Nothing is on the paper (RULES 8.5).
    EmptyDrawing,
    /// The bytes are too many or no drawing (RULES 8.6).
    BadDrawing(DrawingError),
    /// The board was kept as often as it can be (RULES 8.7).
    TooManyDrafts,
    /// One's own painting is not to be guessed (RULES 8.8).
    OwnPainting,
    /// Nobody of that name paints here (RULES 8.8).
    NoSuchPainter,
    /// The line does not lie open (RULES 8.9).
    LineNotOpen,
    /// One's own line is no decoy (RULES 8.10).
    OwnLine,
    /// That is no Han character (RULES 8.11).
    NotHan {
        /// What it is.
        found: char,
    },
    /// The hint has the masked character (RULES 8.12).
    HintHasCharacter,
    /// The hint quotes the line (RULES 8.13).
    HintQuotes,
    /// The hint is longer than 40 characters (RULES 8.13).
    HintTooLong,
    /// No such line has been laid (RULES 8.14).
    NotOnTable {
        /// Which.
        line: LineId,
    },
    /// Its poem has been tried (RULES 8.14).
    RecitedBefore {
        /// Which.
        line: LineId,
    },
    /// No deadline has come (RULES 8.15).
    TooSoon,
}
