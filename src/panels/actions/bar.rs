//! The strip at the lower edge: the mat of whoever acts, and a piece of paper for each kind of offer.

use bevy_egui::egui::{self, Align, Area, Color32, Id, Layout, Order, Rect, Sense, Ui, Vec2, pos2, vec2};
use table::{ActionGroup, Screen};
use tabletop::Seat;

use super::{ActionsModel, ActionsOpen, choose};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Tone, within, within_flow};
use crate::panels::{prompts, window};
use crate::theme::palette::{CREAM, HONEY, LAVENDER};
use crate::theme::{Size, put};

/// The strip at the lower edge. Returns its height.
pub(super) fn bar(ctx: &egui::Context, model: &ActionsModel, open: &mut ActionsOpen) -> (f32, Vec<Intent>) {
    let (window, narrow) = window(ctx);
    let groups = model.actions.groups.len();
    let many = groups > 0;
    let edge = if narrow { 8.0 } else { 14.0 };
    let mut wanted = Vec::new();
    let sizes = Kit::of(ctx).sizes.max(1.0);
    // Icon, label and edges; large type needs a second line on a phone.
    let lines = if narrow && sizes > 1.1 { 2.0 } else { 1.0 };
    let width = if narrow { (window.width() - 2.0 * edge - 24.0) / 4.0 } else { 104.0 * sizes };
    let card = vec2(width, 56.0 + 20.0 * sizes * lines);
    // A phone shows the acting seat's own mat on the table: a strip is enough here.
    let low = !narrow && window.height() < 480.0;
    let mat_height = if narrow || low { 48.0 } else { card.y };
    let card = if low { vec2(124.0, 48.0) } else { card };
    let height = match (narrow, many) {
        (true, true) => mat_height + card.y + 8.0 + 2.0 * edge,
        (true, false) => mat_height + 2.0 * edge,
        (false, _) => mat_height + 2.0 * edge,
    };
    let place = Rect::from_min_max(pos2(window.left(), window.bottom() - height), window.max);
    Area::new(Id::new("actions"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_min_size(Vec2::ZERO);
            let room = place.shrink2(vec2(edge, edge));
            if narrow {
                let mat = Rect::from_min_size(room.min, vec2(room.width(), mat_height));
                self::mat(ui, mat, model, &mut wanted);
                let row = Rect::from_min_max(pos2(room.left(), mat.bottom() + 8.0), room.max);
                row_of_groups(ui, row, card, 8.0, model, open, &mut wanted);
            } else {
                #[expect(clippy::cast_precision_loss, reason = "a handful of groups")]
                let cards = groups as f32 * (card.x + 10.0);
                let wide = (room.width() - cards).clamp(240.0, 360.0);
                let left = room.center().x - (wide + cards) / 2.0;
                let mat = Rect::from_min_size(pos2(left, room.top()), vec2(wide, mat_height));
                self::mat(ui, mat, model, &mut wanted);
                let row = Rect::from_min_max(
                    pos2(mat.right() + 10.0, room.top()),
                    pos2(mat.right() + 10.0 + cards, room.bottom()),
                );
                row_of_groups(ui, row, card, 10.0, model, open, &mut wanted);
            }
        });
    (height, wanted)
}

/// The mat of whoever acts: sign, name, the turn in words as far as there is room, undo, the next beat.
fn mat(ui: &mut Ui, place: Rect, model: &ActionsModel, wanted: &mut Vec<Intent>) {
    let kit = Kit::of(ui.ctx());
    let (response_rect, _) = (place, ui.allocate_rect(place, Sense::hover()));
    let person = model.actions.seat.is_some();
    put(ui.painter(), kit.paper.sheet("mat-night", response_rect, Color32::WHITE));
    let right = mat_buttons(ui, place, model, wanted);
    let painter = ui.painter();
    let slim = place.height() < 60.0;
    let medal = place.height() - if slim { 12.0 } else { 18.0 };
    let mut x = place.left() + if slim { 12.0 } else { 14.0 };
    if let Some(chip) = &model.chip {
        let at = Rect::from_min_size(pos2(x, place.center().y - medal / 2.0), Vec2::splat(medal));
        if person && !slim {
            put(painter, kit.paper.picture("glow-round", at.expand(18.0), Color32::WHITE));
        }
        put(painter, kit.paper.picture(chip.sign, at, Color32::WHITE));
        x = at.right() + 12.0;
        let ink = if person { HONEY } else { LAVENDER };
        let name = painter.layout_no_wrap(chip.name.clone(), kit.strong(Size::Body), CREAM);
        let turn = kit.font(Size::Small, egui::FontFamily::Proportional);
        let turn = painter.layout_no_wrap(model.turn.clone(), turn, ink);
        if slim {
            let beside = pos2(x + name.size().x + 10.0, place.center().y - turn.size().y / 2.0 + 1.0);
            painter.galley(pos2(x, place.center().y - name.size().y / 2.0), name, CREAM);
            if beside.x + turn.size().x <= right {
                painter.galley(beside, turn, ink);
            }
        } else {
            let top = place.center().y - (name.size().y + turn.size().y) / 2.0;
            let below = top + name.size().y;
            painter.galley(pos2(x, top), name, CREAM);
            painter.galley(pos2(x, below), turn, ink);
        }
    } else if model.over {
        let written = painter.layout_no_wrap(model.turn.clone(), kit.strong(Size::Body), CREAM);
        painter.galley(pos2(x, place.center().y - written.size().y / 2.0), written, CREAM);
    }
}

/// Undo and the next beat, at the right edge of the mat; returns where they begin.
fn mat_buttons(ui: &mut Ui, place: Rect, model: &ActionsModel, wanted: &mut Vec<Intent>) -> f32 {
    let buttons = Rect::from_min_max(place.min, pos2(place.right() - 12.0, place.bottom()));
    let [undo, step, hurry, _, results, ..] = &model.words;
    let layout = Layout::right_to_left(Align::Center);
    within_flow(ui, buttons, layout, |ui| {
        if model.over {
            let button = Button::new("show-results", results).icon("icon-trophy").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Visit(Screen::Results));
            }
        } else if model.step {
            let button = Button::new("step", step).icon("icon-speed-step").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        } else if model.showing {
            let button = Button::new("hurry", hurry).only_icon("icon-speed-fast").tone(Tone::Bare);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        }
        if model.actions.undo {
            let button = Button::new("undo", undo).only_icon("icon-undo").tone(Tone::Cream);
            if ui.add(button).clicked() {
                wanted.push(Intent::TakeBack);
            }
        }
        ui.min_rect().left() - 8.0
    })
}

fn row_of_groups(
    ui: &mut Ui,
    row: Rect,
    card: Vec2,
    gap: f32,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    let Some(seat) = model.actions.seat else { return };
    let mut corner = row.min;
    for group in &model.actions.groups {
        let place = Rect::from_min_size(corner, card);
        corner.x += card.x + gap;
        let single = group.items.len() == 1 && group.items[0].asks.is_none() && !group.secret;
        let chosen = open.group == Some(group.id);
        within(ui, place, |ui| {
            let button = Button::new(group.id, &group.title).icon(group.icon).least(card);
            let button = if card.y < 60.0 { button.size(Size::Small) } else { button.upright() };
            let button = if single { button.tone(Tone::Ember) } else { button.chosen(chosen) };
            if ui.add(button).clicked() {
                press(group, single, seat, model, open, wanted);
            }
        });
    }
}

fn press(
    group: &ActionGroup,
    single: bool,
    seat: Seat,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    if single {
        wanted.push(choose(seat, &group.items[0], None));
    } else if open.group == Some(group.id) {
        open.group = None;
    } else if group.secret && model.open_to.is_none() {
        open.wish = Some(group.id);
        wanted.push(Intent::Call(seat));
    } else {
        open.group = Some(group.id);
        open.prompt = prompts::Answering::default();
    }
}
