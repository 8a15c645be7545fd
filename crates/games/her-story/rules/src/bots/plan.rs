//! A plan: which chapter to go for, and the action that leads there.

use tabletop::Seat;

use super::worth::{self, Mind};
use crate::cover::{cheapest, most};
use crate::table::DRAFT_POINTS;
use crate::{ChapterId, Command, Icons, Origin, Power, Step, Table, Tile, Writer};

/// So many needed icons come with a tile, on the average.
const ICONS_A_TURN: f64 = 1.8;

/// What is on the desk has taken turns as well; so much of them counts.
const TILES_COST: f64 = 0.6;

/// A draft must promise so much more than going on with the first aim: it brings no chapter nearer.
const PATIENCE: f64 = 0.4;

/// A chapter within reach, with what it promises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub chapter: ChapterId,
    pub from: Origin,
    /// Icons that are not on the desk and not in the book.
    pub missing: Icons,
    /// Points for each turn until it is completed.
    pub rate: f64,
}

/// All chapters within reach, the most promising first.
pub(super) fn aims(table: &Table, seat: Seat, mind: Mind) -> Vec<Aim> {
    let writer = &table.writers[seat];
    let mut aims: Vec<Aim> = table
        .within_reach(seat)
        .map(|(from, chapter)| {
            let cost = chapter.cost();
            let missing = cost.minus(most(writer, cost));
            let lent = writer.permanent().map(|(_, icons)| icons).sum();
            let spent = cost.minus(lent).minus(missing);
            let turns = 1.0 + turns_for(missing) + TILES_COST * f64::from(spent.len()) / ICONS_A_TURN;
            let points = worth::chapter(table, writer, chapter, mind) + 0.4 * worth::exact(writer);
            let drafted = match from {
                Origin::Drafted(_) => bonus_for_drafted(writer) + 0.5,
                Origin::Shown(_) => 0.0,
            };
            Aim { chapter, from, missing, rate: (points + drafted) / turns }
        })
        .collect();
    aims.sort_by(|one, other| other.rate.total_cmp(&one.rate).then(one.chapter.cmp(&other.chapter)));
    aims
}

/// How many turns of research so many icons take.
fn turns_for(missing: Icons) -> f64 {
    if missing.is_empty() { 0.0 } else { (f64::from(missing.len()) / ICONS_A_TURN).max(1.0) }
}

fn bonus_for_drafted(writer: &Writer) -> f64 {
    let points = writer.powers().map(|(_, power)| match power {
        Power::DraftedPoints(each) => f64::from(each),
        _ => 0.0,
    });
    points.sum()
}

/// Points that a draft brings at once, with a tile that may come along.
pub(super) fn draft_points(writer: &Writer) -> f64 {
    let points = writer.powers().map(|(_, power)| match power {
        Power::DraftPoints(each) => f64::from(each),
        _ => 0.0,
    });
    let tile = if writer.has(Power::DraftTile) && writer.free_place().is_some() { 1.5 } else { 0.0 };
    f64::from(DRAFT_POINTS) + points.sum::<f64>() + tile
}

/// The next command of this player by the plan; `None` where only a favourite is to be chosen.
pub(super) fn next(table: &Table, seat: Seat, mind: Mind) -> Option<Command> {
    let writer = &table.writers[seat];
    let aims = aims(table, seat, mind);
    match &table.step {
        Step::Turn => Some(turn(table, seat, &aims)),
        Step::Research { .. } => Some(research(table, writer, &aims)),
        Step::Another => Some(another(table, writer, &aims)),
        Step::Keep { discarded } => Some(keep(writer, discarded, &aims)),
        Step::Favourites | Step::Over => None,
    }
}

fn turn(table: &Table, seat: Seat, aims: &[Aim]) -> Command {
    let writer = &table.writers[seat];
    let Some(best) = aims.first() else { return research(table, writer, aims) };
    let payment = cheapest(writer, best.chapter.cost()).filter(|_| best.missing.is_empty());
    if let Some(payment) = payment {
        return payment.command(best.chapter);
    }
    // A draft brings points at once, and the chapter stays within reach; it should be one that is wanted.
    let wanted = aims.iter().find(|aim| matches!(aim.from, Origin::Shown(_)));
    let pays = writer.free_draft().is_some() && draft_points(writer) >= best.rate + PATIENCE;
    if let Some(aim) = wanted.filter(|_| pays) {
        return Command::Draft { chapter: aim.chapter };
    }
    research(table, writer, aims)
}

/// The tile that helps most, and the one that helps least to make room for it.
pub(super) fn research(table: &Table, writer: &Writer, aims: &[Aim]) -> Command {
    let Some(tile) = best_tile(table, writer, aims) else { return Command::Finish };
    let helps = aims.first().is_none_or(|aim| aim.missing.is_empty() || tile.icons().shares(aim.missing));
    if !helps && writer.visits_left() > 0 {
        return Command::VisitLibrary;
    }
    Command::Research { tile, discard: to_discard(writer, aims) }
}

/// The least useful tile of a full desk.
pub(super) fn to_discard(writer: &Writer, aims: &[Aim]) -> Option<Tile> {
    if writer.free_place().is_some() {
        return None;
    }
    writer.held().min_by(|one, other| usefulness(*one, aims).total_cmp(&usefulness(*other, aims)))
}

/// How much of the costs in view a tile on the desk can pay.
fn usefulness(tile: Tile, aims: &[Aim]) -> f64 {
    let covers = |cost: Icons| f64::from(tile.icons().len() - tile.icons().minus(cost).len());
    aims.iter().take(3).map(|aim| aim.rate.max(0.1) * covers(aim.chapter.cost())).sum()
}

fn best_tile(table: &Table, writer: &Writer, aims: &[Aim]) -> Option<Tile> {
    let tiles = table.tiles.iter().flatten().copied();
    tiles.max_by(|one, other| help(writer, *one, aims).total_cmp(&help(writer, *other, aims)))
}

/// How much a tile helps: needed icons, most of all for the first aim, and little left over.
pub(super) fn help(writer: &Writer, tile: Tile, aims: &[Aim]) -> f64 {
    let icons = tile.icons();
    let needed = |missing: Icons| f64::from(icons.len() - icons.minus(missing).len());
    let weights = [1.0, 0.35, 0.25];
    let progress: f64 = aims
        .iter()
        .filter(|aim| !aim.missing.is_empty())
        .zip(weights)
        .map(|(aim, weight)| weight * needed(aim.missing))
        .sum();
    let surplus = aims.first().map_or(0.0, |aim| f64::from(icons.minus(aim.missing).len()));
    let points = writer.powers().map(|(_, power)| match power {
        Power::TilePoints(each) if tile.repeats() => 0.5 * f64::from(each),
        Power::SecondTile if tile.is_of_one_icon() => 0.8,
        _ => 0.0,
    });
    progress + 0.15 * f64::from(icons.len()) - 0.08 * surplus + points.sum::<f64>()
}

fn another(table: &Table, writer: &Writer, aims: &[Aim]) -> Command {
    best_tile(table, writer, aims).map_or(Command::Finish, |tile| Command::TakeAnother { tile })
}

fn keep(writer: &Writer, discarded: &[Tile], aims: &[Aim]) -> Command {
    let best = discarded
        .iter()
        .copied()
        .max_by(|one, other| help(writer, *one, aims).total_cmp(&help(writer, *other, aims)));
    best.map_or(Command::Finish, |tile| Command::Keep { tile })
}
