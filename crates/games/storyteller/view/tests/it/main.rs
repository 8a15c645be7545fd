//! One binary, since each links the engine.

mod app;
mod drift;
mod whole;
