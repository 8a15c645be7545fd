//! Writes a picture of all motifs in their order: `cargo run -p drawing --features raster --example motifs -- FILE`.

use std::io::{Error, Result};

use drawing::{Mark, Motif, Point, Sheet, Stamp};

/// How many stand in a row.
const ROW: u16 = 10;

fn main() -> Result<()> {
    let file = std::env::args().nth(1).ok_or_else(|| Error::other("which file?"))?;
    let middle = |place: u16| (2 * place + 1) * (u16::MAX / (2 * ROW));
    let stamp = |(place, motif): (u16, Motif)| {
        let at = Point { x: middle(place % ROW), y: middle(place / ROW) };
        Mark::Stamp(Stamp { motif, at, size: 23, turn: 0 })
    };
    let sheet = Sheet { marks: (0..).zip(Motif::all()).map(stamp).collect() };
    let bytes = drawing::png(&sheet.encode(), 1_500).ok_or_else(|| Error::other("it cannot be written"))?;
    std::fs::write(file, bytes)
}
