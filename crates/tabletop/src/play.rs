//! A match: set-up, log and state, always in step.

use crate::{Game, Input, Message, Millis, Seat, Seed, Speak, StateHash};

/// One line of the log: what happened, and when by the clock of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged<C> {
    /// Match time; never less than that of the line before.
    pub at: Millis,
    /// A seat's command, or a deadline.
    pub input: Input<C>,
}

/// An event with its cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat<E> {
    /// Which line of the log caused it; `None` for set-up.
    pub line: Option<usize>,
    /// Match time.
    pub at: Millis,
    /// Who caused it; `None` for set-up and the clock.
    pub by: Option<Seat>,
    /// What happened.
    pub event: E,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// Nobody has done anything yet.
    Nothing,
    /// The last command was not this seat's own.
    NotYours,
    /// A die was rolled, a card drawn, a secret shown.
    Sealed,
}

impl Speak for UndoError {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Nothing => "undo-nothing",
            Self::NotYours => "undo-not-yours",
            Self::Sealed => "undo-sealed",
        })
    }
}

/// A match of one game.
pub struct Match<G: Game> {
    config: G::Config,
    seed: Seed,
    log: Vec<Logged<G::Command>>,
    state: G::State,
    now: Millis,
    beats: Vec<Beat<G::Event>>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            config: self.config.clone(),
            seed: self.seed,
            log: self.log.clone(),
            state: self.state.clone(),
            now: self.now,
            beats: self.beats.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// Sets a match up.
    ///
    /// # Errors
    /// When the config describes no match of this game.
    pub fn new(config: G::Config, seed: Seed) -> Result<Self, G::SetupError> {
        let (state, events) = G::new_match(&config, seed)?;
        let now = Millis::default();
        let beats = events.into_iter().map(|event| Beat { line: None, at: now, by: None, event }).collect();
        Ok(Self { config, seed, log: Vec::new(), state, now, beats })
    }

    /// Seats and switches.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// What its chance started from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All that was decided, oldest first.
    pub fn log(&self) -> &[Logged<G::Command>] {
        &self.log
    }

    /// The whole truth. Only the host, the laws and the tools look at it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All that happened, oldest first, set-up included. Unredacted.
    pub fn beats(&self) -> &[Beat<G::Event>] {
        &self.beats
    }

    /// The latest match time this match has heard of.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// How many seats it has.
    pub fn seats(&self) -> u8 {
        G::seats(&self.config)
    }

    /// The hash of its state.
    pub fn hash(&self) -> StateHash {
        StateHash::of(&self.state)
    }

    /// Lets the clock run up to `to`: every deadline until then, that moment included, is carried out at its
    /// own time. A long wait and the same wait in pieces lead to the same state.
    pub fn advance(&mut self, to: Millis) {
        while let Some(deadline) = G::next_deadline(&self.state).filter(|deadline| *deadline <= to) {
            let at = deadline.max(self.now);
            if self.carry_out(at, Input::Elapsed).is_err() {
                break;
            }
        }
        self.now = self.now.max(to);
    }

    /// Lets the clock run up to `at`, then carries out the command or refuses it.
    ///
    /// A time before one that the match has already heard of counts as now.
    ///
    /// # Errors
    /// The rule that forbids it. Deadlines that came before it have happened all the same.
    pub fn submit(&mut self, seat: Seat, command: G::Command, at: Millis) -> Result<(), G::RuleError> {
        self.advance(at);
        self.carry_out(self.now, Input::Command { seat, command })
    }

    /// Takes back the last command, if it was this seat's own and nothing in its wake sealed it.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.may_undo(seat)?;
        let kept = self.log.len() - 1;
        self.rewind(kept);
        Ok(())
    }

    /// Whether [`Self::undo`] would take something back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        match &self.log.last().ok_or(UndoError::Nothing)?.input {
            Input::Command { seat: last, .. } if *last == seat => {}
            Input::Command { .. } | Input::Elapsed => return Err(UndoError::NotYours),
        }
        let line = self.log.len() - 1;
        let mut wake = self.beats.iter().rev().take_while(|beat| beat.line == Some(line));
        if wake.any(|beat| G::seals(&beat.event)) { Err(UndoError::Sealed) } else { Ok(()) }
    }

    /// Carries out one logged line, as a replay does: no deadline is added that the log does not name.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn replay_line(&mut self, line: Logged<G::Command>) -> Result<(), G::RuleError> {
        self.carry_out(line.at.max(self.now), line.input)
    }

    /// This match as it was after the first `lines` of its log, by the clock of then: played again from set-up.
    #[must_use]
    pub fn earlier(&self, lines: usize) -> Self {
        let Ok(mut earlier) = Self::new(self.config.clone(), self.seed) else { return self.clone() };
        for line in self.log.iter().take(lines) {
            if earlier.replay_line(line.clone()).is_err() {
                break;
            }
        }
        earlier
    }

    /// Cuts the log to its first `lines` and plays those again from set-up. The clock does not go back.
    pub fn rewind(&mut self, lines: usize) {
        let now = self.now;
        *self = self.earlier(lines);
        self.now = now;
    }

    fn carry_out(&mut self, at: Millis, input: Input<G::Command>) -> Result<(), G::RuleError> {
        let events = G::apply(&mut self.state, at, &input)?;
        let line = Some(self.log.len());
        let by = match &input {
            Input::Command { seat, .. } => Some(*seat),
            Input::Elapsed => None,
        };
        self.beats.extend(events.into_iter().map(|event| Beat { line, at, by, event }));
        self.log.push(Logged { at, input });
        self.now = self.now.max(at);
        Ok(())
    }
}
