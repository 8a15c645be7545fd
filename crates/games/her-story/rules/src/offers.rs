//! All that a player may do, in a stable order: completions, drafts, research, then what a power allows.

use tabletop::{Offer, Seat};

use crate::cover::is_payable;
use crate::turn::movers;
use crate::{Command, PaymentPrompt, Power, Step, Table, Tile};

/// The offers of this seat; none where it may not act.
pub(crate) fn offers(table: &Table, seat: Seat) -> Vec<Offer<Command, PaymentPrompt>> {
    if !movers(table).contains(seat) {
        return Vec::new();
    }
    match &table.step {
        Step::Turn => {
            let mut all = completions(table, seat);
            all.extend(drafts(table, seat).chain(research(table, seat, false)).map(Offer::Exact));
            all
        }
        Step::Research { swapped } => research(table, seat, *swapped).map(Offer::Exact).collect(),
        Step::Another => {
            let tiles = shown(table).map(|tile| Command::TakeAnother { tile });
            tiles.chain([Command::Finish]).map(Offer::Exact).collect()
        }
        Step::Keep { discarded } => {
            let tiles = discarded.iter().map(|tile| Command::Keep { tile: *tile });
            tiles.chain([Command::Finish]).map(Offer::Exact).collect()
        }
        Step::Favourites => {
            let chapters = table.writers[seat].book.iter().map(|entry| entry.chapter);
            chapters.map(|chapter| Offer::Exact(Command::ChooseFavourite { chapter })).collect()
        }
        Step::Over => Vec::new(),
    }
}

/// RULES 4: a question for each chapter that can be paid.
fn completions(table: &Table, seat: Seat) -> Vec<Offer<Command, PaymentPrompt>> {
    let writer = &table.writers[seat];
    let payable = table.within_reach(seat).filter(|(_, chapter)| is_payable(writer, chapter.cost()));
    payable.map(|(from, chapter)| Offer::Ask(PaymentPrompt::new(writer, from, chapter))).collect()
}

/// RULES 3.5
fn drafts(table: &Table, seat: Seat) -> impl Iterator<Item = Command> {
    let free = table.writers[seat].free_draft().is_some();
    let chapters = table.chapters.into_iter().flatten().filter(move |_| free);
    chapters.map(|chapter| Command::Draft { chapter })
}

/// RULES 3.1 to 3.3, 5.5
fn research(table: &Table, seat: Seat, swapped: bool) -> impl Iterator<Item = Command> {
    let writer = &table.writers[seat];
    let own: Vec<Tile> = writer.held().collect();
    let discards: Vec<Option<Tile>> = match writer.free_place() {
        Some(_) => vec![None],
        None => own.iter().copied().map(Some).collect(),
    };
    let takes = shown(table).flat_map(move |tile| {
        discards.clone().into_iter().map(move |discard| Command::Research { tile, discard })
    });
    let visit = (writer.visits_left() > 0).then_some(Command::VisitLibrary);
    let swaps = writer.has(Power::SwapTile) && !swapped;
    let own = if swaps { own } else { Vec::new() };
    let swaps = own.into_iter().flat_map(|own| shown(table).map(move |shown| Command::Swap { own, shown }));
    takes.chain(visit).chain(swaps)
}

fn shown(table: &Table) -> impl Iterator<Item = Tile> {
    table.tiles.into_iter().flatten()
}
