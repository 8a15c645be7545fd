//! Fixed hashes over canonical bytes.
//!
//! A value is serialised in one way only (postcard: fields in order, no names, no padding) and hashed with
//! SHA-256, so the same state has the same hash natively and in a browser, today and after an update.

use core::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

/// The hash of a state: equal for equal states.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StateHash(pub [u8; 8]);

impl StateHash {
    /// The hash of this value, or of nothing where it cannot be serialised (the laws show that states can).
    pub fn of<T: Serialize>(value: &T) -> Self {
        Self(digest(&[&bytes(value)]))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The canonical bytes of a value.
pub(crate) fn bytes<T: Serialize>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_default()
}

/// Whether a value comes back from its canonical bytes as it was.
pub(crate) fn survives<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> bool {
    let back = postcard::to_allocvec(value).and_then(|bytes| postcard::from_bytes::<T>(&bytes));
    back.is_ok_and(|back| back == *value)
}

/// The first eight bytes of the SHA-256 of these parts, one after the other.
pub(crate) fn digest(parts: &[&[u8]]) -> [u8; 8] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    let mut short = [0; 8];
    short.copy_from_slice(&hash.finalize()[..8]);
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        // The first eight bytes of SHA-256("abc"), FIPS 180-4.
        assert_eq!(StateHash(digest(&[b"a", b"bc"])).to_string(), "ba7816bf8f01cfea");
    }

    #[test]
    fn a_changed_value_changes_it() {
        assert_eq!(StateHash::of(&(1_u8, "x")), StateHash::of(&(1_u8, "x")));
        assert_ne!(StateHash::of(&(1_u8, "x")), StateHash::of(&(2_u8, "x")));
    }
}
