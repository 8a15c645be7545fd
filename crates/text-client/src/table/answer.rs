//! Prompts: what no list of commands can hold.

use tabletop::{Answer, AnswerError, Dice, Form, Game, Message, Prompt, Seat, Stream, Value};

use super::Table;
use crate::chance;
use crate::session::int;
use crate::typed::numbers;

impl<G: Game> Table<'_, '_, G> {
    /// Asks until the answer fits its form. `None` where the person thinks better of it.
    pub(super) fn answer(&mut self, seat: Seat, prompt: &G::Prompt) -> Option<Answer> {
        let question = self.said(&prompt.message());
        self.session.terminal.heading(&question);
        let form = prompt.form();
        self.list(&form, prompt);
        let names = self.names();
        let ask = self.session.voice.say(&how(&form).with("seat", seat), &names);
        loop {
            let answer = match &form {
                Form::Text { lines, .. } => self.text(&ask, *lines)?,
                Form::Drawing { .. } => self.drawing(&ask, prompt)?,
                Form::Pick { .. } | Form::Order { .. } => match self.items(&ask)? {
                    Some(items) => Answer::Items(items),
                    None => continue,
                },
            };
            match form.check(&answer) {
                Ok(()) => return Some(answer),
                Err(error) => self.warn(&problem(error)),
            }
        }
    }

    /// The things that there are to pick from or to put in order.
    fn list(&mut self, form: &Form, prompt: &G::Prompt) {
        let count = match form {
            Form::Pick { from, .. } => *from,
            Form::Order { of } => *of,
            Form::Text { .. } | Form::Drawing { .. } => 0,
        };
        let items = (0..count).map_while(|index| prompt.item(index)).map(|item| self.said(&item));
        let items = items.collect::<Vec<_>>();
        self.session.terminal.numbered(&items);
    }

    /// One line, or several until an empty one.
    fn text(&mut self, ask: &str, lines: bool) -> Option<Answer> {
        let mut text = self.session.terminal.ask(ask).filter(|line| !line.trim().is_empty())?;
        if lines {
            while let Some(line) = self.session.terminal.ask("").filter(|line| !line.trim().is_empty()) {
                text += &format!("\n{line}");
            }
        }
        Some(Answer::Text(text))
    }

    /// Nobody can draw here; chance can.
    fn drawing(&mut self, ask: &str, prompt: &G::Prompt) -> Option<Answer> {
        loop {
            let line = self.session.terminal.ask(ask).filter(|line| !line.trim().is_empty())?;
            match numbers(&line).as_deref() {
                Some([1]) => return Some(prompt.sample(&mut Dice::new(chance::seed(), Stream::Play))),
                Some([0]) => return None,
                _ => self.session.not_understood(&line),
            }
        }
    }

    /// Numbers from 1, as indices from 0. `Some(None)` where the line was something else.
    fn items(&mut self, ask: &str) -> Option<Option<Vec<u32>>> {
        let line = self.session.terminal.ask(ask).filter(|line| !line.trim().is_empty())?;
        let index = |number: usize| u32::try_from(number).ok()?.checked_sub(1);
        let items = numbers(&line).and_then(|numbers| numbers.into_iter().map(index).collect());
        if items.is_none() {
            self.session.not_understood(&line);
        }
        Some(items)
    }
}

/// How an answer of this form is typed.
fn how(form: &Form) -> Message {
    match *form {
        Form::Text { most, lines: false, .. } => Message::new("text-answer-line").with("limit", most),
        Form::Text { most, lines: true, .. } => Message::new("text-answer-lines").with("limit", most),
        Form::Drawing { .. } => Message::new("text-answer-drawing"),
        Form::Pick { least, most, .. } if least == most => {
            Message::new("text-answer-pick").with("count", most)
        }
        Form::Pick { least, most, .. } => {
            Message::new("text-answer-pick-range").with("least", least).with("most", most)
        }
        Form::Order { of } => Message::new("text-answer-order").with("count", of),
    }
}

/// What is wrong with an answer, in words.
pub(super) fn problem(error: AnswerError) -> Message {
    let number = |item: u32| Value::Int(int(item as usize + 1));
    match error {
        AnswerError::WrongForm => Message::new("text-answer-wrong-form"),
        AnswerError::TooFew { found, least } => {
            Message::new("text-answer-too-few").with("found", found).with("least", least)
        }
        AnswerError::TooMany { found, most } => {
            Message::new("text-answer-too-many").with("found", found).with("most", most)
        }
        AnswerError::NoSuchItem { item } => Message::new("text-answer-no-such").with("number", number(item)),
        AnswerError::Twice { item } => Message::new("text-answer-twice").with("number", number(item)),
        AnswerError::BadCharacter => Message::new("text-answer-bad-character"),
    }
}
