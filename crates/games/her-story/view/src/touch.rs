//! What a touch means, and what places are called.

use her_story::{ChapterId, Command, Step, Tile, cheapest, weigh};
use table::board::Reply;
use tabletop::{Message, Seat, Speak};

use crate::HerStoryView;
use crate::piece::{Payment, Question, Spot, What};
use crate::scene::{self, Desk};

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::ShownTile(place) => format!("shown-tile-{}", place + 1),
        Spot::DeskTile(place) => format!("desk-tile-{}", place + 1),
        Spot::Kept(place) => format!("kept-tile-{}", place + 1),
        Spot::ShownChapter(place) => format!("shown-chapter-{}", place + 1),
        Spot::Drafted(place) => format!("draft-{}", place + 1),
        Spot::Bound(place) => format!("book-{}", place + 1),
        Spot::Mat(seat) => format!("mat-{seat}"),
        Spot::Library => "library".into(),
        Spot::Finish => "finish".into(),
        Spot::Elsewhere => "elsewhere".into(),
        Spot::Page => "page".into(),
        Spot::Close => "page-close".into(),
        Spot::Draft => "page-draft".into(),
        Spot::Complete => "page-complete".into(),
        Spot::Confirm => "pay-confirm".into(),
        Spot::Favourite => "page-favourite".into(),
    }
}

/// What people call it.
pub fn label(scene: &Desk, spot: Spot) -> String {
    let tile = |tile: Option<Tile>| tile.map(|tile| (scene.say)(&tile.message())).unwrap_or_default();
    match spot {
        Spot::ShownTile(place) => tile(shown_tile(scene, place)),
        Spot::DeskTile(place) => tile(own_tile(scene, place)),
        Spot::Kept(place) => tile(scene::kept(scene).get(usize::from(place)).copied()),
        Spot::ShownChapter(_) | Spot::Drafted(_) | Spot::Bound(_) => {
            chapter_at(scene, spot).map(|chapter| scene::spoken(scene, chapter)).unwrap_or_default()
        }
        Spot::Mat(seat) => (scene.say)(&Message::new("desk-of").with("seat", seat)),
        Spot::Library => (scene.say)(&Command::VisitLibrary.message()),
        Spot::Finish => (scene.say)(&Command::Finish.message()),
        Spot::Elsewhere => scene.line("spot-elsewhere"),
        Spot::Close => scene.line("spot-close"),
        Spot::Page => match scene.question.what {
            What::Page(chapter) => chapter.chapter().map(|card| scene::read(scene, card)).unwrap_or_default(),
            _ => String::new(),
        },
        Spot::Draft => scene.line("act-draft"),
        Spot::Complete => scene.line("act-complete"),
        Spot::Confirm => scene.line("act-pay"),
        Spot::Favourite => scene.line("act-favourite"),
    }
}

/// What a page asks lies over the board.
pub fn plane(spot: Spot) -> u8 {
    match spot {
        Spot::Elsewhere => 0,
        Spot::Page => 2,
        Spot::Close | Spot::Draft | Spot::Complete | Spot::Confirm | Spot::Favourite | Spot::Kept(_) => 3,
        _ => 1,
    }
}

/// How strongly a lawful spot glows. What can merely be read does not: only what the turn may do. The library does not
/// either: its visits are few, and none is to be made by the way.
pub fn glow(spot: Spot, question: &Question) -> f32 {
    match (&question.what, spot) {
        (What::Nothing, Spot::ShownTile(_)) => 0.4,
        (What::Nothing, Spot::Finish) => 0.3,
        (What::Discard(_) | What::Pay(_), Spot::DeskTile(_)) => 0.85,
        (What::Swap(_), Spot::ShownTile(_)) => 0.85,
        (_, Spot::Kept(_)) => 0.85,
        _ => 0.0,
    }
}

/// The tile at a place of the display.
fn shown_tile(scene: &Desk, place: u8) -> Option<Tile> {
    scene.view.table.tiles.get(usize::from(place)).copied().flatten()
}

/// The tile at a place of the open desk.
fn own_tile(scene: &Desk, place: u8) -> Option<Tile> {
    scene::writer(scene, scene::open(scene))?.desk.get(usize::from(place)).copied().flatten()
}

/// The chapter that lies there.
pub fn chapter_at(scene: &Desk, spot: Spot) -> Option<ChapterId> {
    let writer = scene::writer(scene, scene::open(scene));
    match spot {
        Spot::ShownChapter(place) if scene::is_scored(scene) => scene::writer(scene, Seat(place))?.favourite,
        Spot::ShownChapter(place) => scene.view.table.chapters.get(usize::from(place)).copied().flatten(),
        Spot::Drafted(place) => writer?.drafts.get(usize::from(place)).copied().flatten(),
        Spot::Bound(place) => writer?.book.get(usize::from(place)).map(|entry| entry.chapter),
        _ => None,
    }
}

/// What a touch means. Whether it is lawful now is for the rules to say.
pub fn touched(scene: &Desk, spot: Spot) -> Reply<HerStoryView> {
    let question = scene.question;
    match (&question.what, spot) {
        (What::Nothing, Spot::Elsewhere) => Reply::Ask(Question::default()),
        (_, Spot::Elsewhere | Spot::Close) => Reply::Ask(question.asking(What::Nothing)),
        (_, Spot::Page) => Reply::Ignore,
        (_, Spot::Mat(seat)) => desk(scene, seat),
        (What::Page(chapter), spot) => on_page(scene, *chapter, spot),
        (What::Pay(payment), spot) => on_payment(scene, payment, spot),
        (What::Nothing | What::Discard(_) | What::Swap(_), spot) => on_table(scene, spot),
    }
}

/// A mat opens its desk, and closes it again.
fn desk(scene: &Desk, seat: Seat) -> Reply<HerStoryView> {
    let desk = Some(seat).filter(|seat| *seat != scene::open(scene) && *seat != scene.spread.front);
    Reply::Ask(Question { desk, what: What::Nothing })
}

/// Whoever would do it: the one who acts, or a person who is told that it is not their turn.
fn does(scene: &Desk, command: Command) -> Reply<HerStoryView> {
    let front = Some(scene.spread.front).filter(|seat| scene::is_person(scene, *seat));
    match scene.actor.or(front) {
        Some(seat) if scene.caught_up => Reply::Do(seat, command),
        _ => Reply::Ignore,
    }
}

fn on_table(scene: &Desk, spot: Spot) -> Reply<HerStoryView> {
    if let Some(chapter) = chapter_at(scene, spot) {
        return Reply::Ask(scene.question.asking(What::Page(chapter)));
    }
    match spot {
        Spot::ShownTile(place) => shown_tile(scene, place).map_or(Reply::Ignore, |tile| take(scene, tile)),
        Spot::DeskTile(place) => own_tile(scene, place).map_or(Reply::Ignore, |tile| give(scene, tile)),
        Spot::Kept(place) => match scene::kept(scene).get(usize::from(place)) {
            Some(tile) => does(scene, Command::Keep { tile: *tile }),
            None => Reply::Ignore,
        },
        Spot::Library => does(scene, Command::VisitLibrary),
        Spot::Finish => does(scene, Command::Finish),
        _ => Reply::Ignore,
    }
}

/// A tile of the display is touched.
fn take(scene: &Desk, tile: Tile) -> Reply<HerStoryView> {
    match scene.question.what {
        What::Swap(own) => return does(scene, Command::Swap { own, shown: tile }),
        What::Discard(held) if held == tile => return Reply::Ask(Question::default()),
        _ => {}
    }
    if scene.view.table.step == Step::Another {
        return does(scene, Command::TakeAnother { tile });
    }
    let writer = scene.actor.and_then(|seat| scene::writer(scene, seat));
    let is_full = writer.is_some_and(|writer| writer.free_place().is_none());
    if is_full && scene::may_take(scene, tile) {
        return Reply::Ask(Question::own(What::Discard(tile)));
    }
    does(scene, Command::Research { tile, discard: None })
}

/// An own tile is touched.
fn give(scene: &Desk, tile: Tile) -> Reply<HerStoryView> {
    if scene::at_desk(scene).is_none() {
        return Reply::Ignore;
    }
    match scene.question.what {
        What::Discard(shown) => does(scene, Command::Research { tile: shown, discard: Some(tile) }),
        What::Swap(held) if held == tile => Reply::Ask(Question::default()),
        _ if scene::may_swap(scene, tile) => Reply::Ask(Question::own(What::Swap(tile))),
        _ => Reply::Ignore,
    }
}

fn on_page(scene: &Desk, chapter: ChapterId, spot: Spot) -> Reply<HerStoryView> {
    match spot {
        Spot::Draft => does(scene, Command::Draft { chapter }),
        Spot::Favourite => does(scene, Command::ChooseFavourite { chapter }),
        Spot::Complete => {
            let writer = scene.actor.and_then(|seat| scene::writer(scene, seat));
            let payment = writer.and_then(|writer| cheapest(writer, chapter.cost())).unwrap_or_default();
            let payment = Payment { chapter, tiles: payment.tiles, cards: payment.cards };
            Reply::Ask(Question::own(What::Pay(payment)))
        }
        _ => Reply::Ignore,
    }
}

/// Tiles and cards are chosen and put back.
fn on_payment(scene: &Desk, payment: &Payment, spot: Spot) -> Reply<HerStoryView> {
    let mut next = payment.clone();
    match spot {
        Spot::Confirm => {
            let Payment { chapter, tiles, cards } = next;
            return does(scene, Command::Complete { chapter, tiles, cards });
        }
        Spot::DeskTile(place) => match own_tile(scene, place).filter(|tile| helps(scene, payment, *tile)) {
            Some(tile) => toggle(&mut next.tiles, tile),
            None => return Reply::Ignore,
        },
        Spot::Bound(_) => match chapter_at(scene, spot).filter(|card| lends(scene, payment, *card)) {
            Some(card) => toggle(&mut next.cards, card),
            None => return Reply::Ignore,
        },
        _ => return Reply::Ignore,
    }
    Reply::Ask(Question::own(What::Pay(next)))
}

fn toggle<T: PartialEq>(chosen: &mut Vec<T>, piece: T) {
    match chosen.iter().position(|other| *other == piece) {
        Some(index) => {
            chosen.remove(index);
        }
        None => chosen.push(piece),
    }
}

/// Whether this tile can help to pay.
pub fn helps(scene: &Desk, payment: &Payment, tile: Tile) -> bool {
    scene::payment(scene, payment.chapter).is_some_and(|prompt| prompt.tiles.contains(&tile))
}

/// Whether this chapter can help to pay.
pub fn lends(scene: &Desk, payment: &Payment, card: ChapterId) -> bool {
    scene::payment(scene, payment.chapter).is_some_and(|prompt| prompt.cards.contains(&card))
}

/// Whether what is chosen pays, and whether exactly.
pub fn pays(scene: &Desk, payment: &Payment) -> Option<bool> {
    let writer = scene::writer(scene, scene.actor?)?;
    weigh(writer, payment.chapter.cost(), &payment.tiles, &payment.cards).ok().map(|paid| paid.exact)
}

/// Whether an open question can still be answered. A chapter can be read, and a desk looked at, at any time.
pub fn stands(scene: &Desk) -> bool {
    match &scene.question.what {
        What::Nothing | What::Page(_) => true,
        What::Discard(tile) => scene::may_take(scene, *tile),
        What::Swap(tile) => scene::may_swap(scene, *tile),
        What::Pay(payment) => scene::payment(scene, payment.chapter).is_some(),
    }
}
