//! Before a match: which one, who plays, and what else is to be agreed.
//!
//! What the command line says is not asked again. Where it says who plays, nothing more is asked at all.

mod naming;
mod seats;
mod switches;

use tabletop::{BySeat, Lobby, Message, Occupant, Seat};

use crate::arguments::Arguments;
use crate::playable::{self, Leaving, Plan, Playable};
use crate::session::{Session, int};
use crate::shelf::{self, Found};
use crate::typed::Typed;
use crate::voice::{Names, Voice};
use crate::{app, chance};

pub use seats::{ask_occupant, names, player};

/// Asks whether to go on with a match that is kept, where there is one; else begins a new one.
pub fn shelf_or_new(
    session: &mut Session<'_>,
    games: &[Box<dyn Playable>],
    arguments: &Arguments,
) -> Leaving {
    if arguments.seats.is_some() {
        return new_match(session, games, arguments);
    }
    let found = shelf::unfinished(session, games, arguments.game.as_deref());
    if found.is_empty() {
        return new_match(session, games, arguments);
    }
    let mut items = found.iter().map(|found| shelf_line(session, found)).collect::<Vec<_>>();
    items.push(session.voice.line("word-new-match"));
    let question = session.voice.line("text-on-shelf");
    match session.choose(&question, &items) {
        None => Leaving::Quit,
        Some(index) => match found.get(index) {
            None => new_match(session, games, arguments),
            Some(found) => match shelf::take(session, &found.slot) {
                Some((journal, bytes)) => found.game.resume(session, journal, &bytes),
                None => Leaving::ForAnother,
            },
        },
    }
}

fn shelf_line(session: &Session<'_>, found: &Found<'_>) -> String {
    let mut voice = session.voice;
    voice.domain = found.game.id();
    let people = &found.glimpse.people;
    let message = Message::new("text-shelf-match")
        .with("game", Message::new("game-title"))
        .with("people", people.iter().map(|(seat, _)| seat).collect::<tabletop::Value>())
        .with("turns", int(found.glimpse.turns));
    voice.say(&message, &Names { voice, people: people.clone(), viewer: None })
}

/// Agrees on a new match and plays it.
pub fn new_match(session: &mut Session<'_>, games: &[Box<dyn Playable>], arguments: &Arguments) -> Leaving {
    let Some(game) = which_game(session, games, arguments) else { return Leaving::Quit };
    session.voice.domain = game.id();
    agree_and_play(session, game, arguments)
}

fn agree_and_play(session: &mut Session<'_>, game: &dyn Playable, arguments: &Arguments) -> Leaving {
    let welcome = app::welcome(session.voice);
    session.terminal.heading(&welcome);
    if let Some(tagline) = session.voice.line_if_any("game-tagline") {
        session.terminal.line(&tagline);
    }
    let plan = match &arguments.seats {
        Some(people) => told_plan(session.voice, game, people, arguments),
        None => ask_plan(session, game, arguments),
    };
    let plan = match plan {
        Ok(Some(plan)) => plan,
        Ok(None) => return Leaving::Quit,
        Err(error) => {
            session.warn(&error);
            return Leaving::Misused;
        }
    };
    if let Err(error) = game.check(&plan.lobby, plan.seed) {
        session.warn(&error);
        return Leaving::Misused;
    }
    game.begin(session, &plan)
}

fn which_game<'g>(
    session: &mut Session<'_>,
    games: &'g [Box<dyn Playable>],
    arguments: &Arguments,
) -> Option<&'g dyn Playable> {
    if let Some(wanted) = &arguments.game {
        return playable::find(games, wanted);
    }
    if let [only] = games {
        return Some(&**only);
    }
    let voice = session.voice;
    let titles = games.iter().map(|game| voice.texts.line(voice.locale, game.id(), "game-title"));
    let titles = titles.collect::<Vec<_>>();
    let question = session.voice.line("text-which-game");
    session.choose(&question, &titles).map(|index| &*games[index])
}

/// The match that the command line describes.
fn told_plan(
    voice: Voice<'_>,
    game: &dyn Playable,
    people: &[Occupant],
    arguments: &Arguments,
) -> Result<Option<Plan>, Message> {
    let seats = u8::try_from(people.len()).unwrap_or(u8::MAX);
    let people = people.iter().cloned().collect::<BySeat<Occupant>>();
    let problem =
        |(seat, occupant): (Seat, &Occupant)| naming::problem(voice, &people, seat, occupant.name());
    if let Some(problem) = people.iter().find_map(problem) {
        return Err(problem);
    }
    let told = switches::told(game, seats, &arguments.options).map_err(|error| error.message())?;
    let switches::Told { options, seat_options } = told;
    let lobby = Lobby { first: arguments.first, options, seat_options, ..Lobby::new(seats) };
    let seed = arguments.seed.unwrap_or_else(chance::seed);
    Ok(Some(Plan { lobby, people, seed }))
}

/// The match that the person describes; `None` where they would rather not.
fn ask_plan(
    session: &mut Session<'_>,
    game: &dyn Playable,
    arguments: &Arguments,
) -> Result<Option<Plan>, Message> {
    // How many seats there will be is not known yet: what is said for more than there are lapses.
    let most = game.seats().1;
    let told = switches::told(game, most, &arguments.options).map_err(|error| error.message())?;
    let asked = (|| {
        let count = seats::how_many(session, game.seats())?;
        let people = seats::who(session, count)?;
        let switches::Told { options, mut seat_options } = told;
        seat_options.truncate(usize::from(count));
        let options = switches::ask(session, game, &arguments.options, options)?;
        let first = match arguments.first {
            Some(first) => Some(first),
            None => who_starts(session, &people)?,
        };
        let seed = match arguments.seed {
            Some(seed) => seed,
            None => which_seed(session)?,
        };
        Some(Plan { lobby: Lobby { first, options, seat_options, ..Lobby::new(count) }, people, seed })
    })();
    Ok(asked)
}

fn who_starts(session: &mut Session<'_>, people: &BySeat<Occupant>) -> Option<Option<Seat>> {
    let question = session.voice.line("text-who-starts");
    let mut items = vec![session.voice.line("text-start-random")];
    items.extend(names(session.voice, people));
    let index = session.choose(&question, &items)?;
    Some(index.checked_sub(1).and_then(|seat| u8::try_from(seat).ok()).map(Seat))
}

fn which_seed(session: &mut Session<'_>) -> Option<tabletop::Seed> {
    loop {
        let question = session.voice.line("text-which-seed");
        let line = session.terminal.ask(&question)?;
        match Typed::read(&line, session.voice) {
            Typed::Nothing => return Some(chance::seed()),
            Typed::Numbers(numbers) if numbers.len() == 1 => {
                return Some(tabletop::Seed(numbers[0] as u64));
            }
            Typed::Key(crate::typed::Key::Quit, _) => return None,
            Typed::Key(key, rest) => session.aside(&line, key, &rest, "text-help-seed"),
            Typed::Numbers(_) | Typed::Unknown => session.not_understood(&line),
        }
    }
}
