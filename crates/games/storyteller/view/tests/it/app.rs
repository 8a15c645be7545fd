//! Storyteller on a table without a screen.

use core::time::Duration;

use storyteller_view::StorytellerView;
use table::{Settings, StepOn};
use table_kit::Headless;

/// The table of this game.
pub type Table = Headless<StorytellerView>;

/// With nothing on it; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> Table {
    Table::new(storyteller_view::plugin, storyteller_view::TEXTS, settings, frame)
}

/// Runs until it is so; what is told between two rounds is not waited for.
pub fn until(app: &mut Table, what: &str, frames: usize, so: impl Fn(&Table) -> bool) {
    for frame in 0..frames {
        if so(app) {
            return;
        }
        if frame % 5 == 0 && !app.is_still() {
            app.world_mut().write_message(StepOn);
        }
        app.update();
    }
    panic!("{what} does not come about in {frames} frames");
}

/// A finger touches the first piece whose name begins like this.
pub fn put(app: &mut Table, name: &str) {
    let found = app.names().into_iter().find(|found| found.starts_with(name));
    app.touch(1, &found.unwrap_or_else(|| panic!("nothing is called {name}")));
}
