//! Closed saves: what they say, and every way in which one is refused.

use tabletop::record::{MAX_BYTES, Opening, Reading, SaveError, peek, read, save};
use tabletop::{Game, Level, Lobby, Match, Offer, Player, Seat, Seed, Speak};

use crate::files::{chained, closed, people, refusal, short, short_lines};
use crate::mutant::{Bug, Mutant};
use crate::parley::{Mode, Parley};
use crate::table::plain;

/// The short match's lines with one of them changed.
fn with(line: usize, change: impl Fn(&str) -> String) -> Vec<String> {
    let mut lines = short_lines();
    lines[line - 1] = change(&lines[line - 1]);
    lines
}

fn with_part(line: usize, part: &str, other: &str) -> Vec<String> {
    let lines = with(line, |text| text.replacen(part, other, 1));
    assert_ne!(lines, short_lines(), "line {line} has no {part}");
    lines
}

#[test]
fn a_save_written_by_hand_loads() {
    let lines = [
        r#"{"caravanserai":1,"game":"parley","schema":3,"config":{"seats":2,"mode":"Together","first":1},"seed":9}"#,
        r#"{"people":[{"player":"Person","name":"Ann"},{"player":{"Bot":"Hard"},"name":""}]}"#,
        r#"{"end":{"lines":0}}"#,
    ];
    let back = closed::<Parley>(&chained(&lines)).unwrap();
    assert_eq!((back.game.config().mode, back.game.seed()), (Mode::Together, Seed(9)));
    assert_eq!(back.people[Seat(0)].name(), "Ann");
    assert_eq!(back.people[Seat(1)].player, Player::Bot(Level::Hard));
}

#[test]
fn a_save_is_the_format_and_comes_back() {
    let game = short();
    let text = save(&game, &people(2));
    assert_eq!(text, chained(&short_lines()));
    let back = closed::<Parley>(&text).unwrap();
    assert_eq!(back.game.log(), game.log());
    assert_eq!(back.game.state(), game.state());
    assert_eq!((back.people, back.torn), (people(2), 0));
}

#[test]
fn what_is_no_save_is_not_called_a_damaged_one() {
    for bytes in [&b""[..], b"\n", b"x", b"hello world\n", b"\x89PNG\r\n\x1a\n", b"\xff\xfe\x00", b"{}\n{}\n"]
    {
        assert_eq!(read::<Parley>(bytes, Reading::Closed).err(), Some(SaveError::NotASave), "{bytes:?}");
        assert_eq!(peek(bytes).err(), Some(SaveError::NotASave), "{bytes:?}");
    }
}

#[test]
fn a_changed_byte_is_damage_in_its_line() {
    let whole = chained(&short_lines()).into_bytes();
    let name = whole.windows(14).position(|part| part == b"\"caravanserai\"").unwrap();
    for (place, byte) in whole.iter().enumerate() {
        let number = 1 + whole[..place].iter().filter(|byte| **byte == b'\n').count();
        // One bit that leaves another letter, and one that leaves no UTF-8.
        for changed in [byte ^ 0x10, byte ^ 0x80] {
            let mut bytes = whole.clone();
            bytes[place] = changed;
            let nameless = (name..name + 14).contains(&place);
            let wanted = if nameless { SaveError::NotASave } else { SaveError::Damaged { line: number } };
            let refused = read::<Parley>(&bytes, Reading::Closed).err();
            assert_eq!(refused, Some(wanted), "byte {place} of line {number} is {changed}");
        }
    }
}

#[test]
fn a_missing_swapped_or_doubled_line_is_damage() {
    let text = chained(&short_lines());
    let lines = text.split_inclusive('\n').collect::<Vec<_>>();
    let refused = |order: &[usize]| {
        let text = order.iter().map(|line| lines[line - 1]).collect::<String>();
        closed::<Parley>(&text).err()
    };
    assert_eq!(refused(&[1, 2, 4, 5]), Some(SaveError::Damaged { line: 3 }));
    assert_eq!(refused(&[1, 2, 4, 3, 5]), Some(SaveError::Damaged { line: 3 }));
    assert_eq!(refused(&[1, 2, 3, 3, 4, 5]), Some(SaveError::Damaged { line: 4 }));
    assert_eq!(refused(&[1, 2, 3, 4]), Some(SaveError::Damaged { line: 5 }), "not closed");
    assert_eq!(refused(&[1, 2, 3, 4, 5, 5]), Some(SaveError::Damaged { line: 6 }));
}

#[test]
fn a_line_that_says_nothing_true_is_damage_even_with_a_right_check_value() {
    let damaged = |line| Some(SaveError::Damaged { line });
    assert_eq!(refusal::<Parley, _>(&with_part(5, ":2,", ":3,")), damaged(5), "a wrong count at the end");
    assert_eq!(refusal::<Parley, _>(&with_part(3, "did", "dreamt")), damaged(3));
    let three = with(2, |_| format!("{{\"people\":{}}}", serde_json::to_string(&people(3)).unwrap()));
    assert_eq!(refusal::<Parley, _>(&three), damaged(2), "three people at two seats");
    assert_eq!(refusal::<Parley, _>(&with_part(4, "\"at\":10", "\"at\":4")), damaged(4), "back in time");
}

#[test]
fn another_game_is_named() {
    let found = SaveError::ForeignGame { found: "chess".to_owned(), expected: "parley" };
    assert_eq!(refusal::<Parley, _>(&with_part(1, "parley", "chess")), Some(found));
}

#[test]
fn other_rules_are_older_or_newer() {
    let schema = |number| with_part(1, "\"schema\":3", &format!("\"schema\":{number}"));
    let known = Parley::SCHEMA;
    assert_eq!(refusal::<Parley, _>(&schema(2)), Some(SaveError::Older { found: 2, known }));
    assert_eq!(refusal::<Parley, _>(&schema(4)), Some(SaveError::Newer { found: 4, known }));
    // The config of other rules need not make sense to ours.
    let other = with(1, |_| {
        r#"{"caravanserai":1,"game":"parley","schema":2,"config":"three friends","seed":1}"#.to_owned()
    });
    assert_eq!(refusal::<Parley, _>(&other), Some(SaveError::Older { found: 2, known }));
}

#[test]
fn another_format_is_newer_whatever_else_it_says() {
    let lines = [r#"{"caravanserai":2,"content":[]}"#];
    assert_eq!(refusal::<Parley, _>(&lines), Some(SaveError::Newer { found: 2, known: 1 }));
}

#[test]
fn a_set_up_that_is_none_is_refused() {
    assert_eq!(refusal::<Parley, _>(&with_part(1, "\"seats\":2", "\"seats\":9")), Some(SaveError::SetUp));
    assert_eq!(refusal::<Parley, _>(&with_part(1, "FreeForAll", "Alone")), Some(SaveError::SetUp));
}

#[test]
fn a_command_that_the_rules_refuse_is_refused() {
    let refused = |line| Some(SaveError::Refused { line });
    assert_eq!(refusal::<Parley, _>(&with_part(4, "\"seat\":0", "\"seat\":1")), refused(4));
    assert_eq!(refusal::<Parley, _>(&with_part(4, "\"seat\":0", "\"seat\":255")), refused(4));
    let early = with(4, |_| r#"{"elapsed":{"at":10,"state":"0000000000000000"}}"#.to_owned());
    assert_eq!(refusal::<Parley, _>(&early), refused(4), "no deadline has come");
}

#[test]
fn a_state_that_is_not_reached_is_a_mismatch() {
    let hash = short().hash().to_string();
    let other = with_part(4, &hash, "0123456789abcdef");
    assert_eq!(refusal::<Parley, _>(&other), Some(SaveError::Mismatch { line: 4 }));
}

#[test]
fn a_save_made_by_other_rules_under_the_same_number_is_a_mismatch() {
    let config = Mutant::configure(&Lobby { first: Some(Seat(0)), ..Lobby::new(2) }).unwrap();
    let mut game = Match::<Mutant>::new(config, Seed(7)).unwrap();
    let Offer::Exact(lay) = Mutant::offers(game.state(), Seat(0))[0].clone() else {
        panic!("no card to lay")
    };
    let text = Bug::Coin.during(|| {
        game.submit(Seat(0), lay, game.now()).unwrap();
        save(&game, &people(2))
    });
    assert_eq!(closed::<Mutant>(&text).err(), Some(SaveError::Mismatch { line: 3 }));
    assert!(Bug::Coin.during(|| closed::<Mutant>(&text).is_ok()));
}

#[test]
fn what_is_too_large_is_refused_unread() {
    let bytes = vec![b'\n'; MAX_BYTES + 1];
    let too_large = Some(SaveError::TooLarge { bytes: MAX_BYTES + 1, limit: MAX_BYTES });
    assert_eq!(read::<Parley>(&bytes, Reading::Journal).err(), too_large);
    assert_eq!(peek(&bytes).err(), too_large);
}

#[test]
fn every_refusal_has_its_own_words() {
    let errors = [
        SaveError::NotASave,
        SaveError::Damaged { line: 1 },
        SaveError::ForeignGame { found: String::new(), expected: "parley" },
        SaveError::Newer { found: 2, known: 1 },
        SaveError::Older { found: 1, known: 2 },
        SaveError::SetUp,
        SaveError::Refused { line: 1 },
        SaveError::Mismatch { line: 1 },
        SaveError::TooLarge { bytes: 2, limit: 1 },
    ];
    let words = errors.iter().map(|error| error.message().id).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(words.len(), errors.len());
}

#[test]
fn peeking_reads_the_first_line_only() {
    let opening = Opening { game: "parley".to_owned(), schema: 3 };
    let text = chained(&short_lines());
    assert_eq!(peek(text.as_bytes()), Ok(opening.clone()));
    let mut bytes = text.clone().into_bytes();
    *bytes.last_mut().unwrap() = 0xFF;
    assert_eq!(peek(&bytes), Ok(opening), "damage further on is for reading to find");
    assert_eq!(peek(text.replacen("parley", "barley", 1).as_bytes()), Err(SaveError::Damaged { line: 1 }));
    let foreign = chained(&with_part(1, "parley", "chess"));
    assert_eq!(peek(foreign.as_bytes()).unwrap().game, "chess");
}

#[test]
fn all_of_a_long_timed_match_comes_back() {
    let mut game = crate::table::parley(4, Mode::Teams);
    while Parley::outcome(game.state()).is_none() {
        match crate::table::missing(&game).iter().next() {
            Some(seat) if game.log().len() % 3 != 1 => {
                let command = plain(&game, seat);
                game.submit(seat, command, game.now() + 700).unwrap();
            }
            Some(seat) if Parley::next_deadline(game.state()).is_none() => {
                let command = plain(&game, seat);
                game.submit(seat, command, game.now()).unwrap();
            }
            _ => game.advance(game.now() + 9_000),
        }
    }
    let back = closed::<Parley>(&save(&game, &people(4))).unwrap().game;
    assert_eq!(back.log(), game.log());
    assert_eq!(back.state(), game.state());
    assert_eq!(back.beats(), game.beats());
}
