//! The size at which a text fits into a block: whole words on each line, smaller until all of them have room.

/// The height of a line for its type.
const LEADING: f32 = 1.2;

/// About how wide a text is, in parts of the size of its type.
pub fn ems(text: &str) -> f32 {
    text.chars().map(|c| if u32::from(c) >= 0x2e80 { 1.0 } else { 0.6 }).sum()
}

/// How many lines a text takes at this width, in parts of the size of its type; none where a word does not fit.
fn lines(text: &str, width: f32) -> Option<f32> {
    let mut count = 0.0;
    for paragraph in text.split('\n') {
        let mut used = f32::INFINITY;
        for word in paragraph.split(' ') {
            let wide = ems(word);
            // Chinese may be broken between any two characters.
            let breaks = word.chars().all(|c| u32::from(c) >= 0x2e80);
            if wide > width && !breaks {
                return None;
            }
            if used + 0.6 + wide > width {
                count += (wide / width.max(1.0)).ceil().max(1.0);
                used = wide % width.max(1.0);
            } else {
                used += 0.6 + wide;
            }
        }
    }
    Some(count)
}

/// The largest size between two at which a text fits into this block; the smallest where none does.
pub fn block(text: &str, (largest, smallest): (f32, f32), width: f32, height: f32) -> f32 {
    let mut size = largest;
    while size > smallest {
        if lines(text, width / size).is_some_and(|lines| lines * LEADING * size <= height) {
            return size;
        }
        size -= 0.5;
    }
    smallest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_set_smaller_until_it_fits() {
        let text = "The spring wind of the second month is like scissors";
        let size = block(text, (18.0, 8.0), 90.0, 120.0);
        let count = lines(text, 90.0 / size).expect("every word fits");
        assert!(size < 18.0 && count * LEADING * size <= 120.0, "{count} lines of {size}");
        assert!(block(text, (18.0, 8.0), 400.0, 120.0) > 17.9, "where there is room it is not");
    }
}
