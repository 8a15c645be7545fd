//! What lies lifted on the table: which offers it answers, so that panels act on it and not on something else.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tabletop::{Answer, Seat};

use crate::Screen;

/// The offers that what is lifted on the table is an answer to. A game says so from its board; most have nothing to lift.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Lifted {
    /// Whose offers.
    pub seat: Option<Seat>,
    /// Their numbers, as [`crate::OfferItem::index`] has them, each with what of its answer is known.
    pub answers: BTreeMap<usize, Option<Answer>>,
}

/// Nothing lies on a table that is left.
fn leave(mut lifted: ResMut<Lifted>) {
    lifted.set_if_neq(Lifted::default());
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Lifted>().add_systems(OnExit(Screen::Table), leave);
}
