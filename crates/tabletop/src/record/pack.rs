//! Packed saves: for handing a running match to somebody without its secrets lying open to the eye.
//!
//! Packing is compression and base64, not encryption: it keeps honest people honest. Its first line says in
//! plain words what the file is and that it holds what players may not know.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

use super::{MAX_BYTES, SaveError};

const FIRST: &str =
    "caravanserai packed match: unfinished, holds what its players may not see; load it, do not read it";

/// Whether these bytes begin like a packed save.
#[must_use]
pub fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(FIRST.as_bytes())
}

/// Packs a save.
#[must_use]
pub fn pack(save: &str) -> String {
    let packed = STANDARD.encode(compress_to_vec_zlib(save.as_bytes(), 6));
    let mut text = format!("{FIRST}\n");
    for line in packed.as_bytes().chunks(96) {
        text.extend(line.iter().map(|byte| char::from(*byte)));
        text.push('\n');
    }
    text
}

/// Unpacks a packed save.
///
/// # Errors
/// When it is damaged, or would unpack to more than [`MAX_BYTES`].
pub fn unpack(bytes: &[u8]) -> Result<Vec<u8>, SaveError> {
    let damaged = || SaveError::Damaged { line: 2 };
    let body = bytes.strip_prefix(FIRST.as_bytes()).ok_or(SaveError::NotASave)?;
    let body = body.strip_prefix(b"\n").ok_or_else(damaged)?;
    let body = body.iter().copied().filter(|byte| *byte != b'\n').collect::<Vec<_>>();
    let packed = STANDARD.decode(body).map_err(|_| damaged())?;
    decompress_to_vec_zlib_with_limit(&packed, MAX_BYTES).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => SaveError::TooLarge { bytes: MAX_BYTES + 1, limit: MAX_BYTES },
        _ => damaged(),
    })
}
