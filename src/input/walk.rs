//! From target to target with arrows, a cross of buttons or a stick: how often a step is made, and where it leads.
//!
//! Pure: who is asked, and what becomes of the answer, is the business of [`super::focus`].

use bevy_egui::egui::{Rect, Vec2, vec2};

/// A way to walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Towards the upper edge.
    Up,
    /// Towards the lower edge.
    Down,
    /// Towards the left edge.
    Left,
    /// Towards the right edge.
    Right,
}

impl Way {
    fn towards(self) -> Vec2 {
        match self {
            Self::Up => vec2(0.0, -1.0),
            Self::Down => vec2(0.0, 1.0),
            Self::Left => vec2(-1.0, 0.0),
            Self::Right => vec2(1.0, 0.0),
        }
    }
}

/// Until a way that is held is walked on, and from step to step, in seconds.
const WAIT: f32 = 0.4;
const STEP: f32 = 0.13;

/// Turns ways that are held into steps: one at once, more after a while.
#[derive(Debug, Default)]
pub struct Steps {
    held: Option<Way>,
    left: f32,
    since: f32,
}

impl Steps {
    /// The step that is due after so many seconds, with these ways held. The way that was held first counts; a stick
    /// that trembles at its threshold makes no more steps than one that is held.
    pub fn after(&mut self, seconds: f32, held: &[Way]) -> Option<Way> {
        self.since += seconds;
        let Some(way) = self.held.filter(|way| held.contains(way)).or(held.first().copied()) else {
            self.held = None;
            return None;
        };
        if self.held != Some(way) {
            self.held = Some(way);
            self.left = WAIT;
            return self.step(way);
        }
        self.left -= seconds;
        if self.left > 0.0 {
            return None;
        }
        self.left = STEP;
        self.step(way)
    }

    fn step(&mut self, way: Way) -> Option<Way> {
        let due = self.since >= STEP * 0.5;
        if due {
            self.since = 0.0;
        }
        due.then_some(way)
    }
}

/// Which of these places is the next one on this way, if any.
pub fn next(from: Rect, all: &[Rect], way: Way) -> Option<usize> {
    let towards = way.towards();
    let across = vec2(towards.y, towards.x);
    let cost = |to: &Rect| {
        let apart = to.center() - from.center();
        let along = apart.dot(towards);
        // What lies beside is no step on this way.
        if along < 2.0 {
            return None;
        }
        let reach = |rect: &Rect, axis: Vec2| (rect.size() * axis).abs().length() / 2.0;
        let gap = |axis: Vec2| (apart.dot(axis).abs() - reach(&from, axis) - reach(to, axis)).max(0.0);
        // Nor is what lies above or below it on a way to the side, and the other way round.
        if gap(towards) <= 0.0 && gap(across) > 0.0 {
            return None;
        }
        // Straight on first; what stands aside counts the more the farther it does.
        Some(gap(towards) + along * 0.05 + gap(across) * 3.0 + apart.dot(across).abs() * 0.2)
    };
    let costs = all.iter().enumerate().filter_map(|(index, to)| Some((index, cost(to)?)));
    costs.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(index, _)| index)
}

/// Which of these places lies nearest.
pub fn nearest(from: Rect, all: &[Rect]) -> Option<usize> {
    let far = |to: &Rect| to.distance_to_pos(from.center()) + to.center().distance(from.center()) * 0.01;
    let all = all.iter().enumerate().map(|(index, to)| (index, far(to)));
    all.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    fn at(x: f32, y: f32) -> Rect {
        Rect::from_center_size(pos2(x, y), vec2(40.0, 20.0))
    }

    #[test]
    fn in_a_grid_each_way_leads_to_the_neighbour() {
        let grid: Vec<Rect> =
            (0..9_u8).map(|cell| at(f32::from(cell % 3) * 60.0, f32::from(cell / 3) * 40.0)).collect();
        let to = |way| next(grid[4], &grid, way);
        assert_eq!([Way::Up, Way::Down, Way::Left, Way::Right].map(to), [Some(1), Some(7), Some(3), Some(5)]);
        assert_eq!(next(grid[0], &grid, Way::Up), None, "there is nothing above the first row");
    }

    #[test]
    fn what_stands_aside_is_reached_where_nothing_stands_straight_on() {
        assert_eq!(next(at(0.0, 0.0), &[at(300.0, 100.0)], Way::Down), Some(0));
        assert_eq!(next(at(0.0, 0.0), &[at(300.0, 50.0), at(10.0, 90.0)], Way::Down), Some(1));
    }

    #[test]
    fn at_the_end_of_a_row_no_way_to_the_side_leads_to_another_row() {
        let above = Rect::from_center_size(pos2(15.0, -60.0), vec2(20.0, 20.0));
        assert_eq!(next(at(0.0, 0.0), &[above], Way::Right), None);
        assert_eq!(next(at(0.0, 0.0), &[above], Way::Up), Some(0));
    }

    #[test]
    fn a_way_that_is_held_is_walked_at_once_then_after_a_while_then_steadily() {
        let mut steps = Steps { since: 1.0, ..Steps::default() };
        let walked = (0..100).filter(|_| steps.after(0.01, &[Way::Down]).is_some()).count();
        assert_eq!(walked, 1 + 5, "a second holds one step, and five after the wait");
        assert_eq!(steps.after(0.01, &[]), None);
    }

    #[test]
    fn a_stick_that_trembles_and_one_that_is_tilted_between_two_ways_do_not_run() {
        let mut steps = Steps { since: 1.0, ..Steps::default() };
        let trembling = |frame: u16| if frame.is_multiple_of(2) { vec![Way::Left] } else { Vec::new() };
        let walked = (0..12).filter(|frame| steps.after(0.01, &trembling(*frame)).is_some()).count();
        assert!(walked <= 2, "{walked} steps in an eighth of a second");
        let mut steps = Steps { since: 1.0, ..Steps::default() };
        assert_eq!(steps.after(0.01, &[Way::Left, Way::Down]), Some(Way::Left));
        assert_eq!(steps.after(0.01, &[Way::Down, Way::Left]), None, "the first one counts");
    }
}
