//! How many sit down, and who.

use l10n::{Locale, SeatNames};
use tabletop::{BySeat, Level, Message, Occupant, Player, Seat};

use super::naming;
use crate::session::{Session, seat_number};
use crate::typed::{Key, Typed};
use crate::voice::{Names, Voice};

/// What most tables are.
const USUAL: u8 = 3;

pub fn how_many(session: &mut Session<'_>, (least, most): (u8, u8)) -> Option<u8> {
    let usual = USUAL.clamp(least, most);
    let question = Message::new("text-how-many-seats");
    let question = question.with("least", least).with("most", most).with("usual", usual);
    loop {
        let asked = session.voice.tell(&question);
        let line = session.terminal.ask(&asked)?;
        match Typed::read(&line, session.voice) {
            Typed::Nothing => return Some(usual),
            Typed::Numbers(numbers) => {
                let fits = |number: &u8| (least..=most).contains(number);
                match numbers.first().and_then(|number| u8::try_from(*number).ok()).filter(fits) {
                    Some(number) => return Some(number),
                    None => {
                        let only = Message::new("text-seats-allowed");
                        session.warn(&only.with("least", least).with("most", most));
                    }
                }
            }
            Typed::Key(Key::Quit, _) => return None,
            Typed::Key(key, rest) => session.aside(&line, key, &rest, "text-help-number"),
            Typed::Unknown => session.not_understood(&line),
        }
    }
}

/// Asks for each seat in turn; the first is usually the person who answers, the others bots.
pub fn who(session: &mut Session<'_>, count: u8) -> Option<BySeat<Occupant>> {
    let usual = |seat: Seat| match seat.0 {
        0 => Occupant::new(Player::Person, ""),
        _ => Occupant::new(Player::Bot(Level::Medium), ""),
    };
    let mut people = BySeat::new(count, usual);
    for seat in Seat::all(count) {
        people[seat] = ask_occupant(session, &people, seat)?;
    }
    Some(people)
}

/// Asks who plays a seat: a name for a person, a number for a bot, nothing for whoever sits there. `None` where the
/// input has ended.
pub fn ask_occupant(session: &mut Session<'_>, people: &BySeat<Occupant>, seat: Seat) -> Option<Occupant> {
    let usual = &people[seat];
    loop {
        let voice = session.voice;
        let question = Message::new("text-who-sits").with("number", seat_number(seat));
        let question = question.with("usual", player(usual));
        let line = session.terminal.ask(&voice.tell(&question))?;
        let name = Occupant::new(Player::Person, &line);
        match Typed::read(&line, voice) {
            Typed::Nothing => return Some(usual.clone()),
            Typed::Numbers(numbers) => match numbers[..] {
                [number @ 1..=3] => return Some(Occupant::new(Player::Bot(Level::ALL[number - 1]), "")),
                [number, ..] => session.no_such_choice(number, Level::ALL.len()),
                [] => {}
            },
            Typed::Key(Key::Quit, rest) if rest.is_empty() => return None,
            Typed::Key(Key::Help, _) => session.line("text-help-who"),
            Typed::Key(Key::Language, tag) if tag.is_empty() || Locale::from_tag(&tag).is_some() => {
                session.change_language(&tag);
            }
            Typed::Key(..) | Typed::Unknown => match naming::problem(voice, people, seat, name.name()) {
                Some(problem) => session.warn(&problem),
                None => return Some(name),
            },
        }
    }
}

fn bot(level: Level) -> Message {
    Message::new("text-bot").with("level", level_name(level))
}

fn level_name(level: Level) -> Message {
    Message::new(match level {
        Level::Easy => "bot-easy",
        Level::Medium => "bot-medium",
        Level::Hard => "bot-hard",
    })
}

/// What somebody is: a person, or a bot of some level.
pub fn kind(occupant: &Occupant) -> Message {
    match occupant.player {
        Player::Person => Message::new("text-person"),
        Player::Bot(level) => bot(level),
    }
}

/// The same, but by name where a person has one.
pub fn player(occupant: &Occupant) -> Message {
    match occupant.player {
        Player::Person if !occupant.name().is_empty() => {
            Message::new("text-person-named").with("name", occupant.name().to_owned())
        }
        Player::Person | Player::Bot(_) => kind(occupant),
    }
}

/// Everybody's name, with what they are where it does not say that.
pub fn names(voice: Voice<'_>, people: &BySeat<Occupant>) -> Vec<String> {
    let names = Names { voice, people: people.clone(), viewer: None };
    let name = |(seat, occupant): (Seat, &Occupant)| {
        let kind = match (occupant.player, occupant.name()) {
            (Player::Person, "") => Message::new("text-person"),
            (Player::Person, _) => return names.name(seat),
            (Player::Bot(level), "") => level_name(level),
            (Player::Bot(level), _) => Message::new("text-bot-level").with("level", level_name(level)),
        };
        voice.say(&Message::new("text-seated").with("seat", seat).with("kind", kind), &names)
    };
    people.iter().map(name).collect()
}
