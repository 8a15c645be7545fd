//! RULES 5: together.

use std::collections::BTreeSet;

use tabletop::{Game, Offer, Outcome, Seat, SeatSet};
use verse_and_painting::{
    Command, Config, Deck, Event, LineId, Mode, Phase, Removals, State, VerseAndPainting,
};

use crate::table::{
    ANN, BEN, CEM, DOT, act, begin, edit, find, line_of, lines, paint_all, painted, public, set_up, untimed,
};

fn together(seats: u8) -> Config {
    untimed(seats, Mode::Together)
}

/// The open lines that nobody painted.
fn decoys(state: &State) -> Vec<LineId> {
    let painted = lines(state);
    public(state).left().filter(|line| painted.values().all(|own| own != line)).collect()
}

/// Removes so many lines in turn, the first of them painted ones, the others decoys.
fn remove(state: &mut State, count: usize, mistakes: usize) -> Vec<Event> {
    let mut events = Vec::new();
    for number in 0..count {
        let seat = public(state).turn.expect("somebody's turn");
        let line = match number < mistakes {
            true => {
                let left = public(state).left().collect::<Vec<_>>();
                let others = lines(state)
                    .iter()
                    .filter(|(of, _)| *of != seat)
                    .map(|(_, line)| *line)
                    .collect::<Vec<_>>();
                others.into_iter().find(|line| left.contains(line)).expect("a painted line")
            }
            false => decoys(state)[0],
        };
        events = act(state, seat, Command::Remove { line });
    }
    events
}

/// RULES 5.1
#[test]
fn the_lines_lie_face_down_and_each_draws_one() {
    let (state, events) = set_up(&together(4), 7);
    assert!(events.contains(&Event::LinesLaidDown { count: 12 }));
    assert!(public(&state).open.is_empty());
    assert!(lines(&state).values().all(|line| Some(line.theme) == public(&state).theme()));
}

/// RULES 5.2
#[test]
fn the_painted_lines_lie_open_among_decoys() {
    for (seats, open) in [(3, 6), (4, 8), (5, 10), (6, 12)] {
        for (deck, open) in [(Deck::Standard, open), (Deck::Hard, 12)] {
            let mut state = begin(&Config { deck, ..together(seats) });
            paint_all(&mut state);
            let view = public(&state);
            assert_eq!(view.open.iter().collect::<BTreeSet<_>>().len(), open);
            assert!(lines(&state).values().all(|line| view.open.contains(line)));
            assert!(view.open.iter().all(|line| Some(line.theme) == view.theme()));
            assert!(view.paintings.values().all(Option::is_some));
        }
    }
}

/// RULES 5.3
#[test]
fn in_turn_each_removes_a_line_and_nobody_learns_whether_rightly() {
    let mut state = painted(&together(3));
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::only(ANN));
    let line = line_of(&state, CEM);
    let events = act(&mut state, ANN, Command::Remove { line });
    assert_eq!(events, [Event::LineRemoved { seat: ANN, line }, Event::TurnBegan { seat: BEN }]);
    assert_eq!(public(&state).hearts, 4);
    let decoy = decoys(&state)[0];
    let events = act(&mut state, BEN, Command::Remove { line: decoy });
    assert_eq!(events, [Event::LineRemoved { seat: BEN, line: decoy }, Event::TurnBegan { seat: CEM }]);
}

/// RULES 5.4
#[test]
fn the_own_line_is_not_among_those_to_remove() {
    let state = painted(&together(4));
    let offers = VerseAndPainting::offers(&state, ANN);
    assert_eq!(offers.len(), 7);
    assert!(!offers.contains(&Offer::Exact(Command::Remove { line: line_of(&state, ANN) })));
}

/// RULES 5.5
#[test]
fn it_ends_with_as_many_removals_as_players_or_as_decoys() {
    let hard = Config { deck: Deck::Hard, ..together(4) };
    let every = Config { removals: Removals::EveryDecoy, ..hard.clone() };
    for (config, count) in [(together(4), 4), (hard, 4), (every, 8)] {
        let mut state = painted(&config);
        let seats = (0..count - 1).map(|_| {
            let seat = public(&state).turn.expect("a turn");
            remove(&mut state, 1, 0);
            assert_eq!(public(&state).phase, Phase::Remove);
            seat
        });
        let seats = seats.collect::<Vec<_>>();
        let circle = [ANN, BEN, CEM, DOT].into_iter().cycle().take(count - 1).collect::<Vec<_>>();
        assert_eq!(seats, circle, "turns keep circling");
        remove(&mut state, 1, 0);
        assert_eq!(public(&state).round, 1, "after {count} removals");
    }
}

/// RULES 5.6
#[test]
fn each_painted_line_that_was_removed_costs_a_heart() {
    let mut state = painted(&together(4));
    let truth = lines(&state);
    let events = remove(&mut state, 4, 2);
    assert!(events.contains(&Event::TruthShown { lines: truth }));
    let (wrong, lost, hearts) = find(&events, |event| match event {
        Event::RemovalsChecked { wrong, lost, hearts } => Some((wrong.len(), *lost, *hearts)),
        _ => None,
    });
    assert_eq!((wrong, lost, hearts), (2, 2, 2));
    assert_eq!(public(&state).hearts, 2);
}

/// RULES 5.6
#[test]
fn hearts_stop_at_none() {
    let mut state = edit(&painted(&together(4)), "hearts", 1);
    let events = remove(&mut state, 4, 3);
    assert!(events.iter().any(|event| matches!(event, Event::RemovalsChecked { lost: 1, hearts: 0, .. })));
}

/// RULES 5.7
#[test]
fn without_a_heart_all_lose_at_once() {
    let mut state = edit(&painted(&together(3)), "hearts", 1);
    let events = remove(&mut state, 3, 1);
    assert_eq!(events.last(), Some(&Event::MatchEnded { outcome: Outcome::SharedLoss }));
    assert_eq!(VerseAndPainting::outcome(&state), Some(Outcome::SharedLoss));
}

/// RULES 5.7
#[test]
fn with_a_heart_left_after_four_rounds_all_win() {
    let mut state = edit(&painted(&together(3)), "round", 3);
    let last = remove(&mut state, 3, 2);
    assert_eq!(public(&state).hearts, 2);
    assert_eq!(last.last(), Some(&Event::MatchEnded { outcome: Outcome::SharedWin }));
}

/// RULES 5.8: there is no command to talk with; all that can be done is to remove a line.
#[test]
fn there_is_no_talk_before_the_truth() {
    let state = painted(&together(5));
    for seat in Seat::all(5) {
        let only_removals = |offer| matches!(offer, Offer::Exact(Command::Remove { .. }));
        assert!(VerseAndPainting::offers(&state, seat).into_iter().all(only_removals));
    }
}
