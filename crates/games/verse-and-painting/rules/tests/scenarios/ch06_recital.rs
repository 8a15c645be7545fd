//! RULES 6.7 to 6.9: the recital.

use tabletop::{Game, Outcome, Seat, SeatSet};
use verse_and_painting::{Command, Event, LineId, Mode, Phase, State, VerseAndPainting, book};

use crate::ch06_between::{WRONG, all_enter};
use crate::table::{ANN, BEN, CEM, act, edit, line_of, masked, painted, public, untimed, verse, words};

/// A match for three at the recital of its first round, with so many hearts.
fn at_recital(hearts: u8) -> State {
    let mut state = edit(&painted(&untimed(3, Mode::Between)), "hearts", hearts);
    for painter in Seat::all(3) {
        let truth = masked(&state, painter);
        all_enter(&mut state, truth);
    }
    assert_eq!(public(&state).phase, Phase::Recite);
    state
}

fn judged(events: &[Event]) -> Option<(bool, u8)> {
    events.iter().find_map(|event| match event {
        Event::RecitalJudged { right, hearts, .. } => Some((*right, *hearts)),
        _ => None,
    })
}

/// RULES 6.7
#[test]
fn a_right_poem_wins_a_heart_up_to_four() {
    for (before, after) in [(2, 3), (4, 4)] {
        let state = at_recital(before);
        let line = line_of(&state, BEN);
        let poem = verse(line);
        let bare: String = poem.poem_hans.chars().filter(|c| c.is_alphanumeric()).collect();
        for text in [poem.poem.clone(), poem.poem_hans.clone(), bare] {
            let mut state = state.clone();
            let events = act(&mut state, CEM, Command::Recite { line, text: words(&text) });
            assert_eq!(judged(&events), Some((true, after)), "{text}");
            assert_eq!((public(&state).round, public(&state).hearts), (1, after), "only once a round");
        }
    }
}

/// RULES 6.7
#[test]
fn a_wrong_poem_costs_nothing_and_is_not_tried_again() {
    let mut state = at_recital(2);
    let line = line_of(&state, ANN);
    let half = verse(line).line.hant.clone();
    let events = act(&mut state, ANN, Command::Recite { line, text: words(&half) });
    assert_eq!(judged(&events), Some((false, 2)));
    assert_eq!(public(&state).recited, [line]);
}

/// RULES 6.7
#[test]
fn other_wordings_in_circulation_count() {
    let all = book().themes.iter().flat_map(|theme| &theme.lines);
    let with = all.filter(|line| !line.readings.is_empty()).collect::<Vec<_>>();
    assert!(with.len() > 10);
    assert!(with.iter().all(|line| line.readings.iter().all(|reading| line.is_poem(reading))));
    let night = book().themes.iter().flat_map(|theme| &theme.lines).find(|line| line.title.hant == "靜夜思");
    let night = night.expect("a poem that all know");
    assert!(night.is_poem("床前明月光，疑是地上霜。举头望明月，低头思故乡。"));
    assert!(night.is_poem("牀前看月光，疑是地上霜。舉頭望山月，低頭思故鄉。"));
    assert!(!night.is_poem("床前明月光，疑是地上霜。"));
}

/// RULES 6.7
#[test]
fn it_is_left_out_when_all_have_passed() {
    let mut state = at_recital(2);
    act(&mut state, BEN, Command::PassRecital);
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::all(3).without(BEN));
    act(&mut state, ANN, Command::PassRecital);
    act(&mut state, CEM, Command::PassRecital);
    assert_eq!((public(&state).round, public(&state).hearts), (1, 2));
}

/// RULES 6.7
#[test]
fn lines_of_earlier_rounds_can_be_recited() {
    let mut state = at_recital(2);
    let line = line_of(&state, ANN);
    Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::PassRecital)));
    crate::table::paint_all(&mut state);
    for painter in [BEN, CEM, ANN] {
        let truth = masked(&state, painter);
        all_enter(&mut state, truth);
    }
    let text = words(&verse(line).poem);
    assert_eq!(judged(&act(&mut state, ANN, Command::Recite { line, text })), Some((true, 3)));
}

/// RULES 6.8
#[test]
fn a_poem_said_aloud_is_shown_and_the_table_judges() {
    for right in [true, false] {
        let mut state = at_recital(2);
        let line = line_of(&state, CEM);
        let events = act(&mut state, BEN, Command::ReciteAloud { line });
        assert_eq!(events, [Event::PoemShown { seat: BEN, line }]);
        assert_eq!(public(&state).aloud, Some((BEN, line)));
        assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::only(BEN));
        let events = act(&mut state, BEN, Command::Judge { right });
        assert_eq!(judged(&events), Some((right, 2 + u8::from(right))));
    }
}

/// RULES 6.9
#[test]
fn without_a_heart_after_the_recital_all_lose() {
    let recite = |state: &mut State, line: LineId, text: &str| {
        act(state, ANN, Command::Recite { line, text: words(text) });
        VerseAndPainting::outcome(state)
    };
    let state = at_recital(0);
    assert_eq!(VerseAndPainting::outcome(&state), None, "the recital may still save them");
    let line = line_of(&state, ANN);
    assert_eq!(recite(&mut state.clone(), line, "忘了"), Some(Outcome::SharedLoss));
    assert_eq!(recite(&mut state.clone(), line, &verse(line).poem), None);
}

/// RULES 6.9
#[test]
fn with_a_heart_left_after_four_rounds_all_win() {
    let mut state = edit(&at_recital(1), "round", 3);
    Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::PassRecital)));
    assert_eq!(VerseAndPainting::outcome(&state), Some(Outcome::SharedWin));
}

/// RULES 6.9
#[test]
fn hearts_are_lost_to_the_end_of_a_round() {
    let mut state = edit(&painted(&untimed(3, Mode::Between)), "hearts", 1);
    for painter in Seat::all(3) {
        all_enter(&mut state, WRONG);
        act(&mut state, painter, Command::SkipHint);
        all_enter(&mut state, WRONG);
    }
    assert_eq!((public(&state).phase, public(&state).hearts), (Phase::Recite, 0));
}
