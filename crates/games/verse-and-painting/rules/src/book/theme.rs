//! Twelve lines that belong together.

use serde::{Deserialize, Serialize};
use tabletop::{Message, Speak};

use super::line::Raw as RawLine;
use super::{Line, Motif, MotifEntry, book};

/// A theme, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ThemeId(pub u8);

/// A theme (RULES 1.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name in files, such as `farewell`.
    pub id: String,
    /// The message that names it: `theme-` and the name.
    pub message: String,
    /// Its lines.
    pub lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(rename = "Theme")]
struct Raw {
    id: String,
    lines: Vec<RawLine>,
}

impl Theme {
    pub(super) fn read(text: &str, motifs: &[MotifEntry]) -> Result<Self, String> {
        let raw: Raw = ron::from_str(text).map_err(|error| error.to_string())?;
        let named = |id: &str| {
            let place = motifs.iter().position(|motif| motif.id == id)?;
            u8::try_from(place).ok().map(Motif)
        };
        let lines = raw.lines.into_iter().map(|line| line.resolve(named)).collect::<Result<_, _>>()?;
        Ok(Self { message: format!("theme-{}", raw.id), id: raw.id, lines })
    }
}

impl Speak for ThemeId {
    fn message(&self) -> Message {
        Message::new(book().theme(*self).map_or("theme-unknown", |theme| theme.message.as_str()))
    }
}
