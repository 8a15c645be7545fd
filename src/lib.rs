//! Caravanserai: six board games on one table.
//!
//! This crate knows all games and is otherwise thin: the screens around the table, and what differs between a desktop
//! and a browser. What all games share is `table`; each game is a pair of crates under `crates/games`.

#![allow(clippy::needless_pass_by_value, reason = "a system takes its parameters by value")]
#![allow(clippy::too_many_arguments, clippy::type_complexity, reason = "a system names all that it touches")]

mod flags;
mod games;
mod input;
mod intent;
mod kit;
mod menus;
mod panels;
mod platform;
mod screens;
mod theme;
mod tour;

pub use flags::Flags;
pub use platform::{complain, measure};

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy_egui::EguiPlugin;
use table::{Settings, TablePlugin, Words};

/// Runs the program until it is closed.
pub fn run(flags: Flags) -> AppExit {
    let started = bevy::platform::time::Instant::now();
    let mut app = App::new();
    let measured = flags.measure.clone();
    build(&mut app, flags);
    if let Some(file) = measured {
        app.add_plugins(measure::Measure { file, started });
    }
    app.run()
}

/// Everything.
pub fn build(app: &mut App, flags: Flags) {
    platform::before(app);
    app.add_plugins(engine(&flags));
    furnish(app, flags);
}

/// The engine, with a window as the flags ask for it. Tests take out what needs a screen.
#[must_use]
pub fn engine(flags: &Flags) -> PluginGroupBuilder {
    DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window(flags)), ..WindowPlugin::default() })
        .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..AssetPlugin::default() })
        .set(LogPlugin { filter: "warn,icu_segmenter=off".into(), ..LogPlugin::default() })
}

/// Everything but the engine.
pub fn furnish(app: &mut App, flags: Flags) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(Words(l10n::Texts::new(games::TEXTS)))
        .add_plugins((TablePlugin, games::plugin))
        .insert_resource(flags)
        .add_plugins(platform::plugin)
        .add_plugins((
            theme::plugin,
            intent::plugin,
            screens::plugin,
            panels::plugin,
            menus::plugin,
            input::plugin,
            tour::plugin,
        ));
    follow_flags(app);
}

fn window(flags: &Flags) -> Window {
    let (width, height) = flags.size.unwrap_or((1280.0, 800.0));
    let factor = flags.factor.unwrap_or(1.0);
    let mut resolution = WindowResolution::new(physical(width, factor), physical(height, factor));
    if let Some(factor) = flags.factor.or_else(platform::ratio) {
        resolution = resolution.with_scale_factor_override(factor);
    }
    // A tour waits for no screen.
    let present_mode = if flags.tour.is_some() { PresentMode::AutoNoVsync } else { PresentMode::default() };
    Window { title: "Caravanserai".into(), resolution, present_mode, ..platform::window() }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes of windows are small and positive"
)]
fn physical(side: f32, factor: f32) -> u32 {
    (side * factor).round().max(1.0) as u32
}

/// Flags are stronger than what was kept.
fn follow_flags(app: &mut App) {
    let flags = app.world().resource::<Flags>().clone();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    if let Some(lang) = flags.lang {
        settings.locale = lang;
    }
    if let Some(speed) = flags.speed {
        settings.speed = speed;
    }
}
