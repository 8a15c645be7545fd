//! The example as a process: what people and scripts see of the odds.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;

use crate::{outlook, position};

/// A plain `cargo test` has built it next to the tests; one for chosen targets has not.
fn program() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let test = std::env::current_exe().expect("the test is a file");
        let built = test.ancestors().nth(2).expect("tests are two folders down");
        let program = built.join("examples").join(format!("odds{}", std::env::consts::EXE_SUFFIX));
        if program.exists() { program } else { build() }
    })
}

/// Builds it and returns where it is.
fn build() -> PathBuf {
    let arguments =
        ["build", "--quiet", "--package", "camel-race", "--example", "odds", "--message-format", "json"];
    let output = Command::new(env!("CARGO")).args(arguments).output().expect("cargo runs");
    let messages = serde_json::Deserializer::from_slice(&output.stdout).into_iter::<Value>();
    let program =
        messages.filter_map(|message| Some(message.ok()?.get("executable")?.as_str()?.into())).last();
    program.unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

fn run(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).output().expect("the example runs")
}

/// The JSON alone on standard output.
fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}");
    assert!(output.stderr.is_empty(), "{arguments:?}");
    serde_json::from_slice(&output.stdout).expect("JSON and nothing else")
}

/// Reading JSON may cost the last bit of a number.
fn assert_written(written: &Value, chance: f64) {
    assert!((written.as_f64().expect("a number") - chance).abs() < 1e-15);
}

#[test]
fn it_prints_the_odds_of_the_position() {
    let report = json(&["1:BG 2:YR 3:P", "--dice", "BGYRP", "--tiles", "4-"]);
    let expected = outlook(&position("1:BG 2:YR 3:P tiles 4-"));
    assert_eq!(report.as_object().unwrap().len(), 5);
    for (camel, ranks) in expected.leg.rank.iter() {
        let odds = &report[camel.to_string()];
        assert_eq!(odds.as_object().unwrap().len(), 3);
        let leg = odds["leg"].as_array().unwrap();
        assert_eq!(leg.len(), 5);
        for (written, chance) in leg.iter().zip(ranks) {
            assert_written(written, *chance);
        }
        assert_written(&odds["race_win"], expected.race.win[camel]);
        assert_written(&odds["race_lose"], expected.race.lose[camel]);
    }
}

#[test]
fn the_camels_come_in_the_order_of_the_notation() {
    let text = String::from_utf8(run(&["1:BG 2:YR 3:P"]).stdout).unwrap();
    let places = ["B", "R", "G", "P", "Y"].map(|letter| text.find(&format!("\"{letter}\"")).unwrap());
    assert!(places.is_sorted());
}

#[test]
fn without_flags_all_dice_are_in_the_pyramid_and_no_tile_is_out() {
    let all = json(&["1:BG 2:YR 3:P", "--dice", "BRGPY", "--tiles", "none"]);
    assert_eq!(json(&["1:BG 2:YR 3:P"]), all);
    assert_eq!(json(&["1:BG", "2:YR", "3:P", "--tiles="]), all);
    assert_ne!(json(&["1:BG 2:YR 3:P", "--dice=GP"]), all);
    assert_ne!(json(&["1:BG 2:YR 3:P", "--tiles=4+@1"]), all);
}

#[test]
fn bad_input_is_said_on_standard_error_alone() {
    for arguments in [
        &[][..],
        &[""],
        &["1:BG 2:YR"],
        &["1:BG 2:YR 3:X"],
        &["1:BG 2:YR 3:P", "--dice", "BB"],
        &["1:BG 2:YR 3:P", "--dice"],
        &["1:BG 2:YR 3:P", "--dice", "B", "--dice", "R"],
        &["1:BG 2:YR 3:P", "--tiles", "3-"],
        &["1:BG 2:YR 3:P", "--tiles", "4"],
        &["1:BG 2:YR 3:P", "--colour"],
        &["--dice", "B"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_is_given() {
    let output = run(&["--help"]);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(["--dice", "--tiles", "race_win", "race_lose"].iter().all(|word| text.contains(word)));
}
