//! Words that stay in their box: smaller first, then cut.

/// About how wide a text is, in parts of the size of its type: Han glyphs are square, Latin ones about 0.58 as wide.
#[must_use]
pub fn ems(text: &str) -> f32 {
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

/// How many lines a text takes in a room of this width, in parts of the size of its type: broken between words, after a
/// hyphen, and between any two Han characters; none where a word does not fit.
#[must_use]
pub fn lines(text: &str, width: f32) -> Option<f32> {
    let mut count = 0.0;
    for paragraph in text.lines() {
        let (mut used, mut rest) = (0.0, paragraph);
        count += 1.0;
        while let Some(piece) = next_piece(rest) {
            rest = &rest[piece.len()..];
            let wide = ems(piece.trim_end());
            if wide > width {
                return None;
            }
            if used + wide > width {
                count += 1.0;
                used = 0.0;
            }
            used += ems(piece);
        }
    }
    Some(count)
}

/// What is not broken: a word with the space or the hyphen after it, or one Han character.
fn next_piece(text: &str) -> Option<&str> {
    let is_han = |c: char| u32::from(c) >= 0x2e80;
    let first = text.chars().next()?;
    if is_han(first) {
        return text.get(..first.len_utf8());
    }
    let end = text.char_indices().find_map(|(at, c)| match c {
        ' ' | '-' => Some(at + 1),
        c if is_han(c) => Some(at),
        _ => None,
    });
    text.get(..end.unwrap_or(text.len()))
}

/// A size at which this text fits into a room when its lines are broken: the wished one, or a smaller one down to `small`.
#[must_use]
pub fn fitted_lines(text: &str, size: f32, small: f32, room: bevy::prelude::Vec2) -> f32 {
    // Glyphs are a little wider or narrower than is reckoned.
    let full = room.x * 0.96;
    let fits = |size: f32| lines(text, full / size).is_some_and(|lines| lines * size * LINE <= room.y);
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
    #[test]
    fn lines_are_broken_between_words_after_hyphens_and_between_characters() {
        let count = |text: &str, letters: f32| lines(text, letters * 0.58 + 0.01);
        assert_eq!(count("one two", 7.0), Some(1.0));
        assert_eq!(count("one two", 6.0), Some(2.0));
        assert_eq!(count("Blankers-Koen", 9.0), Some(2.0));
        assert_eq!(count("Blankers-Koen", 8.0), None);
        assert_eq!(lines("駱駝大賽", 2.0), Some(2.0));
        assert_eq!(lines("駱駝\n大賽", 4.0), Some(2.0));
    }
}
