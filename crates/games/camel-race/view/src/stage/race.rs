//! The end of the race: confetti, and cards turned up one by one.

use bevy::prelude::*;
use camel_race::{Camel, Pile};
use table::{Ease, Pose, Sound, Tween, Via};
use tabletop::Seat;

use super::{Stager, coins};
use crate::piece::{Key, ink, layer};
use crate::places::Places;

/// Scraps of paper in the air.
const SCRAPS: u8 = 60;

/// The winner bows under scraps of paper.
pub(super) fn ended(stager: &mut Stager, places: &Places, ranking: [Camel; Camel::COUNT]) {
    stager.sound(0.0, Sound::Finish);
    if !stager.moves() {
        return;
    }
    confetti(stager, places);
    stager.tween(Key::Finish, Tween::new(0.5).hop(places.unit * 0.1));
    bow(stager, ranking[0]);
}

fn bow(stager: &mut Stager, camel: Camel) {
    let Some(pose) = stager.pose(Key::Camel(camel)) else { return };
    let low = Via { pose: pose.turned(-0.32), arc: 0.0 };
    let up = Via { pose: pose.turned(0.08), arc: 0.0 };
    stager
        .tween(Key::Camel(camel), Tween::new(1.2).after(0.2).through(vec![low, low, up]).eased(Ease::InOut));
}

/// Each scrap falls its own way; which one is no matter of chance, so that two screens show the same.
fn confetti(stager: &mut Stager, places: &Places) {
    let gate = places.finish;
    let unit = places.unit;
    for index in 0..SCRAPS {
        let number = f32::from(index);
        let colour = ink::of(Camel::ALL[usize::from(index) % Camel::COUNT]);
        let side = (number * 2.399).sin();
        let size = Vec2::new(0.1, 0.06) * unit * (1.0 + 0.4 * (number * 1.7).cos());
        let from = gate.at + Vec2::new(side * gate.size.x * 0.4, gate.size.y * 0.4);
        let to = gate.at + Vec2::new(side * unit * 2.2, unit * (0.9 * (number * 0.77).cos() - 0.4));
        let tween = Tween::new(1.1).after(0.012 * number).hop(unit * 0.9).eased(Ease::Out);
        stager.scrap(
            Sprite::from_color(colour, size),
            from,
            Pose::new(to, layer::FLY).turned(number * 1.3),
            tween,
        );
    }
}

/// A card is turned up, and what it is worth rises from it.
pub(super) fn card(stager: &mut Stager, places: &Places, seat: Seat, pile: Pile, worth: i16) {
    stager.sound(0.1, Sound::Page);
    let turned = stager.view().shown.as_ref().map_or(0, |shown| match pile {
        Pile::Winner => shown.winner.len(),
        Pile::Loser => shown.loser.len(),
    });
    let index = u8::try_from(turned.saturating_sub(1)).unwrap_or(u8::MAX);
    let key = Key::Card(pile, index);
    let Some(pose) = stager.pose(key).filter(|_| stager.moves()) else { return };
    let tween = Tween::new(0.45).hop(places.pile(pile).size.y * 0.4).eased(Ease::InOut);
    stager.turn(key, tween.clone());
    stager.tween(Key::CardOwner(pile, index), tween);
    coins::float(stager, places, worth, pose.at, 0.3);
    coins::fly(stager, places, seat, worth, 0.35);
    coins::land(stager, seat, worth, 0.75);
}

/// The richest are seen.
pub(super) fn over(stager: &mut Stager) {
    let view = stager.view();
    let most = view.players.values().map(|player| player.purse).max();
    let winners: Vec<Seat> =
        view.players.iter().filter(|(_, player)| Some(player.purse) == most).map(|(seat, _)| seat).collect();
    for seat in winners {
        stager.tween(Key::Medallion(seat), Tween::new(0.6).hop(24.0));
    }
}
