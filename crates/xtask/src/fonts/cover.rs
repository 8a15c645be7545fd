//! The committed faces against the texts as they stand: whoever adds a character is told to make the faces anew.

use std::fs;

use ttf_parser::Face as Parsed;

use super::FOLDER;
use super::characters::{Characters, Texts};
use super::faces::{Cut, FACES, Tier, cuts};
use crate::cargo::root;

/// The budget for one face in bytes. Each of the first tier is waited for before the first picture. The whole ones come
/// after it, and hold all characters of six games, among them hundreds of poems and stories in both scripts; a brush
/// stroke of the Kai takes twice the bytes of a plain one.
fn most_bytes(cut: &Cut) -> usize {
    let most = match (cut.tier, cut.face.role) {
        (Tier::First, _) => 340,
        (Tier::Full, "kai") => 1_900,
        (Tier::Full, _) => 960,
    };
    most * 1024
}

const ADVICE: &str = "run `cargo xtask fonts`; if that does not help, the source has no such character: \
                      reword the text, or draw the sign as a picture";

fn bytes(cut: &Cut) -> Vec<u8> {
    let path = root().expect("run by cargo").join(FOLDER).join(&cut.file);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}; run `cargo xtask fonts`", path.display()))
}

fn lacks(cut: &Cut, asked: &Characters) -> Characters {
    let bytes = bytes(cut);
    let parsed = Parsed::parse(&bytes, 0).expect("a font");
    asked.iter().copied().filter(|c| parsed.glyph_index(*c).is_none()).collect()
}

fn listed(characters: &Characters) -> String {
    let lines: Vec<String> = characters.iter().map(|c| format!("{c} (U+{:04X})", u32::from(*c))).collect();
    lines.join(", ")
}

#[test]
fn every_face_has_all_characters_of_its_language() {
    let texts = Texts::read(&root().expect("run by cargo")).expect("the texts");
    let mut complaints = String::new();
    for cut in cuts() {
        let missing = lacks(&cut, &texts.must(cut.face.language, cut.tier));
        if !missing.is_empty() {
            complaints.push_str(&format!("{FOLDER}/{} lacks {}\n", cut.file, listed(&missing)));
        }
    }
    assert!(complaints.is_empty(), "{complaints}{ADVICE}");
}

#[test]
fn the_whole_faces_of_a_role_together_have_all_characters_of_the_contents() {
    let texts = Texts::read(&root().expect("run by cargo")).expect("the texts");
    let whole: Vec<Cut> = cuts().into_iter().filter(|cut| cut.tier == Tier::Full).collect();
    for Cut { face, .. } in &whole {
        let of_role = whole.iter().filter(|other| other.face.role == face.role);
        let missing = of_role.fold(texts.contents(), |missing, other| lacks(other, &missing));
        assert!(missing.is_empty(), "no {} face has {}\n{ADVICE}", face.role, listed(&missing));
    }
}

#[test]
fn faces_are_static_outlines_of_equal_height_within_the_budget() {
    for cut in cuts() {
        let (face, bytes) = (cut.face, bytes(&cut));
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        assert!(!parsed.is_variable(), "{} still has axes", cut.file);
        assert_eq!(parsed.units_per_em(), 1000, "{}", cut.file);
        let (up, down) = (i32::from(parsed.ascender()), i32::from(parsed.descender()));
        assert_eq!((up, down), (face.ascent, -face.descent), "{}", cut.file);
        assert!(bytes.len() <= most_bytes(&cut), "{} has {} bytes", cut.file, bytes.len());
    }
}

#[test]
fn han_letters_and_digits_have_an_outline() {
    for cut in cuts() {
        let (face, bytes) = (cut.face, bytes(&cut));
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        let letters = if face.language == "en" { "A7é’" } else { "A7中" };
        for c in letters.chars() {
            let glyph = parsed.glyph_index(c).expect("in every face");
            let drawn = parsed.glyph_bounding_box(glyph).is_some_and(|at| at.x_max > at.x_min);
            assert!(drawn, "{} draws nothing for {c}", cut.file);
        }
    }
}

#[test]
fn every_face_has_its_licence_beside_it() {
    for face in FACES {
        let path = root().expect("run by cargo").join(FOLDER).join(face.licence);
        let text = fs::read_to_string(&path).expect("the licence");
        assert!(text.contains("SIL Open Font License") || text.contains("SIL OPEN FONT LICENSE"));
        assert!(text.contains("Copyright"), "{} names nobody", face.licence);
    }
}

#[test]
fn the_english_sans_sets_an_apostrophe_narrower_than_a_letter() {
    for cut in cuts().iter().filter(|cut| cut.face.language == "en") {
        let bytes = bytes(cut);
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        let advance = |c| parsed.glyph_index(c).and_then(|glyph| parsed.glyph_hor_advance(glyph));
        assert!(advance('’').expect("an apostrophe") < advance('n').expect("a letter"), "{}", cut.file);
    }
}
