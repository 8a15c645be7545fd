//! The format of drawings: what is written comes back, hostile bytes never do harm, and nothing grows too large.

use drawing::{
    Drawing, DrawingError, Easel, Ink, Mark, Motif, Point, Sample, Sheet, Stamp, Stroke, Tool, Width,
    simplified,
};
use tabletop::{Dice, Seed, Stream};

fn dice(seed: u64) -> Dice {
    Dice::new(Seed(seed), Stream::Test)
}

fn some_sheet(dice: &mut Dice) -> Sheet {
    let coordinate = |dice: &mut Dice| match dice.below(4) {
        0 => 0,
        1 => u16::MAX,
        _ => u16::try_from(dice.below(65_536)).expect("it fits"),
    };
    let mark = |dice: &mut Dice| {
        if dice.chance(1, 4) {
            let at = Point { x: coordinate(dice), y: coordinate(dice) };
            let (size, turn) = (dice.roll(255), dice.roll(255));
            return Mark::Stamp(Stamp { motif: Motif(dice.roll(80) - 1), at, size, turn });
        }
        let width = Width::ALL[dice.index(3)];
        let tool = match dice.chance(1, 5) {
            true => Tool::Eraser { width },
            false => Tool::Pen { ink: Ink::ALL[dice.index(8)], width },
        };
        let sample = |dice: &mut Dice| Sample {
            at: Point { x: coordinate(dice), y: coordinate(dice) },
            pressure: dice.roll(255),
        };
        Mark::Stroke(Stroke { tool, samples: (0..=dice.below(300)).map(|_| sample(dice)).collect() })
    };
    Sheet { marks: (0..dice.below(8)).map(|_| mark(dice)).collect() }
}

#[test]
fn what_is_written_comes_back() {
    let mut dice = dice(1);
    for _ in 0..500 {
        let sheet = some_sheet(&mut dice);
        assert_eq!(sheet.encode().decode(), Ok(sheet));
    }
    assert_eq!(Sheet::default().encode(), Drawing::default());
    assert_eq!(Drawing::default().decode(), Ok(Sheet::default()));
}

#[test]
fn the_bytes_are_those_that_the_format_says() {
    let samples = [(0, 0, 128), (100, 0, 128), (99, 300, 127)];
    let samples = samples.map(|(x, y, pressure)| Sample { at: Point { x, y }, pressure }).to_vec();
    let tool = Tool::Pen { ink: Ink::Red, width: Width::Broad };
    let stamp = Stamp { motif: Motif(3), at: Point { x: 128, y: 1 }, size: 64, turn: 7 };
    let sheet = Sheet { marks: vec![Mark::Stroke(Stroke { tool, samples }), Mark::Stamp(stamp)] };
    let stroke = [0b0001_0010, 3, 0, 0, 128, 0xC8, 0x01, 0, 0, 1, 0xD8, 0x04, 1];
    let stamp = [0b1000_0000, 3, 0x80, 0x01, 1, 64, 7];
    assert_eq!(sheet.encode().bytes(), [&[1][..], &stroke, &stamp].concat());
}

#[test]
fn bytes_that_were_changed_are_refused_or_are_another_drawing() {
    let mut dice = dice(2);
    let mut refused = [0; 2];
    for _ in 0..20_000 {
        let mut bytes = some_sheet(&mut dice).encode().bytes().to_vec();
        if bytes.is_empty() {
            continue;
        }
        for _ in 0..=dice.below(3) {
            let place = dice.index(bytes.len());
            match dice.below(4) {
                0 => bytes[place] ^= 1 << dice.below(8),
                1 => bytes.truncate(place.max(1)),
                2 => bytes.insert(place, dice.roll(255)),
                _ => bytes[place] = 0xFF,
            }
        }
        let drawing = Drawing::from_bytes(bytes.clone());
        match drawing.decode() {
            // What is accepted is written in one way only.
            Ok(sheet) => assert!(sheet.encode() == drawing || bytes == [1]),
            Err(error) => refused[usize::from(error == DrawingError::CutOff)] += 1,
        }
    }
    assert!(refused.iter().all(|count| *count > 500), "{refused:?}");
}

#[test]
fn random_bytes_and_huge_claims_do_no_harm() {
    let mut dice = dice(3);
    for _ in 0..20_000 {
        let mut bytes = (0..dice.below(64)).map(|_| dice.roll(255)).collect::<Vec<_>>();
        if let Some(first) = bytes.first_mut() {
            *first = 1;
        }
        let _ = Drawing::from_bytes(bytes).decode();
    }
    let claims_millions = vec![1, 0, 0xFF, 0xFF, 0xFF, 0x7F, 1, 1, 1];
    assert_eq!(Drawing::from_bytes(claims_millions).decode(), Err(DrawingError::CutOff));
    let too_large = Drawing::from_bytes(vec![1; Drawing::MOST as usize + 1]);
    assert_eq!(too_large.decode(), Err(DrawingError::TooLarge { bytes: Drawing::MOST + 1 }));
}

#[test]
fn a_drawing_survives_its_text_and_foreign_text_is_no_drawing() {
    let drawing = Sheet::scribble().encode();
    let text = serde_json::to_string(&drawing).unwrap();
    assert_eq!(serde_json::from_str::<Drawing>(&text).unwrap(), drawing);
    assert!(serde_json::from_str::<Drawing>("\"a drawing!\"").is_err());
    assert!(serde_json::from_str::<Drawing>("[1,2]").is_err());
}

#[test]
fn a_straight_stroke_keeps_its_ends_and_a_bend_its_corner() {
    let at = |x: u16, y: u16| Sample { at: Point { x, y }, pressure: 100 };
    let straight = (0..200).map(|n| at(n * 300, n * 200)).collect::<Vec<_>>();
    assert_eq!(simplified(&straight), [straight[0], straight[199]]);
    let bent = (0..200).map(|n| if n < 100 { at(n * 300, 500) } else { at(29_700, 500 + (n - 99) * 300) });
    let bent = bent.collect::<Vec<_>>();
    assert_eq!(simplified(&bent), [bent[0], bent[99], bent[199]]);
    let pressed = (0..3).map(|n| Sample { pressure: if n == 1 { 255 } else { 10 }, ..straight[n] });
    let pressed = pressed.collect::<Vec<_>>();
    assert_eq!(simplified(&pressed), pressed, "a change of pressure is seen, too");
    assert_eq!(simplified(&[]), []);
    assert_eq!(simplified(&straight[..1]), straight[..1]);
}

#[test]
fn whatever_is_drawn_fits() {
    let mut dice = dice(4);
    for _ in 0..4 {
        let mut easel = Easel::default();
        let mut full = 0;
        for n in 0..60_000_u32 {
            let sample = Sample {
                at: Point { x: (dice.bits() % 65_536) as u16, y: (dice.bits() % 65_536) as u16 },
                pressure: dice.roll(255),
            };
            let done = match n % 500 {
                0 => easel.begin(Tool::Eraser { width: Width::Fine }, sample).map(|()| true),
                250 => easel.stamp(Stamp { motif: Motif(1), at: sample.at, size: 9, turn: 0 }).map(|()| true),
                _ => easel.extend(sample),
            };
            full += u32::from(done.is_err());
        }
        easel.end();
        let drawing = easel.drawing();
        assert!(easel.fullness() > 0.9);
        assert!(full > 0 && drawing.bytes().len() <= Drawing::MOST as usize);
        assert_eq!(drawing.decode().as_ref(), Ok(easel.sheet()));
    }
}

#[test]
fn an_easel_undoes_and_redoes_and_clears() {
    let stamp = |motif| Stamp { motif: Motif(motif), at: Point { x: 5, y: 5 }, size: 50, turn: 0 };
    let mut easel = Easel::default();
    assert!(!easel.can_undo() && !easel.can_redo());
    let sample = |x| Sample { at: Point { x, y: 0 }, pressure: 9 };
    easel.stamp(stamp(1)).unwrap();
    easel.begin(Tool::Pen { ink: Ink::Green, width: Width::Fine }, sample(0)).unwrap();
    assert_eq!(easel.extend(sample(9_000)), Ok(true));
    assert_eq!(easel.extend(sample(9_001)), Ok(false), "that says nothing new");
    assert_eq!(easel.drawing().decode().unwrap().marks.len(), 2, "the open stroke counts");
    assert!(easel.clear() && easel.sheet().is_blank());
    assert!(!easel.clear());
    assert!(easel.undo());
    assert_eq!(easel.sheet().marks.len(), 2);
    assert!(easel.undo() && easel.undo() && !easel.undo());
    assert!(!easel.can_undo() && easel.can_redo());
    assert!(easel.redo() && easel.redo() && easel.redo() && !easel.redo());
    assert!(easel.sheet().marks.is_empty(), "cleared again");
    easel.undo();
    easel.stamp(stamp(2)).unwrap();
    assert!(!easel.redo(), "a new mark forgets what was undone");
    let again = Easel::with(&easel.drawing());
    assert_eq!(again.sheet(), easel.sheet());
}

#[test]
fn beside_the_board_a_stroke_goes_along_its_edge() {
    assert_eq!(Point::nearest(-5, 70_000), Point { x: 0, y: u16::MAX });
    assert_eq!(Point::nearest(12, 65_535), Point { x: 12, y: u16::MAX });
}
