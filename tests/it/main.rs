//! The whole program without a screen. One binary, since each links the engine.

mod devices;
mod donkey;
mod fingers;
mod her_story;
mod house;
mod kept;
mod keys;
mod matches;
mod pads;
mod pause;
mod player;
mod proof;
mod replay;
mod rest;
mod walk;
mod yaga;
