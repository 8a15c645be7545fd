//! Nothing overlaps on any screen, every picture exists, and no wish says what a viewer may not know.

use std::collections::BTreeSet;

use bevy::prelude::*;
use donkey_bridge::{Answering, Config, DonkeyBridge, Event, Phase, Rounds, Timer, View, Word};
use l10n::Locale;
use table::board::{Look, Scene, SeatPlan, Spread, Wish, Wishes};
use table::{Early, Layout, Margins, Seating, Side};
use tabletop::{
    BySeat, Dice, Game, Level, Match, Message, Player, Seat, Seed, Stream, Viewer, random_command,
};

use super::wanted;
use crate::DonkeyBridgeView;
use crate::names;
use crate::piece::{Key, Question, Spot};
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
        (3..=6).flat_map(move |seats| {
            [Seating::Pass, Seating::Around].into_iter().map(move |seating| {
                let name = format!("{}x{}, {seats} seats, {seating:?}", size.0, size.1);
                (name, spread(size, seats, seating))
            })
        })
    })
}

#[test]
fn nothing_in_the_bubble_overlaps_or_leaves_it() {
    for (table, spread) in tables() {
        let places = Places::new(&spread, 6, true);
        for count in [3, 4, 5, 16] {
            let mut all: Vec<Rect> = (0..count).map(|index| places.tile(index, count).rect()).collect();
            all.extend([places.head, places.button.rect(), places.clock.rect()]);
            for (index, one) in all.iter().enumerate() {
                let bubble = places.bubble.inflate(0.5);
                assert!(bubble.contains(one.min) && bubble.contains(one.max), "{table}: {one:?} leaves it");
                for other in &all[index + 1..] {
                    let both = one.intersect(*other);
                    let apart = both.width() < 0.5 || both.height() < 0.5;
                    assert!(apart, "{table}: {one:?} and {other:?} overlap by {both:?}");
                }
            }
        }
    }
}

#[test]
fn the_bubble_lies_between_the_mats_and_a_word_is_large_enough_for_a_finger() {
    for (table, spread) in tables() {
        let places = Places::new(&spread, 7, true);
        assert!(places.tile(0, 16).size.min_element() >= 44.0, "{table}: {:?}", places.tile(0, 16));
        for mat in spread.mats.values() {
            let both = mat.rect().intersect(places.bubble);
            assert!(both.width() < 0.5 || both.height() < 0.5, "{table}: a mat lies in the bubble");
        }
    }
}

#[test]
fn the_donkey_walks_from_left_to_right_and_stays_on_the_table() {
    for (table, spread) in tables() {
        for rounds in [6, 7] {
            let places = Places::new(&spread, rounds, false);
            let steps: Vec<Rect> = (1..=rounds).map(|round| places.donkey(round).rect()).collect();
            assert!(steps.is_sorted_by(|one, next| one.center().x < next.center().x), "{table}");
            let free = spread.layout.free.inflate(2.0);
            let inside = |step: &Rect| free.contains(step.min) && free.contains(step.max);
            assert!(steps.iter().all(inside), "{table}: {steps:?} in {free:?}");
        }
    }
}

/// The texts, made once.
static TEXTS: std::sync::LazyLock<l10n::Texts> =
    std::sync::LazyLock::new(|| l10n::Texts::new(&[crate::TEXTS]));

/// A scene around a view, with persons and one bot.
fn look<T>(view: &View, spread: &Spread, look: impl FnOnce(&Scene<DonkeyBridgeView>) -> T) -> T {
    let seats = view.config.seats;
    let texts = &*TEXTS;
    let names = BySeat::new(seats, |seat| format!("Nina {seat}"));
    let players =
        BySeat::new(seats, |seat| if seat.0 == 0 { Player::Bot(Level::Easy) } else { Player::Person });
    let say = |said: &Message| {
        texts.say(Locale::En, DonkeyBridge::ID, said, &texts.numbered_seats(Locale::En, None))
    };
    let actor = view.guessing.as_ref().map_or(view.teller, |guessing| guessing.turn);
    look(&Scene {
        view,
        spread,
        names: &names,
        players: &players,
        actor: Some(actor).filter(|seat| seat.0 > 0),
        offers: &[],
        private: view.viewer == Some(actor),
        caught_up: true,
        early: &Early::default(),
        question: &Question::Nothing,
        peeks: &[],
        motion: true,
        letters: 1.0,
        contrast: false,
        say: &say,
    })
}

/// Views along random matches for each viewer, and what is wished for in each.
fn playout(config: Config, seed: u64, mut see: impl FnMut(&Match<DonkeyBridge>, &View, &Wishes<Key, Spot>)) {
    let seats = config.seats;
    let spread = spread(SCREENS[1], seats, Seating::Pass);
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut game = Match::<DonkeyBridge>::new(config, Seed(seed)).expect("a lawful set-up");
    loop {
        for viewer in Viewer::all(seats) {
            let view = DonkeyBridge::view(game.state(), viewer);
            let wishes = look(&view, &spread, wanted);
            see(&game, &view, &wishes);
        }
        if DonkeyBridge::outcome(game.state()).is_some() {
            return;
        }
        let seat = DonkeyBridge::to_act(game.state()).seats.iter().next().expect("somebody acts");
        let command = random_command::<DonkeyBridge>(&DonkeyBridge::offers(game.state(), seat), &mut dice);
        let at = game.now();
        // What a sample writes may be refused.
        let _ = game.submit(seat, command.expect("who may act has offers"), at);
    }
}

fn configs() -> Vec<Config> {
    vec![
        Config::new(3),
        Config::new(6).rounds(Rounds::Seven).timer(Timer::Off),
        Config::new(4).answering(Answering::Typed),
        Config::new(5).answering(Answering::Spoken),
    ]
}

fn pictures(wishes: &[Wish<Key, Spot>]) -> impl Iterator<Item = (Key, &str)> {
    wishes.iter().filter_map(|wish| match &wish.look {
        Look::Paper { sprite, .. } => Some((wish.key, sprite.as_ref())),
        _ => None,
    })
}

/// The tiles that were dealt for the story that is guessed and have not been named: who holds which (RULES 7.1).
fn dealt(game: &Match<DonkeyBridge>) -> Vec<(Seat, Word)> {
    let mut held = Vec::new();
    for beat in game.beats() {
        match &beat.event {
            Event::GuessingBegan { .. } | Event::StoryClosed { .. } => held.clear(),
            Event::TileDealt { seat, word: Some(word) } => held.push((*seat, *word)),
            Event::TileTakenOver { seat, word: Some(word), .. } => {
                held.retain(|(_, held)| held != word);
                held.push((*seat, *word));
            }
            Event::WordNamed { word, .. } | Event::LastTileKept { word, .. } => {
                held.retain(|(_, held)| held != word);
            }
            _ => {}
        }
    }
    held
}

#[test]
fn a_dealt_tile_is_seen_by_its_holder_alone() {
    let mut seen = 0;
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |game, view, wishes| {
            for (holder, word) in dealt(game) {
                let name = names::word(word);
                let shows: Vec<Key> =
                    pictures(&wishes.0).filter(|(_, sprite)| *sprite == name).map(|(key, _)| key).collect();
                let is_holder = view.viewer == Some(holder);
                assert_eq!(shows.contains(&Key::Hand(holder)), is_holder, "{word:?} of {holder}");
                let tells = view.viewer == Some(view.teller);
                let picked = view.config.answering == Answering::Picked;
                if !is_holder && !tells && !picked {
                    assert_eq!(shows, [], "{:?} sees {word:?} of {holder}", view.viewer);
                }
                seen += usize::from(is_holder);
            }
        });
    }
    assert!(seen > 50, "tiles are dealt");
}

/// RULES 5.2, 7.1: nobody but its holder is shown which word of the board cannot be picked.
#[test]
fn only_the_own_word_is_marked_as_the_own() {
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |game, view, wishes| {
            let own = dealt(game).into_iter().find(|(seat, _)| view.viewer == Some(*seat));
            let marks = pictures(&wishes.0).filter(|(_, sprite)| *sprite == "mark-own").count();
            let teller_knows = view.own.as_ref().is_some_and(|own| own.guessers_tile.is_some());
            assert_eq!(marks, usize::from(own.is_some()) + usize::from(teller_knows));
            if view.viewer.is_none() && view.phase == Phase::Guessing {
                let legal = |wish: &&Wish<Key, Spot>| {
                    wish.touch
                        .as_ref()
                        .is_some_and(|touch| touch.legal && matches!(touch.spot, Spot::Pick(_)))
                };
                let open = view.guessing.as_ref().map_or(0, |guessing| {
                    guessing.board.iter().filter(|tile| tile.mark == donkey_bridge::Mark::Open).count()
                });
                let found = wishes.0.iter().filter(legal).count();
                assert!(found == 0 || found == open, "{found} of {open} may be picked");
            }
        });
    }
}

/// RULES 7.1: stacks and score piles show their backs to everybody.
#[test]
fn what_lies_face_down_shows_its_back() {
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, view, wishes| {
            let told = view.telling.as_ref().map(|telling| telling.slot);
            for (key, sprite) in pictures(&wishes.0) {
                match key {
                    Key::Story(seat, slot, _) if seat == view.teller && told == Some(slot) => {
                        assert!(sprite.starts_with("word-"));
                    }
                    Key::Story(..) | Key::PileBelow(..) | Key::Spare(..) => assert_eq!(sprite, names::BACK),
                    Key::Pile(_) => assert!([names::BACK, names::STOP].contains(&sprite)),
                    _ => {}
                }
            }
        });
    }
}

/// RULES 3.3: while a story is typed, the table says which words it lacks.
#[test]
fn a_draft_is_told_what_it_lacks() {
    let words = ["camel", "three"].map(|id| Word::all().find(|word| word.id() == id).expect("a word"));
    let ask = donkey_bridge::Ask::Story { words: words.to_vec() };
    let lacks = |text: &str| <DonkeyBridgeView as table::TableGame>::lacks(&ask, text);
    let said = lacks("一隻駱駝").expect("the number is lacking");
    let texts = &*TEXTS;
    let said = texts.say(Locale::En, DonkeyBridge::ID, &said, &texts.numbered_seats(Locale::En, None));
    assert!(said.contains("three") && !said.contains("camel"), "{said}");
    assert_eq!(lacks("三隻駱駝"), None);
    assert_eq!(
        <DonkeyBridgeView as table::TableGame>::lacks(&donkey_bridge::Ask::Answer { barred: vec![] }, "?"),
        None
    );
}

/// The turn is told in its own words to whoever looks alone and is to act.
#[test]
fn only_the_storyteller_is_told_to_tell() {
    let game = Match::<DonkeyBridge>::new(Config::new(3), Seed(1)).expect("a lawful set-up");
    for viewer in Viewer::all(3) {
        let view = DonkeyBridge::view(game.state(), viewer);
        let task = <DonkeyBridgeView as table::TableGame>::task(&view).map(|said| said.id);
        assert_eq!(task, (view.viewer == Some(view.teller)).then_some("board-turn"), "{viewer:?}");
    }
}

fn names_in(manifest: &str) -> BTreeSet<String> {
    manifest.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_picture_exists_and_no_two_pieces_have_one_key() {
    let mut there = names_in(include_str!("../../../../../../assets/pictures/common.ron"));
    there.extend(names_in(<DonkeyBridgeView as table::TableGame>::BOX.pack));
    let mut missing = BTreeSet::new();
    let mut note = |sprite: &str| {
        if !there.contains(sprite) {
            missing.insert(sprite.to_owned());
        }
    };
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, _, wishes| {
            pictures(&wishes.0).for_each(|(_, sprite)| note(sprite));
            let keys: BTreeSet<_> = wishes.0.iter().map(|wish| wish.key).collect();
            assert_eq!(keys.len(), wishes.0.len());
        });
    }
    Word::all().for_each(|word| note(&names::word(word)));
    (0..=8).for_each(|left| note(names::clock(left)));
    for sprite in [names::BACK, names::STOP, "mark-right", "mark-wrong", "mark-own", "stop-badge"] {
        note(sprite);
    }
    assert_eq!(missing, BTreeSet::new());
}
