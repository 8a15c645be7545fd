//! What the workspace needs from the machine, as data.

use std::fmt::Write;
use std::{env, path::Path};

/// A group of system packages, and what tells that they are not needed any more.
pub struct Need {
    pub what: &'static str,
    pub for_what: &'static str,
    /// A program whose presence shows that the need is met, wherever it came from.
    program: &'static str,
    /// Package names of Debian and Ubuntu.
    pub debian: &'static [&'static str],
    /// System and advice, for people.
    elsewhere: &'static [(&'static str, &'static str)],
}

/// Compiling anything at all.
pub const BUILD: Need = Need {
    what: "a C compiler and linker (cc)",
    for_what: "building any Rust program",
    program: "cc",
    debian: &["build-essential"],
    elsewhere: &[
        ("Debian, Ubuntu", "apt-get install build-essential"),
        ("Fedora", "dnf install gcc"),
        ("Arch", "pacman -S base-devel"),
        ("macOS", "xcode-select --install"),
    ],
};

impl Need {
    /// Whether the program is there. Windows is left alone: its linker comes with the toolchain or not at all.
    pub fn is_met(&self) -> bool {
        cfg!(windows) || is_on_path(self.program)
    }

    /// What is missing and how one gets it, system by system.
    pub fn in_words(&self) -> String {
        let mut words = format!("{} is missing: it is needed for {}. To get it:", self.what, self.for_what);
        for (system, advice) in self.elsewhere {
            let _ = write!(words, "\n  {system}: {advice}");
        }
        words
    }
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| Path::new(&folder).join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_names_the_need_and_every_system() {
        let words = BUILD.in_words();
        assert!(words.starts_with("a C compiler and linker (cc) is missing"));
        for system in ["Debian", "Fedora", "Arch", "macOS"] {
            assert!(words.contains(system), "no advice for {system}");
        }
    }
}
