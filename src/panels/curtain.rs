//! The curtain: it falls before something secret and asks for the one person who may see it.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Id, Order, Painter, Rect, Sense, Shape, Ui, Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Eyes, Screen, SeatChip, Seats, Settings, Words};
use tabletop::Message as Said;

use crate::intent::Intent;
use crate::kit::{Button, Kit, Tone, within};
use crate::screens::line;
use crate::theme::palette::{CREAM, HONEY, LAVENDER};
use crate::theme::{Size, UiSystems, dressed, fonts, put};

/// What is on the curtain.
#[derive(Clone, Debug, PartialEq)]
pub struct CurtainModel {
    /// Whom it asks for.
    pub chip: SeatChip,
    /// What it asks.
    pub ask: String,
    /// That nobody else should look.
    pub note: String,
    /// I am here; not now.
    pub words: [String; 2],
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    eyes: Res<Eyes>,
    seats: Res<Seats>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let asked = eyes.waiting().and_then(|seat| seats.0.iter().find(|chip| chip.seat == seat));
    let Some(chip) = asked else { return Ok(()) };
    let said = Said::new("curtain-ask").with("name", chip.name.clone());
    let nobody = words.0.numbered_seats(settings.locale, None);
    let model = CurtainModel {
        chip: chip.clone(),
        ask: words.0.say(settings.locale, "app", &said, &nobody),
        note: line(&words, &settings, "curtain-note"),
        words: ["curtain-come", "curtain-not-now"].map(|id| line(&words, &settings, id)),
    };
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let layer = egui::LayerId::new(Order::Foreground, Id::new("curtain"));
    ctx.memory_mut(|memory| memory.set_modal_layer(layer));
    Area::new(Id::new("curtain"))
        .order(Order::Foreground)
        .fixed_pos(window.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_min_size(window.size());
            // Not a place for keys: it only keeps fingers from what is behind it.
            ui.allocate_rect(window, Sense::CLICK | Sense::DRAG);
            intents.write_batch(panel(ui, window, &model));
        });
    Ok(())
}

/// The whole curtain.
pub fn panel(ui: &mut Ui, window: Rect, model: &CurtainModel) -> Vec<Intent> {
    let kit = Kit::of(ui.ctx());
    cloth(ui.painter(), window);
    let middle = window.center() - vec2(0.0, 40.0);
    let medal = 132.0;
    let at = Rect::from_center_size(middle - vec2(0.0, 90.0), Vec2::splat(medal));
    let painter = ui.painter();
    put(painter, kit.paper.picture("glow-round", at.expand(70.0), Color32::WHITE));
    put(painter, kit.paper.picture(model.chip.sign, at, Color32::WHITE));
    let width = (window.width() - 48.0).min(640.0);
    let mut y = middle.y + 4.0;
    for (text, font, ink) in [
        (&model.ask, kit.font(Size::Title, fonts::title()), CREAM),
        (&model.note, kit.font(Size::Body, egui::FontFamily::Proportional), LAVENDER),
    ] {
        let mut job = egui::text::LayoutJob::simple(text.clone(), font, ink, width);
        job.halign = egui::Align::Center;
        let written = painter.layout_job(job);
        let high = written.size().y;
        painter.galley(pos2(middle.x, y), written, HONEY);
        y += high + 10.0;
    }
    let mut wanted = Vec::new();
    let row = Align2::CENTER_TOP.anchor_size(pos2(middle.x, y + 14.0), vec2(width.min(420.0), 60.0));
    let [come, not_now] = &model.words;
    within(ui, row, |ui| {
        let button = Button::new("curtain-come", come)
            .icon("icon-eye")
            .tone(Tone::Ember)
            .least(vec2(row.width(), 58.0));
        if ui.add(button.size(Size::Heading)).clicked() {
            wanted.push(Intent::Come);
        }
    });
    let below = row.translate(vec2(0.0, 74.0));
    within(ui, below, |ui| {
        if ui
            .add(Button::new("curtain-not-now", not_now).tone(Tone::Night).least(vec2(row.width(), 44.0)))
            .clicked()
        {
            wanted.push(Intent::PutAway);
        }
    });
    wanted
}

/// Folds of cloth, each with its own light.
fn cloth(painter: &Painter, window: Rect) {
    painter.rect_filled(window, 0.0, Color32::from_rgb(0x3a, 0x16, 0x3c));
    let folds = 18_u8;
    let width = window.width() / f32::from(folds);
    for fold in 0..folds {
        let left = window.left() + width * f32::from(fold);
        let mut mesh = egui::Mesh::default();
        let (dark, light) = (Color32::from_rgb(0x35, 0x13, 0x39), Color32::from_rgb(0x6b, 0x2a, 0x5a));
        for (part, color) in [(0.0, dark), (0.55, light), (1.0, dark)] {
            mesh.colored_vertex(pos2(left + width * part, window.top()), color);
            mesh.colored_vertex(pos2(left + width * part, window.bottom()), dark.lerp_to_gamma(color, 0.5));
        }
        for corner in [0, 2] {
            mesh.add_triangle(corner, corner + 1, corner + 2);
            mesh.add_triangle(corner + 1, corner + 2, corner + 3);
        }
        painter.add(Shape::mesh(mesh));
    }
    let hem = Rect::from_min_max(pos2(window.left(), window.bottom() - 18.0), window.max);
    painter.rect_filled(hem, 0.0, Color32::from_rgb(0xb9, 0x8a, 0x4e));
    painter.rect_filled(hem.shrink2(vec2(0.0, 5.0)), 0.0, Color32::from_rgb(0xf4, 0xc4, 0x7c));
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
