//! Which word a typed answer means (RULES 5.3).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::{Language, Word};

/// From so many letters on, one slip is forgiven.
const LONG: usize = 5;

/// Every name in every language, folded, with its word.
static NAMES: LazyLock<BTreeMap<String, Word>> = LazyLock::new(|| {
    let names = Word::all().flat_map(|word| {
        Language::ALL.into_iter().flat_map(move |language| word.names(language)).map(move |name| (name, word))
    });
    names.map(|(name, word)| (han::fold(name), word)).collect()
});

/// The word that this text names, in any language: exactly but for case, width, spaces, punctuation and script, or
/// with one slip where the name has five letters or more. `None` where it names no word of the game.
#[must_use]
pub fn recognise(text: &str) -> Option<Word> {
    let typed = han::fold(text);
    if let Some(word) = NAMES.get(&typed) {
        return Some(*word);
    }
    let letters = typed.chars().collect::<Vec<_>>();
    let near = |name: &&String| one_slip(&name.chars().collect::<Vec<_>>(), &letters);
    NAMES.iter().find(|(name, _)| near(name)).map(|(_, word)| *word)
}

/// Whether one letter too many, too few, wrong or swapped with its neighbour makes `typed` of a long `name`.
fn one_slip(name: &[char], typed: &[char]) -> bool {
    if name.len() < LONG || name.len().abs_diff(typed.len()) > 1 {
        return false;
    }
    let same = name.iter().zip(typed).take_while(|(one, other)| one == other).count();
    let (name, typed) = (&name[same..], &typed[same..]);
    match (name, typed) {
        ([_, rest @ ..], all) if rest == all => true,
        (all, [_, rest @ ..]) if rest == all => true,
        ([_, rest @ ..], [_, other @ ..]) if rest == other => true,
        ([a, b, rest @ ..], [c, d, other @ ..]) => a == d && b == c && rest == other,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::one_slip;

    fn slip(name: &str, typed: &str) -> bool {
        one_slip(&name.chars().collect::<Vec<_>>(), &typed.chars().collect::<Vec<_>>())
    }

    #[test]
    fn each_kind_of_slip_is_one_slip() {
        for typed in ["cmel", "came", "amel", "cammel", "camels", "cawel", "acmel", "caeml"] {
            assert!(slip("camel", typed), "{typed}");
        }
        for typed in ["cml", "cawwl", "lemac", "acmle", "cameels", "cam", ""] {
            assert!(!slip("camel", typed), "{typed}");
        }
    }

    #[test]
    fn short_names_forgive_nothing() {
        assert!(!slip("lion", "lyon") && !slip("pig", "pigs") && !slip("", "a"));
    }
}
