//! What must be so when a match is over, however it was played.

use std::path::{Path, PathBuf};

use camel_race_view::CamelRaceView;
use table::{Screen, TableGame};
use tabletop::record::{Reading, read};
use tabletop::{Game, Host, Outcome};

use crate::house::House;

type Rules = <CamelRaceView as TableGame>::Game;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The journal that this match left on the disk, replayed.
fn replayed(house: &House) -> Host<Rules> {
    let mut found = Vec::new();
    files(&house.data, &mut found);
    let slot = house.session().slot();
    let name = format!("{slot}.finished");
    let journal = found
        .iter()
        .find(|path| path.file_name().is_some_and(|file| file.to_string_lossy().ends_with(&name)));
    let journal = journal.unwrap_or_else(|| panic!("no finished journal of {slot} among {found:?}"));
    let bytes = std::fs::read(journal).expect("a journal");
    let restored = read::<Rules>(&bytes, Reading::Journal).expect("a whole journal");
    assert_eq!(restored.torn, 0, "the journal ends within a line");
    Host::resume(restored)
}

/// The results are shown; the journal is whole, and replayed it leads to the same end and the same accounts.
pub fn is_over_and_kept(house: &House) {
    assert_eq!(house.screen(), Screen::Results);
    let host = house.session().host();
    let again = replayed(house);
    assert!(matches!(host.outcome(), Some(Outcome::Ranking(_))), "a race has a ranking");
    assert_eq!(host.outcome(), again.outcome());
    assert_eq!(host.turns(), again.turns());
    assert_eq!(host.view(tabletop::Viewer::Public), again.view(tabletop::Viewer::Public));
    assert!(host.to_act().seats.iter().next().is_none(), "somebody could still act");
    let standing = house.app.world().resource::<table::Standing>();
    assert_eq!(standing.accounts.len(), usize::from(host.seats()));
    assert_eq!(Rules::ID, "camel-race");
}
