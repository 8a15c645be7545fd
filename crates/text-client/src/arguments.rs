//! What the command line asks for.

use std::ffi::OsString;
use std::path::PathBuf;

use l10n::Locale;
use tabletop::{Level, Message, Occupant, Player, Seat, Seed};

use crate::session::{Speed, bad_language};

/// Which match is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Whatever the person answers.
    #[default]
    Ask,
    /// A new one.
    New,
    /// The one that was played last.
    Continue,
    /// The one in this file.
    Load(PathBuf),
}

/// The command line, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Whether only the list of options is wanted.
    pub help: bool,
    /// The language; without it the environment decides.
    pub language: Option<Locale>,
    /// [`tabletop::Game::ID`] of a game.
    pub game: Option<String>,
    /// Who plays, seat by seat; without it one is asked.
    pub seats: Option<Vec<Occupant>>,
    /// Who starts.
    pub first: Option<Seat>,
    /// What chance starts from.
    pub seed: Option<Seed>,
    /// A game's switches, by name and choice.
    pub options: Vec<(String, String)>,
    /// Which match.
    pub start: Start,
    /// Where matches are kept, instead of the usual place.
    pub data: Option<PathBuf>,
    /// How fast bots play.
    pub speed: Speed,
    /// Text alone: no colours, nothing cleared.
    pub plain: bool,
    /// See [`crate::Session::acknowledge`].
    pub acknowledge: bool,
}

/// Why the command line makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadArguments {
    /// There is no such option.
    Unknown(String),
    /// An option's value is missing or says nothing.
    Value {
        /// The option.
        option: String,
        /// What was given; empty where it is missing.
        value: String,
    },
    /// A language that is not spoken here.
    Language(String),
}

impl BadArguments {
    /// The sentence about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(argument) => Message::new("text-bad-argument").with("input", argument.clone()),
            Self::Value { option, value } => {
                Message::new("text-bad-value").with("option", option.clone()).with("input", value.clone())
            }
            Self::Language(tag) => bad_language(tag),
        }
    }

    /// What is allowed instead, where that takes a sentence of its own.
    #[must_use]
    pub fn hint(&self) -> Option<Message> {
        let Self::Value { option, .. } = self else { return None };
        Some(Message::new(match option.as_str() {
            "--seats" => "text-hint-seats",
            "--seed" => "text-hint-seed",
            "--first" => "text-hint-first",
            "--speed" => "text-hint-speed",
            _ => return None,
        }))
    }
}

type Read<T> = Result<T, BadArguments>;

impl Arguments {
    /// The language that a command line asks for, whatever else is wrong with it.
    #[must_use]
    pub fn language_of(words: &[OsString]) -> Option<Locale> {
        let tag = Words(pico_args::Arguments::from_vec(words.to_vec())).value("--lang").ok()??;
        Locale::from_tag(&tag)
    }

    /// Reads a command line, the program's name left out.
    ///
    /// # Errors
    /// The first thing in it that makes no sense.
    pub fn read(words: Vec<OsString>) -> Read<Self> {
        let mut words = Words(pico_args::Arguments::from_vec(words));
        let read = Self {
            help: words.has("--help") || words.has("-h"),
            plain: words.has("--plain"),
            acknowledge: words.has("--acknowledge"),
            language: words.value("--lang")?.map(|tag| language(&tag)).transpose()?,
            game: words.value("--game")?,
            seats: words.parsed("--seats", seats)?,
            first: words.parsed("--first", first)?,
            seed: words.parsed("--seed", |text| text.parse().ok().map(Seed))?,
            options: words.parsed("--options", options)?.unwrap_or_default(),
            data: words.value("--data")?.map(PathBuf::from),
            speed: words.parsed("--speed", speed)?.unwrap_or_default(),
            start: words.start()?,
        };
        words.nothing_left()?;
        Ok(read)
    }
}

struct Words(pico_args::Arguments);

impl Words {
    fn has(&mut self, name: &'static str) -> bool {
        self.0.contains(name)
    }

    fn value(&mut self, option: &'static str) -> Read<Option<String>> {
        let missing = |_| BadArguments::Value { option: option.to_owned(), value: String::new() };
        self.0.opt_value_from_str(option).map_err(missing)
    }

    fn parsed<T>(&mut self, option: &'static str, read: impl Fn(&str) -> Option<T>) -> Read<Option<T>> {
        let Some(value) = self.value(option)? else { return Ok(None) };
        match read(&value) {
            Some(parsed) => Ok(Some(parsed)),
            None => Err(BadArguments::Value { option: option.to_owned(), value }),
        }
    }

    fn start(&mut self) -> Read<Start> {
        let file = self.value("--load")?;
        let (new, go_on) = (self.0.contains("--new"), self.0.contains("--continue"));
        match (file, new, go_on) {
            (Some(file), false, false) => Ok(Start::Load(PathBuf::from(file))),
            (None, true, false) => Ok(Start::New),
            (None, false, true) => Ok(Start::Continue),
            (None, false, false) => Ok(Start::Ask),
            _ => Err(BadArguments::Unknown("--new --continue --load".to_owned())),
        }
    }

    fn nothing_left(self) -> Read<()> {
        match self.0.finish().into_iter().next() {
            Some(word) => Err(BadArguments::Unknown(word.to_string_lossy().into_owned())),
            None => Ok(()),
        }
    }
}

fn language(tag: &str) -> Read<Locale> {
    Locale::from_tag(tag).ok_or_else(|| BadArguments::Language(tag.to_owned()))
}

/// `human,hard:Nora,medium`: who plays, each with a name if wanted.
fn seats(text: &str) -> Option<Vec<Occupant>> {
    text.split(',').map(occupant).collect()
}

fn occupant(text: &str) -> Option<Occupant> {
    let (who, name) = text.split_once(':').unwrap_or((text, ""));
    let player = match who.trim() {
        "human" => Player::Person,
        level => Player::Bot(Level::named(level)?),
    };
    Some(Occupant::new(player, name))
}

/// Seats are numbered from 1.
fn first(text: &str) -> Option<Seat> {
    text.parse::<u8>().ok()?.checked_sub(1).map(Seat)
}

fn speed(text: &str) -> Option<Speed> {
    match text {
        "normal" => Some(Speed::Normal),
        "instant" => Some(Speed::Instant),
        _ => None,
    }
}

/// `name=choice`, several with commas between them.
fn options(text: &str) -> Option<Vec<(String, String)>> {
    let pair = |text: &str| text.split_once('=').map(|(name, choice)| (name.to_owned(), choice.to_owned()));
    text.split(',').map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::{Arguments, BadArguments, Start};
    use tabletop::{Level, Occupant, Player, Seat, Seed};

    fn read(line: &str) -> Result<Arguments, BadArguments> {
        Arguments::read(line.split_whitespace().map(Into::into).collect())
    }

    #[test]
    fn seats_are_people_and_bots_with_or_without_names() {
        let read = read("--game camel-race --seats human,human:Nora,hard --first 2 --seed 7 --new").unwrap();
        let seats = [(Player::Person, ""), (Player::Person, "Nora"), (Player::Bot(Level::Hard), "")];
        assert_eq!(read.seats, Some(seats.map(|(player, name)| Occupant::new(player, name)).to_vec()));
        assert_eq!((read.first, read.seed, read.start), (Some(Seat(1)), Some(Seed(7)), Start::New));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let value =
            |option: &str, value: &str| BadArguments::Value { option: option.into(), value: value.into() };
        assert_eq!(read("--seats human,clever"), Err(value("--seats", "human,clever")));
        assert_eq!(read("--seed lucky"), Err(value("--seed", "lucky")));
        assert_eq!(read("--first 0"), Err(value("--first", "0")));
        assert_eq!(read("--seats"), Err(value("--seats", "")));
        assert_eq!(read("--lang fr"), Err(BadArguments::Language("fr".into())));
        assert_eq!(read("--fast"), Err(BadArguments::Unknown("--fast".into())));
        assert_eq!(read("now"), Err(BadArguments::Unknown("now".into())));
        assert!(read("--new --continue").is_err());
    }
}
