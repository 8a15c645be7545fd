//! RULES 3: painting.

use std::collections::BTreeSet;

use tabletop::{Game, Millis, Offer, Prompt, Seat, SeatSet};
use verse_and_painting::drawing::{Drawing, Easel, Full, Ink, Point, Sample, Sheet, Tool, Width};
use verse_and_painting::{Ask, Command, Config, Event, Mode, Motif, Phase, VerseAndPainting};

use crate::table::{
    ANN, BEN, CEM, act, act_at, begin, find, lines, paint_all, public, seen_by, stamp, time_comes, untimed,
};

fn timed(mode: Mode) -> Config {
    Config { first: Some(ANN), ..Config::new(3, mode) }
}

/// RULES 3.1
#[test]
fn each_paints_another_line() {
    for mode in [Mode::Competition, Mode::Together, Mode::Between] {
        let state = begin(&untimed(6, mode));
        assert_eq!(lines(&state).values().collect::<BTreeSet<_>>().len(), 6);
        assert_eq!(public(&state).phase, Phase::Paint);
    }
}

/// RULES 3.2
#[test]
fn time_begins_when_the_last_one_is_ready() {
    let mut state = begin(&timed(Mode::Together));
    assert_eq!(public(&state).phase, Phase::Ready);
    act_at(&mut state, 10, ANN, Command::Ready);
    act_at(&mut state, 20, CEM, Command::Ready);
    assert_eq!(VerseAndPainting::next_deadline(&state), None);
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::only(BEN));
    let events = act_at(&mut state, 5_000, BEN, Command::Ready);
    assert!(events.contains(&Event::PaintingBegan { deadline: Some(Millis(95_000)) }));
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::all(3), "all paint at the same time");
}

/// RULES 3.3
#[test]
fn a_painting_is_handed_in_once_as_strokes_or_stamps() {
    let mut state = begin(&untimed(3, Mode::Competition));
    let prompts = VerseAndPainting::offers(&state, ANN);
    assert!(prompts.contains(&Offer::Ask(Ask::Painting)) && prompts.contains(&Offer::Ask(Ask::Stamps)));
    let picked = Ask::Stamps.command(&tabletop::Answer::Items(vec![0, 4])).expect("two motifs");
    let Command::HandIn { drawing } = &picked else { panic!("{picked:?}") };
    assert_eq!(drawing.decode().unwrap().motifs(), [Motif(0), Motif(4)]);
    act(&mut state, ANN, picked);
    assert!(VerseAndPainting::offers(&state, ANN).is_empty(), "once and for all");
    act(&mut state, BEN, Command::HandIn { drawing: Sheet::scribble().encode() });
    assert_eq!(VerseAndPainting::to_act(&state).seats, SeatSet::only(CEM));
}

/// RULES 3.3
#[test]
fn a_full_board_says_so_and_keeps_what_is_on_it() {
    let mut easel = Easel::default();
    let tool = Tool::Pen { ink: Ink::Blue, width: Width::Broad };
    let at = |n: u32| Sample {
        at: Point { x: (n * 7_919 % 65_536) as u16, y: (n * 104_729 % 65_536) as u16 },
        pressure: (n * 31 % 256) as u8,
    };
    easel.begin(tool, at(0)).expect("an empty board");
    let full = (1..).find(|n| easel.extend(at(*n)) == Err(Full)).expect("it fills");
    assert!(full > 8_000, "full after {full} points");
    let kept = easel.drawing();
    assert!(kept.bytes().len() <= Drawing::MOST as usize);
    assert_eq!(kept.decode().map(|sheet| sheet.strokes()), Ok(1));
    easel.end();
    assert!(easel.drawing().bytes().len() <= Drawing::MOST as usize);
    assert!(easel.undo() && easel.drawing().bytes().is_empty(), "room again after undo");
}

/// RULES 3.4
#[test]
fn a_board_can_be_kept_four_times_and_is_there_when_time_runs_out() {
    let mut state = begin(&timed(Mode::Competition));
    Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::Ready)));
    for motif in 0..4 {
        assert!(VerseAndPainting::offers(&state, ANN).contains(&Offer::Ask(Ask::Draft)));
        act(&mut state, ANN, Command::Keep { drawing: stamp(motif) });
    }
    assert!(!VerseAndPainting::offers(&state, ANN).contains(&Offer::Ask(Ask::Draft)));
    assert_eq!(seen_by(ANN, &state).own.unwrap().drawing, stamp(3));
    let events = time_comes(&mut state);
    let paintings = find(&events, |event| match event {
        Event::PaintingsShown { paintings } => Some(paintings.clone()),
        _ => None,
    });
    assert_eq!(paintings[ANN], stamp(3));
}

/// RULES 3.5
#[test]
fn when_time_is_up_even_empty_boards_are_taken() {
    for mode in [Mode::Competition, Mode::Together, Mode::Between] {
        let mut state = begin(&timed(mode));
        Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::Ready)));
        act(&mut state, BEN, Command::HandIn { drawing: stamp(9) });
        let events = time_comes(&mut state);
        let missing = [ANN, CEM].into_iter().collect::<SeatSet>();
        assert_eq!(events[0], Event::TimeCame { missing });
        assert_ne!(public(&state).phase, Phase::Paint, "the match goes on");
        let shown = &public(&state).paintings;
        assert_eq!(shown[ANN], Some(Drawing::default()), "{mode:?}");
        if mode != Mode::Between {
            assert_eq!((&shown[BEN], &shown[CEM]), (&Some(stamp(9)), &Some(Drawing::default())));
        }
    }
}

/// RULES 3.6: a painting is marks and motifs; the format has no mark for a letter or a number.
#[test]
fn the_format_has_no_writing() {
    let mut state = begin(&untimed(3, Mode::Competition));
    assert!(
        verse_and_painting::book()
            .motifs
            .iter()
            .all(|motif| motif.id.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
    );
    paint_all(&mut state);
    for shown in public(&state).paintings.values().flatten() {
        assert!(shown.decode().is_ok());
    }
}
