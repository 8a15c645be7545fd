//! The list of steps. A new one is one entry here: its name, what it does, what to do when it fails.

use anyhow::Result;

use crate::cargo::cargo;
use crate::checks::{Finding, edges, locales, purity, reach, wording};
use crate::shell::{self, Ended};
use crate::{shots, web};

/// One thing that has to hold.
pub struct Step {
    pub name: &'static str,
    pub what: &'static str,
    pub help: &'static str,
    pub work: Work,
}

/// How a step is done.
pub enum Work {
    /// A cargo command that must end well.
    Cargo(&'static [&'static str]),
    /// The same, with one environment variable.
    CargoWith(&'static [&'static str], (&'static str, &'static str)),
    /// Something of the workshop's own.
    Run(fn() -> Result<Ended>),
    /// Checks that must find nothing.
    Checks(&'static [fn() -> Result<Vec<Finding>>]),
}

pub const STEPS: &[Step] = &[
    Step {
        name: "wording",
        what: "nothing is left undone and no file names a home folder",
        help: "each line above names a file and a word",
        work: Work::Checks(&[wording::check]),
    },
    Step {
        name: "locales",
        what: "all languages have the same files",
        help: "add the missing locale files",
        work: Work::Checks(&[locales::check]),
    },
    Step {
        name: "deps",
        what: "crates use only what their layer may use, and pure crates stay pure",
        help: "each line above names an edge or a source line, and its rule; CONTRIBUTING.md gives the reasons",
        work: Work::Checks(&[edges::check, reach::check, purity::check]),
    },
    Step {
        name: "fmt",
        what: "the sources are formatted",
        help: "run `cargo fmt --all`",
        work: Work::Cargo(&["fmt", "--all", "--", "--check", "--color", "never"]),
    },
    Step {
        name: "clippy",
        what: "no lint warns, in libraries, tests, examples and benchmarks",
        help: "mend it, or `#[expect(the_lint, reason = \"...\")]` where the lint is wrong",
        work: Work::Cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--keep-going",
            "--",
            "--deny",
            "warnings",
        ]),
    },
    Step {
        name: "docs",
        what: "the documentation builds without a warning",
        help: "most often a link in a comment leads nowhere",
        work: Work::CargoWith(
            &["doc", "--workspace", "--no-deps", "--keep-going"],
            ("RUSTDOCFLAGS", "--deny warnings"),
        ),
    },
    Step {
        name: "test",
        what: "all tests pass: laws, scenarios, goldens, bots, doctests",
        help: "`cargo test --package <crate> <name>` runs one test alone",
        work: Work::Cargo(&["test", "--workspace", "--no-fail-fast"]),
    },
    Step {
        name: "pictures",
        what: "no picture of any screen has a missing glyph, text outside of its box, overlapping targets or nothing",
        help: "each line above names a picture under `shots` in the build folder; `cargo xtask shots` makes all of them",
        work: Work::Checks(&[shots::check]),
    },
    Step {
        name: "web",
        what: "the program compiles for a browser, and its bundle is made",
        help: "`cargo xtask web` does the same",
        work: Work::Run(bundle),
    },
    Step {
        name: "browser",
        what: "the bundle is played in a browser, and its bots play as they do here",
        help: "`cargo xtask web --serve` shows it; the tests are in web/tests",
        work: Work::Run(web::check_in_browser),
    },
];

impl Work {
    /// Does it, showing what happens as it happens.
    pub fn run(&self) -> Result<Ended> {
        let mut command = match self {
            Self::Cargo(args) => cargo(args.iter().copied())?,
            Self::CargoWith(args, (name, value)) => {
                let mut command = cargo(args.iter().copied())?;
                command.env(name, value);
                command
            }
            Self::Run(run) => return run(),
            Self::Checks(checks) => return run_checks(checks),
        };
        println!("$ {}", shell::shown(&command));
        shell::run_and_keep(&mut command)
    }
}

fn bundle() -> Result<Ended> {
    web::make(web::Effort::Fast).map(|folder| Ended { well: true, said: folder.display().to_string() })
}

fn run_checks(checks: &[fn() -> Result<Vec<Finding>>]) -> Result<Ended> {
    let mut said = String::new();
    for check in checks {
        for finding in check()? {
            println!("{finding}");
            said.push_str(&format!("{finding}\n"));
        }
    }
    Ok(Ended { well: said.is_empty(), said })
}
