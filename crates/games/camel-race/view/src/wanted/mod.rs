//! From what is shown to the pieces that should lie there: pure, and the same for every viewer who may know the same.

mod ask;
mod coach;
mod mats;
mod rooms;
mod scenery;
mod track;
mod yard;

#[cfg(test)]
mod tests;

pub(crate) use coach::odds;
pub(crate) use rooms::purse_of;
pub(crate) use track::{camel_depth, tile_on};

use camel_race::{Figure, View};
use table::board::Slot;
use tabletop::Seat;

use crate::CamelRaceView;
use crate::piece::{Key, Spot};
use crate::places::Places;

type Scene<'a> = table::board::Scene<'a, CamelRaceView>;
type Wish = table::board::Wish<Key, Spot>;
type Wishes = table::board::Wishes<Key, Spot>;

/// Every piece as it should be; the coach's odds lie beside them.
pub(crate) fn wanted(scene: &Scene) -> Wishes {
    let places = Places::of(scene.spread);
    let mut wishes = Wishes::default();
    scenery::add(&places, &mut wishes);
    track::add(scene, &places, &mut wishes);
    yard::add(scene, &places, &mut wishes);
    mats::add(scene, &places, &mut wishes);
    ask::add(scene, &places, &mut wishes);
    wishes
}

/// A place that answers to a touch.
fn spot<'a>(
    scene: &Scene,
    (spot, legal): (Spot, bool),
    slot: Slot,
    z: f32,
    wishes: &'a mut Wishes,
) -> &'a mut Wish {
    let glow = match spot {
        Spot::Space(_) => "slab-glow",
        Spot::Pyramid | Spot::Ticket(_) | Spot::Pile(_) | Spot::Hand(_) => "mat-glow",
        Spot::TileFlip | Spot::TileConfirm | Spot::Mat(_) | Spot::Elsewhere => "glow-round",
    };
    wishes.spot(Key::Spot(spot), scene.touch(spot, legal), glow, slot.at, slot.size, z)
}

fn figure(view: &View, seat: Seat) -> Figure {
    view.players[seat].figure
}
