//! A sheet to draw on with a finger, kept as strokes on a grid of 256 by 256.

use bevy_egui::egui::{Color32, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::kit::Kit;
use crate::theme::palette::INK;
use crate::theme::put;

/// Lines as points on the grid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strokes(Vec<Vec<(u8, u8)>>);

impl Strokes {
    /// Each stroke as its number of points and then their x and y; what does not fit is left out.
    #[must_use]
    pub fn bytes(&self, most: u32) -> Vec<u8> {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let mut bytes = Vec::new();
        for stroke in &self.0 {
            for part in stroke.chunks(255) {
                if bytes.len() + 1 + 2 * part.len() > most {
                    return bytes;
                }
                bytes.push(u8::try_from(part.len()).unwrap_or(u8::MAX));
                bytes.extend(part.iter().flat_map(|(x, y)| [*x, *y]));
            }
        }
        bytes
    }

    fn draw_to(&mut self, point: (u8, u8), begins: bool) {
        if begins || self.0.is_empty() {
            self.0.push(Vec::new());
        }
        if let Some(stroke) = self.0.last_mut()
            && stroke.last() != Some(&point)
        {
            stroke.push(point);
        }
    }
}

/// The sheet.
pub fn canvas(ui: &mut Ui, strokes: &mut Strokes) {
    let kit = Kit::of(ui.ctx());
    let side = ui.available_width().min(300.0);
    let (place, response) = ui.allocate_exact_size(vec2(side, side), Sense::drag());
    kit.targets.note(ui, &response, "prompt-drawing", "", true);
    put(ui.painter(), kit.paper.sheet("mat-cream", place, Color32::WHITE));
    if let Some(at) = response.interact_pointer_pos() {
        strokes.draw_to(on_grid(place, at), response.drag_started());
    }
    for stroke in &strokes.0 {
        let line: Vec<Pos2> = stroke.iter().map(|point| on_sheet(place, *point)).collect();
        ui.painter().line(line, Stroke::new(3.0, INK));
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the grid")]
fn on_grid(place: Rect, at: Pos2) -> (u8, u8) {
    let along = (at - place.min) / place.size() * 255.0;
    (along.x.clamp(0.0, 255.0) as u8, along.y.clamp(0.0, 255.0) as u8)
}

fn on_sheet(place: Rect, (x, y): (u8, u8)) -> Pos2 {
    let along = vec2(f32::from(x), f32::from(y)) / 255.0 * place.size();
    pos2(place.left() + along.x, place.top() + along.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_never_grows_over_its_cap() {
        let mut strokes = Strokes::default();
        for step in 0..=255_u8 {
            strokes.draw_to((step, step), step % 16 == 0);
        }
        let whole = strokes.bytes(10_000);
        assert_eq!(whole.len(), 16 + 2 * 256);
        let cut = strokes.bytes(100);
        assert!(cut.len() <= 100 && whole.starts_with(&cut));
    }
}
