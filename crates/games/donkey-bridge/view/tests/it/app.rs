//! Donkey bridge on a table without a screen.

use core::time::Duration;

use donkey_bridge_view::DonkeyBridgeView;
use table::Settings;
use table_kit::Headless;

/// The table of this game.
pub type Table = Headless<DonkeyBridgeView>;

/// With nothing on it; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> Table {
    Table::new(donkey_bridge_view::plugin, donkey_bridge_view::TEXTS, settings, frame)
}
