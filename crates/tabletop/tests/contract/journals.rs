//! Journals: a match kept line by line, cut off anywhere, taken up again.

use tabletop::record::{Reading, SaveError, Writer, read};
use tabletop::{Host, Level, Match, Millis, Occupant, Player, Seat};

use crate::files::{chained, closed, journal, lines, people, short};
use crate::parley::{Mode, Parley, Phase};
use crate::table::{parley, parley_at, plain, sketch};

/// A host at the first sketch, and its journal so far.
fn sketching() -> (Host<Parley>, String) {
    let game = parley_at(Phase::Sketch, 3, Mode::FreeForAll);
    let (mut host, mut text) = Host::begin(game, people(3));
    text += &host.advance(Millis(0));
    (host, text)
}

fn same(host: &Host<Parley>, text: &str) -> Match<Parley> {
    let kept = journal::<Parley>(text).unwrap();
    let whole = closed::<Parley>(&host.save()).unwrap();
    assert_eq!(kept.game.log(), whole.game.log());
    assert_eq!(kept.game.state(), whole.game.state());
    assert_eq!(kept.people, whole.people);
    assert_eq!(kept.torn, 0);
    kept.game
}

#[test]
fn each_command_is_a_line_and_the_lines_are_the_match() {
    let (mut host, mut text) = Host::begin(parley(2, Mode::FreeForAll), people(2));
    assert_eq!(lines(&text).len(), 2, "header and people");
    for count in 1..=3 {
        let before = closed::<Parley>(&host.save()).unwrap().game;
        let line = host.submit(Seat(0), plain(&before, Seat(0)), Millis(count)).unwrap();
        assert_eq!(line.lines().count(), 1);
        text += &line;
        assert_eq!(same(&host, &text).log().len() as u64, count);
    }
    assert_eq!(text, chained(&lines(&text)));
}

#[test]
fn a_torn_line_is_left_out_and_the_journal_goes_on() {
    let (mut host, mut text) = sketching();
    let kept = text.len();
    text += &host.submit(Seat(1), sketch(&[1]), Millis(5)).unwrap();
    for cut in kept..text.len() {
        let back = journal::<Parley>(&text[..cut]).unwrap();
        assert_eq!(back.torn, cut - kept);
        assert_eq!(back.game.log().len(), 3);
        let mut again = Host::resume(back);
        let line = again.submit(Seat(1), sketch(&[1]), Millis(5)).unwrap();
        assert_eq!(format!("{}{line}", &text[..kept]), text, "the same line after the same lines");
    }
}

#[test]
fn only_an_unfinished_line_is_forgiven() {
    let (_, text) = sketching();
    let changed = text.replacen("\"at\":0", "\"at\":1", 1);
    assert_eq!(journal::<Parley>(&changed).err(), Some(SaveError::Damaged { line: 3 }));
    let last = format!("{}x\n", text.trim_end());
    assert_eq!(journal::<Parley>(&last).err(), Some(SaveError::Damaged { line: 5 }), "whole, but wrong");
    let (_, unclosed) = sketching();
    assert_eq!(
        closed::<Parley>(&unclosed).err(),
        Some(SaveError::Damaged { line: 6 }),
        "a journal is not closed"
    );
}

#[test]
fn what_stands_before_the_damage_is_salvaged_and_goes_on() {
    let (_, text) = sketching();
    let salvage = |bytes: &[u8]| read::<Parley>(bytes, Reading::Salvage);
    let ends = text.match_indices('\n').map(|(at, _)| at + 1).collect::<Vec<_>>();
    for at in ends[0]..text.len() {
        let mut damaged = text.clone().into_bytes();
        damaged[at] ^= 1;
        let good = ends.iter().copied().take_while(|end| *end <= at).last().unwrap();
        let back = salvage(&damaged).unwrap_or_else(|error| panic!("byte {at}: {error:?}"));
        assert_eq!(damaged.len() - back.torn, good, "byte {at}: all whole lines before it count");
        let whole = journal::<Parley>(&text[..good]).unwrap();
        assert_eq!((back.game.log(), back.game.hash()), (whole.game.log(), whole.game.hash()));
        assert_eq!(back.people, whole.people);
        let (mut again, mut other) = (Host::resume(back), Host::resume(whole));
        let line = again.seat(Seat(0), Occupant::new(Player::Person, "Zoe"));
        assert_eq!(line, other.seat(Seat(0), Occupant::new(Player::Person, "Zoe")), "the chain goes on");
    }
    let mut damaged = text.clone().into_bytes();
    damaged[3] ^= 1;
    assert_eq!(salvage(&damaged).err(), Some(SaveError::Damaged { line: 1 }), "there is nothing before it");
    let back = salvage(text.as_bytes()).unwrap();
    assert_eq!((back.torn, back.game.log().len()), (0, 3), "what is not damaged is read whole");
}

#[test]
fn a_closed_save_is_a_journal_too() {
    let (mut host, _) = sketching();
    let save = host.save();
    let mut again = Host::resume(journal::<Parley>(&save).unwrap());
    let line = again.submit(Seat(2), sketch(&[2]), Millis(1)).unwrap();
    host.submit(Seat(2), sketch(&[2]), Millis(1)).unwrap();
    same(&host, &format!("{save}{line}"));
}

#[test]
fn what_was_taken_back_is_a_line_too() {
    let (mut host, mut text) = sketching();
    text += &host.submit(Seat(1), sketch(&[1]), Millis(5)).unwrap();
    text += &host.undo(Seat(1)).unwrap();
    assert_eq!(lines(&text).last().unwrap(), r#"{"undone":{"lines":3}}"#);
    same(&host, &text);
    text += &host.submit(Seat(1), sketch(&[2]), Millis(9)).unwrap();
    let game = same(&host, &text);
    assert_eq!((game.log().len(), game.log()[3].at), (4, Millis(9)));
    assert!(host.save().len() < text.len(), "a save has no line for it");
}

#[test]
fn a_journal_cannot_take_back_what_there_is_not() {
    let (_, text) = sketching();
    for count in [3, 4, 99] {
        let mut lines = lines(&text);
        lines.push(format!("{{\"undone\":{{\"lines\":{count}}}}}"));
        assert_eq!(journal::<Parley>(&chained(&lines)).err(), Some(SaveError::Damaged { line: 6 }));
    }
}

#[test]
fn people_are_renamed_and_seats_change_hands() {
    let (mut host, mut text) = sketching();
    let seated = |text: &str| journal::<Parley>(text).unwrap().people[Seat(1)].clone();
    let (person, bot) =
        (Occupant::new(Player::Person, "Bea"), Occupant::new(Player::Bot(Level::Hard), "Rook"));
    for occupant in [&person, &bot, &person] {
        text += &host.seat(Seat(1), occupant.clone());
        assert_eq!(seated(&text), *occupant);
        assert_eq!(host.people()[Seat(1)], *occupant);
        same(&host, &text);
    }
}

#[test]
fn a_name_in_a_file_is_cleaned() {
    let (_, text) = sketching();
    let lines = lines(&text).iter().map(|line| line.replace("Ann", "A\\u0000n\\nn")).collect::<Vec<_>>();
    assert_eq!(journal::<Parley>(&chained(&lines)).unwrap().people[Seat(0)].name(), "Ann");
}

#[test]
fn deadlines_before_a_refused_command_reach_the_journal_with_the_next_lines() {
    let (mut host, mut text) = sketching();
    assert!(host.submit(Seat(1), sketch(&[1]), Millis(3_000)).is_err());
    assert_eq!(host.phase(), Phase::Vote);
    text += &host.advance(Millis(3_000));
    same(&host, &text);
}

#[test]
fn many_deadlines_at_once_are_a_line_each() {
    let (mut host, mut text) = sketching();
    text += &host.advance(Millis(60_000));
    let game = same(&host, &text);
    assert_eq!(game.log()[3..].iter().map(|line| line.at.0).collect::<Vec<_>>(), [3_000, 8_000]);
}

#[test]
fn compacting_keeps_the_match_and_the_journal_goes_on() {
    let (mut host, mut text) = sketching();
    for sketched in 1..9 {
        text += &host.submit(Seat(1), sketch(&[sketched]), Millis(5)).unwrap();
        text += &host.undo(Seat(1)).unwrap();
    }
    text += &host.seat(Seat(2), Occupant::new(Player::Person, "Cy"));
    let mut compact = host.compact();
    assert!(compact.len() < text.len());
    same(&host, &compact);
    compact += &host.submit(Seat(1), sketch(&[1]), Millis(6)).unwrap();
    same(&host, &compact);
    assert_eq!(journal::<Parley>(&compact).unwrap().people[Seat(2)].name(), "Cy");
}

#[test]
fn a_writer_has_nothing_to_say_where_nothing_has_happened() {
    let game = short();
    let (mut writer, _) = Writer::begin(&game, &people(2));
    assert_eq!(writer.catch_up(&game).lines().count(), 2);
    assert_eq!(writer.catch_up(&game), "");
}
