//! What can be pressed now, as it was drawn.

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{Rect, Response, Ui};

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// A name that no language changes, such as `open-settings`.
    pub name: String,
    /// What it says, in the reader's language.
    pub label: String,
    /// Where it lies, in points.
    pub rect: Rect,
    /// Whether pressing it does something now.
    pub legal: bool,
    /// Whether it is a place to write in.
    pub field: bool,
    /// Whether the keys are on it.
    pub focus: bool,
}

/// All targets of this pass.
#[derive(Clone, Debug, Default)]
pub struct Targets(Arc<Mutex<Vec<Target>>>);

impl Targets {
    /// Forgets them.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Notes one where it was drawn; what is scrolled out of sight, or lies under a sheet that has to be dealt with
    /// first, is not noted.
    pub fn note(&self, ui: &Ui, response: &Response, name: &str, label: &str, legal: bool) {
        self.note_as(ui, response, (name, label), legal, false);
    }

    /// Notes a place to write in.
    pub fn note_field(&self, ui: &Ui, response: &Response, name: &str, label: &str) {
        self.note_as(ui, response, (name, label), true, true);
    }

    fn note_as(&self, ui: &Ui, response: &Response, (name, label): (&str, &str), legal: bool, field: bool) {
        let rect = response.rect.intersect(ui.clip_rect());
        let reached = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
        if rect.width() < 1.0 || rect.height() < 1.0 || !reached {
            return;
        }
        let (name, label, focus) = (name.to_owned(), label.to_owned(), response.has_focus());
        let target = Target { name, label, rect, legal, field, focus };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(target);
    }

    /// Those noted so far.
    #[must_use]
    pub fn all(&self) -> Vec<Target> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
