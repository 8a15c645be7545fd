//! What a touch means, and what places are called.

use camel_race::{Command, Pile, Space, TileSide};
use table::board::{Reply, Scene};
use tabletop::{Message, Seat, Speak};

use crate::CamelRaceView;
use crate::piece::{Question, Spot};
use crate::sprite_names as names;

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Pyramid => "pyramid".into(),
        Spot::Ticket(camel) => format!("ticket-{}", names::colour(camel)),
        Spot::Space(number) => format!("space-{number}"),
        Spot::Pile(Pile::Winner) => "pile-winner".into(),
        Spot::Pile(Pile::Loser) => "pile-loser".into(),
        Spot::Hand(camel) => format!("hand-{}", names::colour(camel)),
        Spot::TileFlip => "tile-flip".into(),
        Spot::TileConfirm => "tile-confirm".into(),
        Spot::Mat(seat) => format!("mat-{seat}"),
        Spot::Elsewhere => "elsewhere".into(),
    }
}

/// What people call it.
pub fn label(scene: &Scene<CamelRaceView>, spot: Spot) -> String {
    let say = |said: &Message| (scene.say)(said);
    match spot {
        Spot::Pyramid => scene.line("command-roll"),
        Spot::Ticket(camel) => match scene.view.top_ticket(camel) {
            Some(value) => {
                say(&Message::new("view-ticket").with("camel", camel.message()).with("value", value))
            }
            None => say(&camel.message()),
        },
        Spot::Hand(camel) => say(&camel.message()),
        Spot::Space(number) => say(&Message::new("spot-space").with("space", number)),
        Spot::Pile(pile) => say(&pile.message()),
        Spot::Mat(seat) => scene.names.get(seat).cloned().unwrap_or_default(),
        Spot::TileFlip => scene.line("spot-tile-flip"),
        Spot::TileConfirm => scene.line("spot-tile-confirm"),
        Spot::Elsewhere => scene.line("spot-elsewhere"),
    }
}

/// How strongly a lawful spot glows. With a question open only its answers do.
pub fn glow(spot: Spot, question: Question) -> f32 {
    match spot {
        Spot::Pyramid | Spot::Ticket(_) | Spot::Pile(_) if question == Question::Nothing => 1.0,
        Spot::Space(_) if question == Question::Nothing => 0.8,
        Spot::Hand(_) => 0.8,
        _ => 0.0,
    }
}

/// What a touch means: a command at once, or a question first (which side of the tile, which card).
pub fn touched(scene: &Scene<CamelRaceView>, spot: Spot) -> Reply<CamelRaceView> {
    match scene.actor.filter(|_| scene.caught_up) {
        Some(seat) => answer(*scene.question, seat, spot, &|command| scene.may(command)),
        None => Reply::Keep,
    }
}

/// What a touch by `seat` on `spot` means while `question` is open.
fn answer(
    question: Question,
    seat: Seat,
    spot: Spot,
    may: &dyn Fn(&Command) -> bool,
) -> Reply<CamelRaceView> {
    let wants = |command| Reply::Do(seat, command);
    match (spot, question) {
        (Spot::Pyramid, _) => wants(Command::Roll),
        (Spot::Ticket(camel), _) => wants(Command::TakeLegTicket { camel }),
        (Spot::Space(number), _) => {
            let (space, side) = (Space(number), side_over(question, Space(number)));
            // An unlawful one is proposed all the same: the rules say why not.
            let command = Command::PlaceDesertTile { space, side };
            if may(&command) { Reply::Ask(Question::Tile { space, side }) } else { wants(command) }
        }
        (Spot::Pile(pile), _) => Reply::AskInSecret(Question::Card { seat, pile }),
        (Spot::Hand(camel), Question::Card { pile, .. }) => wants(Command::LayRaceCard { camel, pile }),
        (Spot::TileFlip, Question::Tile { space, side }) => {
            Reply::Ask(Question::Tile { space, side: other(side) })
        }
        (Spot::TileConfirm, Question::Tile { space, side }) => {
            wants(Command::PlaceDesertTile { space, side })
        }
        (Spot::Elsewhere, _) => Reply::Ask(Question::Nothing),
        (Spot::Mat(_) | Spot::Hand(_) | Spot::TileFlip | Spot::TileConfirm, _) => Reply::Ignore,
    }
}

/// The side that lies up when a slab is touched: a second touch turns the tile over.
fn side_over(question: Question, space: Space) -> TileSide {
    match question {
        Question::Tile { space: there, side } if there == space => other(side),
        Question::Tile { side, .. } => side,
        Question::Nothing | Question::Card { .. } => TileSide::Oasis,
    }
}

/// The other side of a desert tile.
pub fn other(side: TileSide) -> TileSide {
    match side {
        TileSide::Oasis => TileSide::Mirage,
        TileSide::Mirage => TileSide::Oasis,
    }
}

/// Whether an open question can still be answered.
pub fn stands(scene: &Scene<CamelRaceView>) -> bool {
    match *scene.question {
        Question::Nothing => true,
        Question::Tile { space, side } => scene.may(&Command::PlaceDesertTile { space, side }),
        Question::Card { seat, pile } => scene.actor == Some(seat) && lays_on(scene, pile),
    }
}

/// Whether the actor may lay a card on this pile.
pub fn lays_on(scene: &Scene<CamelRaceView>, pile: Pile) -> bool {
    scene
        .commands()
        .any(|command| matches!(command, Command::LayRaceCard { pile: there, .. } if *there == pile))
}

#[cfg(test)]
mod tests {
    use super::*;
    use camel_race::Camel;

    const ME: Seat = Seat(1);

    fn lay(side: TileSide) -> Command {
        Command::PlaceDesertTile { space: Space(7), side }
    }

    /// A touch where both sides of the tile may be laid on space 7.
    fn both(question: Question, spot: Spot) -> Reply<CamelRaceView> {
        answer(question, ME, spot, &|command| TileSide::ALL.map(lay).contains(command))
    }

    /// A touch where nothing is lawful.
    fn none(question: Question, spot: Spot) -> Reply<CamelRaceView> {
        answer(question, ME, spot, &|_| false)
    }

    #[test]
    fn a_lawful_slab_asks_for_the_side_and_a_second_touch_turns_the_tile() {
        let ask = |side| Reply::Ask(Question::Tile { space: Space(7), side });
        assert_eq!(both(Question::Nothing, Spot::Space(7)), ask(TileSide::Oasis));
        let open = Question::Tile { space: Space(7), side: TileSide::Oasis };
        assert_eq!(both(open, Spot::Space(7)), ask(TileSide::Mirage));
        assert_eq!(both(open, Spot::TileFlip), ask(TileSide::Mirage));
        assert_eq!(both(open, Spot::TileConfirm), Reply::Do(ME, lay(TileSide::Oasis)));
        assert_eq!(both(open, Spot::Elsewhere), Reply::Ask(Question::Nothing));
    }

    #[test]
    fn an_unlawful_slab_is_proposed_so_that_the_rules_say_why_not() {
        assert_eq!(none(Question::Nothing, Spot::Space(7)), Reply::Do(ME, lay(TileSide::Oasis)));
    }

    #[test]
    fn a_card_goes_to_the_pile_that_was_touched() {
        let open = Question::Card { seat: ME, pile: Pile::Loser };
        assert_eq!(none(Question::Nothing, Spot::Pile(Pile::Loser)), Reply::AskInSecret(open));
        let laid = Command::LayRaceCard { camel: Camel::Red, pile: Pile::Loser };
        assert_eq!(none(open, Spot::Hand(Camel::Red)), Reply::Do(ME, laid));
        assert_eq!(none(Question::Nothing, Spot::Hand(Camel::Red)), Reply::Ignore);
    }
}
