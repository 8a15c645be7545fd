//! What can be wished with keys and buttons, and which ones.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// A wish.
#[derive(Actionlike, PartialEq, Eq, Clone, Copy, Hash, Debug, Reflect)]
pub enum Act {
    /// The next target.
    Next,
    /// The one before.
    Previous,
    /// The target above.
    Up,
    /// The target below.
    Down,
    /// The target to the left.
    Left,
    /// The target to the right.
    Right,
    /// This one.
    Confirm,
    /// Not this.
    Cancel,
    /// Take the last command back.
    Undo,
    /// All that happened.
    Log,
    /// The rules book.
    Rules,
    /// Let the match rest.
    Pause,
    /// The next beat now.
    Step,
    /// The whole screen for the window, and back.
    Zoom,
}

impl Act {
    const ALL: [Self; 14] = [
        Self::Next,
        Self::Previous,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Confirm,
        Self::Cancel,
        Self::Undo,
        Self::Log,
        Self::Rules,
        Self::Pause,
        Self::Step,
        Self::Zoom,
    ];

    /// Its keys.
    pub fn keys(self) -> &'static [KeyCode] {
        match self {
            Self::Next => &[KeyCode::Tab],
            Self::Previous => &[],
            Self::Up => &[KeyCode::ArrowUp],
            Self::Down => &[KeyCode::ArrowDown],
            Self::Left => &[KeyCode::ArrowLeft],
            Self::Right => &[KeyCode::ArrowRight],
            Self::Confirm => &[KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space],
            Self::Cancel => &[KeyCode::Escape],
            Self::Undo => &[KeyCode::KeyU, KeyCode::Backspace],
            Self::Log => &[KeyCode::KeyL],
            Self::Rules => &[KeyCode::KeyR, KeyCode::F1],
            Self::Pause => &[KeyCode::KeyP],
            Self::Step => &[KeyCode::KeyN],
            Self::Zoom => &[KeyCode::F11, KeyCode::KeyZ],
        }
    }

    /// Its button on a pad.
    fn button(self) -> Option<GamepadButton> {
        Some(match self {
            Self::Next => GamepadButton::RightTrigger,
            Self::Previous => GamepadButton::LeftTrigger,
            Self::Up => GamepadButton::DPadUp,
            Self::Down => GamepadButton::DPadDown,
            Self::Left => GamepadButton::DPadLeft,
            Self::Right => GamepadButton::DPadRight,
            Self::Confirm => GamepadButton::South,
            Self::Cancel => GamepadButton::East,
            Self::Undo => GamepadButton::West,
            Self::Log => GamepadButton::North,
            Self::Rules => GamepadButton::Select,
            Self::Pause => GamepadButton::Start,
            Self::Step => GamepadButton::RightTrigger2,
            Self::Zoom => return None,
        })
    }
}

/// How far a stick is tilted before it means a way.
const TILT: f32 = 0.5;

/// The map: keyboard and pad.
fn map() -> InputMap<Act> {
    let mut map = InputMap::default()
        .with(Act::Up, GamepadControlDirection::LEFT_UP.threshold(TILT))
        .with(Act::Down, GamepadControlDirection::LEFT_DOWN.threshold(TILT))
        .with(Act::Left, GamepadControlDirection::LEFT_LEFT.threshold(TILT))
        .with(Act::Right, GamepadControlDirection::LEFT_RIGHT.threshold(TILT));
    for act in Act::ALL {
        map.insert_one_to_many(act, act.keys().iter().copied());
        map.insert_one_to_many(act, act.button());
    }
    map
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("keys and pads"), map()));
}

pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default()).add_systems(Startup, spawn);
}
