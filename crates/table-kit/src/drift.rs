//! The picture follows the rules: what beats make of a view is what the host says, for every viewer.

use table::TableGame;
use tabletop::{BySeat, Game, Host, Level, Match, Occupant, Player, Seat, Seed, Thought, Viewer};

/// How many times a bot may be asked before it has thought for ever.
const THOUGHTS: usize = 10_000;

/// The next command of somebody who is waited for; false when there is nobody.
fn step<G: Game>(host: &mut Host<G>) -> bool {
    let Some(seat) = host.to_act().awaited.iter().next() else { return false };
    for _ in 0..THOUGHTS {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, 64) {
            let now = host.now();
            host.submit(seat, command, now).expect("bots do what is lawful");
            return true;
        }
    }
    panic!("a bot thinks for ever");
}

/// Lets bots play a match to its end, the first seat's of medium strength and the others easy, and folds every beat.
///
/// # Panics
/// When after a command what was folded is not what the host says for a seat or for the public; when the match does not
/// end.
pub fn folds_into_its_view<V: TableGame>(config: <V::Game as Game>::Config, seed: u64) {
    let seats = V::Game::seats(&config);
    let game = Match::<V::Game>::new(config, Seed(seed)).expect("a lawful set-up");
    let level = |seat: Seat| if seat.0 == 0 { Level::Medium } else { Level::Easy };
    let bots = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let (mut host, _) = Host::begin(game, bots);
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut shown: Vec<_> = viewers.iter().map(|viewer| V::before(&host, *viewer)).collect();
    let mut seen = 0;
    loop {
        for (viewer, shown) in viewers.iter().zip(&mut shown) {
            for beat in host.beats(*viewer, seen) {
                V::fold(shown, &beat.event);
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
