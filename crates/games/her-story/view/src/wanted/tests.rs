//! Nothing overlaps on any screen, every picture exists, all see the same, and nothing is wished for that does not lie open.

use std::collections::BTreeSet;

use bevy::prelude::*;
use her_story::{ChapterId, Config, Field, HerStory, Icon, Step, Tile, View};
use l10n::Locale;
use table::board::{Look, Scene, SeatPlan, Slot, Spread, Wish, Wishes};
use table::{Early, Layout, Margins, Seating, Side};
use tabletop::{
    BySeat, Game, Host, Level, Match, Message, Millis, Occupant, Player, Seat, Seed, Thought, Viewer,
};

use super::wanted;
use crate::HerStoryView;
use crate::names::{self, Toned};
use crate::piece::{Key, Part, Payment, Question, Spot, What};
use crate::places::Places;

const SCREENS: [(f32, f32, f32, f32); 4] = [
    (390.0, 844.0, 56.0, 64.0),
    (1280.0, 800.0, 56.0, 110.0),
    (3840.0, 2160.0, 56.0, 110.0),
    (1024.0, 768.0, 56.0, 110.0),
];

fn spread(size: (f32, f32, f32, f32), seats: u8, seating: Seating) -> Spread {
    let (width, height, top, bottom) = size;
    let corners = if seating == Seating::Pass { 12.0 } else { 0.0 };
    let margins = Margins { top, bottom, corners, ..Margins::default() };
    let layout = Layout::new(Vec2::new(width, height), margins);
    let sides = BySeat::new(seats, |seat| Side::ALL[seat.index() % 4]);
    Spread::new(&layout, &SeatPlan { seating, sides, front: Seat(seats - 1) })
}

fn tables() -> impl Iterator<Item = (String, Spread)> {
    SCREENS.into_iter().flat_map(|size| {
        (2..=5).flat_map(move |seats| {
            [Seating::Pass, Seating::Around].into_iter().map(move |seating| {
                let name = format!("{}x{}, {seats} seats, {seating:?}", size.0, size.1);
                (name, spread(size, seats, seating))
            })
        })
    })
}

fn named(what: &str, slots: &[Slot]) -> Vec<(String, Rect)> {
    (1..).zip(slots).map(|(number, slot)| (format!("{what} {number}"), slot.rect())).collect()
}

/// What lies on the table side by side.
fn flat(spread: &Spread, places: &Places) -> Vec<(String, Rect)> {
    let mut all = named("chapter", &places.chapters);
    all.extend(named("tile", &places.tiles));
    all.extend(named("supply", &[places.library, places.bag, places.deck, places.desk]));
    all.extend(spread.mats.iter().map(|(seat, mat)| (format!("mat {seat}"), mat.rect())));
    all
}

/// What lies on the open desk side by side.
fn on_desk(places: &Places) -> Vec<(String, Rect)> {
    let mut all = named("place", &places.places);
    all.extend(named("draft", &places.drafts));
    all.extend(named("page", &places.book));
    all
}

fn assert_apart(table: &str, all: &[(String, Rect)]) {
    for (index, (one, rect)) in all.iter().enumerate() {
        for (other, there) in &all[index + 1..] {
            let both = rect.intersect(*there);
            let apart = both.width() < 0.5 || both.height() < 0.5;
            assert!(apart, "{table}: {one} and {other} overlap by {both:?}");
        }
    }
}

#[test]
fn nothing_overlaps() {
    for (table, spread) in tables() {
        let places = Places::of(&spread);
        assert_apart(&table, &flat(&spread, &places));
        assert_apart(&table, &on_desk(&places));
    }
}

#[test]
fn everything_lies_inside_the_free_space_and_what_is_on_the_desk_on_the_desk() {
    for (table, spread) in tables() {
        let places = Places::of(&spread);
        let inside = |room: Rect, all: Vec<(String, Rect)>| {
            let room = room.inflate(0.5);
            for (what, rect) in all {
                assert!(
                    room.contains(rect.min) && room.contains(rect.max),
                    "{table}: {what} leaves {room:?}"
                );
            }
        };
        inside(spread.layout.free, flat(&spread, &places));
        inside(places.desk.rect(), on_desk(&places));
    }
}

#[test]
fn tiles_are_large_enough_for_a_finger() {
    for (table, spread) in tables() {
        let places = Places::of(&spread);
        for slot in places.tiles.iter().chain(&places.places) {
            assert!(slot.size.x >= 40.0, "{table}: a tile is {} wide", slot.size.x);
        }
    }
}

/// The texts, made once.
static TEXTS: std::sync::LazyLock<l10n::Texts> =
    std::sync::LazyLock::new(|| l10n::Texts::new(&[crate::TEXTS]));

/// A table at some moment.
struct Moment<'a> {
    view: &'a View,
    offers: &'a [tabletop::OfferOf<HerStory>],
    actor: Option<Seat>,
    spread: &'a Spread,
    question: &'a Question,
}

/// What is wished for at this moment.
fn wishes(moment: &Moment) -> Wishes<Key, Spot> {
    let seats = moment.view.table.seats();
    let names = BySeat::new(seats, |seat| format!("Nina {seat}"));
    let players = BySeat::new(seats, |_| Player::Person);
    let numbered = TEXTS.numbered_seats(Locale::En, None);
    let say = |said: &Message| TEXTS.say(Locale::En, HerStory::ID, said, &numbered);
    wanted(&Scene::<HerStoryView> {
        view: moment.view,
        spread: moment.spread,
        names: &names,
        players: &players,
        actor: moment.actor,
        offers: moment.offers,
        private: true,
        caught_up: true,
        early: &Early::default(),
        question: moment.question,
        peeks: &[],
        motion: true,
        letters: 1.0,
        contrast: false,
        say: &say,
    })
}

/// The questions that can be asked at this moment, and none.
fn questions(view: &View, seat: Seat) -> Vec<Question> {
    let writer = &view.table.writers[seat];
    let mut all = vec![Question::default(), Question { desk: Some(Seat(0)), what: What::Nothing }];
    all.extend(view.table.tiles.iter().flatten().take(1).map(|tile| Question::own(What::Discard(*tile))));
    all.extend(writer.held().take(1).map(|tile| Question::own(What::Swap(tile))));
    for chapter in view.table.chapters.iter().chain(&writer.drafts).flatten().take(2) {
        all.push(Question::own(What::Page(*chapter)));
        let (tiles, cards) = (writer.held().take(2).collect(), Vec::new());
        all.push(Question::own(What::Pay(Payment { chapter: *chapter, tiles, cards })));
    }
    all
}

/// Matches of bots, looked at after each command.
fn playout(seats: u8, seed: u64, mut see: impl FnMut(&Host<HerStory>, &View, Seat)) {
    let people = BySeat::new(seats, |_| Occupant::new(Player::Bot(Level::Medium), ""));
    let game = Match::<HerStory>::new(Config::new(seats), Seed(seed)).expect("a lawful set-up");
    let (mut host, _) = Host::begin(game, people);
    while let Some(seat) = host.to_act().seats.iter().next() {
        see(&host, &host.view(Viewer::Public), seat);
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
        }
    }
    see(&host, &host.view(Viewer::Public), Seat(0));
}

fn pictures(wishes: &[Wish<Key, Spot>]) -> impl Iterator<Item = &str> {
    wishes.iter().filter_map(|wish| match &wish.look {
        Look::Paper { sprite, .. } => Some(sprite.as_ref()),
        _ => None,
    })
}

fn names_in(manifest: &str) -> BTreeSet<String> {
    manifest.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn known() -> BTreeSet<String> {
    let mut there = names_in(include_str!("../../../../../../assets/pictures/common.ron"));
    there.extend(names_in(<HerStoryView as table::TableGame>::BOX.pack));
    there
}

#[test]
fn every_picture_exists_and_no_two_pieces_have_one_key() {
    let known = known();
    let mut missing = BTreeSet::new();
    for (seats, size) in [(2, SCREENS[1]), (5, SCREENS[0])] {
        let spread = spread(size, seats, Seating::Pass);
        let mut steps = BTreeSet::new();
        playout(seats, u64::from(seats), |host, view, seat| {
            let offers = host.offers(seat);
            steps.insert(
                core::mem::discriminant(&view.table.step) == core::mem::discriminant(&Step::Favourites),
            );
            for question in questions(view, seat) {
                let moment =
                    Moment { view, offers: &offers, actor: Some(seat), spread: &spread, question: &question };
                let wishes = wishes(&moment);
                missing.extend(pictures(&wishes.0).filter(|name| !known.contains(*name)).map(str::to_owned));
                let keys: BTreeSet<_> = wishes.0.iter().map(|wish| wish.key).collect();
                assert_eq!(keys.len(), wishes.0.len(), "{question:?}");
            }
        });
        assert_eq!(steps.len(), 2, "turns and favourites were seen");
    }
    assert_eq!(missing, BTreeSet::new());
}

/// How many icons of its cost the page of a chapter has, and how many of them are ticked.
fn ticks(moment: &Moment) -> (usize, usize) {
    let wishes = wishes(moment);
    let count = |is_it: fn(&Key) -> bool| wishes.0.iter().filter(|wish| is_it(&wish.key)).count();
    (count(|key| matches!(key, Key::PageCost(_))), count(|key| matches!(key, Key::PagePaid(_))))
}

#[test]
fn the_page_of_a_chapter_ticks_all_of_its_cost_exactly_where_it_can_be_completed() {
    let spread = spread(SCREENS[1], 2, Seating::Pass);
    let mut seen = BTreeSet::new();
    playout(2, 7, |host, view, seat| {
        if view.table.step != Step::Turn {
            return;
        }
        let offers = host.offers(seat);
        for chapter in view.table.chapters.iter().flatten() {
            let question = Question::own(What::Page(*chapter));
            let moment =
                Moment { view, offers: &offers, actor: Some(seat), spread: &spread, question: &question };
            let (cost, ticked) = ticks(&moment);
            assert_eq!(cost, usize::from(chapter.cost().len()));
            let offered = |offer: &tabletop::OfferOf<HerStory>| matches!(offer, tabletop::Offer::Ask(prompt) if prompt.chapter == *chapter);
            assert_eq!(ticked == cost, offers.iter().any(offered), "{chapter:?}");
            seen.insert(ticked == cost);
        }
    });
    assert_eq!(seen.len(), 2, "some could be completed, some could not");
}

#[test]
fn every_chapter_tile_field_and_power_has_its_picture() {
    let known = known();
    let has = |name: &str| assert!(known.contains(name), "no picture is called {name}");
    for chapter in ChapterId::all() {
        has(&names::emblem(chapter));
        names::power(chapter.power()).into_iter().for_each(has);
        names::given(chapter.power()).into_iter().for_each(has);
    }
    for tile in Tile::all() {
        has(names::tile(tile));
        let letters = names::tile(tile).trim_start_matches("tile-");
        assert_eq!(letters, tile.to_string());
    }
    for field in Field::ALL {
        for thing in [Toned::Card, Toned::Badge, Toned::Page, Toned::Window] {
            has(names::toned(thing, field));
        }
    }
    Icon::ALL.into_iter().map(names::way).for_each(has);
}

/// RULES 7.1 and 7.2
#[test]
fn only_chapters_and_tiles_that_lie_open_are_wished_for() {
    let spread = spread(SCREENS[1], 3, Seating::Pass);
    playout(3, 4, |host, view, seat| {
        let offers = host.offers(seat);
        let hidden: BTreeSet<_> = view.stacked().collect();
        let bagged: BTreeSet<_> = view.bagged().collect();
        for question in questions(view, seat) {
            let moment =
                Moment { view, offers: &offers, actor: Some(seat), spread: &spread, question: &question };
            for wish in wishes(&moment).0 {
                match wish.key {
                    Key::Card(chapter, _) => {
                        assert!(!hidden.contains(&chapter), "{chapter:?} is in the deck");
                    }
                    Key::Tile(tile) => assert!(!bagged.contains(&tile), "{tile:?} is in the bag"),
                    _ => {}
                }
            }
        }
    });
}

/// RULES 7.1: what one seat may know, all may.
#[test]
fn all_viewers_see_the_same_pieces() {
    let spread = spread(SCREENS[1], 4, Seating::Pass);
    playout(4, 9, |host, view, seat| {
        let question = Question::default();
        let seen = |view: &View| {
            let moment = Moment { view, offers: &[], actor: None, spread: &spread, question: &question };
            wishes(&moment).0
        };
        let public = seen(view);
        for viewer in Viewer::all(4) {
            assert_eq!(seen(&host.view(viewer)), public, "{viewer:?} at the turn of {seat}");
        }
    });
}

/// RULES 4.7: a chapter that lies in a book can be read whole.
#[test]
fn a_page_says_all_of_a_chapter() {
    let spread = spread(SCREENS[0], 2, Seating::Pass);
    let game = Match::<HerStory>::new(Config::new(2), Seed(1)).expect("a lawful set-up");
    let view = HerStory::view(game.state(), Viewer::Public);
    for chapter in ChapterId::all() {
        let card = chapter.chapter().expect("a chapter");
        let question = Question::own(What::Page(chapter));
        let moment = Moment { view: &view, offers: &[], actor: None, spread: &spread, question: &question };
        let wishes = wishes(&moment).0;
        let says = |text: &str| {
            let shown =
                wishes.iter().any(|wish| matches!(&wish.look, Look::Words { text: own, .. } if own == text));
            assert!(shown, "{}: nothing says {text}", card.key);
        };
        says(&card.story.en);
        says(&card.points.to_string());
        let read =
            wishes.iter().filter_map(|wish| wish.touch.as_ref()).find(|touch| touch.spot == Spot::Page);
        assert!(read.is_some_and(|touch| touch.label.contains(&card.story.en)));
        assert!(wishes.iter().any(|wish| wish.key == Key::Spot(Spot::Close)));
        assert!(wishes.iter().any(|wish| wish.key == Key::Spot(Spot::Elsewhere)), "cancel closes it");
    }
}

#[test]
fn a_card_of_the_display_tells_its_cost_icon_by_icon() {
    let spread = spread(SCREENS[1], 2, Seating::Pass);
    let game = Match::<HerStory>::new(Config::new(2), Seed(3)).expect("a lawful set-up");
    let view = HerStory::view(game.state(), Viewer::Public);
    let question = Question::default();
    let moment = Moment { view: &view, offers: &[], actor: None, spread: &spread, question: &question };
    let wishes = wishes(&moment).0;
    for chapter in view.table.chapters.into_iter().flatten() {
        let mut shown: Vec<_> = wishes
            .iter()
            .filter_map(|wish| match (&wish.key, &wish.look) {
                (Key::Card(of, Part::Cost(_)), Look::Paper { sprite, .. }) if *of == chapter => {
                    Some(sprite.as_ref())
                }
                _ => None,
            })
            .collect();
        let mut due: Vec<_> = chapter.cost().iter().map(names::way).collect();
        shown.sort_unstable();
        due.sort_unstable();
        assert_eq!(shown, due);
    }
}
