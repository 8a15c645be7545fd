//! RULES 4: competition.

use std::collections::BTreeSet;

use tabletop::{Game, Millis, Offer, Outcome, Seat};
use verse_and_painting::{
    Account, Ask, Command, Config, Deck, Event, Guess, Mode, Phase, State, VerseAndPainting,
};

use crate::table::{
    ANN, BEN, CEM, DOT, act, act_at, begin, edit, find, line_of, lines, paint_all, painted, public, right,
    time_comes, untimed, verse, words, wrong,
};

fn competition(seats: u8) -> Config {
    untimed(seats, Mode::Competition)
}

/// Everybody guesses: each entry is whom, and whether rightly.
fn guess_all(state: &mut State, guesses: &[(Seat, bool)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (seat, (painter, is_right)) in Seat::all(6).zip(guesses) {
        let command = if *is_right { right(state, *painter) } else { wrong(state, *painter) };
        events = act(state, seat, command);
    }
    events
}

fn points(state: &State) -> Vec<u8> {
    public(state).accounts.values().map(|account| account.points()).collect()
}

/// RULES 4.1
#[test]
fn two_lines_for_each_or_all_twelve_lie_open_from_the_start() {
    for (seats, open) in [(3, 6), (4, 8), (5, 10), (6, 12)] {
        let state = begin(&competition(seats));
        let view = public(&state);
        assert_eq!(view.open.len(), open);
        assert!(lines(&state).values().all(|line| view.open.contains(line)));
        assert!(view.open.iter().all(|line| Some(line.theme) == view.theme()));
        assert_eq!(view.open.iter().collect::<BTreeSet<_>>().len(), open);
        assert_eq!(public(&begin(&Config { deck: Deck::Hard, ..competition(seats) })).open.len(), 12);
    }
}

/// RULES 4.2
#[test]
fn then_the_lines_are_shuffled_and_all_paintings_shown() {
    let mut state = begin(&competition(4));
    let before = public(&state).open;
    assert!(public(&state).paintings.values().all(Option::is_none));
    paint_all(&mut state);
    let view = public(&state);
    assert_eq!(view.phase, Phase::Match);
    assert!(view.paintings.values().all(Option::is_some));
    assert_eq!(view.open.iter().collect::<BTreeSet<_>>(), before.iter().collect());
    assert_ne!(view.open, before, "in a new order");
}

/// RULES 4.3
#[test]
fn each_names_one_other_and_a_line_and_all_is_shown_together() {
    let mut state = painted(&competition(3));
    let command = wrong(&state, BEN);
    let Command::Guess { painter, line } = command.clone() else { panic!() };
    assert_eq!(
        act(&mut state, ANN, command),
        [Event::Guessed { seat: ANN, guess: Some(Guess { painter, line }) }]
    );
    assert!(VerseAndPainting::offers(&state, ANN).is_empty(), "only one");
    let ben = right(&state, CEM);
    act(&mut state, BEN, ben);
    let cem = right(&state, ANN);
    let events = act(&mut state, CEM, cem);
    let guesses = find(&events, |event| match event {
        Event::GuessesShown { guesses } => Some(guesses.clone()),
        _ => None,
    });
    assert_eq!(guesses[ANN], Some(Guess { painter, line }));
    assert!(guesses.values().all(Option::is_some));
}

/// RULES 4.4
#[test]
fn who_has_not_guessed_in_time_scores_nothing_by_guessing() {
    let mut state = begin(&Config { first: Some(ANN), ..Config::new(3, Mode::Competition) });
    Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::Ready)));
    for seat in Seat::all(3) {
        act_at(&mut state, 40_000, seat, Command::HandIn { drawing: crate::table::stamp(1) });
    }
    assert_eq!(VerseAndPainting::next_deadline(&state), Some(Millis(130_000)));
    let command = right(&state, BEN);
    act_at(&mut state, 41_000, ANN, command);
    let events = time_comes(&mut state);
    let guesses = find(&events, |event| match event {
        Event::GuessesShown { guesses } => Some(guesses.clone()),
        _ => None,
    });
    assert_eq!((guesses[BEN], guesses[CEM]), (None, None));
    assert_eq!(points(&state), [2, 1, 0]);
}

/// RULES 4.5
#[test]
fn a_line_can_be_written_in_any_form_of_its_characters() {
    let state = painted(&competition(3));
    let line = line_of(&state, BEN);
    let open = public(&state).open;
    assert!(VerseAndPainting::offers(&state, ANN).contains(&Offer::Ask(Ask::Line { painter: BEN, open })));
    let (hant, hans) = (&verse(line).line.hant, &verse(line).line.hans);
    for text in [hant.clone(), hans.clone(), format!("「{hant}，」"), format!(" {hans}。")] {
        let mut state = state.clone();
        let events = act(&mut state, ANN, Command::GuessWritten { painter: BEN, text: words(&text) });
        assert_eq!(events[0], Event::Guessed { seat: ANN, guess: Some(Guess { painter: BEN, line }) });
    }
    let wei = verse_and_painting::book().themes.iter().flat_map(|theme| &theme.lines);
    assert!(wei.into_iter().all(|line| line.is_line(&line.line.hans)), "forms are equal");
}

/// RULES 4.6
#[test]
fn one_alone_gets_two_points_and_two_get_one_each() {
    // Ann alone sees through Ben; Ben and Cem see through Dot; Dot names Ann with a wrong line.
    let mut state = painted(&competition(4));
    let events = guess_all(&mut state, &[(BEN, true), (DOT, true), (DOT, true), (ANN, false)]);
    let scored = |painter| {
        find(&events, |event| match event {
            Event::PaintingScored { painter: of, right, each, own } if *of == painter => {
                Some((right.len(), *each, *own))
            }
            _ => None,
        })
    };
    assert_eq!((scored(ANN).0, scored(ANN).2), (0, 0));
    assert_eq!(scored(BEN), (1, 2, 1));
    assert_eq!(scored(DOT), (2, 1, 1));
    assert_eq!(points(&state), [2, 1 + 1, 1, 1]);
}

/// RULES 4.6
#[test]
fn three_or_more_get_nothing_but_the_painter_gets_a_point() {
    let mut state = painted(&competition(4));
    guess_all(&mut state, &[(BEN, false), (ANN, true), (ANN, true), (ANN, true)]);
    assert_eq!(points(&state), [1, 0, 0, 0]);
}

/// RULES 4.6
#[test]
fn naming_the_line_of_another_painter_is_wrong() {
    let mut state = painted(&competition(3));
    let crossed = Command::Guess { painter: BEN, line: line_of(&state, CEM) };
    act(&mut state, ANN, crossed);
    let events = guess_last_two(&mut state);
    assert!(matches!(
        events.iter().find(|event| matches!(event, Event::PaintingScored { painter: BEN, .. })),
        Some(Event::PaintingScored { own: 0, .. })
    ));
}

fn guess_last_two(state: &mut State) -> Vec<Event> {
    let command = wrong(state, ANN);
    act(state, BEN, command.clone());
    act(state, CEM, command)
}

/// RULES 4.7
#[test]
fn most_points_win_then_lone_right_guesses_then_the_win_is_shared() {
    let account = |guesses, paintings, lone| Account { guesses, paintings, lone };
    let ends = |accounts: [Account; 3]| {
        let state = painted(&competition(3));
        let mut state = edit(&edit(&state, "round", 3), "accounts", accounts);
        guess_all(&mut state, &[(BEN, false), (CEM, false), (ANN, false)]);
        VerseAndPainting::outcome(&state)
    };
    let ranking = |places: [u8; 3]| Some(Outcome::Ranking(places.into_iter().collect()));
    assert_eq!(ends([account(6, 2, 0), account(4, 3, 2), account(0, 4, 0)]), ranking([1, 2, 3]));
    assert_eq!(ends([account(4, 3, 1), account(4, 3, 2), account(0, 4, 0)]), ranking([2, 1, 3]));
    assert_eq!(ends([account(4, 3, 2), account(5, 2, 2), account(0, 4, 0)]), ranking([1, 1, 3]));
}

/// RULES 4.7
#[test]
fn only_guesses_that_nobody_shares_count_as_lone() {
    let mut state = painted(&competition(4));
    guess_all(&mut state, &[(BEN, true), (DOT, true), (DOT, true), (ANN, false)]);
    let lone = public(&state).accounts.values().map(|account| account.lone).collect::<Vec<_>>();
    assert_eq!(lone, [1, 0, 0, 0]);
}
