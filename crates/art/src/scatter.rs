//! Where the members of a swarm fall: anywhere in an area, or evenly, each well apart from the others.

use crate::chance::Chance;
use crate::picture::Pair;

/// How many places are tried for each member that is to stand apart.
const TRIES: u32 = 14;

/// A place in the area between two corners, or in the ellipse that fits it.
pub fn anywhere(chance: &mut Chance, (from, to): (Pair, Pair), round: bool) -> Pair {
    loop {
        let at = (chance.between(from.0, to.0), chance.between(from.1, to.1));
        if !round || inside(at, from, to) {
            return at;
        }
    }
}

/// Of several places the one furthest from all that are taken.
pub fn apart(chance: &mut Chance, within: (Pair, Pair), round: bool, taken: &[Pair]) -> Pair {
    let mut best = anywhere(chance, within, round);
    let mut room = nearest(best, taken);
    for _ in 1..TRIES {
        let at = anywhere(chance, within, round);
        let near = nearest(at, taken);
        if near > room {
            (best, room) = (at, near);
        }
    }
    best
}

fn inside(at: Pair, from: Pair, to: Pair) -> bool {
    let off = |v: f32, a: f32, b: f32| if a == b { 0.0 } else { (2.0 * v - a - b) / (b - a) };
    off(at.0, from.0, to.0).powi(2) + off(at.1, from.1, to.1).powi(2) <= 1.0
}

/// Square of the distance to the nearest taken place.
fn nearest(at: Pair, taken: &[Pair]) -> f32 {
    taken
        .iter()
        .map(|other| (at.0 - other.0).powi(2) + (at.1 - other.1).powi(2))
        .fold(f32::INFINITY, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: (Pair, Pair) = ((0.0, 0.0), (100.0, 50.0));

    #[test]
    fn a_round_scatter_keeps_out_of_the_corners() {
        let mut chance = Chance::new(3);
        for _ in 0..500 {
            let (x, y) = anywhere(&mut chance, AREA, true);
            assert!(((x - 50.0) / 50.0).powi(2) + ((y - 25.0) / 25.0).powi(2) <= 1.0);
        }
    }

    #[test]
    fn an_even_scatter_stands_further_apart_than_a_loose_one() {
        let closest = |even: bool| {
            let (mut chance, mut taken) = (Chance::new(8), Vec::new());
            let mut least = f32::INFINITY;
            for _ in 0..40 {
                let at = if even {
                    apart(&mut chance, AREA, false, &taken)
                } else {
                    anywhere(&mut chance, AREA, false)
                };
                least = least.min(nearest(at, &taken));
                taken.push(at);
            }
            least.sqrt()
        };
        assert!(closest(true) > 2.0 * closest(false), "{} and {}", closest(true), closest(false));
    }
}
