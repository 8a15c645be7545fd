//! From what is shown to the pieces that should lie there: pure, and the same for every viewer who may know the same.

mod ask;
mod coach;
mod mats;
mod scenery;
mod track;
mod yard;

pub(crate) use ask::HANDS;
pub(crate) use coach::ODDS;
pub(crate) use mats::purse_of;
pub(crate) use track::{camel_depth, tile_on};

#[cfg(test)]
mod tests;

use camel_race::{CamelSet, Command, Figure, Outlook, View};
use tabletop::{BySeat, Seat};

use crate::ask::Question;
use crate::piece::{Spot, Touch, Wishes};
use crate::places::Places;

/// All that pieces depend on.
pub(crate) struct Scene<'a> {
    pub view: &'a View,
    pub places: &'a Places,
    /// Camels that set-up has not placed yet.
    pub waiting: CamelSet,
    pub names: &'a BySeat<String>,
    /// What the person whose turn it is may do; empty while beats are shown.
    pub offers: &'a [Command],
    /// Who that is.
    pub actor: Option<Seat>,
    pub question: Question,
    /// A seat that looks at its own cards, and those it holds.
    pub peek: Vec<(Seat, CamelSet)>,
    pub coach: Option<&'a Outlook>,
    /// The names of the coach's lines.
    pub coach_lines: &'a [String; 4],
    /// Over an open hand: that it is for the winner, or for the loser.
    pub hand_titles: &'a [String; 2],
    /// The seats that bots play.
    pub bots: &'a BySeat<bool>,
    /// By how much words are enlarged, as their reader likes it.
    pub letters: f32,
    /// Stronger ink on light ground.
    pub contrast: bool,
    /// Words for a spot.
    pub label: &'a dyn Fn(Spot) -> String,
}

impl Scene<'_> {
    fn touch(&self, spot: Spot, legal: bool) -> Touch {
        Touch { spot, label: (self.label)(spot), legal }
    }

    fn figure(&self, seat: Seat) -> Figure {
        self.view.players[seat].figure
    }
}

/// Every piece as it should be.
pub(crate) fn wanted(scene: &Scene) -> Wishes {
    let mut wishes = Wishes::default();
    scenery::add(scene.places, &mut wishes);
    track::add(scene, &mut wishes);
    yard::add(scene, &mut wishes);
    mats::add(scene, &mut wishes);
    ask::add(scene, &mut wishes);
    coach::add(scene, &mut wishes);
    wishes
}
