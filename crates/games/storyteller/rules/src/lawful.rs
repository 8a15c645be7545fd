//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Prompt, Seat};

use crate::ask::Ask;
use crate::round::{cards_given, hand_size, most_rounds};
use crate::state::{RETRACTIONS, State};
use crate::{Card, Command, Config, End, Gift, Hint, Phase, Phrase, Storyteller, Tag, Timer, Why};

impl Lawful for Storyteller {
    fn variants(seats: u8) -> Vec<Config> {
        let config = Config::new(seats);
        vec![
            config.clone(),
            config.clone().ending(End::Deck).timed(Timer::Long),
            config.clone().ending(End::Rounds(2)).timed(Timer::Short).starting(Seat(seats - 1)),
            config.ending(End::Rounds(1)).timed(Timer::Short),
        ]
    }

    /// A round has a hint, a choice and a vote of each other player, each taken back and made again, and an end; the
    /// clock may act once in each phase.
    fn bound(config: &Config) -> usize {
        let choices = usize::from(config.seats - 1) * (1 + 2 * usize::from(RETRACTIONS));
        usize::from(most_rounds(config.seats)) * (2 + 2 * choices + 4)
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = match dice.below(8) {
            0 => Seat(u8::MAX),
            1 => state.teller,
            _ => Seat(dice.roll(8) - 1),
        };
        let command = match dice.below(5) {
            0 => Command::Tell { card: some_card(state, seat, dice), hint: some_hint(dice) },
            1 => {
                let gift = |dice: &mut Dice| Gift {
                    card: some_card(state, seat, dice),
                    because: some_tags(dice, 4),
                };
                Command::Give { gifts: (0..dice.below(4)).map(|_| gift(dice)).collect() }
            }
            2 => Command::Vote { place: dice.roll(9) - 1, because: some_tags(dice, 4) },
            3 => Command::Retract,
            _ => Command::GoOn { why: some_why(dice) },
        };
        (seat, command)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit_cards(state)?;
        audit_round(state)?;
        let voted = state.votes.values().flatten().count();
        ensure(voted == 0 || !state.show.is_empty(), "a vote for nothing")?;
        for (seat, vote) in state.votes.iter() {
            let own = vote.as_ref().is_some_and(|vote| state.own_places(seat).contains(&vote.place));
            ensure(!own, "a vote for an own card")?;
        }
        ensure((state.phase == Phase::Over) == state.ending.is_some(), "a match ends for a reason")?;
        ensure(state.round <= most_rounds(state.seats()), "more rounds than the deck lasts for")
    }

    fn twin(state: &State, seat: Seat, command: &Command, dice: &mut Dice) -> Option<Command> {
        match command {
            Command::Tell { card, hint } => {
                let others = state.hands[seat].iter().filter(|other| *other != card).copied();
                let card = *dice.pick(&others.collect::<Vec<_>>())?;
                Some(Command::Tell { card, hint: hint.clone() })
            }
            // The last choice in is shown at once.
            _ if state.awaited().len() < 2 => None,
            Command::Give { .. } => {
                let ask = Ask::Give { hand: state.hands[seat].clone(), count: cards_given(state.seats()) };
                let answer = ask.sample(dice);
                ask.command(&answer).ok().filter(|other| other != command)
            }
            Command::Vote { .. } => {
                let place = *dice.pick(&state.votable(seat))?;
                let other = Command::Vote { place, because: some_tags(dice, 1) };
                Some(other).filter(|other| other != command)
            }
            Command::Retract | Command::GoOn { .. } => None,
        }
    }
}

/// Mostly one of the hand, else any number.
fn some_card(state: &State, seat: Seat, dice: &mut Dice) -> Card {
    let held = state.hands.get(seat).and_then(|hand| dice.pick(hand).copied());
    match held {
        Some(card) if dice.chance(3, 4) => card,
        _ => Card(dice.roll(u8::MAX) - 1),
    }
}

/// Fewer than `below` tags, some of which there are not.
fn some_tags(dice: &mut Dice, below: u32) -> Vec<Tag> {
    let count = dice.below(below);
    let tag = |dice: &mut Dice| u16::try_from(dice.below(u32::from(Tag::count()) + 9)).unwrap_or(0);
    (0..count).map(|_| Tag(tag(dice))).collect()
}

fn some_text(dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => String::new(),
        1 => "說".repeat(401),
        2 => "\u{7}".to_owned(),
        _ => "a whale\nat night".to_owned(),
    }
}

fn some_hint(dice: &mut Dice) -> Hint {
    match dice.below(3) {
        0 => Hint::Aloud,
        1 => Hint::Written(some_text(dice)),
        _ => Hint::Tiles { phrase: Phrase::ALL[dice.index(Phrase::ALL.len())], tags: some_tags(dice, 5) },
    }
}

fn some_why(dice: &mut Dice) -> Option<Why> {
    match dice.below(3) {
        0 => None,
        1 => Some(Why::Written(some_text(dice))),
        _ => Some(Why::Tiles(some_tags(dice, 5))),
    }
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// Every card is in one place: a hand, the deck, face down, on show, or out of the game.
fn audit_cards(state: &State) -> Result<(), String> {
    let hands = state.hands.values().flatten();
    let gifts = state.gifts.values().flatten().map(|gift| &gift.card);
    let show = state.show.iter().map(|shown| &shown.card);
    let told = state.tale.iter().filter(|_| state.show.is_empty()).map(|tale| &tale.card);
    let all = hands.chain(&state.deck).chain(&state.gone).chain(gifts).chain(show).chain(told);
    let mut all = all.copied().collect::<Vec<_>>();
    all.sort_unstable();
    ensure(Card::all().eq(all.iter().copied()), &format!("cards: {all:?}"))
}

/// Hands are full but for what is on the table, unless the deck has run out.
fn audit_round(state: &State) -> Result<(), String> {
    for (seat, hand) in state.hands.iter() {
        let on_table = match state.phase {
            Phase::Tell | Phase::Over => 0,
            Phase::Give if seat != state.teller => state.gifts[seat].len(),
            _ if seat == state.teller => 1,
            _ => usize::from(cards_given(state.seats())),
        };
        let full = hand.len() + on_table == usize::from(hand_size(state.seats()));
        ensure(full || state.deck.is_empty(), &format!("seat {seat} has {} cards", hand.len()))?;
    }
    let on_show = 1 + usize::from(state.seats() - 1) * usize::from(cards_given(state.seats()));
    let show = match state.phase {
        Phase::Vote | Phase::Reveal => on_show,
        Phase::Tell | Phase::Give | Phase::Over => 0,
    };
    ensure(state.show.len() == show, "the wrong number of cards on show")?;
    ensure(state.tally.is_some() == (state.phase == Phase::Reveal), "a round is scored at its reveal")
}
