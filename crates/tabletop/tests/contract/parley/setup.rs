//! Before the first turn (RULES 1).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Game, Lobby, Seat, SeatSet, Seed, SetUp, Stream};

use super::{CARDS, COINS, Card, Event, HAND, Parley, Phase, State};

/// How it is won (RULES 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// Each for themselves.
    FreeForAll,
    /// Two teams.
    Teams,
    /// All against the cards.
    Together,
}

/// Seats and switches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// How many.
    pub seats: u8,
    /// How it is won.
    pub mode: Mode,
    /// Who tells first; `None` leaves it to chance.
    pub first: Option<Seat>,
}

/// Why there is no such match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupError {
    /// Not 2 to 6 seats.
    Seats {
        /// What was asked for.
        found: u8,
    },
    /// Teams of different sizes.
    UnevenTeams,
    /// A choice that the lobby does not have.
    NoSuchMode {
        /// Its index.
        choice: u8,
    },
    /// The first teller does not sit at this table.
    NoSuchSeat(Seat),
}

pub fn configure(lobby: &Lobby) -> Result<Config, SetupError> {
    let mode = match lobby.option(0) {
        0 => Mode::FreeForAll,
        1 => Mode::Teams,
        2 => Mode::Together,
        choice => return Err(SetupError::NoSuchMode { choice }),
    };
    Ok(Config { seats: lobby.seats, mode, first: lobby.first })
}

fn check(config: &Config) -> Result<(), SetupError> {
    let (least, most) = Parley::SEATS;
    if !(least..=most).contains(&config.seats) {
        return Err(SetupError::Seats { found: config.seats });
    }
    if config.mode == Mode::Teams && config.seats % 2 == 1 {
        return Err(SetupError::UnevenTeams);
    }
    match config.first {
        Some(seat) if seat.0 >= config.seats => Err(SetupError::NoSuchSeat(seat)),
        _ => Ok(()),
    }
}

pub fn new_match(config: &Config, seed: Seed) -> Result<SetUp<Parley>, SetupError> {
    check(config)?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let seats = Seat::all(config.seats).collect::<Vec<_>>();
    let first = config.first.or_else(|| dice.pick(&seats).copied()).unwrap_or(Seat(0));
    let mut deck = (1..=CARDS).map(Card).collect::<Vec<_>>();
    dice.shuffle(&mut deck);
    let hands = BySeat::new(config.seats, |_| deck.split_off(deck.len() - HAND));
    let mut events = vec![Event::Began { first }];
    events.extend(hands.iter().map(|(seat, cards)| Event::Dealt { seat, cards: Some(cards.clone()) }));
    events.extend(deck.first().map(|card| Event::Whispered { to: first, card: *card }));
    let state = State {
        config: config.clone(),
        dice: Dice::new(seed, Stream::Play),
        phase: Phase::Lay,
        round: 0,
        first,
        hands,
        deck,
        discard: Vec::new(),
        laid: None,
        stake: 0,
        told: None,
        deadline: None,
        choices: BySeat::new(config.seats, |_| None),
        retracted: SeatSet::EMPTY,
        sketches: BySeat::new(config.seats, |_| None),
        bank: COINS,
        earned: BySeat::new(config.seats, |_| super::state::Earned::default()),
        hearts: 2,
    };
    Ok((state, events))
}
