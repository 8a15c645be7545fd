//! THE list of games: one line each.

use baba_yaga::BabaYaga;
use camel_race::CamelRace;
use donkey_bridge::DonkeyBridge;
use her_story::HerStory;
use l10n::{Source, source};
use storyteller::Storyteller;
use tabletop::testkit::Lawful;
use verse_and_painting::VerseAndPainting;

use crate::playable::{Of, Playable};

/// Goes through the list. Whoever wants something of every game implements it once, for any game.
pub trait Visitor {
    /// Sees one game and its words.
    fn game<G: Lawful>(&mut self, words: Source);
}

/// Shows the visitor every game, in the order of the shelf.
pub fn visit(visitor: &mut impl Visitor) {
    visitor.game::<CamelRace>(source!("../../../assets/locales", "camel-race"));
    visitor.game::<BabaYaga>(source!("../../../assets/locales", "baba-yaga"));
    visitor.game::<DonkeyBridge>(source!("../../../assets/locales", "donkey-bridge"));
    visitor.game::<HerStory>(source!("../../../assets/locales", "her-story"));
    visitor.game::<VerseAndPainting>(source!("../../../assets/locales", "verse-and-painting"));
    visitor.game::<Storyteller>(source!("../../../assets/locales", "storyteller"));
}

/// Every game as something that can be played.
#[must_use]
pub fn all() -> Vec<Box<dyn Playable>> {
    let mut list = List(Vec::new());
    visit(&mut list);
    list.0
}

struct List(Vec<Box<dyn Playable>>);

impl Visitor for List {
    fn game<G: Lawful>(&mut self, words: Source) {
        self.0.push(Box::new(Of::<G>::new(words)));
    }
}
