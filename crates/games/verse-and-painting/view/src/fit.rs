//! The size at which a text fits into a block: whole words on each line, smaller until all of them have room.

use table::board::lines;

/// The height of a line for its type.
const LEADING: f32 = 1.2;

/// The largest size between two at which a text fits into this block; the smallest where none does.
pub fn block(text: &str, (largest, smallest): (f32, f32), width: f32, height: f32) -> f32 {
    let mut size = largest;
    while size > smallest {
        // Glyphs are a little wider or narrower than is reckoned.
        if lines(text, width * 0.97 / size).is_some_and(|lines| lines * LEADING * size <= height) {
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
