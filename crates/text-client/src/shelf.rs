//! The matches that are kept: which there are, and what is done with those that cannot be loaded.

use store::{Journal, Slot, StoreError};
use tabletop::record::Reading;
use tabletop::{Message, Speak};

use crate::playable::{self, Glimpse, Playable};
use crate::session::{Session, cannot_load};

/// No shelf is longer than this; older matches stay in the store.
const LONGEST: usize = 9;

/// A match that goes on.
pub struct Found<'g> {
    pub game: &'g dyn Playable,
    pub slot: Slot,
    pub glimpse: Glimpse,
}

/// The matches that go on, the one played last first; only those of one game where it is named. What cannot be loaded
/// is told about and set aside.
pub fn unfinished<'g>(
    session: &mut Session<'_>,
    games: &'g [Box<dyn Playable>],
    only: Option<&str>,
) -> Vec<Found<'g>> {
    let Some(store) = session.store.clone() else { return Vec::new() };
    let listed = match store.list() {
        Ok(listed) => listed,
        Err(error) => {
            session.warn(&error.message());
            return Vec::new();
        }
    };
    let mut found = Vec::new();
    for kept in listed {
        let wanted = |game: &&dyn Playable| only.is_none_or(|only| only == game.id());
        let Some(game) = playable::find(games, kept.slot.game()).filter(wanted) else { continue };
        if found.len() < LONGEST
            && let Some(glimpse) = glimpse(session, game, &kept.slot)
        {
            found.push(Found { game, slot: kept.slot, glimpse });
        }
    }
    found
}

/// A look at a match. `None`, after having told why, where it cannot be played on.
fn glimpse(session: &mut Session<'_>, game: &dyn Playable, slot: &Slot) -> Option<Glimpse> {
    let store = session.store.clone()?;
    let bytes = match store.read(slot) {
        Ok(bytes) => bytes,
        Err(error) => {
            session.warn(&error.message());
            return None;
        }
    };
    match game.glimpse(&bytes, Reading::Journal) {
        Ok(glimpse) if !glimpse.over => Some(glimpse),
        Ok(_) => {
            // It ended, but its program did before it was taken off the shelf.
            let _ = store.resume(slot).and_then(|(journal, _)| journal.finish());
            None
        }
        Err(error) => {
            let aside = store.resume(slot).and_then(|(journal, _)| journal.set_aside());
            session.warn(&cannot_load(&error, session.voice));
            match aside {
                Ok(path) => {
                    let path = path.to_string_lossy().into_owned();
                    session.warn(&Message::new("text-set-aside").with("path", path));
                }
                Err(error) => session.warn(&error.message()),
            }
            None
        }
    }
}

/// Takes a match off the shelf to play on.
pub fn take(session: &mut Session<'_>, slot: &Slot) -> Option<(Journal, Vec<u8>)> {
    let missing = || StoreError::Missing { path: slot.name().into() };
    let taken = session.store.as_ref().ok_or_else(missing).and_then(|store| store.resume(slot));
    match taken {
        Ok(taken) => Some(taken),
        Err(error) => {
            session.warn(&error.message());
            None
        }
    }
}
