//! Verse and painting on a table without a screen.

mod app;
mod secrets;
mod touch;
mod whole;
