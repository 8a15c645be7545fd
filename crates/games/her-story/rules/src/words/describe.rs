//! The table in sentences, for whoever cannot or does not want to look at it. While favourites are chosen and after
//! that, the books are read out.

use tabletop::{Message, Seat, Speak, Value};

use super::names::page;
use crate::{ChapterId, Step, Table, View, Writer};

/// What a viewer sees, most important first.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let table = &view.table;
    let mut lines = vec![headline(table)];
    if matches!(table.step, Step::Favourites | Step::Over) {
        table.writers.iter().for_each(|(seat, writer)| read_book(seat, writer, &mut lines));
        return lines;
    }
    lines.extend(table.chapters.iter().flatten().map(|chapter| card("view-chapter", *chapter)));
    let tiles = table.tiles.iter().flatten().map(Speak::message).collect::<Value>();
    lines.push(Message::new("view-tiles").with("tiles", tiles));
    table.writers.iter().for_each(|(seat, writer)| describe_writer(seat, writer, &mut lines));
    lines.push(Message::new("view-supplies").with("bag", view.bag).with("deck", view.deck));
    lines
}

fn headline(table: &Table) -> Message {
    match table.step {
        Step::Over => Message::new("view-over"),
        Step::Favourites => Message::new("view-favourites"),
        Step::Turn | Step::Research { .. } | Step::Another | Step::Keep { .. } => {
            let id = if table.last_round { "view-last-round" } else { "view-turn" };
            Message::new(id).with("seat", table.turn).with("round", table.round)
        }
    }
}

fn describe_writer(seat: Seat, writer: &Writer, lines: &mut Vec<Message>) {
    let points = Message::new("view-writer").with("seat", seat).with("points", writer.points());
    lines.push(points.with("chapters", chapters(writer)).with("visits", writer.visits_left()));
    let desk: Vec<Message> = writer.held().map(|tile| tile.message()).collect();
    if !desk.is_empty() {
        lines.push(
            Message::new("view-desk").with("seat", seat).with("tiles", desk.into_iter().collect::<Value>()),
        );
    }
    let drafts = writer.drafts.iter().flatten();
    lines.extend(drafts.map(|chapter| card("view-draft", *chapter).with("seat", seat)));
    let powers = writer.book.iter().map(|entry| {
        let chapter = Message::new("view-book").with("seat", seat).with("chapter", entry.chapter.message());
        chapter.with("power", entry.chapter.power().message())
    });
    lines.extend(powers);
}

fn chapters(writer: &Writer) -> Value {
    Value::Int(i64::try_from(writer.book.len()).unwrap_or(i64::MAX))
}

/// A card with all that matters in play.
fn card(id: &'static str, chapter: ChapterId) -> Message {
    let line = Message::new(id)
        .with("chapter", chapter.message())
        .with("cost", chapter.cost().message())
        .with("points", chapter.points())
        .with("power", chapter.power().message());
    match chapter.chapter() {
        Some(card) => line
            .with("years", card.years.message())
            .with("field", card.field.message())
            .with("region", card.region.message())
            .with("era", card.era().message()),
        None => line,
    }
}

fn read_book(seat: Seat, writer: &Writer, lines: &mut Vec<Message>) {
    let book = Message::new("view-finished-book").with("seat", seat).with("points", writer.points());
    lines.push(book.with("chapters", chapters(writer)));
    lines.extend(writer.book.iter().filter_map(|entry| entry.chapter.chapter()).map(page));
    if let Some(favourite) = writer.favourite {
        lines.push(Message::new("view-favourite").with("seat", seat).with("chapter", favourite.message()));
    }
}
