//! Motifs as papers that are cut and laid over each other.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tiny_skia::{Path, PathBuilder, Transform};

use super::colours::paper;
use super::path;
use crate::Motif;

/// One paper of a motif, in a square from −50 to 50. Each begins with the name of its paper.
#[derive(Debug, Deserialize)]
enum Cut {
    /// An outline.
    Paper(String, String),
    /// A line of this width.
    Line(String, f32, String),
    /// A disc about x and y with a radius.
    Disc(String, f32, f32, f32),
    /// An outline so many times around x and y; it points up from there.
    Petals(String, u8, f32, f32, String),
    /// Another motif with its middle at x and y, so many times as large.
    Like(String, f32, f32, f32),
}

/// One paper, ready to be laid down.
#[derive(Debug)]
pub(super) struct Piece {
    pub path: Path,
    pub colour: [u8; 3],
    /// How wide the line is; an outline where it is none.
    pub line: Option<f32>,
}

static PIECES: LazyLock<BTreeMap<String, Vec<Piece>>> = LazyLock::new(|| {
    let cuts: BTreeMap<String, Vec<Cut>> =
        ron::from_str(include_str!("../../content/shapes.ron")).unwrap_or_default();
    let pieces = |id: &String| pieces(&cuts, id, Transform::identity(), 0).unwrap_or_default();
    cuts.keys().map(|id| (id.clone(), pieces(id))).collect()
});

/// The papers of a motif, the lowest first.
pub(super) fn of(motif: Motif) -> &'static [Piece] {
    motif.id().and_then(|id| PIECES.get(id)).map_or(&[], Vec::as_slice)
}

/// How often a motif may be like another that is like another.
const DEEP: u8 = 3;

/// Cuts a motif; `None` where one of its papers is not right.
fn pieces(cuts: &BTreeMap<String, Vec<Cut>>, id: &str, place: Transform, deep: u8) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    for cut in cuts.get(id)? {
        let (name, path, line) = match cut {
            Cut::Paper(name, words) => (name, path::read(words)?, None),
            Cut::Line(name, width, words) => (name, path::read(words)?, Some(width * place.sx)),
            Cut::Disc(name, x, y, radius) => (name, PathBuilder::from_circle(*x, *y, *radius)?, None),
            Cut::Petals(name, count, x, y, words) => (name, petals(*count, (*x, *y), words)?, None),
            Cut::Like(other, x, y, scale) => {
                if deep == DEEP {
                    return None;
                }
                let place = place.pre_translate(*x, *y).pre_scale(*scale, *scale);
                pieces.extend(self::pieces(cuts, other, place, deep + 1)?);
                continue;
            }
        };
        pieces.push(Piece { path: path.transform(place)?, colour: paper(name)?, line });
    }
    Some(pieces)
}

fn petals(count: u8, (x, y): (f32, f32), words: &str) -> Option<Path> {
    let petal = path::read(words)?;
    let mut all = PathBuilder::new();
    for index in 0..count {
        let turn = 360.0 * f32::from(index) / f32::from(count);
        all.push_path(&petal.clone().transform(Transform::from_translate(x, y).pre_rotate(turn))?);
    }
    all.finish()
}
