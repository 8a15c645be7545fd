//! How a flight ended, in words: on a strip of paper over the forest, or as a short message where nothing is staged.

use baba_yaga::{BabaYaga, Event};
use bevy::prelude::*;
use table::board::Stager;
use table::{BeatPlayed, Pace, TableSystems, Toast, in_match};
use tabletop::{Game, Message};

use crate::BabaYagaView;
use crate::places::Places;

/// What is said of this beat, and on what.
fn words(event: &Event) -> Option<(&'static str, &'static str)> {
    match event {
        Event::SpellBroken { .. } => Some(("verdict-broken", "button-ember")),
        Event::SpellReturned { .. } => Some(("verdict-returned", "mat-night")),
        _ => None,
    }
}

/// The strip, for as long as the spell is stamped.
pub fn banner(hand: &mut Stager<BabaYagaView>, event: &Event) {
    let Some((id, sheet)) = words(event) else { return };
    let text = hand.line(id);
    let places = Places::of(hand.spread(), hand.view());
    let size = Vec2::new(places.array.width() * 0.98, places.unit * 0.86);
    hand.banner(sheet, &text, places.array.center(), size, crate::stage::seconds(event));
}

/// Where nothing moves, and where all is shown at once.
fn tell(mut played: MessageReader<BeatPlayed<BabaYagaView>>, pace: Pace, mut toasts: MessageWriter<Toast>) {
    let told = played.read().filter_map(|played| words(&played.beat.event)).last();
    if let Some((id, _)) = told.filter(|_| pace.stretch() <= 0.0) {
        toasts.write(Toast::from_game(BabaYaga::ID, Message::new(id)));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(TableSystems::Stage).run_if(in_match::<BabaYagaView>));
}
