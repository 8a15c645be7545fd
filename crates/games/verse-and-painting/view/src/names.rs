//! Names of sprites and of words.

use verse_and_painting::drawing::Drawing;

/// The paper on which a slip is written.
pub const SLIP: &str = "verse-slip";
/// The same for the viewer's own line.
pub const SLIP_OWN: &str = "verse-slip-own";
/// A slip that lies face down.
pub const SLIP_BACK: &str = "verse-slip-back";

/// The die of a round.
pub fn die(pips: u8) -> &'static str {
    let faces = ["verse-die-1", "verse-die-2", "verse-die-3", "verse-die-4", "verse-die-5", "verse-die-6"];
    faces[usize::from(pips.clamp(1, 6)) - 1]
}

/// The sprite of a painting: one for each drawing, so that equal drawings share one.
pub fn painting(drawing: &Drawing) -> String {
    format!("painting-{:016x}", hash(drawing.bytes()))
}

/// FNV-1a, 64 bits.
fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
