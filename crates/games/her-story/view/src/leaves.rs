//! The finished books, to be read once more beside the accounts.

use her_story::{ChapterId, View};
use table::Leaf;
use tabletop::{Message, Seat, Speak};

use crate::names::{self, Toned};
use crate::scene::in_tongues;

/// All chapters of all books; a favourite comes first in its own.
pub fn of(view: &View) -> Vec<Leaf<Message>> {
    let books = view.table.writers.iter().flat_map(|(seat, writer)| {
        let rest = writer.book.iter().map(|entry| entry.chapter);
        let rest = rest.filter(|chapter| writer.favourite != Some(*chapter));
        writer.favourite.into_iter().chain(rest).map(move |chapter| (seat, chapter))
    });
    books.filter_map(|(seat, chapter)| leaf(seat, chapter)).collect()
}

fn leaf(seat: Seat, chapter: ChapterId) -> Option<Leaf<Message>> {
    let card = chapter.chapter()?;
    let kinds =
        Message::new("page-kinds").with("region", card.region.message()).with("era", card.era().message());
    Some(Leaf {
        seat,
        picture: (names::emblem(chapter), names::toned(Toned::Window, card.field)),
        paper: names::toned(Toned::Page, card.field),
        title: in_tongues("chapter-name", &card.name),
        notes: vec![card.years.message(), card.field.message(), kinds],
        body: in_tongues("chapter-story", &card.story),
    })
}
