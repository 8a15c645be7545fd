//! RULES 1: the pieces.

use std::collections::BTreeMap;

use baba_yaga::{BabaYaga, Clue, Clues, Config, House, Ingredient, PathEnd, Power, Spell};
use tabletop::testkit::Lawful;
use tabletop::{Game, Seed, Speak};

use crate::page::PAGE;
use crate::table::{BEN, Play, new_match};

/// RULES 1.1
#[test]
fn two_to_five_take_part() {
    let fits = |seats| BabaYaga::new_match(&Config::new(seats), Seed(1)).is_ok();
    assert_eq!((0..9).filter(|seats| fits(*seats)).collect::<Vec<_>>(), [2, 3, 4, 5]);
    assert_eq!(BabaYaga::SEATS, (2, 5));
}

/// RULES 1.2
#[test]
fn each_of_sixteen_ingredients_lies_behind_one_tile() {
    for seed in 0..20 {
        let game = new_match(Config::new(4), seed);
        BabaYaga::audit(game.state()).unwrap();
        assert_eq!(BabaYaga::view(game.state(), tabletop::Viewer::Public).tiles.len(), 16);
    }
    let listed =
        "toad fish rose snail spider bat honey acorn feather owl mushroom snake bone candle apple crystal";
    for (number, name) in (1..).zip(listed.split(' ')) {
        let ingredient = Ingredient::numbered(number).unwrap();
        assert_eq!(ingredient.message().id, format!("ingredient-{name}"));
        assert_eq!(ingredient.number(), number);
        let words = PAGE.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(&format!("{number} {name}")), "{number} {name}");
    }
    assert_eq!((Ingredient::numbered(0), Ingredient::numbered(17)), (None, None));
}

/// RULES 1.3
#[test]
fn clues_are_vague_clear_or_bare() {
    let names = |clues: Clues| Ingredient::ALL.map(|one| clues.clue(one).message().id.replace("clue-", ""));
    let vague = "pond garden cave old-tree moonlit-fir undergrowth churchyard hill";
    let pairs = vague.split(' ').flat_map(|name| [name, name]).collect::<Vec<_>>();
    assert_eq!(names(Clues::Vague).to_vec(), pairs);
    let clear = "pond stream rose-bush cabbage-patch web cave hollow-tree oak nest moonlit-fir rotten-log rocks \
                 grave chapel orchard mine";
    assert_eq!(names(Clues::Clear).to_vec(), clear.split_whitespace().collect::<Vec<_>>());
    assert!(Ingredient::ALL.iter().all(|one| Clues::Bare.clue(*one) == Clue::Forest));
    assert_eq!(Config::new(2).clues, Clues::Vague, "which is usual");
}

/// RULES 1.4: as the page lists them.
#[test]
fn spells_have_four_ingredients_and_each_pair_is_on_one_card() {
    let listed = PAGE.split(|c: char| c.is_whitespace() || ",.".contains(c));
    let listed =
        listed.filter(|word| word.split('-').count() == 4 && word.starts_with(|c: char| c.is_ascii_digit()));
    let mut listed = listed.collect::<Vec<_>>();
    listed.dedup();
    let of = |spell: Spell| spell.ingredients().map(|one| one.number().to_string()).join("-");
    assert_eq!(Spell::all().map(of).collect::<Vec<_>>(), listed);
    let mut pairs = BTreeMap::new();
    for spell in Spell::all() {
        let four = spell.ingredients();
        for (index, one) in four.iter().enumerate() {
            for other in &four[index + 1..] {
                *pairs.entry((one.min(other).number(), one.max(other).number())).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(pairs.len(), 16 * 15 / 2);
    assert!(pairs.values().all(|cards| *cards == 1));
}

/// RULES 1.4: the powers come again and again.
#[test]
fn the_six_powers_are_dealt_in_turn() {
    let powers =
        [Power::LongFlight, Power::ShortFlight, Power::Fingers, Power::ChinOnFist, Power::House, Power::Swap];
    let in_turn = powers.into_iter().cycle().take(20).collect::<Vec<_>>();
    assert_eq!(Spell::all().map(Spell::power).collect::<Vec<_>>(), in_turn);
    let count = |power| Spell::all().filter(|spell| spell.power() == power).count();
    assert_eq!(powers.map(count), [4, 4, 3, 3, 3, 3]);
}

/// RULES 1.5
#[test]
fn ten_path_tiles_reach_for_every_path() {
    let mut cells = PathEnd::ALL.iter().flat_map(|end| (0..5).map(|tile| end.cell(tile))).collect::<Vec<_>>();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), 9, "and one more for a long flight");
    let play = Play::flying(&Config::new(2), "next long/none");
    assert_eq!(play.view().witch.unwrap().tiles, 6);
    assert_eq!(new_match(Config::new(2).starting(BEN), 1).beats().len(), 4, "nothing is placed by set-up");
    assert_eq!(Play::at(&Config::new(2), "").house(), House::Beside);
}
