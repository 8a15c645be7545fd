//! The canvas: where it is, how fine it is, what it loads, and when its first picture is there.

use std::borrow::Cow;

use bevy::asset::io::wasm::HttpWasmAssetReader;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use table::{Awake, Screen};

use super::hearing::PageSaid;
use super::page;
use crate::theme::Dressed;

/// Assets lie under names that change with what is in them; the page knows which.
pub fn before(app: &mut App) {
    let reader = || {
        HttpWasmAssetReader::new("assets")
            .with_request_mapper(|path: &str| page::asset(path).map_or(Cow::Borrowed(path), Cow::Owned))
    };
    let source = AssetSourceBuilder::new(move || Box::new(reader()));
    app.register_asset_source(AssetSourceId::Default, source);
}

/// The canvas of the page, as large as the page lets it be.
#[must_use]
pub fn window() -> Window {
    Window { canvas: Some("#table".into()), fit_canvas_to_parent: true, ..Window::default() }
}

/// How many pixels of the canvas a logical one has.
#[must_use]
pub fn ratio() -> Option<f32> {
    Some(page::ratio())
}

fn follow_ratio(mut said: MessageReader<PageSaid>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    for message in said.read() {
        if let (PageSaid::Ratio { ratio }, Ok(mut window)) = (message, window.single_mut()) {
            window.resolution.set_scale_factor_override(Some(*ratio));
        }
    }
}

/// So many frames after the first screen has its type, it is surely there.
const FRAMES: u8 = 3;

fn tell_ready(
    screen: Res<State<Screen>>,
    dressed: Res<Dressed>,
    mut frames: Local<u8>,
    mut awake: ResMut<Awake>,
) {
    if *frames > FRAMES || *screen.get() == Screen::Loading || !dressed.is_ready() {
        return;
    }
    awake.stay();
    *frames += 1;
    if *frames > FRAMES {
        page::ready();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (follow_ratio, tell_ready));
}
