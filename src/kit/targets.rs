//! What can be pressed now, as it was drawn.

use std::sync::{Arc, Mutex, PoisonError};

use bevy_egui::egui::{Rect, Response};

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
}

/// All targets of this pass.
#[derive(Clone, Debug, Default)]
pub struct Targets(Arc<Mutex<Vec<Target>>>);

impl Targets {
    /// Forgets them.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Notes one where it was drawn; what is scrolled out of sight is not noted.
    pub fn note(&self, ui: &bevy_egui::egui::Ui, response: &Response, name: &str, label: &str, legal: bool) {
        let rect = response.rect.intersect(ui.clip_rect());
        if rect.width() < 1.0 || rect.height() < 1.0 {
            return;
        }
        let target = Target { name: name.to_owned(), label: label.to_owned(), rect, legal };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(target);
    }

    /// Those noted so far.
    #[must_use]
    pub fn all(&self) -> Vec<Target> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
