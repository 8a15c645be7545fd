//! What must hold in every position, however early.

use camel_race::{ByCamel, Camel, Outlook, Position, RaceTable, RaceTableBuilder, Space, leg_odds};

use crate::positions::Positions;
use crate::{assert_close, outlook, position};

/// Everything that is a table over camels, one column after the other.
fn columns(outlook: &Outlook) -> Vec<ByCamel<f64>> {
    let ranks = (0..5).map(|rank| outlook.leg.rank.map(|_, ranks| ranks[rank]));
    ranks.chain([outlook.race.win, outlook.race.lose]).chain(outlook.first_second.values().copied()).collect()
}

#[test]
fn odds_are_the_mean_of_the_odds_after_every_roll() {
    for position in Positions::new(7).filter(|position| !position.dice.is_empty()).take(400) {
        let part = 1.0 / (3 * position.dice.len()) as f64;
        let now = outlook(&position);
        let mut mean = vec![ByCamel::<f64>::default(); columns(&now).len()];
        let mut landings = [0.0; 17];
        for camel in position.dice.iter() {
            for steps in 1..=3 {
                let mut after = Position { dice: position.dice.without(camel), ..position };
                let landing = after.track.advance(camel, steps).landing;
                let then = outlook(&after);
                for (mean, then) in mean.iter_mut().zip(columns(&then)) {
                    *mean = mean.map(|camel, sum| sum + then[camel] * part);
                }
                for space in Space::all() {
                    let here = f64::from(u8::from(space == landing));
                    landings[usize::from(space.0)] += part * (here + then.landings_on(space));
                }
            }
        }
        for (now, mean) in columns(&now).iter().zip(&mean) {
            assert_close(now, mean, &position);
        }
        for space in Space::all() {
            assert!((now.landings_on(space) - landings[usize::from(space.0)]).abs() < 1e-12);
        }
    }
}

#[test]
fn after_the_last_die_the_leg_is_certain_and_the_next_one_starts_without_tiles() {
    for position in Positions::new(8).take(200) {
        let over = Position { dice: camel_race::CamelSet::EMPTY, ..position };
        let now = outlook(&over);
        for (rank, camel) in position.track.ranking().into_iter().enumerate() {
            assert_eq!(now.leg.rank[camel][rank], 1.0);
        }
        let mut next = Position::new(position.track);
        next.track.lift_tiles();
        let next = outlook(&next).race;
        assert_close(&now.race.win, &next.win, &over);
        assert_close(&now.race.lose, &next.lose, &over);
        assert!(Space::all().all(|space| now.landings_on(space) == 0.0));
    }
}

#[test]
fn when_the_race_is_over_everything_is_certain() {
    for text in
        ["4:BG 16:P 17:YR", "4:BG 16:P 17:YR dice BG tiles 5+", "17:GPBRY", "4:BG 16:P 17:YR dice none"]
    {
        let position = position(text);
        let now = outlook(&position);
        let ranking = position.track.ranking();
        for (rank, camel) in ranking.into_iter().enumerate() {
            assert_eq!(now.leg.rank[camel], core::array::from_fn(|other| f64::from(u8::from(other == rank))));
        }
        assert_eq!(now.race.win, ByCamel::new(|camel| f64::from(u8::from(camel == ranking[0]))));
        assert_eq!(now.race.lose, ByCamel::new(|camel| f64::from(u8::from(camel == ranking[4]))));
        assert_eq!(now.first_second[ranking[0]][ranking[1]], 1.0);
        assert_eq!(now.race_ends, 1.0);
        assert_eq!(leg_odds(&position), now.leg);
    }
}

#[test]
fn someone_is_first_someone_is_last_and_every_camel_is_somewhere() {
    let sum = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>();
    let is_one = |sum: f64| (sum - 1.0).abs() < 1e-12;
    for position in Positions::new(9).take(200) {
        let now = outlook(&position);
        assert!(is_one(sum(&mut now.race.win.values().copied())));
        assert!(is_one(sum(&mut now.race.lose.values().copied())));
        for camel in Camel::ALL {
            assert!(is_one(sum(&mut now.leg.rank[camel].into_iter())));
        }
        for rank in 0..5 {
            assert!(is_one(sum(&mut now.leg.rank.values().map(|ranks| ranks[rank]))));
        }
    }
}

#[test]
fn a_table_built_in_steps_is_the_same_bit_for_bit() {
    let whole = RaceTable::build();
    let mut builder = RaceTableBuilder::new();
    let mut steps = 0;
    while !builder.step(997) {
        steps += 1;
    }
    assert_eq!(steps, RaceTable::NODES / 997);
    assert!(builder.step(1), "once done, always done");
    let stepped = builder.finish();
    for position in Positions::new(10).take(500) {
        assert_eq!(whole.odds(&position), stepped.odds(&position));
    }
}

#[test]
fn the_shared_table_gets_ready_in_steps() {
    let table = (0..RaceTable::NODES).find_map(|_| RaceTable::shared_in_steps(2_000)).unwrap();
    assert!(core::ptr::eq(table, RaceTable::shared()));
    assert!(RaceTable::shared_in_steps(0).is_some());
}
