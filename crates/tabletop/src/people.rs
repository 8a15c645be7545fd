//! Who sits at the table. Rules do not know; the host and the saves do.

use serde::{Deserialize, Deserializer, Serialize};

use crate::Level;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person, or a team of several who share a seat.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat's player and the name on its mat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Occupant {
    /// Person or bot.
    pub player: Player,
    name: String,
}

impl Occupant {
    /// The most characters of a name.
    pub const NAME: usize = 24;

    /// A player with a name. Control characters are dropped, and what is longer than [`Self::NAME`] is cut.
    #[must_use]
    pub fn new(player: Player, name: &str) -> Self {
        let name = name.chars().filter(|c| !c.is_control()).take(Self::NAME).collect::<String>();
        Self { player, name: name.trim().to_owned() }
    }

    /// The name; empty where the locale should give one.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl<'de> Deserialize<'de> for Occupant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Raw {
            player: Player,
            name: String,
        }
        let raw = Raw::deserialize(from)?;
        Ok(Self::new(raw.player, &raw.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_a_file_is_cleaned_like_a_typed_one() {
        let text = r#"{"player":"Person","name":"  a\u0007b\n  "}"#;
        let read: Occupant = serde_json::from_str(text).unwrap();
        assert_eq!(read.name(), "ab");
        let long = "駱".repeat(99);
        assert_eq!(Occupant::new(Player::Person, &long).name().chars().count(), Occupant::NAME);
    }
}
