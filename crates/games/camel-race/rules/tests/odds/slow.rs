//! Odds by the plain model: every die in every order, one after the other.

use std::collections::BTreeMap;

use camel_race::{ByCamel, CamelSet, Position};

use crate::naive::Sand;

/// What is counted over the rest of a leg.
#[derive(Default)]
pub struct Leg {
    pub rank: ByCamel<[f64; 5]>,
    pub first_second: ByCamel<ByCamel<f64>>,
    pub race_ends: f64,
    /// By space.
    pub landings: [f64; 21],
}

/// Plays the leg out without any short cut.
pub fn leg(position: &Position) -> Leg {
    let mut leg = Leg::default();
    play(&Sand::of(position), position.dice, 1.0, &mut leg);
    leg
}

fn play(sand: &Sand, dice: CamelSet, chance: f64, leg: &mut Leg) {
    if dice.is_empty() || sand.is_over() {
        let ranking = sand.ranking();
        for (rank, camel) in ranking.iter().enumerate() {
            leg.rank[*camel][rank] += chance;
        }
        leg.first_second[ranking[0]][ranking[1]] += chance;
        leg.race_ends += if sand.is_over() { chance } else { 0.0 };
        return;
    }
    let chance = chance / (3 * dice.len()) as f64;
    for camel in dice.iter() {
        for face in 1..=3 {
            let mut after = sand.clone();
            leg.landings[after.roll(camel, face)] += chance;
            play(&after, dice.without(camel), chance, leg);
        }
    }
}

/// For each camel the chances to win and to lose.
type Chances = ByCamel<[f64; 2]>;

/// The whole race, with every camel by name; what was worked out once is remembered.
#[derive(Default)]
pub struct Race {
    known: BTreeMap<(Sand, u8), Chances>,
}

impl Race {
    pub fn odds(&mut self, position: &Position) -> Chances {
        self.from(Sand::of(position), position.dice)
    }

    fn from(&mut self, mut sand: Sand, dice: CamelSet) -> Chances {
        if sand.is_over() {
            let ranking = sand.ranking();
            return ByCamel::new(|camel| {
                [ranking[0], ranking[4]].map(|certain| f64::from(u8::from(certain == camel)))
            });
        }
        if dice.is_empty() {
            sand.tiles.fill(None);
            return self.from(sand, CamelSet::ALL);
        }
        if let Some(known) = self.known.get(&(sand.clone(), dice.bits())) {
            return *known;
        }
        let mut chances = Chances::default();
        for camel in dice.iter() {
            for face in 1..=3 {
                let mut after = sand.clone();
                after.roll(camel, face);
                let after = self.from(after, dice.without(camel));
                chances = chances.map(|camel, [win, lose]| [win + after[camel][0], lose + after[camel][1]]);
            }
        }
        let chances = chances.map(|_, sums| sums.map(|sum| sum / (3 * dice.len()) as f64));
        self.known.insert((sand, dice.bits()), chances);
        chances
    }
}
