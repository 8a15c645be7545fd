//! Writing the position notation.

use core::fmt;

use super::{NONE, Position};
use crate::{CamelSet, DesertTile, TileSide};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for (space, camel) in self.track.standing() {
            match last.replace(space) {
                Some(same) if same == space => write!(f, "{camel}")?,
                Some(_) => write!(f, " {space}:{camel}")?,
                None => write!(f, "{space}:{camel}")?,
            }
        }
        write!(f, " dice {}", self.dice)?;
        for (number, (space, tile)) in self.track.tiles().enumerate() {
            write!(f, "{}{space}{tile}", if number == 0 { " tiles " } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Display for CamelSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "{NONE}");
        }
        self.iter().try_for_each(|camel| write!(f, "{camel}"))
    }
}

impl fmt::Display for DesertTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            TileSide::Oasis => '+',
            TileSide::Mirage => '-',
        };
        match self.owner {
            Some(seat) => write!(f, "{side}@{seat}"),
            None => write!(f, "{side}"),
        }
    }
}
