//! What the run came to: a table of steps and times, the first failure once more, and one sentence.

use std::fmt;
use std::time::Duration;

use anyhow::Result;

use super::steps::Step;
use crate::shell::Ended;

/// How much of the first failure is shown again.
const LINES: usize = 100;

/// A step that was attempted.
pub struct Done {
    step: &'static Step,
    well: bool,
    said: String,
    pub time: Duration,
}

impl Done {
    /// A step that could not even be attempted has failed, and says why.
    pub fn new(step: &'static Step, outcome: Result<Ended>, time: Duration) -> Self {
        match outcome {
            Ok(Ended { well, said }) => Self { step, well, said, time },
            Err(error) => {
                println!("{error:#}");
                Self { step, well: false, said: format!("{error:#}"), time }
            }
        }
    }

    pub fn verdict(&self) -> &'static str {
        if self.well { "ok" } else { "FAILED" }
    }
}

/// The steps so far, in the order they ran.
#[derive(Default)]
pub struct Report(Vec<Done>);

impl Report {
    pub fn add(&mut self, done: Done) {
        self.0.push(done);
    }

    pub fn holds(&self) -> bool {
        self.0.iter().all(|done| done.well)
    }

    fn write_failure(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The last step's output stands right above the report already.
        let before_last = self.0.split_last().map_or(&[][..], |(_, before)| before);
        let Some(failed) = before_last.iter().find(|done| !done.well) else { return Ok(()) };
        let lines: Vec<&str> = failed.said.lines().collect();
        writeln!(f, "\n── the end of what {} said", failed.step.name)?;
        for line in &lines[lines.len().saturating_sub(LINES)..] {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }

    fn write_table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nstep          time  verdict")?;
        for done in &self.0 {
            writeln!(f, "{:8}  {:6.1} s  {}", done.step.name, done.time.as_secs_f32(), done.verdict())?;
        }
        let total: Duration = self.0.iter().map(|done| done.time).sum();
        writeln!(f, "{:8}  {:6.1} s", "together", total.as_secs_f32())
    }

    fn write_verdict(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let failed: Vec<&Done> = self.0.iter().filter(|done| !done.well).collect();
        if failed.is_empty() {
            let steps = if self.0.len() == 1 { "1 step".into() } else { format!("{} steps", self.0.len()) };
            return writeln!(f, "\nPASSED: all holds ({steps}).");
        }
        for done in &failed {
            let Step { name, help, .. } = done.step;
            writeln!(f, "\n{name}: {help}. Alone: cargo xtask test {name}")?;
        }
        let names: Vec<&str> = failed.iter().map(|done| done.step.name).collect();
        writeln!(f, "\nFAILED: {} ({} of {}).", names.join(", "), failed.len(), self.0.len())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_failure(f)?;
        self.write_table(f)?;
        self.write_verdict(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::steps::STEPS;

    fn done(step: usize, well: bool) -> Done {
        let said = format!("said by {}", STEPS[step].name);
        Done { step: &STEPS[step], well, said, time: Duration::from_secs(1) }
    }

    #[test]
    fn a_clean_run_passes_and_names_every_step_once() {
        let report = Report(vec![done(0, true), done(1, true)]);
        assert!(report.holds());
        let text = report.to_string();
        assert!(text.ends_with("PASSED: all holds (2 steps).\n"), "{text}");
        assert!(!text.contains("said by"));
    }

    #[test]
    fn the_first_failure_is_shown_again_and_all_are_named() {
        let report = Report(vec![done(0, true), done(1, false), done(2, false), done(3, true)]);
        assert!(!report.holds());
        let text = report.to_string();
        assert!(text.contains("said by locales") && !text.contains("said by deps"), "{text}");
        assert!(text.ends_with("FAILED: locales, deps (2 of 4).\n"), "{text}");
    }
}
