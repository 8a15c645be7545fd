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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_keeps_its_size_and_a_long_one_is_cut() {
        assert_eq!(fitted("Mia", 20.0, 14.0, 90.0), ("Mia".into(), 20.0));
        let (text, size) = fitted("駱駝駱駝駱駝駱駝", 20.0, 14.0, 90.0);
        assert!(text.ends_with('…') && ems(&text) * size <= 90.0, "{text} at {size}");
    }
}
