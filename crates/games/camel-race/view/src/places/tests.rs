//! Nothing overlaps, and nothing leaves the free space, on any screen with any number of seats.

use bevy::prelude::*;
use camel_race::{Camel, Pile, Space};
use table::board::{SeatPlan, Spread};
use table::{Layout, Margins, Seating, Side};
use tabletop::{BySeat, Seat};

use super::{Places, taken};
use crate::piece::Question;

const SCREENS: [(f32, f32, f32, f32); 4] = [
    (390.0, 844.0, 56.0, 220.0),
    (1280.0, 800.0, 56.0, 110.0),
    (3840.0, 2160.0, 56.0, 110.0),
    (1024.0, 768.0, 56.0, 110.0),
];

fn tables() -> impl Iterator<Item = (String, Places)> {
    SCREENS.into_iter().flat_map(|(width, height, top, bottom)| {
        let layout = Layout::new(Vec2::new(width, height), Margins { top, bottom, ..Margins::default() });
        (2..=8).flat_map(move |seats| {
            [Seating::Pass, Seating::Around].into_iter().map(move |seating| {
                let sides = BySeat::new(seats, |seat| Side::ALL[seat.index() % 4]);
                let plan = SeatPlan { seating, sides, front: Seat(seats - 1) };
                let places = Places::of(&Spread::new(&layout, &plan));
                (format!("{width}x{height}, {seats} seats, {seating:?}"), places)
            })
        })
    })
}

/// All that lies flat on the table and must be seen and touched by itself.
fn flat(places: &Places) -> Vec<(String, Rect)> {
    let mut all: Vec<(String, Rect)> =
        Space::all().map(|space| (format!("space {space}"), places.slab(space).rect())).collect();
    all.extend(Camel::ALL.map(|camel| (format!("tickets {camel}"), places.tickets[camel].rect())));
    all.extend(Pile::ALL.map(|pile| (format!("{pile:?} pile"), places.pile(pile).rect())));
    all.extend(places.dice.iter().enumerate().map(|(index, slot)| (format!("die {index}"), slot.rect())));
    all.push(("pyramid".into(), places.pyramid.rect()));
    all.push(("pyramid tickets".into(), places.pyramid_tickets.rect()));
    all.extend(places.spread.mats.iter().map(|(seat, mat)| (format!("mat {seat}"), mat.rect())));
    all
}

#[test]
fn nothing_overlaps() {
    for (table, places) in tables() {
        let flat = flat(&places);
        for (index, (one, rect)) in flat.iter().enumerate() {
            for (other, there) in &flat[index + 1..] {
                let both = rect.intersect(*there);
                assert!(
                    both.width() < 0.5 || both.height() < 0.5,
                    "{table}: {one} and {other} overlap by {both:?}"
                );
            }
        }
    }
}

#[test]
fn everything_lies_inside_the_free_space() {
    for (table, places) in tables() {
        let free = places.spread.layout.free.inflate(0.5);
        for (what, rect) in flat(&places) {
            let inside = free.contains(rect.min) && free.contains(rect.max);
            assert!(inside, "{table}: {what} at {rect:?} leaves {free:?}");
        }
    }
}

#[test]
fn neighbouring_spaces_lie_next_to_each_other() {
    for (table, places) in tables() {
        for space in Space::all() {
            let (here, there) = (places.slab(space), places.slab(Space(space.0 % 16 + 1)));
            let apart = (here.at - there.at).length();
            assert!(apart < places.unit * 1.45, "{table}: {space} is {apart} from the next");
        }
    }
}

#[test]
fn what_is_touched_is_large_enough_for_a_finger() {
    for (table, places) in tables() {
        let touched =
            Space::all().map(|space| places.slab(space)).chain(Pile::ALL.map(|pile| places.pile(pile)));
        for slot in touched.chain([places.pyramid]) {
            assert!(slot.size.min_element() >= 43.0, "{table}: {slot:?}");
        }
    }
}

/// The same tables with the coach's board and an open hand.
fn opened() -> impl Iterator<Item = (String, Places, Seat)> {
    SCREENS.into_iter().flat_map(|(width, height, top, bottom)| {
        let layout = Layout::new(Vec2::new(width, height), Margins { top, bottom, ..Margins::default() });
        (2..=8).map(move |seats| {
            let sides = BySeat::new(seats, |_| Side::South);
            let hand = Seat(seats - 1);
            let plan = SeatPlan { seating: Seating::Pass, sides, front: hand };
            let question = Question::Card { seat: hand, pile: Pile::Winner };
            let above = Spread::above(&layout, &plan, taken(&layout, Seating::Pass, question));
            (format!("{width}x{height}, {seats} seats"), Places::of(&Spread { coach: true, ..above }), hand)
        })
    })
}

#[test]
fn neither_an_open_hand_nor_the_board_of_the_coach_hides_anything() {
    for (table, places, seat) in opened() {
        let hand = places.hand(seat).panel.rect();
        let board = places.coach.expect("the board is wished for");
        for (what, rect) in flat(&places) {
            for (name, over) in [("the hand", hand), ("the board", board)] {
                let both = rect.intersect(over);
                assert!(
                    both.width() < 0.5 || both.height() < 0.5,
                    "{table}: {name} hides {what} by {both:?}"
                );
            }
        }
        let free = places.spread.layout.free.inflate(0.5);
        assert!(free.contains(hand.min) && free.contains(hand.max), "{table}: {hand:?} leaves {free:?}");
        assert!(free.contains(board.min) && free.contains(board.max), "{table}: {board:?} leaves {free:?}");
    }
}

#[test]
fn no_stack_of_camels_reaches_the_dice() {
    for (table, places) in tables() {
        for space in Space::all() {
            let size = Places::camel_size(places.slab(space));
            let highest = Rect::from_center_size(places.camel(space, Camel::COUNT - 2), size);
            let stack = highest.union(Rect::from_center_size(places.camel(space, 0), size));
            for die in places.dice {
                let both = stack.intersect(die.rect());
                assert!(
                    both.width() < 0.5 || both.height() < 0.5,
                    "{table}: {space} hides a die by {both:?}"
                );
            }
        }
    }
}
