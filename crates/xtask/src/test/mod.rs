//! `test`: everything that has to hold, step by step, with one verdict at the end.
//!
//! This is what continuous integration runs, with nothing added there. All steps are attempted, cheap ones
//! first, so that one run tells all that is wrong; `--fail-fast` stops at the first failure.

mod report;
mod steps;

use std::time::Instant;

use anyhow::{Result, bail};
use pico_args::Arguments;

use crate::{setup, words};
use report::{Done, Report};
use steps::{STEPS, Step};

/// Runs the named steps, or all, and tells the verdict.
pub fn test(mut args: Arguments) -> Result<bool> {
    let fail_fast = args.contains("--fail-fast");
    let chosen = chosen(&words(args)?)?;
    setup::ready_to_test()?;

    let mut report = Report::default();
    for step in chosen {
        report.add(run(step));
        if fail_fast && !report.holds() {
            break;
        }
    }
    print!("{report}");
    Ok(report.holds())
}

fn run(step: &'static Step) -> Done {
    println!("\n── {}: {}", step.name, step.what);
    let start = Instant::now();
    let outcome = step.work.run();
    let done = Done::new(step, outcome, start.elapsed());
    println!("── {}: {} in {:.1} s", step.name, done.verdict(), done.time.as_secs_f32());
    done
}

/// The steps that were asked for, in their own order; when none was named, all.
fn chosen(asked: &[String]) -> Result<Vec<&'static Step>> {
    if let Some(unknown) = asked.iter().find(|name| STEPS.iter().all(|step| step.name != *name)) {
        let lines: Vec<String> =
            STEPS.iter().map(|step| format!("  {:8} {}", step.name, step.what)).collect();
        bail!("there is no step `{unknown}`; there are:\n{}", lines.join("\n"));
    }
    let wanted = |step: &&Step| asked.is_empty() || asked.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(wanted).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_run_in_their_own_order_and_unknown_ones_are_refused() {
        assert_eq!(chosen(&[]).expect("all").len(), STEPS.len());
        let names: Vec<&str> =
            chosen(&["test".into(), "fmt".into()]).expect("two").iter().map(|step| step.name).collect();
        assert_eq!(names, ["fmt", "test"]);
        assert!(chosen(&["everything".into()]).is_err());
    }
}
