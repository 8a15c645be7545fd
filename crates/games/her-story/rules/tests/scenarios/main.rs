//! The rules page, paragraph by paragraph: a position, a few commands, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 3.2*; [`page`] sees to it that no paragraph
//! goes without. Players are Ann, Ben and Cem, in seats 1 to 3. Chapters are chosen by what they cost and do, not by
//! name, so that the tests stay true when the cards are balanced anew.

mod builder;
#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_set_up;
mod ch03_turn;
mod ch04_completion;
mod ch05_points;
mod ch05_powers;
mod ch06_end;
mod ch06_scoring;
mod ch07_secrets;
mod ch08_refusals;
mod ch09_bots;
mod ch10_balance;
mod ch11_chapters;
