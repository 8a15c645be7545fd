//! Painting without a window: strokes, steps back, stamps by keys, and what is handed in.

use bevy::input::touch::TouchPhase;
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use drawing::{Drawing, Ink, Mark, Motif, Point, Stroke, Tool, Width};
use tabletop::{Answer, Seat};

use super::board::{Drawer, Hand, PLAIN};
use super::*;
use crate::kit::testing::Bench;
use crate::kit::{Brush, Brushes};

const SIZES: [(f32, f32); 3] = [(1180.0, 740.0), (390.0, 780.0), (844.0, 390.0)];

fn panel(ctx: &bevy_egui::egui::Context, board: &mut Board) -> Option<Wish> {
    let asked = [Asked { index: 3, label: "Hand it in" }];
    show(ctx, Seat(1), &asked, ("The bright moon", Some(61)), (board, &Sayings::default()))
}

fn marks(board: &Board) -> Vec<Mark> {
    Drawing::from_bytes(board.bytes()).decode().unwrap().marks
}

fn line(board: &mut Board, drawer: Drawer, from: u16, to: u16) {
    board.begin(drawer, Point { x: from, y: 9_000 }, PLAIN);
    board.draw_on(drawer, Point { x: to, y: 9_000 }, PLAIN);
    board.end(drawer);
}

#[test]
fn everything_on_a_board_has_a_place_of_its_own() {
    for (width, height) in SIZES {
        let bench = Bench::new(width, height);
        let mut board = Board::default();
        for _ in 0..3 {
            bench.draw(Vec::new(), |ui| panel(ui.ctx(), &mut board));
        }
        bench.is_tidy().unwrap();
        let names = bench.names();
        for name in [
            "painting-sheet-1",
            "painting-pen-broad",
            "painting-eraser",
            "painting-ink-white",
            "close-drawer",
        ] {
            assert!(names.iter().any(|there| there == name), "{name} at {width} by {height}: {names:?}");
        }
    }
}

#[test]
fn a_stroke_of_the_mouse_is_handed_in_as_the_rules_read_it() {
    for (width, height) in SIZES {
        let bench = Bench::new(width, height);
        let mut board = Board::default();
        bench.press("painting-ink-red", |ui| panel(ui.ctx(), &mut board));
        bench.press("painting-pen-broad", |ui| panel(ui.ctx(), &mut board));
        let middle = bench.find("painting-sheet-1");
        let button = |pos: Pos2, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let beside = pos2(middle.x + 40.0, -2_000.0);
        bench.draw(vec![Event::PointerMoved(middle), button(middle, true)], |ui| panel(ui.ctx(), &mut board));
        let moves =
            vec![Event::PointerMoved(middle + bevy_egui::egui::vec2(40.0, 0.0)), Event::PointerMoved(beside)];
        bench.draw(moves, |ui| panel(ui.ctx(), &mut board));
        bench.draw(vec![button(beside, false)], |ui| panel(ui.ctx(), &mut board));
        let Some(Wish::Give(3, Answer::Drawing(bytes))) =
            bench.press("painting-hand-in", |ui| panel(ui.ctx(), &mut board))
        else {
            panic!("it was not handed in")
        };
        let sheet = Drawing::from_bytes(bytes).decode().unwrap();
        let [Mark::Stroke(Stroke { tool, samples })] = sheet.marks.as_slice() else { panic!("{sheet:?}") };
        assert_eq!(*tool, Tool::Pen { ink: Ink::Red, width: Width::Broad });
        assert_eq!(samples.last().map(|sample| sample.at.y), Some(0), "it went along the edge");
        assert!(samples.iter().all(|sample| sample.pressure == PLAIN));
    }
}

#[test]
fn nothing_is_handed_in_from_a_blank_board() {
    let bench = Bench::new(1180.0, 740.0);
    let mut board = Board::default();
    assert_eq!(bench.press("painting-hand-in", |ui| panel(ui.ctx(), &mut board)), None);
    board.hand = Hand::Eraser;
    line(&mut board, Drawer::Pointer, 0, 60_000);
    assert_eq!(bench.press("painting-hand-in", |ui| panel(ui.ctx(), &mut board)), None);
}

#[test]
fn steps_go_back_and_forth_and_much_is_not_cleared_without_a_question() {
    let bench = Bench::new(1180.0, 740.0);
    let mut board = Board::default();
    let press = |board: &mut Board, name: &str| {
        bench.press(name, |ui| panel(ui.ctx(), board));
    };
    for _ in 0..7 {
        line(&mut board, Drawer::Pointer, 100, 60_000);
    }
    press(&mut board, "painting-undo");
    assert_eq!(marks(&board).len(), 6);
    press(&mut board, "painting-redo");
    assert_eq!(marks(&board).len(), 7);
    press(&mut board, "painting-clear");
    assert_eq!(marks(&board).len(), 7, "it was asked first");
    press(&mut board, "painting-clear-no");
    assert_eq!(marks(&board).len(), 7);
    press(&mut board, "painting-clear");
    press(&mut board, "painting-clear-yes");
    assert!(board.is_blank());
    press(&mut board, "painting-undo");
    assert_eq!(marks(&board).len(), 7);
}

#[test]
fn keys_take_the_brush_up_move_it_and_stamp() {
    let bench = Bench::new(1180.0, 740.0);
    let mut board = Board::default();
    (board.hand, board.motif) = (Hand::Stamp, Motif(4));
    bench.draw(Vec::new(), |ui| panel(ui.ctx(), &mut board));
    let sheet = bench.target("painting-sheet-1");
    let key = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    bench.draw(Vec::new(), |ui| {
        ui.ctx().memory_mut(|memory| memory.request_focus(sheet));
        panel(ui.ctx(), &mut board)
    });
    let mut draw = |events| bench.draw(events, |ui| panel(ui.ctx(), &mut board));
    draw(Vec::new());
    draw(vec![key(Key::Enter)]);
    draw(vec![key(Key::ArrowLeft)]);
    draw(vec![key(Key::Enter)]);
    let wish = draw(vec![key(Key::Escape)]).flatten();
    assert_eq!(wish, None, "Escape has put the brush away, not the board");
    let marks = marks(&board);
    let [Mark::Stamp(stamp)] = marks.as_slice() else { panic!("{marks:?}") };
    assert_eq!(stamp.motif, Motif(4));
    assert!(stamp.at.x < 32_768 && stamp.at.y == 32_768);
}

#[test]
fn fingers_draw_each_on_their_own_sheet_and_press_as_hard_as_they_do() {
    let brushes = Brushes::default();
    let brush = |id, phase, x| Brush { id, phase, at: pos2(x, 5.0), force: Some(1.0) };
    assert!(brushes.take(brush(1, TouchPhase::Started, 1.0), Some("painting-sheet-0")));
    assert!(brushes.take(brush(2, TouchPhase::Started, 2.0), Some("painting-sheet-1")));
    assert!(!brushes.take(brush(3, TouchPhase::Started, 3.0), Some("painting-undo")));
    assert!(brushes.take(brush(2, TouchPhase::Moved, 4.0), None));
    assert!(!brushes.take(brush(3, TouchPhase::Ended, 3.0), None));
    let seen: Vec<f32> = brushes.on("painting-sheet-1").iter().map(|brush| brush.at.x).collect();
    assert_eq!(seen, [2.0, 4.0]);
    assert_eq!(brushes.on("painting-sheet-1"), []);
    assert_eq!(brushes.on("painting-sheet-0").len(), 1);
    assert!(brushes.take(brush(2, TouchPhase::Ended, 4.0), None));
    assert!(!brushes.take(brush(2, TouchPhase::Moved, 4.0), None), "it is up");
}

#[test]
fn a_second_finger_on_a_sheet_does_not_disturb_the_first() {
    let mut board = Board::default();
    board.begin(Drawer::Finger(1), Point { x: 0, y: 0 }, 200);
    board.begin(Drawer::Finger(2), Point { x: 60_000, y: 60_000 }, 200);
    board.draw_on(Drawer::Finger(2), Point { x: 50_000, y: 60_000 }, 200);
    board.draw_on(Drawer::Finger(1), Point { x: 9_000, y: 0 }, 200);
    board.end(Drawer::Finger(2));
    board.end(Drawer::Finger(1));
    let marks = marks(&board);
    let [Mark::Stroke(stroke)] = marks.as_slice() else { panic!("{marks:?}") };
    assert_eq!(stroke.samples.last().map(|sample| sample.at.x), Some(9_000));
    assert!(stroke.samples.iter().all(|sample| sample.pressure == 200));
}

#[test]
fn a_full_board_says_so_and_keeps_what_is_on_it() {
    let mut board = Board::default();
    for round in 0..400_u16 {
        board.begin(Drawer::Pointer, Point { x: 0, y: round }, PLAIN);
        for step in 1..200_u16 {
            let at = Point { x: step * 320, y: (step % 2) * 60_000 };
            board.draw_on(Drawer::Pointer, at, PLAIN);
        }
        board.end(Drawer::Pointer);
        if board.full {
            break;
        }
    }
    assert!(board.full);
    let bytes = board.bytes().len();
    assert!(bytes <= 65_536 && bytes > 60_000, "{bytes}");
    board.undo();
    assert!(!board.full, "there is room again");
}

#[test]
fn a_board_is_kept_for_its_seat_and_goes_with_its_round() {
    let page = |round| Page { place: "verse-and-painting/7".into(), round: Some(round), ..Page::default() };
    let mut studio = Studio::default();
    studio.turn_to(page(0), BTreeMap::new());
    line(studio.board(Seat(0)).0, Drawer::Pointer, 0, 9_000);
    assert!(!studio.board(Seat(0)).0.is_blank(), "it may be handed in and taken back");
    assert!(studio.board(Seat(1)).0.is_blank(), "it is another's");
    studio.turn_to(page(1), BTreeMap::new());
    assert!(studio.board(Seat(0)).0.is_blank(), "it is another round");
}

#[test]
fn several_people_paint_side_by_side_where_there_is_room() {
    let places = |x, y| side_by_side::places(bevy_egui::egui::vec2(x, y));
    assert_eq!((places(1280.0, 800.0), places(390.0, 844.0), places(844.0, 390.0)), (3, 0, 0));
    let bench = Bench::new(1280.0, 800.0);
    let chip = |seat: u8| table::SeatChip {
        seat: Seat(seat),
        name: "Alexandrina".into(),
        player: tabletop::Player::Person,
        sign: "",
        acts: true,
    };
    let painters = [0, 2, 3].map(chip);
    let mut studio = Studio::default();
    line(studio.board(Seat(2)).0, Drawer::Pointer, 0, 60_000);
    let bytes = studio.board(Seat(2)).0.bytes();
    let mut press = |name: &str| {
        bench.press(name, |ui| {
            side_by_side::show(ui.ctx(), &painters, Some(61), ("Together", "Hand it in"), &mut studio)
        })
    };
    assert_eq!(press("painting-0-hand-in"), None, "that sheet is blank");
    assert_eq!(press("painting-3-stamp"), None);
    bench.is_tidy().unwrap();
    let given = side_by_side::Given::Drawing(Seat(2), Answer::Drawing(bytes));
    assert_eq!(press("painting-2-hand-in"), Some(given));
    assert_eq!(press("close-easels"), Some(side_by_side::Given::Close));
    assert_eq!((studio.board(Seat(3)).0.hand, studio.board(Seat(0)).0.hand), (Hand::Stamp, Hand::Pen));
}
