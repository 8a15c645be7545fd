//! egui's own style, for what it draws itself: text fields, scroll bars, selections.

use core::num::NonZeroUsize;

use bevy_egui::egui::{self, Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, vec2};
use table::Settings;

use super::fonts;
use super::palette::{CREAM, DUNE, EMBER, HONEY, INK, NIGHT};

/// Sizes of type, in points before the reader's own factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Notes.
    Small,
    /// Reading and controls.
    Body,
    /// Headings.
    Heading,
    /// Titles of screens.
    Title,
    /// The name of the house.
    Banner,
}

impl Size {
    /// In points.
    #[must_use]
    pub fn points(self) -> f32 {
        match self {
            Self::Small => 13.5,
            Self::Body => 16.5,
            Self::Heading => 22.0,
            Self::Title => 30.0,
            Self::Banner => 46.0,
        }
    }
}

/// Dresses egui for these settings.
pub fn apply(ctx: &egui::Context, settings: &Settings) {
    // A second pass in a frame would hear every press twice.
    // A press counts however long it lasts: on a slow machine a quick tap may last as long as a frame does.
    ctx.options_mut(|options| {
        options.max_passes = NonZeroUsize::MIN;
        options.input_options.max_click_duration = f64::INFINITY;
    });
    let factor = settings.text_size.factor();
    ctx.all_styles_mut(|style| {
        let font = |size: Size, family: FontFamily| FontId::new(size.points() * factor, family);
        style.text_styles = [
            (TextStyle::Small, font(Size::Small, FontFamily::Proportional)),
            (TextStyle::Body, font(Size::Body, FontFamily::Proportional)),
            (TextStyle::Monospace, font(Size::Body, FontFamily::Monospace)),
            (TextStyle::Button, font(Size::Body, fonts::strong())),
            (TextStyle::Heading, font(Size::Heading, fonts::title())),
        ]
        .into();
        style.animation_time = if settings.motion { 0.12 } else { 0.0 };
        style.interaction.selectable_labels = false;
        style.spacing.item_spacing = vec2(10.0, 10.0);
        style.spacing.interact_size = vec2(44.0, 44.0);
        style.spacing.scroll = egui::style::ScrollStyle::solid();
        style.spacing.scroll.bar_width = 8.0;
        style.spacing.scroll.floating = true;
        paint(&mut style.visuals);
    });
}

fn paint(visuals: &mut egui::Visuals) {
    *visuals = egui::Visuals::light();
    visuals.override_text_color = Some(INK);
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_fill = CREAM;
    visuals.extreme_bg_color = Color32::from_rgb(0xff, 0xf6, 0xe2);
    visuals.faint_bg_color = Color32::from_rgb(0xf0, 0xdd, 0xb8);
    visuals.selection.bg_fill = HONEY;
    visuals.selection.stroke = Stroke::new(2.0, EMBER);
    visuals.text_cursor.stroke = Stroke::new(2.0, EMBER);
    for widget in [
        &mut visuals.widgets.noninteractive,
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
    ] {
        widget.bg_fill = DUNE;
        widget.weak_bg_fill = DUNE;
        widget.bg_stroke = Stroke::new(1.5, DUNE);
        widget.fg_stroke = Stroke::new(1.5, INK);
        widget.corner_radius = CornerRadius::same(10);
        widget.expansion = 0.0;
    }
    visuals.widgets.hovered.bg_fill = EMBER;
    visuals.widgets.active.bg_fill = NIGHT;
    visuals.widgets.inactive.bg_fill = Color32::from_rgb(0xc9, 0xa2, 0x6b);
    visuals.window_stroke = Stroke::NONE;
    visuals.popup_shadow = egui::Shadow::NONE;
    visuals.window_shadow = egui::Shadow::NONE;
}
