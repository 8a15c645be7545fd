//! The classes of characters that count as one, and the look-up of a character's representative.

use std::sync::OnceLock;

/// One class a line, the representative first; lines that begin with `#` are comments.
const CLASSES: &str = include_str!("classes.txt");

/// The character that stands for all that are written in its place: 为 for 爲, 為 and 为. A character without such
/// company stands for itself.
#[must_use]
pub fn representative(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    let table = table();
    table.binary_search_by_key(&c, |(member, _)| *member).map_or(c, |at| table[at].1)
}

/// Each member of a class with its representative, in the order of the code points.
fn table() -> &'static [(char, char)] {
    static TABLE: OnceLock<Vec<(char, char)>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut pairs = classes().flat_map(pairs).collect::<Vec<_>>();
        pairs.sort_unstable();
        pairs
    })
}

fn classes() -> impl Iterator<Item = &'static str> {
    CLASSES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn pairs(class: &'static str) -> impl Iterator<Item = (char, char)> {
    class.chars().next().into_iter().flat_map(|first| class.chars().map(move |member| (member, first)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_class_has_several_characters_and_no_character_two_classes() {
        let mut seen = BTreeSet::new();
        for class in classes() {
            assert!(class.chars().count() > 1, "{class}");
            assert!(class.chars().all(|c| seen.insert(c) && c.is_alphanumeric()), "{class}");
        }
        assert!(seen.len() > 7_000, "{} characters", seen.len());
    }

    #[test]
    fn a_representative_stands_for_itself() {
        assert!(table().iter().all(|(_, first)| representative(*first) == *first));
    }

    #[test]
    fn classes_are_small() {
        let largest = classes().map(|class| class.chars().count()).max();
        assert!(largest <= Some(8), "different words must not run into each other: {largest:?}");
    }
}
