//! Nothing overlaps on any screen, every picture exists, and no wish says what lies face down.

use std::collections::BTreeSet;

use baba_yaga::{BabaYaga, Clues, Config, Face, PathEnd, Place, View};
use bevy::prelude::*;
use l10n::Locale;
use table::board::{Look, Scene, SeatPlan, Spread, Wish, Wishes};
use table::{Early, Layout, Margins, Seating, Side};
use tabletop::{
    BySeat, Dice, Game, Level, Match, Message, Player, Seat, Seed, Speak, Stream, Viewer, random_command,
};

use super::wanted;
use crate::BabaYagaView;
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
        (2..=5).flat_map(move |seats| {
            [Seating::Pass, Seating::Around].into_iter().map(move |seating| {
                let name = format!("{}x{}, {seats} seats, {seating:?}", size.0, size.1);
                (name, spread(size, seats, seating))
            })
        })
    })
}

/// All that lies flat on the table and must be seen by itself.
fn flat(spread: &Spread, places: &Places, added: Option<PathEnd>) -> Vec<(String, Rect)> {
    let mut all: Vec<(String, Rect)> =
        Place::all().map(|place| (format!("tile {place}"), places.tile(place).rect())).collect();
    let cross = super::path::CROSS.into_iter().chain(added.map(|end| crate::places::opposite(end).cell(5)));
    all.extend(cross.map(|cell| {
        let rect = Rect::from_center_size(places.cell(cell), Vec2::splat(places.unit * 0.999));
        (format!("path {cell:?}"), rect)
    }));
    let slots = [("spell", places.spell), ("candle", places.candle), ("house", places.house)];
    all.extend(slots.map(|(name, slot)| (name.to_owned(), slot.rect())));
    if added.is_none() {
        all.push(("spare".into(), places.spare.rect()));
    }
    // Three powers can be in force at once.
    let force = places.force;
    let lowest = force.at - Vec2::new(0.0, 2.12 * force.size.y);
    let half = force.size / 2.0;
    all.push(("powers".into(), Rect::from_corners(force.at + half, lowest - half)));
    all.extend(spread.mats.iter().map(|(seat, mat)| (format!("mat {seat}"), mat.rect())));
    all
}

fn arrangements() -> impl Iterator<Item = (String, Spread, Places, Option<PathEnd>)> {
    tables().flat_map(|(name, spread)| {
        [None, Some(PathEnd::North), Some(PathEnd::East), Some(PathEnd::South), Some(PathEnd::West)]
            .into_iter()
            .map(move |added| {
                let places = Places::new(spread.board, added);
                (format!("{name}, {added:?}"), spread.clone(), places, added)
            })
    })
}

#[test]
fn nothing_overlaps() {
    for (table, spread, places, added) in arrangements() {
        let flat = flat(&spread, &places, added);
        for (index, (one, rect)) in flat.iter().enumerate() {
            for (other, there) in &flat[index + 1..] {
                let both = rect.intersect(*there);
                let apart = both.width() < 0.5 || both.height() < 0.5;
                assert!(apart, "{table}: {one} and {other} overlap by {both:?}");
            }
        }
    }
}

#[test]
fn everything_lies_inside_the_free_space() {
    for (table, spread, places, added) in arrangements() {
        let free = spread.layout.free.inflate(0.5);
        for (what, rect) in flat(&spread, &places, added) {
            let inside = free.contains(rect.min) && free.contains(rect.max);
            assert!(inside, "{table}: {what} at {rect:?} leaves {free:?}");
        }
    }
}

#[test]
fn a_tile_is_large_enough_for_a_finger() {
    for (table, _, places, _) in arrangements() {
        assert!(places.unit >= 48.0, "{table}: tiles are {} apart", places.unit);
    }
}

/// The texts, made once.
static TEXTS: std::sync::LazyLock<l10n::Texts> =
    std::sync::LazyLock::new(|| l10n::Texts::new(&[crate::TEXTS]));

/// A scene around a view, everybody a person.
fn look<T>(
    view: &View,
    spread: &Spread,
    question: Question,
    look: impl FnOnce(&Scene<BabaYagaView>) -> T,
) -> T {
    let seats = view.config.seats;
    let texts = &*TEXTS;
    let names = BySeat::new(seats, |seat| format!("Nina {seat}"));
    let players =
        BySeat::new(seats, |seat| if seat.0 == 0 { Player::Bot(Level::Easy) } else { Player::Person });
    let say =
        |said: &Message| texts.say(Locale::En, BabaYaga::ID, said, &texts.numbered_seats(Locale::En, None));
    look(&Scene {
        view,
        spread,
        names: &names,
        players: &players,
        actor: Some(view.active),
        offers: &[],
        private: true,
        caught_up: true,
        early: &Early::default(),
        question: &question,
        peeks: &[],
        motion: true,
        letters: 1.0,
        contrast: false,
        say: &say,
    })
}

type Found = (View, Wishes<Key, Spot>);

/// Views along random matches, and what is wished for in each.
fn playout(config: Config, seed: u64, mut see: impl FnMut(&Match<BabaYaga>, &Found)) {
    let spread = spread(SCREENS[1], config.seats, Seating::Pass);
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut game = Match::<BabaYaga>::new(config, Seed(seed)).expect("a lawful set-up");
    loop {
        let view = BabaYaga::view(game.state(), Viewer::Public);
        let question = if seed.is_multiple_of(2) { Question::Nothing } else { Question::Swap(Place(3)) };
        let wishes = look(&view, &spread, question, wanted);
        see(&game, &(view, wishes));
        if BabaYaga::outcome(game.state()).is_some() {
            return;
        }
        let to_act = BabaYaga::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 3))) {
            Some(seat) => {
                let command = random_command::<BabaYaga>(&BabaYaga::offers(game.state(), seat), &mut dice);
                let at = game.now() + u64::from(dice.below(200));
                // In that time the witch may have come, and then it is refused.
                let _ = game.submit(seat, command.expect("who may act has offers"), at);
            }
            None => game.advance(BabaYaga::next_deadline(game.state()).expect("a clock that runs")),
        }
    }
}

fn configs() -> Vec<Config> {
    let base = |seats, clues, clock| Config { clues, clock, flights: 3, ..Config::new(seats) };
    vec![
        base(2, Clues::Vague, baba_yaga::Clock::Hands),
        base(3, Clues::Bare, baba_yaga::Clock::Untimed),
        Config { preview: true, expert: true, ..base(5, Clues::Clear, baba_yaga::Clock::Hands) },
        Config { preview: true, ..base(4, Clues::Vague, Config::new(4).clock) },
    ]
}

fn pictures(wishes: &[Wish<Key, Spot>]) -> impl Iterator<Item = (Key, &str)> {
    wishes.iter().filter_map(|wish| match &wish.look {
        Look::Paper { sprite, .. } => Some((wish.key, sprite.as_ref())),
        _ => None,
    })
}

#[test]
fn an_ingredient_is_wished_for_only_where_its_tile_is_up() {
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, (view, wishes)| {
            for (key, sprite) in pictures(&wishes.0) {
                if sprite.starts_with("ingredient-") {
                    let Key::Tile(place) = key else { panic!("{sprite} on {key:?}") };
                    let up = view.tiles[place.index()].ingredient.map(names::ingredient);
                    assert_eq!(up, Some(sprite), "at {place}");
                }
                if let Key::Tile(place) = key
                    && view.face(place) == Face::Down
                {
                    assert!(sprite.starts_with("forest-"), "{place} is down and shows {sprite}");
                }
            }
        });
    }
}

#[test]
fn a_bare_forest_is_sixteen_times_the_same() {
    let config = Config { clues: Clues::Bare, flights: 2, ..Config::new(3) };
    playout(config, 9, |_, (view, wishes)| {
        let down = pictures(&wishes.0)
            .filter(|(key, _)| matches!(key, Key::Tile(place) if view.face(*place) == Face::Down));
        let sides: BTreeSet<_> = down.map(|(_, sprite)| sprite.to_owned()).collect();
        assert!(sides.is_subset(&BTreeSet::from(["forest-bare".to_owned()])), "{sides:?}");
    });
}

#[test]
fn neither_a_label_nor_a_line_of_the_log_names_what_lies_face_down() {
    let texts = &*TEXTS;
    let seats = texts.numbered_seats(Locale::En, None);
    let say = |said: &Message| texts.say(Locale::En, BabaYaga::ID, said, &seats).to_lowercase();
    let words = baba_yaga::Ingredient::ALL.map(|ingredient| say(&ingredient.message()));
    let names_one = |line: &str| {
        let mut parts = line.split(|c: char| !c.is_alphabetic());
        parts.any(|part| words.iter().any(|word| word == part))
    };
    for (seed, config) in (0..).zip(configs().into_iter().filter(|config| config.clues != Clues::Clear)) {
        let mut told = 0;
        playout(config, seed, |game, (view, wishes)| {
            for wish in &wishes.0 {
                let Some(touch) = &wish.touch else { continue };
                let up = matches!(touch.spot, Spot::Tile(place) if view.face(place) != Face::Down);
                assert_eq!(names_one(&touch.label.to_lowercase()), up, "{:?}: {}", touch.spot, touch.label);
            }
            for beat in &game.beats()[told..] {
                let line = say(&beat.event.message());
                assert!(!names_one(&line), "{line}");
            }
            told = game.beats().len();
        });
    }
}

fn names_in(manifest: &str) -> BTreeSet<String> {
    manifest.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_picture_exists_and_no_two_pieces_have_one_key() {
    let mut there = names_in(include_str!("../../../../../../assets/pictures/common.ron"));
    there.extend(names_in(<BabaYagaView as table::TableGame>::BOX.pack));
    let mut missing = BTreeSet::new();
    let mut note = |sprite: &str| {
        if !there.contains(sprite) {
            missing.insert(sprite.to_owned());
        }
    };
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, (_, wishes)| {
            pictures(&wishes.0).for_each(|(_, sprite)| note(sprite));
            let keys: BTreeSet<_> = wishes.0.iter().map(|wish| wish.key).collect();
            assert_eq!(keys.len(), wishes.0.len());
        });
    }
    // Those that only a certain course of a match shows.
    for power in baba_yaga::Power::ALL {
        note(names::power(power));
    }
    for left in 0..=5 {
        note(names::candle(left));
    }
    for sprite in ["icon-pause", "mat-night", "button-ember", "icon-check"] {
        note(sprite);
    }
    for sprite in ["stamp-broken", "stamp-lost", "mark-star", "house-lifted", "hand-left", "hand-right"] {
        note(sprite);
    }
    for ingredient in baba_yaga::Ingredient::ALL {
        note(names::bit(ingredient));
        note(names::ingredient(ingredient));
        for clues in Clues::ALL {
            note(names::forest(clues, clues.clue(ingredient)));
        }
    }
    assert_eq!(missing, BTreeSet::new());
}
