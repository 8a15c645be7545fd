//! What is painted can be seen, and painted again the same way.

use super::*;
use crate::{Drawing, Ink, Motif, Point, Sample, Sheet, Stamp, Stroke, Tool, Width};

const SIDE: u32 = 128;

fn at(x: u16, y: u16, pressure: u8) -> Sample {
    Sample { at: Point { x: x * 512, y: y * 512 }, pressure }
}

fn stroke(tool: Tool, samples: Vec<Sample>) -> Mark {
    Mark::Stroke(Stroke { tool, samples })
}

fn pen(ink: Ink, width: Width) -> Tool {
    Tool::Pen { ink, width }
}

fn drawing(marks: Vec<Mark>) -> Drawing {
    Sheet { marks }.encode()
}

/// The pixel at x and y.
fn pixel(pixels: &[u8], x: usize, y: usize) -> [u8; 4] {
    let begin = (y * SIDE as usize + x) * 4;
    [0, 1, 2, 3].map(|light| pixels[begin + light])
}

fn opaque([red, green, blue]: [u8; 3]) -> [u8; 4] {
    [red, green, blue, 255]
}

/// How many pixels are not paper.
fn inked(pixels: &[u8]) -> usize {
    pixels.chunks_exact(4).filter(|pixel| pixel[..3] != PAPER).count()
}

#[test]
fn an_empty_sheet_is_paper_and_so_is_what_is_no_drawing() {
    for bytes in [vec![], vec![9, 9, 9]] {
        let pixels = raster(&Drawing::from_bytes(bytes), SIDE);
        assert_eq!(pixels.len(), 4 * 128 * 128);
        assert_eq!(inked(&pixels), 0);
    }
}

#[test]
fn each_ink_is_where_its_stroke_goes_and_an_eraser_takes_it_away() {
    for (ink, colour) in Ink::ALL.into_iter().zip(INKS) {
        let line = stroke(pen(ink, Width::Broad), vec![at(20, 64, 128), at(100, 64, 128)]);
        let eraser = Tool::Eraser { width: Width::Broad };
        let rub = stroke(eraser, vec![at(64, 10, 128), at(64, 110, 128)]);
        let drawn = raster(&drawing(vec![line.clone()]), SIDE);
        assert_eq!(pixel(&drawn, 64, 64), opaque(colour), "{ink:?}");
        assert_eq!(pixel(&drawn, 64, 40), opaque(PAPER));
        let rubbed = raster(&drawing(vec![line, rub]), SIDE);
        assert_eq!(pixel(&rubbed, 64, 64), opaque(PAPER));
        assert_eq!(pixel(&rubbed, 30, 64), opaque(colour));
    }
}

#[test]
fn a_harder_press_and_a_wider_pen_leave_more_ink() {
    let ink = |width, pressure| {
        let samples = vec![at(20, 64, pressure), at(100, 64, pressure)];
        inked(&raster(&drawing(vec![stroke(pen(Ink::Black, width), samples)]), 4 * SIDE))
    };
    assert!(ink(Width::Broad, 20) < ink(Width::Broad, 128));
    assert!(ink(Width::Broad, 128) < ink(Width::Broad, 255));
    assert!(ink(Width::Fine, 128) < ink(Width::Medium, 128));
    assert!(ink(Width::Medium, 128) < ink(Width::Broad, 128));
}

#[test]
fn a_single_point_is_a_dot() {
    let dot = drawing(vec![stroke(pen(Ink::Red, Width::Medium), vec![at(64, 64, 128)])]);
    assert!(inked(&raster(&dot, SIDE)) >= 3);
}

#[test]
fn a_few_points_are_a_smooth_bow_and_a_corner_stays() {
    // A quarter of a circle about 20, 100 with radius 80, by four points.
    let bow: Vec<Sample> = [0.0_f32, 30.0, 60.0, 90.0]
        .iter()
        .map(|turn| {
            let (sin, cos) = turn.to_radians().sin_cos();
            let place = |v: f32| (v * 512.0) as u16;
            Sample { at: Point { x: place(20.0 + 80.0 * cos), y: place(100.0 - 80.0 * sin) }, pressure: 128 }
        })
        .collect();
    let tool = pen(Ink::Black, Width::Fine);
    let dots = curve::dots(&Stroke { tool, samples: bow }, 128.0, 0);
    for dot in &dots {
        let off = (dot.x - 20.0).hypot(dot.y - 100.0) - 80.0;
        // A straight line between two of the points would be off by 2.7.
        assert!(off.abs() < 1.4, "{dot:?} is off by {off}");
    }
    let corner = vec![at(20, 20, 128), at(100, 20, 128), at(100, 100, 128)];
    let dots = curve::dots(&Stroke { tool, samples: corner }, 128.0, 0);
    assert!(dots.iter().all(|dot| dot.x < 100.5 && dot.y > 19.5), "it does not swing out");
}

#[test]
fn a_drawing_is_painted_the_same_each_time_and_grows_with_its_share() {
    let samples = (10..110).map(|n| at(n, 60 + n % 7, 100)).collect();
    let stamp = Stamp { motif: Motif(0), at: Point { x: 9_000, y: 9_000 }, size: 40, turn: 0 };
    let marks = vec![stroke(pen(Ink::Blue, Width::Medium), samples), Mark::Stamp(stamp)];
    let drawing = drawing(marks);
    assert_eq!(raster(&drawing, SIDE), raster(&drawing, SIDE));
    let ink = [0.0, 0.2, 0.5, 0.8, 1.0].map(|share| inked(&raster_upto(&drawing, SIDE, share)));
    assert!(ink[0] == 0 && ink.is_sorted() && ink[1] > 0 && ink[1] < ink[2] && ink[3] < ink[4], "{ink:?}");
    assert_eq!(raster_upto(&drawing, SIDE, 1.0), raster(&drawing, SIDE));
}

#[test]
fn every_motif_has_a_shape_that_fills_its_place_and_does_not_leave_it() {
    for motif in Motif::all() {
        let id = motif.id().unwrap();
        let stamp = Stamp { motif, at: Point { x: 32_768, y: 32_768 }, size: 128, turn: 0 };
        let mut canvas = Canvas::new(SIDE);
        let patch = canvas.put(&Mark::Stamp(stamp));
        assert!(inked(&canvas.on_paper()) > 250, "{id} is hardly seen");
        // Half of the board, with the shadow and what is drawn around lines.
        assert!(patch.x >= 27 && patch.y >= 27 && patch.x + patch.width <= 103, "{id}: {patch:?}");
        assert!(patch.y + patch.height <= 104, "{id}: {patch:?}");
    }
}

#[test]
fn what_is_touched_is_told_and_can_be_taken_over() {
    let mark = stroke(pen(Ink::Red, Width::Broad), vec![at(30, 30, 255), at(60, 90, 20), at(90, 40, 200)]);
    let (mut base, mut live) = (Canvas::new(SIDE), Canvas::new(SIDE));
    let patch = base.put(&mark);
    assert_eq!(base.part_on_paper(patch).len() as u32, 4 * patch.width * patch.height);
    assert_eq!(base.part_on_paper(base.whole()), base.on_paper());
    live.take(patch, &base);
    assert_eq!(live.pixels(), base.pixels(), "nothing was touched beside the patch");
    live.clear();
    assert!(live.pixels().iter().all(|light| *light == 0));
    let outside = stroke(pen(Ink::Red, Width::Broad), vec![at(0, 0, 255), at(127, 127, 255)]);
    let patch = live.put(&outside);
    assert!(patch.x + patch.width <= SIDE && patch.y + patch.height <= SIDE);
}

#[test]
fn a_stroke_put_piece_by_piece_is_where_the_whole_is() {
    let samples: Vec<Sample> = (0..30).map(|n| at(10 + 3 * n, 64 + (n * n) % 23, 128)).collect();
    let tool = pen(Ink::Black, Width::Medium);
    let (mut whole, mut pieces) = (Canvas::new(SIDE), Canvas::new(SIDE));
    whole.put(&stroke(tool, samples.clone()));
    for end in 1..=samples.len() {
        pieces.put_end(&Stroke { tool, samples: samples[..end].to_vec() });
    }
    let missed = whole.pixels().chunks_exact(4).zip(pieces.pixels().chunks_exact(4));
    assert_eq!(missed.filter(|(whole, piece)| whole[3] == 255 && piece[3] < 128).count(), 0);
}

#[test]
fn a_png_says_so_and_how_large_it_is() {
    let png = png(&Sheet::scribble().encode(), 300).unwrap();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&png[16..24], [0, 0, 1, 44, 0, 0, 1, 44]);
}

#[test]
fn sides_are_held_in_bounds() {
    assert_eq!(Canvas::new(0).side(), 1);
    assert_eq!(Canvas::new(1_000_000).side(), Canvas::MOST);
}
