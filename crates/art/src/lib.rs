//! The picture press of Caravanserai.
//!
//! A picture is described in a RON file under `assets/art/`: a size, and layers of cut paper from back to front.
//! The press turns that into SVG ([`compose`]), the SVG into pixels with a grain over them ([`mod@print`]), the pixels
//! into packed WebP sheets ([`bake`]), and writes beside every pack a small RON page that the table reads
//! ([`page::Pack`]). A manifest of hashes lets [`check`] tell at once whether a baked file is stale, missing or
//! tampered with, without baking anything anew.
//!
//! What it leaves to others: nothing here is linked into the game. The table reads the baked files only; it adds
//! words, motion and the shadow under a lifted piece itself.

pub mod bake;
pub mod book;
pub mod chance;
pub mod check;
pub mod compose;
pub mod depth;
pub mod error;
pub mod figure;
pub mod ink;
pub mod layer;
pub mod loose;
pub mod manifest;
pub mod packing;
pub mod page;
pub mod pattern;
pub mod picture;
pub mod print;
pub mod scatter;
pub mod sheet;
mod unseen;

pub use book::Book;
pub use error::{PressError, Result};
