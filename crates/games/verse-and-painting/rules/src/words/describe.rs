//! The table in sentences, for whoever cannot or does not want to look at it.

use tabletop::{Message, Seat, Speak, Value};

use super::line_term;
use super::names::{character, masked_term};
use crate::config::Mode;
use crate::drawing::Drawing;
use crate::mask::masked_character;
use crate::phase::Phase;
use crate::state::ROUNDS;
use crate::view::View;

/// What this viewer sees, most important first.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let mut lines = vec![match view.phase {
        Phase::Over => Message::new("view-over"),
        phase => {
            let round = Message::new("view-round").with("round", view.round + 1).with("rounds", ROUNDS);
            round.with("phase", phase.message())
        }
    }];
    lines.extend(themes(view));
    lines.extend(view.turn.map(|seat| Message::new("view-turn").with("seat", seat)));
    lines.extend(own(view));
    lines.extend(open(view));
    lines.extend(laid(view));
    lines.extend(view.paintings.iter().filter_map(|(seat, shown)| Some(painting(seat, shown.as_ref()?))));
    lines.extend(tries(view));
    lines.extend(standing(view));
    lines
}

fn themes(view: &View) -> Option<Message> {
    match view.theme() {
        _ if view.phase == Phase::Over => None,
        Some(theme) => Some(Message::new("view-theme").with("theme", theme.message())),
        None => {
            let themes = view.themes.iter().map(Speak::message).collect::<Value>();
            Some(Message::new("view-themes").with("themes", themes))
        }
    }
}

/// The own line, and between the lines what is to be painted.
fn own(view: &View) -> Option<Message> {
    let own = view.own.as_ref().filter(|_| view.phase != Phase::Over)?;
    let line = line_term(own.line);
    Some(match view.config.mode {
        Mode::Between => Message::new("view-own-character").with("line", line).with(
            "character",
            masked_character(own.line, view.pips).map_or(Value::Text(String::new()), character),
        ),
        Mode::Competition | Mode::Together => Message::new("view-own-line").with("line", line),
    })
}

fn open(view: &View) -> Vec<Message> {
    if view.phase == Phase::Over {
        return Vec::new();
    }
    let left = view.left().map(line_term).collect::<Vec<_>>();
    let mut lines = Vec::new();
    if !left.is_empty() {
        lines.push(Message::new("view-open").with("lines", left.into_iter().collect::<Value>()));
    }
    let removed = view.removed.iter();
    lines
        .extend(removed.map(|one| {
            Message::new("view-removed").with("seat", one.seat).with("line", line_term(one.line))
        }));
    lines
}

/// The masked lines, and the whole ones where the mask is lifted.
fn laid(view: &View) -> Vec<Message> {
    let of = |(seat, laid): (Seat, &Option<_>)| {
        let masked = laid.as_ref()?;
        Some(match (view.known[seat], view.found[seat]) {
            (Some(line), Some(true)) => {
                Message::new("view-found").with("seat", seat).with("line", line_term(line))
            }
            (Some(line), Some(false)) => {
                Message::new("view-missed").with("seat", seat).with("line", line_term(line))
            }
            _ => Message::new("view-laid").with("seat", seat).with("line", masked_term(masked)),
        })
    };
    view.laid.iter().filter_map(of).collect()
}

/// A painting as far as words can tell it: its motifs, and how many strokes.
fn painting(seat: Seat, drawing: &Drawing) -> Message {
    let sheet = drawing.sheet();
    let strokes = u32::try_from(sheet.strokes()).unwrap_or(u32::MAX);
    let motifs = sheet.motifs();
    let id = match (motifs.is_empty(), strokes) {
        _ if sheet.is_blank() => "view-painting-blank",
        (true, _) => "view-painting-strokes",
        (false, 0) => "view-painting-motifs",
        (false, _) => "view-painting-both",
    };
    let mut message = Message::new(id).with("seat", seat);
    if matches!(id, "view-painting-motifs" | "view-painting-both") {
        message = message.with("motifs", motifs.iter().map(Speak::message).collect::<Value>());
    }
    if matches!(id, "view-painting-strokes" | "view-painting-both") {
        message = message.with("strokes", strokes);
    }
    message
}

/// What is known of a painting that was not recognised at once.
fn tries(view: &View) -> Vec<Message> {
    if !matches!(view.phase, Phase::Enter | Phase::Hint) {
        return Vec::new();
    }
    let wrong = view.wrong.iter().map(|c| character(*c)).collect::<Vec<_>>();
    let mut lines = Vec::new();
    if !wrong.is_empty() {
        lines.push(Message::new("view-wrong").with("characters", Value::List(wrong)));
    }
    let hint = view.hint.as_ref();
    lines.extend(hint.map(|hint| Message::new("view-hint").with("hint", hint.text().to_owned())));
    lines
}

/// Points, or hearts.
fn standing(view: &View) -> Vec<Message> {
    match view.config.mode {
        Mode::Competition => {
            let points = |(seat, account): (Seat, &crate::Account)| {
                Message::new("view-points").with("seat", seat).with("points", account.points())
            };
            view.accounts.iter().map(points).collect()
        }
        Mode::Together | Mode::Between => vec![Message::new("view-hearts").with("hearts", view.hearts)],
    }
}
