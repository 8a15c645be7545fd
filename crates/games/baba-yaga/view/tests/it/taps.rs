//! Ten thousand fast taps anywhere in the forest: none is lost without a word.

use core::time::Duration;

use baba_yaga::{Command, Phase, Place};
use baba_yaga_view::BabaYagaView;
use bevy::ecs::message::{MessageCursor, Messages};
use table::{Early, Speed, Toast};
use table_kit::settings;
use tabletop::{Dice, Level, Seed, Stream};

use crate::app::{Table, table};

const TAPS: usize = 10_000;

/// What became of taps.
#[derive(Debug, Default, PartialEq, Eq)]
struct Fates {
    turned: usize,
    kept: usize,
    refused: usize,
    /// The flight ended in the frame of the tap.
    late: usize,
}

impl Fates {
    fn all(&self) -> usize {
        self.turned + self.kept + self.refused + self.late
    }
}

/// Taps a tile, and sees what becomes of it.
fn tap(app: &mut Table, place: Place, toasts: &mut MessageCursor<Toast>, fates: &mut Fates) {
    let active = app.view().active;
    let wish: Command = app.view().tap(place);
    let turns = app.turns();
    app.put(1, &format!("tile-{place}"));
    app.update();
    let kept = app.world().resource::<Early<BabaYagaView>>().of(active) == Some(&wish);
    let told = toasts.read(app.world().resource::<Messages<Toast>>()).count() > 0;
    if kept {
        fates.kept += 1;
    } else if told {
        fates.refused += 1;
    } else if app.phase() != Phase::Flight {
        fates.late += 1;
    } else {
        assert!(app.turns() > turns, "the tap on {place} was lost: {fates:?}");
        fates.turned += 1;
    }
}

#[test]
fn each_of_ten_thousand_fast_taps_turns_a_tile_is_kept_or_is_refused_in_words() {
    let mut dice = Dice::new(Seed(9), Stream::Test);
    let mut app = table(settings(true, Speed::Instant), Duration::from_millis(16));
    let mut toasts = MessageCursor::default();
    let mut fates = Fates::default();
    let mut seed = 0;
    app.begin((3, 0), Level::Easy, &[0, 0, 0], seed);
    while fates.all() < TAPS {
        if app.is_over() {
            app.leave();
            seed += 1;
            app.begin((3, 0), Level::Easy, &[0, 0, 0], seed);
        } else if app.phase() == Phase::Flight && app.view().flight.is_some() {
            let place = Place::all().nth(dice.index(Place::COUNT)).expect("sixteen places");
            tap(&mut app, place, &mut toasts, &mut fates);
        } else {
            if let Some(name) = dice.pick(&app.lawful()) {
                app.put(1, name);
            }
            app.update();
        }
        for _ in 0..dice.index(4) {
            app.update();
        }
        toasts.clear(app.world().resource::<Messages<Toast>>());
    }
    assert!(fates.turned > 0 && fates.kept > 0 && fates.refused > 0, "{fates:?}");
    assert!(fates.late * 100 < TAPS, "{fates:?}");
}
