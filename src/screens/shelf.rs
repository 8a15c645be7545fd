//! Six boxes.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Color32, Layout, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Overlay, Screen, Settings, Shelf, Words};

use super::kept::KeptMatches;
use super::{box_text, is_narrow, line, page};
use crate::intent::Intent;
use crate::kit::{Button, Kind, Kit, Tone, scrolled, within, within_flow};
use crate::platform;
use crate::theme::palette::{CREAM, INK, LAVENDER, PLUM};
use crate::theme::{Size, UiSystems, dressed, fonts, put};

/// The paper of the ribbon: at rest, and under a pointer. Cream type is read on both.
const RIBBON: Color32 = Color32::from_rgb(0xb8, 0x4e, 0x2f);
const RIBBON_DARK: Color32 = Color32::from_rgb(0x8e, 0x36, 0x2a);

/// A box as it stands on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct BoxModel {
    /// The game.
    pub id: &'static str,
    /// Its picture.
    pub picture: &'static str,
    /// Its name.
    pub title: String,
    /// One line about it.
    pub tagline: String,
    /// Players, minutes, age, in words.
    pub facts: String,
    /// The match that can be gone on with, by its name in the store.
    pub kept: Option<String>,
}

/// The shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct ShelfModel {
    /// The boxes.
    pub boxes: Vec<BoxModel>,
    /// The name of the house.
    pub title: String,
    /// What it is.
    pub tagline: String,
    /// On the ribbon of a box with a kept match.
    pub go_on: String,
    /// Settings, credits, import, quit.
    pub buttons: [String; 4],
}

fn model(words: &Words, settings: &Settings, shelf: &Shelf, kept: &KeptMatches) -> ShelfModel {
    let facts = |game: &table::GameBox| {
        let said = tabletop::Message::new("box-facts")
            .with("least", game.seats.0)
            .with("most", game.seats.1)
            .with("minutes", game.minutes)
            .with("age", game.age);
        words.0.say(settings.locale, "app", &said, &words.0.numbered_seats(settings.locale, None))
    };
    let boxes = shelf.0.iter().map(|game| BoxModel {
        id: game.id,
        picture: game.picture,
        title: box_text(words, settings, game, "title"),
        tagline: box_text(words, settings, game, "tagline"),
        facts: facts(game),
        kept: kept.newest(game.id),
    });
    let button = |id| line(words, settings, id);
    ShelfModel {
        boxes: boxes.collect(),
        title: line(words, settings, "house-title"),
        tagline: line(words, settings, "house-tagline"),
        go_on: words.line(settings, "word-continue"),
        buttons: ["open-settings", "open-credits", "open-import", "open-quit"].map(button),
    }
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    kept: Res<KeptMatches>,
    mut cached: Local<Option<ShelfModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if cached.is_none() || settings.is_changed() || kept.is_changed() || shelf.is_changed() {
        *cached = Some(model(&words, &settings, &shelf, &kept));
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    intents.write_batch(page(ctx, "shelf", 0, |ui| panel(ui, model)));
    Ok(())
}

/// The shelf with its boxes.
pub fn panel(ui: &mut Ui, model: &ShelfModel) -> Vec<Intent> {
    let window = ui.max_rect();
    let narrow = is_narrow(window);
    let mut wanted = Vec::new();
    let edge = if narrow { 14.0 } else { (window.width() * 0.05).max(20.0) };
    let head = header(ui, model, edge, narrow, &mut wanted);
    let top = head + if narrow { 10.0 } else { 18.0 };
    let room = Rect::from_min_max(pos2(window.left() + edge, top), window.max - vec2(edge, 0.0));
    let low = room.height() < 440.0;
    let columns: u8 = if narrow { if room.width() > 520.0 { 2 } else { 1 } } else { 3 };
    let gap = if narrow { 18.0 } else { 26.0 };
    let width = (room.width() - gap * f32::from(columns - 1)) / f32::from(columns);
    let rows = f32::from(6 / columns);
    let label_height = foot_height(&Kit::of(ui.ctx())) + 8.0;
    let natural = width * 200.0 / 360.0 + label_height;
    let height = if narrow || low {
        natural
    } else {
        ((room.height() - 26.0 - gap * (rows - 1.0)) / rows).min(natural).max(130.0 + label_height)
    };
    within(ui, room, |ui| {
        scrolled(ui, egui::ScrollArea::vertical().auto_shrink(false), |ui| {
            if columns == 1 {
                wanted.extend(waiting(ui, model));
            }
            let total = height * rows + gap * (rows - 1.0) + 24.0;
            let (area, _) = ui.allocate_exact_size(vec2(room.width(), total), Sense::hover());
            let mut column = 0;
            let mut corner = area.min + vec2(0.0, 4.0);
            for game in &model.boxes {
                let place = Rect::from_min_size(corner, vec2(width, height));
                wanted.extend(game_box(ui, place, game, model));
                column += 1;
                corner.x += width + gap;
                if column == columns {
                    column = 0;
                    corner = pos2(area.min.x, corner.y + height + gap);
                }
            }
        });
    });
    wanted
}

/// Where boxes stand one below the other, most ribbons are out of sight: what waits to be gone on with lies before them.
fn waiting(ui: &mut Ui, model: &ShelfModel) -> Option<Intent> {
    let kept: Vec<_> = model.boxes.iter().filter_map(|game| Some((game, game.kept.as_ref()?))).collect();
    let mut wanted = None;
    ui.spacing_mut().item_spacing.y = 6.0;
    for (game, slot) in &kept {
        let (name, text) = (format!("go-on-{}", game.id), format!("{} · {}", model.go_on, game.title));
        let button = Button::new(&name, &text).icon("icon-continue").tone(Tone::Ember);
        if ui.add(button.least(vec2(ui.available_width(), 46.0))).clicked() {
            wanted = Some(Intent::Continue { game: game.id, slot: (*slot).clone() });
        }
    }
    if !kept.is_empty() {
        ui.add_space(6.0);
    }
    wanted
}

/// The name of the house and the small buttons with their words; returns where it ends.
fn header(ui: &mut Ui, model: &ShelfModel, edge: f32, narrow: bool, wanted: &mut Vec<Intent>) -> f32 {
    let kit = Kit::of(ui.ctx());
    let window = ui.max_rect();
    let top = window.top() + if narrow { 14.0 } else { 22.0 };
    let size = if narrow { Size::Title } else { Size::Banner };
    let painter = ui.painter().clone();
    let at = pos2(window.left() + edge, top);
    let written =
        painter.text(at, egui::Align2::LEFT_TOP, &model.title, kit.font(size, fonts::title()), CREAM);
    let below = pos2(at.x + 2.0, written.bottom() + 2.0);
    let room = window.width() - 2.0 * edge;
    let note = painter.layout(
        model.tagline.clone(),
        kit.font(Size::Body, egui::FontFamily::Proportional),
        LAVENDER,
        if narrow { room } else { written.width().max(room * 0.36) },
    );
    let note_height = note.size().y;
    painter.galley(below, note, LAVENDER);
    let buttons = header_buttons(model);
    let gap = 8.0;
    if narrow {
        // As wide as their words, and what is over goes to all alike.
        let gap = 4.0;
        let words = |button: &Button| button.width(ui) * Size::Small.points() / Size::Body.points();
        let widths: Vec<f32> =
            buttons.iter().map(|(button, _)| words(&button.clone().bare()) + 2.0).collect();
        #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
        let count = buttons.len() as f32;
        let spare = (room - gap * (count - 1.0) - widths.iter().sum::<f32>()) / count;
        let row_top = below.y + note_height + 8.0;
        let row = Rect::from_min_max(pos2(at.x, row_top), pos2(window.right() - edge, row_top + 62.0));
        return within_flow(ui, row, Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for ((button, intent), width) in buttons.into_iter().zip(widths) {
                if ui.add(button.upright().least(vec2(width + spare, 0.0))).clicked() {
                    wanted.push(intent);
                }
            }
            ui.min_rect().bottom()
        });
    }
    let row =
        Rect::from_min_max(pos2(written.right() + 16.0, top + 6.0), pos2(window.right() - edge, top + 54.0));
    let full: f32 = buttons.iter().map(|(button, _)| button.width(ui) + gap).sum();
    within_flow(ui, row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (button, intent) in buttons.into_iter().rev() {
            let button = if full <= row.width() + gap { button } else { button.without_words() };
            if ui.add(button).clicked() {
                wanted.push(intent);
            }
        }
    });
    below.y + note_height
}

/// The small buttons, left to right, and what each wants.
fn header_buttons(model: &ShelfModel) -> Vec<(Button<'_>, Intent)> {
    let [settings, credits, import, quit] = &model.buttons;
    let mut all = vec![
        ("open-language", "中文/EN", "icon-language", Intent::Show(Overlay::Settings)),
        ("open-settings", settings, "icon-settings", Intent::Show(Overlay::Settings)),
        ("open-credits", credits, "icon-info", Intent::Show(Overlay::Credits)),
        ("open-import", import, "icon-import", Intent::Import(String::new())),
    ];
    // A page is left, not quit.
    if !platform::IN_A_BROWSER {
        all.push(("open-quit", quit, "icon-close", Intent::Quit));
    }
    let button = |(name, text, icon, intent)| (Button::new(name, text).icon(icon).tone(Tone::Night), intent);
    all.into_iter().map(button).collect()
}

/// One box: a diorama behind a cut frame, its name below.
fn game_box(ui: &mut Ui, place: Rect, game: &BoxModel, model: &ShelfModel) -> Option<Intent> {
    let kit = Kit::of(ui.ctx());
    let response = ui.interact(place, ui.id().with(game.id), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &game.title));
    let name = format!("box-{}", game.id);
    let first = model.boxes.first().is_some_and(|first| first.id == game.id);
    let kind = if first { Kind::Lead } else { Kind::Press };
    kit.targets.note_as(ui, &response, (&name, &game.title), true, kind);
    let raised = if response.hovered() || response.has_focus() { -4.0 } else { 0.0 };
    let place = place.translate(vec2(0.0, raised));
    let painter = ui.painter().clone();
    put(&painter, kit.paper.sheet("box", place, Color32::WHITE));
    let foot = place.bottom() - foot_height(&kit);
    let picture = Rect::from_min_max(place.min + vec2(8.0, 8.0), pos2(place.right() - 8.0, foot));
    put(&painter, kit.paper.cover(game.picture, picture, Color32::WHITE));
    painter.rect_stroke(
        picture,
        6.0,
        egui::Stroke::new(2.0, Color32::from_rgb(0xb9, 0x8a, 0x64)),
        egui::StrokeKind::Outside,
    );
    caption(ui, Rect::from_min_max(pos2(place.left() + 16.0, foot + 4.0), place.max - vec2(16.0, 6.0)), game);
    kit.ring(ui, &response.clone().with_new_rect(place));
    let ribbon = game.kept.as_ref().and_then(|slot| {
        let clicked = ribbon(ui, picture, game, &model.go_on).clicked();
        clicked.then(|| Intent::Continue { game: game.id, slot: slot.clone() })
    });
    ribbon.or_else(|| response.clicked().then_some(Intent::Open(game.id)))
}

/// How high the paper below the picture is, in points: three lines of type.
fn foot_height(kit: &Kit) -> f32 {
    82.0 * kit.sizes.max(1.0)
}

/// Three lines, the same on each box: what it is called, what it is about, for whom it is.
fn caption(ui: &Ui, room: Rect, game: &BoxModel) {
    let kit = Kit::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(room.expand(2.0).intersect(ui.clip_rect()));
    let small = kit.font(Size::Small, egui::FontFamily::Proportional);
    let title = painter.text(
        room.min,
        egui::Align2::LEFT_TOP,
        &game.title,
        kit.font(Size::Heading, fonts::title()),
        INK,
    );
    let mut at = pos2(room.left(), title.bottom());
    let tagline = painter.layout(game.tagline.clone(), small.clone(), INK, f32::INFINITY);
    let facts = painter.layout(game.facts.clone(), small, PLUM, f32::INFINITY);
    // A line that does not fit is left out rather than cut short.
    if tagline.size().x <= room.width() {
        let high = tagline.size().y;
        painter.galley(at, tagline, INK);
        at.y += high;
    }
    painter.galley(at, facts, PLUM);
}

/// The ribbon of a match that can be gone on with.
fn ribbon(ui: &mut Ui, picture: Rect, game: &BoxModel, text: &str) -> Response {
    let kit = Kit::of(ui.ctx());
    let written = ui.painter().layout_no_wrap(text.to_owned(), kit.strong(Size::Body), CREAM);
    let size = vec2(written.size().x + 62.0, 46.0);
    let place = Rect::from_min_size(pos2(picture.left() - 14.0, picture.bottom() - size.y - 14.0), size);
    let response = ui.interact(place, ui.id().with((game.id, "continue")), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    kit.targets.note_over(ui, &response, &format!("continue-{}", game.id), text);
    let painter = ui.painter();
    let (lift, paper) = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => (1.0, RIBBON_DARK),
        (false, true) => (-2.0, RIBBON_DARK),
        (false, false) => (0.0, RIBBON),
    };
    let lifted = place.translate(vec2(0.0, lift));
    swallowtail(
        painter,
        place.translate(vec2(2.0, 4.0)),
        Color32::from_rgba_unmultiplied(0x12, 0x0c, 0x28, 110),
    );
    swallowtail(painter, lifted, paper);
    let place = lifted;
    let icon = Rect::from_center_size(pos2(place.left() + 24.0, place.center().y), Vec2::splat(22.0));
    put(painter, kit.paper.picture("icon-continue", icon, Color32::WHITE));
    painter.galley(pos2(icon.right() + 6.0, place.center().y - written.size().y / 2.0), written, CREAM);
    kit.ring(ui, &response);
    response
}

/// A ribbon with a notch at its right end, in one piece: shapes that only touch show a seam.
fn swallowtail(painter: &egui::Painter, at: Rect, color: Color32) {
    let tip = pos2(at.right() - at.height() * 0.3, at.center().y);
    let corners = [at.left_top(), at.right_top(), tip, at.right_bottom(), at.left_bottom()];
    let mut cut = egui::Mesh::default();
    for corner in corners {
        cut.colored_vertex(corner, color);
    }
    for [one, two] in [[0, 1], [3, 4], [4, 0]] {
        cut.add_triangle(2, one, two);
    }
    painter.add(egui::Shape::mesh(cut));
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Shelf).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
