//! The rules page, paragraph by paragraph: a position, a few commands at their times, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 3.2*; [`page`] sees to it that no paragraph
//! goes without. Players are Ann, Ben, Cem, Dot and Eve, in seats 1 to 5 as the notation counts them.

#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_set_up;
mod ch03_turn;
mod ch04_flight_end;
mod ch05_levels;
mod ch06_powers;
mod ch07_house;
mod ch08_time;
mod ch08_witch;
mod ch09_secrets;
mod ch10_refusals;
mod ch11_bots;
mod ch12_notation;
