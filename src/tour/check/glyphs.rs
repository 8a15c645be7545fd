//! Every character has a picture in the face that it is set in.

use super::{Finding, Kind, Sight, short};

pub(super) fn check(sight: &Sight) -> Vec<Finding> {
    let broken = sight.texts.iter().filter(|text| !text.missing.is_empty());
    let tell = |text: &super::Text| {
        let missing: String = text.missing.iter().collect();
        Finding::new(Kind::MissingGlyph, format!("“{missing}” in “{}”", short(&text.words)))
    };
    broken.map(tell).collect()
}

#[cfg(test)]
mod tests {
    use super::super::made_up::*;
    use super::*;

    #[test]
    fn a_character_without_a_picture_is_named() {
        let mut sight = sight();
        sight.texts.push(text("駱駝", rect(10.0, 10.0, 40.0, 20.0)));
        assert_eq!(kinds(&sight), []);
        sight.texts[0].missing = vec!['駝'];
        let found = super::super::findings(&sight);
        assert_eq!(found[0].kind, Kind::MissingGlyph);
        assert!(found[0].what.contains('駝'), "{found:?}");
    }
}
