//! What can be pressed now, as it was drawn. Keys and pads walk over it; `--targets` writes it down.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy_egui::egui::{Id, LayerId, Pos2, Rect, Response, Ui};

/// What kind of thing a target is, as far as keys and pads care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// It is pressed.
    #[default]
    Press,
    /// It is pressed, and leads on from here: keys begin there.
    Lead,
    /// A line is written in it, so that arrows to the sides move within it.
    Write,
    /// Several lines are: all arrows move within it.
    WriteLines,
    /// It is moved to the left and right.
    Slide,
    /// It is moved to all sides.
    Move,
    /// A piece on the table, which also says why it cannot be pressed.
    Piece,
    /// What lies around an open question. Cancel presses it; nobody walks there.
    Around,
}

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// What egui knows it by.
    pub id: Id,
    /// A name that no language changes, such as `open-settings`.
    pub name: String,
    /// What it says, in the reader's language.
    pub label: String,
    /// What is seen of it, in points; empty where it is scrolled out of sight.
    pub seen: Rect,
    /// All of it, in points.
    pub whole: Rect,
    /// The layer that it is drawn on.
    pub layer: LayerId,
    /// Whether it is meant to lie over another target, as a ribbon lies over a box.
    pub over: bool,
    /// Whether pressing it does something now.
    pub legal: bool,
    /// What kind of thing it is.
    pub kind: Kind,
}

impl Target {
    /// Whether any of it is seen.
    #[must_use]
    pub fn is_seen(&self) -> bool {
        self.seen.width() >= 1.0 && self.seen.height() >= 1.0
    }

    /// Whether it lies on a panel rather than on the table.
    #[must_use]
    pub fn is_on_panel(&self) -> bool {
        !matches!(self.kind, Kind::Piece | Kind::Around)
    }

    /// Whether keys and pads stop there.
    #[must_use]
    pub fn is_stop(&self) -> bool {
        match self.kind {
            Kind::Piece => true,
            Kind::Around => false,
            Kind::Press | Kind::Lead | Kind::Write | Kind::WriteLines | Kind::Slide | Kind::Move => {
                self.legal
            }
        }
    }
}

/// All targets of this pass, and the openings through which scrolled things are seen.
#[derive(Clone, Debug, Default)]
pub struct Targets(Arc<Mutex<Noted>>);

#[derive(Debug, Default)]
struct Noted {
    targets: Vec<Target>,
    openings: Vec<Rect>,
    /// One that is to be brought into sight.
    wanted: Option<Id>,
}

impl Targets {
    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets them.
    pub fn clear(&self) {
        let mut noted = self.noted();
        noted.targets.clear();
        noted.openings.clear();
    }

    /// Notes one where it was drawn.
    pub fn note(&self, ui: &Ui, response: &Response, name: &str, label: &str, legal: bool) {
        self.note_as(ui, response, (name, label), legal, Kind::Press);
    }

    /// Notes one that is meant to lie over another target.
    pub fn note_over(&self, ui: &Ui, response: &Response, name: &str, label: &str) {
        self.noted_at(ui, response, (name, label), true, Kind::Press, true);
    }

    /// Notes a place to write in.
    pub fn note_field(&self, ui: &Ui, response: &Response, text: (&str, &str), lines: bool) {
        self.note_as(ui, response, text, true, if lines { Kind::WriteLines } else { Kind::Write });
    }

    /// Notes one of a certain kind. What waits below something that is to be dealt with first is no target. One that
    /// the keys have come to is scrolled into sight.
    pub fn note_as(&self, ui: &Ui, response: &Response, text: (&str, &str), legal: bool, kind: Kind) {
        self.noted_at(ui, response, text, legal, kind, false);
    }

    fn noted_at(
        &self,
        ui: &Ui,
        response: &Response,
        (name, label): (&str, &str),
        legal: bool,
        kind: Kind,
        over: bool,
    ) {
        if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
            return;
        }
        if self.is_wanted(response) {
            response.scroll_to_me(None);
        }
        let (id, whole, layer) = (response.id, response.rect, ui.layer_id());
        let seen = whole.intersect(ui.clip_rect());
        let (name, label) = (name.to_owned(), label.to_owned());
        self.add(Target { id, name, label, seen, whole, layer, over, legal, kind });
    }

    /// Has this one brought into sight when it is drawn next.
    pub fn bring(&self, id: Id) {
        self.noted().wanted = Some(id);
    }

    fn is_wanted(&self, response: &Response) -> bool {
        let mut noted = self.noted();
        let wanted = noted.wanted == Some(response.id);
        if wanted {
            noted.wanted = None;
        }
        wanted || response.gained_focus()
    }

    /// Adds one.
    pub fn add(&self, target: Target) {
        self.noted().targets.push(target);
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

    /// Those noted so far that are seen.
    #[must_use]
    pub fn all(&self) -> Vec<Target> {
        self.noted().targets.iter().filter(|target| target.is_seen()).cloned().collect()
    }

    /// The one that is seen there on a panel, by name: the last that was drawn.
    #[must_use]
    pub fn on_panel(&self, at: Pos2) -> Option<String> {
        let there = |target: &&Target| target.is_on_panel() && target.seen.contains(at);
        self.noted().targets.iter().rfind(there).map(|target| target.name.clone())
    }

    /// Those noted so far where keys and pads stop, in sight or not.
    #[must_use]
    pub fn stops(&self) -> Vec<Target> {
        self.noted().targets.iter().filter(|target| target.is_stop()).cloned().collect()
    }
}
