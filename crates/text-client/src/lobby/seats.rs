//! How many sit down, and who.

use tabletop::{BySeat, Level, Message, Occupant, Player, Seat};

use crate::session::{Session, seat_number};
use crate::typed::{Key, Typed};
use crate::voice::{Names, Voice};

/// What most tables are.
const USUAL: u8 = 3;

pub fn how_many(session: &mut Session<'_>, (least, most): (u8, u8)) -> Option<u8> {
    let usual = USUAL.clamp(least, most);
    let question = Message::new("text-how-many-seats");
    let question = question.with("least", least).with("most", most).with("usual", usual);
    let question = session.voice.tell(&question);
    loop {
        let line = session.terminal.ask(&question)?;
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
            Typed::Key(..) | Typed::Unknown => session.not_understood(&line),
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
            Typed::Key(Key::Quit, rest) if rest.is_empty() && line.trim().len() == 1 => return None,
            Typed::Key(..) | Typed::Unknown if is_taken(people, seat, name.name()) => {
                session.warn(&Message::new("text-name-taken").with("name", name.name().to_owned()));
            }
            Typed::Key(..) | Typed::Unknown => return Some(name),
        }
    }
}

fn is_taken(people: &BySeat<Occupant>, own: Seat, name: &str) -> bool {
    people.iter().any(|(seat, occupant)| seat != own && occupant.name() == name)
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

/// Everybody's name with what they are.
pub fn names(voice: Voice<'_>, people: &BySeat<Occupant>) -> Vec<String> {
    let names = Names { voice, people: people.clone(), viewer: None };
    let name = |(seat, occupant): (Seat, &Occupant)| {
        let seated = Message::new("text-seated").with("seat", seat).with("kind", kind(occupant));
        voice.say(&seated, &names)
    };
    people.iter().map(name).collect()
}
