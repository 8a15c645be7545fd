//! The few actions that are worth a trial.

use tabletop::Seat;

use crate::bots::plan::{Aim, aims, help, to_discard};
use crate::bots::worth::Mind;
use crate::cover::{cheapest, payments};
use crate::{Command, Icons, Origin, Power, Step, Table, Tile, Writer};

/// Of the tiles of the display so many are tried.
const TILES: usize = 4;
/// Of the chapters of the display so many are drafted in trials.
const DRAFTED: usize = 2;

/// Sensible actions, in a stable order, each once.
pub(super) fn sensible(table: &Table, seat: Seat, mind: Mind) -> Vec<Command> {
    let writer = &table.writers[seat];
    let aims = aims(table, seat, mind);
    let tiles = best_tiles(table, writer, &aims);
    match &table.step {
        Step::Turn => {
            let mut all = completions(writer, &aims);
            all.extend(drafts(writer, &aims));
            all.extend(research(writer, &tiles, &aims));
            all.extend(before_research(table, writer, &aims, false));
            all
        }
        Step::Research { swapped } => {
            let mut all = research(writer, &tiles, &aims);
            all.extend(before_research(table, writer, &aims, *swapped));
            all
        }
        Step::Another => {
            let taken = tiles.iter().map(|tile| Command::TakeAnother { tile: *tile });
            taken.chain([Command::Finish]).collect()
        }
        Step::Keep { discarded } => {
            let kept = discarded.iter().map(|tile| Command::Keep { tile: *tile });
            kept.chain([Command::Finish]).collect()
        }
        Step::Favourites | Step::Over => Vec::new(),
    }
}

/// Each chapter that can be paid, by what loses least, and by the fewest tiles where that is another way.
fn completions(writer: &Writer, aims: &[Aim]) -> Vec<Command> {
    let mut all = Vec::new();
    for aim in aims.iter().filter(|aim| aim.missing.is_empty()) {
        let cost = aim.chapter.cost();
        let Some(first) = cheapest(writer, cost) else { continue };
        all.push(first.command(aim.chapter));
        let mut least = None;
        payments(writer, cost, |payment, spent: Icons| {
            let loss = (spent.len(), payment.cards.len());
            if least.as_ref().is_none_or(|(other, _)| loss < *other) {
                least = Some((loss, payment));
            }
        });
        all.extend(least.filter(|(_, other)| *other != first).map(|(_, other)| other.command(aim.chapter)));
    }
    all
}

fn drafts(writer: &Writer, aims: &[Aim]) -> impl Iterator<Item = Command> {
    let free = writer.free_draft().is_some();
    let shown = aims.iter().filter(move |aim| free && matches!(aim.from, Origin::Shown(_)));
    shown.take(DRAFTED).map(|aim| Command::Draft { chapter: aim.chapter })
}

fn best_tiles(table: &Table, writer: &Writer, aims: &[Aim]) -> Vec<Tile> {
    let mut tiles: Vec<(Tile, f64)> = Vec::new();
    for tile in table.tiles.iter().flatten() {
        if tiles.iter().all(|(other, _)| other.icons() != tile.icons()) {
            tiles.push((*tile, help(writer, *tile, aims)));
        }
    }
    tiles.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    tiles.into_iter().take(TILES).map(|(tile, _)| tile).collect()
}

fn research(writer: &Writer, tiles: &[Tile], aims: &[Aim]) -> Vec<Command> {
    let discard = to_discard(writer, aims);
    tiles.iter().map(|tile| Command::Research { tile: *tile, discard }).collect()
}

/// A library visit, and the swap that helps most.
fn before_research(table: &Table, writer: &Writer, aims: &[Aim], swapped: bool) -> Vec<Command> {
    let mut all = Vec::new();
    if writer.visits_left() > 0 {
        all.push(Command::VisitLibrary);
    }
    let best = best_tiles(table, writer, aims).first().copied();
    let worst =
        writer.held().min_by(|one, other| help(writer, *one, aims).total_cmp(&help(writer, *other, aims)));
    if let (true, false, Some(shown), Some(own)) = (writer.has(Power::SwapTile), swapped, best, worst) {
        all.push(Command::Swap { own, shown });
    }
    all
}
