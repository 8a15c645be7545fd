//! The sheet itself: pointers, fingers and keys become strokes on it.

use bevy::input::touch::TouchPhase;
use bevy_egui::egui::{
    Color32, CornerRadius, Event, EventFilter, Key, Modifiers, PointerButton, Pos2, Rect, Response, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};
use drawing::{Canvas, Point};

use super::Sayings;
use super::board::{Board, Drawer, Hand, PLAIN};
use crate::kit::{Brushes, Kind, Kit};
use crate::theme::palette::{EMBER, INK};
use crate::theme::put;

/// How wide the board is that shows around the paper, in points.
pub const FRAME: f32 = 8.0;
/// How far an arrow moves the brush, in points of the board.
const STEP: i32 = 2_048;

/// The sheet in this square; the board of this seat lies on it.
pub fn show(ui: &mut Ui, place: Rect, seat: u8, board: &mut Board, sayings: &Sayings) {
    let kit = Kit::of(ui.ctx());
    let name = Brushes::sheet(seat);
    let response = ui.interact(place, ui.id().with(&name), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, sayings.get("sheet")));
    let kind = if board.cursor.is_some() { Kind::Move } else { Kind::Press };
    kit.targets.note_as(ui, &response, (&name, sayings.get("sheet")), true, kind);
    follow_pointer(ui, place, board);
    for brush in kit.brushes.on(&name) {
        let (drawer, at) = (Drawer::Finger(brush.id), on_board(place, brush.at));
        match brush.phase {
            TouchPhase::Started => board.begin(drawer, at, pressed(brush.force)),
            TouchPhase::Moved => board.draw_on(drawer, at, pressed(brush.force)),
            TouchPhase::Ended | TouchPhase::Canceled => board.end(drawer),
        }
    }
    follow_keys(ui, &response, board);
    paint(ui, place, board);
    kit.ring(ui, &response);
}

/// How hard a finger presses, as drawings count it; as hard as a mouse where the screen does not feel it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte")]
fn pressed(force: Option<f32>) -> u8 {
    force.filter(|force| *force > 0.0).map_or(PLAIN, |force| (force * 255.0).clamp(1.0, 255.0) as u8)
}

/// A place on the board; what lies beside it is kept at the edge.
#[expect(clippy::cast_possible_truncation, reason = "held on the board")]
fn on_board(place: Rect, at: Pos2) -> Point {
    let along = (at - place.min) / place.size() * 65_536.0;
    Point::nearest(along.x as i32, along.y as i32)
}

fn on_screen(place: Rect, at: Point) -> Pos2 {
    let along = Vec2::new(f32::from(at.x), f32::from(at.y)) / 65_536.0;
    place.min + along * place.size()
}

/// Every move since the last frame, not only the last: quick strokes stay round.
fn follow_pointer(ui: &Ui, place: Rect, board: &mut Board) {
    let here = |pos: Pos2| place.contains(pos) && ui.ctx().layer_id_at(pos) == Some(ui.layer_id());
    let events = ui.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } if here(pos) => {
                board.cursor = None;
                board.begin(Drawer::Pointer, on_board(place, pos), PLAIN);
            }
            Event::PointerMoved(pos) => board.draw_on(Drawer::Pointer, on_board(place, pos), PLAIN),
            Event::PointerButton { button: PointerButton::Primary, pressed: false, .. }
            | Event::PointerGone => board.end(Drawer::Pointer),
            _ => {}
        }
    }
}

/// A press takes the brush up; then arrows move it, a press stamps or sets it down and lifts it, and Escape puts it away.
fn follow_keys(ui: &Ui, response: &Response, board: &mut Board) {
    if !response.has_focus() {
        if board.cursor.take().is_some() {
            board.end(Drawer::Keys);
        }
        return;
    }
    if response.gained_focus() {
        return;
    }
    let press = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // While the brush is held, arrows and Escape are the sheet's own.
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
        ..EventFilter::default()
    };
    let keep = || ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let Some(at) = board.cursor else {
        if press(Key::Enter) || press(Key::Space) {
            board.cursor = Some(Point { x: 32_768, y: 32_768 });
            keep();
        }
        return;
    };
    keep();
    if press(Key::Escape) {
        board.end(Drawer::Keys);
        board.cursor = None;
        return;
    }
    let step = |key: Key| if press(key) { STEP } else { 0 };
    let x = step(Key::ArrowRight) - step(Key::ArrowLeft);
    let y = step(Key::ArrowDown) - step(Key::ArrowUp);
    let to = Point::nearest(i32::from(at.x) + x, i32::from(at.y) + y);
    if to != at {
        board.cursor = Some(to);
        board.draw_on(Drawer::Keys, to, PLAIN);
    }
    if press(Key::Enter) || press(Key::Space) {
        if board.drawer == Some(Drawer::Keys) {
            board.end(Drawer::Keys);
        } else {
            board.begin(Drawer::Keys, to, PLAIN);
        }
    }
}

fn paint(ui: &Ui, place: Rect, board: &mut Board) {
    let kit = Kit::of(ui.ctx());
    put(ui.painter(), kit.paper.sheet("mat-night", place.expand(FRAME), Color32::WHITE));
    let texture = board.picture(ui.ctx(), pixels(place.width() * ui.ctx().pixels_per_point())).id();
    let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture, place, uv, Color32::WHITE);
    let edge = Stroke::new(1.0, Color32::from_rgba_unmultiplied(0x6a, 0x42, 0x66, 70));
    ui.painter().rect_stroke(place, CornerRadius::ZERO, edge, StrokeKind::Outside);
    if let Some(at) = board.cursor {
        hold(ui, place, on_screen(place, at), board);
    }
}

/// Where keys hold the brush.
fn hold(ui: &Ui, place: Rect, at: Pos2, board: &Board) {
    let painter = ui.painter().with_clip_rect(place);
    let half = match board.hand {
        Hand::Stamp => place.width() * f32::from(board.size) / 512.0,
        Hand::Pen | Hand::Eraser => 12.0,
    };
    for (width, ink) in [(4.0, Color32::WHITE), (2.0, if board.drawer.is_some() { EMBER } else { INK })] {
        let pen = Stroke::new(width, ink);
        if board.hand == Hand::Stamp {
            painter.rect_stroke(
                Rect::from_center_size(at, Vec2::splat(2.0 * half)),
                4.0,
                pen,
                StrokeKind::Middle,
            );
        } else {
            painter.circle_stroke(at, half, pen);
        }
        painter.line_segment([at - Vec2::X * 7.0, at + Vec2::X * 7.0], pen);
        painter.line_segment([at - Vec2::Y * 7.0, at + Vec2::Y * 7.0], pen);
    }
}

/// So many pixels a sheet has at most: more cost time and are not seen.
const MOST: f32 = 1_400.0;

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
fn pixels(side: f32) -> u32 {
    (side.round().clamp(64.0, MOST) as u32).min(Canvas::MOST)
}
