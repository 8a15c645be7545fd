//! Whole matches of bots, each boiled down to one line with the hash of its last state.
//!
//! The same lines must come out on every platform: it is how a browser and a desktop are held against each other. The
//! first match for each number of seats is that of its golden.

use crate::{BySeat, Game, Host, Level, Lobby, Match, Millis, Occupant, Player, Seat, Seed, Thought};

/// How many matches for each number of seats.
const MATCHES: u64 = 3;

/// After so many decisions a match is given up: no game comes near.
const LONGEST: usize = 100_000;

/// A line for each match of this game, with `\n` behind each.
#[must_use]
pub fn trial<G: Game>() -> String {
    let (least, most) = G::SEATS;
    let all = (least..=most).flat_map(|seats| (0..MATCHES).map(move |number| (seats, number)));
    all.map(|(seats, number)| line::<G>(seats, Seed(u64::from(seats) + 1_000 * number))).collect()
}

fn line<G: Game>(seats: u8, seed: Seed) -> String {
    let end = match play::<G>(seats, seed) {
        Some(host) => format!("{} turns, {} beats, hash {}", host.turns(), host.beat_count(), host.hash()),
        None => "no such match".to_owned(),
    };
    format!("{}, {seats} seats, seed {}: {end}\n", G::ID, seed.0)
}

/// Easy, medium and hard in turn, another one first at each table.
fn level(seat: Seat, seats: u8) -> Level {
    Level::ALL[usize::from(seat.0 + seats) % Level::ALL.len()]
}

fn play<G: Game>(seats: u8, seed: Seed) -> Option<Host<G>> {
    let config = G::configure(&Lobby::new(seats)).ok()?;
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(level(seat, seats)), ""));
    let (mut host, _) = Host::begin(Match::new(config, seed).ok()?, people);
    for _ in 0..LONGEST {
        if host.outcome().is_some() {
            return Some(host);
        }
        step(&mut host)?;
    }
    None
}

/// The next decision of a bot or, where none has anything to decide, of the clock.
fn step<G: Game>(host: &mut Host<G>) -> Option<()> {
    let now = host.now();
    for seat in host.to_act().awaited.iter() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, now).ok()?;
            return Some(());
        }
    }
    let deadline: Millis = host.next_deadline()?;
    host.advance(deadline);
    Some(())
}
