//! RULES 4: completing a chapter.

use her_story::{
    ChapterId, Command, EXACT_POINTS, Event, Gain, Icons, Origin, Power, Scenario, State, weigh,
};

use crate::table::{
    ANN, BEN, act, begin, chapter, complete, gains, go, own, plain, refused, tiles_for, with, with_all,
    writer,
};

/// A chapter whose cost has just so many icons of two kinds, as in `RRTT` or `RTT`.
fn costing(len: u8, kinds: usize) -> ChapterId {
    let shape = |chapter: ChapterId| chapter.cost().len() == len && chapter.cost().counts().count() == kinds;
    chapter(&[], |new| shape(new) && !matches!(new.power(), Power::CatchUp(_)))
}

/// Ann has the turn, this chapter in the display and these tiles.
fn before(new: ChapterId, desk: &str) -> State {
    begin(&Scenario::new(2).shown(&[new]).desk(ANN, desk))
}

/// RULES 4.1
#[test]
fn tiles_that_cover_the_cost_are_discarded() {
    let new = plain(1, &[])[0];
    let mut state = before(new, &tiles_for(new.cost()));
    let held: Vec<_> = writer(&state, ANN).held().collect();
    let events = go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
    assert_eq!(writer(&state, ANN).held().count(), 0);
    assert_eq!(state.table().discards, held);
    assert!(matches!(&events[0], Event::ChapterPaid { seat: ANN, chapter, cards, .. }
        if *chapter == new && cards.is_empty()));
}

/// RULES 4.1: a draft is completed in the same way, and its place is free again.
#[test]
fn a_draft_can_be_completed() {
    let new = plain(1, &[])[0];
    let scenario = Scenario::new(2).drafts(ANN, &[new]).desk(ANN, &tiles_for(new.cost()));
    let mut state = begin(&scenario);
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    assert_eq!(writer(&state, ANN).drafts, [None, None]);
    assert_eq!(writer(&state, ANN).book[0].chapter, new);
    assert!(
        !events.iter().any(|event| matches!(event, Event::ChapterRevealed { .. })),
        "nothing is replaced"
    );
}

/// RULES 4.1: more than the cost is allowed.
#[test]
fn surplus_is_allowed() {
    let new = costing(3, 2);
    let letters = new.cost().to_string();
    let more = format!("{} {}", &letters[..2], &letters[1..]);
    let mut state = before(new, &more);
    go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
    assert!(!writer(&state, ANN).book[0].exact);
}

/// RULES 4.2: a tile that others make needless may go if it shows an icon of the cost, and not otherwise.
#[test]
fn each_discarded_tile_shows_an_icon_of_the_cost() {
    let new = costing(3, 2);
    let cost = new.cost();
    let strange = her_story::Icon::ALL.into_iter().find(|icon| cost.of(*icon) == 0).unwrap().letter();
    let needed = cost.counts().next().unwrap().0.letter();
    let foreign = format!("{strange}{strange}");
    let state = before(new, &format!("{} {foreign}", tiles_for(cost)));
    let tile = own(&state, ANN, &foreign);
    let refusal = refused(&state, ANN, with_all(&state, ANN, new, &[]));
    assert_eq!(refusal, her_story::RuleError::UselessTile { tile });
    let helpful = [needed, strange].into_iter().collect::<String>().parse::<Icons>().unwrap().to_string();
    let mut state = before(new, &format!("{} {helpful}", tiles_for(cost)));
    go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
}

/// RULES 4.3: a permanent card covers what the tiles leave, with all of its icons.
#[test]
fn permanent_icons_help() {
    let double = chapter(&[], |card| card.permanent().len() == 2);
    let icons = double.permanent();
    let is_fit = |new: ChapterId| {
        new != double
            && new.cost().covers(icons)
            && new.cost().minus(icons).len() == 2
            && new.cost().len() == 4
    };
    let new = chapter(&[double], is_fit);
    let rest = new.cost().minus(icons).to_string();
    let mut state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &rest).book(ANN, &[double], false));
    assert_eq!(
        refused(&state, ANN, with_all(&state, ANN, new, &[])),
        her_story::RuleError::NotCovered,
        "not without it"
    );
    go(&mut state, ANN, |state| with_all(state, ANN, new, &[double]));
    assert!(writer(&state, ANN).book[1].exact);
}

/// RULES 4.3: the cards alone may do, but then it is not exact (RULES 4.6).
#[test]
fn cards_alone_may_cover_the_cost() {
    let cards: Vec<_> = ChapterId::all().filter(|card| !card.permanent().is_empty()).collect();
    let lent = |cards: &[ChapterId]| cards.iter().map(|card| card.permanent()).sum::<Icons>();
    let new = chapter(&cards, |new| {
        new.cost().len() == 3 && matches!(new.power(), Power::Plain) || new.cost().len() == 3
    });
    let mut used: Vec<ChapterId> = Vec::new();
    for icon in new.cost().iter() {
        let one = |card: &&ChapterId| card.permanent() == Icons::NONE.with(icon) && !used.contains(card);
        let card = *cards.iter().find(one).expect("there are seven of each");
        used.push(card);
    }
    assert_eq!(lent(&used), new.cost());
    let mut state = begin(&Scenario::new(2).shown(&[new]).book(ANN, &used, false).points(BEN, 99));
    let command = Command::Complete { chapter: new, tiles: vec![], cards: used };
    let events = act(&mut state, ANN, command);
    assert!(gains(&events).iter().all(|(gain, _)| *gain != Gain::Exact));
    assert!(!writer(&state, ANN).book[3].exact);
}

/// RULES 4.4
#[test]
fn chapters_fill_the_book_from_the_lowest_place() {
    let chapters = plain(3, &[]);
    let (new, written) = (chapters[0], &chapters[1..]);
    let scenario = Scenario::new(2).shown(&[new]).book(ANN, written, false).desk(ANN, &tiles_for(new.cost()));
    let mut state = begin(&scenario);
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    let exact = writer(&state, ANN).book[2].exact;
    let bound = Event::ChapterCompleted { seat: ANN, from: Origin::Shown(0), place: 2, chapter: new, exact };
    assert!(events.contains(&bound));
    assert_eq!(writer(&state, ANN).book[2].chapter, new);
}

/// RULES 4.5
#[test]
fn the_printed_points_are_scored() {
    let new = chapter(&[], |new| new.power() == Power::Plain && new.points() > 4);
    let mut state = before(new, &tiles_for(new.cost()));
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    assert_eq!(gains(&events)[0], (Gain::Chapter(new), new.points()));
    assert_eq!(writer(&state, ANN).account.chapters, new.points());
}

/// RULES 4.6
#[test]
fn an_exact_completion_is_worth_three_more() {
    let new = costing(4, 2);
    let mut state = before(new, &tiles_for(new.cost()));
    let events = go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
    assert!(gains(&events).contains(&(Gain::Exact, 3)));
    assert_eq!((EXACT_POINTS, writer(&state, ANN).account.exact), (3, 3));
}

/// RULES 4.6: one icon more, and it is not exact; the icons of a card count with those of the tiles.
#[test]
fn surplus_of_tiles_or_cards_is_not_exact() {
    let card = with(Power::Permanent("R".parse().unwrap()));
    let new = chapter(&[card], |new| new.cost().of(her_story::Icon::Reading) > 0 && new.cost().len() == 4);
    let scenario = Scenario::new(2).shown(&[new]).book(ANN, &[card], false).desk(ANN, &tiles_for(new.cost()));
    let state = begin(&scenario);
    let tiles: Vec<_> = writer(&state, ANN).held().collect();
    let exact = |cards: &[ChapterId]| weigh(writer(&state, ANN), new.cost(), &tiles, cards).unwrap().exact;
    assert!(exact(&[]));
    assert!(!exact(&[card]), "the reading of the card is one too many");
}

/// RULES 4.7
#[test]
fn the_new_chapter_lies_open() {
    let new = plain(1, &[])[0];
    let mut state = before(new, &tiles_for(new.cost()));
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    assert!(events.contains(&Event::ChapterOpened { seat: ANN, chapter: new }));
}

/// RULES 4.8
#[test]
fn a_chapter_of_the_display_is_replaced() {
    let chapters = plain(2, &[]);
    let (new, next) = (chapters[0], chapters[1]);
    let scenario = Scenario::new(2).shown(&[new]).next_chapters(&[next]).desk(ANN, &tiles_for(new.cost()));
    let mut state = begin(&scenario);
    let deck = 120 - 5 - 1;
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    assert!(events.contains(&Event::ChapterRevealed { place: 0, chapter: next, deck }));
    assert_eq!(state.table().chapters[0], Some(next));
}

/// RULES 4.9
#[test]
fn nobody_completes_two_chapters_in_a_turn() {
    let chapters = plain(2, &[]);
    let desk = format!("{} {}", tiles_for(chapters[0].cost()), tiles_for(chapters[1].cost()));
    let mut state = begin(&Scenario::new(2).shown(&chapters).desk(ANN, &desk));
    let second = complete(&state, ANN, chapters[1]);
    go(&mut state, ANN, |state| complete(state, ANN, chapters[0]));
    assert_eq!(refused(&state, ANN, second), her_story::RuleError::NotYourTurn);
}
