//! Set-up (RULES 2).

use tabletop::{BySeat, Dice, Seat, Seed, Stream};

use crate::state::{FIRST_COINS, Holding, State, TICKET_VALUES};
use crate::{Account, ByCamel, Camel, CamelSet, Config, Event, SetupError, Space, Track};

/// Sets a match up: a first player, five rolls one by one, and the first leg.
pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<(State, Vec<Event>), SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let first = config.first.unwrap_or_else(|| Seat(dice.roll(config.seats) - 1));
    let mut events = vec![Event::FirstPlayerChosen { seat: first }];

    let mut order = Camel::ALL;
    dice.shuffle(&mut order);
    let mut standing = Vec::with_capacity(Camel::COUNT);
    for camel in order {
        let pips = dice.roll(3);
        let space = Space(pips);
        standing.push((space, camel));
        events.push(Event::CamelPlaced { seat: first, camel, pips, space });
    }
    let track = Track::new(standing).map_err(|_| SetupError::NoSuchFirst(first))?;
    events.extend([Event::LegStarted { leg: 1 }, Event::TurnBegan { seat: first }]);
    Ok((on_track(config, track, first, Dice::new(seed, Stream::Play)), events))
}

/// A match that begins with the camels where they are.
pub(crate) fn on_track(config: &Config, track: Track, turn: Seat, dice: Dice) -> State {
    let holding = |seat: Seat| Holding {
        figure: config.figures[seat.index()],
        purse: FIRST_COINS,
        leg_tickets: Vec::new(),
        pyramid_tickets: 0,
        cards: CamelSet::ALL,
        account: Account { start: i32::from(FIRST_COINS), ..Account::default() },
    };
    State {
        players: BySeat::new(config.seats, holding),
        track,
        pyramid: CamelSet::ALL,
        rolled: Vec::new(),
        tickets: full_stacks(),
        winner_pile: Vec::new(),
        loser_pile: Vec::new(),
        turn,
        leg: 1,
        idlers: tabletop::SeatSet::EMPTY,
        over: false,
        dice,
    }
}

/// All leg tickets at their tents (RULES 1.4).
pub(crate) fn full_stacks() -> ByCamel<u8> {
    ByCamel::new(|_| u8::try_from(TICKET_VALUES.len()).unwrap_or_default())
}
