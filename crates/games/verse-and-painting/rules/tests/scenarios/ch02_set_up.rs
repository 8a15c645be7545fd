//! RULES 2: set-up.

use std::collections::BTreeSet;

use tabletop::{Game, Lobby, Seat};
use verse_and_painting::{Config, Deck, Event, Mode, ROUNDS, Removals, TimeLimit, VerseAndPainting};

use crate::table::{ANN, BEN, act, painted, public, right, set_up, untimed};

/// RULES 2.1
#[test]
fn the_lobby_sets_mode_lines_time_and_removals() {
    let configure = |options: &[u8]| {
        VerseAndPainting::configure(&Lobby { options: options.to_vec(), ..Lobby::new(4) }).expect("choices")
    };
    assert_eq!(configure(&[]), Config::new(4, Mode::Competition));
    let config = configure(&[1, 1, 3, 1]);
    assert_eq!((config.mode, config.deck), (Mode::Together, Deck::Hard));
    assert_eq!((config.time, config.removals), (TimeLimit::None, Removals::EveryDecoy));
    assert_eq!(configure(&[2]).mode, Mode::Between);
    let millis = [0, 1, 2, 3].map(|time| configure(&[0, 0, time]).time.millis());
    assert_eq!(millis, [Some(90_000), Some(60_000), Some(120_000), None]);
}

/// RULES 2.1, 4.1, 5.5: what does nothing in a mode is not asked for it.
#[test]
fn the_lobby_asks_only_what_the_mode_needs() {
    let asked =
        |mode: u8| (0..4).map(|option| Config::is_asked(option, &[mode, 1, 1, 1])).collect::<Vec<_>>();
    assert_eq!(asked(0), [true, true, true, false], "each for themselves");
    assert_eq!(asked(1), [true, true, true, true], "together");
    assert_eq!(asked(2), [true, false, true, false], "between the lines");
    assert!(Config::is_asked(1, &[]) && !Config::is_asked(3, &[]), "as it is set at first");
}

/// RULES 2.2
#[test]
fn the_first_player_is_chosen_or_drawn() {
    let (state, events) = set_up(&untimed(4, Mode::Together).clone(), 1);
    assert_eq!(public(&state).first, ANN);
    assert_eq!(events[0], Event::Began { mode: Mode::Together, first: ANN });
    let drawn = |seed| public(&set_up(&Config { first: None, ..untimed(4, Mode::Together) }, seed).0).first;
    assert_eq!((0..60).map(drawn).collect::<BTreeSet<_>>(), Seat::all(4).collect());
}

/// RULES 2.3
#[test]
fn there_are_four_rounds_and_the_start_goes_to_the_left() {
    let mut state = painted(&untimed(3, Mode::Competition));
    let mut starters = vec![public(&state).starter];
    while VerseAndPainting::outcome(&state).is_none() {
        let round = public(&state).round;
        for seat in Seat::all(3) {
            let command = right(&state, seat.left(3));
            act(&mut state, seat, command);
        }
        if public(&state).round > round {
            starters.push(public(&state).starter);
            crate::table::paint_all(&mut state);
        }
    }
    assert_eq!(starters, [ANN, BEN, Seat(2), ANN]);
    assert_eq!(starters.len(), usize::from(ROUNDS));
}

/// RULES 2.4
#[test]
fn each_round_has_a_new_theme() {
    for seed in 0..20 {
        let (mut state, _) = set_up(&untimed(3, Mode::Competition), seed);
        for round in 1..=4 {
            assert_eq!(public(&state).themes.len(), round);
            crate::table::paint_all(&mut state);
            for seat in Seat::all(3) {
                let command = right(&state, seat.left(3));
                act(&mut state, seat, command);
            }
        }
        let themes = public(&state).themes.into_iter().collect::<BTreeSet<_>>();
        assert_eq!(themes.len(), 4, "a theme came twice");
    }
}
