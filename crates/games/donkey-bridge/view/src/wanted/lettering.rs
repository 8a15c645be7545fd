//! How large words are set, and where their lines are broken.

use bevy::prelude::*;
use table::board::ems;

/// How wide a text is in the strong sans that tiles are lettered in, letter by letter: a mushroom is wide, a pill is not.
fn strong(text: &str) -> f32 {
    let width = |c: char| match c {
        'i' | 'j' | 'l' | 'I' | ' ' | '-' | '’' => 0.34,
        'f' | 'r' | 't' => 0.44,
        'm' | 'w' | 'M' | 'W' => 0.92,
        'A'..='Z' => 0.68,
        c if u32::from(c) >= 0x2e80 => 1.0,
        _ => 0.6,
    };
    text.chars().map(width).sum()
}

/// The word on the lower edge of a tile, in one line or in two, and its size.
pub fn on_tile(word: &str, tile: Vec2, letters: f32) -> (String, f32) {
    let width = tile.x * 0.87;
    let wish = tile.y * 0.165 * letters.min(1.15);
    let one = (width / strong(word).max(0.1)).min(wish);
    let Some(at) = middle_space(word).filter(|_| one < tile.y * 0.11) else { return (word.to_owned(), one) };
    let (first, second) = word.split_at(at);
    let second = second.trim_start();
    let widest = strong(first).max(strong(second)).max(0.1);
    let two = (width / widest).min(tile.y * 0.1);
    if two > one { (format!("{first}\n{second}"), two) } else { (word.to_owned(), one) }
}

/// The space nearest to the middle.
fn middle_space(text: &str) -> Option<usize> {
    let middle = text.len() / 2;
    text.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle))
}

/// The size of a line in a room of this size, and whether it is broken into two.
pub fn in_room(text: &str, room: Vec2) -> (f32, bool) {
    let wide = ems(text).max(0.1);
    let one = (room.x / wide).min(room.y * 0.62);
    // Two lines: what does not fit a word at the end of the first is lost.
    let two = (room.x * 1.8 / wide).min(room.y * 0.4);
    if two > one { (two, true) } else { (one, false) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: Vec2 = Vec2::new(100.0, 118.0);

    #[test]
    fn every_word_keeps_to_its_tile_in_every_language() {
        for word in donkey_bridge::Word::all() {
            for language in donkey_bridge::Language::ALL {
                let (text, size) = on_tile(word.name(language), TILE, 1.0);
                let widest = text.lines().map(strong).fold(0.0, f32::max) * size;
                assert!(widest <= TILE.x * 0.88, "{text}: {widest}");
                let high = size * 1.3 * if text.contains('\n') { 2.0 } else { 1.0 };
                assert!(high <= TILE.y * 0.27 && size >= 9.0, "{text}: {size}");
            }
        }
    }

    #[test]
    fn a_long_line_is_broken_into_two() {
        assert!(in_room("What else was in Alexandrina’s story?", Vec2::new(220.0, 40.0)).1);
        assert!(!in_room("輪到小狐狸", Vec2::new(220.0, 40.0)).1);
    }
}
