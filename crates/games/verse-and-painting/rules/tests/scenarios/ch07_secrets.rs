//! RULES 7: secrets, and what can be taken back.

use tabletop::{BySeat, Game, Match, Millis, Seat, Seed, UndoError, Viewer};
use verse_and_painting::{Command, Event, LineId, Mode, State, VerseAndPainting, Written};

use crate::ch06_between::WRONG;
use crate::table::{
    ANN, BEN, CEM, act, begin, edit, line_of, lines, masked, painted, public, right, seen_by, set_up, stamp,
    untimed, verse, wrong,
};

/// The same match with the lines of two players exchanged.
fn exchanged(state: &State, one: Seat, other: Seat) -> State {
    let lines = lines(state);
    let dealt: BySeat<LineId> = lines.map(|seat, line| match seat {
        seat if seat == one => lines[other],
        seat if seat == other => lines[one],
        _ => *line,
    });
    edit(state, "dealt", dealt)
}

/// What a viewer sees of it, as text.
fn seen(state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&VerseAndPainting::view(state, viewer)).expect("a view is data")
}

fn redacted(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| VerseAndPainting::redact(event, viewer)).collect()
}

/// RULES 7.1
#[test]
fn nobody_sees_what_others_paint() {
    for mode in [Mode::Competition, Mode::Together] {
        for state in [begin(&untimed(3, mode)), painted(&untimed(3, mode))] {
            let other = exchanged(&state, BEN, CEM);
            for viewer in [Viewer::Public, Viewer::Seat(ANN)] {
                assert_eq!(seen(&state, viewer), seen(&other, viewer), "{mode:?}");
            }
            assert_ne!(seen(&state, Viewer::Seat(BEN)), seen(&other, Viewer::Seat(BEN)));
        }
    }
}

/// RULES 7.1
#[test]
fn a_deal_is_told_to_its_player_alone() {
    for mode in [Mode::Competition, Mode::Together, Mode::Between] {
        let (state, events) = set_up(&untimed(3, mode), 4);
        for viewer in Viewer::all(3) {
            for event in redacted(&events, viewer) {
                let Event::LineDealt { seat, line } = event else { continue };
                assert_eq!(line, viewer.is(seat).then(|| line_of(&state, seat)));
            }
        }
    }
}

/// RULES 7.1
#[test]
fn a_mask_keeps_its_character_and_its_poem() {
    let (state, events) = set_up(&untimed(3, Mode::Between), 11);
    let told = |viewer| {
        let events = serde_json::to_string(&redacted(&events, viewer)).expect("events are data");
        format!("{}{events}", seen(&state, viewer))
    };
    for seat in Seat::all(3) {
        let line = verse(line_of(&state, seat));
        let number = serde_json::to_string(&line_of(&state, seat)).expect("a number");
        let secret =
            [&line.line.hant, &line.line.hans, &line.line.en, &line.title.hant, &line.pinyin, &number];
        for viewer in Viewer::all(3).filter(|viewer| !viewer.is(seat)) {
            assert!(secret.iter().all(|secret| !told(viewer).contains(secret.as_str())), "{viewer:?}");
        }
        assert!(told(Viewer::Seat(seat)).contains(&number), "its painter knows");
    }
}

/// RULES 7.2
#[test]
fn a_painting_is_its_painters_alone_until_it_is_shown() {
    let mut state = begin(&untimed(3, Mode::Between));
    let kept = act(&mut state, BEN, Command::Keep { drawing: stamp(5) });
    let mut events = act(&mut state, BEN, Command::HandIn { drawing: stamp(6) });
    events.extend(kept.clone());
    for viewer in [Viewer::Public, Viewer::Seat(ANN), Viewer::Seat(CEM)] {
        assert!(redacted(&kept, viewer).is_empty(), "whether it was kept is nobody's business");
        assert_eq!(redacted(&events, viewer), [Event::Painted { seat: BEN, drawing: None }]);
        assert!(VerseAndPainting::view(&state, viewer).paintings.values().all(Option::is_none));
        assert!(
            VerseAndPainting::view(&state, viewer).acted.contains(BEN),
            "that it was handed in is public"
        );
    }
    assert_eq!(seen_by(BEN, &state).own.expect("own").drawing, stamp(6));
    act(&mut state, ANN, Command::HandIn { drawing: stamp(1) });
    act(&mut state, CEM, Command::HandIn { drawing: stamp(2) });
    let shown = public(&state).paintings;
    assert_eq!((shown[ANN].clone(), shown[BEN].clone()), (Some(stamp(1)), None), "one after the other");
}

/// RULES 7.3
#[test]
fn a_guess_is_secret_until_all_are_shown() {
    let state = painted(&untimed(3, Mode::Competition));
    let after = |command: Command| {
        let mut state = state.clone();
        let events = act(&mut state, ANN, command);
        (state, events)
    };
    let (one, other) = (after(right(&state, BEN)), after(wrong(&state, CEM)));
    for viewer in [Viewer::Public, Viewer::Seat(BEN)] {
        assert_eq!(seen(&one.0, viewer), seen(&other.0, viewer));
        assert_eq!(redacted(&one.1, viewer), redacted(&other.1, viewer));
        assert_eq!(redacted(&one.1, viewer), [Event::Guessed { seat: ANN, guess: None }]);
    }
    assert!(public(&one.0).acted.contains(ANN), "that it was made is public");
}

/// RULES 7.3
#[test]
fn an_entry_is_secret_until_all_are_shown() {
    let state = painted(&untimed(3, Mode::Between));
    let truth = masked(&state, ANN);
    let after = |command: Command| {
        let mut state = state.clone();
        let events = act(&mut state, BEN, command);
        (seen(&state, Viewer::Seat(CEM)), redacted(&events, Viewer::Seat(CEM)))
    };
    let blank = after(Command::LeaveBlank);
    assert_eq!(blank, after(Command::Enter { character: truth }));
    assert_eq!(blank, after(Command::Enter { character: WRONG }));
}

/// RULES 7.4
#[test]
fn nobody_knows_what_is_to_come() {
    for mode in [Mode::Competition, Mode::Together, Mode::Between] {
        let state = begin(&untimed(3, mode));
        let other = set_up(&untimed(3, mode), 99).0;
        let dice = serde_json::to_value(&other).expect("a state is data")["dice"].clone();
        let changed = edit(&state, "dice", dice);
        for viewer in Viewer::all(3) {
            assert_eq!(seen(&state, viewer), seen(&changed, viewer), "later themes, decoys and dice");
        }
    }
    assert!(public(&begin(&untimed(3, Mode::Together))).open.is_empty(), "decoys lie face down");
}

/// RULES 7.5
#[test]
fn a_command_can_be_taken_back_until_something_is_shown() {
    let mut game = Match::<VerseAndPainting>::new(untimed(3, Mode::Competition), Seed(1)).expect("a match");
    let hand_in = |game: &mut Match<_>, seat, motif| {
        game.submit(seat, Command::HandIn { drawing: stamp(motif) }, Millis(0)).expect("a painting");
    };
    hand_in(&mut game, ANN, 1);
    assert_eq!(game.undo(BEN), Err(UndoError::NotYours));
    assert_eq!(game.undo(ANN), Ok(()));
    for seat in Seat::all(3) {
        hand_in(&mut game, seat, 2);
    }
    assert_eq!(game.undo(CEM), Err(UndoError::Sealed), "all paintings were shown");
}

/// RULES 7.5
#[test]
fn a_hint_and_the_start_of_the_clock_stay() {
    let hint = Event::HintGiven { seat: ANN, hint: Written::new("moon") };
    assert!(VerseAndPainting::seals(&hint));
    assert!(VerseAndPainting::seals(&Event::PaintingBegan { deadline: Some(Millis(90_000)) }));
    assert!(!VerseAndPainting::seals(&Event::LineRemoved {
        seat: ANN,
        line: line_of(&begin(&untimed(3, Mode::Together)), ANN)
    }));
}
