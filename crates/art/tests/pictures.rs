//! The pictures of the house: every source can be read and put together, nothing is loose, what is baked is what the
//! sources give.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use art::Book;
use art::bake::{Places, bake, decode};
use art::book::read_ron;
use art::check::check;
use art::compose::compose;
use art::depth::{NAMES, laid, papers, split};
use art::loose::{uncredited, unused};
use art::page::Pack;

fn house() -> Places {
    Places::below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"))
}

/// A small house of its own in a temporary folder: one pack, two pictures, one figure.
#[expect(clippy::unwrap_used, reason = "only tests build it")]
fn small_house(name: &str) -> Places {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    let places = Places::below(&root);
    for folder in ["shapes", "figures", "toys"] {
        fs::create_dir_all(places.art.join(folder)).unwrap();
    }
    let tones = r##"("#000000", "#333333", "#777777", "#bbbbbb", "#ffffff")"##;
    let palette = format!(
        r##"(inks: {{"red": "#d8402b", "cream": "#f6ead0"}}, tones: {{"grey": {tones}}}, sets: {{}})"##
    );
    let svg = r##"<svg viewBox="0 0 32 32"><path fill="#804020" d="M4 4h24v24H4Z"/></svg>"##;
    let toys = r#"[
        (name: "ball", size: (20, 20), layers: [Disc(at: (10, 10), r: 8, fill: "red")]),
        (name: "block", size: (30, 30), layers: [Figure(name: "block", tones: "grey", at: (15, 15), size: 28)]),
    ]"#;
    fs::write(places.art.join("palette.ron"), palette).unwrap();
    fs::write(places.art.join("packs.ron"), r#"[(name: "toys", scale: 2.0, quality: 80.0)]"#).unwrap();
    fs::write(places.art.join("figures/block.svg"), svg).unwrap();
    fs::write(places.art.join("toys/toys.ron"), toys).unwrap();
    fs::write(&places.credits, "# Credits\n\n## Fluent Emoji\n\n`block`\n").unwrap();
    places
}

#[test]
fn every_source_parses_and_every_ink_shape_and_figure_exists() {
    let book = Book::read(&house().art).unwrap();
    for (plan, pictures) in &book.packs {
        let prints = book.prints(plan, pictures).unwrap();
        assert!(!prints.is_empty(), "pack {} is empty", plan.name);
        let names: BTreeSet<_> = prints.iter().map(|print| &print.name).collect();
        assert_eq!(names.len(), prints.len(), "pack {} uses a name twice", plan.name);
        for print in &prints {
            compose(&book, print).unwrap();
        }
    }
}

#[test]
fn nothing_is_copied_in_vain_and_every_figure_is_credited() {
    let places = house();
    let book = Book::read(&places.art).unwrap();
    assert_eq!(unused(&book).unwrap(), Vec::<String>::new());
    assert_eq!(uncredited(&book, &places.credits).unwrap(), Vec::<String>::new());
}

#[test]
fn the_baked_pictures_are_those_of_the_sources() {
    assert_eq!(check(&house(), 0).unwrap(), Vec::<String>::new());
}

#[test]
fn the_pages_describe_sheets_that_are_there_and_sprites_that_lie_apart() {
    let places = house();
    let book = Book::read(&places.art).unwrap();
    for (plan, _) in &book.packs {
        let page: Pack = read_ron(&places.pictures.join(format!("{}.ron", plan.name))).unwrap();
        for sheet in &page.sheets {
            let pixels = decode(&places.pictures.join(&sheet.file)).unwrap();
            assert_eq!((pixels.width, pixels.height), sheet.size, "{}", sheet.file);
            for (i, a) in sheet.sprites.iter().enumerate() {
                assert!(
                    a.x + a.w <= sheet.size.0 && a.y + a.h <= sheet.size.1,
                    "{} leaves its sheet",
                    a.name
                );
                for b in &sheet.sprites[i + 1..] {
                    let apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
                    assert!(apart, "{} and {} overlap", a.name, b.name);
                }
            }
        }
    }
}

#[test]
fn all_pictures_stay_within_their_budget() {
    let entries = fs::read_dir(house().pictures).unwrap().map(|entry| entry.unwrap());
    let pictures = entries.filter(|entry| entry.path().extension().is_some_and(|e| e == "webp"));
    let (mut all, mut deck) = (0, 0);
    for picture in pictures {
        let bytes = picture.metadata().unwrap().len();
        all += bytes;
        let name = picture.file_name().to_string_lossy().into_owned();
        if name.starts_with("storyteller") && !name.starts_with("storyteller-table") {
            deck += bytes;
        }
    }
    assert!(all <= 8_388_608, "{all} bytes of pictures");
    assert!(deck <= 4_000_000, "{deck} bytes of them the storyteller's deck, in both sizes");
}

#[test]
fn every_brief_of_the_storytellers_deck_is_painted_in_both_sizes() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/storyteller/rules/content/deck.ron");
    let text = fs::read_to_string(content).unwrap();
    let briefs: BTreeSet<&str> =
        text.lines().filter_map(|line| line.trim().strip_prefix("id: \"")?.strip_suffix("\",")).collect();
    assert_eq!(briefs.len(), 84);
    for pack in ["storyteller", "storyteller-large"] {
        let page: Pack = read_ron(&house().pictures.join(format!("{pack}.ron"))).unwrap();
        let painted: BTreeSet<&str> =
            page.sheets.iter().flat_map(|sheet| &sheet.sprites).map(|sprite| sprite.name.as_str()).collect();
        let depths = if pack == "storyteller" { &NAMES[..1] } else { &NAMES };
        let wanted: BTreeSet<String> = briefs
            .iter()
            .flat_map(|brief| depths.iter().map(move |depth| format!("{brief}{depth}")))
            .collect();
        assert!(painted.iter().copied().eq(wanted.iter().map(String::as_str)), "{pack}");
        assert!(page.sheets.iter().all(|sheet| sheet.size.0 <= 2048 && sheet.size.1 <= 2048), "{pack}");
    }
}

#[test]
fn a_pack_may_print_anothers_pictures_in_another_size_each_in_its_own_file() {
    let places = small_house("large");
    let packs = r#"[
        (name: "toys", scale: 2.0, quality: 80.0),
        (name: "toys-large", of: "toys", scale: 5.0, quality: 60.0, grain: 0.5, single: true),
    ]"#;
    fs::write(places.art.join("packs.ron"), packs).unwrap();
    bake(&places).unwrap();
    let page: Pack = read_ron(&places.pictures.join("toys-large.ron")).unwrap();
    let sizes: Vec<_> = page.sheets.iter().map(|sheet| (sheet.file.as_str(), sheet.size)).collect();
    assert_eq!(sizes, [("toys-large.ball.webp", (100, 100)), ("toys-large.block.webp", (150, 150))]);
    assert_eq!(check(&places, 0).unwrap(), Vec::<String>::new());
}

#[test]
fn the_papers_of_a_picture_laid_over_each_other_look_like_the_one_print() {
    let book = Book::read(&house().art).unwrap();
    let (plan, pictures) = book.packs.iter().find(|(plan, _)| plan.depths).unwrap();
    let prints = book.prints(plan, pictures).unwrap();
    for name in ["moon-fisher", "whale-over-village"] {
        let print = prints.iter().find(|print| print.name == name).unwrap();
        let one = art::print::print(&book, print).unwrap();
        let laid = laid(&papers(&book, print).unwrap(), (0, 0));
        let pairs = one.rgba.chunks_exact(4).zip(laid.rgba.chunks_exact(4)).filter(|(one, _)| one[3] == 255);
        let off = pairs.filter(|(one, laid)| (0..3).any(|i| one[i].abs_diff(laid[i]) > 6)).count();
        // The edge of the window itself is soft in the print.
        assert!(off * 250 < one.rgba.len() / 4, "{name}: {off} pixels are off");
    }
}

#[test]
fn every_picture_in_depths_has_something_far_and_something_that_stands_before_it() {
    let book = Book::read(&house().art).unwrap();
    let (_, pictures) = book.packs.iter().find(|(plan, _)| plan.depths).unwrap();
    for picture in pictures {
        let (middle, front) = split(picture);
        assert!(0 < middle && middle < front && front < picture.layers.len() - 1, "{}", picture.name);
    }
}

#[test]
fn a_picture_in_depths_is_three_files_each_no_higher_than_its_paper_and_needs_a_frame() {
    let places = small_house("depths");
    let packs = r#"[(name: "toys", scale: 2.0, quality: 80.0, single: true, depths: true)]"#;
    fs::write(places.art.join("packs.ron"), packs).unwrap();
    let toys = |frame: &str| {
        format!(
            r#"[(name: "ball", size: (40, 60), depths: (1, 2), layers: [
                Rect(at: (0, 0), size: (40, 60), fill: "cream"), Disc(at: (20, 30), r: 8, fill: "red"),
                Rect(at: (0, 45), size: (40, 15), fill: "red"), Figure(name: "block", tones: "grey", at: (20, 50), size: 8),
                {frame}
            ])]"#
        )
    };
    fs::write(places.art.join("toys/toys.ron"), toys("")).unwrap();
    assert!(bake(&places).unwrap_err().to_string().contains("needs a frame"));
    fs::write(places.art.join("toys/toys.ron"), toys(r#"Frame(ink: "cream", width: 2, r: 2)"#)).unwrap();
    bake(&places).unwrap();
    let page: Pack = read_ron(&places.pictures.join("toys.ron")).unwrap();
    let sizes: Vec<_> = page.sheets.iter().map(|sheet| (sheet.file.as_str(), sheet.size)).collect();
    let wanted = [
        ("toys.ball.webp", (80, 120)),
        ("toys.ball.middle.webp", (80, 77)),
        ("toys.ball.front.webp", (80, 31)),
    ];
    assert_eq!(sizes, wanted);
    assert_eq!(check(&places, 0).unwrap(), Vec::<String>::new());
    fs::write(
        places.art.join("toys/toys.ron"),
        toys(r#"Frame(ink: "cream", width: 2, r: 2)"#).replace("(1, 2)", "(1, 3)"),
    )
    .unwrap();
    assert_eq!(check(&places, 0).unwrap(), ["toys/ball: its source changed, run `art bake`"]);
}

/// The whole width of a small picture's row of pixels, as alpha.
#[expect(clippy::unwrap_used, reason = "only tests look")]
fn opaque_rows(places: &Places, layers: &str) -> Vec<bool> {
    let toys = format!(r#"[(name: "ball", size: (40, 40), grain: 0.0, layers: [{layers}])]"#);
    fs::write(places.art.join("toys/toys.ron"), toys).unwrap();
    let book = Book::read(&places.art).unwrap();
    let (plan, pictures) = &book.packs[0];
    let print = &book.prints(plan, pictures).unwrap()[0];
    let pixels = art::print::print(&book, print).unwrap();
    let row = pixels.width as usize * 4;
    pixels.rgba.chunks_exact(row).map(|line| line.chunks_exact(4).all(|p| p[3] == 255)).collect()
}

#[test]
fn a_ridge_stands_on_the_ground_and_a_hanging_one_fills_the_top() {
    let places = small_house("ridges");
    for line in
        ["Hills", "Dunes", "Waves", "Roofs", "Trees", "Peaks", "Clumps", "Gables", "Swell", "Slabs", "Grass"]
    {
        let ridge = |hang: bool| {
            format!(
                r#"Ridge(line: {line}, y: 20, rise: 4, step: 8, seed: 3, ink: "red", lift: 0, hang: {hang})"#
            )
        };
        let standing = opaque_rows(&places, &ridge(false));
        assert!(standing[70..].iter().all(|&full| full) && !standing[2], "{line}");
        let hanging = opaque_rows(&places, &ridge(true));
        assert!(hanging[..10].iter().all(|&full| full) && !hanging[77], "{line}");
    }
}

#[test]
fn a_fresh_bake_passes_the_check_and_baking_again_changes_nothing() {
    let places = small_house("fresh");
    bake(&places).unwrap();
    assert_eq!(check(&places, 0).unwrap(), Vec::<String>::new());
    let first = fs::read(places.pictures.join("toys-0.webp")).unwrap();
    fs::remove_file(places.manifest()).unwrap();
    let again = bake(&places).unwrap();
    assert_eq!(again.packs, [("toys".to_owned(), 2)]);
    assert_eq!(fs::read(places.pictures.join("toys-0.webp")).unwrap(), first);
}

#[test]
fn the_check_finds_a_tampered_and_a_missing_file() {
    let places = small_house("tampered");
    bake(&places).unwrap();
    let sheet = places.pictures.join("toys-0.webp");
    let mut bytes = fs::read(&sheet).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&sheet, bytes).unwrap();
    assert_eq!(check(&places, 0).unwrap(), ["toys-0.webp: not the file that was baked, run `art bake`"]);
    fs::remove_file(&sheet).unwrap();
    assert_eq!(check(&places, 0).unwrap(), ["toys-0.webp: missing, run `art bake`"]);
    assert_eq!(bake(&places).unwrap().packs.len(), 1, "a missing file is baked anew");
}

#[test]
fn the_check_finds_a_changed_a_new_and_a_vanished_source() {
    let places = small_house("changed");
    bake(&places).unwrap();
    let source = places.art.join("toys/toys.ron");
    let text = fs::read_to_string(&source).unwrap();
    fs::write(&source, text.replace("r: 8", "r: 9")).unwrap();
    assert_eq!(check(&places, 0).unwrap(), ["toys/ball: its source changed, run `art bake`"]);
    fs::write(&source, text.replace(r#""ball""#, r#""balloon""#)).unwrap();
    let faults = check(&places, 0).unwrap();
    assert_eq!(faults[0], "toys/balloon: not baked yet, run `art bake`");
    assert_eq!(faults[1], "toys/ball: has no source any more, run `art bake`");
}

#[test]
fn the_check_prints_anew_and_finds_a_picture_that_is_not_what_its_source_gives() {
    let places = small_house("forged");
    bake(&places).unwrap();
    // Another picture on the same sheet, and a manifest that vouches for it.
    let source = places.art.join("toys/toys.ron");
    let honest = fs::read_to_string(&source).unwrap();
    let manifest = fs::read_to_string(places.manifest()).unwrap();
    fs::write(&source, honest.replace(r#"fill: "red""#, r#"fill: "cream""#)).unwrap();
    bake(&places).unwrap();
    let forged = fs::read_to_string(places.manifest()).unwrap();
    fs::write(&source, &honest).unwrap();
    let inputs = |text: &str| text.split("outputs").next().unwrap().to_owned();
    let outputs = forged.split("outputs").nth(1).unwrap();
    fs::write(places.manifest(), format!("{}outputs{outputs}", inputs(&manifest))).unwrap();
    let faults = check(&places, 0).unwrap();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("toys/ball: printed anew it differs"), "{faults:?}");
}

#[test]
fn a_figure_must_be_used_and_credited() {
    let places = small_house("figures");
    fs::copy(places.art.join("figures/block.svg"), places.art.join("figures/idle.svg")).unwrap();
    let book = Book::read(&places.art).unwrap();
    assert_eq!(unused(&book).unwrap(), [r#"Figure("idle") is used by no picture: remove it"#]);
    let faults = uncredited(&book, &places.credits).unwrap();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("figure `idle` is missing from"));
}

#[test]
fn a_fault_in_a_source_names_what_is_missing_and_where() {
    let places = small_house("faults");
    let source = places.art.join("toys/toys.ron");
    let text = fs::read_to_string(&source).unwrap();
    for (old, new, message) in [
        (r#"fill: "red""#, r#"fill: "puce""#, "picture `ball`: no ink named `puce`"),
        (r#"Figure(name: "block""#, r#"Figure(name: "ghost""#, "picture `block`: no figure named `ghost`"),
    ] {
        fs::write(&source, text.replace(old, new)).unwrap();
        assert_eq!(bake(&places).unwrap_err().to_string(), message);
    }
}
