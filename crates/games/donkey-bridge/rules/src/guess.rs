//! Guessing: whose turn it is, and what comes of an answer (RULES 4, 5).

use tabletop::{Millis, Seat};

use crate::deal::guessers;
use crate::recognise::recognise;
use crate::state::{Guessing, JUDGING_MILLIS, State, Tile};
use crate::{Answering, Event, Failure, Phase, RuleError, Said, Utterance, Word, turn};

/// What came of it.
pub(crate) type Acted = Result<Vec<Event>, RuleError>;

/// The story's state; without one there is nothing to guess.
fn guessing(state: &mut State) -> Result<&mut Guessing, RuleError> {
    state.guessing.as_mut().ok_or(RuleError::WrongMoment)
}

/// Asks the next guesser who is not out, or closes the story (RULES 4.2, 4.7, 4.8).
pub(crate) fn next(state: &mut State, at: Millis) -> Vec<Event> {
    let (teller, seats) = (state.teller, state.seats());
    let Some(guessing) = state.guessing.as_mut() else { return Vec::new() };
    let from = guessing.turn;
    let round = guessers(from, seats).chain([from]);
    let next = round.into_iter().find(|seat| *seat != teller && !guessing.out.contains(*seat));
    let (Some(seat), Some(_)) = (next, guessing.open().next()) else { return turn::close(state, at) };

    guessing.turn = seat;
    guessing.own_said = false;
    let mut events = Vec::new();
    if let Some(word) = last_own(guessing, seat) {
        guessing.hands[seat] = None;
        guessing.won[seat].push(word);
        guessing.named.push(word);
        events.push(Event::LastTileKept { seat, word });
        events.extend(turn::close(state, at));
        return events;
    }
    events.extend(take_over(guessing, seat));
    guessing.met = guessing.met.with(seat);
    state.phase = Phase::Guessing;
    state.deadline = state.config.timer.millis().map(|span| at + span);
    events.push(Event::GuesserAsked { seat, deadline: state.deadline, at });
    events
}

/// The own tile, if it is the only one left (RULES 4.8).
fn last_own(guessing: &Guessing, seat: Seat) -> Option<Word> {
    let mut open = guessing.open();
    let last = open.next().filter(|_| open.next().is_none());
    last.filter(|word| guessing.hands[seat] == Some(*word))
}

/// A guesser who was dealt no tile and has heard no word takes the first guesser's (RULES 4.7).
fn take_over(guessing: &mut Guessing, seat: Seat) -> Option<Event> {
    let first_time = !guessing.met.contains(seat) && !guessing.dealt.contains(seat);
    if !first_time || !guessing.named.is_empty() {
        return None;
    }
    let from = guessing.first_holder;
    let word = guessing.hands[from].take();
    guessing.hands[seat] = word;
    guessing.first_holder = seat;
    Some(Event::TileTakenOver { seat, from, word })
}

/// A guesser names a word by the word itself (RULES 5.2).
pub(crate) fn guess(state: &mut State, at: Millis, word: Word) -> Acted {
    let picked = state.config.answering == Answering::Picked;
    let guessing = guessing(state)?;
    check_open(guessing, word)?;
    if picked && !guessing.board.contains(&word) {
        return Err(RuleError::NotOnBoard { word });
    }
    if picked && !guessing.words.contains(&word) {
        guessing.wrong.push(word);
        return Ok(fail(state, at, Failure::Wrong(Some(Said::Word(word)))));
    }
    answered(state, at, Said::Word(word), Some(word))
}

/// A guesser writes an answer (RULES 5.3).
pub(crate) fn say(state: &mut State, at: Millis, text: &Utterance) -> Acted {
    let word = recognise(text.text());
    if let Some(word) = word {
        check_open(guessing(state)?, word)?;
    }
    answered(state, at, Said::Text(text.clone()), word)
}

/// A word is refused without penalty when it is the own tile's or has been named (RULES 6.6, 6.7).
fn check_open(guessing: &Guessing, word: Word) -> Result<(), RuleError> {
    if guessing.hands[guessing.turn] == Some(word) {
        return Err(RuleError::OwnTile);
    }
    if guessing.named.contains(&word) || guessing.wrong.contains(&word) {
        return Err(RuleError::Named { word });
    }
    Ok(())
}

/// A right answer takes its tile; any other written one is for the storyteller to weigh (RULES 4.3, 5.4).
fn answered(state: &mut State, at: Millis, said: Said, word: Option<Word>) -> Acted {
    let clock = state.deadline;
    let guessing = guessing(state)?;
    if let Some(word) = word.filter(|word| guessing.words.contains(word)) {
        let text = matches!(said, Said::Text(_)).then_some(said);
        return Ok(right(state, at, word, text));
    }
    let seat = guessing.turn;
    guessing.said = Some(said.clone());
    guessing.paused = clock.map(|clock| clock.0.saturating_sub(at.0).max(1));
    state.phase = Phase::Judging;
    let deadline = at + JUDGING_MILLIS;
    state.deadline = Some(deadline);
    Ok(vec![Event::AnswerWeighed { seat, said, deadline }])
}

/// The storyteller takes the answer for this word (RULES 5.4, 5.5, 5.6).
pub(crate) fn accept(state: &mut State, at: Millis, word: Word) -> Acted {
    let (teller, phase) = (state.teller, state.phase);
    let guessing = guessing(state)?;
    if !guessing.words.contains(&word) {
        return Err(RuleError::NotOfStory { word });
    }
    if guessing.named.contains(&word) {
        return Err(RuleError::Named { word });
    }
    let seat = guessing.turn;
    if guessing.hands[seat] != Some(word) {
        let said = guessing.said.take();
        return Ok(right(state, at, word, said));
    }
    if guessing.own_said {
        return Err(RuleError::OwnTile);
    }
    guessing.own_said = true;
    guessing.said = None;
    let paused = guessing.paused.take();
    if phase == Phase::Judging {
        state.phase = Phase::Guessing;
        state.deadline = paused.map(|left| at + left);
    }
    Ok(vec![Event::OwnTileSaid { seat, teller, word: Some(word), deadline: state.deadline }])
}

/// The storyteller does not take the answer (RULES 5.4, 5.5).
pub(crate) fn reject(state: &mut State, at: Millis) -> Acted {
    let said = guessing(state)?.said.take();
    Ok(fail(state, at, Failure::Wrong(said)))
}

/// The word is named: its tile goes face up before the guesser, whoever held it (RULES 4.3).
fn right(state: &mut State, at: Millis, word: Word, said: Option<Said>) -> Vec<Event> {
    let teller = state.teller;
    let Some(guessing) = state.guessing.as_mut() else { return Vec::new() };
    let seat = guessing.turn;
    let holder = guessing.hands.iter().find(|(_, tile)| **tile == Some(word)).map(|(seat, _)| seat);
    match holder {
        Some(holder) => guessing.hands[holder] = None,
        None => guessing.spares.retain(|spare| *spare != word),
    }
    guessing.won[seat].push(word);
    guessing.named.push(word);
    guessing.said = None;
    guessing.paused = None;
    let mut events = vec![Event::WordNamed { seat, word, from: holder.unwrap_or(teller), said }];
    events.extend(next(state, at));
    events
}

/// The guesser is out and pays (RULES 4.4, 4.6).
pub(crate) fn fail(state: &mut State, at: Millis, failure: Failure) -> Vec<Event> {
    let Some(guessing) = state.guessing.as_mut() else { return Vec::new() };
    let (seat, slot) = (guessing.turn, guessing.slot);
    guessing.out = guessing.out.with(seat);
    guessing.said = None;
    guessing.paused = None;
    let mut events = vec![Event::GuesserFailed { seat, failure }];
    events.extend(lose(state, seat, slot));
    events.extend(next(state, at));
    events
}

/// Pays with face-up tiles, newest first, then from the top of the pile down to a stop tile (RULES 4.6).
fn lose(state: &mut State, seat: Seat, slot: u8) -> Option<Event> {
    let penalty = usize::from(state.config.rounds.penalty(slot));
    let won = &mut state.guessing.as_mut()?.won[seat];
    let kept = won.len().saturating_sub(penalty);
    let face_up = won.drain(kept..).rev().collect::<Vec<_>>();

    let player = &mut state.players[seat];
    let (mut from_pile, mut stopped) = (0, false);
    for _ in face_up.len()..penalty {
        match player.pile.pop() {
            Some(Tile::Word(word)) => {
                state.gone.push(word);
                from_pile += 1;
            }
            Some(Tile::Stop) => {
                player.pile.push(Tile::Stop);
                stopped = true;
                break;
            }
            None => break,
        }
    }
    player.account.lost -= i32::from(from_pile);
    state.gone.extend(&face_up);
    Some(Event::TilesLost { seat, face_up, from_pile, stopped, pile: turn::height(&player.pile) })
}
