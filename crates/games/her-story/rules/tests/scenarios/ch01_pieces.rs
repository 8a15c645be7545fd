//! RULES 1: pieces.

use std::collections::BTreeMap;

use her_story::{BOOK, ChapterId, DESK, DRAFTS, Era, Field, HerStory, Icon, Region, Scenario, Tile};
use tabletop::Game;

use crate::table::{ANN, BEN, act, begin, complete, new_match, plain, tiles_for, writer};

/// RULES 1.1
#[test]
fn two_to_five_players_take_part() {
    assert_eq!(HerStory::SEATS, (2, 5));
    for seats in 2..=5 {
        assert_eq!(new_match(seats, 1).state().table().seats(), seats);
    }
}

/// RULES 1.2
#[test]
fn there_are_four_icons() {
    assert_eq!(Icon::ALL.map(Icon::letter), ['R', 'T', 'I', 'S']);
    for icon in Icon::ALL {
        assert_eq!(Icon::from_letter(icon.letter()), Some(icon));
    }
    assert!("RTX".parse::<her_story::Icons>().is_err());
}

/// RULES 1.3
#[test]
fn the_tiles_are_those_of_the_page() {
    assert_eq!(Tile::all().count(), 52);
    for icon in Icon::ALL {
        assert_eq!(Tile::all().map(|tile| tile.icons().of(icon)).sum::<u8>(), 31);
    }
    let mut faces: BTreeMap<String, usize> = BTreeMap::new();
    Tile::all().for_each(|tile| *faces.entry(tile.to_string()).or_default() += 1);
    let shapes = |len: usize, kinds: usize| {
        let fits = |face: &str| {
            let mut letters: Vec<char> = face.chars().collect();
            letters.dedup();
            face.len() == len && letters.len() == kinds
        };
        let counts: Vec<usize> =
            faces.iter().filter(|(face, _)| fits(face)).map(|(_, count)| *count).collect();
        counts
    };
    assert_eq!(shapes(2, 1), [2; 4], "doubles");
    assert_eq!(shapes(2, 2), [4; 6], "mixed pairs");
    assert_eq!(shapes(3, 1), [1; 4], "triples");
    assert_eq!(shapes(3, 2), [1; 12], "two and one");
    assert_eq!(shapes(3, 3), [1; 4], "three different");
}

/// RULES 1.4
#[test]
fn there_are_120_chapters_that_cost_3_to_8_icons() {
    assert_eq!(ChapterId::all().filter_map(ChapterId::chapter).count(), 120);
    assert!(ChapterId::all().all(|chapter| (3..=8).contains(&chapter.cost().len())));
    assert!(ChapterId(120).chapter().is_none());
}

/// RULES 1.5
#[test]
fn chapters_have_a_field_a_region_and_an_era() {
    assert_eq!((Field::ALL.len(), Region::ALL.len(), Era::ALL.len()), (13, 6, 5));
    let ages =
        [(-2280, 0), (500, 0), (501, 1), (1500, 1), (1501, 2), (1850, 2), (1851, 3), (1950, 3), (1951, 4)];
    for (year, era) in ages {
        assert_eq!(Era::of(year), Era::ALL[era], "{year}");
    }
    let hypatia = ChapterId::named("hypatia").and_then(ChapterId::chapter).unwrap();
    assert_eq!((hypatia.era(), hypatia.region), (Era::Antiquity, Region::Africa));
}

/// RULES 1.6
#[test]
fn a_desk_has_nine_places_and_a_book_eight() {
    assert_eq!((DESK, DRAFTS, BOOK), (7, 2, 8));
    let state = begin(&Scenario::new(2));
    assert_eq!((writer(&state, ANN).desk.len(), writer(&state, ANN).drafts.len()), (7, 2));
}

/// RULES 1.7
#[test]
fn a_library_card_has_two_uses() {
    let game = new_match(2, 1);
    assert_eq!(writer(game.state(), ANN).visits_left(), 2);
    assert_eq!(writer(game.state(), BEN).visits_left(), 2);
}

/// RULES 1.8
#[test]
fn points_go_on_beyond_any_track() {
    let new = plain(1, &[])[0];
    let mut state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &tiles_for(new.cost())).points(ANN, 400));
    let command = complete(&state, ANN, new);
    act(&mut state, ANN, command);
    assert!(writer(&state, ANN).points() >= 400 + new.points());
}
