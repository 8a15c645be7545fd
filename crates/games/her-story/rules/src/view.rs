//! What one viewer may know (RULES 7), and states that fit it.

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seed, Stream};

use crate::state::count;
use crate::{ChapterId, State, Table, Tile};

/// What everybody knows: there are no secrets between players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// All that lies open.
    pub table: Table,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// How many chapters are in the deck.
    pub deck: u8,
}

impl View {
    /// The tiles that are in the bag, in the order of their numbers: those that lie nowhere else.
    pub fn bagged(&self) -> impl Iterator<Item = Tile> {
        let out = out_tiles(&self.table);
        Tile::all().filter(move |tile| !out.contains(tile))
    }

    /// The chapters that are in the deck, in the order of their numbers.
    pub fn stacked(&self) -> impl Iterator<Item = ChapterId> {
        let out = out_chapters(&self.table);
        ChapterId::all().filter(move |chapter| !out.contains(chapter))
    }
}

/// All tiles that lie open.
pub(crate) fn out_tiles(table: &Table) -> Vec<Tile> {
    let desks = table.writers.values().flat_map(|writer| writer.desk.iter().flatten());
    table.tiles.iter().flatten().chain(&table.discards).chain(desks).copied().collect()
}

/// All chapters that lie open.
pub(crate) fn out_chapters(table: &Table) -> Vec<ChapterId> {
    let drafts = table.writers.values().flat_map(|writer| writer.drafts.iter().flatten().copied());
    let books = table.writers.values().flat_map(|writer| writer.book.iter().map(|entry| entry.chapter));
    table.chapters.iter().flatten().copied().chain(drafts).chain(books).collect()
}

/// What a viewer may know of the state: the same for all.
pub(crate) fn view(state: &State) -> View {
    View { table: state.table.clone(), bag: count(state.bag.len()), deck: count(state.deck.len()) }
}

/// A state that cannot be told from the true one: the bag and the deck in another order.
pub(crate) fn resample(view: &View, dice: &mut Dice) -> State {
    let mut bag: Vec<Tile> = view.bagged().collect();
    let mut deck: Vec<ChapterId> = view.stacked().collect();
    dice.shuffle(&mut bag);
    dice.shuffle(&mut deck);
    State { table: view.table.clone(), bag, deck, dice: Dice::new(Seed(dice.bits()), Stream::Play) }
}
