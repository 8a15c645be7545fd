//! The list of games: one line each in [`plugin`] and in [`TEXTS`].

use bevy::prelude::*;

/// The texts of all games.
pub const TEXTS: &[l10n::Source] = &[camel_race_view::TEXTS];

/// All games, in the order in which their boxes stand on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(camel_race_view::plugin);
}
