//! The picture follows the rules: what beats make of a view is what the host says, for every viewer.

use storyteller::{Config, End};
use storyteller_view::StorytellerView;
use table_kit::folds_into_its_view;

#[test]
fn folded_beats_are_the_view_after_every_command_for_every_viewer() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        folds_into_its_view::<StorytellerView>(Config::new(seats).ending(End::Rounds(3)), seed);
    }
}
