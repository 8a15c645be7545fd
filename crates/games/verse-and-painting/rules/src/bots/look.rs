//! Looking at stamps.

use tabletop::{Dice, Level, Seat};

use crate::book::{LineId, Motif, book};
use crate::command::{Entry, Guess};
use crate::drawing::Drawing;
use crate::view::View;

/// Another player's painting as a bot sees it.
struct Seen {
    painter: Seat,
    motifs: Vec<Motif>,
}

/// The paintings of others.
fn paintings(view: &View, seat: Seat) -> Vec<Seen> {
    let others = view.paintings.iter().filter(|(painter, _)| *painter != seat);
    let seen = |(painter, shown): (Seat, &Option<Drawing>)| {
        Some(Seen { painter, motifs: shown.as_ref()?.sheet().motifs() })
    };
    others.filter_map(seen).collect()
}

/// How well a line fits stamps: what both have, less what only one of them has; 0 where nothing fits.
fn fit(line: LineId, motifs: &[Motif]) -> u32 {
    let Some(line) = line.line() else { return 0 };
    let both = line.motifs.iter().filter(|motif| motifs.contains(motif)).count();
    let apart = line.motifs.len() + motifs.len() - 2 * both;
    let fit = if both == 0 { 0 } else { 100 + 20 * both - (5 * apart).min(80) };
    u32::try_from(fit).unwrap_or(0)
}

/// The line that fits stamps best, by how much it is ahead of the next; ties go to chance.
fn best(lines: &[LineId], motifs: &[Motif], dice: &mut Dice) -> Option<(LineId, u32)> {
    let mut fits = lines.iter().map(|line| (fit(*line, motifs), *line)).collect::<Vec<_>>();
    dice.shuffle(&mut fits);
    fits.sort_by_key(|(fit, _)| core::cmp::Reverse(*fit));
    let (first, line) = *fits.first()?;
    let next = fits.get(1).map_or(0, |(fit, _)| *fit);
    (first > 0).then_some((line, first - next))
}

/// Lines that fit a stamped painting better than any other does: what is left over is for the unstamped ones.
fn spoken_for(lines: &[LineId], paintings: &[Seen], dice: &mut Dice) -> Vec<LineId> {
    paintings.iter().filter_map(|seen| best(lines, &seen.motifs, dice)).map(|(line, _)| line).collect()
}

/// Whom to name, with which line (RULES 4.3).
pub(super) fn guess(level: Level, view: &View, seat: Seat, dice: &mut Dice) -> Option<Guess> {
    let own = view.own.as_ref().map(|own| own.line);
    let lines = view.open.iter().copied().filter(|line| Some(*line) != own).collect::<Vec<_>>();
    let paintings = paintings(view, seat);
    let any = dice.pick(&paintings)?;
    let careless = level == Level::Easy && dice.chance(1, 2);
    let chosen = match level {
        Level::Hard => clearest(&lines, &paintings, dice),
        Level::Easy | Level::Medium => best(&lines, &any.motifs, dice).map(|(line, _)| (any.painter, line)),
    };
    let (painter, line) = match chosen.filter(|_| !careless) {
        Some(chosen) => chosen,
        None => {
            let taken = spoken_for(&lines, &paintings, dice);
            let left = lines.iter().copied().filter(|line| !taken.contains(line)).collect::<Vec<_>>();
            let unstamped = paintings.iter().filter(|seen| seen.motifs.is_empty()).collect::<Vec<_>>();
            let painter = dice.pick(&unstamped).map_or(any.painter, |seen| seen.painter);
            (painter, dice.pick(&left).or(lines.first()).copied()?)
        }
    };
    Some(Guess { painter, line })
}

/// One of the paintings that leave least doubt: which one is left to chance, or all would name the same.
fn clearest(lines: &[LineId], paintings: &[Seen], dice: &mut Dice) -> Option<(Seat, LineId)> {
    let mut clear = Vec::new();
    for seen in paintings {
        if let Some((line, ahead)) = best(lines, &seen.motifs, dice) {
            clear.push((ahead, seen.painter, line));
        }
    }
    let sure = clear.iter().map(|(ahead, ..)| *ahead).max()?.min(25);
    clear.retain(|(ahead, ..)| *ahead >= sure);
    dice.pick(&clear).map(|(_, painter, line)| (*painter, *line))
}

/// A line that nobody seems to have painted (RULES 5.3).
pub(super) fn decoy(level: Level, view: &View, seat: Seat, dice: &mut Dice) -> Option<LineId> {
    let own = view.own.as_ref().map(|own| own.line);
    let mut lines = view.left().filter(|line| Some(*line) != own).collect::<Vec<_>>();
    dice.shuffle(&mut lines);
    let paintings = paintings(view, seat);
    let all = view.open.iter().copied().filter(|line| Some(*line) != own).collect::<Vec<_>>();
    let taken = spoken_for(&all, &paintings, dice);
    let likely = |line: &LineId| paintings.iter().map(|seen| fit(*line, &seen.motifs)).max().unwrap_or(0);
    match level {
        Level::Easy if dice.chance(1, 2) => lines.first().copied(),
        Level::Hard => lines.iter().min_by_key(|line| (taken.contains(line), likely(line))).copied(),
        Level::Easy | Level::Medium => lines.iter().min_by_key(|line| likely(line)).copied(),
    }
}

/// The character that the stamps stand for (RULES 6.4). Where there is none, any that some motif stands for.
pub(super) fn character(level: Level, view: &View, dice: &mut Dice) -> Entry {
    let sheet = view.turn.and_then(|painter| view.paintings[painter].as_ref()).map(Drawing::sheet);
    let motifs = sheet.map(|sheet| sheet.motifs()).unwrap_or_default();
    let meant = |motif: &Motif| book().motif(*motif).map(|entry| entry.depicts.clone()).unwrap_or_default();
    let mut characters = motifs.iter().flat_map(meant).collect::<Vec<_>>();
    if characters.is_empty() {
        characters = book().motifs.iter().flat_map(|motif| motif.depicts.clone()).collect();
    }
    characters.retain(|c| !view.wrong.contains(c));
    // What all stamps stand for comes first; an easy bot does not look so closely.
    let common = |c: &char| motifs.iter().all(|motif| meant(motif).contains(c));
    if level != Level::Easy && characters.iter().any(common) {
        characters.retain(common);
    }
    if level == Level::Easy && dice.chance(1, 3) {
        return Entry::Blank;
    }
    dice.pick(&characters).map_or(Entry::Blank, |c| Entry::Character(*c))
}
