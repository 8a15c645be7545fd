//! What a player is asked for where no list of commands will do.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Prompt, Seat, Speak};

use crate::book::{Book, LineId, Motif, book};
use crate::command::Command;
use crate::drawing::{Drawing, Sheet};
use crate::words::line_term;
use crate::written::Written;

/// The prompts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// A painting to hand in (RULES 3.3).
    Painting,
    /// Motifs to stamp and hand in (RULES 3.3).
    Stamps,
    /// What is on the board, to be kept (RULES 3.4).
    Draft,
    /// A guess in writing (RULES 4.5).
    Line {
        /// Whose painting.
        painter: Seat,
        /// The lines that lie open.
        open: Vec<LineId>,
    },
    /// The masked character (RULES 6.4).
    Character,
    /// A hint (RULES 6.5).
    Hint,
    /// A whole poem (RULES 6.7).
    Poem {
        /// A line of it.
        line: LineId,
    },
}

/// The most motifs that are stamped at once.
const STAMPS: u32 = 6;

impl Prompt<Command> for Ask {
    fn form(&self) -> Form {
        let motifs = || u32::try_from(book().motifs.len()).unwrap_or(0);
        match self {
            Self::Painting => Form::Drawing { least: 1, most: Drawing::MOST },
            Self::Stamps => Form::Pick { from: motifs(), least: 1, most: STAMPS },
            Self::Draft => Form::Drawing { least: 0, most: Drawing::MOST },
            Self::Line { .. } => Form::Text { least: 1, most: 40, lines: false },
            Self::Character => Form::Text { least: 1, most: 1, lines: false },
            Self::Hint => Form::Text { least: 1, most: 40, lines: false },
            Self::Poem { .. } => Written::FORM,
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Painting => Message::new("ask-painting"),
            Self::Stamps => Message::new("ask-stamps"),
            Self::Draft => Message::new("ask-draft"),
            Self::Line { painter, .. } => Message::new("ask-line").with("seat", *painter),
            Self::Character => Message::new("ask-character"),
            Self::Hint => Message::new("ask-hint"),
            Self::Poem { line } => Message::new("ask-poem").with("line", line_term(*line)),
        }
    }

    fn item(&self, index: u32) -> Option<Message> {
        match self {
            Self::Stamps => motif(index).map(|motif| motif.message()),
            _ => None,
        }
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        self.form().check(answer)?;
        match (self, answer) {
            (Self::Painting, Answer::Drawing(bytes)) => {
                Ok(Command::HandIn { drawing: Drawing::from_bytes(bytes.clone()) })
            }
            (Self::Draft, Answer::Drawing(bytes)) => {
                Ok(Command::Keep { drawing: Drawing::from_bytes(bytes.clone()) })
            }
            (Self::Stamps, Answer::Items(items)) => {
                let motifs = items.iter().filter_map(|item| motif(*item)).collect::<Vec<_>>();
                Ok(Command::HandIn { drawing: Sheet::of_motifs(&motifs).encode() })
            }
            (_, Answer::Text(text)) => self.written(text),
            _ => Err(AnswerError::WrongForm),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Answer {
        match self {
            Self::Painting | Self::Draft => Answer::Drawing(Sheet::random(dice).encode().bytes().to_vec()),
            Self::Stamps => {
                let mut all = (0..u32::try_from(book().motifs.len()).unwrap_or(0)).collect::<Vec<_>>();
                dice.shuffle(&mut all);
                all.truncate(1 + dice.index(STAMPS as usize));
                Answer::Items(all)
            }
            Self::Line { open, .. } => Answer::Text(line_text(dice.pick(open).copied())),
            Self::Character => Answer::Text(some_character(dice)),
            // No line of the book has a Latin letter in it.
            Self::Hint => Answer::Text("…?".to_owned()),
            Self::Poem { line } if dice.chance(1, 2) => {
                Answer::Text(line.line().map(|line| line.poem_hans.clone()).unwrap_or_default())
            }
            Self::Poem { line } => Answer::Text(line_text(Some(*line))),
        }
    }
}

impl Ask {
    fn written(&self, text: &str) -> Result<Command, AnswerError> {
        let written = || Written::new(text).ok_or(AnswerError::BadCharacter);
        match self {
            Self::Line { painter, .. } => Ok(Command::GuessWritten { painter: *painter, text: written()? }),
            Self::Hint => Ok(Command::Hint { hint: written()? }),
            Self::Poem { line } => Ok(Command::Recite { line: *line, text: written()? }),
            Self::Character => {
                let character = text.trim().chars().next().ok_or(AnswerError::BadCharacter)?;
                Ok(Command::Enter { character })
            }
            Self::Painting | Self::Stamps | Self::Draft => Err(AnswerError::WrongForm),
        }
    }
}

fn motif(index: u32) -> Option<Motif> {
    u8::try_from(index).ok().map(Motif).filter(|motif| book().motif(*motif).is_some())
}

fn line_text(line: Option<LineId>) -> String {
    line.and_then(LineId::line).map(|line| line.line.hant.clone()).unwrap_or_default()
}

/// Any character of any line.
fn some_character(dice: &mut Dice) -> String {
    let themes = book().theme_ids().collect::<Vec<_>>();
    let lines =
        dice.pick(&themes).map(|theme| Book::lines_of(*theme).collect::<Vec<_>>()).unwrap_or_default();
    let line = line_text(dice.pick(&lines).copied()).chars().collect::<Vec<_>>();
    dice.pick(&line).map(char::to_string).unwrap_or_default()
}
