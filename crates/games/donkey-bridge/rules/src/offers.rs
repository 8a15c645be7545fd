//! All that a seat may do, in a stable order (RULES 3, 4, 5).

use tabletop::{Offer, Seat};

use crate::state::{Guessing, State};
use crate::{Answering, Ask, Command, Phase, Story, Tale};

/// The offers of this seat; none where it has nothing to do.
pub(crate) fn offers(state: &State, seat: Seat) -> Vec<Offer<Command, Ask>> {
    if !state.movers().contains(seat) {
        return Vec::new();
    }
    match (state.phase, &state.guessing) {
        (Phase::Telling, _) => vec![
            Offer::Exact(Command::Tell(Story::Aloud)),
            Offer::Ask(Ask::Story { words: state.drawn.clone() }),
            Offer::Exact(Command::Tell(Story::Woven(Tale::weave(&state.drawn)))),
        ],
        (Phase::Guessing, Some(guessing)) if seat == guessing.turn => {
            answers(state.config.answering, guessing)
        }
        (Phase::Guessing | Phase::Judging, Some(guessing)) => judgements(guessing),
        _ => Vec::new(),
    }
}

/// What a guesser may answer.
fn answers(answering: Answering, guessing: &Guessing) -> Vec<Offer<Command, Ask>> {
    let own = guessing.hands[guessing.turn];
    let barred = |word| Some(word) == own || guessing.named.contains(&word) || guessing.wrong.contains(&word);
    let mut offers = match answering {
        Answering::Picked => {
            let open = guessing.board.iter().filter(|word| !barred(**word));
            open.map(|word| Offer::Exact(Command::Guess(*word))).collect()
        }
        Answering::Typed | Answering::Spoken => {
            let barred = own.into_iter().chain(guessing.named.iter().copied()).collect();
            vec![Offer::Ask(Ask::Answer { barred })]
        }
    };
    offers.push(Offer::Exact(Command::DontKnow));
    offers
}

/// What the storyteller may make of an answer.
fn judgements(guessing: &Guessing) -> Vec<Offer<Command, Ask>> {
    let taken = guessing.acceptable().map(Command::Accept);
    taken.chain([Command::Reject]).map(Offer::Exact).collect()
}
