//! Verse and painting on a table without a screen.

mod app;
mod secrets;
mod time;
mod touch;
mod whole;
