//! What must be so when a match is over, however it was played.

use std::path::{Path, PathBuf};

use camel_race_view::CamelRaceView;
use table::{Screen, TableGame};
use tabletop::record::{Reading, read};
use tabletop::{Host, Outcome, Seat, Viewer};

use crate::house::House;

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
fn replayed<V: TableGame>(house: &House) -> Host<V::Game> {
    let mut found = Vec::new();
    files(&house.data, &mut found);
    let slot = house.session_of::<V>().slot();
    let name = format!("{slot}.finished");
    let journal = found
        .iter()
        .find(|path| path.file_name().is_some_and(|file| file.to_string_lossy().ends_with(&name)));
    let journal = journal.unwrap_or_else(|| panic!("no finished journal of {slot} among {found:?}"));
    let bytes = std::fs::read(journal).expect("a journal");
    let restored = read::<V::Game>(&bytes, Reading::Journal).expect("a whole journal");
    assert_eq!(restored.torn, 0, "the journal ends within a line");
    Host::resume(restored)
}

/// The results are shown, with an account for each seat; the journal is whole, and replayed it leads to the same end as
/// everybody sees it.
pub fn is_over_and_kept<V: TableGame>(house: &House) {
    assert_eq!(house.screen(), Screen::Results);
    let host = house.session_of::<V>().host();
    let again = replayed::<V>(house);
    assert!(host.outcome().is_some(), "the match is over");
    assert_eq!(host.outcome(), again.outcome());
    assert_eq!(host.turns(), again.turns());
    for viewer in Seat::all(host.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
        assert_eq!(host.view(viewer), again.view(viewer), "{viewer:?}");
    }
    assert!(host.to_act().seats.iter().next().is_none(), "somebody could still act");
    let standing = house.app.world().resource::<table::Standing>();
    assert_eq!(standing.accounts.len(), usize::from(host.seats()));
}

/// The same of a camel race, which ranks its seats.
pub fn race_is_over_and_kept(house: &House) {
    is_over_and_kept::<CamelRaceView>(house);
    let outcome = house.session().host().outcome();
    assert!(matches!(outcome, Some(Outcome::Ranking(_))), "a race has a ranking");
}
