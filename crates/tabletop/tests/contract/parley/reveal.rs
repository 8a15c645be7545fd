//! All are in: what is shown, what it earns, and what comes next.

use tabletop::{BySeat, Millis, Seat, SeatSet};

use super::{Card, Choice, Event, HAND, Mode, Phase, ROUNDS, State, VOTE_TIME};

/// Shows what was chosen and goes on to the next phase.
pub fn reveal(state: &mut State, at: Millis) -> Vec<Event> {
    let seats = state.config.seats;
    let choices = core::mem::replace(&mut state.choices, BySeat::new(seats, |_| None));
    state.retracted = SeatSet::EMPTY;
    state.deadline = None;
    match state.phase {
        Phase::Sketch => {
            let sketch = |choice: &Option<Choice>| match choice {
                Some(Choice::Sketch(sketch)) => Some(sketch.clone()),
                _ => None,
            };
            state.sketches = choices.map(|_, choice| sketch(choice));
            state.phase = Phase::Vote;
            state.deadline = Some(at + VOTE_TIME);
            vec![Event::Shown { sketches: state.sketches.clone() }]
        }
        Phase::Vote => {
            let vote = |choice: &Option<Choice>| match choice {
                Some(Choice::Vote(seats)) => *seats,
                _ => SeatSet::EMPTY,
            };
            state.phase = Phase::Sort;
            counted(state, choices.map(|_, choice| vote(choice)))
        }
        _ => {
            let cards = |choice: &Option<Choice>| match choice {
                Some(Choice::Sort(cards)) => cards.clone(),
                _ => Vec::new(),
            };
            sorted(state, &choices.map(|_, choice| cards(choice)))
        }
    }
}

/// RULES 6.
fn counted(state: &mut State, votes: BySeat<SeatSet>) -> Vec<Event> {
    for voted in votes.values().flat_map(|vote| vote.iter()) {
        state.earned[voted].votes += 1;
        state.bank -= 1;
    }
    vec![Event::Counted { votes }]
}

/// RULES 7.
fn sorted(state: &mut State, rows: &BySeat<Vec<Card>>) -> Vec<Event> {
    let firsts = rows.map(|_, row| row.first().copied().unwrap_or(Card(0)));
    let highest = firsts.iter().max_by_key(|(_, card)| **card).map_or(Seat(0), |(seat, _)| seat);
    for (seat, row) in rows.iter() {
        state.hands[seat] = row[1..].to_vec();
    }
    let stake = u32::from(state.stake);
    state.earned[highest].stakes += stake;
    state.bank -= stake;
    let mut events = vec![Event::Turned { firsts: firsts.clone(), highest, stake: state.stake }];
    state.discard.extend(firsts.values());
    let laid = state.laid.take();
    state.discard.extend(laid);
    if state.config.mode == Mode::Together && firsts.values().all(|card| laid > Some(*card)) {
        state.hearts -= 1;
        events.push(Event::HeartLost { left: state.hearts });
    }
    events.extend(next(state));
    events
}

/// RULES 9 and 10.
fn next(state: &mut State) -> Vec<Event> {
    state.stake = 0;
    state.told = None;
    state.sketches = BySeat::new(state.config.seats, |_| None);
    if state.round + 1 == ROUNDS || state.hearts == 0 {
        state.phase = Phase::Over;
        return state.outcome().map(|outcome| Event::Ended { outcome }).into_iter().collect();
    }
    let mut events = Vec::new();
    let mut seat = state.teller();
    for _ in Seat::all(state.config.seats) {
        while state.hands[seat].len() < HAND {
            let Some(card) = state.deck.pop() else { break };
            state.hands[seat].push(card);
            events.push(Event::Drew { seat, card: Some(card) });
        }
        seat = seat.left(state.config.seats);
    }
    state.round += 1;
    state.phase = Phase::Lay;
    events.push(Event::RoundBegan { round: state.round, teller: state.teller() });
    events
}
