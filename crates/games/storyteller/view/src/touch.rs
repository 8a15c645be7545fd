//! What a touch means, and what places are called.

use storyteller::{Phase, cards_given};
use table::board::{Reply, Scene};
use tabletop::{Message, Seat, Speak};

use crate::piece::{Deed, Question, Spot};
use crate::{StorytellerView, deeds, large, names};

/// A name that no language changes. A card of a hand is called by its picture: only its owner's screen has it.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Held(card) => format!("held-{}", names::face(card)),
        Spot::Shown(place) => format!("card-{place}"),
        Spot::Mat(seat) => format!("mat-{seat}"),
        Spot::Come(seat) => format!("come-{seat}"),
        Spot::Button(deed) => format!("deed-{}", deed_name(deed)),
        Spot::LargeHeld(deed, _) | Spot::LargeShown(deed, _) => format!("large-{}", deed_name(deed)),
    }
}

fn deed_name(deed: Deed) -> &'static str {
    match deed {
        Deed::Look => "look",
        Deed::Write => "write",
        Deed::Aloud => "aloud",
        Deed::Tiles => "tiles",
        Deed::Give => "give",
        Deed::Vote => "vote",
        Deed::Why => "why",
        Deed::GoOn => "go-on",
    }
}

/// What people call it: a card by what it shows.
pub fn label(scene: &Scene<StorytellerView>, spot: Spot) -> String {
    let described =
        |id, card: storyteller::Card| Message::new(id).with("card", card.message()).with("alt", card.alt());
    let said = match spot {
        Spot::Held(card) => described("item-card", card),
        Spot::Shown(place) => {
            let Some(shown) = scene.view.show.get(usize::from(place.saturating_sub(1))) else {
                return String::new();
            };
            let own = scene.view.own.as_ref().is_some_and(|own| own.places.contains(&place));
            described(if own { "spot-own" } else { "spot-shown" }, shown.card).with("number", place)
        }
        Spot::Mat(seat) => Message::new("spot-mat").with("seat", seat),
        Spot::Come(_) | Spot::Button(_) | Spot::LargeHeld(..) | Spot::LargeShown(..) => {
            return button_words(scene, spot);
        }
    };
    (scene.say)(&said)
}

/// What stands on a button.
pub fn button_words(scene: &Scene<StorytellerView>, spot: Spot) -> String {
    let said = match spot {
        Spot::Come(seat) => Message::new("spot-come").with("seat", seat),
        Spot::Button(deed) | Spot::LargeHeld(deed, _) | Spot::LargeShown(deed, _) => words(scene, deed),
        _ => return String::new(),
    };
    (scene.say)(&said)
}

fn words(scene: &Scene<StorytellerView>, deed: Deed) -> Message {
    Message::new(match deed {
        Deed::Look => "deed-look",
        Deed::Write => "deed-write",
        Deed::Aloud => "deed-aloud",
        Deed::Tiles => "deed-tiles",
        Deed::Give if cards_given(scene.view.config.seats) > 1 => "deed-give-both",
        Deed::Give => "deed-give",
        Deed::Vote => "deed-vote",
        Deed::Why => "deed-why",
        Deed::GoOn => "deed-go-on",
    })
}

/// Whose mat it is.
pub fn mat_of(spot: Spot) -> Option<Seat> {
    match spot {
        Spot::Mat(seat) => Some(seat),
        _ => None,
    }
}

/// What a touch means. The first press lifts a card, the second one shows it large.
pub fn touched(scene: &Scene<StorytellerView>, spot: Spot) -> Reply<StorytellerView> {
    match spot {
        Spot::Held(card) if scene.question.lifted.contains(&card) => large::of_hand(scene, card),
        Spot::Held(card) => {
            let most = if scene.view.phase == Phase::Give { cards_given(scene.view.config.seats) } else { 1 };
            let lifted = deeds::lifted(&scene.question.lifted, card, usize::from(most));
            Reply::Ask(Question { lifted, place: None })
        }
        Spot::Shown(place) if scene.question.place == Some(place) => large::of_show(scene, place),
        Spot::Shown(place) => Reply::Ask(Question { lifted: Vec::new(), place: Some(place) }),
        Spot::Mat(_) => Reply::Ignore,
        Spot::Come(_) => Reply::AskInSecret(Question::default()),
        Spot::Button(deed) => deeds::pressed(scene, deed),
        Spot::LargeHeld(deed, card) => deeds::with_held(scene, deed, card),
        Spot::LargeShown(deed, place) => deeds::with_shown(scene, deed, place),
    }
}

/// Whether what is lifted still lies there, for these eyes.
pub fn stands(scene: &Scene<StorytellerView>) -> bool {
    let hand = scene.view.own.as_ref().map_or(&[][..], |own| &own.hand);
    let held = scene.question.lifted.iter().all(|card| hand.contains(card));
    held && scene.question.place.is_none_or(|place| usize::from(place) <= scene.view.show.len())
}
