//! Fingers that draw. egui knows one pointer; sheets are drawn on by as many as there are, each by its own.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::input::touch::TouchPhase;
use bevy_egui::egui::Pos2;

/// How the name of a sheet among the targets begins.
const SHEET: &str = "painting-sheet";

/// What a finger did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Brush {
    /// Which finger.
    pub id: u64,
    /// What it did.
    pub phase: TouchPhase,
    /// Where, in points.
    pub at: Pos2,
    /// How hard it presses, 0 to 1, where the screen feels it.
    pub force: Option<f32>,
}

/// What fingers did on sheets and no sheet has seen yet.
#[derive(Clone, Debug, Default)]
pub struct Brushes(Arc<Mutex<Waiting>>);

#[derive(Debug, Default)]
struct Waiting {
    /// The fingers that are down, each with the name of its sheet.
    down: Vec<(u64, String)>,
    unseen: Vec<(String, Brush)>,
}

impl Brushes {
    /// What a sheet is called among the targets.
    #[must_use]
    pub fn sheet(seat: u8) -> String {
        format!("{SHEET}-{seat}")
    }

    /// Takes what a finger does, if it does it on a sheet; `on` is the target that it came down on.
    pub fn take(&self, brush: Brush, on: Option<&str>) -> bool {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if brush.phase == TouchPhase::Started
            && let Some(sheet) = on.filter(|on| on.starts_with(SHEET))
        {
            waiting.down.push((brush.id, sheet.to_owned()));
        }
        let Some(at) = waiting.down.iter().position(|(id, _)| *id == brush.id) else { return false };
        let sheet = waiting.down[at].1.clone();
        waiting.unseen.push((sheet, brush));
        if matches!(brush.phase, TouchPhase::Ended | TouchPhase::Canceled) {
            waiting.down.remove(at);
        }
        true
    }

    /// What was done on this sheet since it was last asked for.
    #[must_use]
    pub fn on(&self, sheet: &str) -> Vec<Brush> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (here, elsewhere) = waiting.unseen.drain(..).partition(|(on, _)| on == sheet);
        waiting.unseen = elsewhere;
        let here: Vec<(String, Brush)> = here;
        here.into_iter().map(|(_, brush)| brush).collect()
    }
}
