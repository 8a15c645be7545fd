//! What players do: check first, then change.

use tabletop::{Input, Millis, Seat};

use crate::hint::{check_tags, checked_text};
use crate::round::{cards_given, count, enter, finish};
use crate::state::{RETRACTIONS, State, Tale, Vote};
use crate::{Card, Command, Event, Gift, Hint, Phase, RuleError, Tag, Why, clock, reveal};

pub(crate) type Acted = Result<Vec<Event>, RuleError>;

/// Carries an input out, or refuses it with the state untouched.
pub(crate) fn apply(state: &mut State, at: Millis, input: &Input<Command>) -> Acted {
    let Input::Command { seat, command } = input else { return clock::elapsed(state, at) };
    if state.phase == Phase::Over {
        return Err(RuleError::MatchOver);
    }
    if seat.0 >= state.seats() {
        return Err(RuleError::NotTheTeller);
    }
    match command {
        Command::Tell { card, hint } => tell(state, at, *seat, *card, hint),
        Command::Give { gifts } => give(state, at, *seat, gifts),
        Command::Vote { place, because } => vote(state, at, *seat, *place, because),
        Command::Retract => retract(state, *seat),
        Command::GoOn { why } => go_on(state, at, *seat, why.as_ref()),
    }
}

/// RULES 3.1
fn tell(state: &mut State, at: Millis, seat: Seat, card: Card, hint: &Hint) -> Acted {
    if seat != state.teller {
        return Err(RuleError::NotTheTeller);
    }
    match state.phase {
        Phase::Tell => {}
        _ => return Err(RuleError::TooLate),
    }
    let place = place_in_hand(state, seat, card)?;
    let hint = hint.checked()?;
    state.hands[seat].remove(place);
    state.tale = Some(Tale { card, hint: hint.clone() });
    enter(state, at, Phase::Give);
    Ok(vec![Event::Told { seat, card: Some(card), hint, until: state.deadline }])
}

/// RULES 3.5
fn give(state: &mut State, at: Millis, seat: Seat, gifts: &[Gift]) -> Acted {
    if seat == state.teller {
        return Err(RuleError::TellerGivesNone);
    }
    match state.phase {
        Phase::Tell => return Err(RuleError::NotNow),
        Phase::Give if !state.gifts[seat].is_empty() => return Err(RuleError::AlreadyChosen),
        Phase::Give => {}
        _ => return Err(RuleError::TooLate),
    }
    check_gifts(state, seat, gifts)?;
    let mut events = vec![lay_down(state, seat, gifts.to_vec())];
    if state.awaited().is_empty() {
        reveal::show_cards(state, at, &mut events);
    }
    Ok(events)
}

fn check_gifts(state: &State, seat: Seat, gifts: &[Gift]) -> Result<(), RuleError> {
    let (found, wanted) = (count(gifts), cards_given(state.seats()));
    let twice = |(place, gift): (usize, &Gift)| gifts[..place].iter().any(|other| other.card == gift.card);
    if found != wanted || gifts.iter().enumerate().any(twice) {
        return Err(RuleError::WrongCount { found, wanted });
    }
    for gift in gifts {
        place_in_hand(state, seat, gift.card)?;
    }
    gifts.iter().try_for_each(|gift| check_tags(&gift.because, 0))
}

/// Takes gifts, which are in the hand, out of it.
pub(crate) fn lay_down(state: &mut State, seat: Seat, gifts: Vec<Gift>) -> Event {
    let cards = gifts.iter().map(|gift| gift.card).collect::<Vec<_>>();
    state.hands[seat].retain(|card| !cards.contains(card));
    state.gifts[seat] = gifts;
    Event::CardsGiven { seat, count: count(&cards), cards: Some(cards) }
}

fn place_in_hand(state: &State, seat: Seat, card: Card) -> Result<usize, RuleError> {
    state.hands[seat].iter().position(|held| *held == card).ok_or(RuleError::NotInHand { card })
}

/// RULES 3.7
fn vote(state: &mut State, at: Millis, seat: Seat, place: u8, because: &[Tag]) -> Acted {
    if seat == state.teller {
        return Err(RuleError::TellerDoesNotVote);
    }
    match state.phase {
        Phase::Tell | Phase::Give => return Err(RuleError::NotNow),
        Phase::Vote if state.votes[seat].is_some() => return Err(RuleError::AlreadyChosen),
        Phase::Vote => {}
        _ => return Err(RuleError::TooLate),
    }
    let most = count(&state.show);
    if !(1..=most).contains(&place) {
        return Err(RuleError::NoSuchPlace { place, most });
    }
    if state.own_places(seat).contains(&place) {
        return Err(RuleError::OwnCard { place });
    }
    check_tags(because, 0)?;
    state.votes[seat] = Some(Vote { place, because: because.to_vec() });
    let mut events = vec![Event::Voted { seat, place: Some(place) }];
    if state.awaited().is_empty() {
        reveal::show_votes(state, at, &mut events);
    }
    Ok(events)
}

/// RULES 7.4
fn retract(state: &mut State, seat: Seat) -> Acted {
    if !state.chosen().contains(seat) {
        return Err(RuleError::NothingToRetract);
    }
    if state.retracted[seat] >= RETRACTIONS {
        return Err(RuleError::RetractedOften { most: RETRACTIONS });
    }
    state.retracted[seat] += 1;
    state.votes[seat] = None;
    let cards = state.gifts[seat].drain(..).map(|gift| gift.card).collect::<Vec<_>>();
    state.hands[seat].extend(&cards);
    Ok(vec![Event::Retracted { seat, count: count(&cards), cards: Some(cards) }])
}

/// RULES 3.9
fn go_on(state: &mut State, at: Millis, seat: Seat, why: Option<&Why>) -> Acted {
    if seat != state.teller {
        return Err(RuleError::NotTheTeller);
    }
    if state.phase != Phase::Reveal {
        return Err(RuleError::NotNow);
    }
    let why = why.map(checked_why).transpose()?;
    let mut events = Vec::new();
    if let (Some(why), Some(tale)) = (why, &state.tale) {
        events.push(Event::Explained { seat, card: tale.card, why });
    }
    finish(state, at, &mut events);
    Ok(events)
}

fn checked_why(why: &Why) -> Result<Why, RuleError> {
    match why {
        Why::Written(text) => Ok(Why::Written(checked_text(text)?)),
        Why::Tiles(tags) => check_tags(tags, 1).map(|()| why.clone()),
    }
}
