//! Looking on while only bots play.

use tabletop::{Game, Seat};

use super::turn::Step;
use super::{Flow, Table};
use crate::playable::Leaving;
use crate::typed::{Key, Typed};

impl<G: Game> Table<'_, '_, G> {
    /// From now on asks once a round whether to look on, if no person is left to be asked for a move. A match that
    /// begins with bots alone is played without a question.
    pub(super) fn watch_if_alone(&mut self) {
        self.watched = self.persons().is_empty().then(|| self.host.turns());
    }

    /// Asks whoever looks on, when a round has passed. Returns how they leave, if they do.
    pub(super) fn watch(&mut self) -> Option<Leaving> {
        let round = usize::from(self.host.seats());
        let due = self.watched.is_some_and(|since| self.host.turns() >= since + round);
        if !due {
            return None;
        }
        self.watched = Some(self.host.turns());
        loop {
            self.remind();
            let question = self.session.voice.line("text-watch");
            let Some(line) = self.session.terminal.ask(&question) else {
                let Flow::Leave(leaving) = self.input_ended() else { return None };
                return Some(leaving);
            };
            match Typed::read(&line, self.session.voice) {
                Typed::Nothing => return None,
                Typed::Key(Key::People, _) => {
                    self.change_people(Seat(0));
                    return None;
                }
                Typed::Key(
                    key @ (Key::Quit | Key::New | Key::Look | Key::Log | Key::Rules | Key::Help | Key::Save),
                    rest,
                ) => {
                    if let Step::Leave(leaving) = self.key(Seat(0), key, &rest) {
                        return Some(leaving);
                    }
                }
                Typed::Key(..) | Typed::Numbers(_) | Typed::Unknown => self.session.not_understood(&line),
            }
        }
    }
}
