//! Beats.

use tabletop::{BySeat, Message, Seat, SeatSet, Speak, Value};

use super::command::{title, titles};
use crate::hint::list;
use crate::{Card, Ending, Event, Found, Tag, Tally, Why};

impl Speak for Event {
    fn message(&self) -> Message {
        match self {
            Self::FirstTellerChosen { seat } => of("event-first-teller", *seat),
            Self::Dealt { seat, count, cards } => {
                with_cards(*seat, *count, cards.as_deref(), ["event-dealt", "event-dealt-hidden"])
            }
            Self::RoundBegan { round, rounds, teller, .. } => {
                of("event-round", *teller).with("round", *round).with("rounds", *rounds)
            }
            Self::Told { seat, card: Some(card), hint, .. } => {
                of("event-told", *seat).with("card", title(*card)).with("hint", hint.message())
            }
            Self::Told { seat, card: None, hint, .. } => {
                of("event-told-hidden", *seat).with("hint", hint.message())
            }
            Self::CardsGiven { seat, count, cards } => {
                with_cards(*seat, *count, cards.as_deref(), ["event-given", "event-given-hidden"])
            }
            Self::Retracted { seat, count: 0, .. } => of("event-retracted-vote", *seat),
            Self::Retracted { seat, count, cards } => {
                with_cards(*seat, *count, cards.as_deref(), ["event-retracted", "event-retracted-hidden"])
            }
            Self::TimeCame { missing } => Message::new("event-time-came").with("seats", seats(*missing)),
            Self::TellerSkipped { seat } => of("event-teller-skipped", *seat),
            Self::CardsShown { cards, .. } => Message::new("event-cards-shown").with("cards", titles(cards)),
            Self::Voted { seat, place: Some(place) } => of("event-voted", *seat).with("number", *place),
            Self::Voted { seat, place: None } => of("event-voted-hidden", *seat),
            Self::VotesShown { votes } => Message::new("event-votes-shown").with("votes", ballots(votes)),
            Self::VoteExplained { seat, card, because } => {
                reason("event-vote-explained", *seat, *card, because)
            }
            Self::TaleRevealed { seat, place, card, voters } => {
                revealed("event-tale-revealed", *seat, *place, *card, *voters)
            }
            Self::DecoyRevealed { seat, place, card, voters, because } if because.is_empty() => {
                revealed("event-decoy-revealed", *seat, *place, *card, *voters)
            }
            Self::DecoyRevealed { seat, place, card, voters, because } => {
                revealed("event-decoy-explained", *seat, *place, *card, *voters).with("words", list(because))
            }
            Self::Scored { tally, points, .. } => scored(tally, points),
            Self::Explained { seat, card, why: Why::Written(text) } => {
                of("event-why-written", *seat).with("card", title(*card)).with("text", text.clone())
            }
            Self::Explained { seat, card, why: Why::Tiles(tags) } => {
                reason("event-why-tiles", *seat, *card, tags)
            }
            Self::CardsLeft { cards } => {
                Message::new("event-cards-left").with("count", i64::try_from(cards.len()).unwrap_or(0))
            }
            Self::Drew { seat, count, cards, .. } => {
                with_cards(*seat, *count, cards.as_deref(), ["event-drew", "event-drew-hidden"])
            }
            Self::MatchEnded { ending } => Message::new(match ending {
                Ending::Points => "event-ended-points",
                Ending::Deck => "event-ended-deck",
                Ending::Rounds => "event-ended-rounds",
            }),
        }
    }
}

fn of(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

fn seats(set: SeatSet) -> Value {
    set.iter().collect()
}

/// One message for who may know the cards, one for who may not.
fn with_cards(seat: Seat, count: u8, cards: Option<&[Card]>, ids: [&'static str; 2]) -> Message {
    match cards {
        Some(cards) => of(ids[0], seat).with("cards", titles(cards)),
        None => of(ids[1], seat).with("count", count),
    }
}

fn reason(id: &'static str, seat: Seat, card: Card, because: &[Tag]) -> Message {
    of(id, seat).with("card", title(card)).with("words", list(because))
}

fn revealed(id: &'static str, seat: Seat, place: u8, card: Card, voters: SeatSet) -> Message {
    let voters = seats(voters);
    of(id, seat).with("number", place).with("card", title(card)).with("voters", voters)
}

/// Who voted for what, the storyteller and those without a vote left out.
fn ballots(votes: &BySeat<Option<u8>>) -> Value {
    let ballot = |(seat, vote): (Seat, &Option<u8>)| Some(of("ballot", seat).with("number", (*vote)?));
    votes.iter().filter_map(ballot).collect()
}

fn scored(tally: &Tally, points: &BySeat<u16>) -> Message {
    let id = match tally.found {
        Found::ByAll => "event-scored-all",
        Found::ByNone => "event-scored-none",
        Found::BySome => "event-scored-some",
    };
    let gain = |(seat, points): (Seat, &u16)| {
        of("gain", seat).with("gained", tally.gains[seat].points()).with("points", *points)
    };
    Message::new(id).with("gains", points.iter().map(gain).collect::<Value>())
}
