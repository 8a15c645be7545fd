//! The reference values of the rules page, *Exact odds*, to six digits.

use camel_race::{ByCamel, Camel};

use crate::{outlook, position};

/// The columns of the page.
const COLUMNS: [Camel; 5] = [Camel::Blue, Camel::Green, Camel::Yellow, Camel::Red, Camel::Lilac];

fn assert_six_digits(odds: &ByCamel<f64>, page: [u32; 5]) {
    let millionths = COLUMNS.map(|camel| (odds[camel] * 1e6).round() as u32);
    assert_eq!(millionths, page);
}

fn assert_reference(text: &str, first: [u32; 5], win: [u32; 5], lose: [u32; 5]) {
    let outlook = outlook(&position(text));
    assert_six_digits(&outlook.leg.rank.map(|_, ranks| ranks[0]), first);
    assert_six_digits(&outlook.race.win, win);
    assert_six_digits(&outlook.race.lose, lose);
}

#[test]
fn a_first_leg() {
    assert_reference(
        "1:BG 2:YR 3:P",
        [119_033, 288_512, 130_864, 293_861, 167_730],
        [184_074, 202_831, 198_135, 209_903, 205_057],
        [257_975, 189_183, 208_176, 167_403, 177_263],
    );
}

#[test]
fn a_first_leg_with_a_mirage() {
    assert_reference(
        "1:BG 2:YR 3:P tiles 4-",
        [130_796, 230_247, 161_831, 265_638, 211_488],
        [181_348, 201_040, 197_800, 211_785, 208_027],
        [260_251, 195_670, 208_709, 165_098, 170_272],
    );
}

#[test]
fn the_last_leg() {
    let first = [67_284, 101_749, 198_560, 280_556, 351_852];
    assert_reference("12:B 13:G 14:Y 15:R 16:P", first, first, [699_794, 180_453, 65_432, 27_778, 26_543]);
}
