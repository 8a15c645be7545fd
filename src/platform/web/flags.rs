//! The address as a command line: `?game=camel-race&seats=human,hard` is `--game camel-race --seats human,hard`.

use std::ffi::OsString;

use super::page;

/// What an address may ask for. Whatever else stands there is somebody else's.
const KNOWN: [&str; 9] = ["game", "seats", "seed", "lang", "speed", "show", "size", "tour", "only"];

/// What was asked for in the address.
#[must_use]
pub fn arguments() -> Vec<OsString> {
    read(&page::query())
}

/// Names and values in turn.
fn read(query: &[String]) -> Vec<OsString> {
    let (pairs, _) = query.as_chunks::<2>();
    let asked = pairs.iter().flat_map(|[name, value]| match name.as_str() {
        "selftest" | "main-stops" => vec![format!("--{name}").into()],
        name if KNOWN.contains(&name) => vec![format!("--{name}").into(), value.into()],
        _ => Vec::new(),
    });
    asked.collect()
}
