//! Random positions, tiles, stacks, dice left: the same as by plain enumeration.

use camel_race::{CamelSet, Position, Space, leg_odds};

use crate::positions::Positions;
use crate::{assert_close, outlook, slow};

fn assert_leg(position: &Position) {
    let slow = slow::leg(position);
    let fast = outlook(position);
    assert_eq!(leg_odds(position), fast.leg);
    for rank in 0..5 {
        let at = |ranks: &[f64; 5]| ranks[rank];
        assert_close(
            &fast.leg.rank.map(|_, ranks| at(ranks)),
            &slow.rank.map(|_, ranks| at(ranks)),
            position,
        );
    }
    for (camel, seconds) in slow.first_second.iter() {
        assert_close(&fast.first_second[camel], seconds, position);
    }
    assert!((fast.race_ends - slow.race_ends).abs() < 1e-12, "{position}");
    for space in Space::all() {
        let landings = slow.landings[usize::from(space.0)];
        assert!((fast.landings_on(space) - landings).abs() < 1e-12, "on {space} in {position}");
    }
}

fn assert_race(position: &Position, race: &mut slow::Race) {
    let slow = race.odds(position);
    let fast = outlook(position).race;
    assert_close(&fast.win, &slow.map(|_, [win, _]| *win), position);
    assert_close(&fast.lose, &slow.map(|_, [_, lose]| *lose), position);
}

#[test]
fn legs_from_any_dice_left() {
    for position in Positions::new(3).take(1_000) {
        assert_leg(&position);
    }
}

#[test]
fn legs_from_a_full_pyramid() {
    for position in Positions::new(4).take(60) {
        assert_leg(&Position { dice: CamelSet::ALL, ..position });
    }
}

#[test]
fn legs_near_the_finish_line() {
    for position in Positions::from_space(5, 12).take(1_000) {
        assert_leg(&position);
    }
}

#[test]
fn races_near_the_finish_line() {
    let mut race = slow::Race::default();
    for position in Positions::from_space(6, 13).take(300) {
        assert_race(&position, &mut race);
    }
}
