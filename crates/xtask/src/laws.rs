//! `laws`: very many random matches of each game, far more than the tests play, in a release build.
//!
//! Each rules crate brings an example `<game>-laws` that plays them, prints a line per seat count and a closing total,
//! and ends with an error when a law is broken. This command finds the games and starts their examples.

use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use pico_args::Arguments;

use crate::cargo::cargo;
use crate::checks::layers;
use crate::workspace::{self, Crate};
use crate::{setup, shell, words};

const MATCHES: u64 = 100_000;

/// Plays the named games, or all.
pub fn laws(mut args: Arguments) -> Result<bool> {
    let matches = args.opt_value_from_fn("--games", number)?.unwrap_or(MATCHES);
    let games = chosen(&words(args)?, &workspace::crates()?)?;
    setup::ready_to_build()?;

    let mut broken = Vec::new();
    for game in &games {
        println!("── {game}: {matches} matches under its laws");
        let start = Instant::now();
        let mut command = cargo([
            "run",
            "--quiet",
            "--release",
            "--package",
            game,
            "--example",
            &format!("{game}-laws"),
            "--",
        ])?;
        command.args(["--matches", &matches.to_string()]);
        if !shell::run(&mut command)? {
            broken.push(game.as_str());
        }
        println!("── {game}: {:.1} s, the build included", start.elapsed().as_secs_f32());
    }
    if broken.is_empty() {
        println!("Every law held: {}.", games.join(", "));
    } else {
        println!("FAILED: {}. The lines above name the law, the seed and the seats.", broken.join(", "));
    }
    Ok(broken.is_empty())
}

/// The packages of the games that were asked for, all when none was named.
fn chosen(asked: &[String], crates: &[Crate]) -> Result<Vec<String>> {
    let all: Vec<&str> =
        crates.iter().filter(|one| layers::is_rules(&one.folder)).map(|one| one.name.as_str()).collect();
    ensure!(!all.is_empty(), "there is no game under crates/games");
    if let Some(unknown) = asked.iter().find(|name| !all.contains(&name.as_str())) {
        bail!("there is no game `{unknown}`; there are: {}", all.join(", "));
    }
    let wanted = |name: &&str| asked.is_empty() || asked.iter().any(|one| one == name);
    Ok(all.into_iter().filter(wanted).map(str::to_owned).collect())
}

/// A count of matches, with or without `_` or `,` between the thousands.
fn number(text: &str) -> Result<u64> {
    let digits: String = text.chars().filter(|c| !matches!(c, '_' | ',')).collect();
    let number = digits.parse().with_context(|| format!("`{text}` is not a number of matches"))?;
    if number == 0 { bail!("no match is no proof: give at least 1") } else { Ok(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates() -> Vec<Crate> {
        [("tabletop", "crates/tabletop"), ("camel-race", "crates/games/camel-race/rules")]
            .map(|(name, folder)| Crate { name: name.into(), folder: folder.into(), uses: vec![] })
            .into()
    }

    #[test]
    fn games_are_found_by_their_folder() {
        assert_eq!(chosen(&[], &crates()).expect("all"), ["camel-race"]);
        assert_eq!(chosen(&["camel-race".into()], &crates()).expect("one"), ["camel-race"]);
        let error = chosen(&["tabletop".into()], &crates()).expect_err("not a game").to_string();
        assert_eq!(error, "there is no game `tabletop`; there are: camel-race");
    }

    #[test]
    fn numbers_may_have_separators_and_are_never_zero() {
        assert_eq!(number("100_000").expect("a number"), 100_000);
        assert_eq!(number("1,000").expect("a number"), 1_000);
        assert!(number("0").is_err());
        assert!(number("many").is_err());
    }
}
