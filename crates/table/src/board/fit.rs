//! Words that stay in their box: smaller first, then cut.

/// About how wide a text is, in parts of the size of its type: Han glyphs are square, Latin ones about 0.58 as wide.
fn ems(text: &str) -> f32 {
    text.chars().map(|c| if u32::from(c) >= 0x2e80 { 1.0 } else { 0.58 }).sum()
}

/// The text, and a size at which it fits into this width: the wished one, or a smaller one down to `small`.
#[must_use]
pub fn fitted(text: &str, size: f32, small: f32, width: f32) -> (String, f32) {
    let wide = ems(text);
    if wide * size <= width {
        return (text.to_owned(), size);
    }
    if wide * small <= width {
        return (text.to_owned(), width / wide);
    }
    let mut cut = String::new();
    for c in text.chars() {
        let mut longer = cut.clone();
        longer.push(c);
        if (ems(&longer) + 0.9) * small > width {
            break;
        }
        cut = longer;
    }
    cut.push('…');
    (cut, small)
}

/// A size at which this text fits into a room when its lines are broken: the wished one, or a smaller one down to `small`.
#[must_use]
pub fn fitted_lines(text: &str, size: f32, small: f32, room: bevy::prelude::Vec2) -> f32 {
    // A line is seldom full to its end: Latin words move on whole.
    let fits = |size: f32| {
        let full = room.x * if text.is_ascii() { 0.88 } else { 0.94 };
        let lines: f32 = text.lines().map(|line| (ems(line) * size / full).ceil().max(1.0)).sum();
        lines * size * LINE <= room.y
    };
    let mut size = size;
    while size > small && !fits(size) {
        size = (size * 0.96).max(small);
    }
    size
}

/// How high a line is, in parts of the size of its type.
const LINE: f32 = 1.24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_keeps_its_size_and_a_long_one_is_cut() {
        assert_eq!(fitted("Mia", 20.0, 14.0, 90.0), ("Mia".into(), 20.0));
        let (text, size) = fitted("駱駝駱駝駱駝駱駝", 20.0, 14.0, 90.0);
        assert!(text.ends_with('…') && ems(&text) * size <= 90.0, "{text} at {size}");
    }

    #[test]
    fn lines_become_smaller_until_they_fit_and_no_smaller_than_that() {
        let room = bevy::prelude::Vec2::new(100.0, 60.0);
        assert_eq!(fitted_lines("短", 20.0, 10.0, room), 20.0);
        let text = "駱".repeat(12);
        let size = fitted_lines(&text, 20.0, 10.0, room);
        assert!((10.0..20.0).contains(&size), "{size}");
        assert_eq!(fitted_lines(&"駱".repeat(400), 20.0, 10.0, room), 10.0);
    }
}
