//! RULES 10: the position notation.

use std::process::Command;

use camel_race::{Camel, CamelSet, DesertTile, Position, RaceTable, Space, TileSide};

use Camel::{Blue, Green, Lilac, Red, Yellow};

use crate::page::PAGE;
use crate::table::{BEN, at, track};

fn read(text: &str) -> Position {
    text.parse().expect("the notation is right")
}

/// RULES 10.1
#[test]
fn stacks_are_written_bottom_to_top() {
    let track = read("1:BG 2:YR 3:P").track;
    assert_eq!(track.stack(Space(1)), [Blue, Green]);
    assert_eq!(track.stack(Space(2)), [Yellow, Red]);
    assert_eq!(track.stack(Space(3)), [Lilac]);
    assert_eq!(track.ranking(), [Lilac, Red, Yellow, Green, Blue]);
    let over = read("1:BG 16:P 17:YR").track;
    assert!(over.is_over() && !track.is_over());
    assert_eq!(over.stack(Space::BEYOND), [Yellow, Red]);
}

/// RULES 10.2
#[test]
fn dice_are_those_in_the_pyramid() {
    assert_eq!(read("1:BG 2:YR 3:P dice BGYRP").dice, CamelSet::ALL);
    assert_eq!(read("1:BG 2:YR 3:P").dice, CamelSet::ALL);
    assert_eq!(read("1:BG 2:YR 3:P dice PB").dice, [Blue, Lilac].into_iter().collect());
    assert_eq!(read("1:BG 2:YR 3:P dice none").dice, CamelSet::EMPTY);
}

/// RULES 10.3
#[test]
fn tiles_have_a_space_a_side_and_perhaps_an_owner() {
    let track = read("1:BG 2:YR 3:P tiles 4-,9+@2").track;
    assert_eq!(track.tile(Space(4)), Some(DesertTile { side: TileSide::Mirage, owner: None }));
    assert_eq!(track.tile(Space(9)), Some(DesertTile { side: TileSide::Oasis, owner: Some(BEN) }));
    assert_eq!(track.tiles().count(), 2);
    assert_eq!(read("1:BG 2:YR 3:P").track.tiles().count(), 0);
    assert_eq!(read("1:BG 2:YR 3:P tiles none").track.tiles().count(), 0);
}

/// RULES 10.1 and 10.3: what is written is what was read.
#[test]
fn a_match_writes_its_position_as_it_was_read() {
    let text = "1:BG 2:YR 3:P tiles 4-@1,9+@2";
    assert_eq!(track(&at(2, text)), text);
}

/// The command of the page, as a shell would split it.
fn command() -> Vec<String> {
    let line = PAGE.lines().find_map(|line| line.trim().strip_prefix("cargo run --release "));
    let parts = line.expect("the page has the command").split('"').enumerate();
    let words = parts.flat_map(|(part, text)| match part % 2 {
        0 => text.split_whitespace().map(str::to_owned).collect(),
        _ => vec![text.to_owned()],
    });
    words.collect()
}

/// RULES 10.4: the command of the page, only without its optimisation.
#[test]
fn the_command_prints_the_odds_of_the_page_as_json() {
    let output = Command::new(env!("CARGO")).args(["run", "--quiet"]).args(command()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let outlook = RaceTable::shared().outlook(&read("1:BG 2:YR 3:P dice BGYRP tiles 4-"));
    assert_eq!(report.as_object().unwrap().len(), 5);
    let close = |value: &serde_json::Value, chance: f64| (value.as_f64().unwrap() - chance).abs() < 1e-9;
    for camel in Camel::ALL {
        let odds = &report[camel.letter().to_string()];
        assert_eq!(odds["leg"].as_array().unwrap().len(), 5);
        assert!(close(&odds["leg"][0], outlook.leg.rank[camel][0]));
        assert!(close(&odds["race_win"], outlook.race.win[camel]));
        assert!(close(&odds["race_lose"], outlook.race.lose[camel]));
    }
}
