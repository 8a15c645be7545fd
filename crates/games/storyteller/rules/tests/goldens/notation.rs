//! Short forms of what happens, with every value that a message carries.

use tabletop::{Message, Value};

/// A message: its name, then its values with their names; those of a message within it go without.
pub fn message(message: &Message) -> String {
    let values = message.args.iter().map(|(name, value)| format!(" {name}={}", self::value(value)));
    format!("{}{}", short(message.id), values.collect::<String>())
}

/// A name without what stands before all names of its kind.
fn short(id: &str) -> &str {
    let kinds = ["event-", "command-", "picture-", "tag-", "hint-", "ask-"];
    kinds.iter().find_map(|kind| id.strip_prefix(kind)).unwrap_or(id)
}

fn value(value: &Value) -> String {
    match value {
        Value::Int(number) => number.to_string(),
        Value::Seat(seat) => seat.to_string(),
        Value::Term(term) if term.id == "card-title" => {
            term.args.iter().map(|(_, card)| self::value(card)).collect()
        }
        Value::Term(term) if term.args.is_empty() => short(term.id).to_owned(),
        Value::Term(term) => {
            let values = term.args.iter().map(|(_, value)| self::value(value)).collect::<Vec<_>>();
            format!("{}({})", short(term.id), values.join(" "))
        }
        Value::List(values) => format!("[{}]", values.iter().map(self::value).collect::<Vec<_>>().join(" ")),
        Value::Text(text) => format!("{text:?}"),
    }
}
