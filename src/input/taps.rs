//! Taps shorter than a frame.
//!
//! On a slow machine a key goes down and up between two frames. Whoever asks what is down at the frame then sees
//! nothing; so such a tap is held down for one frame.

use core::hash::Hash;

use bevy::input::InputSystems;
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use table::Awake;

/// Lifts what was held down in the last frame, and holds down what was only tapped in this one. Returns that.
fn hold<B: Copy + Eq + Hash + Send + Sync + 'static>(buttons: &mut ButtonInput<B>, held: &[B]) -> Vec<B> {
    held.iter().for_each(|button| buttons.release(*button));
    let short = |button: &&B| !buttons.pressed(**button) && !held.contains(button);
    let short: Vec<B> = buttons.get_just_pressed().filter(short).copied().collect();
    for button in &short {
        buttons.clear_just_released(*button);
        buttons.press(*button);
    }
    short
}

fn keys(mut keys: ResMut<ButtonInput<KeyCode>>, mut held: Local<Vec<KeyCode>>, mut awake: ResMut<Awake>) {
    *held = hold(&mut keys, &held);
    if !held.is_empty() {
        awake.stay();
    }
}

fn pads(
    mut pads: Query<(Entity, &mut Gamepad)>,
    mut held: Local<Vec<(Entity, GamepadButton)>>,
    mut awake: ResMut<Awake>,
) {
    let before = core::mem::take(&mut *held);
    for (entity, mut pad) in &mut pads {
        let own = before.iter().filter(|(of, _)| *of == entity).map(|(_, button)| *button);
        let short = hold(pad.digital_mut(), &own.collect::<Vec<_>>());
        held.extend(short.into_iter().map(|button| (entity, button)));
    }
    if !held.is_empty() {
        awake.stay();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (keys, pads).after(InputSystems).before(InputManagerSystem::Unify));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tap_within_a_frame_is_down_for_that_frame_and_no_longer() {
        let mut buttons = ButtonInput::<u8>::default();
        buttons.press(1);
        buttons.release(1);
        let held = hold(&mut buttons, &[]);
        assert!(buttons.just_pressed(1) && !buttons.just_released(1));
        buttons.clear();
        assert!(hold(&mut buttons, &held).is_empty());
        assert!(!buttons.pressed(1));
    }

    #[test]
    fn a_button_that_is_held_stays_as_it_is() {
        let mut buttons = ButtonInput::<u8>::default();
        buttons.press(1);
        assert!(hold(&mut buttons, &[]).is_empty());
        assert!(buttons.pressed(1));
    }
}
