//! The matches that are kept: which there are, and what is done with those that cannot be loaded.

use store::{Journal, Slot, StoreError};
use tabletop::record::{Reading, SaveError, is_packed};
use tabletop::{Message, Speak};

use crate::playable::{self, Glimpse, Playable};
use crate::session::{Session, cannot_load, int};

/// No shelf is longer than this; older matches stay in the store.
const LONGEST: usize = 9;

/// A match that goes on.
pub struct Found<'g> {
    pub game: &'g dyn Playable,
    pub slot: Slot,
    pub glimpse: Glimpse,
}

/// The matches that go on, the one played last first; only those of one game where it is named.
///
/// What cannot be loaded is told about. A damaged save is set aside, and what is good of it becomes a match of its own;
/// one of another version or game stays where it is, for whoever can load it.
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
            && let Some((slot, glimpse)) = glimpse(session, game, kept.slot)
        {
            found.push(Found { game, slot, glimpse });
        }
    }
    found
}

/// A look at a match, and where it is. `None`, after having told why, where it cannot be played on.
fn glimpse(session: &mut Session<'_>, game: &dyn Playable, slot: Slot) -> Option<(Slot, Glimpse)> {
    let store = session.store.clone()?;
    let bytes = match store.read(&slot) {
        Ok(bytes) => bytes,
        Err(error) => {
            session.warn(&error.message());
            return None;
        }
    };
    match game.glimpse(&bytes, Reading::Journal) {
        Ok(glimpse) if !glimpse.over => Some((slot, glimpse)),
        Ok(_) => {
            // It ended, but its program did before it was taken off the shelf.
            let _ = store.resume(&slot).and_then(|(journal, _)| journal.finish());
            None
        }
        Err(error @ (SaveError::NotASave | SaveError::Damaged { .. } | SaveError::TooLarge { .. })) => {
            session.warn(&cannot_load(&error, session.voice));
            set_aside(session, &slot).then(|| salvage(session, game, &bytes)).flatten()
        }
        Err(error) => {
            if !session.mentioned.contains(&slot) {
                session.warn(&cannot_load(&error, session.voice));
                stays(session, &slot);
                session.mentioned.push(slot);
            }
            None
        }
    }
}

/// Takes a damaged save off the shelf, and tells where to. Returns whether that could be done.
fn set_aside(session: &mut Session<'_>, slot: &Slot) -> bool {
    let Some(store) = session.store.clone() else { return false };
    match store.resume(slot).and_then(|(journal, _)| journal.set_aside()) {
        Ok(path) => {
            let path = path.to_string_lossy().into_owned();
            session.warn(&Message::new("text-set-aside").with("path", path));
            true
        }
        Err(error) => {
            if let StoreError::Busy { .. } = error {
                session.warn(&error.message());
            }
            stays(session, slot);
            false
        }
    }
}

fn stays(session: &mut Session<'_>, slot: &Slot) {
    let Some(store) = &session.store else { return };
    let path = store.path(slot).to_string_lossy().into_owned();
    session.warn(&Message::new("text-stays").with("path", path));
}

/// Keeps what stands before the damage as a match of its own. `None` where nothing does.
fn salvage(session: &mut Session<'_>, game: &dyn Playable, bytes: &[u8]) -> Option<(Slot, Glimpse)> {
    let glimpse = game.glimpse(bytes, Reading::Salvage).ok();
    let glimpse = glimpse.filter(|glimpse| glimpse.turns > 0 && !glimpse.over && !is_packed(bytes))?;
    let good = bytes.get(..bytes.len().checked_sub(glimpse.torn)?)?;
    let good = std::str::from_utf8(good).ok()?;
    match session.store.as_ref()?.create_next(game.id(), good) {
        Ok(journal) => {
            session.warn(&Message::new("text-salvaged").with("turns", int(glimpse.turns)));
            Some((journal.slot().clone(), glimpse))
        }
        Err(error) => {
            session.warn(&error.message());
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
        // Nothing was to be saved yet: it is the match itself that cannot go on.
        Err(StoreError::Denied { path } | StoreError::Unwritable { path } | StoreError::Full { path }) => {
            let path = path.to_string_lossy().into_owned();
            session.warn(&Message::new("text-cannot-write-on").with("path", path));
            None
        }
        Err(error) => {
            session.warn(&error.message());
            None
        }
    }
}
