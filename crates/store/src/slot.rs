//! Where in the store a match lies.

/// The place of one match: the file `<game>/<name>.match`.
///
/// Both parts are one to 64 small letters, digits and hyphens, so that they are file names on every system and can
/// never lead out of the store.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot {
    game: String,
    name: String,
}

impl Slot {
    /// The most characters of either part.
    pub const LONGEST: usize = 64;

    /// A slot; `None` where a part is not a good name.
    #[must_use]
    pub fn new(game: &str, name: &str) -> Option<Self> {
        (is_name(game) && is_name(name)).then(|| Self { game: game.to_owned(), name: name.to_owned() })
    }

    /// The game it is of, by its folder.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Its name within the game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Whether this may be a folder or the name of a slot.
pub(crate) fn is_name(part: &str) -> bool {
    let fits = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=Slot::LONGEST).contains(&part.len()) && part.bytes().all(fits)
}

#[cfg(test)]
mod tests {
    use super::Slot;

    #[test]
    fn a_slot_cannot_lead_out_of_the_store() {
        assert!(Slot::new("camel-race", "12").is_some());
        for bad in ["", "..", "a/b", "a\\b", "A", "x.match", " ", "駱駝", &"a".repeat(65)] {
            assert_eq!(Slot::new("camel-race", bad), None, "{bad:?}");
            assert_eq!(Slot::new(bad, "12"), None, "{bad:?}");
        }
    }
}
