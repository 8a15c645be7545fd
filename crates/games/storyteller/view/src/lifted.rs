//! What is lifted on the table, told to the panels: the same card is given, told of or voted for by the papers at the
//! lower edge.

use std::collections::BTreeMap;

use bevy::prelude::*;
use storyteller::{Ask, Command, Storyteller};
use table::board::{Facts, PlacingSystems, Question as Asked};
use table::{Lifted, TableSystems, in_match};
use tabletop::{Answer, Offer, OfferOf};

use crate::StorytellerView;
use crate::piece::Question;

fn follow(
    facts: Res<Facts<StorytellerView>>,
    question: Res<Asked<StorytellerView>>,
    mut lifted: ResMut<Lifted>,
) {
    if facts.is_changed() || question.is_changed() {
        lifted.set_if_neq(Lifted { seat: facts.actor, answers: answers(&question.0, &facts.offers) });
    }
}

/// The offers that what is lifted answers, by their numbers, each with as much of its answer as is known.
fn answers(question: &Question, offers: &[OfferOf<Storyteller>]) -> BTreeMap<usize, Option<Answer>> {
    let told = question.lifted.last();
    let known = |offer: &OfferOf<Storyteller>| match offer {
        Offer::Ask(Ask::Written { card } | Ask::Tiles { card })
        | Offer::Exact(Command::Tell { card, .. }) => (told == Some(card)).then_some(None),
        Offer::Ask(Ask::Give { hand, .. }) => {
            let place = |card| hand.iter().position(|held| held == card);
            let items = question.lifted.iter().filter_map(|card| u32::try_from(place(card)?).ok());
            let items: Vec<u32> = items.collect();
            (!items.is_empty()).then_some(Some(Answer::Items(items)))
        }
        Offer::Ask(Ask::Vote { own, .. }) => {
            let place = question.place.filter(|place| !own.contains(place))?;
            Some(Some(Answer::Items(vec![u32::from(place).checked_sub(1)?])))
        }
        Offer::Ask(Ask::Why { .. }) | Offer::Exact(_) => None,
    };
    offers.iter().enumerate().filter_map(|(index, offer)| Some((index, known(offer)?))).collect()
}

pub fn plugin(app: &mut App) {
    let on = in_match::<StorytellerView>;
    app.add_systems(Update, follow.after(PlacingSystems).in_set(TableSystems::Stage).run_if(on));
}

#[cfg(test)]
mod tests {
    use super::*;
    use storyteller::{Card, Hint};

    #[test]
    fn a_lifted_card_is_the_one_that_is_told_of() {
        let [one, two] = [Card(1), Card(2)];
        let aloud = |card| Offer::Exact(Command::Tell { card, hint: Hint::Aloud });
        let written = |card| Offer::Ask(Ask::Written { card });
        let offers = [written(one), written(two), aloud(one), aloud(two)];
        let said = answers(&Question::lifting(two), &offers);
        assert_eq!(said, BTreeMap::from([(1, None), (3, None)]));
        assert!(answers(&Question::default(), &offers).is_empty());
    }

    #[test]
    fn lifted_cards_are_given_and_no_vote_goes_to_an_own_one() {
        let hand = vec![Card(5), Card(6), Card(7)];
        let give = [Offer::Ask(Ask::Give { hand, count: 2 })];
        let both = Question { lifted: vec![Card(7), Card(5)], place: None };
        assert_eq!(answers(&both, &give), BTreeMap::from([(0, Some(Answer::Items(vec![2, 0])))]));
        let vote = [Offer::Ask(Ask::Vote { show: vec![Card(1), Card(2)], own: vec![1] })];
        let at = |place| Question { lifted: Vec::new(), place: Some(place) };
        assert!(answers(&at(1), &vote).is_empty());
        assert_eq!(answers(&at(2), &vote), BTreeMap::from([(0, Some(Answer::Items(vec![1])))]));
    }
}
