//! Whether a kept match can be taken up at all, found out without taking it up.

use tabletop::record::{Reading, read};
use tabletop::{Message as Said, Speak};

use crate::TableGame;

/// Reads a kept match as [`crate::Opener::resume`] would, and leaves the table as it is.
///
/// # Errors
/// Why it cannot be taken up.
pub(crate) fn check<V: TableGame>(bytes: &[u8]) -> Result<(), Said> {
    read::<V::Game>(bytes, Reading::Journal).map(|_| ()).map_err(|error| error.message())
}
