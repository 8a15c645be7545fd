//! What a touch means: a command at once, or a question first (which side of the tile, which card).
//!
//! Pure: what is decided here is carried out by [`crate::touch`].

use bevy::prelude::*;
use camel_race::{Command, Pile, Space, TileSide};
use tabletop::Seat;

use crate::piece::Spot;

/// What is being decided.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Question {
    /// Nothing.
    #[default]
    Nothing,
    /// A tile is held over a slab.
    Tile {
        /// Which.
        space: Space,
        /// The side that would lie up.
        side: TileSide,
    },
    /// A hand is open, for this pile.
    Card {
        /// Whose.
        seat: Seat,
        /// Where the card would go.
        pile: Pile,
    },
}

/// What follows from a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The seat wants to do this, lawful or not: the rules say why not.
    Do(Command),
    /// This is the question now.
    Ask(Question),
    /// Nothing.
    Ignore,
}

/// What a touch by `seat` on `spot` means while `question` is open.
pub(crate) fn answer(question: Question, seat: Seat, spot: Spot, offers: &[Command]) -> Answer {
    match spot {
        Spot::Pyramid => Answer::Do(Command::Roll),
        Spot::Ticket(camel) => Answer::Do(Command::TakeLegTicket { camel }),
        Spot::Space(number) => space(question, Space(number), offers),
        Spot::Pile(pile) => Answer::Ask(Question::Card { seat, pile }),
        Spot::Hand(camel) => match question {
            Question::Card { pile, .. } => Answer::Do(Command::LayRaceCard { camel, pile }),
            Question::Nothing | Question::Tile { .. } => Answer::Ignore,
        },
        Spot::TileFlip => match question {
            Question::Tile { space, side } => Answer::Ask(Question::Tile { space, side: other(side) }),
            Question::Nothing | Question::Card { .. } => Answer::Ignore,
        },
        Spot::TileConfirm => match question {
            Question::Tile { space, side } => Answer::Do(Command::PlaceDesertTile { space, side }),
            Question::Nothing | Question::Card { .. } => Answer::Ignore,
        },
        Spot::Elsewhere => Answer::Ask(Question::Nothing),
        Spot::Mat(_) => Answer::Ignore,
    }
}

fn space(question: Question, space: Space, offers: &[Command]) -> Answer {
    let side = match question {
        Question::Tile { space: there, side } if there == space => other(side),
        Question::Tile { side, .. } => side,
        Question::Nothing | Question::Card { .. } => TileSide::Oasis,
    };
    let command = Command::PlaceDesertTile { space, side };
    if offers.contains(&command) { Answer::Ask(Question::Tile { space, side }) } else { Answer::Do(command) }
}

fn other(side: TileSide) -> TileSide {
    match side {
        TileSide::Oasis => TileSide::Mirage,
        TileSide::Mirage => TileSide::Oasis,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use camel_race::Camel;

    const ME: Seat = Seat(1);

    fn lay(side: TileSide) -> Command {
        Command::PlaceDesertTile { space: Space(7), side }
    }

    fn both() -> [Command; 2] {
        TileSide::ALL.map(lay)
    }

    #[test]
    fn a_lawful_slab_asks_for_the_side_and_a_second_touch_turns_the_tile() {
        let ask = |side| Answer::Ask(Question::Tile { space: Space(7), side });
        let first = answer(Question::Nothing, ME, Spot::Space(7), &both());
        assert_eq!(first, ask(TileSide::Oasis));
        let open = Question::Tile { space: Space(7), side: TileSide::Oasis };
        assert_eq!(answer(open, ME, Spot::Space(7), &both()), ask(TileSide::Mirage));
        assert_eq!(answer(open, ME, Spot::TileFlip, &both()), ask(TileSide::Mirage));
        assert_eq!(answer(open, ME, Spot::TileConfirm, &both()), Answer::Do(lay(TileSide::Oasis)));
        assert_eq!(answer(open, ME, Spot::Elsewhere, &both()), Answer::Ask(Question::Nothing));
    }

    #[test]
    fn an_unlawful_slab_is_proposed_so_that_the_rules_say_why_not() {
        assert_eq!(answer(Question::Nothing, ME, Spot::Space(7), &[]), Answer::Do(lay(TileSide::Oasis)));
    }

    #[test]
    fn a_card_goes_to_the_pile_that_was_touched() {
        let open = Question::Card { seat: ME, pile: Pile::Loser };
        assert_eq!(answer(Question::Nothing, ME, Spot::Pile(Pile::Loser), &[]), Answer::Ask(open));
        let laid = Command::LayRaceCard { camel: Camel::Red, pile: Pile::Loser };
        assert_eq!(answer(open, ME, Spot::Hand(Camel::Red), &[]), Answer::Do(laid));
        assert_eq!(answer(Question::Nothing, ME, Spot::Hand(Camel::Red), &[]), Answer::Ignore);
    }
}
