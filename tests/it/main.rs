//! The whole program without a screen. One binary, since each links the engine.

mod house;
mod fingers;
mod keys;
mod pads;
mod proof;
