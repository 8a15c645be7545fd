//! Each beat put on the table.
//!
//! One exhaustive match over the events: a new event does not compile until it is staged. When a beat is staged the
//! pieces already belong where it leaves them; staging says how they get there. The reveal is told slowly: the votes
//! first, then each card.

mod deal;
mod lay;
mod reveal;

use storyteller::{Event, View};
use table::Sound;
use table::board::Stager;

use crate::StorytellerView;
use crate::places::Places;

type Hand<'w, 's> = Stager<'w, 's, StorytellerView>;

pub fn stage(hand: &mut Hand, event: &Event) {
    match event {
        Event::FirstTellerChosen { .. } | Event::TimeCame { .. } | Event::TellerSkipped { .. } => {}
        Event::Dealt { seat, count, .. } | Event::Drew { seat, count, .. } => {
            deal::drawn(hand, *seat, *count);
        }
        Event::RoundBegan { .. } => deal::began(hand),
        Event::Told { seat, .. } => lay::told(hand, *seat),
        Event::CardsGiven { seat, count, .. } => lay::given(hand, *seat, *count),
        Event::Retracted { .. } => hand.sound(0.0, Sound::Undo),
        Event::CardsShown { cards, .. } => lay::shown(hand, cards.len()),
        Event::Voted { seat, .. } => lay::voted(hand, *seat),
        Event::VotesShown { votes } => reveal::votes(hand, votes),
        Event::VoteExplained { card, .. } => reveal::explained(hand, *card),
        Event::TaleRevealed { place, .. } => reveal::turned_out(hand, *place, true),
        Event::DecoyRevealed { place, .. } => reveal::turned_out(hand, *place, false),
        Event::Scored { tally, points, .. } => reveal::scored(hand, tally, points),
        Event::Explained { .. } => hand.sound(0.0, Sound::Page),
        Event::CardsLeft { cards } => deal::left(hand, cards),
        Event::MatchEnded { .. } => hand.sound(0.2, Sound::Finish),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed.
pub fn seconds(event: &Event) -> f32 {
    match event {
        Event::FirstTellerChosen { .. } => 0.2,
        Event::Dealt { .. } => 0.5,
        Event::Drew { .. } => 0.35,
        Event::RoundBegan { .. } => 0.9,
        Event::Told { .. } => 1.9,
        Event::CardsGiven { .. } | Event::Voted { .. } => 0.55,
        Event::Retracted { .. } => 0.4,
        Event::TimeCame { .. } | Event::TellerSkipped { .. } | Event::CardsLeft { .. } => 0.9,
        Event::CardsShown { .. } => 2.0,
        Event::VotesShown { .. } => 1.9,
        Event::VoteExplained { .. } => 1.3,
        Event::TaleRevealed { .. } => 2.1,
        Event::DecoyRevealed { .. } => 1.4,
        Event::Scored { .. } => 3.4,
        Event::Explained { .. } => 1.6,
        Event::MatchEnded { .. } => 1.4,
    }
}

/// Where things lie for this view.
fn places(hand: &Hand) -> Places {
    Places::of(hand.spread(), view(hand))
}

fn view<'a>(hand: &'a Hand) -> &'a View {
    hand.view()
}
