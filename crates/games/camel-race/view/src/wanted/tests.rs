//! Wishes are whole: every sprite exists, every key is used once.

use std::collections::BTreeSet;

use bevy::prelude::*;
use camel_race::{CamelRace, Config, Pile, RaceTable, TileSide};
use table::board::{Look, SeatPlan, Spread};
use table::{Early, Layout, Margins, Seating, Side};
use tabletop::{BySeat, Host, Level, Match, Occupant, Player, Seat, Seed, Thought, Viewer};

use super::{Scene, Wish, odds, wanted};
use crate::piece::Question;
use crate::sprite_names as names;

const MANIFESTS: [&str; 2] = [
    include_str!("../../../../../../assets/pictures/common.ron"),
    include_str!("../../../../../../assets/pictures/camel-race.ron"),
];

fn exists(sprite: &str) -> bool {
    let entry = format!("name: \"{sprite}\"");
    MANIFESTS.iter().any(|manifest| manifest.contains(&entry))
}

fn spread(seats: u8) -> Spread {
    let layout = Layout::new(Vec2::new(1280.0, 800.0), Margins::default());
    let sides = BySeat::new(seats, |_| Side::South);
    let plan = SeatPlan { seating: Seating::Pass, sides, front: Seat(0) };
    Spread { coach: true, ..Spread::new(&layout, &plan) }
}

/// The wishes after each of so many commands of a match, for these eyes, the coach's among them.
fn wishes(seats: u8, viewer: Viewer, question: Question) -> Vec<Vec<Wish>> {
    let game = Match::<CamelRace>::new(Config::new(seats), Seed(5)).expect("a lawful set-up");
    let people = BySeat::new(seats, |_| Occupant::new(Player::Bot(Level::Easy), ""));
    let mut host = Host::begin(game, people).0;
    let spread = spread(seats);
    let names = BySeat::new(seats, |seat| format!("Seat {seat}"));
    let players =
        BySeat::new(seats, |seat| if seat.0 > 0 { Player::Bot(Level::Easy) } else { Player::Person });
    let mut all = Vec::new();
    loop {
        let view = host.view(viewer);
        let outlook = RaceTable::shared().outlook(&view.position());
        let scene = Scene {
            view: &view,
            spread: &spread,
            names: &names,
            players: &players,
            actor: Some(Seat(0)),
            offers: &[],
            private: true,
            caught_up: true,
            early: &Early::default(),
            question: &question,
            peeks: &[],
            motion: true,
            letters: 1.0,
            contrast: false,
            say: &|said| said.id.to_owned(),
        };
        let mut wishes = wanted(&scene);
        odds(&scene, &outlook, &mut wishes);
        all.push(wishes.0);
        let Some(seat) = host.to_act().seats.iter().next() else { return all };
        let Some(Thought::Decide { command, .. }) = host.think(seat, 1_000_000) else { continue };
        let now = host.now();
        host.submit(seat, command, now).expect("bots do what is lawful");
    }
}

#[test]
fn every_sprite_exists() {
    let tile = Question::Tile { space: camel_race::Space(9), side: TileSide::Mirage };
    let card = Question::Card { seat: Seat(1), pile: Pile::Loser };
    let tables = [wishes(8, Viewer::Public, tile), wishes(3, Viewer::Seat(Seat(1)), card)];
    let mut missing = BTreeSet::new();
    for wish in tables.iter().flatten().flatten() {
        if let Look::Paper { sprite, .. } = &wish.look
            && !exists(sprite)
        {
            missing.insert(sprite.as_ref());
        }
    }
    assert_eq!(missing, BTreeSet::<&str>::new());
}

#[test]
fn every_sprite_that_staging_shows_exists() {
    let of_camels = camel_race::Camel::ALL.into_iter().flat_map(|camel| {
        let dice = [1, 2, 3].map(|pips| names::die(camel, pips));
        let tickets = [5, 3, 2].map(|value| names::ticket(camel, value));
        names::tumbling(camel).into_iter().chain(dice).chain(tickets).chain([names::race_card(camel)])
    });
    let others = ["coin-1", "pyramid-lid", "pyramid-lid-open", names::RACE_CARD_BACK];
    let missing: Vec<&str> = of_camels.chain(others).filter(|sprite| !exists(sprite)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_two_pieces_have_one_key() {
    for wishes in wishes(8, Viewer::Public, Question::Nothing) {
        let keys: BTreeSet<_> = wishes.iter().map(|wish| wish.key).collect();
        assert_eq!(keys.len(), wishes.len());
    }
}

#[test]
fn the_public_never_sees_the_face_of_a_card_before_the_end() {
    let tables = wishes(4, Viewer::Public, Question::Nothing);
    let faces = camel_race::Camel::ALL.map(names::race_card);
    for wishes in &tables[..tables.len() - 1] {
        let seen = wishes
            .iter()
            .any(|wish| matches!(&wish.look, Look::Paper { sprite, .. } if faces.contains(&sprite.as_ref())));
        assert!(!seen);
    }
}
