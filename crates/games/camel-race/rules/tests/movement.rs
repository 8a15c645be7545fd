//! The rules page, *Movement* and *A turn* 2, paragraph by paragraph.

#[path = "support/naive.rs"]
mod naive;
#[path = "support/positions.rs"]
mod positions;

use camel_race::{
    Advance, Camel, CamelSet, DesertTile, Placement, Position, Space, TileError, TileSide, Track, TrackError,
};
use naive::Sand;
use positions::Positions;
use tabletop::Seat;

use Camel::{Blue, Green, Lilac, Red, Yellow};

fn track(text: &str) -> Track {
    text.parse::<Position>().expect("the notation is right").track
}

/// Moves a camel and returns the move and the stacks after it.
fn moved(text: &str, camel: Camel, steps: u8) -> (Advance, String) {
    let mut track = track(text);
    let advance = track.advance(camel, steps);
    let after = Position::new(track).to_string();
    (advance, after.split(" dice").next().expect("stacks come first").to_owned())
}

#[test]
fn set_up_rolls_stand_on_their_space_the_later_one_on_top() {
    let rolls = [(Yellow, 2), (Blue, 1), (Lilac, 3), (Red, 2), (Green, 1)];
    let track = Track::new(rolls.map(|(camel, face)| (Space(face), camel))).unwrap();
    assert_eq!(Position::new(track).to_string(), "1:BG 2:YR 3:P dice BRGPY");
}

#[test]
fn a_camel_carries_those_above_and_leaves_those_below() {
    let (advance, after) = moved("4:BGYRP", Yellow, 3);
    assert_eq!(after, "4:BG 7:YRP");
    assert_eq!(
        advance,
        Advance {
            unit: vec![Yellow, Red, Lilac],
            from: Space(4),
            landing: Space(7),
            tile: None,
            to: Space(7),
            placement: Placement::OnTop,
        }
    );
}

#[test]
fn landing_on_camels_is_on_top() {
    assert_eq!(moved("1:BG 3:YR 5:P", Blue, 2).1, "3:YRBG 5:P");
    assert_eq!(moved("1:BG 3:YR 5:P", Red, 2).1, "1:BG 3:Y 5:PR");
}

#[test]
fn only_the_landing_space_matters() {
    let (advance, after) = moved("1:BG 3:YR 5:P tiles 2-,4+", Green, 2);
    assert_eq!((advance.tile, after.as_str()), (None, "1:B 3:YRG 5:P"));
}

#[test]
fn an_oasis_sends_one_on_on_top() {
    let (advance, after) = moved("1:BG 5:YR 6:P tiles 4+@2", Green, 3);
    assert_eq!(after, "1:B 5:YRG 6:P");
    assert_eq!((advance.landing, advance.to), (Space(4), Space(5)));
    assert_eq!(advance.tile, Some(DesertTile { side: TileSide::Oasis, owner: Some(Seat(1)) }));
    assert_eq!(advance.placement, Placement::OnTop);
}

#[test]
fn a_mirage_sends_one_back_underneath() {
    let (advance, after) = moved("1:BG 3:YR 6:P tiles 4-@1", Blue, 3);
    assert_eq!(after, "3:BGYR 6:P");
    assert_eq!((advance.landing, advance.to), (Space(4), Space(3)));
    assert_eq!(advance.tile, Some(DesertTile { side: TileSide::Mirage, owner: Some(Seat(0)) }));
    assert_eq!(advance.placement, Placement::Underneath);
}

#[test]
fn one_step_onto_a_mirage_slides_under_the_camels_it_had_sat_on() {
    assert_eq!(moved("3:BGYR 6:P tiles 4-", Yellow, 1).1, "3:YRBG 6:P");
    assert_eq!(moved("3:BGYR 6:P tiles 4-", Blue, 1).1, "3:BGYR 6:P");
    assert_eq!(moved("3:BGYRP tiles 4-", Lilac, 1).1, "3:PBGYR");
}

#[test]
fn a_mirage_on_2_sends_back_to_1() {
    assert_eq!(moved("1:BG 3:YRP tiles 2-", Green, 1).1, "1:GB 3:YRP");
}

#[test]
fn tiles_never_chain() {
    // The oasis on 4 leads to 5, the mirages on 6 and 2 do nothing; the mirage on 6 leads to 5, the oasis on 4 nothing.
    assert_eq!(moved("3:BG 8:YRP tiles 4+,6-", Blue, 1).1, "5:BG 8:YRP");
    assert_eq!(moved("3:BG 8:YRP tiles 4+,6-", Blue, 3).1, "5:BG 8:YRP");
}

#[test]
fn passing_16_crosses_the_line_with_the_whole_unit() {
    for (from, steps) in [(14, 3), (15, 2), (16, 1), (16, 3)] {
        let (advance, after) = moved(&format!("{from}:BYR 13:GP"), Yellow, steps);
        assert!(advance.crosses_line());
        assert_eq!(advance.unit, [Yellow, Red]);
        assert_eq!(after, format!("13:GP {from}:B 17:YR"));
    }
    let (advance, after) = moved("13:BGYRP", Blue, 3);
    assert!(!advance.crosses_line());
    assert_eq!(after, "16:BGYRP");
}

#[test]
fn an_oasis_on_16_carries_over_the_line_and_a_mirage_there_does_not() {
    let (advance, after) = moved("14:BG 15:YRP tiles 16+@3", Green, 2);
    assert!(advance.crosses_line());
    assert_eq!((advance.landing, advance.to), (Space(16), Space::BEYOND));
    assert_eq!(advance.tile.unwrap().owner, Some(Seat(2)));
    assert_eq!(after, "14:B 15:YRP 17:G");
    assert_eq!(moved("14:BG 15:YRP tiles 16-", Green, 2).1, "14:B 15:GYRP");
}

#[test]
fn further_is_ahead_and_in_a_stack_higher_is_ahead() {
    assert_eq!(track("1:BG 2:YR 3:P").ranking(), [Lilac, Red, Yellow, Green, Blue]);
    assert_eq!(track("4:BG 16:P 17:YR").ranking(), [Red, Yellow, Lilac, Green, Blue]);
    assert!(track("4:BG 16:P 17:YR").is_over());
    assert!(!track("4:BG 16:PYR").is_over());
}

#[test]
fn every_move_of_random_races_is_as_in_the_plain_model() {
    let mut random = Positions::new(1);
    for _ in 0..2_000 {
        let mut position = random.next().unwrap();
        let mut sand = Sand::of(&position);
        while !position.track.is_over() {
            let camel = Camel::ALL[usize::from(random.below(5))];
            let steps = 1 + random.below(3);
            let advance = position.track.advance(camel, steps);
            let landing = sand.roll(camel, usize::from(steps));
            assert_eq!(usize::from(advance.landing.0), landing.min(17));
            assert_eq!(advance.tile, position.track.tile(advance.landing));
            assert_eq!(position.track.ranking().to_vec(), sand.ranking());
            assert_eq!(position.track.is_over(), sand.is_over());
            for space in Space::all() {
                assert_eq!(position.track.stack(space), sand.stacks[usize::from(space.0)]);
            }
            let stack = position.track.stack(advance.to);
            assert!(match advance.placement {
                Placement::OnTop => stack.ends_with(&advance.unit),
                Placement::Underneath => stack.starts_with(&advance.unit),
            });
        }
    }
}

const MIRAGE: TileSide = TileSide::Mirage;

fn owned(seat: u8) -> DesertTile {
    DesertTile { side: MIRAGE, owner: Some(Seat(seat)) }
}

#[test]
fn a_tile_is_refused_where_the_rules_say_so() {
    let before = track("1:BG 2:YR 6:P tiles 8-@2");
    for (space, error) in [
        (0, TileError::OutsideTrack),
        (17, TileError::OutsideTrack),
        (255, TileError::OutsideTrack),
        (1, TileError::FirstSpace),
        (2, TileError::CamelThere),
        (6, TileError::CamelThere),
        (8, TileError::TileThere),
        (7, TileError::NextToTile(Space(8))),
        (9, TileError::NextToTile(Space(8))),
    ] {
        let mut track = before;
        assert_eq!(track.lay_tile(Space(space), owned(0)), Err(error), "on {space}");
        assert_eq!(track, before);
    }
    for space in [3, 4, 5, 10, 11, 16] {
        let mut track = before;
        assert_eq!(track.lay_tile(Space(space), owned(0)), Ok(None), "on {space}");
        assert_eq!(track.tile(Space(space)), Some(owned(0)));
        assert_eq!(track.tile_of(Seat(0)), Some(Space(space)));
    }
}

#[test]
fn a_tile_that_is_out_is_lifted_first_and_goes_to_a_different_space() {
    let mut track = track("1:BG 2:YR 6:P tiles 8-@1,11+@2");
    assert_eq!(track.lay_tile(Space(8), owned(0)), Err(TileError::SameSpace));
    assert_eq!(track.lay_tile(Space(9), owned(0)), Ok(Some(Space(8))), "its old place is no neighbour");
    assert_eq!(Position::new(track).to_string(), "1:BG 2:YR 6:P dice BRGPY tiles 9-@1,11+@2");
    assert_eq!(track.lift_tile(Seat(1)), Some(Space(11)));
    assert_eq!(track.lift_tile(Seat(1)), None);
    track.lift_tiles();
    assert_eq!(track.tiles().count(), 0);
}

#[test]
fn five_camels_once_each_make_a_track() {
    let standing =
        [(Space(1), Blue), (Space(1), Red), (Space(2), Green), (Space(3), Lilac), (Space(3), Yellow)];
    let with = |index: usize, value| {
        let mut standing = standing;
        standing[index] = value;
        Track::new(standing)
    };
    assert!(Track::new(standing).is_ok());
    assert_eq!(Track::new(standing.into_iter().take(4)), Err(TrackError::CamelMissing(Yellow)));
    assert_eq!(Track::new([]), Err(TrackError::CamelMissing(Blue)));
    assert_eq!(with(4, (Space(5), Blue)), Err(TrackError::CamelTwice(Blue)));
    assert_eq!(Track::new(standing.into_iter().cycle().take(6)), Err(TrackError::CamelTwice(Blue)));
    for space in [Space(0), Space(18)] {
        assert_eq!(with(2, (space, Green)), Err(TrackError::CamelOutside { camel: Green, space }));
    }
}

#[test]
fn a_set_of_camels_knows_its_camels() {
    let set: CamelSet = [Yellow, Red].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Red, Yellow]);
    assert!(set.contains(Red) && !set.contains(Blue));
    assert_eq!((set.len(), set.without(Red).len(), set.with(Red).len()), (2, 1, 2));
    assert_eq!(Camel::ALL.into_iter().collect::<CamelSet>(), CamelSet::ALL);
}
