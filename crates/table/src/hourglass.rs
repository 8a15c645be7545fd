//! How much time is left where the match has a limit, for panels that show it.

use bevy::prelude::*;
use tabletop::Millis;

/// Whole seconds until the clock acts, rounded up; `None` where nothing runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hourglass(pub Option<u64>);

impl Hourglass {
    /// What is left at a moment until a deadline.
    pub(crate) fn until(deadline: Option<Millis>, now: Millis) -> Self {
        Self(deadline.map(|deadline| deadline.0.saturating_sub(now.0).div_ceil(1_000)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_that_has_begun_is_counted() {
        assert_eq!(Hourglass::until(Some(Millis(90_000)), Millis(1)), Hourglass(Some(90)));
        assert_eq!(Hourglass::until(Some(Millis(90_000)), Millis(89_999)), Hourglass(Some(1)));
        assert_eq!(Hourglass::until(Some(Millis(90_000)), Millis(95_000)), Hourglass(Some(0)));
        assert_eq!(Hourglass::until(None, Millis(95_000)), Hourglass(None));
    }
}
