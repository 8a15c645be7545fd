//! What became of an answer, in words, where pieces alone would leave people guessing: a mistake and what it cost, a stop
//! tile that held the rest, the tile that nobody was to say, the words that nobody remembered.
//!
//! A mistake and its price are two beats: what is said of the first is said again with the second.

use bevy::prelude::*;
use donkey_bridge::{DonkeyBridge, Event};
use table::{BeatPlayed, TableSystems, Toast, in_match};
use tabletop::{Game, Message, Speak};

use crate::DonkeyBridgeView;

/// What is said of a beat; `failure` is the mistake before it.
fn verdict(event: &Event, failure: Option<Message>) -> Option<Message> {
    match event {
        Event::TilesLost { .. } => Some(match failure {
            Some(failure) => {
                Message::new("verdict-failed").with("what", failure).with("lost", event.message())
            }
            None => event.message(),
        }),
        Event::OwnTileSaid { .. } | Event::StopTileEarned { .. } => Some(event.message()),
        Event::StoryClosed { left, .. } if !left.is_empty() => Some(event.message()),
        _ => None,
    }
}

/// Of several in one frame the last is shown: the others stand in the log.
fn tell(
    mut played: MessageReader<BeatPlayed<DonkeyBridgeView>>,
    mut failure: Local<Option<Message>>,
    mut toasts: MessageWriter<Toast>,
) {
    for beat in played.read() {
        let event = &beat.beat.event;
        if matches!(event, Event::GuesserFailed { .. }) {
            *failure = Some(event.message());
            toasts.write(Toast::from_game(DonkeyBridge::ID, event.message()));
            continue;
        }
        if let Some(said) = verdict(event, failure.take()) {
            toasts.write(Toast::from_game(DonkeyBridge::ID, said));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(TableSystems::Stage).run_if(in_match::<DonkeyBridgeView>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use donkey_bridge::Failure;
    use tabletop::Seat;

    #[test]
    fn a_price_is_told_with_the_mistake_before_it() {
        let seat = Seat(1);
        let failed = Event::GuesserFailed { seat, failure: Failure::TooLate };
        let lost = Event::TilesLost { seat, face_up: Vec::new(), from_pile: 1, stopped: true, pile: 3 };
        let said = verdict(&lost, Some(failed.message())).expect("something is said");
        assert_eq!(said.id, "verdict-failed");
        let told = |event: &Event| tabletop::Value::from(event.message());
        assert_eq!(said.args, [("what", told(&failed)), ("lost", told(&lost))]);
    }
}
