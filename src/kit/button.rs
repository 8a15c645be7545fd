//! Buttons cut from paper.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{Kind, Kit};
use crate::theme::palette::{CREAM, FADED, INK};
use crate::theme::scale::CONTROL;
use crate::theme::{Size, put};

/// The paper that a button is cut from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Light: most buttons.
    #[default]
    Cream,
    /// Warm: the one that leads on.
    Ember,
    /// Dark: beside the point.
    Night,
    /// None: an icon on whatever lies below.
    Bare,
}

/// A button to be drawn.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    name: &'a str,
    label: &'a str,
    icon: Option<&'a str>,
    tone: Tone,
    legal: bool,
    chosen: bool,
    least: Vec2,
    upright: bool,
    shows_label: bool,
    size: Size,
    leads: bool,
}

impl<'a> Button<'a> {
    /// With a name that no language changes, and what it says.
    #[must_use]
    pub fn new(name: &'a str, label: &'a str) -> Self {
        Self {
            name,
            label,
            icon: None,
            tone: Tone::Cream,
            legal: true,
            chosen: false,
            least: vec2(CONTROL, CONTROL),
            upright: false,
            shows_label: true,
            size: Size::Body,
            leads: false,
        }
    }

    /// With an icon before the label.
    #[must_use]
    pub fn icon(self, icon: &'a str) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// With an icon instead of the label, which is still read out.
    #[must_use]
    pub fn only_icon(self, icon: &'a str) -> Self {
        Self { icon: Some(icon), shows_label: false, ..self }
    }

    /// With its icon alone where there is no room for the words, which are still read out.
    #[must_use]
    pub fn without_words(self) -> Self {
        Self { shows_label: false, ..self }
    }

    /// Without an icon.
    #[must_use]
    pub fn bare(self) -> Self {
        Self { icon: None, ..self }
    }

    /// With the icon over the label.
    #[must_use]
    pub fn upright(self) -> Self {
        Self { upright: true, ..self }
    }

    /// From this paper.
    #[must_use]
    pub fn tone(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    /// Whether it can be pressed.
    #[must_use]
    pub fn legal(self, legal: bool) -> Self {
        Self { legal, ..self }
    }

    /// Whether it is the one that was chosen.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Self { chosen, ..self }
    }

    /// At least this large.
    #[must_use]
    pub fn least(self, size: Vec2) -> Self {
        Self { least: size.max(Vec2::splat(CONTROL)), ..self }
    }

    /// Keys begin here, although it looks like the others.
    #[must_use]
    pub fn leads(self, leads: bool) -> Self {
        Self { leads, ..self }
    }

    /// With type of this size.
    #[must_use]
    pub fn size(self, size: Size) -> Self {
        Self { size, ..self }
    }

    /// How wide it is with its icon beside its label, in points.
    #[must_use]
    pub fn width(&self, ui: &Ui) -> f32 {
        let kit = Kit::of(ui.ctx());
        let written = ui.painter().layout_no_wrap(self.label.to_owned(), kit.strong(self.size), INK);
        let icon = if self.icon.is_some() { icon_side(&kit) + GAP } else { 0.0 };
        (written.size().x + icon + 2.0 * PADDING.x).max(self.least.x)
    }

    fn sheet(&self, pressed: bool) -> Option<&'static str> {
        Some(match (self.tone, self.legal, self.chosen, pressed) {
            (Tone::Bare, _, false, false) => return None,
            (Tone::Bare, ..) => "button-night",
            (_, false, ..) => "button-disabled",
            (Tone::Ember, _, _, true) => "button-ember-pressed",
            (Tone::Ember, ..) | (_, _, true, false) => "button-ember",
            (Tone::Cream, _, _, true) => "button-cream-pressed",
            (Tone::Cream, ..) => "button-cream",
            (Tone::Night, _, _, true) => "button-cream-pressed",
            (Tone::Night, ..) => "button-night",
        })
    }

    fn ink(&self, sheet: Option<&str>) -> Color32 {
        match sheet {
            Some("button-cream" | "button-cream-pressed") => INK,
            Some("button-disabled") => FADED,
            _ => CREAM,
        }
    }
}

/// Between the edge and what is written, and between icon and label.
const PADDING: Vec2 = vec2(14.0, 8.0);
const GAP: f32 = 8.0;

/// How large an icon beside a label is.
fn icon_side(kit: &Kit) -> f32 {
    24.0 * kit.sizes.min(1.25)
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let kit = Kit::of(ui.ctx());
        let icon = if self.icon.is_none() {
            0.0
        } else if self.upright {
            32.0
        } else {
            icon_side(&kit)
        };
        let room = if self.upright {
            (self.least.x - 12.0).max(40.0)
        } else {
            (ui.available_width() - 2.0 * PADDING.x - icon - GAP).max(40.0)
        };
        let text = if self.shows_label { self.label } else { "" };
        let font = kit.strong(if self.upright && self.size == Size::Body { Size::Small } else { self.size });
        let mut job = LayoutJob::simple(text.to_owned(), font, INK, room);
        if self.upright {
            job.halign = Align::Center;
        }
        let galley = ui.painter().layout_job(job);
        let written = galley.size();
        let gap = if icon > 0.0 && !text.is_empty() { GAP } else { 0.0 };
        let needs = if self.upright {
            vec2(written.x.max(icon) + 12.0, icon + gap / 2.0 + written.y + 14.0)
        } else {
            vec2(icon + gap + written.x, written.y.max(icon)) + 2.0 * PADDING
        };
        let needs = if text.is_empty() { Vec2::splat(CONTROL) } else { needs };
        let sense = if self.legal { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(needs.max(self.least), sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, self.legal, self.label));
        let kind = if self.leads || self.tone == Tone::Ember { Kind::Lead } else { Kind::Press };
        kit.targets.note_as(ui, &response, (self.name, self.label), self.legal, kind);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let pressed = response.is_pointer_button_down_on();
        let sheet = self.sheet(pressed);
        let lift = if pressed {
            1.0
        } else if response.hovered() && self.legal {
            -1.0
        } else {
            0.0
        };
        let rect = rect.translate(vec2(0.0, lift));
        if let Some(sheet) = sheet {
            put(ui.painter(), kit.paper.sheet(sheet, rect, Color32::WHITE));
        }
        let ink = self.ink(sheet);
        if kit.contrast && self.legal {
            let edge = Stroke::new(2.0, if ink == INK { INK } else { CREAM });
            ui.painter().rect_stroke(rect, 11.0, edge, StrokeKind::Inside);
        }
        let content = if self.upright {
            vec2(written.x.max(icon), icon + gap / 2.0 + written.y)
        } else {
            vec2(icon + gap + written.x, written.y.max(icon))
        };
        let place = Align2::CENTER_CENTER.anchor_size(rect.center(), content);
        let icon_at = if self.upright {
            pos2(place.center().x - icon / 2.0, place.min.y)
        } else {
            pos2(place.min.x, place.center().y - icon / 2.0)
        };
        if let Some(name) = self.icon {
            let at = Rect::from_min_size(icon_at, Vec2::splat(icon));
            put(ui.painter(), kit.paper.picture(name, at, ink));
        }
        let text_at = if self.upright {
            pos2(place.center().x, place.max.y - written.y)
        } else {
            pos2(place.max.x - written.x, place.center().y - written.y / 2.0)
        };
        ui.painter().galley_with_override_text_color(text_at, galley, ink);
        kit.ring(ui, &response);
        if self.shows_label {
            return response;
        }
        // An icon says its word to a pointer and to keys.
        if response.has_focus() {
            response.show_tooltip_text(self.label);
            return response;
        }
        response.on_hover_text(self.label)
    }
}
