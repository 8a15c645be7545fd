//! Baba Yaga on a table without a screen.

use core::time::Duration;

use baba_yaga::Phase;
use baba_yaga_view::BabaYagaView;
use table::Settings;
use table_kit::Headless;

/// The table of this game.
pub type Table = Headless<BabaYagaView>;

/// With nothing on it; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> Table {
    Table::new(baba_yaga_view::plugin, baba_yaga_view::TEXTS, settings, frame)
}

/// Leads a match of persons to the first flight: the player on the left of the first puts the witch on her path.
pub fn fly(app: &mut Table) {
    app.until("the witch's turn", 400, |app| app.phase() == Phase::Witch && app.is_still());
    app.put(1, "end-west");
    app.until("the spell's turn", 400, |app| app.phase() == Phase::Spell && app.is_still());
    app.put(1, "spell");
    app.until("the flight", 400, |app| app.phase() == Phase::Flight && app.is_still());
}
