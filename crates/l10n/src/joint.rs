//! The space between Han and Latin where a value meets its sentence.
//!
//! `{ $seat }擲出` needs a space for *Nina* and none for 小華, which no translator can write down. So each value goes
//! into its sentence between two marks, and once the sentence is whole every mark becomes a space or nothing. What
//! people wrote stays as they wrote it: only the edges of values are looked at.

use crate::Locale;

/// Marks the edge of a value: a noncharacter, so no text that people can write contains it.
pub(crate) const JOINT: char = '\u{FDD0}';

/// A value with its edges marked.
pub(crate) fn mark(value: &str) -> String {
    format!("{JOINT}{value}{JOINT}")
}

/// The sentence with each mark turned into a space where the language wants one.
pub(crate) fn close(locale: Locale, sentence: &str) -> String {
    let mut closed = String::with_capacity(sentence.len());
    let mut at_joint = false;
    for next in sentence.chars() {
        if next == JOINT {
            at_joint = true;
            continue;
        }
        let before = closed.chars().next_back();
        if at_joint && locale.is_chinese() && before.is_some_and(|before| wants_space(before, next)) {
            closed.push(' ');
        }
        at_joint = false;
        closed.push(next);
    }
    closed
}

fn wants_space(before: char, next: char) -> bool {
    (is_wide(before) && is_narrow(next)) || (is_narrow(before) && is_wide(next))
}

/// A letter of the square scripts: Han, kana, bopomofo, Hangul syllables. Not their punctuation.
pub(crate) fn is_wide(letter: char) -> bool {
    is_han(letter) || matches!(letter, '\u{3041}'..='\u{312F}' | '\u{AC00}'..='\u{D7A3}')
}

/// A Han character.
pub(crate) fn is_han(letter: char) -> bool {
    matches!(letter,
        '〇' | '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}'
        | '\u{20000}'..='\u{3FFFD}')
}

fn is_narrow(letter: char) -> bool {
    letter == '−' || (letter.is_alphanumeric() && !is_wide(letter))
}

#[cfg(test)]
mod tests {
    use super::{close, mark};
    use crate::Locale::{En, ZhHant};

    #[test]
    fn a_space_stands_only_where_han_meets_latin_at_the_edge_of_a_value() {
        let said = |name: &str| close(ZhHant, &format!("輪到{}了", mark(name)));
        assert_eq!(said("Nina"), "輪到 Nina 了");
        assert_eq!(said("小華"), "輪到小華了");
        assert_eq!(said("座位 2"), "輪到座位 2 了");
        assert_eq!(said("−3"), "輪到 −3 了");
        assert_eq!(said("第3隊"), "輪到第3隊了");
        assert_eq!(said(""), "輪到了");
    }

    #[test]
    fn punctuation_and_spaces_that_are_there_already_need_none() {
        assert_eq!(close(ZhHant, &format!("贏家：{}。", mark("Nina"))), "贏家：Nina。");
        assert_eq!(close(ZhHant, &format!("第 {} 格", mark("5"))), "第 5 格");
    }

    #[test]
    fn nested_values_and_english_get_no_stray_space() {
        assert_eq!(close(ZhHant, &mark(&mark("Nina"))), "Nina");
        assert_eq!(close(En, &format!("for {}s", mark("小華"))), "for 小華s");
    }
}
