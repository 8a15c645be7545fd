//! Nothing lies over anything else on any screen, every picture exists, and no wish says what is not to be seen yet.

use std::collections::BTreeSet;

use bevy::prelude::*;
use l10n::Locale;
use table::board::{Look, Scene, SeatPlan, Slot, Spread, Wish, Wishes};
use table::{Early, Layout, Margins, Seating, Side, TableGame};
use tabletop::testkit::Lawful;
use tabletop::{BySeat, Dice, Game, Match, Message, Player, Seat, Seed, Stream, Viewer, random_command};
use verse_and_painting::{Config, Mode, Phase, VerseAndPainting, View};

use super::wanted;
use crate::piece::{Key, Question, Slip, Spot};
use crate::places::{PLATE, Places, Plan};
use crate::{VerseView, names};

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

fn plans(seats: u8) -> impl Iterator<Item = Plan> {
    let counts = [seats, 2 * seats, 12];
    counts.into_iter().flat_map(move |slips| {
        [false, true].into_iter().map(move |translated| Plan {
            seats,
            slips,
            translated,
            between: slips == seats,
        })
    })
}

fn tables() -> impl Iterator<Item = (String, Rect, Places)> {
    SCREENS.into_iter().flat_map(|size| {
        (3..=6).flat_map(move |seats| {
            [Seating::Pass, Seating::Around].into_iter().flat_map(move |seating| {
                let board = spread(size, seats, seating).board;
                plans(seats).map(move |plan| {
                    let name = format!("{}x{}, {seating:?}, {plan:?}", size.0, size.1);
                    (name, board, Places::new(board, plan))
                })
            })
        })
    })
}

/// All that must be seen by itself.
fn flat(places: &Places) -> Vec<(String, Rect)> {
    let mut all = vec![("header".to_owned(), places.header)];
    for (seat, slot) in places.paintings.iter() {
        let low = Vec2::new(0.0, slot.size.y * PLATE);
        let with_plate = Slot::new(slot.at - low / 2.0, slot.size + low);
        all.push((format!("painting {seat}"), with_plate.rect()));
    }
    all.extend(places.slips.iter().enumerate().map(|(index, slot)| (format!("slip {index}"), slot.rect())));
    all
}

#[test]
fn nothing_overlaps_and_everything_lies_on_the_board() {
    for (table, board, places) in tables() {
        let flat = flat(&places);
        let board = board.inflate(0.5);
        for (index, (one, rect)) in flat.iter().enumerate() {
            let inside = board.contains(rect.min) && board.contains(rect.max);
            assert!(inside, "{table}: {one} at {rect:?} leaves {board:?}");
            for (other, there) in &flat[index + 1..] {
                let both = rect.intersect(*there);
                let apart = both.width() < 0.5 || both.height() < 0.5;
                assert!(apart, "{table}: {one} and {other} overlap by {both:?}");
            }
        }
        let focus = places.focus.rect();
        assert!(board.contains(focus.min) && board.contains(focus.max), "{table}: the painting that is up");
        assert!(places.entered.min.x >= focus.max.x, "{table}: what is entered lies beside it");
    }
}

/// The texts, made once.
static TEXTS: std::sync::LazyLock<l10n::Texts> =
    std::sync::LazyLock::new(|| l10n::Texts::new(&[crate::TEXTS]));

/// A scene around a view, everybody a person.
fn look<T>(view: &View, question: Question, locale: Locale, look: impl FnOnce(&Scene<VerseView>) -> T) -> T {
    let seats = view.config.seats;
    let spread = spread(SCREENS[1], seats, Seating::Pass);
    let names = BySeat::new(seats, |seat| format!("Nina {seat}"));
    let players = BySeat::new(seats, |_| Player::Person);
    let texts = &*TEXTS;
    let say =
        |said: &Message| texts.say(locale, VerseAndPainting::ID, said, &texts.numbered_seats(locale, None));
    look(&Scene {
        view,
        spread: &spread,
        names: &names,
        players: &players,
        actor: view.viewer,
        offers: &[],
        private: view.viewer.is_some(),
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

/// Plays a random match; at every step, and between all beats, shows what each viewer's wishes are.
fn playout(
    config: Config,
    seed: u64,
    mut see: impl FnMut(&Match<VerseAndPainting>, &View, &Wishes<Key, Spot>),
) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let viewers: Vec<Viewer> = Viewer::all(config.seats).collect();
    let mut shown: Vec<View> = viewers.iter().map(|viewer| View::before(&config, *viewer)).collect();
    let mut game = Match::<VerseAndPainting>::new(config, Seed(seed)).expect("a lawful set-up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            for (viewer, view) in viewers.iter().zip(&mut shown) {
                if let Some(event) = VerseAndPainting::redact(&beat.event, *viewer) {
                    view.fold(&event);
                }
                let locale = if seed.is_multiple_of(2) { Locale::En } else { Locale::ZhHant };
                let wishes = look(view, Question::Nothing, locale, wanted);
                see(&game, view, &wishes);
            }
        }
        seen = game.beats().len();
        if VerseAndPainting::outcome(game.state()).is_some() {
            return;
        }
        let to_act = VerseAndPainting::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 12))) {
            Some(seat) => {
                let offers = VerseAndPainting::offers(game.state(), seat);
                let command = random_command::<VerseAndPainting>(&offers, &mut dice);
                let at = game.now();
                // A sampled hint or poem may be refused.
                let _ = game.submit(seat, command.expect("who may act has offers"), at);
            }
            None => {
                let due = VerseAndPainting::next_deadline(game.state());
                game.advance(due.expect("a clock that runs"));
            }
        }
    }
}

fn configs() -> Vec<Config> {
    VerseAndPainting::variants(3).into_iter().chain(VerseAndPainting::variants(5)).collect()
}

fn pictures(wishes: &[Wish<Key, Spot>]) -> impl Iterator<Item = (Key, &str)> {
    wishes.iter().filter_map(|wish| match &wish.look {
        Look::Paper { sprite, .. } => Some((wish.key, sprite.as_ref())),
        _ => None,
    })
}

/// RULES 7.2: a painting is its painter's alone until it is shown.
#[test]
fn a_painting_is_wished_for_only_where_it_is_shown_or_the_viewers_own() {
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, view, wishes| {
            let mut allowed: BTreeSet<String> =
                view.paintings.values().flatten().map(names::painting).collect();
            allowed.extend(view.own.iter().map(|own| names::painting(&own.drawing)));
            for (key, sprite) in pictures(&wishes.0).filter(|(_, sprite)| sprite.starts_with("painting-")) {
                assert!(allowed.contains(sprite), "{key:?} shows {sprite} to {:?}", view.viewer);
                if view.viewer.is_none() {
                    let Key::Canvas(seat) = key else { panic!("{sprite} on {key:?}") };
                    assert!(view.paintings[seat].is_some(), "nobody may see {seat}'s painting yet");
                }
            }
        });
    }
}

/// RULES 7.1: the covered character is its painter's alone until the mask is lifted.
#[test]
fn a_masked_character_is_wished_for_only_by_its_painter_until_the_mask_is_lifted() {
    let between = configs().into_iter().filter(|config| config.mode == Mode::Between);
    for (seed, config) in (0..).zip(between) {
        playout(config, seed, |_, view, wishes| {
            let keys: BTreeSet<Key> = wishes.0.iter().map(|wish| wish.key).collect();
            for (seat, masked) in view.laid.iter() {
                let Some(masked) = masked else { continue };
                let slip = Slip::Laid(seat);
                let sees = view.known[seat].is_some() || view.viewer == Some(seat);
                assert_eq!(keys.contains(&Key::Glyph(slip, masked.index)), sees, "{seat}'s character");
                assert_eq!(keys.contains(&Key::Window(slip)), !sees, "{seat}'s window");
            }
        });
    }
}

/// RULES 5.1: lines are drawn unseen by others.
#[test]
fn lines_that_lie_face_down_are_read_by_nobody_but_the_own_line() {
    let together = configs().into_iter().filter(|config| config.mode == Mode::Together);
    for (seed, config) in (0..).zip(together) {
        playout(config, seed, |_, view, wishes| {
            if !matches!(view.phase, Phase::Ready | Phase::Paint) {
                return;
            }
            for wish in &wishes.0 {
                let own = matches!(wish.key, Key::Glyph(Slip::Own, _) | Key::English(Slip::Own));
                let read = matches!(wish.key, Key::Glyph(..) | Key::English(_));
                assert!(!read || own && view.own.is_some(), "{:?} for {:?}", wish.key, view.viewer);
            }
        });
    }
}

/// RULES 7.1: who painted which line is not told before the truth; 7.3: nor are guesses.
#[test]
fn whose_line_it_is_and_what_was_guessed_is_wished_for_only_once_it_is_told() {
    for (seed, config) in (0..).zip(configs()) {
        playout(config, seed, |_, view, wishes| {
            for wish in &wishes.0 {
                match wish.key {
                    Key::Whose(Slip::Open(line), true) => {
                        assert!(view.known.values().any(|known| *known == Some(line)), "{line:?}");
                    }
                    Key::Guesser(seat) | Key::GuessAt(seat) => {
                        assert!(view.guesses[seat].is_some(), "{seat}'s guess");
                    }
                    Key::Seal(Slip::Open(_)) => assert!(view.known.values().any(Option::is_some)),
                    Key::Card => assert!(view.aloud.is_some(), "a poem that nobody has said"),
                    _ => {}
                }
            }
        });
    }
}

fn names_in(manifest: &str) -> BTreeSet<String> {
    manifest.split("name: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_picture_exists_and_no_two_pieces_have_one_key() {
    let mut there = names_in(include_str!("../../../../../../assets/pictures/common.ron"));
    there.extend(names_in(VerseView::BOX.pack));
    let mut missing = BTreeSet::new();
    let mut note = |sprite: &str| {
        if !there.contains(sprite) && !sprite.starts_with("painting-") {
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
    for pips in 1..=6 {
        note(names::die(pips));
    }
    for sprite in ["verse-close", "verse-card", "button-ember", "button-night", "glow-round", "verse-hint"] {
        note(sprite);
    }
    assert_eq!(missing, BTreeSet::new());
}
