//! Each kind of fault is found, at the place where it is, and nothing else is.

use std::collections::BTreeSet;

use l10n::check::{Fault, Mismatch, compare};
use l10n::{Locale, Source};

const HANT: &str = "moved = { $camel }走到第 { $space } 格。\nroll = 擲骰\n";
const HANS: &str = "moved = { $camel }走到第 { $space } 格。\nroll = 掷骰\n";
const EN: &str = "moved = { $camel } moved to space { $space }.\nroll = Roll\n";

/// What is wrong with the three texts, by language and key.
fn faults(hant: &'static str, hans: &'static str, en: &'static str) -> Vec<(Locale, String, Fault)> {
    let texts = [(Locale::ZhHant, hant), (Locale::ZhHans, hans), (Locale::En, en)];
    let found = compare(&Source { name: "broken", texts });
    found.into_iter().map(|Mismatch { locale, key, fault, .. }| (locale, key, fault)).collect()
}

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn good_files_have_no_fault() {
    assert_eq!(faults(HANT, HANS, EN), []);
}

#[test]
fn a_key_that_one_language_lacks() {
    let found = faults(HANT, HANS, "moved = { $camel } moved to space { $space }.");
    assert_eq!(found, [(Locale::En, "roll".into(), Fault::Missing)]);
    let found = faults("roll = 擲骰", "roll = 掷骰", EN);
    assert_eq!(
        found,
        [(Locale::ZhHant, "moved".into(), Fault::Missing), (Locale::ZhHans, "moved".into(), Fault::Missing)]
    );
}

#[test]
fn arguments_that_differ_from_the_source_text() {
    let found = faults(HANT, HANS, "moved = { $camel } moved to space { $place }.\nroll = Roll");
    let fault = Fault::Arguments { here: names(&["camel", "place"]), source: names(&["camel", "space"]) };
    assert_eq!(found, [(Locale::En, "moved".into(), fault)]);
}

#[test]
fn arguments_count_in_variants_and_in_messages_referred_to_and_choosing_ones_do_not() {
    let hant = "who = { $seat }\nturn = 輪到{ $seat }，第 { $leg } 段";
    let hans = "who = { $seat }\nturn = 轮到{ who }，第 { $leg } 段";
    let en = "who = { $seat }\nturn = { $seat-is ->\n    [you] Leg { $leg }: your turn\n   *[other] { $seat }’s turn\n}";
    assert_eq!(faults(hant, hans, en), []);
    let found = faults(hant, hans, "who = { $seat }\nturn = It is { who }’s turn");
    let fault = Fault::Arguments { here: names(&["seat"]), source: names(&["leg", "seat"]) };
    assert_eq!(found, [(Locale::En, "turn".into(), fault)]);
}

#[test]
fn a_key_that_stands_there_twice() {
    let found =
        faults(HANT, HANS, "roll = Roll\nmoved = { $camel } moved to space { $space }.\nroll = Roll again");
    assert_eq!(found, [(Locale::En, "roll".into(), Fault::Duplicate)]);
}

#[test]
fn a_line_that_is_not_fluent() {
    let found =
        faults(HANT, HANS, "moved = { $camel } moved to space { $space }.\nroll = Roll\nroll again\n");
    assert!(
        matches!(found.as_slice(), [(Locale::En, key, Fault::Syntax { line: 3, .. })] if key.is_empty()),
        "{found:?}"
    );
}

#[test]
fn a_reference_to_nothing_but_not_one_to_the_table_s_messages() {
    let found = faults("roll = 擲{ -die }", "roll = 掷{ dice }", "roll = Roll { -die }\n-die = die");
    assert!(found.contains(&(Locale::ZhHant, "roll".into(), Fault::Reference("-die".into()))));
    assert!(found.contains(&(Locale::ZhHans, "roll".into(), Fault::Reference("dice".into()))));
    assert_eq!(found.len(), 2);
    assert_eq!(faults("roll = { who }擲骰", "roll = { who }掷骰", "roll = { who } rolled"), []);
}

#[test]
fn a_text_that_says_nothing() {
    let found = faults(HANT, HANS, "moved = { $camel } moved to space { $space }.\nroll = { \" \" }");
    assert_eq!(found, [(Locale::En, "roll".into(), Fault::Empty)]);
}

#[test]
fn characters_of_another_script() {
    let found = faults("roll = 掷骰", "roll = 擲骰", "roll = Roll 骰");
    assert_eq!(
        found,
        [
            (Locale::ZhHant, "roll".into(), Fault::Script('掷')),
            (Locale::ZhHans, "roll".into(), Fault::Script('擲')),
            (Locale::En, "roll".into(), Fault::Script('骰'))
        ]
    );
}

#[test]
fn proper_names_that_a_comment_allows_are_right_there_and_nowhere_else() {
    let named = "# Proper names: 简体\nname = 简体\n";
    assert_eq!(faults(named, "name = 简体", named), []);
    let found = faults(
        "# Proper names: 简体\nname = 简体\nother = 简",
        "name = 简体\nother = 简",
        "# Proper names: 简体\nname = 简体\nother = Other",
    );
    assert_eq!(found, [(Locale::ZhHant, "other".into(), Fault::Script('简'))]);
}

#[test]
fn punctuation_of_the_wrong_width_in_a_variant_too() {
    let hant = "roll = { $seat-is ->\n    [you] 擲骰,快!\n   *[other] 等{ $seat }。\n}";
    let hans = "roll = { $seat-is ->\n    [you] 掷骰，快！\n   *[other] 等「{ $seat }」。\n}";
    let en = "roll = { $seat-is ->\n    [you] Roll！\n   *[other] Wait for { $seat }.\n}";
    let found: Vec<(Locale, Fault)> =
        faults(hant, hans, en).into_iter().map(|(locale, _, fault)| (locale, fault)).collect();
    assert_eq!(
        found,
        [
            (Locale::ZhHant, Fault::Punctuation('!')),
            (Locale::ZhHant, Fault::Punctuation(',')),
            (Locale::ZhHans, Fault::Punctuation('「')),
            (Locale::ZhHans, Fault::Punctuation('」')),
            (Locale::En, Fault::Punctuation('！'))
        ]
    );
}

#[test]
fn a_report_names_file_language_and_key() {
    let texts = [(Locale::ZhHant, "roll = 擲骰"), (Locale::ZhHans, "roll = 掷骰"), (Locale::En, "")];
    let found = compare(&Source { name: "broken", texts });
    assert_eq!(l10n::check::report(&found), "en/broken.ftl: `roll` is missing\n");
}
