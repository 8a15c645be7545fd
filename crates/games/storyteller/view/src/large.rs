//! Pictures as large as the screen: the viewer's hand, or the cards on show, each with what is known of it and what can
//! be done with it.

use storyteller::{Card, Event};
use table::board::{Enlarged, Reply, Scene};
use table::{Plate, PlateDeed};
use tabletop::{Message, Speak};

use crate::deeds::{self, Button};
use crate::piece::Spot;
use crate::{StorytellerView, names, touch};

/// The viewer's hand, opened at this card.
pub fn of_hand(scene: &Scene<StorytellerView>, card: Card) -> Reply<StorytellerView> {
    let Some(own) = &scene.view.own else { return Reply::Ignore };
    let at = own.hand.iter().position(|held| *held == card).unwrap_or(0);
    let plates = own.hand.iter().map(|card| {
        let spots = deeds::of_held(scene, *card);
        let spots = spots.into_iter().map(|button| (button, Spot::LargeHeld(button.deed, *card)));
        plate(scene, *card, Vec::new(), spots)
    });
    Reply::Enlarge(Enlarged { plates: plates.collect(), at, secret: true })
}

/// The cards on show, opened at this number.
pub fn of_show(scene: &Scene<StorytellerView>, place: u8) -> Reply<StorytellerView> {
    let plates = (1..).zip(&scene.view.show).map(|(place, shown)| {
        let spots = deeds::of_shown(scene, place);
        let spots = spots.into_iter().map(|button| (button, Spot::LargeShown(button.deed, place)));
        plate(scene, shown.card, notes(scene, place), spots)
    });
    let at = usize::from(place.saturating_sub(1));
    Reply::Enlarge(Enlarged { plates: plates.collect(), at, secret: false })
}

fn plate(
    scene: &Scene<StorytellerView>,
    card: Card,
    notes: Vec<String>,
    spots: impl Iterator<Item = (Button, Spot)>,
) -> (Plate, Vec<Spot>) {
    let (deeds, spots) = spots
        .map(|(button, spot)| {
            let label = touch::button_words(scene, spot);
            (PlateDeed { name: touch::name(spot), icon: button.icon, label, leads: button.leads }, spot)
        })
        .unzip();
    let plate = Plate {
        sprite: names::face(card),
        back: names::BACK,
        file: names::large(card),
        title: (scene.say)(&card.message()),
        alt: (scene.say)(&card.alt()),
        notes,
        deeds,
    };
    (plate, spots)
}

/// What the reveal has told of this card so far, in sentences.
fn notes(scene: &Scene<StorytellerView>, place: u8) -> Vec<String> {
    let view = scene.view;
    let number = (scene.say)(&Message::new("large-number").with("number", place));
    let Some(shown) = view.show.get(usize::from(place.saturating_sub(1))) else { return vec![number] };
    let own = view.own.as_ref().is_some_and(|own| own.places.contains(&place) && shown.owner.is_none());
    let owned = own.then(|| scene.line("large-own"));
    let told = shown.owner.map(|seat| {
        let (card, voters) = (shown.card, shown.voters);
        let event = if seat == view.teller {
            Event::TaleRevealed { seat, place, card, voters }
        } else {
            Event::DecoyRevealed { seat, place, card, voters, because: shown.because.clone() }
        };
        (scene.say)(&event.message())
    });
    let voted = view.votes.iter().filter(|(_, vote)| **vote == Some(place)).filter_map(|(seat, _)| {
        let because = view.vote_reasons.get(seat)?.clone();
        let event = Event::VoteExplained { seat, card: shown.card, because: because.clone() };
        (!because.is_empty()).then(|| (scene.say)(&event.message()))
    });
    // Whose it was is said with its number.
    let number = told.is_none().then_some(number);
    number.into_iter().chain(owned).chain(told).chain(voted).collect()
}
