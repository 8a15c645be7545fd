//! A line with one character covered (RULES 6.2).

use serde::{Deserialize, Serialize};

use crate::book::LineId;

/// What covers the character.
const COVER: char = '□';

/// A line as it is laid open: all its characters but one. It names neither its poem nor its number, which would say the
/// rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Masked {
    /// The line in traditional characters, with □ in the place of the masked one.
    pub hant: String,
    /// The same in simplified characters.
    pub hans: String,
    /// Which character is masked, from 0.
    pub index: u8,
}

/// Which character a die masks in a line of so many Han characters, from 0 (RULES 6.2); 0 where there is none.
///
/// ```
/// assert_eq!(verse_and_painting::masked_index(2, 5), 1);
/// assert_eq!(verse_and_painting::masked_index(6, 5), 0);
/// ```
#[must_use]
pub fn masked_index(pips: u8, characters: usize) -> usize {
    usize::from(pips.saturating_sub(1)) % characters.max(1)
}

impl Masked {
    /// The line with the character that the die names covered.
    pub(crate) fn new(line: LineId, pips: u8) -> Self {
        let (hant, hans) =
            line.line().map_or(("", ""), |line| (line.line.hant.as_str(), line.line.hans.as_str()));
        let index = masked_index(pips, hant.chars().count());
        let cover = |text: &str| {
            text.chars().enumerate().map(|(place, c)| if place == index { COVER } else { c }).collect()
        };
        Self { hant: cover(hant), hans: cover(hans), index: u8::try_from(index).unwrap_or(0) }
    }
}

/// The character of a line that the die masks.
pub(crate) fn masked_character(line: LineId, pips: u8) -> Option<char> {
    let characters = line.line()?.characters();
    characters.get(masked_index(pips, characters.len())).copied()
}

/// Whether the rules take this for a Han character (RULES 8.11).
pub(crate) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}' | '〇')
}
