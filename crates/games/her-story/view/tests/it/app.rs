//! Her story on a table without a screen.

use core::time::Duration;

use her_story_view::HerStoryView;
use table::Settings;
use table_kit::Headless;

/// The table of this game.
pub type Table = Headless<HerStoryView>;

/// With nothing on it; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> Table {
    Table::new(her_story_view::plugin, her_story_view::TEXTS, settings, frame)
}
