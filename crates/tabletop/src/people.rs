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

/// A side of the screen, where people sit around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Side {
    /// The lower edge.
    #[default]
    South,
    /// The left edge.
    West,
    /// The upper edge.
    North,
    /// The right edge.
    East,
}

impl Side {
    /// All, clockwise from the lower edge.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];
}

/// A seat's player, the name on its mat, and where that mat lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Occupant {
    /// Person or bot.
    pub player: Player,
    name: String,
    /// The side of the screen that they sit at; `None` where one device goes round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

impl Occupant {
    /// The most characters of a name.
    pub const NAME: usize = 24;

    /// A player with a name. Control characters are dropped, and what is longer than [`Self::NAME`] is cut.
    #[must_use]
    pub fn new(player: Player, name: &str) -> Self {
        let name = name.chars().filter(|c| !c.is_control()).take(Self::NAME).collect::<String>();
        Self { player, name: name.trim().to_owned(), side: None }
    }

    /// The same player at this side of the screen.
    #[must_use]
    pub fn at(self, side: Option<Side>) -> Self {
        Self { side, ..self }
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
            #[serde(default)]
            side: Option<Side>,
        }
        let raw = Raw::deserialize(from)?;
        Ok(Self::new(raw.player, &raw.name).at(raw.side))
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
        assert_eq!(read.side, None);
        let long = "駱".repeat(99);
        let seated = Occupant::new(Player::Person, "c").at(Some(Side::East));
        let written = serde_json::to_string(&seated).unwrap();
        assert_eq!(serde_json::from_str::<Occupant>(&written).unwrap(), seated);
        assert_eq!(Occupant::new(Player::Person, &long).name().chars().count(), Occupant::NAME);
    }
}
