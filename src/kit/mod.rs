//! The building blocks of every screen: paper buttons, panels, choices, lines of type.
//!
//! Each block that can be pressed notes where it lies in [`Targets`]. Nothing here knows what a screen is for.

mod brushes;
mod button;
mod card;
mod choice;
mod panel;
mod prompt;
mod targets;
#[cfg(test)]
pub mod testing;
mod text;
mod way;

pub use brushes::{Brush, Brushes};
pub use button::{Button, Tone};
pub use card::Card;
pub use choice::{check, pick, slider};
pub use panel::{Sheet, modal, scrolled, within, within_flow};
pub use prompt::{TextPrompt, Writing};
pub use targets::{Kind, Target, Targets};
pub use text::{Line, label, paragraph, whole};
pub use way::Way;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontFamily, FontId, Rect, Response, Vec2};

use crate::theme::{Paper, Size, fonts, put};

/// What blocks are made of. Handed to egui, where they find it.
#[derive(Resource, Clone)]
pub struct Kit {
    /// Sprites.
    pub paper: Arc<Paper>,
    /// By how much type is enlarged.
    pub sizes: f32,
    /// Stronger edges.
    pub contrast: bool,
    /// What was drawn that can be pressed.
    pub targets: Targets,
    /// What is being written, where the page around the program does the writing.
    pub writing: Option<Writing>,
    /// What fingers do on sheets that are drawn on.
    pub brushes: Brushes,
}

impl Default for Kit {
    fn default() -> Self {
        let targets = Targets::default();
        Self {
            paper: Arc::default(),
            sizes: 1.0,
            contrast: false,
            targets,
            writing: None,
            brushes: Brushes::default(),
        }
    }
}

impl Kit {
    /// Puts the kit where [`Kit::of`] finds it.
    pub fn hand_to(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, self));
    }

    /// The kit of this context; an empty one where none was handed over.
    #[must_use]
    pub fn of(ctx: &egui::Context) -> Self {
        ctx.data(|data| data.get_temp(egui::Id::NULL)).unwrap_or_default()
    }

    /// A face at a size, as its reader likes it.
    #[must_use]
    pub fn font(&self, size: Size, family: FontFamily) -> FontId {
        FontId::new(size.points() * self.sizes, family)
    }

    /// The face of controls.
    #[must_use]
    pub fn strong(&self, size: Size) -> FontId {
        self.font(size, fonts::strong())
    }

    /// Draws the ring around what the keys are on.
    pub fn ring(&self, ui: &egui::Ui, response: &Response) {
        if response.has_focus() {
            let painter = ui.ctx().layer_painter(ui.layer_id()).with_clip_rect(ui.ctx().content_rect());
            put(&painter, self.paper.sheet("focus-ring", response.rect, Color32::WHITE));
        }
    }
}

/// A sprite at this size in the flow of a layout.
pub fn image(ui: &mut egui::Ui, name: &str, size: Vec2) -> Rect {
    tinted(ui, name, size, Color32::WHITE)
}

/// The same in another light: icons are cut from cream paper and take any colour.
pub fn tinted(ui: &mut egui::Ui, name: &str, size: Vec2, tint: Color32) -> Rect {
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    put(ui.painter(), Kit::of(ui.ctx()).paper.picture(name, rect, tint));
    rect
}
