//! What lies beside the sheet: pens, eraser, stamp, steps back and forth, inks.

use bevy_egui::egui::{
    Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use drawing::{INKS, Ink, Motif, Width};

use super::board::{Board, Hand};
use super::{Sayings, stamps};
use crate::kit::{Kind, Kit};
use crate::theme::palette::{CREAM, FADED, INK, PLUM};
use crate::theme::{Size, put};

/// A small piece of paper with a picture on it, that can be pressed.
pub struct Tile<'a> {
    /// A name that no language changes.
    pub name: &'a str,
    /// What it says.
    pub label: &'a str,
    /// How large it is.
    pub size: Vec2,
    /// Whether it is the one in hand.
    pub chosen: bool,
    /// Whether it can be pressed.
    pub legal: bool,
    /// Whether what it says is written under the picture.
    pub shows_label: bool,
}

impl Tile<'_> {
    /// Draws it; true when it was pressed.
    pub fn show(&self, ui: &mut Ui, picture: impl FnOnce(&Painter, Rect, Color32)) -> bool {
        let kit = Kit::of(ui.ctx());
        let sense = if self.legal { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::Button, self.legal, self.chosen, self.label));
        kit.targets.note_as(ui, &response, (self.name, self.label), self.legal, Kind::Press);
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let pressed = response.is_pointer_button_down_on();
        let (sheet, ink) = match (self.legal, self.chosen, pressed) {
            (false, ..) => ("button-disabled", FADED),
            (_, true, _) => ("button-ember", CREAM),
            (.., true) => ("button-cream-pressed", INK),
            _ => ("button-cream", INK),
        };
        put(ui.painter(), kit.paper.sheet(sheet, rect, Color32::WHITE));
        let mut at = rect.shrink(5.0);
        if self.shows_label {
            let size = if kit.sizes > 1.1 { Size::Small.points() } else { 12.0 };
            let font = FontId { size, ..kit.strong(Size::Small) };
            let galley = ui.painter().layout_no_wrap(self.label.to_owned(), font.clone(), ink);
            let scale = (at.width() / galley.size().x.max(1.0)).min(1.0);
            at.max.y -= galley.size().y + FOOT - 3.0;
            if scale < 1.0 {
                // Long names are set smaller rather than cut.
                let font = FontId { size: size * scale.max(0.7), ..font };
                let job = ui.painter().layout(self.label.to_owned(), font, ink, rect.width());
                let place =
                    Align2::CENTER_BOTTOM.anchor_size(rect.center_bottom() - vec2(0.0, FOOT), job.size());
                ui.painter().galley_with_override_text_color(place.min, job, ink);
            } else {
                let place =
                    Align2::CENTER_BOTTOM.anchor_size(rect.center_bottom() - vec2(0.0, FOOT), galley.size());
                ui.painter().galley_with_override_text_color(place.min, galley, ink);
            }
        }
        picture(ui.painter(), at, ink);
        kit.ring(ui, &response);
        let pressed = response.clicked();
        if !self.shows_label {
            if response.has_focus() {
                response.show_tooltip_text(self.label);
            } else {
                response.on_hover_text(self.label);
            }
        }
        pressed
    }
}

/// How far above the edge of its paper a name stands.
const FOOT: f32 = 7.0;

/// From this size on a tool has its name below it.
pub const NAMED: Vec2 = vec2(62.0, 46.0);

/// Pens, eraser and stamp, then what takes back: how their names begin, how large each is, how many stand in a row.
pub fn tools(ui: &mut Ui, (names, side, row): (&str, Vec2, usize), board: &mut Board, sayings: &Sayings) {
    let kit = Kit::of(ui.ctx());
    let all = ["pen-fine", "pen-medium", "pen-broad", "eraser", "stamp", "undo", "redo", "clear"];
    let (mut undo, mut redo) = (false, false);
    let mut clear = false;
    for some in all.chunks(row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for name in some {
                let pen =
                    Width::ALL.into_iter().zip(all).find(|(_, pen)| pen == name).map(|(width, _)| width);
                let chosen = match *name {
                    "eraser" => board.hand == Hand::Eraser,
                    "stamp" => board.hand == Hand::Stamp,
                    _ => board.hand == Hand::Pen && pen == Some(board.width),
                };
                let target = format!("{names}-{name}");
                let legal = match *name {
                    "undo" => board.easel().can_undo(),
                    "redo" => board.easel().can_redo(),
                    "clear" => !board.easel().sheet().marks.is_empty(),
                    _ => true,
                };
                let label = sayings.get(name);
                let shows_label = side.x >= NAMED.x && side.y >= NAMED.y;
                let tile = Tile { name: &target, label, size: side, chosen, legal, shows_label };
                let motif = board.motif;
                let pressed = tile.show(ui, |painter, at, ink| match (*name, pen) {
                    (_, Some(width)) => swing(painter, at, ink, width),
                    ("eraser", _) => eraser(painter, at, ink),
                    ("stamp", _) => stamps::picture(painter, motif, at),
                    ("undo", _) => put(painter, kit.paper.picture("icon-undo", square(at), ink)),
                    ("redo", _) => put(painter, mirrored(&kit, "icon-undo", square(at), ink)),
                    _ => put(painter, kit.paper.picture("icon-trash", square(at), ink)),
                });
                if !pressed {
                    continue;
                }
                match (*name, pen) {
                    (_, Some(width)) => (board.hand, board.width) = (Hand::Pen, width),
                    ("eraser", _) => board.hand = Hand::Eraser,
                    ("stamp", _) => board.hand = Hand::Stamp,
                    ("undo", _) => undo = true,
                    ("redo", _) => redo = true,
                    _ => clear = true,
                }
            }
        });
    }
    if undo {
        board.undo();
    }
    if redo {
        board.redo();
    }
    if clear {
        board.clear();
    }
}

/// The eight inks, each with its name; the rest as for [`tools`].
pub fn inks(ui: &mut Ui, (names, side, row): (&str, Vec2, usize), board: &mut Board, sayings: &Sayings) {
    const NAMES: [&str; 8] =
        ["ink-black", "ink-grey", "ink-red", "ink-yellow", "ink-green", "ink-blue", "ink-pink", "ink-white"];
    let all: Vec<(Ink, &'static str)> = Ink::ALL.into_iter().zip(NAMES).collect();
    for inks in all.chunks(row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for (ink, name) in inks {
                let target = format!("{names}-{name}");
                let chosen = board.hand == Hand::Pen && board.ink == *ink;
                let label = sayings.get(name);
                let tile = Tile { name: &target, label, size: side, chosen, legal: true, shows_label: true };
                if tile.show(ui, |painter, at, _| drop_of(painter, at, *ink)) {
                    (board.hand, board.ink) = (Hand::Pen, *ink);
                }
            }
        });
    }
}

/// What an ink looks like.
fn colour(ink: Ink) -> Color32 {
    let [red, green, blue] = INKS[ink as usize];
    Color32::from_rgb(red, green, blue)
}

/// A blot of ink.
fn drop_of(painter: &Painter, at: Rect, ink: Ink) {
    let radius = at.width().min(at.height()) / 2.0 - 1.0;
    painter.circle(at.center(), radius, colour(ink), Stroke::new(1.2, PLUM));
    let shine = Color32::from_rgba_unmultiplied(255, 255, 255, 90);
    painter.circle_filled(at.center() - Vec2::splat(radius * 0.35), radius * 0.22, shine);
}

/// The middle square, as large as an icon.
fn square(at: Rect) -> Rect {
    Rect::from_center_size(at.center(), Vec2::splat(at.width().min(at.height()).min(28.0)))
}

/// A line as a pen of this width draws it.
fn swing(painter: &Painter, at: Rect, ink: Color32, width: Width) {
    let broad = match width {
        Width::Fine => 2.0,
        Width::Medium => 4.5,
        Width::Broad => 9.0,
    };
    let at = square(at).shrink(3.0);
    let point = |step: u8| {
        let along = f32::from(step) / 16.0;
        let sway = (along * core::f32::consts::TAU).sin() * at.height() * 0.28;
        pos2(at.left() + along * at.width(), at.center().y - sway)
    };
    let line: Vec<Pos2> = (0..=16).map(point).collect();
    let ends = [line[0], line[16]];
    painter.add(Shape::line(line, Stroke::new(broad, ink)));
    for end in ends {
        painter.circle_filled(end, broad / 2.0, ink);
    }
}

/// A block of rubber in its sleeve.
fn eraser(painter: &Painter, at: Rect, ink: Color32) {
    let at = square(at).shrink(2.0);
    let place = |x: f32, y: f32| pos2(at.left() + x * at.width(), at.top() + y * at.height());
    let edge = Stroke::new(1.5, ink);
    let rubber = vec![place(0.0, 0.62), place(0.3, 0.32), place(0.66, 0.68), place(0.36, 0.98)];
    let sleeve = vec![place(0.3, 0.32), place(0.62, 0.0), place(0.98, 0.36), place(0.66, 0.68)];
    painter.add(Shape::convex_polygon(rubber, Color32::from_rgb(0xea, 0xa5, 0xb2), edge));
    painter.add(Shape::convex_polygon(sleeve, Color32::from_rgb(0x3f, 0x6f, 0xa0), edge));
}

/// An icon seen in a mirror.
fn mirrored(kit: &Kit, icon: &str, at: Rect, ink: Color32) -> Shape {
    let mut shape = kit.paper.picture(icon, at, ink);
    if let Shape::Mesh(mesh) = &mut shape {
        let mesh: &mut Mesh = std::sync::Arc::make_mut(mesh);
        for corner in &mut mesh.vertices {
            corner.pos.x = at.left() + at.right() - corner.pos.x;
        }
    }
    shape
}

/// What the stamps are set with: smaller, larger, turned.
pub fn stamp_marks(ui: &mut Ui, (names, side): (&str, Vec2), board: &mut Board, sayings: &Sayings) {
    let kit = Kit::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (name, icon) in [("smaller", "icon-minus"), ("larger", "icon-plus"), ("turn", "icon-replay")] {
            let target = format!("{names}-{name}");
            let label = sayings.get(name);
            let tile =
                Tile { name: &target, label, size: side, chosen: false, legal: true, shows_label: false };
            if tile.show(ui, |painter, at, ink| put(painter, kit.paper.picture(icon, square(at), ink))) {
                match name {
                    "smaller" => board.size = board.size.saturating_sub(16).max(24),
                    "larger" => board.size = board.size.saturating_add(16).min(200),
                    _ => board.turn = board.turn.wrapping_add(16),
                }
            }
        }
        let (at, _) = ui.allocate_exact_size(Vec2::splat(side.y), Sense::hover());
        preview(ui.painter(), at, board.motif, board.turn, f32::from(board.size) / 128.0);
    });
}

/// What will be stamped, as large and as turned as it will be beside the others.
fn preview(painter: &Painter, at: Rect, motif: Motif, turn: u8, share: f32) {
    let at = Rect::from_center_size(at.center(), at.size() * share.clamp(0.45, 1.0));
    stamps::turned(painter, motif, at, f32::from(turn) / 256.0 * core::f32::consts::TAU);
}
