//! From one match to the next, until nobody wants another.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use l10n::{Locale, Source, TABLE, Texts};
use store::Store;
use tabletop::record::{MAX_BYTES, Reading, SaveError, peek};
use tabletop::{Message, Speak};

use crate::arguments::{Arguments, BadArguments, Start};
use crate::playable::{self, Leaving, Playable};
use crate::session::{Session, cannot_load};
use crate::terminal::{Looks, Terminal};
use crate::voice::Voice;
use crate::{games, lobby, shelf};

/// All went well.
const WELL: u8 = 0;
/// Something of a match could not be kept.
const UNSAVED: u8 = 1;
/// The command line made no sense.
const MISUSED: u8 = 2;

/// What a run depends on apart from its streams.
pub struct Setting {
    /// The games there are.
    pub games: Vec<Box<dyn Playable>>,
    /// The language that the environment asks for.
    pub language: Locale,
}

/// The program as the system starts it.
#[must_use]
pub fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).collect();
    let arguments = Arguments::read(words);
    let plain = arguments.as_ref().map_or(true, |arguments| arguments.plain);
    let language = Locale::from_environment(|name| std::env::var(name).ok());
    let setting = Setting { games: games::all(), language };
    let output = io::BufWriter::new(io::stdout().lock());
    let terminal = Terminal::new(io::stdin().lock(), output, Looks::of_screen(plain));
    ExitCode::from(run(&setting, arguments, terminal))
}

/// One whole run. Returns the exit code: 0, or 1 where something could not be kept, or 2 for a bad command line.
pub fn run(setting: &Setting, arguments: Result<Arguments, BadArguments>, mut terminal: Terminal<'_>) -> u8 {
    let words = setting.games.iter().map(|game| game.words()).collect::<Vec<Source>>();
    let texts = Texts::new(&words);
    let wanted = arguments.as_ref().ok().and_then(|arguments| arguments.language);
    let voice = Voice::new(&texts, wanted.unwrap_or(setting.language));
    let arguments = match arguments {
        Ok(arguments) => arguments,
        Err(error) => {
            terminal.warning(&voice.tell(&error.message()));
            terminal.line(&voice.line("text-see-help"));
            terminal.flush();
            return MISUSED;
        }
    };
    if arguments.help {
        terminal.line(&voice.line("text-usage"));
        terminal.flush();
        return WELL;
    }
    let mut session =
        Session { terminal, voice, store: None, speed: arguments.speed, acknowledge: arguments.acknowledge };
    let code = evening(&mut session, &setting.games, &arguments);
    session.terminal.flush();
    code
}

/// Match after match.
fn evening(session: &mut Session<'_>, games: &[Box<dyn Playable>], arguments: &Arguments) -> u8 {
    if let Some(game) = arguments.game.as_ref().filter(|game| playable::find(games, game).is_none()) {
        let error = BadArguments::Value { option: "--game".into(), value: game.clone() };
        session.warn(&error.message());
        return MISUSED;
    }
    open_store(session, arguments);
    let mut arguments = arguments.clone();
    loop {
        let leaving = match &arguments.start {
            Start::Ask => lobby::shelf_or_new(session, games, &arguments),
            Start::New => lobby::new_match(session, games, &arguments),
            Start::Continue => go_on(session, games, &arguments),
            Start::Load(path) => load(session, games, path),
        };
        match leaving {
            Leaving::Quit => break WELL,
            Leaving::Unsaved => break UNSAVED,
            Leaving::Misused => break MISUSED,
            Leaving::ForAnother => {}
        }
        session.voice.domain = TABLE.name;
        // What the command line asked for has been played.
        arguments = Arguments { start: Start::Ask, ..Arguments::default() };
    }
}

fn open_store(session: &mut Session<'_>, arguments: &Arguments) {
    let Some(folder) = arguments.data.clone().or_else(Store::usual_folder) else { return };
    match Store::open(std::path::absolute(&folder).unwrap_or(folder)) {
        Ok(store) => session.store = Some(store),
        Err(error) => session.warn(&error.message()),
    }
}

/// The match played last; a new one where there is none.
fn go_on(session: &mut Session<'_>, games: &[Box<dyn Playable>], arguments: &Arguments) -> Leaving {
    let found = shelf::unfinished(session, games, arguments.game.as_deref());
    for found in found {
        if let Some((journal, bytes)) = shelf::take(session, &found.slot) {
            return found.game.resume(session, journal, &bytes);
        }
    }
    session.line("text-nothing-to-continue");
    lobby::new_match(session, games, arguments)
}

/// A match from a file elsewhere, which stays as it is.
fn load(session: &mut Session<'_>, games: &[Box<dyn Playable>], path: &Path) -> Leaving {
    let bytes = match Store::import(path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(error) => {
            session.warn(&error.message());
            return Leaving::ForAnother;
        }
    };
    match known(games, &bytes) {
        Ok(game) => game.load(session, &bytes),
        Err(error) => {
            session.warn(&cannot_load(&error, session.voice));
            Leaving::ForAnother
        }
    }
}

/// The game that these bytes are a save of, if it can be played on.
fn known<'g>(games: &'g [Box<dyn Playable>], bytes: &[u8]) -> Result<&'g dyn Playable, SaveError> {
    let found = peek(bytes)?.game;
    let expected = games.first().map_or("", |game| game.id());
    let game = playable::find(games, &found).ok_or(SaveError::ForeignGame { found, expected })?;
    game.glimpse(bytes, Reading::Closed)?;
    Ok(game)
}

/// The sentence that greets who sits down to a game.
pub fn welcome(voice: Voice<'_>) -> String {
    let title = Message::new("game-title");
    voice.tell(&Message::new("text-welcome").with("game", title))
}
