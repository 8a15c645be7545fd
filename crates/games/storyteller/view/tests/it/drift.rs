//! The picture follows the rules: what beats make of a view is what the host says, for every viewer.

use storyteller::{Config, End, Storyteller};
use storyteller_view::StorytellerView;
use table::TableGame;
use tabletop::{BySeat, Host, Level, Match, Occupant, Player, Seat, Seed, Thought, Viewer};

fn host(seats: u8, seed: u64) -> Host<Storyteller> {
    let config = Config::new(seats).ending(End::Rounds(3));
    let game = Match::new(config, Seed(seed)).expect("a lawful set-up");
    let level = |seat: Seat| if seat.0 == 0 { Level::Medium } else { Level::Easy };
    Host::begin(game, BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat)), ""))).0
}

/// The next command of whoever is waited for; false when there is none.
fn step(host: &mut Host<Storyteller>) -> bool {
    let Some(seat) = host.to_act().awaited.iter().next() else { return false };
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
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        let mut host = host(seats, seed);
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
        let mut shown: Vec<_> =
            viewers.iter().map(|viewer| StorytellerView::before(&host, *viewer)).collect();
        let mut seen = 0;
        loop {
            for (viewer, shown) in viewers.iter().zip(&mut shown) {
                for beat in host.beats(*viewer, seen) {
                    StorytellerView::fold(shown, &beat.event);
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
