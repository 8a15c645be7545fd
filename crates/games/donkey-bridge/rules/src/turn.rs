//! A storyteller's turn from its draw to the next one's (RULES 2.5, 3): whatever does not need a guesser.

use tabletop::Millis;

use crate::state::{State, Tile};
use crate::story::lacking;
use crate::{Event, Phase, RuleError, Story, deal, guess};

/// Begins the turn of `state.teller`: they draw, or their old story is guessed at once where nothing is drawn.
pub(crate) fn begin(state: &mut State, at: Millis) -> Vec<Event> {
    let (seat, round) = (state.teller, state.round);
    let mut events = vec![Event::TurnBegan { seat, round }];
    let draws = usize::from(state.config.rounds.draws(round));
    if draws == 0 {
        events.extend(guess_or_go_on(state, at));
        return events;
    }
    state.drawn = (0..draws).filter_map(|_| state.bag.pop()).collect();
    state.since = at;
    state.phase = Phase::Telling;
    let bag = u8::try_from(state.bag.len()).unwrap_or(u8::MAX);
    events.push(Event::TilesDrawn { seat, words: state.drawn.clone(), slot: round, bag, at });
    events
}

/// Whether this story can be told with the drawn tiles (RULES 6.5).
pub(crate) fn check(state: &State, story: &Story) -> Result<(), RuleError> {
    match story {
        Story::Aloud => Ok(()),
        Story::Typed(text) => match lacking(text.text(), &state.drawn) {
            words if words.is_empty() => Ok(()),
            words => Err(RuleError::Lacks { words }),
        },
        Story::Woven(tale) if tale.tells(&state.drawn) => Ok(()),
        Story::Woven(_) => Err(RuleError::NotTheTiles),
    }
}

/// The story is told; its tiles lie on their slot (RULES 3.2).
pub(crate) fn tell(state: &mut State, at: Millis, story: &Story) -> Vec<Event> {
    let words = core::mem::take(&mut state.drawn);
    let (seat, slot) = (state.teller, state.round);
    let tiles = u8::try_from(words.len()).unwrap_or(u8::MAX);
    if let Some(stack) = state.players[seat].stacks.get_mut(usize::from(slot) - 1) {
        *stack = words;
    }
    let mut events = vec![Event::StoryTold { seat, story: story.clone(), slot, tiles }];
    events.extend(guess_or_go_on(state, at));
    events
}

/// The teller's story of two rounds before is guessed, if there is one (RULES 2.4).
fn guess_or_go_on(state: &mut State, at: Millis) -> Vec<Event> {
    match state.config.rounds.guessed(state.round) {
        Some(slot) => {
            let mut events = deal::deal(state, slot);
            events.extend(guess::next(state, at));
            events
        }
        None => end(state, at),
    }
}

/// The next storyteller, the next round, or the end of the match (RULES 2.5, 2.6).
pub(crate) fn end(state: &mut State, at: Millis) -> Vec<Event> {
    state.deadline = None;
    state.teller = state.teller.left(state.seats());
    let mut events = Vec::new();
    if state.teller == state.starter {
        if state.round == state.config.rounds.count() {
            state.phase = Phase::Over;
            return vec![Event::MatchEnded];
        }
        state.round += 1;
        events.push(Event::DonkeyMoved { round: state.round });
    }
    events.extend(begin(state, at));
    events
}

/// Closes the guessed story: who keeps what, and the storyteller's stop tile (RULES 4.9, 4.10).
pub(crate) fn close(state: &mut State, at: Millis) -> Vec<Event> {
    let Some(guessing) = state.guessing.take() else { return Vec::new() };
    let teller = state.teller;
    let left = guessing.open().collect::<Vec<_>>();
    let mut events = vec![Event::StoryClosed { teller, slot: guessing.slot, left: left.clone() }];
    state.gone.extend(left);
    let mut seat = teller;
    for _ in 1..state.seats() {
        seat = seat.left(state.seats());
        let words = guessing.won[seat].clone();
        let player = &mut state.players[seat];
        player.pile.extend(words.iter().copied().map(Tile::Word));
        player.account.words += i32::try_from(words.len()).unwrap_or(0);
        let pile = height(&player.pile);
        if !words.is_empty() {
            events.push(Event::TilesScored { seat, words, pile });
        }
    }
    if guessing.out.is_empty() && state.stops > 0 {
        state.stops -= 1;
        let player = &mut state.players[teller];
        player.pile.push(Tile::Stop);
        player.account.stops += 1;
        events.push(Event::StopTileEarned { seat: teller, pile: height(&player.pile) });
    }
    events.extend(end(state, at));
    events
}

/// How many tiles a pile has.
pub(crate) fn height(pile: &[Tile]) -> u8 {
    u8::try_from(pile.len()).unwrap_or(u8::MAX)
}
