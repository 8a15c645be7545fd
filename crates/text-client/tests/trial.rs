//! The lines that browsers are held against are the same each time, and those of the goldens lead to where the goldens do.

use std::fs;
use std::path::Path;

use camel_race::CamelRace;
use l10n::Source;
use tabletop::Game;
use tabletop::testkit::Lawful;
use text_client::games::{Visitor, visit};

struct Golden(usize);

impl Visitor for Golden {
    fn game<G: Lawful>(&mut self, _words: Source) {
        let lines = tabletop::trial::<G>();
        assert_eq!(lines, tabletop::trial::<G>(), "two trials of {} differ", G::ID);
        // Its goldens are arranged as trials are; other games arrange theirs to show more of their rules.
        if G::ID != CamelRace::ID {
            return;
        }
        let folder = format!("../games/{}/rules/tests/goldens", G::ID);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for seats in G::SEATS.0..=G::SEATS.1 {
            let Ok(golden) = fs::read_to_string(folder.join(format!("{seats}-seats.txt"))) else { continue };
            let hash = golden.lines().find(|line| line.starts_with("hash ")).expect("each golden has one");
            let wanted = format!("{}, {seats} seats, seed {seats}: ", G::ID);
            let line =
                lines.lines().find(|line| line.starts_with(&wanted)).expect("its match is in the trial");
            assert!(line.ends_with(&format!(", {hash}")), "{line}\nthe golden says {hash}");
            self.0 += 1;
        }
    }
}

#[test]
fn trials_lead_to_where_the_goldens_do() {
    let mut golden = Golden(0);
    visit(&mut golden);
    assert_eq!(golden.0, 7, "a golden for each number of seats");
}
