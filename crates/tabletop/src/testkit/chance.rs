//! The law about chance and undo: what a seat could not foresee cannot be taken back.

use super::Lawful;
use super::law::{Held, law};
use crate::hash::bytes;
use crate::{Dice, Input, Match, Seat, Viewer};

/// In how many other states a command is tried.
const OTHERS: usize = 4;

/// Carries a command out in states that its seat cannot tell from the true one. Where one of them shows the seat
/// something else (another die, another card, a refusal), the command has taught it something: then it is sealed,
/// or the seat could look, take it back and do better.
pub(super) fn foresight<G: Lawful>(
    game: &Match<G>,
    seat: Seat,
    command: &G::Command,
    dice: &mut Dice,
) -> Held {
    let viewer = Viewer::Seat(seat);
    let outlook = |mut state: G::State| {
        let input = Input::Command { seat, command: command.clone() };
        let events = G::apply(&mut state, game.now(), &input).ok()?;
        let seen = events.iter().map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
        Some((bytes(&(G::view(&state, viewer), seen)), events.iter().any(G::seals)))
    };
    let Some((truth, false)) = outlook(game.state().clone()) else { return Ok(()) };
    let view = G::view(game.state(), viewer);
    for _ in 0..OTHERS {
        let other = outlook(G::resample(&view, viewer, dice)).map(|(seen, _)| seen);
        law(other.as_ref() == Some(&truth), "what a seat could not foresee is sealed", || {
            format!("{seat:?} {command:?}")
        })?;
    }
    Ok(())
}
