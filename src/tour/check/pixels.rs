//! A picture shows something.

use super::{Finding, Kind};

/// How much of a picture may have one colour. Curtains and open books come to about two thirds.
const ONE_COLOUR: f32 = 0.94;

/// How much may have the colour that a window has where nothing is drawn.
const NOTHING: f32 = 0.12;

/// A picture as rows of red, green, blue and cover.
#[derive(Clone, Copy, Debug)]
pub struct Pixels<'a> {
    /// Four bytes for each pixel.
    pub bytes: &'a [u8],
    /// What a window shows where nothing is drawn.
    pub clear: [u8; 3],
}

/// Says so where a picture shows next to nothing.
#[must_use]
pub fn emptiness(pixels: Pixels) -> Option<Finding> {
    // A prime step visits every column of any picture.
    let colours: Vec<[u8; 3]> =
        pixels.bytes.chunks_exact(4).step_by(31).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    if colours.is_empty() {
        return Some(Finding::new(Kind::EmptyFrame, "there is no picture"));
    }
    let whole = number(colours.len());
    let clear = number(colours.iter().filter(|colour| **colour == pixels.clear).count()) / whole;
    if clear > NOTHING {
        return Some(tell(clear, "shows nothing at all"));
    }
    let mut common = colours;
    common.iter_mut().flatten().for_each(|light| *light >>= 4);
    common.sort_unstable();
    let most = common.chunk_by(|one, other| one == other).map(<[_]>::len).max().unwrap_or_default();
    let most = number(most) / whole;
    (most > ONE_COLOUR).then(|| tell(most, "has one colour"))
}

fn tell(part: f32, what: &str) -> Finding {
    Finding::new(Kind::EmptyFrame, format!("{:.0} % of it {what}", part * 100.0))
}

#[expect(clippy::cast_precision_loss, reason = "shares of a picture, told in per cent")]
fn number(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLEAR: [u8; 3] = [18, 12, 40];

    fn picture(colour: impl Fn(u8) -> [u8; 3]) -> Vec<u8> {
        let pixel = |at: u32| {
            let [r, g, b] = colour(u8::try_from(at % 251).unwrap());
            [r, g, b, 255]
        };
        (0..40_000_u32).flat_map(pixel).collect()
    }

    fn empty(bytes: &[u8]) -> bool {
        emptiness(Pixels { bytes, clear: CLEAR }).is_some()
    }

    #[test]
    fn a_picture_of_one_colour_or_of_nothing_is_empty() {
        assert!(empty(&[]));
        assert!(empty(&picture(|_| CLEAR)));
        assert!(empty(&picture(|_| [200, 180, 150])));
        assert!(empty(&picture(|at| if at < 60 { CLEAR } else { [at, 90, 30] })));
    }

    #[test]
    fn a_picture_of_something_is_not() {
        assert!(!empty(&picture(|at| [at, 255 - at, 90])));
        assert!(!empty(&picture(|at| if at < 200 { [246, 234, 208] } else { [43, 26, at] })));
    }
}
