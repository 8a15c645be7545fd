//! RULES 5: powers that allow something. Each of them works, is missing without its chapter, and may be left.

use her_story::{ChapterId, Command, HerStory, Phase, Power, RuleError, Scenario, State};
use tabletop::Game;

use crate::table::{
    ANN, BEN, act, begin, chapter, complete, desk, go, offers, own, plain, refused, shown, take, tiles_for,
    with, with_all, writer,
};

/// A match in which Ann has this power in her book.
fn with_power(power: Power) -> Scenario {
    Scenario::new(2).book(ANN, &[with(power)], false)
}

fn phase(state: &State) -> (tabletop::Seat, Phase) {
    (state.table().turn, HerStory::phase(state))
}

/// RULES 5.1: a power does nothing for its own completion.
#[test]
fn a_power_does_not_work_for_its_own_completion() {
    let card = chapter(&[], |card| !card.permanent().is_empty() && card.cost().covers(card.permanent()));
    let rest = card.cost().minus(card.permanent());
    let state = begin(&Scenario::new(2).shown(&[card]).desk(ANN, &tiles_for(rest)));
    let command = with_all(&state, ANN, card, &[card]);
    assert_eq!(refused(&state, ANN, command), RuleError::NotThere, "it is not in the book yet");

    let keep = with(Power::KeepTile);
    let mut state = begin(&Scenario::new(2).shown(&[keep]).desk(ANN, &three_tiles(keep)));
    go(&mut state, ANN, |state| with_all(state, ANN, keep, &[]));
    assert_eq!(phase(&state), (BEN, Phase::Turn), "no tile may be kept");
}

/// RULES 5.1: what a power allows may be left.
#[test]
fn what_a_power_allows_may_be_left() {
    let mut state = begin(&with_power(Power::SecondTile).tiles("RR"));
    go(&mut state, ANN, |state| take(state, 0));
    assert_eq!(phase(&state), (ANN, Phase::Another));
    act(&mut state, ANN, Command::Finish);
    assert_eq!((phase(&state), desk(&state, ANN)), ((BEN, Phase::Turn), "RR".to_owned()));
}

/// RULES 5.1: two chapters with one permission give it once.
#[test]
fn a_permission_is_given_once() {
    let both: Vec<_> = ChapterId::all().filter(|card| card.power() == Power::SecondTile).take(2).collect();
    let mut state = begin(&Scenario::new(2).book(ANN, &both, false).tiles("RR TT"));
    go(&mut state, ANN, |state| take(state, 0));
    go(&mut state, ANN, |state| Command::TakeAnother { tile: shown(state, 1) });
    assert_eq!(phase(&state), (BEN, Phase::Turn), "no third tile");
}

/// RULES 5.2: once in each later completion, again and again.
#[test]
fn a_permanent_icon_helps_in_each_completion() {
    let card = with(Power::Permanent("T".parse().unwrap()));
    let needs = |new: ChapterId| new.cost().of(her_story::Icon::Thinking) == 1 && new.cost().len() == 3;
    let first = chapter(&[card], needs);
    let second = chapter(&[card, first], needs);
    let rest = |new: ChapterId| new.cost().minus(card.permanent()).to_string();
    let tiles = format!("{} {}", rest(first), rest(second));
    let mut state =
        begin(&Scenario::new(2).shown(&[first, second]).desk(ANN, &tiles).book(ANN, &[card], false));
    for new in [first, second] {
        let tiles = vec![own(&state, ANN, &rest(new))];
        act(&mut state, ANN, Command::Complete { chapter: new, tiles, cards: vec![card] });
        if state.table().turn == BEN {
            go(&mut state, BEN, |state| take(state, 0));
        }
    }
    assert_eq!(writer(&state, ANN).book.len(), 3);
}

/// RULES 5.3
#[test]
fn a_tile_of_one_icon_brings_a_second_one() {
    for (face, more) in [("RR", true), ("SSS", true), ("RT", false), ("RRT", false)] {
        let mut state = begin(&with_power(Power::SecondTile).tiles(face));
        go(&mut state, ANN, |state| take(state, 0));
        assert_eq!(HerStory::phase(&state) == Phase::Another, more, "{face}");
        if more {
            let tile = shown(&state, 3);
            act(&mut state, ANN, Command::TakeAnother { tile });
            assert_eq!(writer(&state, ANN).desk[1], Some(tile));
            assert_eq!(phase(&state), (BEN, Phase::Turn));
        }
    }
    let mut without = begin(&Scenario::new(2).tiles("RR"));
    go(&mut without, ANN, |without| take(without, 0));
    assert_eq!(phase(&without), (BEN, Phase::Turn), "only with the power");
}

/// RULES 5.3: no second tile for a full desk.
#[test]
fn a_second_tile_needs_room() {
    let mut state = begin(&with_power(Power::SecondTile).tiles("RR").desk(ANN, "RT RT TI TI IS IS"));
    go(&mut state, ANN, |state| take(state, 0));
    assert_eq!(phase(&state), (BEN, Phase::Turn));
}

/// Three tiles, each with a needed icon, that cover the cost of a chapter.
fn three_tiles(new: ChapterId) -> String {
    let tiles = tiles_for(new.cost());
    let first = new.cost().iter().next().expect("costs and tiles have icons").letter();
    let mut faces: Vec<String> = tiles.split(' ').map(str::to_owned).collect();
    for other in ['R', 'T', 'I', 'S'].into_iter().filter(|other| *other != first) {
        if faces.len() < 3 {
            let icons: her_story::Icons =
                [first, other].into_iter().collect::<String>().parse().expect("costs and tiles have icons");
            faces.push(icons.to_string());
        }
    }
    faces.join(" ")
}

/// RULES 5.4
#[test]
fn one_of_three_discarded_tiles_comes_back() {
    let new = plain(1, &[])[0];
    let mut state = begin(&with_power(Power::KeepTile).shown(&[new]).desk(ANN, &three_tiles(new)));
    let tiles: Vec<_> = writer(&state, ANN).held().collect();
    assert_eq!(tiles.len(), 3);
    go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
    assert_eq!(phase(&state), (ANN, Phase::Keep));
    assert_eq!(offers(&state, ANN).len(), 4, "each of them, or none");
    assert_eq!(refused(&state, ANN, Command::Keep { tile: shown(&state, 0) }), RuleError::NotThere);
    act(&mut state, ANN, Command::Keep { tile: tiles[1] });
    assert_eq!(writer(&state, ANN).held().collect::<Vec<_>>(), [tiles[1]]);
    assert_eq!(state.table().discards, [tiles[0], tiles[2]]);
    assert_eq!(phase(&state), (BEN, Phase::Turn));
}

/// RULES 5.4: not for fewer than three tiles, and not without the power.
#[test]
fn nothing_is_kept_of_two_tiles() {
    let new = chapter(&[], |new| new.power() == Power::Plain && (4..=5).contains(&new.cost().len()));
    let scenario = with_power(Power::KeepTile).shown(&[new]).desk(ANN, &tiles_for(new.cost()));
    let mut state = begin(&scenario);
    assert_eq!(writer(&state, ANN).held().count(), 2);
    go(&mut state, ANN, |state| with_all(state, ANN, new, &[]));
    assert_eq!(phase(&state), (BEN, Phase::Turn));
    let mut without = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &three_tiles(new)));
    go(&mut without, ANN, |without| complete(without, ANN, new));
    assert_eq!(phase(&without), (BEN, Phase::Turn));
}

/// RULES 5.5
#[test]
fn a_tile_is_swapped_before_a_research() {
    let mut state = begin(&with_power(Power::SwapTile).tiles("SSS TT").desk(ANN, "RR RT"));
    let (gave, took) = (own(&state, ANN, "RT"), shown(&state, 0));
    act(&mut state, ANN, Command::Swap { own: gave, shown: took });
    assert_eq!((desk(&state, ANN), shown(&state, 0)), ("RR SSS".to_owned(), gave));
    assert_eq!(phase(&state), (ANN, Phase::Research), "the research must go on");
    go(&mut state, ANN, |state| take(state, 1));
    assert_eq!(phase(&state), (BEN, Phase::Turn));
}

/// RULES 5.5: once in each research, before or after a library visit.
#[test]
fn a_swap_and_a_library_visit_go_together() {
    let swap = |state: &State| Command::Swap { own: own(state, ANN, "RR"), shown: shown(state, 0) };
    let mut state = begin(&with_power(Power::SwapTile).desk(ANN, "RR"));
    act(&mut state, ANN, Command::VisitLibrary);
    go(&mut state, ANN, |state| swap(state));
    act(&mut state, ANN, Command::VisitLibrary);
    let again = Command::Swap { own: writer(&state, ANN).desk[0].unwrap(), shown: shown(&state, 0) };
    assert_eq!(refused(&state, ANN, again), RuleError::SwappedAlready);
}

/// RULES 5.6
#[test]
fn a_draft_brings_a_tile_along() {
    let mut state = begin(&with_power(Power::DraftTile));
    let (chapter, tile) = (state.table().chapters[0].unwrap(), shown(&state, 2));
    act(&mut state, ANN, Command::Draft { chapter });
    assert_eq!(phase(&state), (ANN, Phase::Another));
    act(&mut state, ANN, Command::TakeAnother { tile });
    assert_eq!(writer(&state, ANN).desk[0], Some(tile));
    assert_eq!(phase(&state), (BEN, Phase::Turn));
    for scenario in [Scenario::new(2), with_power(Power::DraftTile).desk(ANN, "RR RR TT TT II II SS")] {
        let mut state = begin(&scenario);
        let chapter = state.table().chapters[0].unwrap();
        act(&mut state, ANN, Command::Draft { chapter });
        assert_eq!(phase(&state), (BEN, Phase::Turn), "only with the power, and with room");
    }
}

/// RULES 5.11
#[test]
fn a_library_pass_allows_a_third_visit() {
    let mut state = begin(&with_power(Power::ExtraVisit));
    assert_eq!(writer(&state, ANN).visits_left(), 3);
    for left in [2, 1, 0] {
        act(&mut state, ANN, Command::VisitLibrary);
        assert_eq!(writer(&state, ANN).visits_left(), left);
    }
    assert_eq!(refused(&state, ANN, Command::VisitLibrary), RuleError::NoVisitLeft);
}
