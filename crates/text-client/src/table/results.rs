//! How a match ended, where each point came from, and what comes next.

use tabletop::{BySeat, Game, Message, Outcome, ScoreLine, Seat, Speak, Value};

use super::turn::Step;
use super::{Flow, Table};
use crate::playable::Leaving;
use crate::session::int;
use crate::typed::{Key, Typed};
use crate::{book, chance};

impl<G: Game> Table<'_, '_, G> {
    /// Shows the results, takes the match off the shelf and asks what comes next.
    pub(super) fn results(&mut self, outcome: &Outcome) -> Flow {
        let over = self.session.voice.line("match-over");
        self.session.terminal.heading(&over);
        let winners = self.said(&self.winners(outcome));
        self.session.terminal.line(&winners);
        let accounts = self.host.score_breakdown(self.viewer());
        self.ranking(outcome, &accounts);
        self.accounts(&accounts);
        self.put_away();
        self.what_next()
    }

    /// Takes the match off the shelf, once all of it is kept.
    fn put_away(&mut self) {
        let kept = if self.keeper.is_safe() { Ok(()) } else { self.keep_whole() };
        match kept.and_then(|()| self.keeper.finish()) {
            Ok(path) => {
                self.put_away = Some(path.unwrap_or_default());
                self.tell_where();
            }
            Err(error) => self.warn(&error.message()),
        }
    }

    fn tell_where(&mut self) {
        let Some(path) = &self.put_away else { return };
        let path = path.to_string_lossy().into_owned();
        self.session.tell(&Message::new("text-finished").with("path", path));
    }

    fn winners(&self, outcome: &Outcome) -> Message {
        let winners = outcome.winners(self.host.seats()).iter().collect::<Vec<_>>();
        match (outcome, &winners[..]) {
            (Outcome::SharedWin, _) => Message::new("match-shared-win"),
            (Outcome::SharedLoss, _) => Message::new("match-shared-loss"),
            (Outcome::Ranking(_), [winner]) => Message::new("match-won").with("seat", *winner),
            (Outcome::Ranking(_), _) => {
                Message::new("match-tied").with("seats", winners.into_iter().collect::<Value>())
            }
        }
    }

    /// A line per place and score.
    fn ranking(&mut self, outcome: &Outcome, accounts: &BySeat<Vec<ScoreLine>>) {
        let Outcome::Ranking(places) = outcome else { return };
        let mut rows: Vec<(u8, i32, Vec<Seat>)> = Vec::new();
        for (seat, place) in places.iter() {
            let points = accounts.get(seat).map_or(0, |lines| sum(lines));
            match rows.iter_mut().find(|row| (row.0, row.1) == (*place, points)) {
                Some(row) => row.2.push(seat),
                None => rows.push((*place, points, vec![seat])),
            }
        }
        rows.sort_by_key(|(place, points, _)| (*place, -points));
        for (place, points, seats) in rows {
            let row = match seats[..] {
                [only] => Message::new("text-rank").with("seat", only),
                _ => Message::new("text-rank-shared").with("seats", seats.into_iter().collect::<Value>()),
            };
            self.say(&row.with("rank", place).with("score", self.score(points)));
        }
    }

    /// A score in what the game counts, or in points.
    fn score(&self, points: i32) -> Message {
        let voice = self.session.voice;
        let own = voice.texts.has(voice.locale, voice.domain, "score-total");
        Message::new(if own { "score-total" } else { "text-points" }).with("points", points)
    }

    /// A line per seat that has anything to account for.
    fn accounts(&mut self, accounts: &BySeat<Vec<ScoreLine>>) {
        let title = self.session.voice.line("text-accounts");
        self.session.terminal.heading(&title);
        for (seat, lines) in accounts.iter() {
            let counted = lines.iter().filter(|line| line.points != 0);
            let items = counted.map(|line| {
                let item = Message::new("text-account-item").with("what", line.what.clone());
                item.with("points", signed(line.points))
            });
            let items = items.collect::<Value>();
            let account = Message::new("text-account").with("seat", seat).with("items", items);
            self.say(&account.with("points", sum(lines)));
        }
    }

    fn what_next(&mut self) -> Flow {
        if self.persons().is_empty() {
            return self.leave();
        }
        let items = ["text-rematch", "word-new-match", "word-quit"].map(|id| self.session.voice.line(id));
        self.session.terminal.gap();
        self.session.terminal.numbered(&items);
        self.session.line("text-end-keys");
        let first = self.persons()[0];
        loop {
            self.remind();
            let question = self.said(&Message::new("text-choose").with("count", int(items.len())));
            let Some(line) = self.session.terminal.ask(&question) else {
                return self.leave();
            };
            match Typed::read(&line, self.session.voice) {
                Typed::Numbers(numbers) => match numbers[0] {
                    1..=3 if !self.may_leave() => {}
                    1 => {
                        self.again(chance::seed());
                        return Flow::On;
                    }
                    2 => return Flow::Leave(Leaving::ForAnother),
                    3 => return self.goodbye(),
                    number => self.session.no_such_choice(number, items.len()),
                },
                Typed::Key(Key::New | Key::Quit, _) if !self.may_leave() => {}
                Typed::Key(Key::New, _) => return Flow::Leave(Leaving::ForAnother),
                Typed::Key(Key::Quit, _) => return self.goodbye(),
                Typed::Key(Key::Rules, rest) => book::open(self.session, &rest),
                Typed::Key(Key::Save, path) if path.is_empty() => match self.put_away {
                    Some(_) => self.tell_where(),
                    None => self.put_away(),
                },
                Typed::Key(key @ (Key::Look | Key::Log | Key::Save | Key::Language), rest) => {
                    if let Step::Leave(leaving) = self.key(first, key, &rest) {
                        return Flow::Leave(leaving);
                    }
                }
                Typed::Key(Key::Help, _) => {
                    self.session.terminal.numbered(&items);
                    self.session.line("text-help-end");
                }
                Typed::Key(Key::Mine | Key::Undo | Key::People, _) | Typed::Unknown => {
                    self.session.not_understood(&line);
                }
                Typed::Nothing => {}
            }
        }
    }

    fn goodbye(&mut self) -> Flow {
        self.session.line("text-quit");
        Flow::Leave(Leaving::Quit)
    }

    /// Leaves without anybody having said so.
    fn leave(&self) -> Flow {
        Flow::Leave(if self.is_safe() { Leaving::Quit } else { Leaving::Unsaved })
    }
}

fn sum(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}

/// A gain with its sign; a loss has one anyway.
fn signed(points: i32) -> Value {
    if points > 0 { Value::Text(format!("+{points}")) } else { Value::Int(points.into()) }
}
