//! Says messages in the language chosen, to whoever looks.

use l10n::{Locale, SeatNames, TABLE, Texts};
use tabletop::{BySeat, Message, Occupant, Player, Seat};

/// All words, the language of the moment and the game they are of.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    pub texts: &'a Texts,
    pub locale: Locale,
    /// The game's domain; the table's where no game is on.
    pub domain: &'a str,
}

impl<'a> Voice<'a> {
    pub fn new(texts: &'a Texts, locale: Locale) -> Self {
        Self { texts, locale, domain: TABLE.name }
    }

    /// The message as a sentence.
    pub fn say(self, message: &Message, seats: &dyn SeatNames) -> String {
        self.texts.say(self.locale, self.domain, message, seats)
    }

    /// A message that names no seat, or only by their numbers.
    pub fn tell(self, message: &Message) -> String {
        self.say(message, &self.texts.numbered_seats(self.locale, None))
    }

    /// A text without values.
    pub fn line(self, id: &str) -> String {
        self.texts.line(self.locale, self.domain, id)
    }

    /// A text without values, where there is one.
    pub fn line_if_any(self, id: &str) -> Option<String> {
        self.texts.has(self.locale, self.domain, id).then(|| self.line(id))
    }
}

/// The people at the table, as one reader names them.
pub struct Names<'a> {
    pub voice: Voice<'a>,
    pub people: BySeat<Occupant>,
    /// The seat that is *you*; none on a screen that all look at.
    pub viewer: Option<Seat>,
}

impl SeatNames for Names<'_> {
    fn name(&self, seat: Seat) -> String {
        let Some(occupant) = self.people.get(seat) else { return numbered(self.voice, "seat-name", seat) };
        match (occupant.name(), occupant.player) {
            ("", Player::Person) => numbered(self.voice, "seat-name", seat),
            ("", Player::Bot(_)) => numbered(self.voice, "seat-bot-name", seat),
            (name, _) => name.to_owned(),
        }
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
}

fn numbered(voice: Voice<'_>, id: &'static str, seat: Seat) -> String {
    voice.tell(&Message::new(id).with("number", i64::from(seat.0) + 1))
}
