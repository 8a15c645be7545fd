//! A view that follows the beats: what is shown, changed a little by each of them.
//!
//! The drawn table shows a match beat by beat. Folding all beats of a match into the view from before its set-up gives
//! what the rules say of it: a test of this crate holds it to that after every line of a log.
//!
//! While a round is being told at its end, the view shows what has been told of it (guesses, the truth, a poem that was
//! written); the next round or the end of the match clears that away, as the rules have done by then.

use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::account::Account;
use crate::book::{LineId, ThemeId};
use crate::command::Entry;
use crate::config::{Config, Mode};
use crate::drawing::Drawing;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{HEARTS, Removal};
use crate::view::{OwnView, View};

impl View {
    /// What is seen before the first beat of set-up.
    #[must_use]
    pub fn before(config: &Config, viewer: Viewer) -> Self {
        let seats = config.seats;
        Self {
            viewer: match viewer {
                Viewer::Public => None,
                Viewer::Seat(seat) => Some(seat),
            },
            config: config.clone(),
            phase: Phase::Ready,
            round: 0,
            first: Seat(0),
            starter: Seat(0),
            themes: Vec::new(),
            open: Vec::new(),
            deadline: None,
            acted: SeatSet::EMPTY,
            turn: None,
            paintings: BySeat::new(seats, |_| None),
            guesses: BySeat::new(seats, |_| None),
            entries: BySeat::new(seats, |_| None),
            accounts: BySeat::new(seats, |_| Account::default()),
            hearts: HEARTS,
            removed: Vec::new(),
            pips: 0,
            laid: BySeat::new(seats, |_| None),
            known: BySeat::new(seats, |_| None),
            found: BySeat::new(seats, |_| None),
            used: Vec::new(),
            wrong: Vec::new(),
            second: false,
            hint: None,
            recited: Vec::new(),
            aloud: None,
            own: None,
        }
    }

    /// The view after this beat.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::Began { first, .. } => (self.first, self.starter) = (*first, *first),
            Event::ThemesDrawn { themes } => self.themes.clone_from(themes),
            Event::RoundBegan { round, starter, theme } => self.begin_round(*round, *starter, *theme),
            Event::LinesOpened { lines } => self.open.clone_from(lines),
            Event::LinesShuffled { lines } => self.open.clone_from(lines),
            Event::LinesLaidDown { .. } => {}
            Event::DieRolled { pips } => self.pips = *pips,
            Event::LineDealt { seat, line } => self.deal(*seat, *line),
            Event::LineLaid { seat, masked } => self.laid[*seat] = Some(masked.clone()),
            Event::SeatReady { seat } => self.act(*seat),
            Event::PaintingBegan { deadline } => {
                self.go_to(Phase::Paint);
                self.deadline = *deadline;
            }
            Event::BoardKept { drawing, .. } => self.keep(drawing, 1),
            Event::Painted { seat, drawing } => {
                self.act(*seat);
                if let Some(drawing) = drawing {
                    self.keep(drawing, 0);
                }
            }
            Event::TimeCame { .. } => self.deadline = None,
            Event::PaintingsShown { paintings } => {
                self.deadline = None;
                self.paintings = paintings.map(|_, drawing| Some(drawing.clone()));
            }
            Event::TurnBegan { seat } => self.begin_turn(*seat),
            Event::LineRemoved { seat, line } => self.removed.push(Removal { seat: *seat, line: *line }),
            Event::RemovalsChecked { hearts, .. } | Event::HeartLost { hearts, .. } => self.hearts = *hearts,
            Event::TruthShown { lines } => self.known = lines.map(|_, line| Some(*line)),
            Event::MatchEnded { .. } => self.end(),
            _ => self.fold_guess(event),
        }
    }

    /// Beats of guessing, entering and reciting.
    fn fold_guess(&mut self, event: &Event) {
        match event {
            Event::MatchingBegan { deadline } => {
                self.go_to(Phase::Match);
                self.deadline = *deadline;
            }
            Event::Guessed { seat, guess } => {
                self.act(*seat);
                if let (Some(own), Some(guess)) = (&mut self.own, guess) {
                    own.guess = Some(*guess);
                }
            }
            Event::GuessesShown { guesses } => {
                self.deadline = None;
                self.guesses.clone_from(guesses);
            }
            Event::PaintingScored { painter, right, each, own } => {
                for seat in right.iter() {
                    self.accounts[seat].guesses += each;
                    self.accounts[seat].lone += u8::from(right.len() == 1);
                }
                self.accounts[*painter].paintings += own;
            }
            Event::PaintingShown { seat, drawing } => {
                self.paintings[*seat] = Some(drawing.clone());
                self.deadline = None;
            }
            Event::Entered { seat, entry } => {
                self.act(*seat);
                if let (Some(own), Some(entry)) = (&mut self.own, entry) {
                    own.entry = Some(*entry);
                }
            }
            Event::EntriesShown { entries, right, .. } => self.show_entries(entries, *right),
            Event::HintGiven { hint, .. } => {
                self.go_to(Phase::Enter);
                self.clear_entries();
                (self.second, self.hint) = (true, hint.clone());
            }
            Event::MaskLifted { seat, line, found, .. } => {
                self.known[*seat] = Some(*line);
                self.found[*seat] = Some(*found);
            }
            Event::RecitalBegan { .. } => {
                self.go_to(Phase::Recite);
                self.end_guessing();
                self.turn = None;
                self.deadline = None;
            }
            Event::RecitalPassed { seat } => self.act(*seat),
            Event::Recited { seat, line, .. } => self.aloud = Some((*seat, *line)),
            Event::PoemShown { seat, line } => {
                self.go_to(Phase::Judge);
                self.aloud = Some((*seat, *line));
            }
            Event::RecitalJudged { line, hearts, .. } => {
                self.recited.push(*line);
                self.hearts = *hearts;
            }
            _ => {}
        }
    }

    fn begin_round(&mut self, round: u8, starter: Seat, theme: Option<ThemeId>) {
        let seats = self.config.seats;
        if self.config.mode == Mode::Between {
            self.used.extend(self.known.values().flatten());
        }
        self.themes.extend(theme);
        (self.round, self.starter) = (round - 1, starter);
        self.go_to(if self.config.time.millis().is_some() { Phase::Ready } else { Phase::Paint });
        self.open.clear();
        self.removed.clear();
        self.paintings = BySeat::new(seats, |_| None);
        self.guesses = BySeat::new(seats, |_| None);
        self.laid = BySeat::new(seats, |_| None);
        self.known = BySeat::new(seats, |_| None);
        self.found = BySeat::new(seats, |_| None);
        (self.turn, self.aloud, self.own) = (None, None, None);
    }

    fn deal(&mut self, seat: Seat, line: Option<LineId>) {
        if let Some(line) = line.filter(|_| self.viewer == Some(seat)) {
            let drawing = Drawing::default();
            self.own = Some(OwnView { line, drawing, drafts: 0, guess: None, entry: None });
        }
    }

    fn keep(&mut self, drawing: &Drawing, drafts: u8) {
        if let Some(own) = &mut self.own {
            own.drawing = drawing.clone();
            own.drafts += drafts;
        }
    }

    fn act(&mut self, seat: Seat) {
        self.acted = self.acted.with(seat);
    }

    fn go_to(&mut self, phase: Phase) {
        (self.phase, self.acted) = (phase, SeatSet::EMPTY);
    }

    /// A turn to remove, or a painting that is up to be guessed.
    fn begin_turn(&mut self, seat: Seat) {
        self.turn = Some(seat);
        if self.config.mode == Mode::Between {
            self.go_to(Phase::Enter);
            self.end_guessing();
            self.deadline = None;
        } else if self.phase != Phase::Remove {
            self.go_to(Phase::Remove);
        }
    }

    fn show_entries(&mut self, entries: &BySeat<Option<Entry>>, right: SeatSet) {
        self.entries.clone_from(entries);
        if !right.is_empty() || self.second {
            return;
        }
        self.go_to(Phase::Hint);
        for entry in entries.values() {
            if let Some(Entry::Character(c)) = entry
                && !self.wrong.contains(c)
            {
                self.wrong.push(*c);
            }
        }
    }

    fn clear_entries(&mut self) {
        self.entries = BySeat::new(self.config.seats, |_| None);
        if let Some(own) = &mut self.own {
            own.entry = None;
        }
    }

    fn end_guessing(&mut self) {
        self.clear_entries();
        (self.second, self.hint) = (false, None);
        self.wrong.clear();
    }

    fn end(&mut self) {
        self.go_to(Phase::Over);
        (self.turn, self.deadline, self.aloud) = (None, None, None);
    }
}
