//! What a touch means, and what places are called.

use baba_yaga::{BabaYaga, Command, Hand, PathEnd, Phase, Steps};
use table::board::{Reply, Scene};
use tabletop::{Game, Message, Player, Seat, Speak};

use crate::BabaYagaView;
use crate::piece::{Question, Spot};

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Tile(place) => format!("tile-{place}"),
        Spot::End(PathEnd::North) => "end-north".into(),
        Spot::End(PathEnd::East) => "end-east".into(),
        Spot::End(PathEnd::South) => "end-south".into(),
        Spot::End(PathEnd::West) => "end-west".into(),
        Spot::Spell => "spell".into(),
        Spot::Step(seat, None) => format!("step-{seat}"),
        Spot::Step(seat, Some(Hand::Left)) => format!("step-{seat}-left"),
        Spot::Step(seat, Some(Hand::Right)) => format!("step-{seat}-right"),
        Spot::Leave => "leave-house".into(),
    }
}

/// What people call it. A tile's ingredient is named only while it is up.
pub fn label(scene: &Scene<BabaYagaView>, spot: Spot) -> String {
    let view = scene.view;
    let said = match spot {
        Spot::Tile(place) => {
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
    };
    (scene.say)(&said)
}

/// How strongly a lawful spot glows. In a flight the whole forest is lawful: then nothing there glows.
pub fn glow(spot: Spot) -> f32 {
    match spot {
        Spot::Tile(_) => 0.0,
        Spot::End(_) | Spot::Spell | Spot::Step(..) => 0.9,
        Spot::Leave => 0.5,
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
        (Spot::Tile(place), Phase::House | Phase::Expert) => by(view.active, Command::PlaceHouse { place }),
        (Spot::Tile(place), Phase::Swap) => match scene.question {
            Question::Nothing if person(view.active) => Reply::Ask(Question::Swap(place)),
            Question::Nothing => Reply::Ignore,
            Question::Swap(one) if *one == place => Reply::Ask(Question::Nothing),
            Question::Swap(one) => by(view.active, Command::Swap { one: *one, other: place }),
        },
        (Spot::End(end), Phase::Witch) => by(view.left(), Command::PlaceWitch { end }),
        (Spot::Spell, Phase::Spell) => by(view.active, Command::TurnSpell),
        (Spot::Step(seat, hand), Phase::Flight) if is_next(scene, seat) => by(seat, Command::Step { hand }),
        (Spot::Leave, Phase::Expert) => by(view.active, Command::LeaveHouse),
        _ => Reply::Ignore,
    }
}

/// Whether this seat makes the next step. Eager taps of the others mean nothing.
fn is_next(scene: &Scene<BabaYagaView>, wanted: Seat) -> bool {
    let steps = scene.view.flight.as_ref().map(|flight| flight.steps);
    matches!(steps, Some(Steps::ByHand { seat, .. }) if seat == wanted)
}
