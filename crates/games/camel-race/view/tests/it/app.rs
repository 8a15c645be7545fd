//! The camel race on a table without a screen.

use core::time::Duration;

use camel_race_view::CamelRaceView;
use table::{Settings, Side, Speed};
use table_kit::Headless;
use tabletop::{BySeat, Level, Occupant, Player, Seat};

/// The table of this game.
pub type Table = Headless<CamelRaceView>;

/// With nothing on it.
pub fn table(speed: Speed) -> Table {
    let settings = Settings { speed, ..Settings::default() };
    Table::new(camel_race_view::plugin, camel_race_view::TEXTS, settings, Duration::from_millis(40))
}

/// Opens the box: persons first, then bots, at all four sides of the screen in turn.
pub fn begin(app: &mut Table, seats: u8, persons: u8, seed: u64) {
    let player = |seat: Seat| if seat.0 < persons { Player::Person } else { Player::Bot(Level::Easy) };
    let side = |seat: Seat| Some(Side::ALL[seat.index() % 4]);
    let people = BySeat::new(seats, |seat| Occupant::new(player(seat), "").at(side(seat)));
    app.begin_with(people, &[], seed);
}
