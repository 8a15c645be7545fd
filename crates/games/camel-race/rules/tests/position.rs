//! The position notation of the rules page, and the serialised forms.

#[path = "support/positions.rs"]
mod positions;

use camel_race::{
    Camel, CamelSet, NotationError, Position, Section, Space, TileError, TileSide, Track, TrackError,
};
use positions::Positions;
use tabletop::Seat;

fn read(text: &str) -> Result<Position, NotationError> {
    text.parse()
}

#[test]
fn the_example_of_the_rules_page_reads_as_it_says() {
    let position = read("1:BG 2:YR 3:P dice BGYRP tiles 4-,9+").unwrap();
    assert_eq!(position.track.stack(Space(1)), [Camel::Blue, Camel::Green]);
    assert_eq!(position.track.stack(Space(2)), [Camel::Yellow, Camel::Red]);
    assert_eq!(position.track.stack(Space(3)), [Camel::Lilac]);
    assert_eq!(position.dice, CamelSet::ALL);
    let tiles: Vec<_> =
        position.track.tiles().map(|(space, tile)| (space.0, tile.side, tile.owner)).collect();
    assert_eq!(tiles, [(4, TileSide::Mirage, None), (9, TileSide::Oasis, None)]);
}

#[test]
fn an_owner_is_a_seat_as_people_count_them() {
    let position = read("1:BG 2:YR 3:P tiles 4-@2").unwrap();
    assert_eq!(position.track.tile(Space(4)).unwrap().owner, Some(Seat(1)));
}

#[test]
fn what_is_not_said_is_a_full_pyramid_and_no_tiles() {
    assert_eq!(read("1:BG 2:YR 3:P"), read("1:BG 2:YR 3:P dice BRGPY tiles none"));
    assert_eq!(read("1:BG 2:YR 3:P dice none").unwrap().dice, CamelSet::EMPTY);
}

#[test]
fn order_and_space_between_the_parts_do_not_matter() {
    let usual = read("1:BG 2:YR 3:P dice BR tiles 4-,9+").unwrap();
    assert_eq!(read("  tiles 9+,4-  3:P\t1:BG dice RB\n2:YR "), Ok(usual));
    assert_eq!(usual.to_string(), "1:BG 2:YR 3:P dice BR tiles 4-,9+");
}

#[test]
fn a_camel_over_the_line_stands_on_17() {
    let mut track = read("15:BG 14:YR 3:P").unwrap().track;
    track.advance(Camel::Yellow, 3);
    assert_eq!(Position::new(track).to_string(), "3:P 15:BG 17:YR dice BRGPY");
}

#[test]
fn any_position_comes_back_from_its_notation_and_its_serialised_form() {
    for position in Positions::new(2).take(2_000) {
        assert_eq!(read(&position.to_string()), Ok(position));
        let json = serde_json::to_string(&position).unwrap();
        assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), position);
    }
}

#[test]
fn each_misspelling_has_its_own_error() {
    use NotationError as E;
    let camels = |error| E::Track(error);
    let tile = |space, error| E::Track(TrackError::Tile { space: Space(space), error });
    let camel = |at, found| E::CamelExpected { at, found };
    for (text, error) in [
        ("", camels(TrackError::CamelMissing(Camel::Blue))),
        ("1:BG 2:YR", camels(TrackError::CamelMissing(Camel::Lilac))),
        ("1:BG 2:YR 3:PG", camels(TrackError::CamelTwice(Camel::Green))),
        ("0:BG 2:YR 3:P", camels(TrackError::CamelOutside { camel: Camel::Blue, space: Space(0) })),
        ("1:BG 2:YR 18:P", camels(TrackError::CamelOutside { camel: Camel::Lilac, space: Space(18) })),
        ("1:BG 2:YR 300:P", E::NumberExpected { at: 10 }),
        ("BG 2:YR 3:P", E::NumberExpected { at: 0 }),
        ("1BG 2:YR 3:P", E::ColonExpected { at: 1 }),
        ("1:BG 2: 3:YRP", camel(7, None)),
        ("1:BG 2:YRX 3:P", camel(9, Some('X'))),
        ("1:bg 2:YR 3:P", camel(2, Some('b'))),
        ("1:BG 2:Y駝 3:P", camel(8, Some('駝'))),
        ("1:BG 1:YR 3:P", E::SpaceTwice(Space(1))),
        ("1:BG 2:YR 3:P dice", E::SectionEmpty(Section::Dice)),
        ("1:BG 2:YR 3:P tiles ", E::SectionEmpty(Section::Tiles)),
        ("1:BG 2:YR 3:P dice BB", E::DieTwice(Camel::Blue)),
        ("1:BG 2:YR 3:P dice BQ", camel(20, Some('Q'))),
        ("1:BG 2:YR 3:P dice B dice R", E::SectionTwice(Section::Dice)),
        ("1:BG 2:YR 3:P tiles 4- tiles 9+", E::SectionTwice(Section::Tiles)),
        ("1:BG 2:YR 3:P tiles -4", E::NumberExpected { at: 20 }),
        ("1:BG 2:YR 3:P tiles 4-,", E::NumberExpected { at: 23 }),
        ("1:BG 2:YR 3:P tiles 4", E::SideExpected { at: 21, found: None }),
        ("1:BG 2:YR 3:P tiles 4*", E::SideExpected { at: 21, found: Some('*') }),
        ("1:BG 2:YR 3:P tiles 4-9+", E::Unexpected { at: 22, found: '9' }),
        ("1:BG 2:YR 3:P tiles 4-@", E::SeatExpected { at: 23 }),
        ("1:BG 2:YR 3:P tiles 4-@0", E::SeatExpected { at: 23 }),
        ("1:BG 2:YR 3:P tiles 4-@17", E::SeatExpected { at: 23 }),
        ("1:BG 2:YR 3:P tiles 0-", tile(0, TileError::OutsideTrack)),
        ("1:BG 2:YR 3:P tiles 17-", tile(17, TileError::OutsideTrack)),
        ("2:BG 3:YR 4:P tiles 1-", tile(1, TileError::FirstSpace)),
        ("1:BG 2:YR 3:P tiles 3-", tile(3, TileError::CamelThere)),
        ("1:BG 2:YR 3:P tiles 5-,5+", tile(5, TileError::TileThere)),
        ("1:BG 2:YR 3:P tiles 5-,6+", tile(6, TileError::NextToTile(Space(5)))),
        ("1:BG 2:YR 3:P tiles 6-,5+", tile(5, TileError::NextToTile(Space(6)))),
        ("1:BG 2:YR 3:P tiles 5-@1,9+@1", tile(9, TileError::SecondTile(Seat(0)))),
        ("1:BG 2:YR 3:P tiles 5-@1,5+@1", tile(5, TileError::SecondTile(Seat(0)))),
    ] {
        assert_eq!(read(text), Err(error), "{text}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn a_serialised_track_that_the_rules_do_not_allow_is_refused() {
    let good = serde_json::json!({
        "camels": [[1, "Blue"], [1, "Green"], [2, "Yellow"], [2, "Red"], [3, "Lilac"]],
        "tiles": [[5, { "side": "Mirage", "owner": 0 }]],
    });
    let expected = read("1:BG 2:YR 3:P tiles 5-@1").unwrap().track;
    assert_eq!(serde_json::from_value::<Track>(good.clone()).unwrap(), expected);
    for (part, bad) in [
        ("camels", serde_json::json!([[1, "Blue"], [1, "Green"], [2, "Yellow"], [2, "Red"]])),
        ("camels", serde_json::json!([[1, "Blue"], [1, "Blue"], [2, "Yellow"], [2, "Red"], [3, "Lilac"]])),
        ("camels", serde_json::json!([[1, "Blue"], [1, "Green"], [2, "Yellow"], [2, "Red"], [18, "Lilac"]])),
        ("camels", serde_json::json!([[0, "Blue"], [1, "Green"], [2, "Yellow"], [2, "Red"], [3, "Lilac"]])),
        ("camels", serde_json::json!([[1, "Blue"], [1, "Green"], [2, "Yellow"], [2, "Red"], [5, "Lilac"]])),
        ("tiles", serde_json::json!([[1, { "side": "Mirage", "owner": null }]])),
        ("tiles", serde_json::json!([[17, { "side": "Mirage", "owner": null }]])),
        ("tiles", serde_json::json!([[3, { "side": "Oasis", "owner": null }]])),
        (
            "tiles",
            serde_json::json!([[5, { "side": "Oasis", "owner": null }], [6, { "side": "Oasis", "owner": 1 }]]),
        ),
        (
            "tiles",
            serde_json::json!([[5, { "side": "Oasis", "owner": 1 }], [9, { "side": "Oasis", "owner": 1 }]]),
        ),
    ] {
        let mut form = good.clone();
        form[part] = bad;
        assert!(serde_json::from_value::<Track>(form.clone()).is_err(), "{form}");
    }
    assert!(serde_json::from_str::<CamelSet>("31").is_ok());
    assert!(serde_json::from_str::<CamelSet>("32").is_err());
}
