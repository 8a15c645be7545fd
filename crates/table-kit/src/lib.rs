//! A table without a screen, for the tests of view crates: everything but drawing.
//!
//! A view crate takes this in as a dev-dependency, opens a [`Headless`] table with its own plugin and texts, and keeps what
//! is particular to its game beside its tests. What a game must do is asserted there; here is only what holds for every
//! game. The whole program without a screen is the business of the app's own tests.

mod drift;
mod hands;
mod headless;
mod pieces;

pub use drift::folds_into_its_view;
pub use headless::{Headless, settings};
