//! RULES 11: exact odds, by hand where a hand can do it. Searches against slow ones are in the tests of the odds.

use camel_race::{Camel, LegOdds, Outlook, Position, RaceTable, leg_odds};

use Camel::{Blue, Green, Lilac, Red, Yellow};

use crate::page::PAGE;

fn position(text: &str) -> Position {
    text.parse().expect("the notation is right")
}

fn outlook(text: &str) -> Outlook {
    RaceTable::shared().outlook(&position(text))
}

fn leg(text: &str) -> LegOdds {
    leg_odds(&position(text))
}

/// Fails unless these are the chances of a camel for each rank, in sixths.
#[track_caller]
fn assert_sixths(odds: &LegOdds, camel: Camel, sixths: [u8; 5]) {
    let close =
        odds.rank[camel].iter().zip(sixths).all(|(chance, n)| (chance * 6.0 - f64::from(n)).abs() < 1e-12);
    assert!(close, "{camel}: {:?} is not {sixths:?} sixths", odds.rank[camel]);
}

/// RULES 11.1: one die by hand.
#[test]
fn one_die_gives_three_outcomes() {
    // 1: 2:YRBG 3:P; 2: 2:YR 3:PBG; 3: 2:YR 3:P 4:BG
    let odds = leg("1:BG 2:YR 3:P dice B");
    assert_sixths(&odds, Green, [4, 2, 0, 0, 0]);
    assert_sixths(&odds, Blue, [0, 4, 2, 0, 0]);
    assert_sixths(&odds, Lilac, [2, 0, 4, 0, 0]);
    assert_sixths(&odds, Red, [0, 0, 0, 6, 0]);
    assert_sixths(&odds, Yellow, [0, 0, 0, 0, 6]);
}

/// RULES 11.1: a mirage puts camels underneath.
#[test]
fn a_mirage_changes_the_odds() {
    // 3 now leads to 2:YR 3:BGP.
    let odds = leg("1:BG 2:YR 3:P dice B tiles 4-");
    assert_sixths(&odds, Lilac, [4, 0, 2, 0, 0]);
    assert_sixths(&odds, Green, [2, 4, 0, 0, 0]);
    assert_sixths(&odds, Blue, [0, 2, 4, 0, 0]);
}

/// RULES 11.1: they stop at the finish line.
#[test]
fn a_die_after_the_finish_does_not_count() {
    // Blue crosses the line; in one case of two before lilac has moved.
    let odds = leg("12:P 13:G 14:Y 15:R 16:B dice BP");
    assert_sixths(&odds, Blue, [6, 0, 0, 0, 0]);
    assert_sixths(&odds, Lilac, [0, 1, 1, 1, 3]);
}

/// RULES 11.1: nothing is left to chance when no die is left.
#[test]
fn a_leg_that_is_over_is_certain() {
    let odds = leg("1:BG 2:YR 3:P dice none");
    for (place, camel) in [Lilac, Red, Yellow, Green, Blue].into_iter().enumerate() {
        assert_eq!(odds.rank[camel][place], 1.0);
    }
}

/// RULES 11.2: by hand where the leg decides the race.
#[test]
fn the_race_has_odds_too() {
    let race = outlook("12:P 13:G 14:Y 15:R 16:B dice BP").race;
    assert_eq!(race.win[Blue], 1.0);
    assert!((race.lose[Lilac] - 0.5).abs() < 1e-12 && (race.lose[Green] - 0.5).abs() < 1e-12);
}

/// RULES 11.2: later legs have no desert tiles.
#[test]
fn tiles_of_a_leg_that_is_over_do_not_matter() {
    let next = outlook("1:BG 2:YR 3:P").race;
    let apart = |text: &str| (outlook(text).race.win[Blue] - next.win[Blue]).abs();
    assert!(apart("1:BG 2:YR 3:P dice none tiles 4-,7+") < 1e-12);
    assert!(apart("1:BG 2:YR 3:P tiles 4-,7+") > 1e-3);
}

/// RULES 11.3
#[test]
fn between_legs_a_place_has_odds_whoever_stands_there() {
    let combinations: usize = (16..=20).product::<usize>() / (1..=5).product::<usize>();
    assert_eq!((RaceTable::NODES, combinations), (15_504, 15_504));
    let one = outlook("3:BG 4:Y 9:RP").race;
    let other = outlook("3:PY 4:B 9:GR").race;
    for (camel, counterpart) in [(Blue, Lilac), (Green, Yellow), (Yellow, Blue), (Red, Green), (Lilac, Red)] {
        assert!((one.win[camel] - other.win[counterpart]).abs() < 1e-12);
        assert!((one.lose[camel] - other.lose[counterpart]).abs() < 1e-12);
    }
}

/// RULES 11.4: the table as it stands on the page.
#[test]
fn the_table_of_the_page_is_right() {
    let columns =
        ["B", "R", "G", "P", "Y"].map(|letter| letter.parse().ok().and_then(Camel::from_letter).unwrap());
    let rows = PAGE.lines().filter(|line| line.starts_with("| `"));
    let mut read = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let outlook = outlook(cells[0].trim_matches('`'));
        for (camel, written) in columns.into_iter().zip(&cells[2..]) {
            let chance = match cells[1] {
                "leg first" => outlook.leg.rank[camel][0],
                "race won" => outlook.race.win[camel],
                "race lost" => outlook.race.lose[camel],
                other => panic!("{other} is no chance"),
            };
            assert_eq!(format!("{chance:.6}"), format!("0{written}"), "{camel} in {row}");
            read += 1;
        }
    }
    assert_eq!(read, 9 * 5);
}
