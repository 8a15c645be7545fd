//! The two ways from one of several things that are looked at: to the one before, and to the next.

use super::Button;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the one before.
    Before,
    /// To the next one.
    Next,
}

impl Way {
    /// The button for it, with a name that no language changes, and what it says.
    #[must_use]
    pub fn button<'a>(self, name: &'a str, label: &'a str) -> Button<'a> {
        let icon = match self {
            Self::Before => "icon-back",
            Self::Next => "icon-continue",
        };
        Button::new(name, label).only_icon(icon)
    }

    /// Where it leads to among so many, counted from 0: after the last one comes the first.
    #[must_use]
    pub fn from(self, at: usize, of: usize) -> usize {
        let of = of.max(1);
        let by = match self {
            Self::Before => of - 1,
            Self::Next => 1,
        };
        (at + by) % of
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_on_comes_back_to_the_first() {
        assert_eq!([0, 1, 2].map(|at| Way::Next.from(at, 3)), [1, 2, 0]);
        assert_eq!([0, 1, 2].map(|at| Way::Before.from(at, 3)), [2, 0, 1]);
        assert_eq!(Way::Next.from(0, 0), 0);
    }
}
