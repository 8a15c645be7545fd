//! From one round to the next: cards leave, hands fill up, the match ends or the player on the left tells (RULES 3.10, 5).

use tabletop::{Millis, Seat};

use crate::{Card, End, Ending, Event, Phase, State};

/// How many cards a full hand has at a table for so many (RULES 2.1).
#[must_use]
pub fn hand_size(seats: u8) -> u8 {
    if seats == 3 { 7 } else { 6 }
}

/// How many decoys each gives at a table for so many (RULES 3.5).
#[must_use]
pub fn cards_given(seats: u8) -> u8 {
    if seats == 3 { 2 } else { 1 }
}

/// How many rounds the deck lasts for (RULES 5.5).
#[must_use]
pub fn most_rounds(seats: u8) -> u8 {
    let in_deck = Card::COUNT.saturating_sub(seats.saturating_mul(hand_size(seats)));
    let played = seats.saturating_sub(1).saturating_mul(cards_given(seats)).saturating_add(1);
    in_deck.div_ceil(played)
}

/// The points that end a match (RULES 5.1).
pub(crate) const GOAL: u16 = 30;

/// The most rounds that this match can have.
pub(crate) fn rounds(state: &State) -> u8 {
    let most = most_rounds(state.seats());
    match state.config.end {
        End::PointsOrDeck | End::Deck => most,
        End::Rounds(rounds) => rounds.min(most),
    }
}

/// A number of things as it stands in events and views.
pub(crate) fn count<T>(things: &[T]) -> u8 {
    u8::try_from(things.len()).unwrap_or(u8::MAX)
}

/// A phase begins, and with it the timer (RULES 6.1).
pub(crate) fn enter(state: &mut State, at: Millis, phase: Phase) {
    state.phase = phase;
    state.deadline = state.config.timer.millis().map(|span| at + span);
    for (_, retracted) in state.retracted.iter_mut() {
        *retracted = 0;
    }
}

/// The next round begins.
pub(crate) fn begin(state: &mut State, at: Millis, teller: Seat, events: &mut Vec<Event>) {
    state.round += 1;
    state.teller = teller;
    enter(state, at, Phase::Tell);
    events.push(Event::RoundBegan {
        round: state.round,
        rounds: rounds(state),
        teller,
        until: state.deadline,
    });
}

/// The cards on show leave and hands fill up, from the storyteller on to the left; then the round is over.
pub(crate) fn finish(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    let cards = state.show.drain(..).map(|shown| shown.card).collect::<Vec<_>>();
    state.gone.extend(&cards);
    events.push(Event::CardsLeft { cards });
    state.tale = None;
    state.tally = None;
    for (_, vote) in state.votes.iter_mut() {
        *vote = None;
    }
    let mut seat = state.teller;
    for _ in Seat::all(state.seats()) {
        refill(state, seat, events);
        seat = seat.left(state.seats());
    }
    next(state, at, events);
}

fn refill(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let lacking = usize::from(hand_size(state.seats())).saturating_sub(state.hands[seat].len());
    let drawn = (0..lacking).map_while(|_| state.deck.pop()).collect::<Vec<_>>();
    if !drawn.is_empty() {
        state.hands[seat].extend(&drawn);
        let left = count(&state.deck);
        events.push(Event::Drew { seat, count: count(&drawn), cards: Some(drawn), left });
    }
}

/// The match ends, or the player on the left tells.
pub(crate) fn next(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    match ending(state) {
        Some(ending) => {
            state.ending = Some(ending);
            state.phase = Phase::Over;
            state.deadline = None;
            events.push(Event::MatchEnded { ending });
        }
        None => {
            let teller = state.teller.left(state.seats());
            begin(state, at, teller, events);
        }
    }
}

/// What ends the match after this round, if anything does.
fn ending(state: &State) -> Option<Ending> {
    let goal_is_reached = state.points().values().any(|points| *points >= GOAL);
    match state.config.end {
        End::PointsOrDeck if goal_is_reached => Some(Ending::Points),
        End::Rounds(agreed) if state.round >= agreed => Some(Ending::Rounds),
        _ => (state.round >= most_rounds(state.seats())).then_some(Ending::Deck),
    }
}
