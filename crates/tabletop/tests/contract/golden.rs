//! A match that was kept: it must load, and lead to the same states, on every machine and after every update.
//!
//! The save beside this file holds the state hash after each line, so that a browser's test can read the same
//! file. Where the format or Parley's rules change on purpose, `GOLDEN=write cargo test -p tabletop golden` writes
//! it anew; then look at what became of it.

use tabletop::record::save;
use tabletop::{Game, Match, Millis, Seat, StateHash};

use crate::files::{closed, people};
use crate::parley::{Command, Mode, Parley, Phase};
use crate::table::{missing, parley, plain, play_to, sketch, words};

const KEPT: &str = include_str!("golden/parley.save");

/// Three seats. Somebody thinks better of a sketch, the clock comes twice, everything else is plain.
fn scripted() -> Match<Parley> {
    let mut game = parley(3, Mode::FreeForAll);
    play_to(&mut game, Phase::Tell);
    for (seat, command, at) in [
        (0, words("駱駝與月亮"), 1_000),
        (2, sketch(&[1, 2, 3]), 1_700),
        (2, Command::Retract, 1_900),
        (2, sketch(&[4, 5, 6, 255]), 3_999),
    ] {
        game.submit(Seat(seat), command, Millis(at)).unwrap();
    }
    game.advance(Millis(20_000));
    while let Some(seat) = missing(&game).iter().next() {
        let command = plain(&game, seat);
        game.submit(seat, command, game.now() + 250).unwrap();
    }
    game
}

#[test]
fn the_kept_match_is_the_one_that_is_played_today() {
    let text = save(&scripted(), &people(3));
    if std::env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/contract/golden/parley.save");
        std::fs::write(file, &text).unwrap();
    }
    let first_other = text.lines().zip(KEPT.lines()).position(|(now, kept)| now != kept);
    assert_eq!(first_other, None, "the first line that differs, from 0");
    assert_eq!(text, KEPT);
}

#[test]
fn the_kept_match_loads() {
    let game = closed::<Parley>(KEPT).unwrap().game;
    assert_eq!(game.state(), scripted().state());
    assert!(Parley::outcome(game.state()).is_some());
}

#[test]
fn a_hash_is_of_bytes_that_anybody_can_write_down() {
    // Postcard: a struct is its fields, a number in base 128, a text its length and bytes, `None` a zero.
    // Then the first eight bytes of the SHA-256 of 02 AC 02 03 E9 A7 B1 00.
    let value = (2_u8, 300_u16, "駱", None::<bool>);
    assert_eq!(StateHash::of(&value).to_string(), "142ea7d80986d75c");
}
