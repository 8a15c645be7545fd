//! Punctuation marks that a language does not use, or not in that width.

use super::file::VALUE;
use crate::Locale;
use crate::joint::is_wide;

/// The marks of `text` that are wrong where they stand.
pub(super) fn misplaced(locale: Locale, text: &str) -> impl Iterator<Item = char> {
    let letters: Vec<char> = text.chars().collect();
    let is_wrong = move |place: usize| {
        let before = place.checked_sub(1).and_then(|place| letters.get(place).copied());
        let after = letters.get(place + 1).copied();
        let mark = letters[place];
        let wrong = match locale {
            Locale::En => is_full_width(mark),
            Locale::ZhHant => matches!(mark, '“' | '”' | '‘' | '’') || is_too_narrow(before, mark, after),
            Locale::ZhHans => matches!(mark, '「' | '」' | '『' | '』') || is_too_narrow(before, mark, after),
        };
        wrong.then_some(mark)
    };
    (0..text.chars().count()).filter_map(is_wrong)
}

fn is_full_width(mark: char) -> bool {
    matches!(mark, '\u{3000}'..='\u{303F}' | '\u{FF01}'..='\u{FF65}')
}

/// A half-width mark beside Han, or beside a value that will be Han: not in `1:2` or `10:{ $minute }`.
fn is_too_narrow(before: Option<char>, mark: char, after: Option<char>) -> bool {
    let is_inside_latin =
        |side: Option<char>| side.is_some_and(|side| side.is_ascii_alphanumeric() || side == VALUE);
    let touches =
        |side: Option<char>| side.is_some_and(|side| is_wide(side) || matches!(side, '（' | '）' | VALUE));
    match mark {
        ',' | ';' | ':' | '!' | '?' | '(' | ')' | '"' | '\'' => {
            let is_between_latin = is_inside_latin(before) && is_inside_latin(after);
            (touches(before) || touches(after)) && !is_between_latin
        }
        '.' => touches(before) && !is_inside_latin(after),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::misplaced;
    use crate::Locale::{self, En, ZhHans, ZhHant};

    fn marks(locale: Locale, text: &str) -> String {
        misplaced(locale, text).collect()
    }

    #[test]
    fn half_width_marks_beside_han_or_a_value_are_wrong_in_chinese() {
        for locale in [ZhHant, ZhHans] {
            assert_eq!(marks(locale, "好,走吧."), ",.");
            assert_eq!(marks(locale, "真的嗎? 是(不是)"), "?()");
            assert_eq!(marks(locale, "（不是）!"), "!");
            assert_eq!(marks(locale, "\u{FFFC}: \u{FFFC}."), ":.");
            assert_eq!(marks(locale, "好，走吧。真的嗎？是（不是）！"), "");
        }
    }

    #[test]
    fn half_width_marks_among_latin_are_right() {
        for text in
            ["輸入 1,2,3", "位置 1:BG 2:YR", "檔案 save.json 已存", "\u{FFFC}:\u{FFFC}", "\u{FFFC}.ftl"]
        {
            assert_eq!(marks(ZhHant, text), "", "{text}");
        }
    }

    #[test]
    fn each_script_has_its_quotation_marks() {
        assert_eq!(marks(ZhHant, "按「?」"), "");
        assert_eq!(marks(ZhHant, "按“好”"), "“”");
        assert_eq!(marks(ZhHans, "按“好”"), "");
        assert_eq!(marks(ZhHans, "按「好」"), "「」");
    }

    #[test]
    fn full_width_marks_are_wrong_in_english() {
        assert_eq!(marks(En, "Go，now！ (“yes”)"), "，！");
    }
}
