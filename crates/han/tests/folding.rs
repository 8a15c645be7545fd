//! What counts as the same, and what does not.

use han::{fold, representative, same};

/// All of these fold to one and the same text.
#[track_caller]
fn one(texts: &[&str]) {
    for text in texts {
        assert!(!fold(text).is_empty(), "{text} has a letter");
        assert!(same(texts[0], text), "{} and {text}: {} and {}", texts[0], fold(texts[0]), fold(text));
    }
}

#[test]
fn case_width_spaces_and_punctuation_do_not_matter() {
    one(&["traffic jam", "Traffic  Jam", " TRAFFIC-JAM!", "ｔｒａｆｆｉｃ　ｊａｍ", "traffic\u{a0}jam"]);
    one(&["白雪公主", " 白雪 公主。", "「白雪公主」", "白雪·公主"]);
    one(&["don’t", "don't", "dont"]);
    one(&["12", "１２", "①②", " 1 2 "]);
}

#[test]
fn accents_do_not_matter() {
    one(&["café", "cafe", "CAFÉ", "cafe\u{301}"]);
    one(&["İzmir", "izmir"]);
}

#[test]
fn traditional_and_simplified_are_one() {
    one(&["塞車", "塞车"]);
    one(&["驢橋", "驴桥"]);
    one(&["雲", "云"]);
    one(&["體育館", "体育馆"]);
}

#[test]
fn variants_are_one() {
    one(&["爲", "為", "为"]);
    one(&["裏", "裡", "里"]);
    one(&["臺", "台"]);
    one(&["山峯", "山峰"]);
    one(&["麪包", "麵包", "面包"]);
    one(&["啟", "啓", "启"]);
    one(&["着", "著"]);
}

#[test]
fn one_simplified_for_several_traditional_is_one_class() {
    one(&["发", "發", "髮"]);
    one(&["后", "後"]);
    one(&["干", "乾", "幹"]);
    one(&["头发", "頭髮"]);
}

#[test]
fn compatibility_forms_are_one() {
    // U+F914 is a second code point for 樂.
    one(&["\u{f914}", "樂", "乐"]);
    one(&["ﬁre", "fire"]);
}

#[test]
fn other_words_stay_other_words() {
    for (one, other) in
        [("狗", "豬"), ("太陽", "月亮"), ("牛", "午"), ("大", "太"), ("dog", "dig"), ("己", "已")]
    {
        assert!(!same(one, other), "{one} and {other}");
    }
}

#[test]
fn what_has_no_letter_folds_to_nothing() {
    for text in ["", "  ", "…！？", "\u{301}", "—", "🐪"] {
        assert_eq!(fold(text), "", "{text:?}");
    }
}

#[test]
fn folding_twice_changes_nothing() {
    for text in ["Ｓnow-White", "頭髮裏面", "İß…", "각", "が", "①½"] {
        assert_eq!(fold(&fold(text)), fold(text), "{text}");
    }
}

#[test]
fn a_character_without_company_stands_for_itself() {
    for c in ['人', 'a', '7', '大', '🐪'] {
        assert_eq!(representative(c), c);
    }
    assert_eq!(representative('髮'), representative('发'));
}
