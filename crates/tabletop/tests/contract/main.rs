//! Tests of the contract, with a tiny complete game and its mutants.
#![cfg(test)]

mod bots;
mod dice;
mod files;
mod golden;
mod host;
mod journals;
mod laws;
mod mutant;
mod packed;
mod parley;
mod play;
mod saves;
mod scenarios;
mod seats;
mod table;
