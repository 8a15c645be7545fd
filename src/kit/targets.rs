//! What can be pressed now, as it was drawn.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy_egui::egui::{LayerId, Rect, Response, Ui};

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// A name that no language changes, such as `open-settings`.
    pub name: String,
    /// What it says, in the reader's language.
    pub label: String,
    /// What of it is in sight, in points.
    pub rect: Rect,
    /// All of it, in points.
    pub whole: Rect,
    /// The layer that it is drawn on.
    pub layer: LayerId,
    /// Whether it is meant to lie over another target, as a ribbon lies over a box.
    pub over: bool,
    /// Whether pressing it does something now.
    pub legal: bool,
}

/// All targets of this pass, and the openings through which scrolled things are seen.
#[derive(Clone, Debug, Default)]
pub struct Targets(Arc<Mutex<Noted>>);

#[derive(Debug, Default)]
struct Noted {
    targets: Vec<Target>,
    openings: Vec<Rect>,
}

impl Targets {
    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets them.
    pub fn clear(&self) {
        *self.noted() = Noted::default();
    }

    /// Notes one where it was drawn; what is scrolled out of sight is not noted.
    pub fn note(&self, ui: &Ui, response: &Response, name: &str, label: &str, legal: bool) {
        self.add(ui, response, (name, label), legal, false);
    }

    /// Notes one that is meant to lie over another target.
    pub fn note_over(&self, ui: &Ui, response: &Response, name: &str, label: &str) {
        self.add(ui, response, (name, label), true, true);
    }

    fn add(&self, ui: &Ui, response: &Response, (name, label): (&str, &str), legal: bool, over: bool) {
        let whole = response.rect;
        let rect = whole.intersect(ui.clip_rect());
        if rect.width() < 1.0 || rect.height() < 1.0 {
            return;
        }
        let (name, label, layer) = (name.to_owned(), label.to_owned(), ui.layer_id());
        self.noted().targets.push(Target { name, label, rect, whole, layer, legal, over });
    }

    /// Notes an opening: what is scrolled may be cut at its edges.
    pub fn note_opening(&self, opening: Rect) {
        self.noted().openings.push(opening);
    }

    /// The openings noted so far.
    #[must_use]
    pub fn openings(&self) -> Vec<Rect> {
        self.noted().openings.clone()
    }

    /// Those noted so far.
    #[must_use]
    pub fn all(&self) -> Vec<Target> {
        self.noted().targets.clone()
    }
}
