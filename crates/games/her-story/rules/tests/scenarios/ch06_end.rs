//! RULES 6: how a match ends, who wins, and the reading.

use her_story::{ChapterId, Command, Event, HerStory, Phase, RuleError, Scenario, State};
use tabletop::{Game, Outcome, SeatSet};

use crate::table::{
    ANN, BEN, CEM, act, begin, chapter, complete, go, plain, refused, take, tiles_for, writer,
};

/// So many chapters that neither score at the end nor before it, besides these.
fn calm(number: usize, besides: &[ChapterId]) -> Vec<ChapterId> {
    let quiet = |one: &ChapterId| one.power().family() != her_story::Family::Ending && !besides.contains(one);
    ChapterId::all().filter(quiet).take(number).collect()
}

/// Ann can complete her eighth chapter, which is the first of these.
fn before_the_last(seats: u8) -> (Scenario, ChapterId) {
    let new = plain(1, &[])[0];
    let scenario = Scenario::new(seats).shown(&[new]).book(ANN, &calm(7, &[new]), false);
    (scenario.desk(ANN, &tiles_for(new.cost())), new)
}

/// RULES 6.1
#[test]
fn the_round_of_the_eighth_chapter_is_finished() {
    let (scenario, new) = before_the_last(3);
    let mut state = begin(&scenario);
    let events = go(&mut state, ANN, |state| complete(state, ANN, new));
    assert!(events.contains(&Event::LastRoundCalled { seat: ANN }));
    for seat in [BEN, CEM] {
        assert_eq!((state.table().turn, HerStory::phase(&state)), (seat, Phase::Turn));
        go(&mut state, seat, |state| take(state, 0));
    }
    assert_eq!(HerStory::phase(&state), Phase::Favourites);
    assert_eq!(state.table().round, 1, "no other round began");
}

/// RULES 6.1: when the player before the first one fills a book, the match ends with that turn.
#[test]
fn the_last_of_a_round_ends_it() {
    let new = plain(1, &[])[0];
    let scenario = Scenario::new(2).turn(BEN).shown(&[new]).book(BEN, &calm(7, &[new]), false);
    let mut state = begin(&scenario.desk(BEN, &tiles_for(new.cost())));
    let events = go(&mut state, BEN, |state| complete(state, BEN, new));
    assert!(events.contains(&Event::EndCounted));
    assert_eq!(HerStory::phase(&state), Phase::Favourites);
}

/// RULES 6.12
#[test]
fn ten_quiet_rounds_end_the_match() {
    let mut state = begin(&Scenario::new(2).round(20, 9));
    go(&mut state, ANN, |state| take(state, 0));
    let events = go(&mut state, BEN, |state| take(state, 0));
    assert_eq!(events[2..], [Event::MatchStalled { rounds: 10 }, Event::EndCounted, Event::MatchEnded]);
    assert_eq!(HerStory::phase(&state), Phase::Over, "nobody has a chapter to choose");
}

/// RULES 6.12: a draft or a completion starts the count anew, and only whole rounds count.
#[test]
fn a_draft_breaks_the_silence() {
    let mut state = begin(&Scenario::new(2).round(20, 9));
    let chapter = state.table().chapters[0].unwrap();
    act(&mut state, ANN, Command::Draft { chapter });
    go(&mut state, BEN, |state| take(state, 0));
    assert_eq!((state.table().quiet, state.table().round), (0, 21));
    go(&mut state, ANN, |state| take(state, 0));
    assert_eq!(state.table().quiet, 0);
    go(&mut state, BEN, |state| take(state, 0));
    assert_eq!(state.table().quiet, 1);
}

/// Both have a chapter and these further points; the match is scored when Ben has had his turn.
fn scored(ann: (ChapterId, u16), ben: (ChapterId, u16)) -> State {
    let scenario = Scenario::new(2).turn(BEN).round(30, 9);
    let scenario = scenario.book(ANN, &[ann.0], false).book(BEN, &[ben.0], false);
    let mut state = begin(&scenario.points(ANN, ann.1).points(BEN, ben.1));
    go(&mut state, BEN, |state| take(state, 0));
    state
}

fn read_all(state: &mut State) -> SeatSet {
    for seat in [ANN, BEN] {
        let chapter = writer(state, seat).book[0].chapter;
        act(state, seat, Command::ChooseFavourite { chapter });
    }
    HerStory::outcome(state).expect("the match is over").winners(2)
}

/// RULES 6.13
#[test]
fn most_points_win() {
    let two = calm(2, &[]);
    let even = two[0].points();
    let mut state = scored((two[0], 0), (two[1], even + 10));
    assert_eq!(read_all(&mut state), SeatSet::only(BEN));
}

/// RULES 6.13: printed points break a tie.
#[test]
fn of_equally_many_points_more_printed_ones_win() {
    let mut all = calm(120, &[]);
    all.sort_by_key(|one| one.points());
    let (few, many) = (all[0], all[all.len() - 1]);
    assert!(few.points() < many.points());
    let mut state = scored((few, many.points() + 4), (many, few.points() + 4));
    assert_eq!(writer(&state, ANN).points(), writer(&state, BEN).points());
    assert_eq!(read_all(&mut state), SeatSet::only(BEN));
}

/// RULES 6.13: then the place is shared.
#[test]
fn a_perfect_tie_is_shared() {
    let first = calm(1, &[])[0];
    let second = chapter(&[first], |one| calm(120, &[]).contains(&one) && one.points() == first.points());
    let mut state = scored((first, 6), (second, 6));
    assert_eq!(read_all(&mut state), SeatSet::all(2));
    let places = [1, 1].into_iter().collect();
    assert_eq!(HerStory::outcome(&state), Some(Outcome::Ranking(places)));
}

/// RULES 6.14: in any order; the match is over with the last choice.
#[test]
fn each_chooses_a_favourite_to_be_read() {
    let two = calm(2, &[]);
    let mut state = scored((two[0], 0), (two[1], 0));
    assert_eq!(HerStory::to_act(&state).seats, SeatSet::all(2));
    let events = act(&mut state, BEN, Command::ChooseFavourite { chapter: two[1] });
    assert_eq!(events, [Event::FavouriteChosen { seat: BEN, place: 0, chapter: two[1] }]);
    assert_eq!((HerStory::to_act(&state).seats, HerStory::outcome(&state)), (SeatSet::only(ANN), None));
    let events = act(&mut state, ANN, Command::ChooseFavourite { chapter: two[0] });
    assert_eq!(events[1], Event::MatchEnded);
    assert_eq!(writer(&state, ANN).favourite, Some(two[0]));
    assert!(HerStory::to_act(&state).seats.is_empty());
}

/// RULES 6.14: of the own book.
#[test]
fn nobody_reads_from_another_book() {
    let two = calm(2, &[]);
    let state = scored((two[0], 0), (two[1], 0));
    assert_eq!(refused(&state, ANN, Command::ChooseFavourite { chapter: two[1] }), RuleError::NotThere);
}
