//! One binary, since each links the engine.

mod app;
mod hands;
mod whole;
