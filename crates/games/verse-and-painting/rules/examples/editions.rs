//! Checks every line and every poem of the content against a published edition.
//!
//! The edition is the npm package `chinese-poetry` 2.0.1. Fetch and unpack it, then name its folder:
//!
//! ```text
//! npm pack chinese-poetry@2.0.1 && tar -xzf chinese-poetry-2.0.1.tgz
//! cargo run -p verse-and-painting --example editions -- package
//! ```
//!
//! `cargo xtask poems` does all three. A poem is right when the file that its entry names has a poem by its author with the
//! very same characters, punctuation, notes in brackets and forms of characters apart, and the line among them.
//! Other wordings that the content accepts are counted: those that the package has, and those that it has not.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use serde_json::Value;
use verse_and_painting::{Line, book};

/// Pairs of forms of a character that are no pair of traditional and simplified ones.
const FORMS: [(char, char); 6] =
    [('祗', '祇'), ('劒', '劍'), ('疎', '疏'), ('逕', '徑'), ('尊', '樽'), ('茆', '茅')];

/// A poem of the edition.
struct Found {
    author: String,
    text: String,
}

fn main() -> ExitCode {
    let [folder] = &std::env::args().skip(1).collect::<Vec<_>>()[..] else {
        eprintln!("usage: editions FOLDER\n  the unpacked package, with dist in it");
        return ExitCode::from(2);
    };
    match check(&Path::new(folder).join("dist")) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(wrong) => {
            eprintln!("{wrong} poems differ from their edition");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Checks all lines; returns how many are wrong.
fn check(dist: &Path) -> Result<usize, String> {
    let mut files: BTreeMap<&str, Vec<Found>> = BTreeMap::new();
    let lines = book().themes.iter().flat_map(|theme| &theme.lines).collect::<Vec<_>>();
    for line in &lines {
        if !files.contains_key(&*line.source) {
            files.insert(&line.source, poems(&dist.join(&line.source))?);
        }
    }
    let (mut wrong, mut known, mut unknown) = (0, 0, 0);
    for line in &lines {
        let edition = &files[&*line.source];
        if !has(edition, line, &line.poem) {
            wrong += 1;
            println!("{} {}: not so in {}", line.author.hant, line.title.hant, line.source);
        }
        for reading in &line.readings {
            let found = files.values().any(|poems| has(poems, line, reading));
            (known, unknown) = if found { (known + 1, unknown) } else { (known, unknown + 1) };
        }
    }
    let right = lines.len() - wrong;
    println!("{right} of {} poems and their lines are as in their edition", lines.len());
    println!("{known} other wordings are in the files read, {unknown} come from elsewhere");
    Ok(wrong)
}

/// Whether one of these poems, by the line's author, has the text in it, and the line in the text.
fn has(poems: &[Found], line: &Line, text: &str) -> bool {
    let (text, verse) = (bare(text), bare(&line.line.hant));
    let by_author = |poem: &&Found| bare(&poem.author).ends_with(&bare(&line.author.hant));
    text.contains(&verse) && poems.iter().filter(by_author).any(|poem| poem.text == text)
}

/// The text without punctuation and notes, one form for each character.
fn bare(text: &str) -> String {
    let mut depth = 0_u32;
    let mut kept = String::new();
    for c in text.chars() {
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(FORMS.iter().find(|(from, _)| *from == c).map_or(c, |(_, to)| *to)),
            _ => {}
        }
    }
    han::fold(&kept)
}

/// All poems of a file, however deep they lie in it.
fn poems(path: &Path) -> Result<Vec<Found>, String> {
    let shown = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    let json = serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
    let mut found = Vec::new();
    gather(&json, &mut found);
    Ok(found)
}

fn gather(json: &Value, found: &mut Vec<Found>) {
    match json {
        Value::Array(items) => items.iter().for_each(|item| gather(item, found)),
        Value::Object(fields) => {
            if let (Some(Value::String(author)), Some(Value::Array(verses))) =
                (fields.get("author"), fields.get("paragraphs"))
            {
                let text = verses.iter().filter_map(Value::as_str).collect::<String>();
                found.push(Found { author: author.clone(), text: bare(&text) });
            }
            fields.values().for_each(|field| gather(field, found));
        }
        _ => {}
    }
}
