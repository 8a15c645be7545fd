//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat};

use crate::state::{STOP_TILES, State, Tile};
use crate::tale::{Moment, Tale};
use crate::{
    Answering, Command, Config, DonkeyBridge, Phase, Rounds, Story, StoryText, Timer, Utterance, Word,
};

impl Lawful for DonkeyBridge {
    /// A longer timer is no other game, so one of each kind is enough.
    fn variants(seats: u8) -> Vec<Config> {
        let timers = [Timer::Fifteen, Timer::Off];
        let answers = Answering::ALL.into_iter().flat_map(|one| timers.map(|timer| (one, timer)));
        let all = answers.flat_map(|(answering, timer)| Rounds::ALL.map(|rounds| (answering, timer, rounds)));
        all.map(|(answering, timer, rounds)| Config { seats, first: None, rounds, answering, timer })
            .collect()
    }

    /// Each seat tells a story per slot. Each of its tiles is named at most once, each guesser fails at most once, and
    /// each such turn has at most four lines: an answer, taken for the own tile, another answer, a judgement.
    fn bound(config: &Config) -> usize {
        let (seats, slots) = (usize::from(config.seats), usize::from(config.rounds.slots()));
        seats * slots * (1 + 4 * (5 + seats))
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = match dice.below(3) {
            0 => Seat(dice.roll(16) - 1),
            1 => state.teller,
            _ => state.guessing.as_ref().map_or(state.teller, |guessing| guessing.turn),
        };
        (seat, any_command(state, dice))
    }

    fn audit(state: &State) -> Result<(), String> {
        audit_tiles(state)?;
        audit_guessing(state)?;
        let stops =
            state.players.values().flat_map(|player| &player.pile).filter(|tile| **tile == Tile::Stop);
        ensure(stops.count() + usize::from(state.stops) == usize::from(STOP_TILES), "a stop tile is lost")?;
        for (seat, player) in state.players.iter() {
            let height = i32::try_from(player.pile.len()).unwrap_or(-1);
            let sum = player.account.sum();
            ensure(
                sum == height,
                &format!("seat {seat}: {sum} points are accounted for, {height} lie there"),
            )?;
            let laid = i32::try_from(player.pile.iter().filter(|tile| **tile == Tile::Stop).count());
            ensure(Ok(player.account.stops) == laid, &format!("seat {seat}: stop tiles"))?;
        }
        Ok(())
    }

    /// Stories and answers are public, so no command has a twin.
    fn twin(_: &State, _: Seat, _: &Command, _: &mut Dice) -> Option<Command> {
        None
    }
}

fn any_command(state: &State, dice: &mut Dice) -> Command {
    let any = Word::new(dice.roll(Word::COUNT) - 1);
    let story = state.guessing.as_ref().and_then(|guessing| dice.pick(&guessing.words).copied());
    let word = story.filter(|_| dice.chance(1, 2)).or(any);
    match (dice.below(8), word) {
        (0, _) => Command::Tell(Story::Aloud),
        (1, Some(word)) => Command::Tell(Story::Woven(odd_tale(state, word, dice))),
        (2, Some(word)) => {
            let text = StoryText::new(word.name(crate::Language::En));
            Command::Tell(text.map_or(Story::Aloud, Story::Typed))
        }
        (3, Some(word)) => Command::Guess(word),
        (4, Some(word)) => {
            let text = Utterance::new(word.name(crate::Language::ZhHant));
            text.map_or(Command::DontKnow, Command::Say)
        }
        (5, Some(word)) => Command::Accept(word),
        (6, _) => Command::Reject,
        _ => Command::DontKnow,
    }
}

/// A tale of the drawn words that is right or has one word or sentence too many.
fn odd_tale(state: &State, word: Word, dice: &mut Dice) -> Tale {
    let mut words = state.drawn.clone();
    if dice.chance(1, 2) {
        words.push(word);
    }
    match dice.chance(1, 4) {
        true => Tale::of(words.iter().map(|word| (*word, Moment::Middle(dice.roll(4) - 1)))),
        false => Tale::weave(&words),
    }
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// Each of the picture tiles is in one place.
fn audit_tiles(state: &State) -> Result<(), String> {
    let mut words = [&state.bag[..], &state.gone, &state.drawn].concat();
    for player in state.players.values() {
        words.extend(player.stacks.iter().flatten());
        words.extend(player.pile.iter().filter_map(|tile| match tile {
            Tile::Word(word) => Some(*word),
            Tile::Stop => None,
        }));
    }
    if let Some(guessing) = &state.guessing {
        words.extend(guessing.hands.values().flatten());
        words.extend(&guessing.spares);
        words.extend(guessing.won.values().flatten());
    }
    words.sort_unstable();
    ensure(words.into_iter().eq(Word::all()), "each picture tile is in one place")
}

/// The open words of the story are in hands or with the storyteller, and the board has them all.
fn audit_guessing(state: &State) -> Result<(), String> {
    let guesses = matches!(state.phase, Phase::Guessing | Phase::Judging);
    ensure(guesses == state.guessing.is_some(), "a story is guessed while there is one")?;
    let Some(guessing) = &state.guessing else { return Ok(()) };
    let mut hidden = guessing.hands.values().flatten().chain(&guessing.spares).copied().collect::<Vec<_>>();
    hidden.sort_unstable();
    ensure(guessing.open().eq(hidden), "open words are hidden")?;
    ensure(guessing.named.iter().all(|word| guessing.words.contains(word)), "named words are of the story")?;
    let board = &guessing.board;
    let whole = board.len() == crate::BOARD && guessing.words.iter().all(|word| board.contains(word));
    ensure(whole || board.is_empty(), "the board has all words of the story")?;
    let marked = guessing.wrong.iter().all(|word| board.contains(word) && !guessing.words.contains(word));
    ensure(marked, "only decoys are marked")?;
    ensure(
        (state.phase == Phase::Judging) == guessing.said.is_some(),
        "an answer is weighed while there is one",
    )
}
