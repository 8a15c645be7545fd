//! The picture follows the rules: what beats make of a view is what the host says, for every viewer.

use camel_race::{CamelRace, Config};
use camel_race_view::CamelRaceView;
use table::TableGame;
use tabletop::{BySeat, Host, Level, Match, Occupant, Player, Seat, Seed, Thought, Viewer};

fn host(seats: u8, seed: u64) -> Host<CamelRace> {
    let game = Match::new(Config::new(seats), Seed(seed)).expect("a lawful set-up");
    let level = |seat: Seat| if seat.0 == 0 { Level::Medium } else { Level::Easy };
    Host::begin(game, BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat)), ""))).0
}

/// The next command of whoever's turn it is; false when there is none.
fn step(host: &mut Host<CamelRace>) -> bool {
    let Some(seat) = host.to_act().seats.iter().next() else { return false };
    for _ in 0..10_000 {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, 64) {
            let now = host.now();
            host.submit(seat, command, now).expect("bots do what is lawful");
            return true;
        }
    }
    panic!("a bot thinks for ever");
}

#[test]
fn folded_beats_are_the_view_after_every_command_for_every_viewer() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3), (8, 4)] {
        let mut host = host(seats, seed);
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
        let mut shown: Vec<_> = viewers.iter().map(|viewer| CamelRaceView::before(&host, *viewer)).collect();
        let mut seen = 0;
        loop {
            for (viewer, shown) in viewers.iter().zip(&mut shown) {
                for beat in host.beats(*viewer, seen) {
                    CamelRaceView::fold(shown, &beat.event);
                }
                assert_eq!(*shown, host.view(*viewer), "{seats} seats, seed {seed}, {viewer:?}");
            }
            seen = host.beat_count();
            if !step(&mut host) {
                break;
            }
        }
        assert!(host.outcome().is_some(), "{seats} seats, seed {seed}: the match does not end");
    }
}
