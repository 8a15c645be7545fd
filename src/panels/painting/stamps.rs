//! The motifs as pictures, and the drawer of stamps.

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Rect, ScrollArea, Shape, TextureHandle, TextureOptions,
    Ui, Vec2, pos2, vec2,
};
use drawing::{Canvas, Mark, Motif, Point, Stamp};

use super::Sayings;
use super::board::{Board, Hand};
use super::tools::Tile;
use crate::kit::scrolled;

/// How many pictures stand in a row of the plate, and how large each is in pixels.
const ROW: u8 = 10;
const SIDE: u32 = 96;

/// All motifs on one plate, pictured once.
fn plate(ctx: &Context) -> TextureHandle {
    let id = Id::new("painting-plate");
    if let Some(plate) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return plate;
    }
    let mut canvas = Canvas::new(SIDE * u32::from(ROW));
    let middle = |place: u8| (2 * u16::from(place) + 1) * (u16::MAX / (2 * u16::from(ROW)));
    for motif in Motif::all() {
        let at = Point { x: middle(motif.0 % ROW), y: middle(motif.0 / ROW) };
        canvas.put(&Mark::Stamp(Stamp { motif, at, size: 24, turn: 0 }));
    }
    let side = canvas.side() as usize;
    let image = ColorImage::from_rgba_premultiplied([side, side], canvas.pixels());
    let plate = ctx.load_texture("painting-plate", image, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, plate.clone()));
    plate
}

/// A motif in the middle of this place.
pub fn picture(painter: &Painter, motif: Motif, at: Rect) {
    turned(painter, motif, at, 0.0);
}

/// The same turned clockwise, in radians.
pub fn turned(painter: &Painter, motif: Motif, at: Rect, angle: f32) {
    let side = Vec2::splat(at.width().min(at.height()));
    let row = f32::from(ROW);
    let corner = pos2(f32::from(motif.0 % ROW) / row, f32::from(motif.0 / ROW) / row);
    let mut mesh = Mesh::with_texture(plate(painter.ctx()).id());
    let uv = Rect::from_min_size(corner, Vec2::splat(1.0 / row));
    mesh.add_rect_with_uv(Rect::from_center_size(at.center(), side), uv, Color32::WHITE);
    mesh.rotate(Rot2::from_angle(angle), at.center());
    painter.add(Shape::mesh(mesh));
}

/// All motifs with their names, in a room of this height; how the names of the targets begin comes first.
pub fn drawer(ui: &mut Ui, (names, height): (&str, f32), board: &mut Board, sayings: &Sayings) {
    let room = ui.available_width() - 10.0;
    let columns = [8_u8, 7, 6, 5, 4, 3].into_iter().find(|columns| room / f32::from(*columns) >= 62.0);
    let columns = columns.unwrap_or(3);
    let gap = 4.0;
    let wide = (room - gap * f32::from(columns - 1)) / f32::from(columns);
    let size = vec2(wide, (wide + 14.0).clamp(58.0, 84.0).min(height.max(58.0)));
    let all: Vec<Motif> = Motif::all().collect();
    let opening = ScrollArea::vertical()
        .id_salt(format!("{names}-stamps"))
        .max_height(height)
        .auto_shrink([false, false]);
    scrolled(ui, opening, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for row in all.chunks(usize::from(columns)) {
            ui.horizontal(|ui| {
                for motif in row {
                    let name = format!("{names}-motif-{}", motif.id().unwrap_or_default());
                    let chosen = board.motif == *motif;
                    let label = sayings.motif(*motif);
                    let tile = Tile { name: &name, label, size, chosen, legal: true, shows_label: true };
                    if tile.show(ui, |painter, at, _| picture(painter, *motif, at)) {
                        (board.hand, board.motif) = (Hand::Stamp, *motif);
                    }
                }
            });
        }
    });
}
