//! Names of sprites.

use baba_yaga::{Clue, Clues, Hand, Ingredient, Power};

/// The forest side of a tile.
pub fn forest(clues: Clues, clue: Clue) -> &'static str {
    let clear = clues == Clues::Clear;
    match clue {
        Clue::Forest => "forest-bare",
        Clue::Pond if clear => "forest-clear-pond",
        Clue::Cave if clear => "forest-clear-cave",
        Clue::MoonlitFir if clear => "forest-clear-moonlit-fir",
        Clue::Pond => "forest-vague-pond",
        Clue::Cave => "forest-vague-cave",
        Clue::MoonlitFir => "forest-vague-moonlit-fir",
        Clue::Garden => "forest-vague-garden",
        Clue::OldTree => "forest-vague-old-tree",
        Clue::Undergrowth => "forest-vague-undergrowth",
        Clue::Churchyard => "forest-vague-churchyard",
        Clue::Hill => "forest-vague-hill",
        Clue::Stream => "forest-clear-stream",
        Clue::RoseBush => "forest-clear-rose-bush",
        Clue::CabbagePatch => "forest-clear-cabbage-patch",
        Clue::Web => "forest-clear-web",
        Clue::HollowTree => "forest-clear-hollow-tree",
        Clue::Oak => "forest-clear-oak",
        Clue::Nest => "forest-clear-nest",
        Clue::RottenLog => "forest-clear-rotten-log",
        Clue::Rocks => "forest-clear-rocks",
        Clue::Grave => "forest-clear-grave",
        Clue::Chapel => "forest-clear-chapel",
        Clue::Orchard => "forest-clear-orchard",
        Clue::Mine => "forest-clear-mine",
    }
}

const INGREDIENTS: [[&str; 2]; 16] = [
    ["ingredient-toad", "bit-toad"],
    ["ingredient-fish", "bit-fish"],
    ["ingredient-rose", "bit-rose"],
    ["ingredient-snail", "bit-snail"],
    ["ingredient-spider", "bit-spider"],
    ["ingredient-bat", "bit-bat"],
    ["ingredient-honey", "bit-honey"],
    ["ingredient-acorn", "bit-acorn"],
    ["ingredient-feather", "bit-feather"],
    ["ingredient-owl", "bit-owl"],
    ["ingredient-mushroom", "bit-mushroom"],
    ["ingredient-snake", "bit-snake"],
    ["ingredient-bone", "bit-bone"],
    ["ingredient-candle", "bit-candle"],
    ["ingredient-apple", "bit-apple"],
    ["ingredient-crystal", "bit-crystal"],
];

/// The other side of a tile.
pub fn ingredient(ingredient: Ingredient) -> &'static str {
    INGREDIENTS[ingredient as usize][0]
}

/// An ingredient on a spell.
pub fn bit(ingredient: Ingredient) -> &'static str {
    INGREDIENTS[ingredient as usize][1]
}

/// A power's emblem.
pub fn power(power: Power) -> &'static str {
    match power {
        Power::LongFlight => "power-long",
        Power::ShortFlight => "power-short",
        Power::Fingers => "power-fingers",
        Power::ChinOnFist => "power-chin",
        Power::House => "power-house",
        Power::Swap => "power-swap",
    }
}

/// The candle that burns down from 5 to 0.
pub fn candle(left: u8) -> &'static str {
    ["candle-0", "candle-1", "candle-2", "candle-3", "candle-4", "candle-5"][usize::from(left.min(5))]
}

/// The button that moves the witch.
pub fn tap(hand: Option<Hand>) -> &'static str {
    match hand {
        None => "tap-step",
        Some(Hand::Left) => "tap-step-left",
        Some(Hand::Right) => "tap-step-right",
    }
}
