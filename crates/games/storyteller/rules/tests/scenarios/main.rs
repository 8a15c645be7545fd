//! The rules page, paragraph by paragraph: a position, a few commands, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 3.2*; [`page`] sees to it that no paragraph
//! goes without. Players are Ann, Ben, Cem and Dot, in seats 1 to 4; Ann tells first.

#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_set_up;
mod ch03_round;
mod ch04_scoring;
mod ch05_end;
mod ch06_timer;
mod ch07_second_thoughts;
mod ch07_secrets;
mod ch08_refusals;
mod ch09_pictures;
mod ch10_bots;
