//! The rules page, paragraph by paragraph: a position, a few commands, and what the page says comes of it.
//!
//! Each test names its paragraph in its first line of documentation as *RULES 4.3*; [`page`] sees to it that no paragraph
//! goes without. The seats are those of Ann, Ben, Cem, Dot, Eve and Fay; Ann is the starter.

#[path = "../../../../../tabletop/shared/rules_page.rs"]
mod page;
mod table;

mod ch01_pieces;
mod ch02_course;
mod ch03_telling;
mod ch04_answers;
mod ch04_guessing;
mod ch04_scoring;
mod ch05_picked;
mod ch05_spoken;
mod ch05_typed;
mod ch06_refusals;
mod ch07_secrets;
mod ch08_bots;
mod ch09_words;
mod ch10_notation;
