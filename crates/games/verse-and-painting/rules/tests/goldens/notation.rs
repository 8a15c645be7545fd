//! Messages and drawings in a short notation: the name of a message, then its values.

use tabletop::{Message, Value};
use verse_and_painting::drawing::{Drawing, Mark};

/// A message: a line is its verse alone, other messages their name and their values.
pub fn message(message: &Message) -> String {
    let values = message.args.iter();
    match message.id {
        "line" | "masked" | "poem-title" | "poem-author" => {
            values.take(1).map(|(_, one)| value(one)).collect()
        }
        id if message.args.is_empty() => id.to_owned(),
        id => {
            let values = values.filter(|(name, _)| *name != "hans");
            format!("{id} {}", values.map(|(_, one)| value(one)).collect::<Vec<_>>().join(" "))
        }
    }
}

fn value(one: &Value) -> String {
    match one {
        Value::Int(number) => number.to_string(),
        Value::Seat(seat) => seat.to_string(),
        Value::Term(term) => message(term),
        Value::Text(text) => text.clone(),
        Value::List(items) => {
            let items = items.iter().map(value).collect::<Vec<_>>();
            format!("[{}]", items.join(", "))
        }
    }
}

/// A drawing by its stamps and the number of points of its strokes.
pub fn drawing(drawing: &Drawing) -> String {
    let mark = |mark: &Mark| match mark {
        Mark::Stamp(stamp) => stamp.motif.id().unwrap_or_default().to_owned(),
        Mark::Stroke(stroke) => format!("stroke of {}", stroke.samples.len()),
    };
    let marks = drawing.sheet().marks.iter().map(mark).collect::<Vec<_>>();
    format!("({})", marks.join(" "))
}
