//! Cards and tickets that can be pressed: a picture instead of words, which are still read out.

use bevy_egui::egui::{
    Color32, Response, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, WidgetType, vec2,
};

use super::{Kind, Kit};
use crate::theme::palette::HONEY;
use crate::theme::put;

/// A card to be drawn.
#[derive(Clone, Debug)]
pub struct Card<'a> {
    name: &'a str,
    label: &'a str,
    sprite: &'a str,
    size: Vec2,
    leads: bool,
}

impl<'a> Card<'a> {
    /// With a name that no language changes, what it says, its sprite and how large it is.
    #[must_use]
    pub fn new(name: &'a str, label: &'a str, sprite: &'a str, size: Vec2) -> Self {
        Self { name, label, sprite, size, leads: false }
    }

    /// Keys begin here.
    #[must_use]
    pub fn leads(self, leads: bool) -> Self {
        Self { leads, ..self }
    }
}

impl Widget for Card<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, self.label));
        let kind = if self.leads { Kind::Lead } else { Kind::Press };
        kit.targets.note_as(ui, &response, (self.name, self.label), true, kind);
        // It is lifted where a finger or a pointer is.
        let lift = if response.is_pointer_button_down_on() {
            1.0
        } else if response.hovered() || response.has_focus() {
            -3.0
        } else {
            0.0
        };
        let at = rect.shrink(2.0).translate(vec2(0.0, lift));
        put(ui.painter(), kit.paper.picture(self.sprite, at, Color32::WHITE));
        if kit.contrast {
            ui.painter().rect_stroke(at, 6.0, Stroke::new(2.0, HONEY), StrokeKind::Outside);
        }
        kit.ring(ui, &response);
        response.on_hover_text(self.label)
    }
}
