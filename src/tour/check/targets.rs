//! Targets can be hit, and one press means one thing.

use bevy::math::Rect;

use super::{Finding, Kind, Sight, Spot, reach};

/// The least that a pointer hits, in logical pixels.
const LEAST: f32 = 24.0;

/// What part of the smaller target may lie under another: edges touch where things lie close together.
const SHARED: f32 = 0.12;

pub(super) fn check(sight: &Sight) -> Vec<Finding> {
    let mut found: Vec<Finding> = sight.spots.iter().filter_map(|spot| out_of_reach(sight, spot)).collect();
    for (at, one) in sight.spots.iter().enumerate() {
        found.extend(sight.spots[at + 1..].iter().filter_map(|other| overlap(one, other)));
    }
    found
}

fn out_of_reach(sight: &Sight, spot: &Spot) -> Option<Finding> {
    let (width, height) = (spot.whole.width(), spot.whole.height());
    let tell = |why: String| Finding::new(Kind::TargetOutOfReach, format!("{} {why}", spot.name));
    if width < LEAST || height < LEAST {
        return Some(tell(format!("is {width:.0} by {height:.0} pixels large")));
    }
    let out = reach(spot.rect, sight.window);
    (out > LEAST / 2.0).then(|| tell(format!("reaches {out:.0} pixels out of the window")))
}

fn overlap(one: &Spot, other: &Spot) -> Option<Finding> {
    if one.layer != other.layer || one.plane != other.plane {
        return None;
    }
    let area = |rect: Rect| rect.width() * rect.height();
    let shared = area(one.rect.intersect(other.rect));
    let part = shared / area(one.rect).min(area(other.rect)).max(1.0);
    (part > SHARED).then(|| {
        let what = format!("{} and {} share {:.0} % of the smaller", one.name, other.name, part * 100.0);
        Finding::new(Kind::TargetsOverlap, what)
    })
}

#[cfg(test)]
mod tests {
    use super::super::made_up::*;
    use super::*;

    #[test]
    fn two_targets_in_one_place_are_found_unless_one_is_meant_to_lie_over_the_other() {
        let mut sight = sight();
        sight.spots.push(spot("undo", rect(10.0, 10.0, 44.0, 44.0)));
        sight.spots.push(spot("step", rect(52.0, 10.0, 44.0, 44.0)));
        assert_eq!(kinds(&sight), []);
        sight.spots[1] = spot("step", rect(40.0, 10.0, 44.0, 44.0));
        assert_eq!(kinds(&sight), [Kind::TargetsOverlap]);
        sight.spots[1].plane = 2;
        assert_eq!(kinds(&sight), []);
        sight.spots[1].plane = 1;
        sight.spots[1].layer = "table".into();
        assert_eq!(kinds(&sight), []);
    }

    #[test]
    fn a_target_that_no_pointer_hits_is_found() {
        let mut sight = sight();
        sight.spots.push(spot("ticket", rect(10.0, 10.0, 24.0, 44.0)));
        assert_eq!(kinds(&sight), []);
        sight.spots[0] = spot("ticket", rect(10.0, 10.0, 18.0, 44.0));
        assert_eq!(kinds(&sight), [Kind::TargetOutOfReach]);
    }

    #[test]
    fn what_is_scrolled_half_out_of_sight_is_still_large() {
        let mut sight = sight();
        sight.spots.push(spot("row", rect(10.0, 290.0, 80.0, 10.0)));
        sight.spots[0].whole = rect(10.0, 290.0, 80.0, 44.0);
        assert_eq!(kinds(&sight), []);
    }

    #[test]
    fn a_target_beyond_the_window_is_found() {
        let mut sight = sight();
        sight.spots.push(spot("mat", rect(340.0, 10.0, 90.0, 44.0)));
        assert_eq!(kinds(&sight), [Kind::TargetOutOfReach]);
    }
}
