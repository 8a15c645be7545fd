//! One binary, since each links the engine.

mod app;
mod drift;
mod match_test;
