//! What can be typed at any turn besides numbers.

use std::path::Path;

use store::Store;
use tabletop::record::pack;
use tabletop::{Game, Message, Seat, Speak};

use super::turn::Step;
use super::{Flow, Table};
use crate::playable::Leaving;
use crate::session::seat_number;
use crate::typed::{Key, numbers};
use crate::{book, lobby};

/// How many moves the log goes back unless told otherwise.
const RECENT: usize = 12;

impl<G: Game> Table<'_, '_, G> {
    /// Does what a key does.
    pub(super) fn key(&mut self, seat: Seat, key: Key, rest: &str) -> Step {
        match key {
            Key::Help => {
                self.help();
                Step::Ask
            }
            Key::Look => {
                self.look();
                Step::Show
            }
            Key::Mine => {
                self.look_at_own(seat);
                Step::Show
            }
            Key::Log => {
                let moves = numbers(rest).map_or(RECENT, |numbers| numbers[0]);
                self.log(moves);
                Step::Show
            }
            Key::Rules => {
                book::open(self.session, rest);
                Step::Show
            }
            Key::Undo => {
                if self.undo(seat) {
                    Step::Done
                } else {
                    Step::Ask
                }
            }
            Key::Save => {
                self.save(rest);
                Step::Ask
            }
            Key::People => self.change_people(seat),
            Key::Language => {
                if self.session.change_language(rest) {
                    self.look();
                }
                Step::Show
            }
            Key::New => self.get_up(Leaving::ForAnother),
            Key::Quit => self.get_up(Leaving::Quit),
        }
    }

    /// The keys, and what they do.
    pub(super) fn help(&mut self) {
        self.session.terminal.gap();
        self.session.line("text-help");
        if self.persons().len() > 1 {
            self.session.line("text-help-shared");
        }
        self.session.terminal.gap();
    }

    /// What this seat alone may know; behind the curtain where others look on.
    fn look_at_own(&mut self, seat: Seat) {
        if self.persons().len() < 2 || self.behind.is_some() {
            return self.look();
        }
        if self.draw_curtain(seat) {
            if self.own_lines(seat).is_empty() {
                self.session.line("text-nothing-secret");
            }
            let question = self.session.voice.line("text-seen");
            self.session.terminal.ask(&question);
            self.open_curtain();
        }
    }

    /// Makes sure that all is kept, or writes a copy to a path.
    pub(super) fn save(&mut self, path: &str) {
        if !path.is_empty() {
            return self.export(path);
        }
        if !self.keeper.is_safe() {
            match self.keep_whole() {
                Ok(()) => self.warned = false,
                Err(error) => return self.warn(&error.message()),
            }
        }
        if let Some(path) = self.keeper.path() {
            let path = path.to_string_lossy().into_owned();
            self.say(&Message::new("text-saved").with("path", path));
        }
    }

    /// A copy for others. While the match runs it holds secrets, so it is packed, and that is said.
    fn export(&mut self, path: &str) {
        let path = std::path::absolute(Path::new(path)).unwrap_or_else(|_| path.into());
        let (whole, said) = match self.host.outcome() {
            None => (pack(&self.host.save()), "text-exported-packed"),
            Some(_) => (self.host.save(), "text-saved"),
        };
        match Store::export(&path, &whole) {
            Ok(()) => {
                self.is_copied = true;
                let path = path.to_string_lossy().into_owned();
                self.say(&Message::new(said).with("path", path));
            }
            Err(error) => self.warn(&error.message()),
        }
    }

    /// Gives a seat another name, or to a bot, or back to a person.
    pub(super) fn change_people(&mut self, seat: Seat) -> Step {
        let people = self.host.people().clone();
        let question = self.session.voice.line("text-whose-seat");
        let items = lobby::names(self.session.voice, &people);
        let chosen = self.session.choose_or_not(&question, &items);
        let Some(changed) = chosen.and_then(|index| u8::try_from(index).ok()).map(Seat) else {
            return Step::Show;
        };
        let Some(occupant) = lobby::ask_occupant(self.session, &people, changed) else { return Step::Show };
        let line = self.host.seat(changed, occupant);
        self.keep(&line);
        let player = lobby::player(&self.host.people()[changed]);
        let sits = Message::new("text-sits-now").with("number", seat_number(changed));
        self.say(&sits.with("player", player));
        self.watch_if_alone();
        if changed == seat { Step::Done } else { Step::Show }
    }

    /// Leaves the match on the shelf. Asks first where not all of it is kept.
    pub(super) fn get_up(&mut self, leaving: Leaving) -> Step {
        if !self.may_leave() {
            return Step::Ask;
        }
        if self.keeper.is_safe() {
            self.session.line("text-kept");
        }
        if leaving == Leaving::Quit {
            self.session.line("text-quit");
        }
        Step::Leave(leaving)
    }

    /// Whether all is kept, or people do not mind.
    pub(super) fn may_leave(&mut self) -> bool {
        self.is_safe() || self.session.is_sure("text-quit-unsaved")
    }

    /// There is nobody to ask any more: what is kept stays, and what is not is told about.
    pub(super) fn input_ended(&mut self) -> Flow {
        if self.keeper.is_safe() {
            self.session.line("text-kept");
            return Flow::Leave(Leaving::Quit);
        }
        match self.keep_whole() {
            Ok(()) => Flow::Leave(Leaving::Quit),
            Err(_) if self.is_copied => Flow::Leave(Leaving::Quit),
            Err(error) => {
                self.warn(&error.message());
                Flow::Leave(Leaving::Unsaved)
            }
        }
    }
}
