//! A drawing as bytes, and as the text that a save holds.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{DrawingError, Sheet, code};

/// A drawing in its bytes. They may come from anywhere: only [`Drawing::decode`] says whether they are a drawing.
///
/// No bytes at all are the empty sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing(Vec<u8>);

impl Drawing {
    /// The most bytes of a drawing, whatever one draws (RULES 3.3).
    pub const MOST: u32 = 64 * 1024;

    /// These bytes, whatever they are.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The marks that the bytes stand for.
    ///
    /// # Errors
    /// When they are too many, or no drawing.
    pub fn decode(&self) -> Result<Sheet, DrawingError> {
        code::decode(&self.0)
    }

    /// The marks, or an empty sheet where the bytes are no drawing: for what has been checked before.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        self.decode().unwrap_or_default()
    }
}

impl Serialize for Drawing {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&STANDARD_NO_PAD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Drawing {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        STANDARD_NO_PAD.decode(text).map(Self).map_err(de::Error::custom)
    }
}
