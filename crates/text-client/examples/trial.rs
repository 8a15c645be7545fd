//! Prints the lines of [`tabletop::trial`] for every game: what a browser's must be equal to.

use l10n::Source;
use tabletop::testkit::Lawful;
use text_client::games::{Visitor, visit};

struct Trials;

impl Visitor for Trials {
    fn game<G: Lawful>(&mut self, _words: Source) {
        print!("{}", tabletop::trial::<G>());
    }
}

fn main() {
    visit(&mut Trials);
}
