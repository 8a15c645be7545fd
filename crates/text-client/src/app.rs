//! From one match to the next, until nobody wants another.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use l10n::{Locale, Source, TABLE, Texts};
use store::Store;
use tabletop::record::{MAX_BYTES, Reading, SaveError, peek};
use tabletop::{Message, Speak};

use crate::arguments::{Arguments, BadArguments, Start};
use crate::playable::{self, Glimpse, Leaving, Playable};
use crate::session::{Session, cannot_load, int};
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
    /// The language of this run, unless the command line was read and names another.
    pub language: Locale,
}

/// The program as the system starts it.
#[must_use]
pub fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).collect::<Vec<_>>();
    let asked = Arguments::language_of(&words);
    let arguments = Arguments::read(words);
    let plain = arguments.as_ref().map_or(true, |arguments| arguments.plain);
    let language = asked.unwrap_or_else(|| Locale::from_environment(|name| std::env::var(name).ok()));
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
            if let Some(hint) = error.hint() {
                terminal.line(&voice.tell(&hint));
            }
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
    let mut session = Session {
        terminal,
        voice,
        store: None,
        speed: arguments.speed,
        acknowledge: arguments.acknowledge,
        mentioned: Vec::new(),
        told_that_secrets_stay: false,
    };
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
    let store = Store::at(std::path::absolute(&folder).unwrap_or(folder));
    if let Err(error) = Store::open(store.folder()) {
        session.warn(&error.message());
    }
    // Whatever is wrong with the folder may be mended while people play.
    session.store = Some(store);
}

/// The match played last; a new one where there is none. Where it cannot be taken up, people hear why and choose.
fn go_on(session: &mut Session<'_>, games: &[Box<dyn Playable>], arguments: &Arguments) -> Leaving {
    let found = shelf::unfinished(session, games, arguments.game.as_deref());
    if let Some(last) = found.first() {
        return match shelf::take(session, &last.slot) {
            Some((journal, bytes)) => last.game.resume(session, journal, &bytes),
            None => Leaving::ForAnother,
        };
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
        Ok((game, reading, glimpse)) => {
            if reading == Reading::Salvage {
                session.warn(&cannot_load(&SaveError::Damaged { line: 0 }, session.voice));
                session.warn(&Message::new("text-salvaged").with("turns", int(glimpse.turns)));
            }
            game.load(session, &bytes, reading)
        }
        Err(error) => {
            session.warn(&cannot_load(&error, session.voice));
            Leaving::ForAnother
        }
    }
}

/// The game that these bytes are a save of, and how they are to be read: as a save that was closed, else as a journal
/// that was not, else as far as they are good.
fn known<'g>(
    games: &'g [Box<dyn Playable>],
    bytes: &[u8],
) -> Result<(&'g dyn Playable, Reading, Glimpse), SaveError> {
    let found = peek(bytes)?.game;
    let expected = games.first().map_or("", |game| game.id());
    let game = playable::find(games, &found).ok_or(SaveError::ForeignGame { found, expected })?;
    for reading in [Reading::Closed, Reading::Journal, Reading::Salvage] {
        match game.glimpse(bytes, reading) {
            Err(SaveError::Damaged { .. }) if reading != Reading::Salvage => {}
            Ok(glimpse) if reading == Reading::Salvage && glimpse.turns == 0 => {}
            read => return read.map(|glimpse| (game, reading, glimpse)),
        }
    }
    Err(SaveError::Damaged { line: 0 })
}

/// The sentence that greets who sits down to a game.
pub fn welcome(voice: Voice<'_>) -> String {
    let title = Message::new("game-title");
    voice.tell(&Message::new("text-welcome").with("game", title))
}
