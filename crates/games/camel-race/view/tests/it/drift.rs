//! The picture follows the rules: what beats make of a view is what the host says, for every viewer.

use camel_race::Config;
use camel_race_view::CamelRaceView;
use table_kit::folds_into_its_view;

#[test]
fn folded_beats_are_the_view_after_every_command_for_every_viewer() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3), (8, 4)] {
        folds_into_its_view::<CamelRaceView>(Config::new(seats), seed);
    }
}
