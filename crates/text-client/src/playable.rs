//! A game as the rest of this program sees it: something to set up, take up and play, whatever its types.

use std::marker::PhantomData;

use l10n::Source;
use store::Journal;
use tabletop::record::{Reading, SaveError, is_packed, read, unpack};
use tabletop::{BySeat, Game, Lobby, Match, Message, Occupant, OptionSpec, Seed, Speak};

use crate::session::Session;
use crate::table::Table;

/// A new match, agreed upon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Seats and switches.
    pub lobby: Lobby,
    /// Who plays.
    pub people: BySeat<Occupant>,
    /// What chance starts from.
    pub seed: Seed,
}

/// How people get up from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// For today.
    Quit,
    /// For today, though not all of the match is in the store and nobody said that this is all right.
    Unsaved,
    /// Because what was asked for makes no match.
    Misused,
    /// For another match.
    ForAnother,
}

/// What a shelf says of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// Who plays.
    pub people: BySeat<Occupant>,
    /// How many moves have been made.
    pub turns: usize,
    /// Whether it is over.
    pub over: bool,
    /// How many bytes at its end do not count.
    pub torn: usize,
}

/// A game of the list.
pub trait Playable {
    /// [`Game::ID`].
    fn id(&self) -> &'static str;
    /// [`Game::SEATS`].
    fn seats(&self) -> (u8, u8);
    /// [`Game::OPTIONS`].
    fn options(&self) -> &'static [OptionSpec];
    /// [`Game::SEAT_OPTIONS`].
    fn seat_options(&self) -> &'static [OptionSpec];
    /// Its words in all languages.
    fn words(&self) -> Source;
    /// Whether there is such a match.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, lobby: &Lobby, seed: Seed) -> Result<(), Message>;
    /// Looks at a save without playing.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    fn glimpse(&self, bytes: &[u8], reading: Reading) -> Result<Glimpse, SaveError>;
    /// Plays a new match, which [`Self::check`] has accepted.
    fn begin(&self, session: &mut Session<'_>, plan: &Plan) -> Leaving;
    /// Plays on from a journal, which [`Self::glimpse`] has accepted.
    fn resume(&self, session: &mut Session<'_>, journal: Journal, bytes: &[u8]) -> Leaving;
    /// Plays on from a save that came from elsewhere, which [`Self::glimpse`] has accepted when read this way.
    fn load(&self, session: &mut Session<'_>, bytes: &[u8], reading: Reading) -> Leaving;
}

/// The game of this name.
#[must_use]
pub fn find<'g>(games: &'g [Box<dyn Playable>], id: &str) -> Option<&'g dyn Playable> {
    games.iter().map(|game| &**game).find(|game| game.id() == id)
}

/// The game `G` as [`Playable`].
pub struct Of<G> {
    words: Source,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Of<G> {
    /// The game with its words.
    pub fn new(words: Source) -> Self {
        Self { words, game: PhantomData }
    }
}

impl<G: Game> Playable for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn seat_options(&self) -> &'static [OptionSpec] {
        G::SEAT_OPTIONS
    }

    fn words(&self) -> Source {
        self.words
    }

    fn check(&self, lobby: &Lobby, seed: Seed) -> Result<(), Message> {
        let config = G::configure(lobby).map_err(|error| error.message())?;
        G::new_match(&config, seed).map(|_| ()).map_err(|error| error.message())
    }

    fn glimpse(&self, bytes: &[u8], reading: Reading) -> Result<Glimpse, SaveError> {
        let restored = read::<G>(bytes, reading)?;
        let over = G::outcome(restored.game.state()).is_some();
        Ok(Glimpse { people: restored.people, turns: restored.game.log().len(), over, torn: restored.torn })
    }

    fn begin(&self, session: &mut Session<'_>, plan: &Plan) -> Leaving {
        let game = G::configure(&plan.lobby).and_then(|config| Match::<G>::new(config, plan.seed));
        match game {
            Ok(game) => Table::begin(session, game, plan.people.clone()).play(),
            Err(error) => {
                session.warn(&error.message());
                Leaving::ForAnother
            }
        }
    }

    fn resume(&self, session: &mut Session<'_>, mut journal: Journal, bytes: &[u8]) -> Leaving {
        let restored = match read::<G>(bytes, Reading::Journal) {
            Ok(restored) => restored,
            Err(error) => {
                session.warn(&error.message());
                return Leaving::ForAnother;
            }
        };
        let readied = match unpack(bytes) {
            // A packed copy that somebody put here. Lines can only be appended to an open one.
            Ok(open) if is_packed(bytes) => journal.replace(&String::from_utf8_lossy(&open)),
            _ => journal.cut(bytes.len().saturating_sub(restored.torn) as u64),
        };
        if let Err(error) = readied {
            session.warn(&error.message());
            return Leaving::ForAnother;
        }
        Table::resume(session, restored, journal).play()
    }

    fn load(&self, session: &mut Session<'_>, bytes: &[u8], reading: Reading) -> Leaving {
        match read::<G>(bytes, reading) {
            Ok(restored) => Table::load(session, restored).play(),
            Err(error) => {
                session.warn(&error.message());
                Leaving::ForAnother
            }
        }
    }
}
