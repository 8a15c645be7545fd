//! Caravanserai: six board games on one table.
//!
//! This crate knows all games and is otherwise thin: the screens around the table, and what differs between a desktop
//! and a browser. What all games share is `table`; each game is a pair of crates under `crates/games`.

mod games;
mod screens;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use table::{TablePlugin, Words};

/// Runs the program until it is closed.
pub fn run() -> AppExit {
    App::new().add_plugins(plugin).run()
}

/// Everything.
pub fn plugin(app: &mut App) {
    let window = Window { title: "Caravanserai".into(), ..Window::default() };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..AssetPlugin::default() })
            .set(LogPlugin { filter: "warn,icu_segmenter=off".into(), ..LogPlugin::default() }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(Words(l10n::Texts::new(games::TEXTS)))
    .add_plugins((TablePlugin, games::plugin, screens::plugin));
}
