//! Turns what the rules say into sentences.
//!
//! A rules crate names a [`tabletop::Message`]: an identifier and values. This crate looks it up in Fluent files
//! and says it in one of the [`Locale`]s. The log, toasts, the actions panel, a screen reader and the text client
//! all speak through [`Texts`].
//!
//! ```
//! use l10n::{Locale, Texts};
//! use tabletop::{Message, Seat};
//!
//! let texts = Texts::new(&[]); // the games' files go in here, one `source!` line each
//! let message = Message::new("turn-of").with("seat", Seat(1));
//! let seats = texts.numbered_seats(Locale::En, Some(Seat(1)));
//! assert_eq!(texts.say(Locale::En, "table", &message, &seats), "It’s your turn.");
//! let seats = texts.numbered_seats(Locale::ZhHant, None);
//! assert_eq!(texts.say(Locale::ZhHant, "table", &message, &seats), "輪到座位 2。");
//! ```
//!
//! # What a Fluent file may use
//!
//! Each value of a message is an argument of the same name. Some bring a second argument to choose by:
//!
//! | value | argument | second argument |
//! |---|---|---|
//! | `Int` | a number, exact up to 2⁵³, usable for plural forms | |
//! | `Seat` | the name of that seat | `$<name>-is`: `you` or `other` |
//! | `Term` | the message, said | `$<name>-id`: its identifier |
//! | `List` | the values, joined by the `list-…` messages of the table | `$<name>-count`: how many |
//! | `Text` | as it was written, without control characters | |
//!
//! A message that its game does not have is looked up in the table's file (`table.ftl`), and a game's file may
//! refer to the table's messages: `{ who }` says *you* or a name for the argument `seat`.
//!
//! In Chinese a space is set where a value meets the sentence and Han stands beside Latin letters or digits;
//! translators need not write it.
//!
//! # What it leaves to others
//!
//! It reads no file at run time, knows no clock and asks no system for its language: the app passes what it found
//! to [`Locale::negotiate`]. It knows no game: each registers a [`Source`]. It draws nothing and chooses no font.
//! [`check`] is for tests: it finds what is missing or wrong in the files, so that [`Texts`] can be lenient.

mod bundle;
pub mod check;
mod joint;
mod locale;
mod rules;
mod say;
mod seats;
mod source;
mod texts;
mod value;

pub use locale::Locale;
pub use rules::RulesSection;
pub use say::SayError;
pub use seats::{NumberedSeats, SeatNames};
pub use source::{Source, TABLE};
pub use texts::Texts;
