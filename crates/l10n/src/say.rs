//! One sentence: finding its pattern, giving it its values, and what may go wrong.

use core::fmt;

use fluent_bundle::{FluentArgs, FluentError};
use tabletop::{Message, Seat, Value};

use crate::{Locale, SeatNames, Texts, joint, value};

/// Why something could not be said as the files want it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SayError {
    /// Neither the domain nor the table has the message.
    Missing {
        /// The language asked for.
        locale: Locale,
        /// The domain asked.
        domain: String,
        /// The message looked up.
        id: String,
    },
    /// The message is there but asks for an argument or a message that is not.
    Unresolved {
        /// The language asked for.
        locale: Locale,
        /// The domain asked.
        domain: String,
        /// The message looked up.
        id: String,
        /// What Fluent says about it.
        reason: String,
    },
}

impl fmt::Display for SayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { locale, domain, id } => write!(f, "{locale}/{domain}: no message `{id}`"),
            Self::Unresolved { locale, domain, id, reason } => {
                write!(f, "{locale}/{domain}: `{id}` cannot be said: {reason}")
            }
        }
    }
}

impl core::error::Error for SayError {}

/// Says one message with all that is inside it, and gathers what goes wrong.
pub(crate) struct Speaker<'a> {
    texts: &'a Texts,
    locale: Locale,
    domain: &'a str,
    seats: &'a dyn SeatNames,
    pub(crate) errors: Vec<SayError>,
}

impl<'a> Speaker<'a> {
    pub(crate) fn new(texts: &'a Texts, locale: Locale, domain: &'a str, seats: &'a dyn SeatNames) -> Self {
        Self { texts, locale, domain, seats, errors: Vec::new() }
    }

    /// The whole sentence, fit to be shown.
    pub(crate) fn say(&mut self, message: &Message) -> String {
        let sentence = self.message(message);
        joint::close(self.locale, &sentence)
    }

    /// A whole text without values, fit to be shown.
    pub(crate) fn line(&mut self, id: &str) -> String {
        let line = self.pattern(id, &FluentArgs::new());
        joint::close(self.locale, &line)
    }

    /// The message, its joints still open: it may be part of a longer sentence.
    fn message(&mut self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(2 * message.args.len());
        for (name, value) in &message.args {
            self.argument(&mut args, name, value);
        }
        self.pattern(message.id, &args)
    }

    /// Gives `args` the value, and the second argument to choose by that its kind brings.
    fn argument(&mut self, args: &mut FluentArgs<'_>, name: &str, value: &Value) {
        match value {
            Value::Int(number) => args.set(name.to_owned(), *number),
            Value::Seat(seat) => {
                args.set(name.to_owned(), self.seat(*seat));
                args.set(format!("{name}-is"), self.role(*seat));
            }
            Value::Term(term) => {
                args.set(name.to_owned(), self.message(term));
                args.set(format!("{name}-id"), term.id);
            }
            Value::List(items) => {
                args.set(name.to_owned(), self.list(items));
                args.set(format!("{name}-count"), items.len());
            }
            Value::Text(text) => args.set(name.to_owned(), value::clean(text)),
        }
    }

    fn seat(&self, seat: Seat) -> String {
        value::clean(&self.seats.name(seat)).trim().to_owned()
    }

    fn role(&self, seat: Seat) -> &'static str {
        if self.seats.is_viewer(seat) { "you" } else { "other" }
    }

    /// Joined from the left: `list-more` between all but the last two, `list-last` before the last.
    fn list(&mut self, items: &[Value]) -> String {
        match items {
            [] => self.pattern("list-none", &FluentArgs::new()),
            [only] => self.item(only),
            [left, right] => self.pair("list-two", left, right),
            [first, middle @ .., last] => {
                let first = self.item(first);
                let head = middle.iter().fold(first, |head, next| {
                    let next = self.item(next);
                    self.join("list-more", head, next)
                });
                let last = self.item(last);
                self.join("list-last", head, last)
            }
        }
    }

    fn pair(&mut self, id: &str, left: &Value, right: &Value) -> String {
        let (left, right) = (self.item(left), self.item(right));
        self.join(id, left, right)
    }

    fn join(&mut self, id: &str, left: String, right: String) -> String {
        let args = FluentArgs::from_iter([("left", left), ("right", right)]);
        self.pattern(id, &args)
    }

    /// One value of a list. A seat there may be *you* as well.
    fn item(&mut self, value: &Value) -> String {
        let id = match value {
            Value::Term(term) => return self.message(term),
            Value::List(items) => return self.list(items),
            Value::Text(text) => return value::clean(text),
            Value::Seat(_) => "list-seat",
            Value::Int(_) => "list-number",
        };
        let name = id.trim_start_matches("list-");
        let mut args = FluentArgs::new();
        self.argument(&mut args, name, value);
        self.pattern(id, &args)
    }

    /// Fills in the pattern `id`; where that fails, `⟦id⟧`, and the reason is kept.
    fn pattern(&mut self, id: &str, args: &FluentArgs<'_>) -> String {
        let bundle = self.texts.bundle(self.locale, self.domain);
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
            let (locale, domain, id) = (self.locale, self.domain.to_owned(), id.to_owned());
            let shown = format!("⟦{id}⟧");
            self.errors.push(SayError::Missing { locale, domain, id });
            return shown;
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { sentence } else { self.unresolved(id, &errors) }
    }

    fn unresolved(&mut self, id: &str, errors: &[FluentError]) -> String {
        let reason = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let (locale, domain) = (self.locale, self.domain.to_owned());
        self.errors.push(SayError::Unresolved { locale, domain, id: id.to_owned(), reason });
        format!("⟦{id}⟧")
    }
}

impl Texts {
    /// The name of a seat that nobody has named.
    pub(crate) fn numbered_seat(&self, locale: Locale, seat: Seat) -> String {
        let message = Message::new("seat-name").with("number", i64::from(seat.0) + 1);
        self.say(locale, crate::TABLE.name, &message, &self.numbered_seats(locale, None))
    }
}
