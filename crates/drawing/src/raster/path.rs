//! Outlines in words: the absolute commands M, L, H, V, C, Q and Z of SVG, with numbers between them.

use tiny_skia::{Path, PathBuilder};

/// The outline; `None` where the words are not one.
pub(super) fn read(words: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut here = (0.0, 0.0);
    let mut rest = words.trim();
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers = numbers(&rest[..end])?;
        rest = rest[end..].trim_start();
        let count = match command {
            'M' | 'L' => 2,
            'H' | 'V' => 1,
            'C' => 6,
            'Q' => 4,
            'Z' if numbers.is_empty() => {
                builder.close();
                continue;
            }
            _ => return None,
        };
        if numbers.is_empty() || numbers.len() % count != 0 {
            return None;
        }
        for n in numbers.chunks_exact(count) {
            here = step(&mut builder, command, n, here);
        }
    }
    builder.finish()
}

/// Makes one step with as many numbers as its command needs; where it ends.
fn step(builder: &mut PathBuilder, command: char, n: &[f32], here: (f32, f32)) -> (f32, f32) {
    let to = match command {
        'H' => (n[0], here.1),
        'V' => (here.0, n[0]),
        _ => (n[n.len() - 2], n[n.len() - 1]),
    };
    match command {
        'M' => builder.move_to(to.0, to.1),
        'C' => builder.cubic_to(n[0], n[1], n[2], n[3], to.0, to.1),
        'Q' => builder.quad_to(n[0], n[1], to.0, to.1),
        _ => builder.line_to(to.0, to.1),
    }
    to
}

/// Numbers apart by spaces, by commas or by the minus of the next.
fn numbers(words: &str) -> Option<Vec<f32>> {
    let apart = words.replace('-', " -").replace(',', " ");
    apart.split_whitespace().map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_read_and_nonsense_is_not() {
        let bounds = read("M-10 0L10-5V5Q0 20-10 5Z").unwrap().bounds();
        assert_eq!((bounds.left(), bounds.right(), bounds.top()), (-10.0, 10.0, -5.0));
        for wrong in ["", "M1", "M0 0X1 1", "M0 0L1 a", "M0 0C1 2 3 4Z"] {
            assert!(read(wrong).is_none(), "{wrong}");
        }
    }
}
