//! Set-up (RULES 2).

use tabletop::{BySeat, Dice, Millis, Seat, Seed, Stream};

use crate::state::{Player, SPELLS, State};
use crate::{Config, Effects, Event, House, Ingredient, Phase, SetupError, Spell, times};

/// Sets a match up: a first player, the forest, three spells each, and perhaps a look at all ingredients.
pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<(State, Vec<Event>), SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let first = config.first.unwrap_or_else(|| Seat(dice.roll(config.seats) - 1));
    let mut forest = Ingredient::ALL;
    dice.shuffle(&mut forest);
    let mut spells = Spell::all().collect::<Vec<_>>();
    dice.shuffle(&mut spells);
    let players = BySeat::new(config.seats, |_| Player {
        stack: spells.split_off(spells.len() - SPELLS),
        broken: Vec::new(),
        next: Effects::default(),
    });
    spells.sort_unstable();
    let mut state = State {
        config: config.clone(),
        phase: Phase::Witch,
        forest,
        house: House::Beside,
        players,
        unused: spells,
        active: first,
        turn: 0,
        witch: None,
        flight: None,
        until: None,
    };
    let clues = forest.iter().map(|ingredient| config.clues.clue(*ingredient)).collect();
    let mut events = vec![
        Event::FirstPlayerChosen { seat: first },
        Event::ForestLaid { clues },
        Event::SpellsDealt { each: u8::try_from(SPELLS).unwrap_or_default() },
    ];
    if config.preview {
        let until = Millis::default() + times::PREVIEW;
        (state.phase, state.until) = (Phase::Preview, Some(until));
        events.push(Event::PreviewBegan { ingredients: forest.to_vec(), until });
    } else {
        begin_turn(&mut state, first, &mut events);
    }
    Ok((state, events))
}

/// The preview is over (RULES 2.4).
pub(crate) fn end_preview(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::PreviewEnded);
    begin_turn(state, state.active, events);
}

/// A turn begins: the player on the left is to place the witch (RULES 3).
pub(crate) fn begin_turn(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.phase = Phase::Witch;
    state.until = None;
    state.witch = None;
    state.active = seat;
    state.turn += 1;
    events.push(Event::TurnBegan { seat, left: state.left(), turn: state.turn });
}
