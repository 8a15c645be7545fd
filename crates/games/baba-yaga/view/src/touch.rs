//! What a touch means, and what places are called.

use baba_yaga::{BabaYaga, Command, Hand, PathEnd, Phase, Place, Steps};
use table::board::{Reply, Scene};
use tabletop::{Game, Message, Player, Seat, Speak};

use crate::BabaYagaView;
use crate::piece::{Question, Spot};

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Tile(place) | Spot::Pick(place) => format!("tile-{place}"),
        Spot::End(PathEnd::North) => "end-north".into(),
        Spot::End(PathEnd::East) => "end-east".into(),
        Spot::End(PathEnd::South) => "end-south".into(),
        Spot::End(PathEnd::West) => "end-west".into(),
        Spot::Spell => "spell".into(),
        Spot::Step(seat, None) => format!("step-{seat}"),
        Spot::Step(seat, Some(Hand::Left)) => format!("step-{seat}-left"),
        Spot::Step(seat, Some(Hand::Right)) => format!("step-{seat}-right"),
        Spot::Leave => "leave-house".into(),
        Spot::Swap => "swap-tiles".into(),
    }
}

/// What people call it. A tile's ingredient is named only while it is up.
pub fn label(scene: &Scene<BabaYagaView>, spot: Spot) -> String {
    let view = scene.view;
    let said = match spot {
        Spot::Tile(place) | Spot::Pick(place) => {
            let Some(tile) = view.tiles.get(place.index()) else { return String::new() };
            match tile.ingredient {
                Some(ingredient) => Message::new("spot-tile-up")
                    .with("place", place.message())
                    .with("ingredient", ingredient.message()),
                None => Message::new("tile").with("place", place.message()).with("clue", tile.clue.message()),
            }
        }
        Spot::End(end) => BabaYaga::offer_message(view, &Command::PlaceWitch { end }),
        Spot::Spell => BabaYaga::offer_message(view, &Command::TurnSpell),
        Spot::Step(_, hand) => BabaYaga::offer_message(view, &Command::Step { hand }),
        Spot::Leave => BabaYaga::offer_message(view, &Command::LeaveHouse),
        Spot::Swap => match *scene.question {
            Question::Both(one, other) => BabaYaga::offer_message(view, &Command::Swap { one, other }),
            Question::Nothing | Question::Swap(_) => Message::new("task-swap"),
        },
    };
    (scene.say)(&said)
}

/// How strongly a lawful spot glows. In a flight the whole forest is lawful: then nothing there glows.
pub fn glow(spot: Spot) -> f32 {
    match spot {
        Spot::Tile(_) => 0.0,
        Spot::End(_) | Spot::Spell | Spot::Step(..) => 0.9,
        Spot::Pick(_) => 0.9,
        Spot::Leave | Spot::Swap => 0.5,
    }
}

/// What a touch means. Whether it is lawful now is for the rules to say; what comes too early is kept by the table.
pub fn touched(scene: &Scene<BabaYagaView>, spot: Spot) -> Reply<BabaYagaView> {
    let view = scene.view;
    let person = |seat: Seat| scene.players.get(seat).is_some_and(|player| *player == Player::Person);
    let by = |seat: Seat, command: Command| {
        if person(seat) { Reply::Do(seat, command) } else { Reply::Ignore }
    };
    if view.phase != Phase::Flight && !scene.caught_up {
        return Reply::Keep;
    }
    match (spot, view.phase) {
        (Spot::Tile(place), Phase::Flight) => by(view.active, view.tap(place)),
        (Spot::Pick(place), Phase::House | Phase::Expert) => by(view.active, Command::PlaceHouse { place }),
        (Spot::Pick(place), Phase::Swap) if person(view.active) => Reply::Ask(chosen(*scene.question, place)),
        (Spot::Swap, Phase::Swap) => match *scene.question {
            Question::Both(one, other) => by(view.active, Command::Swap { one, other }),
            Question::Nothing | Question::Swap(_) => Reply::Ignore,
        },
        (Spot::End(end), Phase::Witch) => by(view.left(), Command::PlaceWitch { end }),
        (Spot::Spell, Phase::Spell) => by(view.active, Command::TurnSpell),
        (Spot::Step(seat, hand), Phase::Flight) if is_next(scene, seat) => by(seat, Command::Step { hand }),
        (Spot::Leave, Phase::Expert) => by(view.active, Command::LeaveHouse),
        _ => Reply::Ignore,
    }
}

/// What is chosen for an exchange once this tile has been touched: what was chosen is laid down, a third takes the place
/// of the second.
fn chosen(so_far: Question, place: Place) -> Question {
    match so_far {
        Question::Nothing => Question::Swap(place),
        Question::Swap(one) if one == place => Question::Nothing,
        Question::Both(one, other) if one == place => Question::Swap(other),
        Question::Both(one, other) if other == place => Question::Swap(one),
        Question::Swap(one) | Question::Both(one, _) => Question::Both(one, place),
    }
}

/// Whether this seat makes the next step. Eager taps of the others mean nothing.
fn is_next(scene: &Scene<BabaYagaView>, wanted: Seat) -> bool {
    let steps = scene.view.flight.as_ref().map(|flight| flight.steps);
    matches!(steps, Some(Steps::ByHand { seat, .. }) if seat == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_for_an_exchange_are_taken_up_laid_down_and_replaced() {
        let (one, two, three) = (Place(0), Place(5), Place(9));
        let mut so_far = Question::Nothing;
        let steps = [
            (one, Question::Swap(one)),
            (one, Question::Nothing),
            (one, Question::Swap(one)),
            (two, Question::Both(one, two)),
            (three, Question::Both(one, three)),
            (one, Question::Swap(three)),
            (two, Question::Both(three, two)),
            (two, Question::Swap(three)),
        ];
        for (touched, then) in steps {
            so_far = chosen(so_far, touched);
            assert_eq!(so_far, then, "after {touched:?}");
        }
    }
}
