//! What a player may do now.

use tabletop::{Offer, OfferOf, Seat};

use crate::command::Command;
use crate::game::VerseAndPainting;
use crate::phase::Phase;
use crate::prompt::Ask;
use crate::state::{DRAFTS, State};

/// All that this seat may do now, in a stable order.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<OfferOf<VerseAndPainting>> {
    if !state.movers().contains(seat) {
        return Vec::new();
    }
    let exact = Offer::Exact;
    match state.phase {
        Phase::Ready => vec![exact(Command::Ready)],
        Phase::Paint => {
            let mut offers = vec![Offer::Ask(Ask::Stamps), Offer::Ask(Ask::Painting)];
            if state.boards[seat].drafts < DRAFTS {
                offers.push(Offer::Ask(Ask::Draft));
            }
            offers
        }
        Phase::Match => guesses(state, seat),
        Phase::Remove => {
            let gone = |line| state.removed.iter().any(|removal| removal.line == line);
            let left = state.open.iter().filter(|line| !gone(**line) && state.dealt[seat] != **line);
            left.map(|line| exact(Command::Remove { line: *line })).collect()
        }
        Phase::Enter => vec![Offer::Ask(Ask::Character), exact(Command::LeaveBlank)],
        Phase::Hint => vec![Offer::Ask(Ask::Hint), exact(Command::SkipHint)],
        Phase::Recite => {
            let lines = state.recitable();
            let written = lines.iter().map(|line| Offer::Ask(Ask::Poem { line: *line }));
            let aloud = lines.iter().map(|line| exact(Command::ReciteAloud { line: *line }));
            core::iter::once(exact(Command::PassRecital)).chain(written).chain(aloud).collect()
        }
        Phase::Judge => [true, false].map(|right| exact(Command::Judge { right })).to_vec(),
        Phase::Over => Vec::new(),
    }
}

/// Each other painting with each open line, picked or written (RULES 4.3).
fn guesses(state: &State, seat: Seat) -> Vec<OfferOf<VerseAndPainting>> {
    let mut offers = Vec::new();
    let others = Seat::all(state.config.seats).filter(|other| *other != seat);
    for painter in others {
        offers.extend(state.open.iter().map(|line| Offer::Exact(Command::Guess { painter, line: *line })));
        offers.push(Offer::Ask(Ask::Line { painter, open: state.open.clone() }));
    }
    offers
}
