//! Names of things, of phases and of what a player may do.

use tabletop::{Message, Speak};

use crate::{Clue, Command, Hand, Ingredient, PathEnd, Phase, Place, Power, Skill};

impl Speak for Place {
    fn message(&self) -> Message {
        let (column, row) = self.cell();
        Message::new("place").with("column", column + 1).with("row", row + 1)
    }
}

/// A tile: where it lies and what its forest side shows.
pub(crate) fn tile(place: Place, clue: Clue) -> Message {
    Message::new("tile").with("place", place.message()).with("clue", clue.message())
}

impl Speak for Ingredient {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Toad => "ingredient-toad",
            Self::Fish => "ingredient-fish",
            Self::Rose => "ingredient-rose",
            Self::Snail => "ingredient-snail",
            Self::Spider => "ingredient-spider",
            Self::Bat => "ingredient-bat",
            Self::Honey => "ingredient-honey",
            Self::Acorn => "ingredient-acorn",
            Self::Feather => "ingredient-feather",
            Self::Owl => "ingredient-owl",
            Self::Mushroom => "ingredient-mushroom",
            Self::Snake => "ingredient-snake",
            Self::Bone => "ingredient-bone",
            Self::Candle => "ingredient-candle",
            Self::Apple => "ingredient-apple",
            Self::Crystal => "ingredient-crystal",
        })
    }
}

impl Speak for Clue {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Forest => "clue-forest",
            Self::Pond => "clue-pond",
            Self::Stream => "clue-stream",
            Self::RoseBush => "clue-rose-bush",
            Self::CabbagePatch => "clue-cabbage-patch",
            Self::Web => "clue-web",
            Self::Cave => "clue-cave",
            Self::HollowTree => "clue-hollow-tree",
            Self::Oak => "clue-oak",
            Self::Nest => "clue-nest",
            Self::MoonlitFir => "clue-moonlit-fir",
            Self::RottenLog => "clue-rotten-log",
            Self::Rocks => "clue-rocks",
            Self::Grave => "clue-grave",
            Self::Chapel => "clue-chapel",
            Self::Orchard => "clue-orchard",
            Self::Mine => "clue-mine",
            Self::Garden => "clue-garden",
            Self::OldTree => "clue-old-tree",
            Self::Undergrowth => "clue-undergrowth",
            Self::Churchyard => "clue-churchyard",
            Self::Hill => "clue-hill",
        })
    }
}

impl Speak for PathEnd {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::North => "end-north",
            Self::East => "end-east",
            Self::South => "end-south",
            Self::West => "end-west",
        })
    }
}

impl Speak for Hand {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Left => "hand-left",
            Self::Right => "hand-right",
        })
    }
}

impl Speak for Power {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::LongFlight => "power-long-flight",
            Self::ShortFlight => "power-short-flight",
            Self::Fingers => "power-fingers",
            Self::ChinOnFist => "power-chin-on-fist",
            Self::House => "power-house",
            Self::Swap => "power-swap",
        })
    }
}

impl Speak for Skill {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Easy => "level-easy",
            Self::Normal => "level-normal",
            Self::Hard => "level-hard",
        })
    }
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Preview => "phase-preview",
            Self::Witch => "phase-witch",
            Self::Spell => "phase-spell",
            Self::Flight => "phase-flight",
            Self::House => "phase-house",
            Self::Swap => "phase-swap",
            Self::Expert => "phase-expert",
            Self::Over => "phase-over",
        })
    }
}

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::PlaceWitch { end } => Message::new("command-place-witch").with("end", end.message()),
            Self::TurnSpell => Message::new("command-turn-spell"),
            Self::Turn { place } => Message::new("command-turn").with("place", place.message()),
            Self::TurnBack { place } => Message::new("command-turn-back").with("place", place.message()),
            Self::LiftHouse { place } => Message::new("command-lift-house").with("place", place.message()),
            Self::Step { hand: None } => Message::new("command-step"),
            Self::Step { hand: Some(hand) } => Message::new("command-step-hand").with("hand", hand.message()),
            Self::PlaceHouse { place } => Message::new("command-place-house").with("place", place.message()),
            Self::LeaveHouse => Message::new("command-leave-house"),
            Self::Swap { one, other } => {
                Message::new("command-swap").with("one", one.message()).with("other", other.message())
            }
        }
    }
}
