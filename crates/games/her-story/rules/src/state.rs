//! The whole truth about a match.

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat};

use crate::{ChapterId, Event, Gain, Table, Tile};

/// A match. What lies open is in its [`Table`]; the rest is nobody's business but the rules'.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) table: Table,
    /// Tiles in the bag, the next one last.
    pub(crate) bag: Vec<Tile>,
    /// Chapters in the deck, the next one last.
    pub(crate) deck: Vec<ChapterId>,
    pub(crate) dice: Dice,
}

impl State {
    /// What lies open.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Fills an empty place of the display from the bag, which takes the discards in when it is empty (RULES 3.4).
    pub(crate) fn reveal_tile(&mut self, place: usize, events: &mut Vec<Event>) {
        if self.bag.is_empty() {
            let mut tiles = core::mem::take(&mut self.table.discards);
            self.dice.shuffle(&mut tiles);
            events.push(Event::BagRefilled { tiles: count(tiles.len()) });
            self.bag = tiles;
        }
        let Some(tile) = self.bag.pop() else { return };
        self.table.tiles[place] = Some(tile);
        events.push(Event::TileRevealed { place: count(place), tile, bag: count(self.bag.len()) });
    }

    /// Fills an empty place of the display from the deck (RULES 3.5, 4.8).
    pub(crate) fn reveal_chapter(&mut self, place: usize, events: &mut Vec<Event>) {
        let Some(chapter) = self.deck.pop() else { return };
        self.table.chapters[place] = Some(chapter);
        events.push(Event::ChapterRevealed { place: count(place), chapter, deck: count(self.deck.len()) });
    }

    /// Gives points, if there are any to give.
    pub(crate) fn score(&mut self, seat: Seat, gain: Gain, points: u16, events: &mut Vec<Event>) {
        if points > 0 {
            let writer = &mut self.table.writers[seat];
            writer.account.book(gain, points);
            events.push(Event::Scored { seat, gain, points, total: writer.points() });
        }
    }
}

/// A small count as the events carry it.
pub(crate) fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
