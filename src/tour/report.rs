//! What the tour found, stop by stop, as a file.

use std::fs;
use std::path::Path;

use serde::Serialize;

use super::check::Finding;
use crate::flags::Flags;
use crate::platform::{self, IN_A_BROWSER};

/// One stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StopReport {
    /// Its name; the picture has the same.
    pub stop: &'static str,
    /// What is wrong there.
    pub findings: Vec<Finding>,
}

impl StopReport {
    /// Puts it down.
    #[must_use]
    pub fn new(stop: &'static str, findings: Vec<Finding>) -> Self {
        Self { stop, findings }
    }
}

/// All stops.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    /// Width and height of the window, in logical pixels.
    pub size: (f32, f32),
    /// The language's tag.
    pub language: String,
    /// The stops, in the order in which they were made.
    pub stops: Vec<StopReport>,
}

impl Report {
    /// An empty one.
    #[must_use]
    pub fn of(flags: &Flags) -> Self {
        Self {
            size: flags.size.unwrap_or_default(),
            language: flags.lang.map(|lang| lang.tag().to_owned()).unwrap_or_default(),
            stops: Vec::new(),
        }
    }

    /// One more stop.
    pub fn stop(&mut self, stop: StopReport) {
        self.stops.push(stop);
    }

    /// Writes it and says on the terminal, or says to the page, what is wrong; true where nothing is.
    pub fn tell(&self, folder: &Path) -> bool {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        if IN_A_BROWSER {
            platform::report(&text);
            return self.is_well();
        }
        let written = fs::write(folder.join("report.json"), text);
        if let Err(error) = &written {
            eprintln!("the report cannot be written: {error}");
        }
        for StopReport { stop, findings } in &self.stops {
            for finding in findings {
                println!("{stop}: {finding}");
            }
        }
        written.is_ok() && self.is_well()
    }

    fn is_well(&self) -> bool {
        self.stops.iter().all(|stop| stop.findings.is_empty())
    }
}
