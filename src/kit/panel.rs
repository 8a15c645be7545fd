//! Sheets of paper that hold other things, and sheets that ask to be dealt with first.

use bevy_egui::egui::{
    self, Align2, Area, Color32, Context, Frame, Id, InnerResponse, Layout, Margin, Modal, Rect, ScrollArea,
    Shape, Stroke, Ui, Vec2, vec2,
};

use super::Kit;
use crate::theme::palette::{CREAM, HONEY, NIGHT};

/// A sheet of paper behind things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    /// The sprite.
    pub sprite: &'static str,
    /// Between edge and content, in points.
    pub padding: f32,
}

impl Sheet {
    /// A large light sheet.
    pub const CREAM: Self = Self { sprite: "panel", padding: 22.0 };
    /// A large dark sheet.
    pub const NIGHT: Self = Self { sprite: "panel-night", padding: 22.0 };
    /// A note beside the pointer or over the table.
    pub const NOTE: Self = Self { sprite: "tooltip", padding: 14.0 };

    /// The same with another padding.
    #[must_use]
    pub fn padded(self, padding: f32) -> Self {
        Self { padding, ..self }
    }

    /// Draws things on the sheet, which becomes as large as they need.
    pub fn show<R>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let behind = ui.painter().add(Shape::Noop);
        #[expect(clippy::cast_possible_truncation, reason = "paddings are a few points")]
        let margin = Margin::same(self.padding as i8);
        let inner = Frame::NONE.inner_margin(margin).show(ui, content);
        let sheet = Kit::of(ui.ctx()).paper.sheet(self.sprite, inner.response.rect, Color32::WHITE);
        ui.painter().set(behind, sheet);
        inner
    }
}

/// Draws things in a given place, beside the flow of the layout.
pub fn within_flow<R>(ui: &mut Ui, rect: Rect, layout: Layout, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    content(&mut child)
}

/// The same, from the top down.
pub fn within<R>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    within_flow(ui, rect, Layout::top_down(egui::Align::Min), content)
}

/// Draws things in an opening through which they are seen as far as they are scrolled.
pub fn scrolled<R>(ui: &mut Ui, opening: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = opening.show(ui, content);
    Kit::of(ui.ctx()).targets.note_opening(shown.inner_rect);
    let below = shown.content_size.y - shown.state.offset.y - shown.inner_rect.height();
    if below > MORE {
        more(ui, shown.inner_rect);
    }
    shown.inner
}

/// How much must be out of sight below, in points, before it is said that there is more.
const MORE: f32 = 24.0;

/// A small arrow in the lower corner of an opening, where the fewest words are: there is more below.
fn more(ui: &Ui, opening: Rect) {
    let at = opening.right_bottom() - vec2(24.0, 18.0);
    let painter = ui.painter();
    painter.circle_filled(at, 13.0, NIGHT);
    painter.circle_stroke(at, 13.0, Stroke::new(1.5, HONEY));
    let arrow = [vec2(-5.0, -2.0), vec2(0.0, 3.5), vec2(5.0, -2.0)].map(|step| at + step);
    painter.line(arrow.to_vec(), Stroke::new(2.5, CREAM));
}

/// A sheet in the middle that everything else waits for. Returns what it holds, and whether it is to be closed
/// because of Escape or a press beside it.
pub fn modal<R>(
    ctx: &Context,
    id: &str,
    sheet: Sheet,
    size: Vec2,
    content: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let window = ctx.content_rect();
    let size = size.min(window.size() - Vec2::splat(24.0));
    let area = Area::new(Id::new(id))
        .order(egui::Order::Foreground)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .fade_in(false);
    let response = Modal::new(Id::new(id))
        .area(area)
        .backdrop_color(Color32::from_rgba_unmultiplied(0x12, 0x0c, 0x28, 170))
        .frame(Frame::NONE)
        .show(ctx, |ui| {
            sheet
                .show(ui, |ui| {
                    let inner = size - Vec2::splat(2.0 * sheet.padding);
                    ui.set_width(inner.x);
                    ui.set_max_height(inner.y);
                    content(ui)
                })
                .inner
        });
    let close = response.should_close();
    (response.inner, close)
}
