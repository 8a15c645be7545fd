//! Several people paint at once: a sheet for each of them, with tools of its own, side by side on a wide screen.
//!
//! Nobody's line is told here; whoever wants to read it again looks behind the curtain. As many sheets lie out as have room,
//! and whoever still has to paint takes the place of who has handed in.

use bevy_egui::egui::{Align, Context, Layout as Flow, Rect, Sense, Ui, Vec2, pos2, vec2};
use table::SeatChip;
use tabletop::{Answer, Seat};

use super::board::{Board, Hand};
use super::layout::{FILLING, ask_to_clear, gauge};
use super::{Sayings, Studio, sheet, stamps, tools};
use crate::kit::{Button, Line, Sheet, Tone, image, label, modal, within, within_flow};
use crate::panels::window;
use crate::theme::Size;

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// All boards are put away; what is on them stays.
    Close,
    /// This painter hands this in.
    Drawing(Seat, Answer),
}

/// Between two painters.
const GAP: f32 = 16.0;
/// The least and the most width of a painter's place.
const LEAST: f32 = 372.0;
const MOST: f32 = 620.0;
/// The strip over all.
const TOP: f32 = 46.0;
/// A painter's name, a row of tools, what is chosen from, what is handed in.
const NAME: f32 = 38.0;
const TOOLS: f32 = 48.0;
const CHOICES: f32 = 64.0;
const FOOT: f32 = 52.0;
/// Between two rows.
const APART: f32 = 6.0;

/// How many people can paint side by side in a window of this size.
#[must_use]
pub fn places(window: Vec2) -> usize {
    if window.y < 560.0 {
        return 0;
    }
    let room = window.x - 24.0 - 28.0 + GAP;
    (1..=6_u8).rev().find(|count| f32::from(*count) * (LEAST + GAP) <= room).map_or(0, usize::from)
}

/// The sheets of these painters, as many as have room; how many seconds are left, if any.
pub fn show(
    ctx: &Context,
    painters: &[SeatChip],
    left: Option<u64>,
    (title, give): (&str, &str),
    studio: &mut Studio,
) -> Option<Given> {
    let (window, _) = window(ctx);
    let paper = Sheet::CREAM.padded(14.0);
    let size = window.size() - Vec2::splat(24.0);
    let painters = &painters[..painters.len().min(places(window.size()))];
    let (wish, away) = modal(ctx, "easels", paper, size, |ui| {
        let room = Rect::from_min_size(ui.next_widget_position(), size - Vec2::splat(2.0 * paper.padding));
        ui.allocate_rect(room, Sense::hover());
        let (top, body) = room.split_top_bottom_at_y(room.top() + TOP);
        let closed = heading(ui, top, title, left, &studio.sayings);
        let count = f32::from(u8::try_from(painters.len().max(1)).unwrap_or(1));
        let wide = ((body.width() - GAP * (count - 1.0)) / count).min(MOST);
        let mut at = pos2(body.center().x - (count * (wide + GAP) - GAP) / 2.0, body.top());
        let mut given = closed.then_some(Given::Close);
        for chip in painters {
            let place = Rect::from_min_size(at, vec2(wide, body.height()));
            at.x += wide + GAP;
            let (board, sayings) = studio.board(chip.seat);
            if let Some(answer) = painter(ui, place, chip, give, (board, sayings)) {
                given = Some(Given::Drawing(chip.seat, answer));
            }
        }
        given
    });
    let asks = painters.iter().find(|chip| studio.board(chip.seat).0.clearing);
    if let Some(chip) = asks {
        let (board, sayings) = studio.board(chip.seat);
        ask_to_clear(ctx, board, sayings);
        return None;
    }
    wish.or(away.then_some(Given::Close))
}

fn heading(ui: &mut Ui, place: Rect, title: &str, left: Option<u64>, sayings: &Sayings) -> bool {
    let mut closed = false;
    within_flow(ui, place, Flow::right_to_left(Align::Center), |ui| {
        let close = Button::new("close-easels", sayings.get("close")).only_icon("icon-close");
        closed = ui.add(close).clicked();
        if let Some(left) = left {
            label(ui, Line::Strong, format!("{} {}:{:02}", sayings.get("time"), left / 60, left % 60));
        }
        let rest = ui.available_rect_before_wrap();
        within_flow(ui, rest, Flow::left_to_right(Align::Center), |ui| label(ui, Line::Heading, title));
    });
    closed
}

/// One painter's name, sheet, tools and inks from the top down; returns what is handed in.
fn painter(
    ui: &mut Ui,
    place: Rect,
    chip: &SeatChip,
    give: &str,
    (board, sayings): (&mut Board, &Sayings),
) -> Option<Answer> {
    let below = TOOLS + CHOICES + FOOT + 3.0 * APART;
    let side = place.width().min(place.height() - NAME - below);
    // All of it is as wide as tools need, and stands in the middle.
    let wide = side.max(LEAST).min(place.width());
    let height = NAME + side + below;
    let at = Rect::from_center_size(place.center(), vec2(wide, height.min(place.height())));
    let names = format!("painting-{}", chip.seat.0);
    let names = names.as_str();
    let row = |from: f32, height: f32| Rect::from_min_size(pos2(at.left(), from), vec2(at.width(), height));
    within_flow(ui, row(at.top(), NAME), Flow::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        image(ui, chip.sign, Vec2::splat(32.0));
        label(ui, Line::Strong, &chip.name);
    });
    let paper = Rect::from_min_size(pos2(at.center().x - side / 2.0, at.top() + NAME), Vec2::splat(side));
    sheet::show(ui, paper.shrink(sheet::FRAME), chip.seat.0, board, sayings);
    let tile = (at.width() - 7.0 * 5.0) / 8.0;
    let mut from = paper.bottom() + APART;
    within(ui, row(from, TOOLS), |ui| tools::tools(ui, (names, vec2(tile, TOOLS), 8), board, sayings));
    from += TOOLS + APART;
    within(ui, row(from, CHOICES), |ui| {
        if board.hand == Hand::Stamp {
            stamps::drawer(ui, (names, CHOICES), board, sayings);
        } else {
            tools::inks(ui, (names, vec2(tile, CHOICES), 8), board, sayings);
        }
    });
    from += CHOICES + APART;
    let mut foot = row(from, FOOT);
    if board.full || board.easel().fullness() >= FILLING {
        let (left, right) = foot.split_left_right_at_fraction(0.5);
        within(ui, left.shrink2(vec2(4.0, 0.0)), |ui| gauge(ui, board, sayings));
        foot = right;
    }
    let name = format!("{names}-hand-in");
    let button = Button::new(&name, give).icon("icon-check").tone(Tone::Ember).legal(!board.is_blank());
    let pressed = within(ui, foot, |ui| ui.add(button.least(foot.size()).size(Size::Small))).clicked();
    pressed.then(|| Answer::Drawing(board.bytes()))
}
