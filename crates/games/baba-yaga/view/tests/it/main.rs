//! One binary, since each links the engine.

mod app;
mod clock;
mod hands;
mod secrets;
mod taps;
mod whole;
