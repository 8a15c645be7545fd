//! What people wrote, made safe to stand in a sentence.

use crate::joint::JOINT;

/// The text on one line, without control characters, without marks that turn the direction of writing (they would
/// turn the rest of the sentence too), and without our own joint mark.
pub(crate) fn clean(text: &str) -> String {
    let spaced = |letter| if is_break(letter) { ' ' } else { letter };
    text.replace("\r\n", "\n").chars().map(spaced).filter(|letter| !is_unsafe(*letter)).collect()
}

fn is_break(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\t' | '\u{0B}' | '\u{0C}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

fn is_unsafe(letter: char) -> bool {
    let turns_direction = matches!(letter,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let is_invisible_control = matches!(letter,
        '\u{FEFF}' | '\u{206A}'..='\u{206F}' | '\u{FFF9}'..='\u{FFFB}');
    letter.is_control() || turns_direction || is_invisible_control || letter == JOINT
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn plain_words_stay_as_they_are() {
        for text in ["小華", "Nina O’Neill", "👩‍🚀 Ada", "  spaced  ", ""] {
            assert_eq!(clean(text), text);
        }
    }

    #[test]
    fn controls_and_direction_marks_go_and_line_breaks_become_spaces() {
        assert_eq!(clean("a\u{202E}b\u{2066}c\u{7}d\u{FDD0}e\u{200F}\u{FEFF}"), "abcde");
        assert_eq!(clean("one\r\ntwo\u{2028}three\tfour"), "one two three four");
    }
}
