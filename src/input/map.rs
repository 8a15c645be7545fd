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

/// The map: keyboard and pad.
fn map() -> InputMap<Act> {
    InputMap::default()
        .with_one_to_many(Act::Next, [KeyCode::Tab])
        .with_one_to_many(Act::Up, [KeyCode::ArrowUp])
        .with_one_to_many(Act::Down, [KeyCode::ArrowDown])
        .with_one_to_many(Act::Left, [KeyCode::ArrowLeft])
        .with_one_to_many(Act::Right, [KeyCode::ArrowRight])
        .with_one_to_many(Act::Confirm, [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space])
        .with_one_to_many(Act::Cancel, [KeyCode::Escape])
        .with_one_to_many(Act::Undo, [KeyCode::KeyU, KeyCode::Backspace])
        .with_one_to_many(Act::Log, [KeyCode::KeyL])
        .with_one_to_many(Act::Rules, [KeyCode::KeyR, KeyCode::F1])
        .with_one_to_many(Act::Pause, [KeyCode::KeyP])
        .with_one_to_many(Act::Step, [KeyCode::KeyN])
        .with_one_to_many(Act::Zoom, [KeyCode::F11, KeyCode::KeyZ])
        .with_one_to_many(Act::Next, [GamepadButton::RightTrigger])
        .with_one_to_many(Act::Previous, [GamepadButton::LeftTrigger])
        .with_one_to_many(Act::Up, [GamepadButton::DPadUp])
        .with_one_to_many(Act::Down, [GamepadButton::DPadDown])
        .with_one_to_many(Act::Left, [GamepadButton::DPadLeft])
        .with_one_to_many(Act::Right, [GamepadButton::DPadRight])
        .with(Act::Up, GamepadControlDirection::LEFT_UP)
        .with(Act::Down, GamepadControlDirection::LEFT_DOWN)
        .with(Act::Left, GamepadControlDirection::LEFT_LEFT)
        .with(Act::Right, GamepadControlDirection::LEFT_RIGHT)
        .with_one_to_many(Act::Confirm, [GamepadButton::South])
        .with_one_to_many(Act::Cancel, [GamepadButton::East])
        .with_one_to_many(Act::Undo, [GamepadButton::West])
        .with_one_to_many(Act::Log, [GamepadButton::North])
        .with_one_to_many(Act::Rules, [GamepadButton::Select])
        .with_one_to_many(Act::Pause, [GamepadButton::Start])
        .with_one_to_many(Act::Step, [GamepadButton::RightTrigger2])
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("keys and pads"), map()));
}

pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default()).add_systems(Startup, spawn);
}
