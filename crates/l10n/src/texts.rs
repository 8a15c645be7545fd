//! All texts of all games in all languages, loaded once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use tabletop::{Message, Seat};

use crate::bundle::{self, Bundle};
use crate::say::Speaker;
use crate::{Locale, NumberedSeats, SayError, SeatNames, Source, TABLE, rules};

/// Everything that can be said. To change the language, pass another [`Locale`]: nothing is loaded anew.
///
/// A *domain* is the name of a registered [`Source`]; what a domain does not have is looked up in [`TABLE`].
/// A text that is missing never stops a game: its identifier is shown in `⟦ ⟧` and kept in
/// [`misses`](Self::misses) for tests to find.
pub struct Texts {
    table: [Bundle; 3],
    games: BTreeMap<&'static str, [Bundle; 3]>,
    sections: BTreeMap<&'static str, Vec<String>>,
    misses: Mutex<BTreeSet<SayError>>,
}

impl Texts {
    /// Loads the given games' files and the table's. Of two sources with one name the later counts.
    #[must_use]
    pub fn new(sources: &[Source]) -> Self {
        let table = Locale::ALL.map(|locale| bundle::parse(TABLE.text(locale)));
        let mut texts = Self {
            table: Locale::ALL.map(|locale| bundle::build(locale, &[&table[locale as usize]])),
            games: BTreeMap::new(),
            sections: BTreeMap::new(),
            misses: Mutex::default(),
        };
        for source in sources {
            let game = Locale::ALL.map(|locale| bundle::parse(source.text(locale)));
            let layers = |locale: Locale| [&table[locale as usize], &game[locale as usize]];
            let bundles = Locale::ALL.map(|locale| bundle::build(locale, &layers(locale)));
            texts.games.insert(source.name, bundles);
            texts.sections.insert(source.name, rules::sections(&game[Locale::SOURCE as usize]));
        }
        texts
    }

    /// Says `message`, a message of `domain`, to the reader that `seats` knows.
    #[must_use]
    pub fn say(&self, locale: Locale, domain: &str, message: &Message, seats: &dyn SeatNames) -> String {
        let mut speaker = Speaker::new(self, locale, domain, seats);
        let sentence = speaker.say(message);
        self.note(speaker.errors);
        sentence
    }

    /// Says `message`, or tells the first thing that kept it from being said. Nothing is noted as missed.
    ///
    /// # Errors
    /// A message or argument that the files ask for is not there, in `message` itself or in a value of it.
    pub fn try_say(
        &self,
        locale: Locale,
        domain: &str,
        message: &Message,
        seats: &dyn SeatNames,
    ) -> Result<String, SayError> {
        let mut speaker = Speaker::new(self, locale, domain, seats);
        let sentence = speaker.say(message);
        speaker.errors.into_iter().next().map_or(Ok(sentence), Err)
    }

    /// A text without values: a title, a label, a heading. Its identifier may be put together at run time.
    #[must_use]
    pub fn line(&self, locale: Locale, domain: &str, id: &str) -> String {
        let seats = self.numbered_seats(locale, None);
        let mut speaker = Speaker::new(self, locale, domain, &seats);
        let line = speaker.line(id);
        self.note(speaker.errors);
        line
    }

    /// Whether `domain` or the table has a message `id`.
    #[must_use]
    pub fn has(&self, locale: Locale, domain: &str, id: &str) -> bool {
        self.bundle(locale, domain).has_message(id)
    }

    /// The names of the registered sources, in alphabetical order. The table is not one of them.
    pub fn domains(&self) -> impl Iterator<Item = &'static str> {
        self.games.keys().copied()
    }

    /// Names for seats where nobody has given any, with the reader's seat if one has sat down.
    #[must_use]
    pub fn numbered_seats(&self, locale: Locale, viewer: Option<Seat>) -> NumberedSeats<'_> {
        NumberedSeats { texts: self, locale, viewer }
    }

    /// What [`say`](Self::say), [`line`](Self::line) and [`rules`](Self::rules) could not say so far.
    #[must_use]
    pub fn misses(&self) -> Vec<SayError> {
        self.misses.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    pub(crate) fn bundle(&self, locale: Locale, domain: &str) -> &Bundle {
        &self.games.get(domain).unwrap_or(&self.table)[locale as usize]
    }

    pub(crate) fn section_names(&self, domain: &str) -> &[String] {
        self.sections.get(domain).map_or(&[], Vec::as_slice)
    }

    fn note(&self, errors: Vec<SayError>) {
        if !errors.is_empty() {
            self.misses.lock().unwrap_or_else(PoisonError::into_inner).extend(errors);
        }
    }
}
