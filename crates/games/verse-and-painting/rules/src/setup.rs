//! Before the first round (RULES 2).

use tabletop::{BySeat, Dice, Millis, Seat, SeatSet, Seed, SetUp, Stream};

use crate::account::Account;
use crate::book::{LineId, ThemeId, book};
use crate::config::{Config, Mode, SetupError};
use crate::event::Event;
use crate::game::VerseAndPainting;
use crate::phase::Phase;
use crate::play::round;
use crate::state::{Board, HEARTS, ROUNDS, State};

pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<SetUp<VerseAndPainting>, SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let drawn = Seat(dice.roll(config.seats) - 1);
    let first = config.first.unwrap_or(drawn);
    let mut state = empty(config, first, Dice::new(seed, Stream::Play));
    let mut events = vec![Event::Began { mode: config.mode, first }];
    if config.mode == Mode::Between {
        let mut themes = book().theme_ids().collect::<Vec<_>>();
        dice.shuffle(&mut themes);
        themes.truncate(usize::from(ROUNDS));
        state.themes.clone_from(&themes);
        events.push(Event::ThemesDrawn { themes });
    }
    events.extend(round::begin(&mut state, Millis::default()));
    Ok((state, events))
}

/// A match in which nothing has happened.
pub(crate) fn empty(config: &Config, first: Seat, dice: Dice) -> State {
    let seats = config.seats;
    State {
        config: config.clone(),
        dice,
        phase: Phase::Paint,
        round: 0,
        first,
        themes: Vec::new(),
        open: Vec::new(),
        dealt: BySeat::new(seats, |_| LineId { theme: ThemeId(0), number: 0 }),
        used: Vec::new(),
        ready: SeatSet::EMPTY,
        deadline: None,
        boards: BySeat::new(seats, |_| Board::default()),
        shown: SeatSet::EMPTY,
        guesses: BySeat::new(seats, |_| None),
        accounts: BySeat::new(seats, |_| Account::default()),
        hearts: HEARTS,
        removed: Vec::new(),
        pips: 0,
        guessed: 0,
        entries: BySeat::new(seats, |_| None),
        wrong: Vec::new(),
        second: false,
        hint: None,
        found: BySeat::new(seats, |_| None),
        passed: SeatSet::EMPTY,
        recited: Vec::new(),
        aloud: None,
    }
}
