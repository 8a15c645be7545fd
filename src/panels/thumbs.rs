//! Things to pick that have pictures: each with its picture and its title beside it, in columns as wide as there is room.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, WidgetType, pos2, vec2,
};
use drawing::Motif;
use table::Thumb;

use super::painting::stamp;
use crate::kit::{Kind, Kit};
use crate::theme::palette::{CREAM, INK};
use crate::theme::{Size, put};

/// How high a picture is, and a motif to be stamped.
const HIGH: f32 = 72.0;
const STAMP: f32 = 44.0;
/// Around it, and between two things.
const EDGE: f32 = 5.0;
const GAP: f32 = 8.0;
/// The least width of a thing, and of one with a motif: below that there is a column less.
const LEAST: f32 = 150.0;
const NARROW: f32 = 104.0;

/// The motif that a thing is, where it is one: it is drawn as it is stamped.
fn motif(thumb: &Thumb) -> Option<Motif> {
    thumb.sprite.strip_prefix("motif-").and_then(Motif::named)
}

/// Draws all; the index of the one that was pressed. Needs the words of each, which are read out.
pub(super) fn pick(
    ui: &mut Ui,
    thumbs: &[Thumb],
    words: &[String],
    chosen: impl Fn(usize) -> bool,
) -> Option<usize> {
    // What may scroll has its bar at the right edge.
    let room = ui.available_width() - 6.0;
    let least = if thumbs.iter().all(|thumb| motif(thumb).is_some()) { NARROW } else { LEAST };
    let columns =
        [6_u8, 4, 3, 2].into_iter().filter(|columns| *columns < 6 || least < LEAST).find(|columns| {
            let gaps = GAP * f32::from(*columns - 1);
            (room - gaps) / f32::from(*columns) >= least
        });
    let columns = columns.unwrap_or(1);
    let wide = (room - GAP * f32::from(columns - 1)) / f32::from(columns);
    let mut pressed = None;
    for row in (0..thumbs.len()).collect::<Vec<_>>().chunks(usize::from(columns)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for index in row {
                let name = format!("pick-{index}");
                let thing = Thing {
                    name: &name,
                    words: words.get(*index).map_or("", String::as_str),
                    thumb: &thumbs[*index],
                    chosen: chosen(*index),
                    wide,
                };
                if ui.add(thing).clicked() {
                    pressed = Some(*index);
                }
            }
        });
    }
    pressed
}

/// A thing on a paper of its own.
struct Thing<'a> {
    name: &'a str,
    words: &'a str,
    thumb: &'a Thumb,
    chosen: bool,
    wide: f32,
}

impl Widget for Thing<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let motif = motif(self.thumb);
        let picture = match motif {
            Some(_) => Vec2::splat(STAMP),
            None => {
                let own = kit.paper.size(self.thumb.sprite);
                vec2(HIGH * own.x / own.y.max(1.0), HIGH)
            }
        };
        let size = vec2(self.wide, picture.y + 2.0 * EDGE);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, self.chosen, self.words));
        kit.targets.note_as(ui, &response, (self.name, self.words), true, Kind::Press);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (sheet, ink) = if self.chosen { ("button-ember", CREAM) } else { ("button-cream", INK) };
        put(ui.painter(), kit.paper.sheet(sheet, rect, Color32::WHITE));
        if kit.contrast {
            ui.painter().rect_stroke(rect, 11.0, Stroke::new(2.0, ink), StrokeKind::Inside);
        }
        let at = Rect::from_min_size(rect.min + Vec2::splat(EDGE) + vec2(3.0, -1.0), picture);
        match motif {
            Some(motif) => stamp(ui.painter(), motif, at),
            None => put(ui.painter(), kit.paper.picture(self.thumb.sprite, at, Color32::WHITE)),
        }
        self.title(
            ui,
            &kit,
            Rect::from_min_max(pos2(at.right() + 6.0, rect.top()), rect.max - vec2(6.0, 3.0)),
            ink,
        );
        if self.chosen {
            // The colour does not say it alone.
            let side = 22.0;
            let corner = Rect::from_min_size(at.right_bottom() - Vec2::splat(side * 0.8), Vec2::splat(side));
            ui.painter().circle_filled(corner.center(), side * 0.6, INK);
            put(ui.painter(), kit.paper.picture("icon-check", corner.shrink(2.0), CREAM));
        }
        kit.ring(ui, &response);
        response.on_hover_text(self.words)
    }
}

impl Thing<'_> {
    /// What it is called, in as many lines as there is room for.
    fn title(&self, ui: &Ui, kit: &Kit, room: Rect, ink: Color32) {
        let mut job = LayoutJob::simple(self.thumb.title.clone(), kit.strong(Size::Small), ink, room.width());
        job.wrap.max_rows = 4;
        let written = ui.painter().layout_job(job);
        let top = room.center().y - written.size().y / 2.0;
        ui.painter().galley(pos2(room.left(), top), written, ink);
    }
}
