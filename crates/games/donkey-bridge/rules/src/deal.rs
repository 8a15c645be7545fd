//! An old story's tiles are shuffled and dealt, and the board to pick from is laid (RULES 4.1, 5.2).

use tabletop::{BySeat, Seat, SeatSet};

use crate::state::{BOARD, Guessing, State};
use crate::{Answering, Event, Word};

/// Takes the tiles from the teller's slot and deals them, one each, clockwise from the left.
pub(crate) fn deal(state: &mut State, slot: u8) -> Vec<Event> {
    let teller = state.teller;
    let stack = state.players[teller].stacks.get_mut(usize::from(slot) - 1);
    let mut tiles = stack.map(core::mem::take).unwrap_or_default();
    let mut words = tiles.clone();
    words.sort_unstable();
    state.dice.shuffle(&mut tiles);
    let board = board(state, &words);
    let mut events = vec![Event::GuessingBegan {
        teller,
        slot,
        tiles: count(&words),
        penalty: state.config.rounds.penalty(slot),
        board: board.clone(),
        story: words.clone(),
    }];

    let mut hands = BySeat::new(state.seats(), |_| None);
    let mut dealt = SeatSet::EMPTY;
    for seat in guessers(teller, state.seats()) {
        let Some(word) = tiles.pop() else { break };
        hands[seat] = Some(word);
        dealt = dealt.with(seat);
        events.push(Event::TileDealt { seat, word: Some(word) });
    }
    if !tiles.is_empty() {
        events.push(Event::SparesKept { seat: teller, tiles: count(&tiles) });
    }
    state.guessing = Some(Guessing {
        slot,
        words,
        board,
        wrong: Vec::new(),
        named: Vec::new(),
        hands,
        spares: tiles,
        won: BySeat::new(state.seats(), |_| Vec::new()),
        dealt,
        met: SeatSet::EMPTY,
        out: SeatSet::EMPTY,
        first_holder: teller.left(state.seats()),
        turn: teller,
        said: None,
        paused: None,
        own_said: false,
    });
    events
}

/// All seats but the storyteller's, clockwise from the left.
pub(crate) fn guessers(teller: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    core::iter::successors(Some(teller.left(seats)), move |seat| Some(seat.left(seats)))
        .take_while(move |seat| *seat != teller)
}

/// The words of the story among others, in random places; empty where nobody picks.
fn board(state: &mut State, words: &[Word]) -> Vec<Word> {
    if state.config.answering != Answering::Picked {
        return Vec::new();
    }
    let mut decoys = Word::all().filter(|word| !words.contains(word)).collect::<Vec<_>>();
    state.dice.shuffle(&mut decoys);
    decoys.truncate(BOARD.saturating_sub(words.len()));
    let mut board = [words, &decoys].concat();
    state.dice.shuffle(&mut board);
    board
}

fn count(tiles: &[Word]) -> u8 {
    u8::try_from(tiles.len()).unwrap_or(u8::MAX)
}
