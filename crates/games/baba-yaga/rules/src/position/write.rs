//! Writing the notation.

use core::fmt;

use super::{NONE, Position};
use crate::{Effects, Spell};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.forest.map(|ingredient| ingredient.number().to_string());
        let rows = numbers.chunks(4).map(|row| row.join(",")).collect::<Vec<_>>();
        write!(f, "{} turn {}", rows.join("/"), self.turn)?;
        if self.flights > 0 {
            write!(f, " flights {}", self.flights)?;
        }
        if let Some(house) = self.house {
            write!(f, " house {house}")?;
        }
        if self.broken.iter().any(|broken| !broken.is_empty()) {
            write!(f, " broken {}", by_seat(&self.broken, |spells| list(spells)))?;
        }
        if !self.stacks.is_empty() {
            write!(f, " stacks {}", by_seat(&self.stacks, |spells| list(spells)))?;
        }
        if self.next.iter().any(|next| *next != Effects::default()) {
            write!(f, " next {}", by_seat(&self.next, |next| effects(*next)))?;
        }
        Ok(())
    }
}

fn by_seat<T>(parts: &[T], write: impl Fn(&T) -> String) -> String {
    parts.iter().map(write).collect::<Vec<_>>().join("/")
}

fn list(spells: &[Spell]) -> String {
    or_none(spells.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}

fn effects(next: Effects) -> String {
    let Effects { long, short, fingers, chin } = next;
    let all = [(long, "long"), (short, "short"), (fingers, "fingers"), (chin, "chin")];
    or_none(all.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect::<Vec<_>>().join("+"))
}

fn or_none(text: String) -> String {
    if text.is_empty() { NONE.to_owned() } else { text }
}
