//! A view that follows the beats: whoever watches a match event by event sees at each moment what lies open.
//!
//! After the last beat of a command the folded view is what [`crate::view`] says; the tests of this crate hold both
//! against each other. What a power allows is told by no beat of its own: it follows from the tile or the draft that it
//! comes after, as the rules say.

use tabletop::Seat;

use crate::setup::bare;
use crate::table::KEEP_FROM;
use crate::{ChapterId, Entry, Event, Origin, Power, Step, Tile, View, Writer};

impl View {
    /// The table before the first beat of set-up: nothing lies on it yet.
    #[must_use]
    pub fn before(seats: u8) -> Self {
        let all = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        Self { table: bare(seats, Seat(0)), bag: all(Tile::COUNT), deck: all(ChapterId::COUNT) }
    }

    /// Changes what is seen by one beat. A beat that does not fit changes what it can.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::FirstPlayerChosen { seat } => {
                self.table.first = *seat;
                self.table.turn = *seat;
            }
            Event::TileRevealed { place, tile, bag } => {
                put(&mut self.table.tiles, *place, Some(*tile));
                self.bag = *bag;
            }
            Event::ChapterRevealed { place, chapter, deck } => {
                put(&mut self.table.chapters, *place, Some(*chapter));
                self.deck = *deck;
            }
            Event::RoundBegan { round } => self.round_began(*round),
            Event::TurnBegan { seat } => {
                self.table.turn = *seat;
                self.table.step = Step::Turn;
            }
            Event::LibraryVisited { seat, discarded, .. } => self.library(*seat, discarded),
            Event::BagRefilled { tiles } => {
                self.table.discards.clear();
                self.bag = *tiles;
            }
            Event::TileSwapped { seat, own, shown, gave, took } => {
                put(&mut self.table.tiles, *shown, Some(*gave));
                self.lay(*seat, *own, Some(*took));
                self.table.step = Step::Research { swapped: true };
            }
            Event::TileDiscarded { seat, place, tile } => {
                self.lay(*seat, *place, None);
                self.table.discards.push(*tile);
            }
            Event::TileTaken { seat, shown, place, tile } => self.taken(*seat, *shown, *place, *tile),
            Event::ChapterDrafted { seat, shown, place, chapter } => {
                self.drafted(*seat, *shown, *place, *chapter);
            }
            Event::ChapterPaid { seat, tiles, .. } => self.paid(*seat, tiles),
            Event::ChapterCompleted { seat, from, chapter, exact, .. } => {
                self.completed(*seat, *from, Entry { chapter: *chapter, exact: *exact });
            }
            Event::Scored { seat, gain, points, .. } => {
                if let Some(writer) = self.writer(*seat) {
                    writer.account.book(*gain, *points);
                }
            }
            Event::TileKept { seat, place, tile } => {
                self.table.discards.retain(|other| other != tile);
                self.lay(*seat, *place, Some(*tile));
            }
            Event::LastRoundCalled { .. } => self.table.last_round = true,
            Event::EndCounted => {
                self.rest();
                self.table.step = Step::Favourites;
            }
            Event::FavouriteChosen { seat, chapter, .. } => {
                if let Some(writer) = self.writer(*seat) {
                    writer.favourite = Some(*chapter);
                }
            }
            Event::MatchEnded => self.table.step = Step::Over,
            Event::ChapterOpened { .. } | Event::MatchStalled { .. } => {}
        }
    }

    fn writer(&mut self, seat: Seat) -> Option<&mut Writer> {
        self.table.writers.iter_mut().find(|(other, _)| *other == seat).map(|(_, writer)| writer)
    }

    fn lay(&mut self, seat: Seat, place: u8, tile: Option<Tile>) {
        if let Some(writer) = self.writer(seat) {
            put(&mut writer.desk, place, tile);
        }
    }

    fn round_began(&mut self, round: u16) {
        // The first round has none before it.
        if round > 1 {
            self.rest();
        }
        self.table.round = round;
    }

    /// A round is over: was anything drafted or completed in it (RULES 6.12)?
    fn rest(&mut self) {
        let table = &mut self.table;
        table.quiet = if table.stirred { 0 } else { table.quiet.saturating_add(1) };
        table.stirred = false;
    }

    fn library(&mut self, seat: Seat, discarded: &[Tile]) {
        if let Some(writer) = self.writer(seat) {
            writer.visited = writer.visited.saturating_add(1);
        }
        self.table.tiles.fill(None);
        self.table.discards.extend(discarded);
        let swapped = self.table.step == Step::Research { swapped: true };
        self.table.step = Step::Research { swapped };
    }

    fn taken(&mut self, seat: Seat, shown: u8, place: u8, tile: Tile) {
        put(&mut self.table.tiles, shown, None);
        self.lay(seat, place, Some(tile));
        if self.table.step != Step::Another && tile.is_of_one_icon() {
            self.another(seat, Power::SecondTile);
        }
    }

    /// A tile more may be taken by whoever has the power for it, and room (RULES 5.3 and 5.6).
    fn another(&mut self, seat: Seat, power: Power) {
        let writer = self.table.writers.get(seat);
        if writer.is_some_and(|writer| writer.has(power) && writer.free_place().is_some()) {
            self.table.step = Step::Another;
        }
    }

    fn drafted(&mut self, seat: Seat, shown: u8, place: u8, chapter: ChapterId) {
        put(&mut self.table.chapters, shown, None);
        if let Some(writer) = self.writer(seat) {
            put(&mut writer.drafts, place, Some(chapter));
        }
        self.table.stirred = true;
        self.another(seat, Power::DraftTile);
    }

    fn paid(&mut self, seat: Seat, tiles: &[(u8, Tile)]) {
        for (place, tile) in tiles {
            self.lay(seat, *place, None);
            self.table.discards.push(*tile);
        }
        let keeps = self.table.writers.get(seat).is_some_and(|writer| writer.has(Power::KeepTile));
        if keeps && tiles.len() >= KEEP_FROM {
            self.table.step = Step::Keep { discarded: tiles.iter().map(|(_, tile)| *tile).collect() };
        }
    }

    fn completed(&mut self, seat: Seat, from: Origin, entry: Entry) {
        if let Origin::Shown(place) = from {
            put(&mut self.table.chapters, place, None);
        }
        if let Some(writer) = self.writer(seat) {
            if let Origin::Drafted(place) = from {
                put(&mut writer.drafts, place, None);
            }
            writer.book.push(entry);
        }
        self.table.stirred = true;
    }
}

/// Lays something on a place, where there is such a place.
fn put<T>(places: &mut [T], place: u8, piece: T) {
    if let Some(there) = places.get_mut(usize::from(place)) {
        *there = piece;
    }
}
