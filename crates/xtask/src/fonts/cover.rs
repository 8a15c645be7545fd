//! The committed faces against the texts as they stand: whoever adds a character is told to make the faces anew.

use std::fs;

use ttf_parser::Face as Parsed;

use super::FOLDER;
use super::characters::{Characters, Texts};
use super::faces::{FACES, Face};
use crate::cargo::root;

/// The budget for one face: two of them are loaded before the first picture. Each game that is drawn brings characters of
/// its own.
const MOST_BYTES: usize = 560 * 1024;

const ADVICE: &str = "run `cargo xtask fonts`; if that does not help, the source has no such character: \
                      reword the text, or draw the sign as a picture";

fn bytes(face: &Face) -> Vec<u8> {
    let path = root().expect("run by cargo").join(FOLDER).join(face.file);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}; run `cargo xtask fonts`", path.display()))
}

fn lacks(face: &Face, asked: &Characters) -> Characters {
    let bytes = bytes(face);
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
    for face in FACES {
        let missing = lacks(face, &texts.must(face.language));
        if !missing.is_empty() {
            complaints.push_str(&format!("{FOLDER}/{} lacks {}\n", face.file, listed(&missing)));
        }
    }
    assert!(complaints.is_empty(), "{complaints}{ADVICE}");
}

#[test]
fn the_faces_of_a_role_together_have_all_characters_of_the_contents() {
    let texts = Texts::read(&root().expect("run by cargo")).expect("the texts");
    for face in FACES {
        let of_role = FACES.iter().filter(|other| other.role == face.role);
        let missing = of_role.fold(texts.contents(), |missing, other| lacks(other, &missing));
        assert!(missing.is_empty(), "no {} face has {}\n{ADVICE}", face.role, listed(&missing));
    }
}

#[test]
fn faces_are_static_outlines_of_equal_height_within_the_budget() {
    for face in FACES {
        let bytes = bytes(face);
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        assert!(!parsed.is_variable(), "{} still has axes", face.file);
        assert_eq!(parsed.units_per_em(), 1000, "{}", face.file);
        let (up, down) = (i32::from(parsed.ascender()), i32::from(parsed.descender()));
        assert_eq!((up, down), (face.ascent, -face.descent), "{}", face.file);
        assert!(bytes.len() <= MOST_BYTES, "{} has {} bytes", face.file, bytes.len());
    }
}

#[test]
fn han_letters_and_digits_have_an_outline() {
    for face in FACES {
        let bytes = bytes(face);
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        let letters = if face.language == "en" { "A7é’" } else { "A7中" };
        for c in letters.chars() {
            let glyph = parsed.glyph_index(c).expect("in every face");
            let drawn = parsed.glyph_bounding_box(glyph).is_some_and(|at| at.x_max > at.x_min);
            assert!(drawn, "{} draws nothing for {c}", face.file);
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
    for face in FACES.iter().filter(|face| face.language == "en") {
        let bytes = bytes(face);
        let parsed = Parsed::parse(&bytes, 0).expect("a font");
        let advance = |c| parsed.glyph_index(c).and_then(|glyph| parsed.glyph_hor_advance(glyph));
        assert!(advance('’').expect("an apostrophe") < advance('n').expect("a letter"), "{}", face.file);
    }
}
