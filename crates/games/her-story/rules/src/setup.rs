//! Set-up (RULES 2).

use tabletop::{BySeat, Dice, Seat, Seed, Stream};

use crate::table::{SHOWN_CHAPTERS, SHOWN_TILES};
use crate::{ChapterId, Config, Event, SetupError, State, Step, Table, Tile, Writer};

/// Sets a match up: a first player, the bag and the deck shuffled, the display laid out.
pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<(State, Vec<Event>), SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let first = config.first.unwrap_or_else(|| Seat(dice.roll(config.seats) - 1));
    let mut bag: Vec<Tile> = Tile::all().collect();
    let mut deck: Vec<ChapterId> = ChapterId::all().collect();
    dice.shuffle(&mut bag);
    dice.shuffle(&mut deck);
    let table = bare(config.seats, first);
    let mut state = State { table, bag, deck, dice: Dice::new(seed, Stream::Play) };

    let mut events = vec![Event::FirstPlayerChosen { seat: first }];
    (0..SHOWN_CHAPTERS).for_each(|place| state.reveal_chapter(place, &mut events));
    (0..SHOWN_TILES).for_each(|place| state.reveal_tile(place, &mut events));
    events.extend([Event::RoundBegan { round: 1 }, Event::TurnBegan { seat: first }]);
    Ok((state, events))
}

/// A table on which nothing lies yet.
pub(crate) fn bare(seats: u8, first: Seat) -> Table {
    Table {
        writers: BySeat::new(seats, |_| Writer::default()),
        tiles: [None; SHOWN_TILES],
        chapters: [None; SHOWN_CHAPTERS],
        discards: Vec::new(),
        first,
        turn: first,
        step: Step::Turn,
        round: 1,
        quiet: 0,
        stirred: false,
        last_round: false,
    }
}
