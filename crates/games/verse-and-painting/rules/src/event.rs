//! What happens, beat by beat.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, Outcome, Seat, SeatSet, Viewer};

use crate::book::{LineId, ThemeId};
use crate::command::{Entry, Guess};
use crate::config::Mode;
use crate::drawing::Drawing;
use crate::mask::Masked;
use crate::written::Written;

/// One visible beat. What a viewer may not know is `None` for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who starts the first round (RULES 2.2).
    Began {
        /// What is played.
        mode: Mode,
        /// The starting player.
        first: Seat,
    },
    /// The four themes of a match between the lines (RULES 6.1).
    ThemesDrawn {
        /// They.
        themes: Vec<ThemeId>,
    },
    /// A round begins (RULES 2.3).
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// Its starting player.
        starter: Seat,
        /// Its theme; none between the lines.
        theme: Option<ThemeId>,
    },
    /// The lines in play lie open (RULES 4.1).
    LinesOpened {
        /// They, in the order in which they lie.
        lines: Vec<LineId>,
    },
    /// The theme's lines lie face down (RULES 5.1).
    LinesLaidDown {
        /// How many.
        count: u8,
    },
    /// The die that says which characters are masked (RULES 6.2).
    DieRolled {
        /// 1 to 6.
        pips: u8,
    },
    /// A player is dealt a line, which nobody else is shown (RULES 3.1).
    LineDealt {
        /// Who.
        seat: Seat,
        /// What.
        line: Option<LineId>,
    },
    /// A player's line is laid open with its mask (RULES 6.3).
    LineLaid {
        /// Whose.
        seat: Seat,
        /// The line without its masked character.
        masked: Masked,
    },
    /// A player has read the line (RULES 3.2).
    SeatReady {
        /// Who.
        seat: Seat,
    },
    /// All paint now (RULES 3.2).
    PaintingBegan {
        /// When time is up; never, if there is no limit.
        deadline: Option<Millis>,
    },
    /// What was on a board was kept; nobody else learns of it (RULES 3.4).
    BoardKept {
        /// Whose.
        seat: Seat,
        /// What.
        drawing: Drawing,
    },
    /// A player has handed a painting in (RULES 3.3).
    Painted {
        /// Who.
        seat: Seat,
        /// What.
        drawing: Option<Drawing>,
    },
    /// Time is up (RULES 3.5, 4.4).
    TimeCame {
        /// Who had not finished.
        missing: SeatSet,
    },
    /// All paintings are shown with their painters (RULES 4.2, 5.2).
    PaintingsShown {
        /// Each player's.
        paintings: BySeat<Drawing>,
    },
    /// The lines lie open in a new order (RULES 4.2), or for the first time (RULES 5.2).
    LinesShuffled {
        /// They, in the order in which they lie.
        lines: Vec<LineId>,
    },
    /// All match a painting with a line now (RULES 4.4).
    MatchingBegan {
        /// When time is up; never, if there is no limit.
        deadline: Option<Millis>,
    },
    /// A player has made a guess, or has made it known to nobody else (RULES 4.3).
    Guessed {
        /// Who.
        seat: Seat,
        /// What.
        guess: Option<Guess>,
    },
    /// All guesses are shown (RULES 4.3).
    GuessesShown {
        /// Each player's; none from who made none in time.
        guesses: BySeat<Option<Guess>>,
    },
    /// Who painted what (RULES 4.6, 5.6).
    TruthShown {
        /// Each player's line.
        lines: BySeat<LineId>,
    },
    /// What a painting brings (RULES 4.6).
    PaintingScored {
        /// Whose.
        painter: Seat,
        /// Who recognised it.
        right: SeatSet,
        /// Points for each of them.
        each: u8,
        /// Points for the painter.
        own: u8,
    },
    /// It is a player's turn to remove a line (RULES 5.3), or a player's painting is up (RULES 6.4).
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player has removed a line (RULES 5.3).
    LineRemoved {
        /// Who.
        seat: Seat,
        /// Which.
        line: LineId,
    },
    /// The removed lines are held against the truth (RULES 5.6).
    RemovalsChecked {
        /// Removed lines that somebody had painted.
        wrong: Vec<LineId>,
        /// Hearts lost for them.
        lost: u8,
        /// Hearts left.
        hearts: u8,
    },
    /// One painting is shown (RULES 6.4).
    PaintingShown {
        /// Whose.
        seat: Seat,
        /// What.
        drawing: Drawing,
    },
    /// A player has entered a character or left it blank (RULES 6.4).
    Entered {
        /// Who.
        seat: Seat,
        /// What.
        entry: Option<Entry>,
    },
    /// All entries are shown (RULES 6.4).
    EntriesShown {
        /// The painter, who has none.
        painter: Seat,
        /// Each player's.
        entries: BySeat<Option<Entry>>,
        /// Who had it right.
        right: SeatSet,
    },
    /// A painter gave a hint, or none (RULES 6.5).
    HintGiven {
        /// The painter.
        seat: Seat,
        /// The hint.
        hint: Option<Written>,
    },
    /// A mask is lifted (RULES 6.4, 6.6).
    MaskLifted {
        /// The painter.
        seat: Seat,
        /// The whole line.
        line: LineId,
        /// The character that was masked.
        character: char,
        /// Whether it was found.
        found: bool,
    },
    /// A painting was not recognised (RULES 6.6).
    HeartLost {
        /// Whose.
        seat: Seat,
        /// Hearts left.
        hearts: u8,
    },
    /// The table may recite now (RULES 6.7).
    RecitalBegan {
        /// The lines whose poems may be tried.
        lines: Vec<LineId>,
    },
    /// A player recites nothing (RULES 6.7).
    RecitalPassed {
        /// Who.
        seat: Seat,
    },
    /// A poem was written (RULES 6.7).
    Recited {
        /// Who wrote it.
        seat: Seat,
        /// A line of it.
        line: LineId,
        /// What was written.
        text: Written,
    },
    /// A poem was said aloud and is shown (RULES 6.8).
    PoemShown {
        /// Who said it.
        seat: Seat,
        /// A line of it.
        line: LineId,
    },
    /// Whether the recital was right (RULES 6.7, 6.8).
    RecitalJudged {
        /// Who recited.
        seat: Seat,
        /// A line of the poem.
        line: LineId,
        /// Whether it was right.
        right: bool,
        /// Hearts after it.
        hearts: u8,
    },
    /// The match is over (RULES 4.7, 5.7, 6.9).
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// Whether a command with this in its wake can no longer be taken back (RULES 7.5).
    pub(crate) fn seals(&self) -> bool {
        matches!(
            self,
            Self::DieRolled { .. }
                | Self::LineDealt { .. }
                | Self::PaintingBegan { .. }
                | Self::PaintingsShown { .. }
                | Self::PaintingShown { .. }
                | Self::GuessesShown { .. }
                | Self::TruthShown { .. }
                | Self::EntriesShown { .. }
                | Self::HintGiven { .. }
                | Self::PoemShown { .. }
                | Self::RecitalJudged { .. }
        )
    }

    /// The event as this viewer may know it (RULES 7).
    pub(crate) fn redacted(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::BoardKept { seat, .. } if !viewer.is(*seat) => return None,
            Self::LineDealt { seat, .. } if !viewer.is(*seat) => Self::LineDealt { seat: *seat, line: None },
            Self::Painted { seat, .. } if !viewer.is(*seat) => Self::Painted { seat: *seat, drawing: None },
            Self::Guessed { seat, .. } if !viewer.is(*seat) => Self::Guessed { seat: *seat, guess: None },
            Self::Entered { seat, .. } if !viewer.is(*seat) => Self::Entered { seat: *seat, entry: None },
            _ => self.clone(),
        })
    }
}
