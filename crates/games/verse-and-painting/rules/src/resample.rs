//! Some truth that a viewer cannot tell from the real one.

use tabletop::{BySeat, Dice, Seat, SeatSet, Seed, Stream, Viewer};

use crate::book::{Book, LineId};
use crate::command::{Entry, Guess};
use crate::config::Mode;
use crate::drawing::Sheet;
use crate::mask::Masked;
use crate::phase::Phase;
use crate::setup::empty;
use crate::state::{Board, State};
use crate::view::{OwnView, View};

/// Deals others other lines, and lets them have painted and guessed something else.
pub(crate) fn resample(view: &View, viewer: Viewer, dice: &mut Dice) -> State {
    let own = |seat: Seat| view.own.as_ref().filter(|_| viewer.is(seat));
    let done = |phase: Phase, seat: Seat| view.phase == phase && view.acted.contains(seat);
    let chance = Dice::new(Seed(dice.bits()), Stream::Play);
    let mut state = empty(&view.config, view.first, chance);
    state.dealt = dealt(view, &own, dice);
    state.boards = BySeat::new(view.config.seats, |seat| board(view, seat, own(seat), dice));
    state.guesses = BySeat::new(view.config.seats, |seat| match own(seat) {
        Some(own) => own.guess,
        None if view.phase == Phase::Over => view.guesses[seat],
        None => done(Phase::Match, seat).then(|| some_guess(view, seat, dice)).flatten(),
    });
    state.entries = BySeat::new(view.config.seats, |seat| match own(seat) {
        Some(own) => own.entry,
        None if view.phase == Phase::Hint => view.entries[seat],
        None => done(Phase::Enter, seat).then_some(Entry::Blank),
    });
    public(&mut state, view);
    state
}

/// What everybody knows.
fn public(state: &mut State, view: &View) {
    state.phase = view.phase;
    state.round = view.round;
    state.themes.clone_from(&view.themes);
    state.open.clone_from(&view.open);
    state.used.clone_from(&view.used);
    state.ready = if view.phase == Phase::Ready { view.acted } else { ready(view) };
    state.deadline = view.deadline;
    state.shown = view.paintings.iter().filter(|(_, shown)| shown.is_some()).map(|(seat, _)| seat).collect();
    state.accounts.clone_from(&view.accounts);
    state.hearts = view.hearts;
    state.removed.clone_from(&view.removed);
    state.pips = view.pips;
    let guessed = view.found.values().filter(|found| found.is_some()).count();
    state.guessed = u8::try_from(guessed).unwrap_or(0);
    state.wrong.clone_from(&view.wrong);
    state.second = view.second;
    state.hint.clone_from(&view.hint);
    state.found.clone_from(&view.found);
    state.passed = if view.phase == Phase::Recite { view.acted } else { SeatSet::EMPTY };
    state.recited.clone_from(&view.recited);
    state.aloud = view.aloud;
}

fn ready(view: &View) -> SeatSet {
    match view.config.time.millis() {
        Some(_) => SeatSet::all(view.config.seats),
        None => SeatSet::EMPTY,
    }
}

/// Lines for all: those that are known, and for the others any that fit what is seen, no two the same.
fn dealt<'v>(view: &'v View, own: &impl Fn(Seat) -> Option<&'v OwnView>, dice: &mut Dice) -> BySeat<LineId> {
    let known = |seat: Seat| view.known[seat].or_else(|| own(seat).map(|own| own.line));
    let mut taken = Seat::all(view.config.seats).filter_map(known).collect::<Vec<_>>();
    BySeat::new(view.config.seats, |seat| {
        known(seat).unwrap_or_else(|| {
            let fitting = pool(view, seat).into_iter().filter(|line| !taken.contains(line));
            let fitting = fitting.collect::<Vec<_>>();
            let line = dice.pick(&fitting).copied().unwrap_or(LineId { theme: view.themes[0], number: 0 });
            taken.push(line);
            line
        })
    })
}

/// The lines that a seat may have, as far as everybody can see.
fn pool(view: &View, seat: Seat) -> Vec<LineId> {
    match view.config.mode {
        Mode::Competition | Mode::Together if !view.open.is_empty() => view.open.clone(),
        Mode::Competition | Mode::Together => view.theme().into_iter().flat_map(Book::lines_of).collect(),
        Mode::Between => {
            let all = view.themes.iter().flat_map(|theme| Book::lines_of(*theme));
            let fits = |line: &LineId| view.laid[seat].as_ref() == Some(&Masked::new(*line, view.pips));
            all.filter(|line| !view.used.contains(line) && fits(line)).collect()
        }
    }
}

fn board(view: &View, seat: Seat, own: Option<&OwnView>, dice: &mut Dice) -> Board {
    let painting = matches!(view.phase, Phase::Ready | Phase::Paint);
    let done = !painting || (view.phase == Phase::Paint && view.acted.contains(seat));
    match (own, &view.paintings[seat]) {
        (Some(own), _) => Board { drawing: own.drawing.clone(), drafts: own.drafts, done },
        (None, Some(shown)) => Board { drawing: shown.clone(), drafts: 0, done },
        (None, None) if done => Board { drawing: Sheet::random(dice).encode(), drafts: 0, done },
        (None, None) => Board::default(),
    }
}

/// Any guess that this seat could have made.
pub(crate) fn some_guess(view: &View, seat: Seat, dice: &mut Dice) -> Option<Guess> {
    let others = Seat::all(view.config.seats).filter(|other| *other != seat).collect::<Vec<_>>();
    let (painter, line) = (dice.pick(&others).copied()?, dice.pick(&view.open).copied()?);
    Some(Guess { painter, line })
}
