//! RULES 8: what is refused. Each refusal leaves the match as it was, which [`refused`] sees to.

use std::collections::BTreeSet;

use her_story::{ChapterId, Command, HerStory, Power, RuleError, Scenario, SetupError, State, Tile, VISITS};
use tabletop::{Game, Input, Lobby, Match, Seat, Seed, Speak};

use crate::table::{
    ANN, BEN, act, begin, chapter, complete, go, own, plain, refused, refused_input, shown, take, tiles_for,
    with, with_all, writer,
};

/// The match is over.
fn over() -> State {
    let mut state = begin(&Scenario::new(2).turn(BEN).round(30, 9));
    go(&mut state, BEN, |state| take(state, 0));
    state
}

/// Ann may take a second tile.
fn another() -> State {
    let mut state = begin(&Scenario::new(2).book(ANN, &[with(Power::SecondTile)], false).tiles("RR"));
    go(&mut state, ANN, |state| take(state, 0));
    state
}

/// RULES 8: each refusal has words of its own.
#[test]
fn every_refusal_says_which_rule_forbids_it() {
    let all = [
        RuleError::NoClock,
        RuleError::MatchOver,
        RuleError::NotYourTurn,
        RuleError::NotNow,
        RuleError::ResearchBegun,
        RuleError::NotThere,
        RuleError::NoVisitLeft,
        RuleError::NoPower,
        RuleError::SwappedAlready,
        RuleError::DeskFull,
        RuleError::DeskNotFull,
        RuleError::DraftsFull,
        RuleError::BookFull,
        RuleError::TileTwice,
        RuleError::CardTwice,
        RuleError::NoPermanentIcon,
        RuleError::UselessTile { tile: Tile(0) },
        RuleError::NotCovered,
        RuleError::FavouriteChosen,
    ];
    let ids: BTreeSet<_> = all.iter().map(|error| error.message().id).collect();
    assert_eq!(ids.len(), all.len());
}

/// RULES 8: the first of several reasons is told, in the order of the page.
#[test]
fn the_first_reason_is_told() {
    assert_eq!(refused_input(&over(), &Input::Elapsed), RuleError::NoClock, "8.1 before 8.2");
    assert_eq!(refused(&over(), ANN, Command::Finish), RuleError::MatchOver, "8.2 before 8.4");
    assert_eq!(refused(&another(), BEN, Command::VisitLibrary), RuleError::NotYourTurn, "8.3 before 8.4");
    let nowhere = Command::Draft { chapter: ChapterId(200) };
    assert_eq!(refused(&another(), ANN, nowhere.clone()), RuleError::NotNow, "8.4 before 8.6");
    let drafts = plain(2, &[]);
    let full = begin(&Scenario::new(2).drafts(ANN, &drafts));
    assert_eq!(refused(&full, ANN, nowhere), RuleError::NotThere, "8.6 before 8.12");
    let new = plain(1, &[])[0];
    let state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &tiles_for(new.cost())));
    let tile = writer(&state, ANN).desk[0].unwrap();
    let twice = Command::Complete { chapter: new, tiles: vec![tile, tile], cards: vec![new] };
    assert_eq!(refused(&state, ANN, twice), RuleError::NotThere, "8.6 before 8.14");
}

/// RULES 8.1
#[test]
fn there_is_no_clock() {
    let state = begin(&Scenario::new(2));
    assert_eq!(refused_input(&state, &Input::Elapsed), RuleError::NoClock);
    assert_eq!(HerStory::next_deadline(&state), None);
}

/// RULES 8.2
#[test]
fn nothing_is_done_after_the_end() {
    let state = over();
    let tile = shown(&state, 0);
    let chapter = state.table().chapters[0].unwrap();
    for command in [
        Command::VisitLibrary,
        Command::Research { tile, discard: None },
        Command::Draft { chapter },
        Command::Finish,
        Command::ChooseFavourite { chapter },
    ] {
        assert_eq!(refused(&state, ANN, command), RuleError::MatchOver);
    }
}

/// RULES 8.3
#[test]
fn only_the_player_whose_turn_it_is_acts() {
    let state = begin(&Scenario::new(2));
    for seat in [BEN, Seat(2), Seat(15)] {
        assert_eq!(refused(&state, seat, take(&state, 0)), RuleError::NotYourTurn);
    }
}

/// RULES 8.4
#[test]
fn each_thing_has_its_moment() {
    let state = another();
    let chapter = state.table().chapters[0].unwrap();
    for command in [Command::VisitLibrary, take(&state, 0), Command::Draft { chapter }] {
        assert_eq!(refused(&state, ANN, command), RuleError::NotNow, "a power has to be used or left first");
    }
    let start = begin(&Scenario::new(2).book(ANN, &[chapter], false));
    let tile = shown(&start, 0);
    for command in [
        Command::TakeAnother { tile },
        Command::Keep { tile },
        Command::Finish,
        Command::ChooseFavourite { chapter },
    ] {
        assert_eq!(refused(&start, ANN, command), RuleError::NotNow, "too early");
    }
    let mut scored = begin(&Scenario::new(2).turn(BEN).round(30, 9).book(ANN, &[chapter], false));
    go(&mut scored, BEN, |scored| take(scored, 0));
    assert_eq!(refused(&scored, ANN, take(&scored, 0)), RuleError::NotNow, "favourites are chosen");
}

/// RULES 8.5
#[test]
fn a_research_must_be_ended() {
    let new = plain(1, &[])[0];
    let mut state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &tiles_for(new.cost())));
    let command = complete(&state, ANN, new);
    act(&mut state, ANN, Command::VisitLibrary);
    for command in [command, Command::Draft { chapter: new }, Command::Finish] {
        assert_eq!(refused(&state, ANN, command), RuleError::ResearchBegun);
    }
}

/// RULES 8.6
#[test]
fn what_does_not_lie_there_cannot_be_used() {
    let new = plain(1, &[])[0];
    let scenario = Scenario::new(2).shown(&[new]).desk(ANN, &tiles_for(new.cost())).desk(BEN, "SSS");
    let state = begin(&scenario.drafts(BEN, &[ChapterId(119)]));
    let (foreign, none) = (own(&state, BEN, "SSS"), Tile(60));
    let mine = writer(&state, ANN).desk[0].unwrap();
    for command in [
        Command::Research { tile: foreign, discard: None },
        Command::Research { tile: none, discard: None },
        Command::Research { tile: shown(&state, 0), discard: Some(foreign) },
        Command::Swap { own: foreign, shown: shown(&state, 0) },
        Command::Swap { own: mine, shown: foreign },
        Command::Draft { chapter: ChapterId(119) },
        Command::Complete { chapter: ChapterId(119), tiles: vec![mine], cards: vec![] },
        Command::Complete { chapter: new, tiles: vec![foreign], cards: vec![] },
        Command::Complete { chapter: new, tiles: vec![mine], cards: vec![ChapterId(118)] },
    ] {
        assert_eq!(refused(&state, ANN, command.clone()), RuleError::NotThere, "{command:?}");
    }
}

/// RULES 8.7
#[test]
fn there_is_no_third_visit() {
    let state = begin(&Scenario::new(2).visited(ANN, VISITS));
    assert_eq!(refused(&state, ANN, Command::VisitLibrary), RuleError::NoVisitLeft);
}

/// RULES 8.8
#[test]
fn a_swap_needs_its_power() {
    let state = begin(&Scenario::new(2).desk(ANN, "RR"));
    let swap = Command::Swap { own: own(&state, ANN, "RR"), shown: shown(&state, 0) };
    assert_eq!(refused(&state, ANN, swap), RuleError::NoPower);
}

/// RULES 8.9
#[test]
fn a_tile_is_swapped_once_in_a_research() {
    let mut state = begin(&Scenario::new(2).book(ANN, &[with(Power::SwapTile)], false).desk(ANN, "RR"));
    let swap =
        |state: &State| Command::Swap { own: writer(state, ANN).desk[0].unwrap(), shown: shown(state, 1) };
    go(&mut state, ANN, |state| swap(state));
    assert_eq!(refused(&state, ANN, swap(&state)), RuleError::SwappedAlready);
}

/// RULES 8.10
#[test]
fn a_full_desk_takes_no_eighth_tile() {
    let state = begin(&Scenario::new(2).desk(ANN, "RR RR TT TT II II SS"));
    assert_eq!(refused(&state, ANN, take(&state, 0)), RuleError::DeskFull);
}

/// RULES 8.11
#[test]
fn with_room_nothing_is_discarded() {
    let state = begin(&Scenario::new(2).desk(ANN, "RR"));
    let discard = Some(own(&state, ANN, "RR"));
    let command = Command::Research { tile: shown(&state, 0), discard };
    assert_eq!(refused(&state, ANN, command), RuleError::DeskNotFull);
}

/// RULES 8.12
#[test]
fn there_is_no_third_draft() {
    let state = begin(&Scenario::new(2).drafts(ANN, &plain(2, &[])));
    let chapter = state.table().chapters[0].unwrap();
    assert_eq!(refused(&state, ANN, Command::Draft { chapter }), RuleError::DraftsFull);
}

/// RULES 8.13
#[test]
fn a_full_book_takes_no_ninth_chapter() {
    let book: Vec<ChapterId> = (0..8).map(ChapterId).collect();
    let new = plain(1, &book)[0];
    let scenario = Scenario::new(2).shown(&[new]).book(ANN, &book, false).desk(ANN, &tiles_for(new.cost()));
    let state = begin(&scenario);
    assert_eq!(refused(&state, ANN, with_all(&state, ANN, new, &[])), RuleError::BookFull);
}

/// Ann has this card in her book, and a chapter that it helps with.
fn helped() -> (State, ChapterId, ChapterId) {
    let card = with(Power::Permanent("R".parse().expect("an icon")));
    let new = chapter(&[card], |new| {
        new.cost().of(her_story::Icon::Reading) > 1 && (4..6).contains(&new.cost().len())
    });
    let scenario = Scenario::new(2).shown(&[new]).book(ANN, &[card], false).desk(ANN, &tiles_for(new.cost()));
    (begin(&scenario), new, card)
}

/// RULES 8.14
#[test]
fn a_tile_pays_once() {
    let (state, new, _) = helped();
    let tile = writer(&state, ANN).desk[0].unwrap();
    let command = Command::Complete { chapter: new, tiles: vec![tile, tile], cards: vec![] };
    assert_eq!(refused(&state, ANN, command), RuleError::TileTwice);
}

/// RULES 8.15
#[test]
fn a_card_helps_once() {
    let (state, new, card) = helped();
    assert_eq!(refused(&state, ANN, with_all(&state, ANN, new, &[card, card])), RuleError::CardTwice);
}

/// RULES 8.16
#[test]
fn a_card_without_icons_does_not_help() {
    let book = plain(1, &[]);
    let new = plain(1, &book)[0];
    let scenario = Scenario::new(2).shown(&[new]).book(ANN, &book, false).desk(ANN, &tiles_for(new.cost()));
    let state = begin(&scenario);
    assert_eq!(refused(&state, ANN, with_all(&state, ANN, new, &book)), RuleError::NoPermanentIcon);
}

/// RULES 8.17
#[test]
fn a_tile_without_a_needed_icon_is_not_discarded() {
    let new = chapter(&[], |new| new.cost().counts().count() == 2 && new.cost().len() == 4);
    let strange = her_story::Icon::ALL.into_iter().find(|icon| new.cost().of(*icon) == 0).unwrap().letter();
    let foreign = format!("{strange}{strange}{strange}");
    let desk = format!("{foreign} {}", tiles_for(new.cost()));
    let state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &desk));
    let tile = own(&state, ANN, &foreign);
    assert_eq!(refused(&state, ANN, with_all(&state, ANN, new, &[])), RuleError::UselessTile { tile });
}

/// RULES 8.18
#[test]
fn the_cost_must_be_covered() {
    let (state, new, _) = helped();
    let tile = writer(&state, ANN).desk[0].unwrap();
    for tiles in [vec![], vec![tile]] {
        let command = Command::Complete { chapter: new, tiles, cards: vec![] };
        assert_eq!(refused(&state, ANN, command), RuleError::NotCovered);
    }
}

/// RULES 8.19
#[test]
fn a_favourite_is_chosen_once() {
    let two = plain(2, &[]);
    let scenario = Scenario::new(2).turn(BEN).round(30, 9).book(ANN, &two, false);
    let other = chapter(&two, |one| one.power() == Power::Plain);
    let mut state = begin(&scenario.book(BEN, &[other], false));
    go(&mut state, BEN, |state| take(state, 0));
    act(&mut state, ANN, Command::ChooseFavourite { chapter: two[0] });
    let again = refused(&state, ANN, Command::ChooseFavourite { chapter: two[1] });
    assert_eq!(again, RuleError::FavouriteChosen);
}

/// RULES 8.20
#[test]
fn a_table_that_cannot_be_is_refused() {
    let refused = |lobby: Lobby| {
        let config = HerStory::configure(&lobby);
        config.and_then(|config| Match::<HerStory>::new(config, Seed(1)).map(|_| ())).unwrap_err()
    };
    for found in [0, 1, 6, 16] {
        assert_eq!(refused(Lobby::new(found)), SetupError::Seats { found, least: 2, most: 5 });
    }
    let first = Lobby { first: Some(Seat(3)), ..Lobby::new(3) };
    assert_eq!(refused(first), SetupError::NoSuchFirst(Seat(3)));
}
