//! What lasts from match to match: the screen, the language, the store, and how fast bots play.

use store::{Slot, Store};
use tabletop::record::SaveError;
use tabletop::{Message, Seat, Speak};

use crate::terminal::Terminal;
use crate::typed::{Key, Typed};
use crate::voice::Voice;

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Each hesitates as its thought says.
    #[default]
    Normal,
    /// At once.
    Instant,
}

/// One person's evening at the text table.
pub struct Session<'a> {
    /// The screen and the keyboard.
    pub terminal: Terminal<'a>,
    /// The words, in the language of the moment.
    pub voice: Voice<'a>,
    /// Where matches are kept; `None` where no folder could be made.
    pub store: Option<Store>,
    /// How fast bots play.
    pub speed: Speed,
    /// Whether each command that is in the store is confirmed by a line `#` with the number of moves.
    pub acknowledge: bool,
    /// The saves that stay where they are though they cannot be loaded, and have been told about.
    pub(crate) mentioned: Vec<Slot>,
    /// Whether it has been said that secrets stay on this screen.
    pub(crate) told_that_secrets_stay: bool,
}

impl Session<'_> {
    /// Shows a message.
    pub fn tell(&mut self, message: &Message) {
        let text = self.voice.tell(message);
        self.terminal.line(&text);
    }

    /// Shows a text without values.
    pub fn line(&mut self, id: &str) {
        let text = self.voice.line(id);
        self.terminal.line(&text);
    }

    /// Shows what went wrong.
    pub fn warn(&mut self, message: &Message) {
        let text = self.voice.tell(message);
        self.terminal.warning(&text);
    }

    /// Says that what was typed is not understood.
    pub fn not_understood(&mut self, line: &str) {
        let input = line.trim().chars().take(40).collect::<String>();
        self.warn(&Message::new("text-unknown-input").with("input", input));
    }

    /// Says that there is no such number in a list.
    pub fn no_such_choice(&mut self, number: usize, count: usize) {
        self.warn(&Message::new("text-no-such-choice").with("number", int(number)).with("count", int(count)));
    }

    /// Asks which of these, until the answer is one of them; an empty line chooses the first. `None` where the person
    /// wants to leave or the input has ended.
    pub fn choose(&mut self, question: &str, items: &[String]) -> Option<usize> {
        self.choose_with(question, items, Some(0))
    }

    /// The same, but an empty line chooses nothing.
    pub fn choose_or_not(&mut self, question: &str, items: &[String]) -> Option<usize> {
        self.choose_with(question, items, None)
    }

    fn choose_with(&mut self, question: &str, items: &[String], usual: Option<usize>) -> Option<usize> {
        self.terminal.heading(question);
        self.terminal.numbered(items);
        let prompt = if usual.is_some() { "text-choose-or-first" } else { "text-choose-item" };
        loop {
            let prompt = self.voice.tell(&Message::new(prompt).with("count", int(items.len())));
            let line = self.terminal.ask(&prompt)?;
            match Typed::read(&line, self.voice) {
                Typed::Nothing => return usual,
                Typed::Numbers(numbers) => match numbers[..] {
                    [0] if usual.is_none() => return None,
                    [number] if (1..=items.len()).contains(&number) => return Some(number - 1),
                    [number] => self.no_such_choice(number, items.len()),
                    _ => self.not_understood(&line),
                },
                Typed::Key(Key::Quit, _) => return None,
                Typed::Key(key, rest) => self.aside(&line, key, &rest, "text-help-choice"),
                Typed::Unknown => self.not_understood(&line),
            }
        }
    }

    /// What a key does at any question that belongs to no turn: it helps, or changes the language.
    pub(crate) fn aside(&mut self, line: &str, key: Key, rest: &str, help: &str) {
        match key {
            Key::Help => self.line(help),
            Key::Language => {
                self.change_language(rest);
            }
            _ => self.not_understood(line),
        }
    }

    /// Asks a question of yes or no. An ended input says yes: there is nobody to say no.
    pub fn is_sure(&mut self, question: &str) -> bool {
        let question = self.voice.line(question);
        let items = ["word-no", "word-yes"].map(|id| self.voice.line(id));
        self.choose(&question, &items).is_none_or(|index| index == 1)
    }

    /// Changes to the language of this tag, or asks which. Returns whether it changed.
    pub fn change_language(&mut self, tag: &str) -> bool {
        let chosen = match tag {
            "" => {
                let question = self.voice.line("word-language");
                let names = l10n::Locale::ALL.map(|locale| locale.native_name().to_owned());
                self.choose_or_not(&question, &names).map(|index| l10n::Locale::ALL[index])
            }
            tag => l10n::Locale::from_tag(tag),
        };
        let Some(locale) = chosen else {
            if !tag.is_empty() {
                self.warn(&bad_language(tag));
            }
            return false;
        };
        self.voice.locale = locale;
        self.tell(&Message::new("text-language-now").with("language", locale.native_name().to_owned()));
        true
    }
}

/// Says that a language is not spoken here, and which are.
pub fn bad_language(tag: &str) -> Message {
    let known = l10n::Locale::ALL.map(|locale| format!("{} ({})", locale.tag(), locale.native_name()));
    Message::new("text-bad-language")
        .with("input", tag.to_owned())
        .with("known", known.into_iter().collect::<tabletop::Value>())
}

/// Why a save cannot be loaded, with games called by their titles.
pub fn cannot_load(error: &SaveError, voice: Voice<'_>) -> Message {
    let title = |game: &str| match voice.texts.domains().any(|known| known == game) {
        true => voice.texts.line(voice.locale, game, "game-title"),
        false => game.to_owned(),
    };
    match error {
        SaveError::ForeignGame { found, expected } => Message::new("save-error-foreign-game")
            .with("found", title(found))
            .with("expected", title(expected)),
        other => other.message(),
    }
}

/// A count as a value of a message.
pub fn int(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A seat's number as people count.
pub fn seat_number(seat: Seat) -> i64 {
    i64::from(seat.0) + 1
}
