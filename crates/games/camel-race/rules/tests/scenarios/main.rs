//! The rules page, paragraph by paragraph: a position, a few commands, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 3.2*; [`page`] sees to it that no paragraph
//! goes without. Players are Ann, Ben, Cem and Dot, in seats 1 to 4 as the notation counts them.

mod builder;
#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_set_up;
mod ch03_turn;
mod ch04_movement;
mod ch05_leg_end;
mod ch06_race_end;
mod ch07_secrets;
mod ch07_undo;
mod ch08_refusals;
mod ch09_bots;
mod ch10_notation;
mod ch11_odds;
