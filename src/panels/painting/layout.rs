//! How board and tools lie: beside each other on a wide window, below each other on a narrow one.

use bevy_egui::egui::{Align, Color32, Context, Galley, Layout as Flow, Rect, Sense, Ui, Vec2, pos2, vec2};
use tabletop::{Answer, Seat};

use super::board::{Board, Hand};
use super::{Sayings, sheet, stamps, tools};
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, modal, within, within_flow};
use crate::panels::window;
use crate::theme::palette::INK;
use crate::theme::{Size, put};

/// What the board can be given in for.
pub struct Asked<'a> {
    /// The offer, by its index.
    pub index: usize,
    /// What it says.
    pub label: &'a str,
}

/// What its painter wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To put the board away; what is on it stays.
    Close,
    /// To answer this offer.
    Give(usize, Answer),
}

/// How the names of what can be pressed begin.
const NAMES: &str = "painting";
/// Between two parts.
const GAP: f32 = 12.0;
/// The strip over the sheet.
const TOP: f32 = 46.0;
/// How high a row of tiles is on a narrow window.
const ROW: f32 = 48.0;
/// A heading narrower than this has its words below.
const NARROW: f32 = 560.0;
/// A place so high has room for inks and motifs.
const BOTH: f32 = 380.0;
/// From which share on it is shown how full the board is.
pub(super) const FILLING: f32 = 0.7;

/// The board over the whole window: what is asked in words, and how many seconds are left, if any.
pub fn show(
    ctx: &Context,
    seat: Seat,
    asked: &[Asked<'_>],
    (title, left): (&str, Option<u64>),
    (board, sayings): (&mut Board, &Sayings),
) -> Option<Wish> {
    let (window, narrow) = window(ctx);
    let paper = Sheet::CREAM.padded(if narrow { 10.0 } else { 14.0 });
    let size = window.size() - Vec2::splat(24.0);
    let (wish, away) = modal(ctx, "painting", paper, size, |ui| {
        let inner = size - Vec2::splat(2.0 * paper.padding);
        let room = Rect::from_min_size(ui.next_widget_position(), inner);
        ui.allocate_rect(room, Sense::hover());
        // A narrow window has no room for words beside the cross.
        let under = if narrow { words(ui, title, inner.x).size().y + 4.0 } else { 0.0 };
        let (top, body) = room.split_top_bottom_at_y(room.top() + TOP + under);
        let (top, line) = top.split_top_bottom_at_y(top.top() + TOP);
        if narrow {
            let galley = words(ui, title, inner.x);
            ui.painter().galley(line.min, galley, INK);
        }
        let closed = heading(ui, top, (title, left), sayings);
        let given = if narrow {
            upright(ui, body, seat, asked, board, sayings)
        } else {
            lying(ui, body, seat, asked, board, sayings)
        };
        if closed { Some(Wish::Close) } else { given }
    });
    if board.clearing {
        ask_to_clear(ctx, board, sayings);
        return None;
    }
    wish.or(away.then_some(Wish::Close))
}

/// What is asked, in small type and as many lines as it needs.
fn words(ui: &Ui, title: &str, width: f32) -> std::sync::Arc<Galley> {
    let font = Kit::of(ui.ctx()).strong(Size::Small);
    ui.painter().layout(title.to_owned(), font, INK, width)
}

/// What is asked, the time that is left, and the cross.
fn heading(ui: &mut Ui, place: Rect, (title, left): (&str, Option<u64>), sayings: &Sayings) -> bool {
    let mut closed = false;
    let flow = Flow::right_to_left(Align::Center);
    within_flow(ui, place, flow, |ui| {
        let close = Button::new("close-drawer", sayings.get("close")).only_icon("icon-close");
        closed = ui.add(close).clicked();
        if let Some(left) = left {
            let time = format!("{} {}:{:02}", sayings.get("time"), left / 60, left % 60);
            label(ui, Line::Strong, time);
        }
        if place.width() < NARROW {
            return;
        }
        let rest = ui.available_rect_before_wrap();
        within_flow(ui, rest, Flow::left_to_right(Align::Center), |ui| {
            let fits = Line::Heading.width(ui, title) <= rest.width();
            label(ui, if fits { Line::Heading } else { Line::Strong }, title);
        });
    });
    closed
}

/// Tools, sheet, inks and answers from left to right.
fn lying(
    ui: &mut Ui,
    body: Rect,
    seat: Seat,
    asked: &[Asked<'_>],
    board: &mut Board,
    sayings: &Sayings,
) -> Option<Wish> {
    // Four rows of tools, with their names where there is room.
    let named = body.height() >= 4.0 * 60.0 + 3.0 * 5.0;
    let tile = if named { vec2(68.0, 60.0) } else { Vec2::splat(48.0) };
    let left = 2.0 * tile.x + 5.0;
    let right = (body.width() - left - body.height() - 2.0 * GAP).clamp(208.0, 320.0);
    let side = body.height().min(body.width() - left - right - 2.0 * GAP);
    let spare = (body.width() - left - right - side - 2.0 * GAP).max(0.0) / 2.0;
    let start = body.left() + spare;
    let column = Rect::from_min_size(pos2(start, body.top()), vec2(left, body.height()));
    let at = pos2(column.right() + GAP, body.center().y - side / 2.0);
    let paper = Rect::from_min_size(at, Vec2::splat(side));
    let beside = Rect::from_min_size(pos2(paper.right() + GAP, body.top()), vec2(right, body.height()));
    within(ui, column, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        tools::tools(ui, (NAMES, tile, 2), board, sayings);
    });
    sheet::show(ui, paper.shrink(sheet::FRAME), seat.0, board, sayings);
    let (choices, below) = beside.split_top_bottom_at_y(beside.bottom() - foot(asked.len(), board, 1));
    within(ui, choices, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let ink = vec2((right - 15.0) / 4.0, 60.0);
        if choices.height() >= BOTH {
            tools::inks(ui, (NAMES, ink, 4), board, sayings);
            ui.add_space(6.0);
            stamp(ui, board, sayings);
        } else {
            choose(ui, (ink, 4), board, sayings);
        }
        if board.cursor.is_some() {
            label(ui, Line::Note, sayings.get("keys"));
        }
    });
    within(ui, below, |ui| give(ui, asked, 1, board, sayings))
}

/// The sheet, and below it tools, inks and answers.
fn upright(
    ui: &mut Ui,
    body: Rect,
    seat: Seat,
    asked: &[Asked<'_>],
    board: &mut Board,
    sayings: &Sayings,
) -> Option<Wish> {
    let columns = asked.len().max(1);
    // Two rows of tools, two of inks.
    let needs = 2.0 * (2.0 * ROW + 5.0 + GAP) + foot(asked.len(), board, columns);
    let side = body.width().min(body.height() - needs);
    let at = pos2(body.center().x - side / 2.0, body.top());
    let paper = Rect::from_min_size(at, Vec2::splat(side));
    sheet::show(ui, paper.shrink(sheet::FRAME), seat.0, board, sayings);
    let rest = Rect::from_min_max(pos2(body.left(), paper.bottom() + 8.0), body.max);
    let (upper, below) = rest.split_top_bottom_at_y(rest.bottom() - foot(asked.len(), board, columns));
    within(ui, upper, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        // Two rows of tools and two of inks are as high as there is room.
        let row = ((upper.height() - 3.0 * 5.0 - GAP) / 4.0).clamp(ROW, 64.0);
        let side = vec2((upper.width() - 3.0 * 5.0) / 4.0, row);
        tools::tools(ui, (NAMES, side, 4), board, sayings);
        ui.add_space(3.0);
        choose(ui, (side, 4), board, sayings);
        if board.cursor.is_some() && board.hand != Hand::Stamp {
            label(ui, Line::Note, sayings.get("keys"));
        }
    });
    within(ui, below, |ui| give(ui, asked, columns, board, sayings))
}

/// Inks, or stamps where they are in hand.
fn choose(ui: &mut Ui, (size, row): (Vec2, usize), board: &mut Board, sayings: &Sayings) {
    if board.hand == Hand::Stamp {
        stamp(ui, board, sayings);
    } else {
        tools::inks(ui, (NAMES, size, row), board, sayings);
    }
}

/// What a stamp is set with, and the motifs.
fn stamp(ui: &mut Ui, board: &mut Board, sayings: &Sayings) {
    tools::stamp_marks(ui, (NAMES, Vec2::splat(44.0)), board, sayings);
    let note = if board.cursor.is_some() { 64.0 } else { 6.0 };
    let height = (ui.available_height() - note).max(44.0);
    stamps::drawer(ui, (NAMES, height), board, sayings);
}

/// How high what lies at the foot is.
fn foot(asked: usize, board: &Board, columns: usize) -> f32 {
    let rows = u8::try_from(asked.div_ceil(columns.max(1))).unwrap_or(1);
    let gauge = if board.full || board.easel().fullness() >= FILLING { 48.0 } else { 0.0 };
    f32::from(rows) * 58.0 + gauge
}

/// How full the board is, and what it can be given in for.
fn give(ui: &mut Ui, asked: &[Asked<'_>], columns: usize, board: &Board, sayings: &Sayings) -> Option<Wish> {
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    if board.full || board.easel().fullness() >= FILLING {
        gauge(ui, board, sayings);
    }
    let mut wish = None;
    let count = f32::from(u8::try_from(columns).unwrap_or(1));
    let wide = (ui.available_width() - 8.0 * (count - 1.0)) / count;
    for row in asked.chunks(columns.max(1)) {
        ui.horizontal(|ui| {
            for asked in row {
                let answer = Answer::Drawing(board.bytes());
                let button = Button::new("painting-hand-in", asked.label).icon("icon-check");
                let button = button.tone(Tone::Ember).legal(!board.is_blank());
                let response = ui.allocate_ui(vec2(wide, 50.0), |ui| {
                    ui.set_max_width(wide);
                    ui.add(button.least(vec2(wide, 50.0)).size(Size::Small))
                });
                if response.inner.clicked() {
                    wish = Some(Wish::Give(asked.index, answer));
                }
            }
        });
    }
    wish
}

/// How much room is left on the board, or that there is none.
pub(super) fn gauge(ui: &mut Ui, board: &Board, sayings: &Sayings) {
    let kit = Kit::of(ui.ctx());
    label(ui, Line::Note, sayings.get(if board.full { "full" } else { "room" }));
    let (rail, _) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
    put(ui.painter(), kit.paper.sheet("slider-track", rail, Color32::WHITE));
    let share = board.easel().fullness();
    let filled = Rect::from_min_size(rail.min, vec2(rail.width() * share, rail.height()));
    put(ui.painter(), kit.paper.sheet("slider-fill", filled, Color32::WHITE));
}

/// Whether all is to be cleared away.
pub(super) fn ask_to_clear(ctx: &Context, board: &mut Board, sayings: &Sayings) {
    let (answer, away) = modal(ctx, "painting-clearing", Sheet::CREAM, vec2(400.0, 200.0), |ui| {
        label(ui, Line::Heading, sayings.get("clear-title"));
        label(ui, Line::Body, sayings.get("clear-note"));
        ui.add_space(6.0);
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            let yes =
                Button::new("painting-clear-yes", sayings.get("clear")).icon("icon-trash").tone(Tone::Ember);
            let no = Button::new("painting-clear-no", sayings.get("clear-no")).leads(true);
            if ui.add(no).clicked() {
                answer = Some(false);
            }
            if ui.add(yes).clicked() {
                answer = Some(true);
            }
        });
        answer
    });
    match answer {
        Some(true) => board.clear(),
        Some(false) => board.clearing = false,
        None if away => board.clearing = false,
        None => {}
    }
}
