//! Drawings made of stamps alone: for whoever cannot draw, and for bots.

use tabletop::Dice;

use crate::{Ink, Mark, Motif, Point, Sample, Sheet, Stamp, Stroke, Tool, Width};

/// How many stamps stand in a row.
const ROW: usize = 3;

impl Sheet {
    /// These motifs side by side, in rows of three, as large as they have room.
    #[must_use]
    pub fn of_motifs(motifs: &[Motif]) -> Self {
        let rows = motifs.len().div_ceil(ROW).max(1);
        let size = match motifs.len().min(ROW).max(rows) {
            0 | 1 => 168,
            2 => 112,
            _ => 78,
        };
        let stamp = |(place, motif): (usize, &Motif)| {
            let (row, column) = (place / ROW, place % ROW);
            let columns = (motifs.len() - row * ROW).min(ROW);
            let at = Point { x: middle(column, columns), y: middle(row, rows) };
            Mark::Stamp(Stamp { motif: *motif, at, size, turn: 0 })
        };
        Self { marks: motifs.iter().enumerate().map(stamp).collect() }
    }

    /// A short stroke that means nothing: at a loss for a picture.
    #[must_use]
    pub fn scribble() -> Self {
        let points = [(20_000, 30_000), (30_000, 24_000), (36_000, 38_000), (46_000, 30_000)];
        let samples = points.map(|(x, y)| Sample { at: Point { x, y }, pressure: 128 });
        let tool = Tool::Pen { ink: Ink::Grey, width: Width::Medium };
        Self { marks: vec![Mark::Stroke(Stroke { tool, samples: samples.to_vec() })] }
    }

    /// Some drawing that is not blank.
    #[must_use]
    pub fn random(dice: &mut Dice) -> Self {
        let all = Motif::all().collect::<Vec<_>>();
        let motifs = (0..dice.below(4)).filter_map(|_| dice.pick(&all).copied()).collect::<Vec<_>>();
        let mut sheet = Self::of_motifs(&motifs);
        if motifs.is_empty() || dice.chance(1, 2) {
            sheet.marks.push(Mark::Stroke(random_stroke(dice)));
        }
        sheet
    }
}

fn random_stroke(dice: &mut Dice) -> Stroke {
    let coordinate = |dice: &mut Dice| u16::try_from(dice.below(1 << 16)).unwrap_or(0);
    let tool = Tool::Pen { ink: Ink::ALL[dice.index(8)], width: Width::ALL[dice.index(3)] };
    let samples = (0..=dice.below(4))
        .map(|_| Sample { at: Point { x: coordinate(dice), y: coordinate(dice) }, pressure: dice.roll(255) })
        .collect();
    Stroke { tool, samples }
}

/// The middle of one of several equal parts of the board.
fn middle(part: usize, parts: usize) -> u16 {
    let parts = parts.max(1);
    u16::try_from((65_536 * (2 * part + 1) / (2 * parts)).min(65_535)).unwrap_or(u16::MAX)
}
