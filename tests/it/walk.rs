//! From target to target as one walks with a cross: by the arrows of a keyboard, or with a pad.

use std::collections::BTreeSet;

use bevy::prelude::{Entity, GamepadButton, KeyCode};

use crate::house::{House, Target};

/// What somebody plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Keys,
    Pad(Entity),
}

/// What a keyboard and a pad have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wish {
    Up,
    Down,
    Left,
    Right,
    /// The next target, wherever it lies.
    Next,
    Confirm,
    Cancel,
}

impl Wish {
    fn key(self) -> KeyCode {
        match self {
            Self::Up => KeyCode::ArrowUp,
            Self::Down => KeyCode::ArrowDown,
            Self::Left => KeyCode::ArrowLeft,
            Self::Right => KeyCode::ArrowRight,
            Self::Next => KeyCode::Tab,
            Self::Confirm => KeyCode::Enter,
            Self::Cancel => KeyCode::Escape,
        }
    }

    fn button(self) -> GamepadButton {
        match self {
            Self::Up => GamepadButton::DPadUp,
            Self::Down => GamepadButton::DPadDown,
            Self::Left => GamepadButton::DPadLeft,
            Self::Right => GamepadButton::DPadRight,
            Self::Next => GamepadButton::RightTrigger,
            Self::Confirm => GamepadButton::South,
            Self::Cancel => GamepadButton::East,
        }
    }
}

impl Hand {
    /// Presses what stands for this wish.
    pub fn wish(self, house: &mut House, wish: Wish) {
        match self {
            Self::Keys => house.strike(wish.key()),
            Self::Pad(pad) => house.push(pad, wish.button()),
        }
    }

    /// Walks towards a target as one would, and takes the next one where that leads in a circle; returns how often that
    /// was. Nothing where the target is gone before one is there.
    pub fn go(self, house: &mut House, name: &str) -> Option<usize> {
        let mut next = 0;
        let mut been = BTreeSet::new();
        for _ in 0..150 {
            let now = focus(house);
            if now.name == name {
                return Some(next);
            }
            let way = house.find(name)?.middle() - now.middle();
            let x = if way.x > 0.0 { Wish::Right } else { Wish::Left };
            let y = if way.y > 0.0 { Wish::Down } else { Wish::Up };
            let ways = if way.x.abs() > way.y.abs() { [x, y] } else { [y, x] };
            let fresh = ways.into_iter().find(|way| been.insert((now.name.clone(), *way)));
            next += usize::from(fresh.is_none());
            self.wish(house, fresh.unwrap_or(Wish::Next));
        }
        panic!("{self:?} never come to {name}: {:?}", house.names());
    }

    /// Walks there and presses it, if it is still there then.
    pub fn press(self, house: &mut House, name: &str) -> Option<usize> {
        let next = self.go(house, name)?;
        self.wish(house, Wish::Confirm);
        Some(next)
    }
}

/// Something in sight has the keys, always.
pub fn focus(house: &mut House) -> Target {
    for _ in 0..10 {
        if let Some(target) = house.focused() {
            return target;
        }
        house.frames(1);
    }
    panic!("nothing that is seen has the keys, among {:?}", house.names());
}
