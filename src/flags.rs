//! What was asked for on the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use bevy::prelude::*;
use l10n::Locale;
use table::Speed;
use tabletop::{Level, Player};

/// What was asked for on the command line.
#[derive(Resource, Clone, Debug, Default)]
pub struct Flags {
    /// Straight to the table of this game.
    pub game: Option<String>,
    /// With the match of it that was played last, where there is one.
    pub go_on: bool,
    /// Who sits there.
    pub seats: Vec<Player>,
    /// What chance starts from.
    pub seed: Option<u64>,
    /// The language.
    pub lang: Option<Locale>,
    /// How fast beats follow each other.
    pub speed: Option<Speed>,
    /// The window's size in logical pixels.
    pub size: Option<(f32, f32)>,
    /// How many physical pixels a logical one has.
    pub factor: Option<f32>,
    /// Where matches and settings are kept.
    pub data: Option<PathBuf>,
    /// Where to write what can be pressed.
    pub targets: Option<PathBuf>,
    /// Where to write what the program costs, before it ends.
    pub measure: Option<PathBuf>,
    /// Where to put a picture of the window, before the program ends.
    pub shot: Option<PathBuf>,
    /// After how many seconds.
    pub after: f32,
    /// Where to put the pictures of a tour of all screens, before the program ends.
    pub tour: Option<PathBuf>,
    /// Whether the tour makes its main stops only.
    pub main_stops: bool,
    /// Which parts the tour is kept to: `house`, or a game's name.
    pub only: Vec<String>,
    /// What is shown first.
    pub show: Option<String>,
    /// Play the matches of [`tabletop::trial`] and print what they come to.
    pub selftest: bool,
}

/// What `--help` says.
pub const HELP: &str = "\
caravanserai [options]
  --game ID           straight to the table of this game
  --continue          with the match of it that was played last, where one is kept
  --seats LIST        who plays, such as human,hard,medium
  --seed NUMBER       what chance starts from
  --lang TAG          zh-Hant, zh-Hans or en
  --speed NAME        slow, normal, fast, instant or step
  --size WxH          the window, in logical pixels
  --scale FACTOR      physical pixels for each logical one
  --data FOLDER       where matches and settings are kept
  --targets FILE      keep a list there of what can be pressed, as JSON
  --measure FILE      write there what the program costs, as JSON, then end
  --shot FILE         put a picture of the window there, then end
  --after SECONDS     how long to wait for the picture
  --tour FOLDER       put pictures of all screens there, and a report of what is wrong with them, then end
  --main-stops        fewer of them
  --only LIST         the house or a game's table alone, such as house,her-story
  --show NAME         begin with: lobby, settings, rules, log, pause, credits, gallery
  --selftest          let bots play matches, print what they come to, and end";

impl Flags {
    /// Reads those that the program was started with.
    ///
    /// # Errors
    /// What is wrong with them, in English.
    pub fn given() -> Result<Self, String> {
        Self::read(crate::platform::arguments())
    }

    /// Reads them.
    ///
    /// # Errors
    /// What is wrong with them, in English.
    pub fn read(arguments: Vec<OsString>) -> Result<Self, String> {
        let mut read = pico_args::Arguments::from_vec(arguments);
        if read.contains("--help") {
            return Err(HELP.to_owned());
        }
        let flags = Self::from_arguments(&mut read).map_err(|error| error.to_string())?;
        match read.finish().first() {
            Some(unknown) => Err(format!("unknown option: {}\n\n{HELP}", unknown.to_string_lossy())),
            None => Ok(flags),
        }
    }

    fn from_arguments(read: &mut pico_args::Arguments) -> Result<Self, pico_args::Error> {
        let tour: Option<PathBuf> = read.opt_value_from_str("--tour")?;
        let data: Option<PathBuf> = read.opt_value_from_str("--data")?;
        // A tour plays matches of its own, beside those that people have kept.
        let data = data.or_else(|| tour.as_ref().map(|tour| tour.join("data")));
        Ok(Self {
            game: read.opt_value_from_str("--game")?,
            go_on: read.contains("--continue"),
            seats: read.opt_value_from_fn("--seats", players)?.unwrap_or_default(),
            seed: read.opt_value_from_str("--seed")?,
            lang: read
                .opt_value_from_fn("--lang", |tag| Locale::from_tag(tag).ok_or("not one of our languages"))?,
            speed: read.opt_value_from_fn("--speed", |name| Speed::named(name).ok_or("not a speed"))?,
            size: read.opt_value_from_fn("--size", size)?,
            factor: read.opt_value_from_str("--scale")?,
            data,
            targets: read.opt_value_from_str("--targets")?,
            measure: read.opt_value_from_str("--measure")?,
            shot: read.opt_value_from_str("--shot")?,
            after: read.opt_value_from_str("--after")?.unwrap_or(3.0),
            tour,
            main_stops: read.contains("--main-stops"),
            only: read.opt_value_from_fn("--only", parts)?.unwrap_or_default(),
            show: read.opt_value_from_str("--show")?,
            selftest: read.contains("--selftest"),
        })
    }
}

fn players(list: &str) -> Result<Vec<Player>, String> {
    let player = |name: &str| match name {
        "human" => Ok(Player::Person),
        name => {
            Level::named(name).map(Player::Bot).ok_or(format!("{name} is neither human nor a bot's level"))
        }
    };
    list.split(',').map(|name| player(name.trim())).collect()
}

fn parts(list: &str) -> Result<Vec<String>, String> {
    let part = |name: &str| match crate::tour::is_part(name) {
        true => Ok(name.to_owned()),
        false => Err(format!("{name} is neither the house nor a game")),
    };
    list.split(',').map(|name| part(name.trim())).collect()
}

fn size(text: &str) -> Result<(f32, f32), String> {
    let parse = |side: &str| side.parse::<f32>().map_err(|error| error.to_string());
    let (width, height) = text.split_once('x').ok_or("a size is written 1280x800")?;
    Ok((parse(width)?, parse(height)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Flags, String> {
        Flags::read(line.split_whitespace().map(OsString::from).collect())
    }

    #[test]
    fn a_table_can_be_asked_for() {
        let flags =
            read("--game camel-race --seats human,hard --seed 7 --size 390x844 --lang zh-TW").unwrap();
        assert_eq!(flags.game.as_deref(), Some("camel-race"));
        assert_eq!(flags.seats, [Player::Person, Player::Bot(Level::Hard)]);
        assert_eq!(
            (flags.seed, flags.size, flags.lang),
            (Some(7), Some((390.0, 844.0)), Some(Locale::ZhHant))
        );
    }

    #[test]
    fn a_tour_can_be_kept_to_parts() {
        let flags = read("--tour pictures --only house,her-story").unwrap();
        assert_eq!(flags.only, ["house", "her-story"]);
        assert!(read("--tour pictures --only her-garden").unwrap_err().contains("her-garden"));
    }

    #[test]
    fn what_options_do_stands_in_one_column() {
        for line in HELP.lines().skip(1) {
            let (option, what) = line.split_at(22);
            assert!(option.ends_with("  ") && !what.starts_with(' '), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(read("--seats human,wizard").unwrap_err().contains("wizard"));
        assert!(read("--fullscream").unwrap_err().contains("--fullscream"));
    }
}
