//! Which characters do not belong to a language's script.

use std::collections::BTreeSet;

use crate::Locale;
use crate::joint::is_wide;

/// The pairs of characters that tell traditional and simplified script apart.
const PAIRS: &str = include_str!("pairs.txt");

/// Characters of one Chinese script only.
pub(super) struct Script {
    traditional: BTreeSet<char>,
    simplified: BTreeSet<char>,
}

impl Script {
    pub(super) fn new() -> Self {
        let mut script = Self { traditional: BTreeSet::new(), simplified: BTreeSet::new() };
        for line in PAIRS.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(' ') {
                Some(("traditional", letters)) => script.traditional.extend(letters.chars()),
                Some(("simplified", letters)) => script.simplified.extend(letters.chars()),
                _ => script.add_pairs(line),
            }
        }
        script
    }

    fn add_pairs(&mut self, line: &str) {
        self.traditional.extend(line.chars().step_by(2));
        self.simplified.extend(line.chars().skip(1).step_by(2));
    }

    /// The characters of `text` that are not written in this language.
    pub(super) fn foreign<'a>(&'a self, locale: Locale, text: &'a str) -> impl Iterator<Item = char> + 'a {
        text.chars().filter(move |letter| match locale {
            Locale::ZhHant => self.simplified.contains(letter),
            Locale::ZhHans => self.traditional.contains(letter),
            Locale::En => is_wide(*letter),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Script;
    use crate::Locale;

    #[test]
    fn no_character_belongs_to_one_script_only_and_to_the_other_only() {
        let script = Script::new();
        assert!(script.traditional.len() > 800 && script.simplified.len() > 800);
        assert_eq!(
            script.traditional.intersection(&script.simplified).collect::<Vec<_>>(),
            Vec::<&char>::new()
        );
        assert!(script.traditional.union(&script.simplified).all(|letter| crate::joint::is_han(*letter)));
    }

    #[test]
    fn characters_at_home_in_both_scripts_are_nobody_s_fault() {
        let script = Script::new();
        for locale in [Locale::ZhHant, Locale::ZhHans] {
            assert_eq!(script.foreign(locale, "皇后在台上干什面里只有云 Nina 3").collect::<String>(), "");
        }
        assert_eq!(script.foreign(Locale::ZhHans, "擲出骰子后").collect::<String>(), "擲");
        assert_eq!(script.foreign(Locale::ZhHant, "掷出骰子後").collect::<String>(), "掷");
        assert_eq!(script.foreign(Locale::En, "the 骰子 and カ").collect::<String>(), "骰子カ");
    }
}
