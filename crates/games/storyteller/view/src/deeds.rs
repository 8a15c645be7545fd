//! What can be done with a card that is lifted or seen large, and where buttons for it stand.

use storyteller::{Ask, Card, Command, Gift, Hint, Phase, cards_given};
use table::Shape;
use table::board::{Reply, Scene};
use tabletop::{Offer, Seat};

use crate::StorytellerView;
use crate::piece::{Deed, Question};

/// A button.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Button {
    /// What it does.
    pub deed: Deed,
    /// Its icon.
    pub icon: &'static str,
    /// Whether it is what people usually want.
    pub leads: bool,
}

const fn button(deed: Deed, icon: &'static str, leads: bool) -> Button {
    Button { deed, icon, leads }
}

const LOOK: Button = button(Deed::Look, "icon-zoom", false);
const TELL: [Button; 3] = [
    button(Deed::Write, "icon-log", true),
    button(Deed::Aloud, "icon-sound-on", false),
    button(Deed::Tiles, "icon-language", false),
];
const GIVE: Button = button(Deed::Give, "icon-check", true);
const VOTE: Button = button(Deed::Vote, "icon-check", true);
const WHY: Button = button(Deed::Why, "icon-log", false);
const GO_ON: Button = button(Deed::GoOn, "icon-play", true);

/// The buttons on the table.
pub fn on_the_table(scene: &Scene<StorytellerView>) -> Vec<Button> {
    let may = |wanted: fn(&Command) -> bool| {
        let exact = |offer: &Offer<Command, Ask>| matches!(offer, Offer::Exact(command) if wanted(command));
        scene.offers.iter().any(exact)
    };
    // What everybody may see needs no curtain.
    let goes_on = may(|command| matches!(command, Command::GoOn { .. }));
    // What has just been given away by other means is lifted no more.
    let lies_there = crate::touch::stands(scene);
    let lifted = match (scene.question.lifted.last(), scene.question.place) {
        _ if !lies_there => None,
        (Some(card), _) => Some(of_held(scene, *card)),
        (None, Some(place)) => Some(of_shown(scene, place)),
        (None, None) => None,
    };
    if let Some(deeds) = lifted {
        // Whoever only looks at a card can still end the round.
        return core::iter::once(LOOK).chain(deeds).chain(goes_on.then_some(GO_ON)).collect();
    }
    // On a phone the papers at the lower edge say the same, a finger's breadth below.
    let is_free = scene.spread.layout.shape == Shape::Landscape;
    if goes_on && is_free { vec![WHY, GO_ON] } else { Vec::new() }
}

/// What can be done with a card of the own hand, besides looking at it.
pub fn of_held(scene: &Scene<StorytellerView>, card: Card) -> Vec<Button> {
    if scene.actor.is_none() || scene.actor != scene.view.viewer {
        return Vec::new();
    }
    match scene.view.phase {
        Phase::Tell if offer(scene, |ask| matches!(ask, Ask::Written { .. })).is_some() => TELL.to_vec(),
        Phase::Give if offer(scene, |ask| matches!(ask, Ask::Give { .. })).is_some() => {
            let enough = gifts(scene, card).len() == usize::from(cards_given(scene.view.config.seats));
            enough.then_some(GIVE).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What can be done with a card on show, besides looking at it.
pub fn of_shown(scene: &Scene<StorytellerView>, place: u8) -> Vec<Button> {
    let is_own = scene.view.own.as_ref().is_some_and(|own| own.places.contains(&place));
    let may = scene.private && offer(scene, |ask| matches!(ask, Ask::Vote { .. })).is_some() && !is_own;
    may.then_some(VOTE).into_iter().collect()
}

/// Whether the actor has something to choose that others must not see.
pub fn chooses_in_secret(scene: &Scene<StorytellerView>) -> bool {
    offer(scene, |ask| !matches!(ask, Ask::Why { .. })).is_some()
}

/// The number of the offer that asks this.
fn offer(scene: &Scene<StorytellerView>, wanted: impl Fn(&Ask) -> bool) -> Option<usize> {
    scene.offers.iter().position(|offer| matches!(offer, Offer::Ask(ask) if wanted(ask)))
}

/// The cards that would be given: those that are lifted, and this one.
fn gifts(scene: &Scene<StorytellerView>, card: Card) -> Vec<Card> {
    let wanted = usize::from(cards_given(scene.view.config.seats));
    lifted(&scene.question.lifted, card, wanted)
}

/// Lifts one more, the latest last; the earliest goes back where there are too many.
pub fn lifted(before: &[Card], card: Card, most: usize) -> Vec<Card> {
    let mut all: Vec<Card> = before.iter().copied().filter(|other| *other != card).collect();
    all.push(card);
    let too_many = all.len().saturating_sub(most.max(1));
    all.drain(..too_many);
    all
}

/// Does something with a card of the own hand.
pub fn with_held(scene: &Scene<StorytellerView>, deed: Deed, card: Card) -> Reply<StorytellerView> {
    let Some(seat) = scene.actor else { return Reply::Ignore };
    let ask = |wanted: &dyn Fn(&Ask) -> bool| offer(scene, wanted).map_or(Reply::Ignore, Reply::Open);
    match deed {
        Deed::Look => crate::large::of_hand(scene, card),
        Deed::Write => ask(&|ask| matches!(ask, Ask::Written { card: of } if *of == card)),
        Deed::Tiles => ask(&|ask| matches!(ask, Ask::Tiles { card: of } if *of == card)),
        Deed::Aloud => Reply::Do(seat, Command::Tell { card, hint: Hint::Aloud }),
        Deed::Give => {
            let gifts = gifts(scene, card).into_iter().map(Gift::plain).collect();
            Reply::Do(seat, Command::Give { gifts })
        }
        Deed::Vote | Deed::Why | Deed::GoOn => Reply::Ignore,
    }
}

/// Does something with a card on show.
pub fn with_shown(scene: &Scene<StorytellerView>, deed: Deed, place: u8) -> Reply<StorytellerView> {
    match (deed, scene.actor) {
        (Deed::Look, _) => crate::large::of_show(scene, place),
        (Deed::Vote, Some(seat)) => vote(seat, place),
        _ => Reply::Ignore,
    }
}

fn vote(seat: Seat, place: u8) -> Reply<StorytellerView> {
    Reply::Do(seat, Command::Vote { place, because: Vec::new() })
}

/// A button on the table was pressed.
pub fn pressed(scene: &Scene<StorytellerView>, deed: Deed) -> Reply<StorytellerView> {
    let Question { lifted, place } = scene.question;
    match (deed, scene.actor) {
        (Deed::GoOn, Some(seat)) => Reply::Do(seat, Command::GoOn { why: None }),
        (Deed::Why, Some(_)) => {
            offer(scene, |ask| matches!(ask, Ask::Why { .. })).map_or(Reply::Ignore, Reply::Open)
        }
        _ => match (lifted.last(), place) {
            (Some(card), _) => with_held(scene, deed, *card),
            (None, Some(place)) => with_shown(scene, deed, *place),
            (None, None) => Reply::Ignore,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_three_cards_the_two_latest_stay_lifted() {
        let [one, two, three] = [Card(1), Card(2), Card(3)];
        assert_eq!(lifted(&[], one, 1), [one]);
        assert_eq!(lifted(&[one], two, 1), [two]);
        assert_eq!(lifted(&[one, two], three, 2), [two, three]);
        assert_eq!(lifted(&[one, two], one, 2), [two, one]);
    }
}
