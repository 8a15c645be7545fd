//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat, Viewer};

use crate::book::{Book, LineId, ThemeId};
use crate::command::Command;
use crate::config::{Config, Deck, Mode, Removals, TimeLimit};
use crate::drawing::{Drawing, Sheet};
use crate::game::VerseAndPainting;
use crate::resample::some_guess;
use crate::state::{DRAFTS, HEARTS, ROUNDS, State};
use crate::written::Written;

impl Lawful for VerseAndPainting {
    fn variants(seats: u8) -> Vec<Config> {
        let new = |mode| Config::new(seats, mode);
        vec![
            new(Mode::Competition),
            Config { deck: Deck::Hard, time: TimeLimit::None, ..new(Mode::Competition) },
            Config { time: TimeLimit::Short, ..new(Mode::Together) },
            Config { deck: Deck::Hard, time: TimeLimit::None, ..new(Mode::Together) },
            Config { deck: Deck::Hard, removals: Removals::EveryDecoy, ..new(Mode::Together) },
            Config { time: TimeLimit::Long, ..new(Mode::Between) },
            Config { time: TimeLimit::None, first: Some(Seat(seats - 1)), ..new(Mode::Between) },
        ]
    }

    /// Each reads, keeps a board so often, paints, and then guesses; or lines are removed; or each painting is guessed
    /// twice around a hint, and all pass the recital. The clock acts twice at most.
    fn bound(config: &Config) -> usize {
        let seats = usize::from(config.seats);
        let painting = seats * (2 + usize::from(DRAFTS)) + 2;
        let after = match config.mode {
            Mode::Competition => seats,
            Mode::Together => usize::from(config.lines_to_remove()),
            Mode::Between => seats * (2 * (seats - 1) + 1) + seats + 2,
        };
        usize::from(ROUNDS) * (painting + after)
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = Seat(if dice.chance(1, 16) { u8::MAX } else { dice.roll(8) - 1 });
        (seat, some_command(state, dice))
    }

    fn audit(state: &State) -> Result<(), String> {
        let ensure = |holds: bool, otherwise: &str| if holds { Ok(()) } else { Err(otherwise.to_owned()) };
        let mut lines = state.used.iter().chain(state.dealt.values()).copied().collect::<Vec<_>>();
        let count = lines.len();
        lines.sort_unstable();
        lines.dedup();
        ensure(lines.len() == count, "a line was dealt twice")?;
        let mut themes = state.themes.clone();
        themes.sort_unstable();
        themes.dedup();
        ensure(themes.len() == state.themes.len(), "a theme was drawn twice")?;
        ensure(lines.iter().all(|line| state.themes.contains(&line.theme)), "a line of no theme")?;
        let is_open = |line: &LineId| state.open.is_empty() || state.open.contains(line);
        ensure(state.dealt.values().all(is_open), "a painted line does not lie open")?;
        ensure(state.hearts <= HEARTS, "too many hearts")?;
        ensure(state.deadline.is_none() || state.config.time != TimeLimit::None, "a clock without a limit")?;
        ensure(
            state.removed.iter().all(|one| state.open.contains(&one.line)),
            "a removed line was not open",
        )?;
        let fits = |drawing: &Drawing| drawing.decode().is_ok();
        ensure(state.boards.values().all(|board| fits(&board.drawing)), "a board holds no drawing")?;
        let points: u8 = state.accounts.values().map(|account| account.points()).sum();
        let most = ROUNDS * state.config.seats * 3;
        ensure(points <= most, "points out of thin air")
    }

    fn twin(state: &State, seat: Seat, command: &Command, dice: &mut Dice) -> Option<Command> {
        // What the last one does is shown at once.
        let last = state.movers().len() == 1;
        let drawing = Sheet::random(dice).encode();
        match command {
            Command::Keep { .. } => Some(Command::Keep { drawing }),
            Command::HandIn { .. } if !last => Some(Command::HandIn { drawing }),
            Command::Guess { .. } | Command::GuessWritten { .. } if !last => {
                let guess = some_guess(&crate::view::view(state, Viewer::Public), seat, dice)?;
                Some(Command::Guess { painter: guess.painter, line: guess.line })
            }
            Command::Enter { .. } if !last => Some(Command::LeaveBlank),
            Command::LeaveBlank if !last => Some(Command::Enter { character: '月' }),
            _ => None,
        }
    }
}

/// Any command, mostly illegal.
fn some_command(state: &State, dice: &mut Dice) -> Command {
    let line = some_line(state, dice);
    let painter = Seat(dice.roll(8) - 1);
    let text = |text: &str| Written::new(text).map_or(Command::SkipHint, |hint| Command::Hint { hint });
    match dice.below(17) {
        0 => Command::Ready,
        1 => Command::Keep { drawing: some_bytes(dice) },
        2 => Command::HandIn { drawing: some_bytes(dice) },
        3 => Command::HandIn { drawing: Sheet::random(dice).encode() },
        4 | 5 => Command::Guess { painter, line },
        6 => match Written::new(&line.line().map(|line| line.line.hans.clone()).unwrap_or_default()) {
            Some(text) => Command::GuessWritten { painter, text },
            None => Command::LeaveBlank,
        },
        7 | 8 => Command::Remove { line },
        9 => Command::Enter { character: if dice.chance(1, 2) { 'x' } else { '山' } },
        10 => Command::LeaveBlank,
        11 => text(&line.line().map(|line| line.line.hant.clone()).unwrap_or_default()),
        12 => text(&"想".repeat(41)),
        13 => match Written::new("明月") {
            Some(text) => Command::Recite { line, text },
            None => Command::PassRecital,
        },
        14 => Command::ReciteAloud { line },
        15 => Command::Judge { right: dice.chance(1, 2) },
        _ => Command::PassRecital,
    }
}

fn some_line(state: &State, dice: &mut Dice) -> LineId {
    let dealt = state.dealt.values().copied().collect::<Vec<_>>();
    let theme = state.themes.last().copied().unwrap_or(ThemeId(0));
    let of_theme = Book::lines_of(theme).collect::<Vec<_>>();
    let pool = [&state.open, &dealt, &of_theme, &state.recited][dice.index(4)];
    let anywhere = LineId { theme: ThemeId(dice.roll(12) - 1), number: dice.roll(14) - 1 };
    dice.pick(pool).copied().unwrap_or(anywhere)
}

/// Bytes that are mostly no drawing.
fn some_bytes(dice: &mut Dice) -> Drawing {
    let bytes = (0..dice.below(12)).map(|_| dice.roll(255)).collect::<Vec<_>>();
    Drawing::from_bytes(if dice.chance(1, 8) { vec![1; 70_000] } else { bytes })
}
