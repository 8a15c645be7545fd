//! Set-up (RULES 2).

use tabletop::{BySeat, Dice, Millis, Seat, Seed, Stream};

use crate::round::{self, count, hand_size};
use crate::{Account, Card, Config, Event, Phase, SetupError, State};

/// Sets a match up: a first storyteller, a hand for each, the first round.
pub(crate) fn set_up(config: &Config, seed: Seed) -> Result<(State, Vec<Event>), SetupError> {
    config.check()?;
    let mut dice = Dice::new(seed, Stream::SetUp);
    let first = config.first.unwrap_or_else(|| Seat(dice.roll(config.seats) - 1));
    let mut deck = Card::all().collect::<Vec<_>>();
    dice.shuffle(&mut deck);
    let hand = hand_size(config.seats);
    let hands = BySeat::new(config.seats, |_| deck.split_off(deck.len() - usize::from(hand)));

    let mut events = vec![Event::FirstTellerChosen { seat: first }];
    let dealt = |(seat, cards): (Seat, &Vec<Card>)| Event::Dealt {
        seat,
        count: count(cards),
        cards: Some(cards.clone()),
    };
    events.extend(hands.iter().map(dealt));
    let mut state = State {
        config: config.clone(),
        dice: Dice::new(seed, Stream::Play),
        phase: Phase::Tell,
        round: 0,
        teller: first,
        hands,
        deck,
        gone: Vec::new(),
        tale: None,
        gifts: BySeat::new(config.seats, |_| Vec::new()),
        show: Vec::new(),
        votes: BySeat::new(config.seats, |_| None),
        retracted: BySeat::new(config.seats, |_| 0),
        tally: None,
        accounts: BySeat::new(config.seats, |_| Account::default()),
        deadline: None,
        ending: None,
    };
    round::begin(&mut state, Millis::default(), first, &mut events);
    Ok((state, events))
}
