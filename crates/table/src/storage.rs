//! Where matches and settings are kept, seen from the table: a slot per match, a journal in it.

use bevy::prelude::*;
use tabletop::Message as Said;

/// Why something could not be kept or read, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreProblem(pub Said);

/// A place that keeps things. Natively a folder, in a browser its storage.
pub trait Storage: Send + Sync {
    /// The names of the matches of this game that are kept, newest first.
    ///
    /// # Errors
    /// When nothing can be read.
    fn list(&self, game: &str) -> Result<Vec<String>, StoreProblem>;
    /// Keeps a new match in a slot of its own and says which.
    ///
    /// # Errors
    /// When there is no room, or nothing may be written.
    fn begin(&mut self, game: &str, whole: &str) -> Result<String, StoreProblem>;
    /// The whole journal.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read(&self, game: &str, slot: &str) -> Result<Vec<u8>, StoreProblem>;
    /// The same for whoever only looks, and leaves the match to whoever else may want to write it.
    ///
    /// # Errors
    /// When it cannot be read.
    fn look(&self, game: &str, slot: &str) -> Result<Vec<u8>, StoreProblem> {
        self.read(game, slot)
    }
    /// Puts a whole journal in the place of the old one, or of none: all of it or nothing.
    ///
    /// # Errors
    /// When there is no room, or nothing may be written. The old one is then still there.
    fn replace(&mut self, game: &str, slot: &str, whole: &str) -> Result<(), StoreProblem>;
    /// Adds lines; they are safe once this returns.
    ///
    /// # Errors
    /// When there is no room, or nothing may be written. What was there is then still there.
    fn append(&mut self, game: &str, slot: &str, lines: &str) -> Result<(), StoreProblem>;
    /// Cuts an unfinished line off.
    ///
    /// # Errors
    /// When nothing may be written.
    fn cut(&mut self, game: &str, slot: &str, bytes: usize) -> Result<(), StoreProblem>;
    /// Renames a journal that cannot be taken up, so that it is kept and out of the way. Returns where it is now.
    ///
    /// # Errors
    /// When nothing may be written.
    fn set_aside(&mut self, game: &str, slot: &str) -> Result<String, StoreProblem>;
    /// Takes a finished or discarded match off the shelf.
    ///
    /// # Errors
    /// When nothing may be written.
    fn finish(&mut self, game: &str, slot: &str) -> Result<(), StoreProblem>;
    /// The settings as they were written; `None` where there are none.
    fn settings(&self) -> Option<String>;
    /// Keeps the settings.
    ///
    /// # Errors
    /// When there is no room, or nothing may be written.
    fn keep_settings(&mut self, text: &str) -> Result<(), StoreProblem>;
    /// What was being made when the program ended and no match knows of yet, as it was written; `None` where there is
    /// nothing.
    fn unfinished(&self) -> Option<String> {
        None
    }
    /// Keeps that in the place of what was kept before; nothing where the text is empty.
    ///
    /// # Errors
    /// When there is no room, or nothing may be written.
    fn keep_unfinished(&mut self, text: &str) -> Result<(), StoreProblem> {
        let _ = text;
        Ok(())
    }
}

/// How much of the match on the table is safe: nothing of it is lost however the program ends.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The slot that it is kept in; empty where it could not be kept.
    pub slot: String,
    /// How many lines of its log.
    pub lines: usize,
}

/// The place that this program keeps things in.
#[derive(Resource)]
pub struct StorageBox(pub Box<dyn Storage>);
