//! The strip at the lower edge: the mat of whoever acts, and a piece of paper for each kind of offer.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Area, Color32, Id, Layout, Order, Rect, Sense, Ui, Vec2, pos2, vec2};
use table::{ActionGroup, Screen};
use tabletop::Seat;

use super::tray::Tray;
use super::{ActionsModel, ActionsOpen, choose};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Tone, within, within_flow};
use crate::panels::window;
use crate::theme::palette::{CREAM, HONEY, INK, LAVENDER};
use crate::theme::scale::CONTROL;
use crate::theme::{Size, put};

/// What the strip takes up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strip {
    /// How high it is.
    pub height: f32,
    /// Where it says whose turn it is.
    pub note: Rect,
}

/// Between two groups.
const GAP: f32 = 10.0;

/// The least width of the mat beside the groups.
const MAT: f32 = 240.0;

/// Its greatest, and that where a button for the next beat takes a part of it.
const WIDE: (f32, f32) = (360.0, 480.0);

/// How the strip is laid out.
struct Plan<'a> {
    edge: f32,
    /// Whether the mat lies above the groups.
    stacked: bool,
    mat_height: f32,
    card: Vec2,
    gap: f32,
    /// Whether groups are icons alone.
    bare: bool,
    tray: Option<Tray<'a>>,
}

impl<'a> Plan<'a> {
    fn of(ctx: &egui::Context, model: &'a ActionsModel, open: &ActionsOpen) -> Self {
        let (window, narrow) = window(ctx);
        let groups = number(model.actions.groups.len());
        let edge = if narrow { 8.0 } else { 14.0 };
        let room = window.width() - 2.0 * edge;
        let sizes = Kit::of(ctx).sizes.max(1.0);
        let low = !narrow && window.height() < 480.0;
        let written = |wide: f32| 20.0 * sizes * lines(ctx, &model.actions.groups, wide);
        let card = 104.0 * sizes;
        let card = if low { vec2(124.0, 48.0) } else { vec2(card, 56.0 + written(card)) };
        let beside = |card: Vec2| MAT + groups * (card.x + GAP) <= room;
        // Where all does not fit side by side, a low window keeps the icons, and a higher one folds.
        let bare = low && !beside(card);
        let card = if bare { vec2(52.0, 48.0) } else { card };
        let stacked = narrow || !beside(card);
        let gap = if stacked { 8.0 } else { GAP };
        let card = if stacked {
            // Icon, label and edges; large type needs a second line on a phone, and so do long words.
            let wide = (room - gap * (groups - 1.0).max(0.0)) / groups.max(4.0);
            let least = if narrow && sizes > 1.1 { 2.0 } else { 1.0 };
            vec2(wide, 56.0 + written(wide).max(20.0 * sizes * least))
        } else {
            card
        };
        // A phone shows the acting seat's own mat on the table: a strip is enough here.
        let mat_height = if stacked || low { 48.0 } else { card.y };
        let group = open.group.and_then(|id| model.actions.groups.iter().find(|group| group.id == id));
        let tray_room = if stacked { room } else { room - MAT - GAP };
        // What one of the cards asks for takes their place.
        let group = group.filter(|_| open.asked.is_none());
        let tray = group.and_then(|group| Tray::of(group, tray_room, card.y.clamp(66.0, 92.0), sizes));
        Self { edge, stacked, mat_height, card, gap, bare, tray }
    }

    /// Groups or cards, as high as they are.
    fn row(&self, groups: usize) -> Vec2 {
        match &self.tray {
            Some(tray) => tray.size(),
            None if groups == 0 => Vec2::ZERO,
            None => vec2(number(groups) * (self.card.x + self.gap) - self.gap, self.card.y),
        }
    }

    fn height(&self, groups: usize) -> f32 {
        let row = self.row(groups).y;
        let inner = match (self.stacked, row > 0.0) {
            (true, true) => self.mat_height + 8.0 + row,
            (true, false) => self.mat_height,
            (false, _) => self.mat_height.max(row),
        };
        inner + 2.0 * self.edge
    }
}

/// How many lines the longest label of these groups has on a card of this width.
fn lines(ctx: &egui::Context, groups: &[ActionGroup], wide: f32) -> f32 {
    let font = Kit::of(ctx).strong(Size::Small);
    let room = wide - 12.0;
    let rows = ctx.fonts_mut(|fonts| {
        let rows =
            |group: &ActionGroup| fonts.layout(group.title.clone(), font.clone(), INK, room).rows.len();
        groups.iter().map(rows).max().unwrap_or(1)
    });
    number(rows)
}

fn number(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

/// The strip at the lower edge.
pub(super) fn bar(ctx: &egui::Context, model: &ActionsModel, open: &mut ActionsOpen) -> (Strip, Vec<Intent>) {
    let (window, _) = window(ctx);
    let plan = Plan::of(ctx, model, open);
    let groups = model.actions.groups.len();
    let (height, row) = (plan.height(groups), plan.row(groups));
    let place = Rect::from_min_max(pos2(window.left(), window.bottom() - height), window.max);
    let room = place.shrink(plan.edge);
    let (mat, corner) = if plan.stacked {
        let mat = Rect::from_min_size(room.min, vec2(room.width(), plan.mat_height));
        (mat, pos2(room.center().x - row.x / 2.0, mat.bottom() + 8.0))
    } else {
        let beside = if row.x > 0.0 { row.x + GAP } else { 0.0 };
        let most = if model.step { WIDE.1 } else { WIDE.0 };
        let wide = (room.width() - beside).clamp(MAT.min(room.width()), most);
        let left = room.center().x - (wide + beside) / 2.0;
        let top = room.center().y - plan.mat_height / 2.0;
        let mat = Rect::from_min_size(pos2(left, top), vec2(wide, plan.mat_height));
        (mat, pos2(mat.right() + GAP, room.center().y - row.y / 2.0))
    };
    let mut wanted = Vec::new();
    let mut note = mat;
    Area::new(Id::new("actions"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_min_size(Vec2::ZERO);
            note.max.x = self::mat(ui, mat, model, open, plan.tray.is_some(), &mut wanted);
            match (&plan.tray, model.actions.seat) {
                (Some(tray), Some(seat)) => tray.show(ui, corner, seat, open, &mut wanted),
                _ => row_of_groups(ui, corner, &plan, model, open, &mut wanted),
            }
        });
    (Strip { height, note }, wanted)
}

/// The mat of whoever acts: sign, name, the turn in words as far as there is room, undo, the next beat. Returns where its
/// buttons begin.
fn mat(
    ui: &mut Ui,
    place: Rect,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    tray: bool,
    wanted: &mut Vec<Intent>,
) -> f32 {
    let kit = Kit::of(ui.ctx());
    let (response_rect, _) = (place, ui.allocate_rect(place, Sense::hover()));
    let person = model.acts().is_some();
    put(ui.painter(), kit.paper.sheet("mat-night", response_rect, Color32::WHITE));
    let right = mat_buttons(ui, place, model, open, tray, wanted);
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
        let rows = |said: String, font, rows| {
            let mut job = LayoutJob::simple(said, font, ink, (right - x).max(60.0));
            job.wrap.max_rows = rows;
            painter.layout_job(job)
        };
        // Smaller, in one line more, before anything is left out.
        let two_lines = |said: String, font: egui::FontId| {
            let written = rows(said.clone(), font.clone(), 2);
            let smaller = egui::FontId { size: font.size * 0.84, ..font };
            if written.elided { rows(said, smaller, 3) } else { written }
        };
        let name = painter.layout_no_wrap(chip.name.clone(), kit.strong(Size::Body), CREAM);
        let font = kit.font(Size::Small, egui::FontFamily::Proportional);
        let said = timed(model.left, open.title(model).filter(|_| tray).unwrap_or(&model.turn));
        if slim {
            let turn = painter.layout_no_wrap(said.clone(), font.clone(), ink);
            let beside = pos2(x + name.size().x + 10.0, place.center().y - turn.size().y / 2.0 + 1.0);
            if beside.x + turn.size().x <= right {
                painter.galley(pos2(x, place.center().y - name.size().y / 2.0), name, CREAM);
                painter.galley(beside, turn, ink);
            } else {
                // What is to be done says more than whose turn it is: the figure says that, too.
                let turn = two_lines(said, font);
                painter.galley(pos2(x, place.center().y - turn.size().y / 2.0), turn, ink);
            }
        } else {
            let turn = two_lines(said, font);
            let top = place.center().y - (name.size().y + turn.size().y) / 2.0;
            let below = top + name.size().y;
            painter.galley(pos2(x, top), name, CREAM);
            painter.galley(pos2(x, below), turn, ink);
        }
    } else {
        let said = timed(model.left, &model.turn);
        // In one line where there is room, else small, in two.
        let room = (right - x).max(60.0);
        let large = painter.layout_no_wrap(said.clone(), kit.strong(Size::Body), CREAM);
        let small =
            || painter.layout(said, kit.font(Size::Small, egui::FontFamily::Proportional), CREAM, room);
        let written = if large.size().x <= room { large } else { small() };
        painter.galley(pos2(x, place.center().y - written.size().y / 2.0), written, CREAM);
    }
    right
}

/// With the seconds that are left before it, where there is a limit.
fn timed(left: Option<u64>, said: &str) -> String {
    left.map_or_else(|| said.to_owned(), |left| format!("{}:{:02} · {said}", left / 60, left % 60))
}

/// How wide the place of a button is, whether it is there or not: none moves because another comes or goes.
const PLACE: f32 = 48.0;

/// Undo at the right edge of the mat, and beside it the next beat, or the cross of an open tray; returns where they begin.
fn mat_buttons(
    ui: &mut Ui,
    place: Rect,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    tray: bool,
    wanted: &mut Vec<Intent>,
) -> f32 {
    let buttons = Rect::from_min_max(place.min, pos2(place.right() - 10.0, place.bottom()));
    let [undo, step, hurry, back, results, ..] = &model.words;
    let layout = Layout::right_to_left(Align::Center);
    within_flow(ui, buttons, layout, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if model.over {
            let button = Button::new("show-results", results).icon("icon-trophy").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Visit(Screen::Results));
            }
            return ui.min_rect().left() - 8.0;
        }
        if model.actions.undo {
            let button = Button::new("undo", undo).only_icon("icon-undo").tone(Tone::Cream);
            if ui.add(button.least(Vec2::splat(PLACE))).clicked() {
                wanted.push(Intent::TakeBack);
            }
        } else if let (Some(group), Some(seat)) = (&model.second_thought, model.actions.seat) {
            // Others have acted since: the game has its own way back, by the same sign in the same place.
            let button = Button::new(group.id, &group.title).only_icon(group.icon).tone(Tone::Cream);
            if ui.add(button.least(Vec2::splat(PLACE))).clicked() {
                press(group, seat, model, open, wanted);
            }
        } else {
            ui.allocate_exact_size(vec2(PLACE, CONTROL), Sense::hover());
        }
        // A bot that waits for second thoughts can be hurried, too.
        let waits = model.actions.undo && model.acts().is_none();
        if tray {
            let button = Button::new("close-drawer", back).only_icon("icon-close").tone(Tone::Bare);
            if ui.add(button).clicked() {
                open.group = None;
                wanted.push(Intent::PutAway);
            }
        } else if model.step {
            let button = Button::new("step", step).icon("icon-speed-normal").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        } else if model.showing || waits {
            let button = Button::new("hurry", hurry).only_icon("icon-speed-fast").tone(Tone::Bare);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        } else if !model.actions.undo && model.second_thought.is_none() {
            // Nothing is here now: words may have the room.
            return place.right() - 12.0;
        }
        ui.min_rect().left() - 8.0
    })
}

fn row_of_groups(
    ui: &mut Ui,
    mut corner: egui::Pos2,
    plan: &Plan,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    let Some(seat) = model.actions.seat else { return };
    let card = plan.card;
    for group in &model.actions.groups {
        let place = Rect::from_min_size(corner, card);
        corner.x += card.x + plan.gap;
        // Of what is lifted, what a press gives is clear; what would be said of it is still a choice.
        let at_once =
            model.at_once(group).is_some_and(|(item, _)| item.asks.is_some() || model.is_single(group));
        let chosen = open.group == Some(group.id);
        within(ui, place, |ui| {
            let button = Button::new(group.id, &group.title).least(card);
            let button = match (plan.bare, card.y < 60.0) {
                (true, _) => button.only_icon(group.icon),
                (false, true) => button.icon(group.icon).size(Size::Small),
                (false, false) => button.icon(group.icon).upright(),
            };
            let button =
                if at_once && !group.spends { button.tone(Tone::Ember) } else { button.chosen(chosen) };
            if ui.add(button).clicked() {
                press(group, seat, model, open, wanted);
            }
        });
    }
}

fn press(
    group: &ActionGroup,
    seat: Seat,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    if let Some((item, answer)) = model.at_once(group) {
        open.group = None;
        wanted.push(choose(seat, item, answer));
    } else if open.group == Some(group.id) && open.asked.is_none() {
        open.group = None;
    } else if group.secret && model.open_to.is_none() {
        open.wish = Some(group.id);
        wanted.push(Intent::Call(seat));
    } else if let Some((item, known)) = model.lifted_in(group) {
        open.open_with(group, item, known);
    } else {
        open.open_group(group);
    }
}
