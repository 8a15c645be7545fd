//! All are in: what is turned up, and what it brings (RULES 3.6 to 3.8, 4).

use tabletop::{Millis, SeatSet};

use crate::round::enter;
use crate::state::{Shown, State};
use crate::{Event, Phase, tally};

/// Shuffles the storyteller's card and the decoys and shows them (RULES 3.6).
pub(crate) fn show_cards(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    let tale = state.tale.iter().map(|tale| (tale.card, state.teller, Vec::new()));
    let mut show = tale.map(|(card, seat, because)| Shown { card, seat, because }).collect::<Vec<_>>();
    for (seat, gifts) in state.gifts.iter_mut() {
        show.extend(gifts.drain(..).map(|gift| Shown { card: gift.card, seat, because: gift.because }));
    }
    state.dice.shuffle(&mut show);
    let cards = show.iter().map(|shown| shown.card).collect();
    state.show = show;
    enter(state, at, Phase::Vote);
    events.push(Event::CardsShown { cards, until: state.deadline });
}

/// Shows the votes, then whose each card is, then scores (RULES 3.7, 3.8, 4).
pub(crate) fn show_votes(state: &mut State, at: Millis, events: &mut Vec<Event>) {
    let votes = state.votes.map(|_, vote| vote.as_ref().map(|vote| vote.place));
    events.push(Event::VotesShown { votes: votes.clone() });
    for (seat, vote) in state.votes.iter() {
        let Some(vote) = vote.as_ref().filter(|vote| !vote.because.is_empty()) else { continue };
        if let Some(shown) = state.show.get(usize::from(vote.place) - 1) {
            events.push(Event::VoteExplained { seat, card: shown.card, because: vote.because.clone() });
        }
    }
    turn_up(state, events);
    let owners = state.show.iter().map(|shown| shown.seat).collect::<Vec<_>>();
    let tally = tally(state.teller, &owners, &votes);
    for (seat, account) in state.accounts.iter_mut() {
        account.add(&tally.gains[seat]);
    }
    state.tally = Some(tally.clone());
    enter(state, at, Phase::Reveal);
    events.push(Event::Scored { tally, points: state.points(), until: state.deadline });
}

/// The storyteller's card first, then the decoys by their numbers.
fn turn_up(state: &State, events: &mut Vec<Event>) {
    let voters = |place: u8| {
        let voted =
            state.votes.iter().filter(|(_, vote)| vote.as_ref().is_some_and(|vote| vote.place == place));
        voted.map(|(seat, _)| seat).collect::<SeatSet>()
    };
    let mut decoys = Vec::new();
    for (place, Shown { card, seat, because }) in (1..).zip(&state.show) {
        let (seat, card, voters) = (*seat, *card, voters(place));
        if seat == state.teller {
            events.push(Event::TaleRevealed { seat, place, card, voters });
        } else {
            decoys.push(Event::DecoyRevealed { seat, place, card, voters, because: because.clone() });
        }
    }
    events.extend(decoys);
}
