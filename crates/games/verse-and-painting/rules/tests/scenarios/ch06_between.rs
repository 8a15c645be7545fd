//! RULES 6.1 to 6.6: between the lines.

use std::collections::BTreeSet;

use tabletop::{Game, Offer, Seat, SeatSet};
use verse_and_painting::{Command, Config, Entry, Event, Mode, Phase, State, VerseAndPainting, masked_index};

use crate::table::{
    ANN, BEN, CEM, act, begin, edit, find, line_of, lines, masked, paint_all, painted, public, set_up,
    untimed, verse, words,
};

fn between(seats: u8) -> Config {
    untimed(seats, Mode::Between)
}

/// All teammates of whose painting is up enter this character.
pub fn all_enter(state: &mut State, character: char) -> Vec<Event> {
    let movers = VerseAndPainting::to_act(state).seats;
    let mut events = Vec::new();
    for seat in movers.iter() {
        events = act(state, seat, Command::Enter { character });
    }
    events
}

/// A character that is right for nobody's line.
pub const WRONG: char = '龜';

/// RULES 6.1
#[test]
fn four_themes_give_new_lines_to_all_in_each_round() {
    let (mut state, events) = set_up(&between(6), 3);
    let themes = find(&events, |event| match event {
        Event::ThemesDrawn { themes } => Some(themes.clone()),
        _ => None,
    });
    assert_eq!(themes.iter().collect::<BTreeSet<_>>().len(), 4);
    let mut seen = BTreeSet::new();
    for _ in 0..4 {
        seen.extend(lines(&state).values().copied());
        paint_all(&mut state);
        for painter in Seat::all(6) {
            let truth = masked(&state, Seat((painter.0 + public(&state).round) % 6));
            all_enter(&mut state, truth);
        }
        Seat::all(6).for_each(|seat| drop(act(&mut state, seat, Command::PassRecital)));
    }
    assert_eq!(seen.len(), 24, "none twice");
    assert!(seen.iter().all(|line| themes.contains(&line.theme)));
    assert_eq!(public(&state).phase, Phase::Over);
}

/// RULES 6.2
#[test]
fn the_die_covers_one_character_of_each_line() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(|pips| masked_index(pips, 5)), [0, 1, 2, 3, 4, 0]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|pips| masked_index(pips, 7)), [0, 1, 2, 3, 4, 5]);
    let (state, events) = set_up(&between(4), 5);
    let pips = find(&events, |event| match event {
        Event::DieRolled { pips } => Some(*pips),
        _ => None,
    });
    assert_eq!(public(&state).pips, pips);
}

/// RULES 6.3
#[test]
fn the_lines_lie_open_with_their_masks() {
    let state = begin(&between(4));
    for (seat, laid) in public(&state).laid.iter() {
        let laid = laid.as_ref().expect("every line is laid");
        let whole = verse(line_of(&state, seat)).characters();
        let shown = laid.hant.chars().collect::<Vec<_>>();
        let differing = (0..whole.len()).filter(|place| shown[*place] != whole[*place]).collect::<Vec<_>>();
        assert_eq!(differing, [usize::from(laid.index)]);
        assert_eq!(shown[usize::from(laid.index)], '□');
        assert_eq!(whole[usize::from(laid.index)], masked(&state, seat));
        assert_eq!(laid.hans.chars().filter(|c| *c == '□').count(), 1);
    }
}

/// RULES 6.4
#[test]
fn one_teammate_who_is_right_lifts_the_mask() {
    let mut state = painted(&between(3));
    let view = public(&state);
    assert_eq!(
        (view.turn, view.paintings[ANN].is_some(), view.paintings[BEN].is_some()),
        (Some(ANN), true, false)
    );
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::all(3).without(ANN));
    let character = masked(&state, ANN);
    let line = line_of(&state, ANN);
    act(&mut state, BEN, Command::LeaveBlank);
    let events = act(&mut state, CEM, Command::Enter { character });
    let (entries, right) = find(&events, |event| match event {
        Event::EntriesShown { entries, right, .. } => Some((entries.clone(), *right)),
        _ => None,
    });
    assert_eq!((entries[BEN], right), (Some(Entry::Blank), SeatSet::only(CEM)));
    assert!(events.contains(&Event::MaskLifted { seat: ANN, line, character, found: true }));
    let view = public(&state);
    assert_eq!((view.turn, view.known[ANN], view.hearts), (Some(BEN), Some(line), 4));
}

/// RULES 6.4
#[test]
fn any_form_of_the_character_is_right() {
    let mut tried = 0;
    for seed in 0..40 {
        let (mut state, _) = set_up(&between(3), seed);
        paint_all(&mut state);
        let line = verse(line_of(&state, ANN));
        let index = usize::from(public(&state).laid[ANN].as_ref().unwrap().index);
        let simplified = line.line.hans.chars().nth(index).unwrap();
        tried += usize::from(simplified != masked(&state, ANN));
        all_enter(&mut state, simplified);
        assert_eq!(public(&state).found[ANN], Some(true), "{simplified} in {}", line.line.hant);
    }
    assert!(tried > 5, "some characters have two forms");
}

/// RULES 6.4
#[test]
fn if_nobody_is_right_the_wrong_characters_are_shown() {
    let mut state = painted(&between(3));
    act(&mut state, BEN, Command::Enter { character: WRONG });
    act(&mut state, CEM, Command::LeaveBlank);
    let view = public(&state);
    assert_eq!((view.phase, view.wrong, view.hearts), (Phase::Hint, vec![WRONG], 4));
    assert_eq!(view.known[ANN], None, "the mask stays");
}

/// RULES 6.5
#[test]
fn the_painter_may_give_a_hint_and_there_is_a_second_try() {
    let mut state = painted(&between(3));
    all_enter(&mut state, WRONG);
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::only(ANN));
    let mut silent = state.clone();
    let hint = words("It is not a turtle");
    assert_eq!(
        act(&mut state, ANN, Command::Hint { hint: hint.clone() }),
        [Event::HintGiven { seat: ANN, hint: Some(hint.clone()) }]
    );
    assert_eq!((public(&state).hint, public(&state).second), (Some(hint), true));
    assert!(VerseAndPainting::offers(&silent, ANN).contains(&Offer::Exact(Command::SkipHint)));
    act(&mut silent, ANN, Command::SkipHint);
    for mut state in [state, silent] {
        let character = masked(&state, ANN);
        all_enter(&mut state, character);
        assert_eq!((public(&state).found[ANN], public(&state).hearts), (Some(true), 4));
    }
}

/// RULES 6.6
#[test]
fn a_second_failure_costs_a_heart_and_the_mask_is_lifted() {
    for (before, after) in [(4, 3), (0, 0)] {
        let mut state = edit(&painted(&between(3)), "hearts", before);
        let line = line_of(&state, ANN);
        let character = masked(&state, ANN);
        all_enter(&mut state, WRONG);
        act(&mut state, ANN, Command::SkipHint);
        let events = all_enter(&mut state, WRONG);
        assert!(events.contains(&Event::HeartLost { seat: ANN, hearts: after }));
        assert!(events.contains(&Event::MaskLifted { seat: ANN, line, character, found: false }));
        assert_eq!(public(&state).turn, Some(BEN), "the match goes on to the next painting");
    }
}
