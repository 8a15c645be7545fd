//! RULES 5: powers that bring points before the end.

use her_story::{ChapterId, Command, Gain, Power, Scenario};

use crate::table::{
    ANN, BEN, CEM, act, begin, chapter, complete, gains, go, own, plain, shown, take, tiles_for, with_all,
    writer,
};

/// A card with such a power, and its points.
fn card(fits: impl Fn(Power) -> Option<u8>) -> (ChapterId, u16) {
    let card = chapter(&[], |card| fits(card.power()).is_some());
    (card, fits(card.power()).map(u16::from).expect("it was found so"))
}

/// RULES 5.7
#[test]
fn tiles_that_repeat_an_icon_bring_points() {
    let (card, points) =
        card(|power| if let Power::TilePoints(points) = power { Some(points) } else { None });
    for (face, repeats) in [("RR", true), ("RRT", true), ("SSS", true), ("RT", false), ("RTI", false)] {
        let mut state = begin(&Scenario::new(2).book(ANN, &[card], false).tiles(face));
        let events = go(&mut state, ANN, |state| take(state, 0));
        let expected = if repeats { vec![(Gain::Power(card), points)] } else { vec![] };
        assert_eq!(gains(&events), expected, "{face}");
    }
}

/// RULES 5.7: a swap takes no tile.
#[test]
fn a_swap_brings_no_tile_points() {
    let (points, _) = card(|power| if let Power::TilePoints(points) = power { Some(points) } else { None });
    let swap = crate::table::with(Power::SwapTile);
    let mut state = begin(&Scenario::new(2).book(ANN, &[points, swap], false).tiles("RRR").desk(ANN, "TI"));
    let command = Command::Swap { own: own(&state, ANN, "TI"), shown: shown(&state, 0) };
    assert_eq!(gains(&act(&mut state, ANN, command)), []);
}

/// RULES 5.8; RULES 5.1: each of several chapters brings its points.
#[test]
fn drafts_bring_points() {
    let fits = |power| if let Power::DraftPoints(points) = power { Some(points) } else { None };
    let (first, points) = card(fits);
    let second = chapter(&[first], |card| card.power() == first.power());
    let mut state = begin(&Scenario::new(2).book(ANN, &[first, second], false));
    let chapter = state.table().chapters[0].unwrap();
    let events = act(&mut state, ANN, Command::Draft { chapter });
    let expected = [(Gain::Draft, 2), (Gain::Power(first), points), (Gain::Power(second), points)];
    assert_eq!(gains(&events), expected);
}

/// RULES 5.9
#[test]
fn completed_drafts_bring_points() {
    let (card, points) =
        card(|power| if let Power::DraftedPoints(points) = power { Some(points) } else { None });
    let new = plain(1, &[])[0];
    let with_card = Scenario::new(2).book(ANN, &[card], false).desk(ANN, &tiles_for(new.cost()));
    let scored = |scenario: Scenario| {
        let mut state = begin(&scenario);
        let events = go(&mut state, ANN, |state| complete(state, ANN, new));
        gains(&events).contains(&(Gain::Power(card), points))
    };
    assert!(scored(with_card.clone().drafts(ANN, &[new])));
    assert!(!scored(with_card.shown(&[new])), "not for a chapter of the display");
}

/// RULES 5.10
#[test]
fn exact_completions_bring_points() {
    let (card, points) =
        card(|power| if let Power::ExactPoints(points) = power { Some(points) } else { None });
    let new = chapter(&[card], |new| new.power() == Power::Plain && new.cost().len() == 4);
    let scored = |more: &str| {
        let desk = format!("{}{more}", tiles_for(new.cost()));
        let mut state = begin(&Scenario::new(2).shown(&[new]).book(ANN, &[card], false).desk(ANN, &desk));
        let events = go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
        gains(&events).contains(&(Gain::Power(card), points))
    };
    assert!(scored(""));
    let needed = new.cost().iter().next().unwrap().letter();
    assert!(!scored(&format!(" {needed}{needed}{needed}")), "not with a surplus");
}

/// RULES 5.12: last, or last with others.
#[test]
fn catch_up_counts_for_whoever_is_last() {
    let (new, points) = card(|power| if let Power::CatchUp(points) = power { Some(points) } else { None });
    let scored = |ann: u16, ben: u16, cem: u16| {
        let scenario = Scenario::new(3).shown(&[new]).desk(ANN, &tiles_for(new.cost()));
        let mut state = begin(&scenario.points(ANN, ann).points(BEN, ben).points(CEM, cem));
        gains(&go(&mut state, ANN, |state| complete(state, ANN, new)))[0]
    };
    let caught_up = (Gain::CatchUp(new), points);
    assert_eq!(scored(5, 9, 12), caught_up);
    assert_eq!(scored(5, 5, 12), caught_up, "nobody has fewer");
    assert_ne!(scored(5, 4, 12), caught_up, "Ben has fewer");
}

/// RULES 5.12: it is checked before the points of the chapter, and never again.
#[test]
fn catch_up_is_checked_once_and_first() {
    let (new, _) = card(|power| if let Power::CatchUp(points) = power { Some(points) } else { None });
    let other = plain(1, &[])[0];
    let desk = tiles_for(other.cost());
    let mut state =
        begin(&Scenario::new(2).shown(&[other]).book(ANN, &[new], false).desk(ANN, &desk).points(BEN, 99));
    let events = go(&mut state, ANN, |state| complete(state, ANN, other));
    assert!(gains(&events).iter().all(|(gain, _)| !matches!(gain, Gain::CatchUp(_))));
    assert_eq!(writer(&state, ANN).account.catch_up, 0);
}

/// RULES 5.13
#[test]
fn plain_chapters_are_worth_more() {
    let plain = ChapterId::all().filter(|chapter| chapter.power() == Power::Plain);
    let plain: Vec<_> = plain.filter_map(ChapterId::chapter).collect();
    assert!(plain.len() >= 8);
    for chapter in plain {
        assert!(chapter.points > chapter.cost.len(), "{}", chapter.key);
    }
}
