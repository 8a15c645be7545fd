//! The rules page, paragraph by paragraph: a position, a few commands, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 4.6*; [`page`] sees to it that no paragraph
//! goes without. Players are Ann, Ben, Cem and Dot, in seats 1 to 4; Ann starts.

#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_set_up;
mod ch03_painting;
mod ch04_competition;
mod ch05_together;
mod ch06_between;
mod ch06_recital;
mod ch07_secrets;
mod ch08_refusals;
mod ch09_bots;
