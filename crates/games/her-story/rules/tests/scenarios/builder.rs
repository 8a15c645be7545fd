//! What a [`Scenario`] itself promises: the position that was asked for, or a word about why not.

use her_story::{ChapterId, Scenario, ScenarioError, SetupError};
use tabletop::Seat;

use crate::table::{ANN, BEN, begin, desk, writer};

const FIRST: ChapterId = ChapterId(0);

#[test]
fn everything_is_as_it_was_asked_for() {
    let asked = Scenario::new(3)
        .turn(BEN)
        .round(4, 2)
        .shown(&[ChapterId(7), ChapterId(9)])
        .tiles("RR TIS")
        .desk(ANN, "RT RT TII")
        .drafts(BEN, &[ChapterId(3)])
        .book(BEN, &[FIRST], true)
        .points(ANN, 12)
        .visited(ANN, 1)
        .next_tiles("SSS TT")
        .next_chapters(&[ChapterId(50)]);
    let state = begin(&asked);
    let table = state.table();
    assert_eq!((table.turn, table.round, table.quiet), (BEN, 4, 2));
    assert_eq!(table.chapters[..2], [Some(ChapterId(7)), Some(ChapterId(9))]);
    assert_eq!(table.tiles.map(|tile| tile.unwrap().to_string())[..2], ["RR", "TIS"]);
    assert_eq!(desk(&state, ANN), "RT RT TII");
    assert_eq!(writer(&state, BEN).drafts[0], Some(ChapterId(3)));
    assert_eq!(writer(&state, BEN).points(), FIRST.points() + 3);
    assert_eq!((writer(&state, ANN).points(), writer(&state, ANN).visits_left()), (12, 1));
}

#[test]
fn what_cannot_be_is_told() {
    let error = |scenario: Scenario| scenario.state().expect_err("there is no such match");
    let new = || Scenario::new(2);
    let seats = SetupError::Seats { found: 6, least: 2, most: 5 };
    assert_eq!(error(Scenario::new(6)), ScenarioError::SetUp(seats));
    assert_eq!(error(new().desk(Seat(2), "RR")), ScenarioError::NoSuchSeat(Seat(2)));
    assert_eq!(error(new().desk(ANN, "RX")), ScenarioError::NoIcons);
    let triple = "RRR".parse().unwrap();
    assert_eq!(error(new().desk(ANN, "RRR RRR")), ScenarioError::NoTileLeft(triple));
    assert_eq!(error(new().desk(ANN, "RT RT RT RT RI RI RI RI")), ScenarioError::NoRoom(ANN, 7));
    let twice = new().shown(&[FIRST]).drafts(ANN, &[FIRST]);
    assert_eq!(error(twice), ScenarioError::NoChapterLeft(FIRST));
    assert!(!error(new().desk(ANN, "RX")).to_string().is_empty());
}
