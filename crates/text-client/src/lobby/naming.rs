//! Which names people may have: such as nobody mistakes for somebody else, a command or a word of the table.

use l10n::Locale;
use tabletop::{BySeat, Message, Occupant, Seat};

use crate::typed::{Key, Typed};
use crate::voice::Voice;

/// So many seats are called by their numbers at most.
const NUMBERED: u8 = 12;

/// Why this cannot be the name of this seat; `None` where it can. No name at all is fine.
pub fn problem(voice: Voice<'_>, people: &BySeat<Occupant>, own: Seat, name: &str) -> Option<Message> {
    let same = |other: &str| folded(other) == folded(name);
    if name.is_empty() {
        return None;
    }
    let about = |id| Some(Message::new(id).with("name", name.to_owned()));
    if people.iter().any(|(seat, occupant)| seat != own && same(occupant.name())) {
        return about("text-name-taken");
    }
    for locale in Locale::ALL {
        let voice = Voice { locale, ..voice };
        if let Typed::Numbers(_) | Typed::Key(Key::Help, _) = Typed::read(name, voice) {
            return about("text-name-is-command");
        }
        if matches!(Typed::read(name, voice), Typed::Key(_, rest) if rest.is_empty()) {
            return about("text-name-is-command");
        }
        if words(voice).iter().any(|word| same(word)) {
            return about("text-name-is-word");
        }
    }
    None
}

/// What the table calls people whatever their names: the reader, and seats without a name.
fn words(voice: Voice<'_>) -> Vec<String> {
    let first = Seat(0);
    let reader = voice.texts.numbered_seats(voice.locale, Some(first));
    let you = ["who", "whom"].map(|id| voice.say(&Message::new(id).with("seat", first), &reader));
    let numbered = (1..=NUMBERED).flat_map(|number| {
        ["seat-name", "seat-bot-name"].map(|id| voice.tell(&Message::new(id).with("number", number)))
    });
    you.into_iter().chain(numbered).collect()
}

/// The name without what nobody hears: spaces, and whether letters are large.
fn folded(name: &str) -> String {
    name.split_whitespace().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use l10n::{Locale, Texts};
    use tabletop::{BySeat, Occupant, Player, Seat};

    use super::problem;
    use crate::voice::Voice;

    fn said(name: &str) -> Option<&'static str> {
        let texts = Texts::new(&[]);
        let voice = Voice::new(&texts, Locale::En);
        let mut people = BySeat::new(2, |_| Occupant::new(Player::Person, ""));
        people[Seat(0)] = Occupant::new(Player::Person, "Ann");
        problem(voice, &people, Seat(1), name).map(|message| message.id)
    }

    #[test]
    fn a_name_is_nobody_elses_and_no_word_of_the_table_in_any_language() {
        for name in ["Bob", "小明", "Yousef", "Log Lady", "你好", ""] {
            assert_eq!(said(name), None, "{name}");
        }
        for name in ["Ann", "ann", "A nn"] {
            assert_eq!(said(name), Some("text-name-taken"), "{name}");
        }
        for name in ["?", "？", "? who", "help", "q", "Quit", "離開", "退出", "2", "undo"] {
            assert_eq!(said(name), Some("text-name-is-command"), "{name}");
        }
        for name in ["you", "You", "你", "Bot 2", "bot2", "電腦 3", "电脑3", "Seat 1", "座位 2"] {
            assert_eq!(said(name), Some("text-name-is-word"), "{name}");
        }
    }
}
