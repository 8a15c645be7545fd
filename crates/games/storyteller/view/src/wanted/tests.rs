//! Every picture exists, nothing leaves the table, and no wish says what the viewer may not know (RULES 7.1, 7.2).

use std::collections::BTreeSet;

use bevy::prelude::*;
use l10n::Locale;
use storyteller::{Card, Config, End, Storyteller, View};
use table::board::{Look, Reply, Scene, SeatPlan, Spread, Wish, Wishes};
use table::{Early, Layout, Margins, Seating, Side};
use tabletop::{
    BySeat, Dice, Game, Level, Match, Message, OfferOf, Player, Seat, Seed, Stream, Viewer, random_command,
};

use super::wanted;
use crate::StorytellerView;
use crate::names;
use crate::piece::{Key, Question, Spot};
use crate::places::{GOAL, Places};

const SCREENS: [(f32, f32, f32, f32); 4] = [
    (390.0, 844.0, 56.0, 150.0),
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
    Spread::new(&layout, &SeatPlan { seating, sides, front: Seat(0) })
}

/// The texts, made once.
static TEXTS: std::sync::LazyLock<l10n::Texts> =
    std::sync::LazyLock::new(|| l10n::Texts::new(&[crate::TEXTS]));

/// What is asked and known beside the view.
struct Around<'a> {
    spread: &'a Spread,
    question: &'a Question,
    offers: &'a [OfferOf<Storyteller>],
    peeks: &'a [(Seat, View)],
}

/// A scene around a view, everybody a person.
fn look<T>(view: &View, around: &Around, look: impl FnOnce(&Scene<StorytellerView>) -> T) -> T {
    let seats = view.config.seats;
    let texts = &*TEXTS;
    let names = BySeat::new(seats, |seat| format!("Nina {seat}"));
    let player = |seat: Seat| if seat.0 == 0 { Player::Bot(Level::Easy) } else { Player::Person };
    let players = BySeat::new(seats, player);
    let say = |said: &Message| {
        texts.say(Locale::En, Storyteller::ID, said, &texts.numbered_seats(Locale::En, None))
    };
    look(&Scene {
        view,
        spread: around.spread,
        names: &names,
        players: &players,
        actor: view.viewer.or(Some(Seat(1))),
        offers: around.offers,
        private: view.viewer.is_some(),
        caught_up: true,
        early: &Early::default(),
        question: around.question,
        peeks: around.peeks,
        motion: true,
        letters: 1.0,
        contrast: false,
        say: &say,
    })
}

/// Goes through random matches: the match after each command, and how many there have been.
fn playout(config: Config, seed: u64, mut see: impl FnMut(&Match<Storyteller>)) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut game = Match::<Storyteller>::new(config, Seed(seed)).expect("a lawful set-up");
    loop {
        see(&game);
        if Storyteller::outcome(game.state()).is_some() {
            return;
        }
        let seats = Storyteller::to_act(game.state()).seats.iter().collect::<Vec<_>>();
        let seat = *dice.pick(&seats).expect("somebody acts");
        let offers = Storyteller::offers(game.state(), seat);
        let command = random_command::<Storyteller>(&offers, &mut dice).expect("who may act has offers");
        let now = game.now();
        game.submit(seat, command, now).expect("offers are lawful");
    }
}

fn configs() -> impl Iterator<Item = Config> {
    (3..=6).map(|seats| Config::new(seats).ending(End::Rounds(2)))
}

/// What can be asked in this view: nothing, a card of the own hand, a card on show.
fn questions(view: &View) -> Vec<Question> {
    let held = view.own.iter().flat_map(|own| own.hand.first()).map(|card| Question::lifting(*card));
    let shown = (!view.show.is_empty()).then(|| Question { lifted: Vec::new(), place: Some(1) });
    core::iter::once(Question::default()).chain(held).chain(shown).collect()
}

/// Sprites that are wished for, with their keys.
fn pictures(wishes: &[Wish<Key, Spot>]) -> impl Iterator<Item = (Key, &str)> {
    wishes.iter().filter_map(|wish| match &wish.look {
        Look::Paper { sprite, .. } => Some((wish.key, sprite.as_ref())),
        _ => None,
    })
}

/// The cards that this view may name: those on show, and the own ones.
fn known(view: &View) -> BTreeSet<Card> {
    let shown = view.show.iter().map(|shown| shown.card);
    let own = view
        .own
        .iter()
        .flat_map(|own| own.hand.iter().chain(&own.told).chain(&own.given).copied().collect::<Vec<_>>());
    shown.chain(own).collect()
}

fn card_of(sprite: &str) -> Option<Card> {
    Card::all().find(|card| names::face(*card) == sprite)
}

#[test]
fn no_card_is_wished_for_that_the_viewer_may_not_know() {
    let titles: Vec<(Card, String)> = Card::all().map(|card| (card, title(card))).collect();
    for (seed, config) in (0..).zip(configs()) {
        let seats = config.seats;
        let spread = spread(SCREENS[1], seats, Seating::Pass);
        playout(config, seed, |game| {
            for viewer in Viewer::all(seats) {
                let view = Storyteller::view(game.state(), viewer);
                let known = known(&view);
                for question in questions(&view) {
                    let around = Around { spread: &spread, question: &question, offers: &[], peeks: &[] };
                    let wishes = look(&view, &around, wanted).0;
                    for (key, sprite) in pictures(&wishes) {
                        let card = card_of(sprite);
                        assert!(
                            card.is_none_or(|card| known.contains(&card)),
                            "{viewer:?}: {sprite} on {key:?}"
                        );
                    }
                    for touch in wishes.iter().filter_map(|wish| wish.touch.as_ref()) {
                        for (card, title) in &titles {
                            let named = touch.label.contains(&format!("“{title}”"));
                            assert!(!named || known.contains(card), "{viewer:?}: {}", touch.label);
                        }
                    }
                }
            }
        });
    }
}

fn title(card: Card) -> String {
    let texts = &*TEXTS;
    let seats = texts.numbered_seats(Locale::En, None);
    texts.say(Locale::En, Storyteller::ID, &tabletop::Speak::message(&card), &seats)
}

#[test]
fn whose_a_card_is_and_who_voted_for_it_is_not_seen_before_the_reveal() {
    for (seed, config) in (20..).zip(configs()) {
        let seats = config.seats;
        let spread = spread(SCREENS[1], seats, Seating::Pass);
        playout(config, seed, |game| {
            for viewer in Viewer::all(seats) {
                let view = Storyteller::view(game.state(), viewer);
                let question = Question::default();
                let around = Around { spread: &spread, question: &question, offers: &[], peeks: &[] };
                let wishes = look(&view, &around, wanted).0;
                let open = view.tally.is_some();
                let told = wishes
                    .iter()
                    .filter(|wish| matches!(wish.key, Key::Owner(_) | Key::TaleGlow(_) | Key::Note(_)));
                assert_eq!(told.count() > 0, open, "{viewer:?} in {:?}", view.phase);
                for (key, sprite) in pictures(&wishes) {
                    if matches!(key, Key::Vote(_)) && !open {
                        assert_eq!(sprite, "vote-back", "{viewer:?}");
                    }
                    // The own marks are for the owner's eyes.
                    let is_own = matches!(key, Key::Own(_) | Key::Mine);
                    assert!(!is_own || view.viewer.is_some(), "{key:?} for {viewer:?}");
                }
            }
        });
    }
}

#[test]
fn a_seat_that_holds_its_mat_sees_its_own_hand_and_no_other() {
    let config = Config::new(4).ending(End::Rounds(1));
    let spread = spread(SCREENS[1], 4, Seating::Around);
    playout(config, 5, |game| {
        let view = Storyteller::view(game.state(), Viewer::Public);
        let theirs = Storyteller::view(game.state(), Viewer::Seat(Seat(2)));
        let hand: BTreeSet<Card> =
            theirs.own.iter().flat_map(|own| own.hand.clone()).chain(known(&view)).collect();
        let peeks = [(Seat(2), theirs)];
        let question = Question::default();
        let around = Around { spread: &spread, question: &question, offers: &[], peeks: &peeks };
        let wishes = look(&view, &around, wanted).0;
        for (key, sprite) in pictures(&wishes) {
            if let Some(card) = card_of(sprite) {
                assert!(hand.contains(&card), "{sprite} on {key:?}");
                let of_them = matches!(key, Key::Peeked(Seat(2), _) | Key::Shown(_));
                assert!(of_them, "{key:?}");
            }
        }
    });
}

#[test]
fn large_pictures_are_those_that_the_viewer_may_know() {
    let config = Config::new(5).ending(End::Rounds(1));
    let spread = spread(SCREENS[1], 5, Seating::Pass);
    playout(config, 8, |game| {
        for viewer in Viewer::all(5) {
            let view = Storyteller::view(game.state(), viewer);
            let known = known(&view);
            let offers = match viewer {
                Viewer::Seat(seat) => Storyteller::offers(game.state(), seat),
                Viewer::Public => Vec::new(),
            };
            let question = Question::default();
            let around = Around { spread: &spread, question: &question, offers: &offers, peeks: &[] };
            for spot in [Spot::Held(Card(0)), Spot::Shown(1)] {
                let reply = look(&view, &around, |scene| match spot {
                    Spot::Held(card) => crate::large::of_hand(scene, card),
                    _ => crate::large::of_show(scene, 1),
                });
                let Reply::Enlarge(enlarged) = reply else { continue };
                for (plate, _) in &enlarged.plates {
                    let card = card_of(&plate.sprite).expect("a card");
                    assert!(known.contains(&card), "{viewer:?}: {}", plate.title);
                }
                assert_eq!(enlarged.secret, matches!(spot, Spot::Held(_)));
            }
        }
    });
}

#[test]
fn a_person_tells_gives_and_votes_with_the_pieces_alone() {
    let config = Config::new(4).starting(Seat(1)).ending(End::Rounds(1));
    let game = Match::<Storyteller>::new(config, Seed(3)).expect("a lawful set-up");
    let teller = Viewer::Seat(Seat(1));
    let view = Storyteller::view(game.state(), teller);
    let card = view.own.as_ref().expect("an own hand").hand[2];
    let spread = spread(SCREENS[1], 4, Seating::Pass);
    let offers = Storyteller::offers(game.state(), Seat(1));
    let touched = |question: &Question, spot| {
        let around = Around { spread: &spread, question, offers: &offers, peeks: &[] };
        look(&view, &around, |scene| crate::touch::touched(scene, spot))
    };
    let lifted = Question::lifting(card);
    assert_eq!(touched(&Question::default(), Spot::Held(card)), Reply::Ask(lifted.clone()));
    assert!(matches!(touched(&lifted, Spot::Held(card)), Reply::Enlarge(_)), "the second press");
    let aloud = storyteller::Command::Tell { card, hint: storyteller::Hint::Aloud };
    let button = Spot::Button(crate::piece::Deed::Aloud);
    assert_eq!(touched(&lifted, button), Reply::Do(Seat(1), aloud));
    let Reply::Open(offer) = touched(&lifted, Spot::Button(crate::piece::Deed::Write)) else {
        panic!("the panel opens")
    };
    assert_eq!(offers[offer], tabletop::Offer::Ask(storyteller::Ask::Written { card }));
}

fn names_in(manifest: &str) -> BTreeSet<String> {
    manifest.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_picture_exists_and_no_two_pieces_have_one_key() {
    let mut there = names_in(include_str!("../../../../../../assets/pictures/common.ron"));
    there.extend(names_in(<StorytellerView as table::TableGame>::BOX.pack));
    for more in <StorytellerView as table::TableGame>::MORE_PACKS {
        there.extend(names_in(more));
    }
    for (seed, config) in (40..).zip(configs()) {
        let seats = config.seats;
        for (size, seating) in [(SCREENS[0], Seating::Pass), (SCREENS[1], Seating::Around)] {
            let spread = spread(size, seats, seating);
            playout(config.clone(), seed, |game| {
                for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                    let view = Storyteller::view(game.state(), viewer);
                    for question in questions(&view) {
                        let around = Around { spread: &spread, question: &question, offers: &[], peeks: &[] };
                        let wishes = look(&view, &around, wanted).0;
                        for (_, sprite) in pictures(&wishes) {
                            assert!(there.contains(sprite), "no sprite is called {sprite}");
                        }
                        let keys: BTreeSet<_> = wishes.iter().map(|wish| wish.key).collect();
                        assert_eq!(keys.len(), wishes.len());
                    }
                }
            });
        }
    }
    for card in Card::all() {
        assert!(there.contains(names::face(card).as_ref()));
    }
}

#[test]
fn each_large_picture_has_its_file() {
    let large = include_str!("../../../../../../assets/pictures/storyteller-large.ron");
    for card in Card::all() {
        let file = names::large(card);
        let file = file.strip_prefix("pictures/").expect("it lies with the pictures");
        assert!(large.contains(&format!("file: \"{file}\"")), "{file}");
    }
}

#[test]
fn cards_scroll_and_track_stay_on_the_board_and_apart() {
    for size in SCREENS {
        for seats in 3..=6 {
            for seating in [Seating::Pass, Seating::Around] {
                let spread = spread(size, seats, seating);
                let config = Config::new(seats).ending(End::Rounds(1));
                playout(config, 2, |game| {
                    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                        let view = Storyteller::view(game.state(), viewer);
                        lies_apart(&spread, &view);
                    }
                });
            }
        }
    }
}

fn lies_apart(spread: &Spread, view: &View) {
    let places = Places::of(spread, view);
    let board = places.board.inflate(1.0);
    for number in 0..=GOAL {
        assert!(board.contains(places.track.step(number)), "step {number}");
    }
    let count = u8::try_from(view.show.len()).expect("few cards");
    let mut rects: Vec<(String, Rect)> = vec![("hint".into(), places.hint.rect())];
    rects.extend((0..count).map(|index| (format!("card {index}"), places.shown(true, index, count).rect())));
    for (index, (name, rect)) in rects.iter().enumerate() {
        assert!(board.contains(rect.min) && board.contains(rect.max), "{name}: {rect:?} in {board:?}");
        for (other, there) in &rects[index + 1..] {
            let both = rect.intersect(*there);
            assert!(both.width() < 0.5 || both.height() < 0.5, "{name} and {other}: {both:?}");
        }
    }
}

#[test]
fn what_lies_on_one_plane_does_not_overlap() {
    let wishes = |view: &View, spread: &Spread| -> Wishes<Key, Spot> {
        let question = Question::default();
        let around = Around { spread, question: &question, offers: &[], peeks: &[] };
        look(view, &around, wanted)
    };
    for size in SCREENS {
        let spread = spread(size, 6, Seating::Pass);
        playout(Config::new(6).ending(End::Rounds(1)), 9, |game| {
            let view = Storyteller::view(game.state(), Viewer::Seat(Seat(1)));
            let wishes = wishes(&view, &spread).0;
            let spots: Vec<(u8, Rect)> = wishes
                .iter()
                .filter_map(|wish| {
                    let Look::Paper { size, .. } = &wish.look else { return None };
                    let rect = Rect::from_center_size(wish.pose.at, *size);
                    Some((wish.touch.as_ref()?.plane, rect))
                })
                .collect();
            for (index, (plane, rect)) in spots.iter().enumerate() {
                for (other, there) in &spots[index + 1..] {
                    let both = rect.intersect(*there);
                    let apart = both.width() < 1.0 || both.height() < 1.0;
                    assert!(plane != other || apart, "{rect:?} and {there:?} on plane {plane}");
                }
            }
        });
    }
}
