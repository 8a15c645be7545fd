//! What one viewer may know (RULES 7).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, ScoreLine, Seat, SeatSet, Viewer};

use crate::account::Account;
use crate::book::{LineId, ThemeId};
use crate::command::{Entry, Guess};
use crate::config::{Config, Mode};
use crate::drawing::Drawing;
use crate::mask::Masked;
use crate::phase::Phase;
use crate::state::{Removal, State};
use crate::written::Written;

/// What only the seat itself knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnView {
    /// Its line in this round.
    pub line: LineId,
    /// What is on its board, as far as it was kept or handed in.
    pub drawing: Drawing,
    /// How often the board was kept.
    pub drafts: u8,
    /// Its guess (RULES 4.3).
    pub guess: Option<Guess>,
    /// Its entry (RULES 6.4).
    pub entry: Option<Entry>,
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
    /// The round, from 0.
    pub round: u8,
    /// Who started the first round.
    pub first: Seat,
    /// Who started this round.
    pub starter: Seat,
    /// The themes so far, the one of this round last; between the lines all four.
    pub themes: Vec<ThemeId>,
    /// The lines that lie open, in their order; removed ones are among them.
    pub open: Vec<LineId>,
    /// When the clock acts.
    pub deadline: Option<Millis>,
    /// Who has done what this phase asks for.
    pub acted: SeatSet,
    /// Whose turn it is to remove, or whose painting is up.
    pub turn: Option<Seat>,
    /// The paintings that are shown.
    pub paintings: BySeat<Option<Drawing>>,
    /// The guesses, once they are shown (RULES 4.3).
    pub guesses: BySeat<Option<Guess>>,
    /// The entries of the first try, once they are shown, until there is a hint or none (RULES 6.4).
    pub entries: BySeat<Option<Entry>>,
    /// Everybody's points (RULES 4.6).
    pub accounts: BySeat<Account>,
    /// Hearts left (RULES 5.6, 6.6).
    pub hearts: u8,
    /// The lines that were removed in this round, in order (RULES 5.3).
    pub removed: Vec<Removal>,
    /// The die of this round; 0 where none is rolled (RULES 6.2).
    pub pips: u8,
    /// The masked lines between the lines, each player's (RULES 6.3).
    pub laid: BySeat<Option<Masked>>,
    /// The lines of this round that everybody knows: between the lines where the mask is lifted, else at the end.
    pub known: BySeat<Option<LineId>>,
    /// Whether each painting was recognised, as far as it was guessed (RULES 6.4).
    pub found: BySeat<Option<bool>>,
    /// Lines of earlier rounds between the lines.
    pub used: Vec<LineId>,
    /// Wrong characters of the first try (RULES 6.4).
    pub wrong: Vec<char>,
    /// Whether it is the second try.
    pub second: bool,
    /// The painter's hint (RULES 6.5).
    pub hint: Option<Written>,
    /// Lines whose poems were tried (RULES 6.7).
    pub recited: Vec<LineId>,
    /// Who has just said which poem aloud (RULES 6.8).
    pub aloud: Option<(Seat, LineId)>,
    /// What only this seat knows; `None` for the public.
    pub own: Option<OwnView>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = |seat: Seat| {
        let board = state.boards.get(seat)?;
        Some(OwnView {
            line: state.dealt[seat],
            drawing: board.drawing.clone(),
            drafts: board.drafts,
            guess: state.guesses[seat],
            entry: state.entries[seat],
        })
    };
    let between = state.config.mode == Mode::Between;
    let is_known = |seat: Seat| state.phase == Phase::Over || (between && state.found[seat].is_some());
    let (over, hint) = (state.phase == Phase::Over, state.phase == Phase::Hint);
    View {
        viewer: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        },
        config: state.config.clone(),
        phase: state.phase,
        round: state.round,
        first: state.first,
        starter: state.starter(),
        themes: state.themes.clone(),
        open: state.open.clone(),
        deadline: state.deadline,
        acted: state.acted(),
        turn: state.turn(),
        paintings: state.boards.map(|seat, board| state.shown.contains(seat).then(|| board.drawing.clone())),
        guesses: state.guesses.map(|_, guess| guess.filter(|_| over)),
        entries: state.entries.map(|_, entry| entry.filter(|_| hint)),
        accounts: state.accounts.clone(),
        hearts: state.hearts,
        removed: state.removed.clone(),
        pips: state.pips,
        laid: state.dealt.map(|_, line| between.then(|| Masked::new(*line, state.pips))),
        known: state.dealt.map(|seat, line| is_known(seat).then_some(*line)),
        found: state.found.clone(),
        used: state.used.clone(),
        wrong: state.wrong.clone(),
        second: state.second,
        hint: state.hint.clone(),
        recited: state.recited.clone(),
        aloud: state.aloud,
        own: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => own(seat),
        },
    }
}

impl View {
    /// Where each seat's points came from; nothing where all play together.
    pub(crate) fn score_breakdown(&self) -> BySeat<Vec<ScoreLine>> {
        self.accounts.map(|_, account| match self.config.mode {
            Mode::Competition => account.lines(),
            Mode::Together | Mode::Between => Vec::new(),
        })
    }

    /// The theme of this round; none between the lines.
    #[must_use]
    pub fn theme(&self) -> Option<ThemeId> {
        match self.config.mode {
            Mode::Competition | Mode::Together => self.themes.last().copied(),
            Mode::Between => None,
        }
    }

    /// The open lines that have not been removed, in their order.
    pub fn left(&self) -> impl Iterator<Item = LineId> {
        let gone = |line: &LineId| self.removed.iter().any(|removal| removal.line == *line);
        self.open.iter().filter(move |line| !gone(line)).copied()
    }
}
