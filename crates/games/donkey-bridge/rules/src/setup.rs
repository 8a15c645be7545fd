//! Set-up (RULES 2.1, 2.2).

use tabletop::{BySeat, Dice, Millis, Seat, Seed, SetUp, Stream};

use crate::state::{Holding, STOP_TILES, State, Tile};
use crate::{Account, Config, DonkeyBridge, Event, Phase, SetupError, Word, turn};

/// Sets a match up: who starts, a tile for each pile, and the first storyteller's draw.
pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<SetUp<DonkeyBridge>, SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let starter = config.first.unwrap_or_else(|| Seat(dice.roll(config.seats) - 1));
    let mut bag = Word::all().collect::<Vec<_>>();
    dice.shuffle(&mut bag);
    let mut state = empty(config, starter, bag, Dice::new(seed, Stream::Play));

    let mut events = vec![Event::StarterChosen { seat: starter }];
    for seat in Seat::all(config.seats) {
        let tile = state.bag.pop().map(Tile::Word);
        state.players[seat].pile.extend(tile);
        state.players[seat].account.start = 1;
        events.push(Event::FirstTileGiven { seat });
    }
    events.extend(turn::begin(&mut state, Millis::default()));
    Ok((state, events))
}

/// A table on which nothing lies yet.
pub(crate) fn empty(config: &Config, starter: Seat, bag: Vec<Word>, dice: Dice) -> State {
    let holding = |_| Holding {
        stacks: vec![Vec::new(); usize::from(config.rounds.slots())],
        pile: Vec::new(),
        account: Account::default(),
    };
    State {
        config: config.clone(),
        phase: Phase::Telling,
        round: 1,
        starter,
        teller: starter,
        players: BySeat::new(config.seats, holding),
        bag,
        gone: Vec::new(),
        stops: STOP_TILES,
        drawn: Vec::new(),
        since: Millis::default(),
        guessing: None,
        deadline: None,
        dice,
    }
}
