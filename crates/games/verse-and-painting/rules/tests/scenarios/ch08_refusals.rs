//! RULES 8: what is refused.

use tabletop::{Game, Input, Lobby, Outcome, Seat};
use verse_and_painting::drawing::{Drawing, DrawingError, Mark, Point, Sample, Sheet, Stroke, Tool, Width};
use verse_and_painting::{
    Command, Config, DRAFTS, LineId, Mode, RuleError, SetupError, State, ThemeId, VerseAndPainting,
};

use crate::ch06_between::{WRONG, all_enter};
use crate::table::{
    ANN, BEN, CEM, act, begin, edit, line_of, masked, painted, public, refused, refused_input, right, stamp,
    untimed, verse, words,
};

fn hint(text: &str) -> Command {
    Command::Hint { hint: words(text) }
}

/// A match between the lines in which Ann may give a hint.
fn at_hint() -> State {
    let mut state = painted(&untimed(3, Mode::Between));
    all_enter(&mut state, WRONG);
    state
}

/// RULES 8.1
#[test]
fn nothing_after_the_end() {
    let state = edit(&painted(&untimed(3, Mode::Together)), "phase", "Over");
    assert_eq!(VerseAndPainting::outcome(&state), Some(Outcome::SharedWin));
    assert_eq!(refused(&state, ANN, Command::Ready), RuleError::MatchOver);
}

/// RULES 8.2
#[test]
fn who_is_not_asked_may_not_act() {
    let state = painted(&untimed(3, Mode::Together));
    let line = line_of(&state, CEM);
    assert_eq!(refused(&state, BEN, Command::Remove { line }), RuleError::NotYourTurn);
    assert_eq!(refused(&state, Seat(3), Command::Remove { line }), RuleError::NotYourTurn);
    let state = painted(&untimed(3, Mode::Between));
    assert_eq!(refused(&state, ANN, Command::LeaveBlank), RuleError::NotYourTurn, "a painter does not guess");
    assert_eq!(refused(&at_hint(), BEN, Command::SkipHint), RuleError::NotYourTurn);
}

/// RULES 8.3
#[test]
fn each_thing_has_its_moment() {
    let state = begin(&untimed(3, Mode::Competition));
    for command in
        [Command::Ready, right(&state, BEN), Command::LeaveBlank, Command::PassRecital, hint("moon")]
    {
        assert_eq!(refused(&state, ANN, command), RuleError::WrongPhase);
    }
    let state = begin(&Config::new(3, Mode::Competition));
    assert_eq!(refused(&state, ANN, Command::HandIn { drawing: stamp(1) }), RuleError::WrongPhase);
}

/// RULES 8.4
#[test]
fn nothing_is_done_twice() {
    let mut state = begin(&Config::new(3, Mode::Competition));
    act(&mut state, ANN, Command::Ready);
    assert_eq!(refused(&state, ANN, Command::Ready), RuleError::AlreadyDone);
    let mut state = begin(&untimed(3, Mode::Competition));
    act(&mut state, ANN, Command::HandIn { drawing: stamp(1) });
    assert_eq!(refused(&state, ANN, Command::HandIn { drawing: stamp(2) }), RuleError::AlreadyDone);
    assert_eq!(refused(&state, ANN, Command::Keep { drawing: stamp(2) }), RuleError::AlreadyDone);
    let mut state = painted(&untimed(3, Mode::Competition));
    let guess = right(&state, BEN);
    act(&mut state, ANN, guess.clone());
    assert_eq!(refused(&state, ANN, guess), RuleError::AlreadyDone);
    let mut state = painted(&untimed(3, Mode::Between));
    act(&mut state, BEN, Command::LeaveBlank);
    assert_eq!(refused(&state, BEN, Command::Enter { character: '月' }), RuleError::AlreadyDone);
    for painter in Seat::all(3) {
        let truth = masked(&state, painter);
        all_enter(&mut state, truth);
    }
    act(&mut state, BEN, Command::PassRecital);
    assert_eq!(refused(&state, BEN, Command::PassRecital), RuleError::AlreadyDone);
}

/// RULES 8.5
#[test]
fn nothing_on_the_paper_is_not_handed_in() {
    let state = begin(&untimed(3, Mode::Together));
    let samples = vec![Sample { at: Point { x: 9, y: 9 }, pressure: 200 }];
    let rubbed = Mark::Stroke(Stroke { tool: Tool::Eraser { width: Width::Broad }, samples });
    for sheet in [Sheet::default(), Sheet { marks: vec![rubbed] }] {
        let command = Command::HandIn { drawing: sheet.encode() };
        assert_eq!(refused(&state, ANN, command), RuleError::EmptyDrawing);
    }
}

/// RULES 8.6
#[test]
fn hostile_bytes_are_refused_by_name() {
    let state = begin(&untimed(3, Mode::Together));
    let tried = |bytes: Vec<u8>| {
        let drawing = Drawing::from_bytes(bytes);
        let kept = refused(&state, ANN, Command::Keep { drawing: drawing.clone() });
        let handed_in = refused(&state, ANN, Command::HandIn { drawing });
        assert_eq!(kept, handed_in);
        kept
    };
    let bad = RuleError::BadDrawing;
    assert_eq!(tried(vec![1; 65_537]), bad(DrawingError::TooLarge { bytes: 65_537 }));
    assert_eq!(tried(vec![9]), bad(DrawingError::Format { found: 9 }));
    assert_eq!(tried(vec![1, 0]), bad(DrawingError::CutOff));
    assert_eq!(tried(vec![1, 0b1100_0000]), bad(DrawingError::NoSuchMark { found: 0b1100_0000 }));
    assert_eq!(tried(vec![1, 0, 0]), bad(DrawingError::NoPoint));
    assert_eq!(tried(vec![1, 0, 0x81, 0]), bad(DrawingError::BadNumber));
    assert_eq!(tried(vec![1, 0, 1, 0xFF, 0xFF, 0x7F, 0, 0]), bad(DrawingError::OffBoard));
    assert_eq!(tried(vec![1, 0x80, 250, 0, 0, 0, 0]), bad(DrawingError::NoSuchMotif { found: 250 }));
}

/// RULES 8.7
#[test]
fn a_board_is_not_kept_a_fifth_time() {
    let mut state = begin(&untimed(3, Mode::Together));
    for _ in 0..DRAFTS {
        act(&mut state, ANN, Command::Keep { drawing: stamp(1) });
    }
    assert_eq!(refused(&state, ANN, Command::Keep { drawing: stamp(1) }), RuleError::TooManyDrafts);
}

/// RULES 8.8
#[test]
fn nobody_names_themselves_or_somebody_who_is_not_there() {
    let state = painted(&untimed(3, Mode::Competition));
    let line = line_of(&state, ANN);
    assert_eq!(refused(&state, ANN, Command::Guess { painter: ANN, line }), RuleError::OwnPainting);
    assert_eq!(refused(&state, ANN, Command::Guess { painter: Seat(3), line }), RuleError::NoSuchPainter);
    let text = words(&verse(line).line.hant);
    assert_eq!(refused(&state, ANN, Command::GuessWritten { painter: ANN, text }), RuleError::OwnPainting);
}

/// RULES 8.9
#[test]
fn only_open_lines_are_named_or_removed() {
    let state = painted(&untimed(3, Mode::Competition));
    let theme = public(&state).theme().expect("a theme");
    let open = public(&state).open;
    let closed = (0..12)
        .map(|number| LineId { theme, number })
        .find(|line| !open.contains(line))
        .expect("six are not open");
    assert_eq!(refused(&state, ANN, Command::Guess { painter: BEN, line: closed }), RuleError::LineNotOpen);
    for text in [&*verse(closed).line.hant, "床前明月光", "x"] {
        let command = Command::GuessWritten { painter: BEN, text: words(text) };
        assert_eq!(refused(&state, ANN, command), RuleError::LineNotOpen);
    }
    let nowhere = LineId { theme: ThemeId(77), number: 200 };
    assert_eq!(refused(&state, ANN, Command::Guess { painter: BEN, line: nowhere }), RuleError::LineNotOpen);

    let mut state = painted(&untimed(3, Mode::Together));
    let line = line_of(&state, CEM);
    act(&mut state, ANN, Command::Remove { line });
    assert_eq!(refused(&state, BEN, Command::Remove { line }), RuleError::LineNotOpen, "it is gone");
    assert_eq!(refused(&state, BEN, Command::Remove { line: nowhere }), RuleError::LineNotOpen);
}

/// RULES 8.10
#[test]
fn nobody_removes_the_own_line() {
    let state = painted(&untimed(3, Mode::Together));
    let line = line_of(&state, ANN);
    assert_eq!(refused(&state, ANN, Command::Remove { line }), RuleError::OwnLine);
}

/// RULES 8.11
#[test]
fn an_entry_is_a_chinese_character() {
    let state = painted(&untimed(3, Mode::Between));
    for found in ['x', '1', '，', '□', '\u{7}', 'あ'] {
        let command = Command::Enter { character: found };
        assert_eq!(refused(&state, BEN, command), RuleError::NotHan { found });
    }
}

/// RULES 8.12
#[test]
fn a_hint_does_not_have_the_character() {
    let state = at_hint();
    let view = public(&state);
    let index = usize::from(view.laid[ANN].as_ref().expect("laid").index);
    let line = verse(line_of(&state, ANN));
    for text in [&line.line.hant, &line.line.hans] {
        let character = text.chars().nth(index).expect("a character");
        assert_eq!(refused(&state, ANN, hint(&format!("像 {character} 一樣"))), RuleError::HintHasCharacter);
    }
}

/// RULES 8.13
#[test]
fn a_hint_does_not_quote_the_line_and_is_short() {
    let state = at_hint();
    let line = verse(line_of(&state, ANN)).characters();
    let index = usize::from(public(&state).laid[ANN].as_ref().expect("laid").index);
    let clear = (0..line.len() - 2).find(|from| !(*from..from + 3).contains(&index)).expect("three in a row");
    let quote: String = line[clear..clear + 3].iter().collect();
    assert_eq!(refused(&state, ANN, hint(&quote)), RuleError::HintQuotes);
    let spread = format!("{}，{}", line[clear], line[clear + 1..clear + 3].iter().collect::<String>());
    assert_eq!(refused(&state, ANN, hint(&spread)), RuleError::HintQuotes, "punctuation hides no quotation");
    assert_eq!(refused(&state, ANN, hint(&"o".repeat(41))), RuleError::HintTooLong);
    act(&mut state.clone(), ANN, hint(&"o".repeat(40)));
}

/// RULES 8.14
#[test]
fn only_lines_of_the_match_are_recited_and_none_twice() {
    let mut state = painted(&untimed(3, Mode::Between));
    for painter in Seat::all(3) {
        let truth = masked(&state, painter);
        all_enter(&mut state, truth);
    }
    let line = line_of(&state, ANN);
    let laid = [ANN, BEN, CEM].map(|seat| line_of(&state, seat));
    let elsewhere =
        (0..12).map(|number| LineId { number, ..line }).find(|line| !laid.contains(line)).expect("others");
    let text = words(&verse(elsewhere).poem);
    let recite = |line| Command::Recite { line, text: text.clone() };
    assert_eq!(refused(&state, ANN, recite(elsewhere)), RuleError::NotOnTable { line: elsewhere });
    assert_eq!(
        refused(&state, ANN, Command::ReciteAloud { line: elsewhere }),
        RuleError::NotOnTable { line: elsewhere }
    );
    let state = edit(&state, "recited", [line]);
    assert_eq!(refused(&state, ANN, recite(line)), RuleError::RecitedBefore { line });
    assert_eq!(refused(&state, ANN, Command::ReciteAloud { line }), RuleError::RecitedBefore { line });
}

/// RULES 8.15
#[test]
fn the_clock_does_not_act_before_its_time() {
    assert_eq!(refused_input(&begin(&untimed(3, Mode::Together)), &Input::Elapsed), RuleError::TooSoon);
    let mut state = begin(&Config::new(3, Mode::Together));
    Seat::all(3).for_each(|seat| drop(act(&mut state, seat, Command::Ready)));
    assert_eq!(refused_input(&state, &Input::Elapsed), RuleError::TooSoon);
}

/// RULES 8.16
#[test]
fn tables_that_cannot_be_are_refused() {
    let refusal = |lobby: Lobby| {
        let set_up = |config| VerseAndPainting::new_match(&config, tabletop::Seed(1));
        VerseAndPainting::configure(&lobby).and_then(set_up).expect_err("no such match")
    };
    for found in [0, 2, 7] {
        assert_eq!(refusal(Lobby::new(found)), SetupError::Seats { found, least: 3, most: 6 });
    }
    assert_eq!(refusal(Lobby { first: Some(Seat(3)), ..Lobby::new(3) }), SetupError::NoSuchFirst(Seat(3)));
    for (option, options) in [(0, vec![3]), (1, vec![0, 2]), (2, vec![0, 0, 4]), (3, vec![0, 0, 0, 2])] {
        assert_eq!(refusal(Lobby { options, ..Lobby::new(3) }), SetupError::NoSuchChoice { option });
    }
}
