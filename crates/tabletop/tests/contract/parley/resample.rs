//! Some truth that a viewer cannot tell from the real one.

use tabletop::{Answer, BySeat, Dice, Prompt, Seat, Seed, Stream, Viewer};

use super::{Ask, CARDS, Card, Choice, Command, Phase, State, View};

/// Deals what this viewer has not seen anew, and lets others have chosen something else.
pub fn resample(view: &View, viewer: Viewer, dice: &mut Dice) -> State {
    let own = |seat: Seat| view.own.as_ref().filter(|_| viewer.is(seat));
    let mut unseen = unseen(view);
    dice.shuffle(&mut unseen);
    let mut deal = |seat: Seat| match own(seat) {
        Some(own) => own.hand.clone(),
        None => unseen.split_off(unseen.len() - usize::from(view.held[seat])),
    };
    let hands = BySeat::new(view.config.seats, &mut deal);
    let bottom = view.own.as_ref().and_then(|own| own.bottom);
    let deck = bottom.into_iter().chain(unseen).collect();
    let mut state = State {
        config: view.config.clone(),
        dice: Dice::new(Seed(dice.bits()), Stream::Play),
        phase: view.phase,
        round: view.round,
        first: view.first,
        hands,
        deck,
        discard: view.discard.clone(),
        laid: view.laid,
        stake: view.stake,
        told: view.told.clone(),
        deadline: view.deadline,
        choices: BySeat::new(view.config.seats, |_| None),
        retracted: view.retracted,
        sketches: view.sketches.clone(),
        bank: view.bank,
        earned: view.earned.clone(),
        hearts: view.hearts,
    };
    for seat in view.chosen.iter() {
        state.choices[seat] = match own(seat) {
            Some(own) => own.choice.clone(),
            None => some_choice(&state, seat, dice),
        };
    }
    state
}

fn unseen(view: &View) -> Vec<Card> {
    let own = view.own.iter().flat_map(|own| own.hand.iter().chain(&own.bottom));
    let seen = view.discard.iter().chain(&view.laid).chain(own).copied().collect::<Vec<_>>();
    (1..=CARDS).map(Card).filter(|card| !seen.contains(card)).collect()
}

/// Any choice that this seat could make now.
pub fn some_choice(state: &State, seat: Seat, dice: &mut Dice) -> Option<Choice> {
    let ask = match state.phase {
        Phase::Sketch => Ask::Sketch,
        Phase::Vote => Ask::Vote { of: state.candidates(seat).iter().collect() },
        Phase::Sort => Ask::Sort { hand: state.hands[seat].clone() },
        Phase::Lay | Phase::Roll | Phase::Tell | Phase::Over => return None,
    };
    let answer: Answer = ask.sample(dice);
    match ask.command(&answer) {
        Ok(Command::Choose(choice)) => Some(choice),
        _ => None,
    }
}
