//! RULES 6: what is counted at the end.

use std::collections::BTreeSet;

use her_story::{ChapterId, DRAFTS, Event, Family, Gain, Power, Scenario};

use crate::table::{ANN, BEN, begin, chapter, gains, go, take};

/// What this card counts at the end of a match in which Ann has it and these in her book, the others exactly completed or
/// not, and so many drafts.
fn counted(card: ChapterId, others: &[ChapterId], exact: bool, drafts: usize) -> u16 {
    let mut book = vec![card];
    book.extend(others);
    let free = |one: &ChapterId| !book.contains(one);
    let drafted: Vec<_> = ChapterId::all().filter(free).take(drafts).collect();
    let scenario = Scenario::new(2).turn(BEN).round(30, 9).book(ANN, &[card], false);
    let mut state = begin(&scenario.book(ANN, others, exact).drafts(ANN, &drafted));
    let events = go(&mut state, BEN, |state| take(state, 0));
    let gains = gains(&events).into_iter();
    gains.filter(|(gain, _)| *gain == Gain::Ending(card)).map(|(_, points)| points).sum()
}

/// Every card of the match that counts so, with what it counts for each.
fn cards(fits: impl Fn(Power) -> Option<u8>) -> Vec<(ChapterId, u16)> {
    let each = |card: ChapterId| Some((card, u16::from(fits(card.power())?)));
    let found: Vec<_> = ChapterId::all().filter_map(each).collect();
    assert!(!found.is_empty());
    found
}

/// So many chapters that count nothing themselves and are like this.
fn calm(number: usize, like: impl Fn(ChapterId) -> bool) -> Vec<ChapterId> {
    let calm = |one: &ChapterId| one.power().family() != Family::Ending && like(*one);
    let found: Vec<_> = ChapterId::all().filter(calm).take(number).collect();
    assert_eq!(found.len(), number);
    found
}

fn of<K: Copy>(kind: impl Fn(&her_story::Chapter) -> K) -> impl Fn(ChapterId) -> K {
    move |id| kind(id.chapter().expect("a chapter"))
}

/// RULES 6.2: in the order of the seats and of the book, itself included.
#[test]
fn books_are_counted_in_order() {
    let field = |card: ChapterId| matches!(card.power(), Power::EndFields(_));
    let first = chapter(&[], field);
    let second = chapter(&[first], field);
    let third = chapter(&[], |card| matches!(card.power(), Power::EndRegions(_)));
    let scenario = Scenario::new(2).turn(BEN).round(30, 9);
    let mut state = begin(&scenario.book(BEN, &[first], false).book(ANN, &[third, second], false));
    let events = go(&mut state, BEN, |state| take(state, 0));
    let from = events.iter().position(|event| *event == Event::EndCounted).expect("it is counted");
    let order: Vec<_> = gains(&events[from..]).into_iter().map(|(gain, _)| gain).collect();
    assert_eq!(order, [Gain::Ending(third), Gain::Ending(second), Gain::Ending(first)]);
    assert!(counted(first, &[], false, 0) > 0, "it counts its own field");
}

/// RULES 6.3
#[test]
fn a_field_counts() {
    for (card, each) in cards(|power| if let Power::EndField(_, each) = power { Some(each) } else { None }) {
        let Power::EndField(field, _) = card.power() else { unreachable!("it was chosen so") };
        let own = u16::from(of(|chapter| chapter.field)(card) == field);
        let same = calm(2, |one| of(|chapter| chapter.field)(one) == field);
        let other = calm(2, |one| of(|chapter| chapter.field)(one) != field);
        assert_eq!(counted(card, &[same, other].concat(), false, 0), (own + 2) * each);
    }
}

/// RULES 6.4
#[test]
fn an_era_counts() {
    for (card, each) in cards(|power| if let Power::EndEra(_, each) = power { Some(each) } else { None }) {
        let Power::EndEra(era, _) = card.power() else { unreachable!("it was chosen so") };
        let own = u16::from(of(her_story::Chapter::era)(card) == era);
        let same = calm(3, |one| of(her_story::Chapter::era)(one) == era);
        let other = calm(1, |one| of(her_story::Chapter::era)(one) != era);
        assert_eq!(counted(card, &[same, other].concat(), false, 0), (own + 3) * each);
    }
}

/// RULES 6.5
#[test]
fn a_region_counts() {
    for (card, each) in cards(|power| if let Power::EndRegion(_, each) = power { Some(each) } else { None }) {
        let Power::EndRegion(region, _) = card.power() else { unreachable!("it was chosen so") };
        let own = u16::from(of(|chapter| chapter.region)(card) == region);
        let same = calm(2, |one| of(|chapter| chapter.region)(one) == region);
        let other = calm(2, |one| of(|chapter| chapter.region)(one) != region);
        assert_eq!(counted(card, &[same, other].concat(), false, 0), (own + 2) * each);
    }
}

/// RULES 6.6: twice or more; once is not enough.
#[test]
fn an_icon_of_the_costs_counts() {
    for (card, each) in cards(|power| if let Power::EndIcon(_, each) = power { Some(each) } else { None }) {
        let Power::EndIcon(icon, _) = card.power() else { unreachable!("it was chosen so") };
        let own = u16::from(card.cost().of(icon) >= 2);
        let twice = calm(2, |one| one.cost().of(icon) >= 2);
        let once = calm(2, |one| one.cost().of(icon) == 1);
        assert_eq!(counted(card, &[twice, once].concat(), false, 0), (own + 2) * each);
    }
}

/// RULES 6.7
#[test]
fn drafts_that_are_left_count() {
    for (card, each) in cards(|power| if let Power::EndDrafts(each) = power { Some(each) } else { None }) {
        for drafts in 0..=DRAFTS {
            assert_eq!(counted(card, &[], false, drafts), each * u16::try_from(drafts).unwrap());
        }
    }
}

/// RULES 6.8
#[test]
fn exact_completions_count() {
    for (card, each) in cards(|power| if let Power::EndExact(each) = power { Some(each) } else { None }) {
        let others = calm(3, |_| true);
        assert_eq!(counted(card, &others, true, 0), 3 * each, "the card itself was not exact");
        assert_eq!(counted(card, &others, false, 0), 0);
    }
}

/// How many different kinds there are among these.
fn kinds<K: Ord + Copy>(all: &[ChapterId], kind: impl Fn(&her_story::Chapter) -> K) -> u16 {
    let different: BTreeSet<K> =
        all.iter().map(|one| kind(one.chapter().expect("a small number of cards"))).collect();
    u16::try_from(different.len()).expect("a small number of cards")
}

/// RULES 6.9
#[test]
fn different_fields_count() {
    for (card, each) in cards(|power| if let Power::EndFields(each) = power { Some(each) } else { None }) {
        let mut all = calm(2, |one| of(|chapter| chapter.field)(one) == her_story::Field::Art);
        all.extend(calm(2, |one| of(|chapter| chapter.field)(one) == her_story::Field::Rights));
        let fields = kinds(&[all.clone(), vec![card]].concat(), |chapter| chapter.field);
        assert!((2..=3).contains(&fields));
        assert_eq!(counted(card, &all, false, 0), fields * each);
    }
}

/// RULES 6.10
#[test]
fn different_regions_count() {
    for (card, each) in cards(|power| if let Power::EndRegions(each) = power { Some(each) } else { None }) {
        let mut all = calm(2, |one| of(|chapter| chapter.region)(one) == her_story::Region::Oceania);
        all.extend(calm(2, |one| of(|chapter| chapter.region)(one) == her_story::Region::Africa));
        let regions = kinds(&[all.clone(), vec![card]].concat(), |chapter| chapter.region);
        assert_eq!(counted(card, &all, false, 0), regions * each);
    }
}

/// RULES 6.11
#[test]
fn different_eras_count() {
    for (card, each) in cards(|power| if let Power::EndEras(each) = power { Some(each) } else { None }) {
        let mut all = calm(2, |one| of(her_story::Chapter::era)(one) == her_story::Era::Antiquity);
        all.extend(calm(1, |one| of(her_story::Chapter::era)(one) == her_story::Era::MiddleAges));
        let eras = kinds(&[all.clone(), vec![card]].concat(), her_story::Chapter::era);
        assert_eq!(counted(card, &all, false, 0), eras * each);
    }
}
