//! How large the interface is drawn: by the window, by the screen's true size, by what its reader likes.

use bevy::math::Vec2;
use table::Settings;

/// The smallest control, in points.
pub const CONTROL: f32 = 44.0;

/// The smallest control on a table for fingers, in millimetres, and from which diagonal in inches a screen is one.
const FINGER: (f32, u8) = (15.0, 20);

/// Logical pixels per point, for a window of this size.
#[must_use]
pub fn of(window: Vec2, settings: &Settings) -> f32 {
    let design = if window.x < window.y { Vec2::new(390.0, 780.0) } else { Vec2::new(1180.0, 740.0) };
    // A window of very many pixels on a screen of unknown size lies on a large one: all grows with it, as tables do.
    let most = if settings.diagonal == 0 { 3.0 } else { 2.0 };
    let by_window = (window / design).min_element().clamp(1.0, most);
    let (least, from) = FINGER;
    if settings.diagonal < from {
        return by_window;
    }
    let pixels_per_millimetre = window.length() / (f32::from(settings.diagonal) * 25.4);
    by_window.max(least * pixels_per_millimetre / CONTROL).min(by_window * 1.6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_is_never_smaller_than_a_fingertip() {
        let plain = Settings::default();
        for (x, y) in [(360.0, 640.0), (844.0, 390.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            assert!(CONTROL * of(Vec2::new(x, y), &plain) >= 44.0);
        }
        // A 43-inch touch table with 1920 by 1080 logical pixels has 2.02 of them to the millimetre.
        let table = Settings { diagonal: 43, ..Settings::default() };
        assert!(CONTROL * of(Vec2::new(1920.0, 1080.0), &table) >= 15.0 * 2.01);
    }
}
