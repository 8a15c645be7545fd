//! Text keeps to its box: to the room that its thing gives it, to the target that it is written on, to what it is seen
//! through, to the window; and no text lies on another.

use bevy::math::Rect;

use super::{Finding, Kind, Sight, Spot, TABLE, Text, reach, short};

/// How far type may reach out of a box before it is seen, in logical pixels: rows are a little higher than their ink.
const SLACK: f32 = 2.5;

pub(super) fn check(sight: &Sight) -> Vec<Finding> {
    let mut found = Vec::new();
    for text in &sight.texts {
        if text.cut {
            found.push(Finding::new(Kind::TextCut, format!("“{}”", short(&text.words))));
        }
        let seen: Vec<Rect> = text.rows.iter().copied().filter(|row| shows(*row, text.clip)).collect();
        let reasons = [
            seen.iter().find_map(|row| out_of_sight(sight, text, *row)),
            seen.iter().find_map(|row| out_of_room(text, *row)),
            seen.iter().find_map(|row| out_of_target(sight, text, *row)),
        ];
        found.extend(reasons.into_iter().flatten().map(|why| outside(text, &why)));
    }
    found.extend(on_other_text(sight));
    found.extend(under_panels(sight));
    found
}

fn outside(text: &Text, why: &str) -> Finding {
    Finding::new(Kind::TextOutside, format!("“{}” {why}", short(&text.words)))
}

/// Whether anything of a row is seen.
fn shows(row: Rect, clip: Rect) -> bool {
    let seen = row.intersect(clip);
    seen.width() > SLACK && seen.height() > SLACK
}

/// Cut by the window or by what it is seen through. Scrolled text may be cut above and below.
fn out_of_sight(sight: &Sight, text: &Text, row: Rect) -> Option<String> {
    let out = reach(row, sight.window.intersect(text.clip));
    if out <= SLACK {
        return None;
    }
    let scrolled = |opening: &Rect| {
        let near = |one: f32, other: f32| (one - other).abs() < 8.0;
        let above = row.min.y < text.clip.min.y && near(text.clip.min.y, opening.min.y);
        let below = row.max.y > text.clip.max.y && near(text.clip.max.y, opening.max.y);
        let sideways = row.min.x < text.clip.min.x - SLACK || row.max.x > text.clip.max.x + SLACK;
        (above || below) && !sideways
    };
    if sight.openings.iter().any(scrolled) {
        return None;
    }
    Some(format!("is cut by {out:.0} pixels"))
}

fn out_of_room(text: &Text, row: Rect) -> Option<String> {
    let out = reach(row, text.room?);
    (out > SLACK).then(|| format!("reaches {out:.0} pixels out of its room"))
}

/// What is written in the middle of a target is written on it. Words of the table are written on the board, never on
/// what an open question lays over it. Words with a room of their own keep to that, whatever lies below.
fn out_of_target(sight: &Sight, text: &Text, row: Rect) -> Option<String> {
    if text.room.is_some() {
        return None;
    }
    let seen = row.intersect(text.clip);
    let written_on = sight
        .spots
        .iter()
        .filter(|spot| spot.layer == text.layer && (spot.plane <= 1 || spot.layer != TABLE))
        .filter(|spot| spot.rect.contains(row.center()))
        .min_by(|one, other| area(one.rect).total_cmp(&area(other.rect)))?;
    let out = reach(seen, written_on.rect);
    (out > SLACK).then(|| format!("reaches {out:.0} pixels out of {}", written_on.name))
}

fn area(rect: Rect) -> f32 {
    rect.width() * rect.height()
}

/// Words of the table under something that can be pressed on a panel.
fn under_panels(sight: &Sight) -> Vec<Finding> {
    let words = sight.texts.iter().filter(|text| sight.bare && text.layer == TABLE);
    let hides = |text: &Text| {
        let over = |spot: &&Spot| {
            let shared = |row: &Rect| row.intersect(spot.rect);
            spot.layer != TABLE && text.rows.iter().any(|row| shared(row).size().min_element() > SLACK)
        };
        let spot = sight.spots.iter().find(over)?;
        Some(outside(text, &format!("lies under {}", spot.name)))
    };
    words.filter_map(hides).collect()
}

/// Whether what an open question lays over the table keeps two texts of it apart: a sheet, or a veil over everything.
fn is_between(sight: &Sight, (one, other): (&Text, &Text), shared: Rect) -> bool {
    let (low, high) = (one.depth.min(other.depth), one.depth.max(other.depth));
    sight.spots.iter().any(|spot| {
        let veils = spot.plane == 0 && reach(sight.window, spot.rect) <= SLACK;
        let is_sheet = spot.layer == TABLE && (spot.plane > 1 || veils) && one.layer == TABLE;
        let hides = spot.rect.contains(shared.min) && spot.rect.contains(shared.max);
        is_sheet && hides && low < spot.depth && spot.depth < high
    })
}

/// Rows of one layer that lie on each other.
fn on_other_text(sight: &Sight) -> Vec<Finding> {
    let rows: Vec<(&Text, Rect)> = sight
        .texts
        .iter()
        .filter(|text| !text.words.trim().is_empty())
        .flat_map(|text| text.rows.iter().map(move |row| (text, row.intersect(text.clip))))
        .filter(|(text, row)| shows(*row, text.clip))
        .collect();
    let mut found = Vec::new();
    for (at, (one, row)) in rows.iter().enumerate() {
        for (other, beneath) in &rows[at + 1..] {
            let shared = row.intersect(*beneath);
            // Ink fills the middle of a row: a touch of their edges is not seen.
            let deep = shared.height() > 0.35 * row.height().min(beneath.height());
            let lies = shared.width() > SLACK && deep && !core::ptr::eq(*one, *other);
            if one.layer == other.layer && lies && !is_between(sight, (one, other), shared) {
                found.push(outside(one, &format!("lies on “{}”", short(&other.words))));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::made_up::*;
    use super::*;

    #[test]
    fn text_that_leaves_the_window_is_found() {
        let mut sight = sight();
        sight.texts.push(text("fits", rect(350.0, 10.0, 50.0, 20.0)));
        assert_eq!(kinds(&sight), []);
        sight.texts.push(text("too long", rect(350.0, 60.0, 80.0, 20.0)));
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
    }

    #[test]
    fn scrolled_text_may_be_cut_above_and_below_but_not_at_the_sides() {
        let mut sight = sight();
        let mut row = text("a row", rect(20.0, 290.0, 100.0, 20.0));
        row.clip = rect(10.0, 10.0, 380.0, 285.0);
        sight.texts.push(row);
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
        sight.openings.push(rect(12.0, 12.0, 376.0, 281.0));
        assert_eq!(kinds(&sight), []);
        sight.texts[0].rows[0].max.x = 420.0;
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
    }

    #[test]
    fn text_keeps_to_its_room_and_to_the_button_that_it_is_written_on() {
        let mut sight = sight();
        sight.texts.push(text("Alexandrina", rect(10.0, 10.0, 90.0, 20.0)));
        sight.texts[0].room = Some(rect(10.0, 10.0, 90.0, 20.0));
        sight.spots.push(spot("roll", rect(5.0, 0.0, 120.0, 44.0)));
        assert_eq!(kinds(&sight), []);
        sight.texts[0].room = Some(rect(10.0, 10.0, 60.0, 20.0));
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
        sight.texts[0].room = None;
        sight.spots[0] = spot("roll", rect(5.0, 0.0, 60.0, 44.0));
        let found = super::super::findings(&sight);
        assert!(found[0].what.contains("out of roll"), "{found:?}");
    }

    #[test]
    fn text_on_text_is_found_within_a_layer_only() {
        let mut sight = sight();
        sight.texts.push(text("one", rect(10.0, 10.0, 60.0, 20.0)));
        sight.texts.push(text("other", rect(50.0, 14.0, 60.0, 20.0)));
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
        sight.texts[1].layer = "toast".into();
        assert_eq!(kinds(&sight), []);
    }

    #[test]
    fn text_below_a_sheet_that_lies_on_the_table_is_not_seen() {
        let mut sight = sight();
        for (words, depth) in [("a card", 40.0), ("a page", 604.0)] {
            let mut text = text(words, rect(10.0, 10.0, 60.0, 20.0));
            (text.layer, text.depth) = (TABLE.into(), depth);
            sight.texts.push(text);
        }
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
        let mut page = spot("page", rect(0.0, 0.0, 200.0, 200.0));
        (page.layer, page.plane, page.depth) = (TABLE.into(), 2, 603.0);
        sight.spots.push(page);
        assert_eq!(kinds(&sight), []);
        sight.spots[0].depth = 30.0;
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
        let mut veil = spot("elsewhere", rect(0.0, 0.0, 400.0, 300.0));
        (veil.layer, veil.plane, veil.depth) = (TABLE.into(), 0, 602.0);
        sight.spots.push(veil);
        assert_eq!(kinds(&sight), []);
        sight.spots[1].rect.max.x = 300.0;
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
    }

    #[test]
    fn words_of_the_table_under_a_button_are_found_while_nothing_is_open() {
        let mut sight = sight();
        let mut name = text("Mia", rect(10.0, 10.0, 60.0, 20.0));
        name.layer = TABLE.into();
        sight.texts.push(name);
        sight.spots.push(spot("open-log", rect(40.0, 4.0, 44.0, 44.0)));
        assert_eq!(kinds(&sight), []);
        sight.bare = true;
        assert_eq!(kinds(&sight), [Kind::TextOutside]);
    }

    #[test]
    fn what_was_left_out_is_told() {
        let mut sight = sight();
        sight.texts.push(text("駱駝大…", rect(10.0, 10.0, 60.0, 20.0)));
        sight.texts[0].cut = true;
        assert_eq!(kinds(&sight), [Kind::TextCut]);
    }
}
