//! What the workspace needs from the machine, as data.

use std::fmt::Write;
use std::process::Command;
use std::{env, path::Path};

use super::apt;
use crate::shell;

/// A group of system packages, and what tells that they are not needed any more.
pub struct Need {
    pub what: &'static str,
    pub for_what: &'static str,
    /// What shows that the need is met, wherever it came from.
    shown_by: ShownBy,
    /// Package names of Debian and Ubuntu.
    pub debian: &'static [&'static str],
    /// System and advice, for people.
    elsewhere: &'static [(&'static str, &'static str)],
}

/// What shows that a need is met.
enum ShownBy {
    /// This program can be started. Windows is left alone: its linker comes with the toolchain or not at all.
    Program(&'static str),
    /// One program of each of these lines can be started.
    Programs(&'static [&'static [&'static str]]),
    /// On Linux: the packages are installed or, where there is no apt, pkg-config knows these libraries. Other
    /// systems bring them along.
    Libraries(&'static [&'static str]),
}

/// Opening a window, hearing sounds and reading pads.
pub const WINDOW: Need = Need {
    what: "a development library of window, sound or pad",
    for_what: "building the drawn table and opening its window",
    shown_by: ShownBy::Libraries(&["alsa", "libudev", "wayland-client", "xkbcommon"]),
    debian: &[
        "pkg-config",
        "libasound2-dev",
        "libudev-dev",
        "libwayland-dev",
        "libxkbcommon-dev",
        "libxkbcommon-x11-0",
        "libvulkan1",
        "mesa-vulkan-drivers",
    ],
    elsewhere: &[
        (
            "Debian, Ubuntu",
            "apt-get install pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev \
             libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers",
        ),
        (
            "Fedora",
            "dnf install pkgconf alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel \
             libxkbcommon-x11 vulkan-loader mesa-vulkan-drivers",
        ),
        (
            "Arch",
            "pacman -S pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 vulkan-icd-loader",
        ),
    ],
};

/// Compiling anything at all.
pub const BUILD: Need = Need {
    what: "a C compiler and linker (cc)",
    for_what: "building any Rust program",
    shown_by: ShownBy::Program("cc"),
    debian: &["build-essential"],
    elsewhere: &[
        ("Debian, Ubuntu", "apt-get install build-essential"),
        ("Fedora", "dnf install gcc"),
        ("Arch", "pacman -S base-devel"),
        ("macOS", "xcode-select --install"),
    ],
};

/// Compiling for a browser where rustup cannot fetch the target.
pub const WASM: Need = Need {
    what: "a toolchain for WebAssembly",
    for_what: "building the browser's bundle",
    shown_by: ShownBy::Libraries(&[]),
    debian: &["rustc-web", "cargo-web", "rust-web-src", "lld-22"],
    elsewhere: &[
        ("everywhere", "rustup target add wasm32-unknown-unknown"),
        ("Debian", "apt-get install rustc-web cargo-web rust-web-src lld-22"),
    ],
};

/// Tools that are packages of node.
pub const NODE: Need = Need {
    what: "node or its npm",
    for_what: "making the browser's bundle small, and testing it",
    shown_by: ShownBy::Programs(&[&["node"], &["npm"]]),
    debian: &["nodejs", "npm"],
    elsewhere: &[
        ("Debian, Ubuntu", "apt-get install nodejs npm"),
        ("Fedora", "dnf install nodejs npm"),
        ("Arch", "pacman -S nodejs npm"),
        ("macOS", "brew install node"),
    ],
};

/// A browser that a program can drive, with type for all that is read in it.
pub const BROWSER: Need = Need {
    what: "Chromium",
    for_what: "testing the browser's bundle",
    shown_by: ShownBy::Programs(&[&["chromium", "chromium-browser", "google-chrome"]]),
    debian: &["chromium"],
    elsewhere: &[
        ("Debian", "apt-get install chromium"),
        ("Fedora", "dnf install chromium"),
        ("Arch", "pacman -S chromium"),
        ("elsewhere", "install Chromium or Chrome, and name it in CHROMIUM"),
    ],
};

impl Need {
    /// Whether nothing has to be installed.
    pub fn is_met(&self) -> bool {
        match self.shown_by {
            ShownBy::Program(program) => cfg!(windows) || is_on_path(program),
            ShownBy::Programs(lines) => {
                lines.iter().all(|line| line.iter().any(|program| is_on_path(program)))
            }
            ShownBy::Libraries(libraries) => {
                if !cfg!(target_os = "linux") {
                    true
                } else if apt::is_here() {
                    self.debian.iter().all(|package| apt::is_installed(package))
                } else {
                    shell::works(Command::new("pkg-config").arg("--exists").args(libraries))
                }
            }
        }
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
