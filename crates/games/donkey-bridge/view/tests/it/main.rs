//! One binary, since each links the engine.

mod app;
mod script;
mod whole;
