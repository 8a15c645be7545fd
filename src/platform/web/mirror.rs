//! Whatever can be pressed is also a button of the page, for screen readers and keys of the browser's own.
//!
//! While pieces move their buttons stand still: what is moving is told when it has come to rest, or every so often.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use table::Awake;

use super::page;
use crate::platform::Pressable;
use crate::theme::UiSystems;

/// After so many frames what moves is told although it does.
const OFTEN: u8 = 15;

fn mirror(
    pressable: Res<Pressable>,
    mut told: Local<Option<Pressable>>,
    mut waiting: Local<u8>,
    mut awake: ResMut<Awake>,
) -> Result {
    if told.as_ref() == Some(&*pressable) {
        *waiting = 0;
        return Ok(());
    }
    *waiting += 1;
    if pressable.is_changed() && *waiting < OFTEN {
        awake.stay();
        return Ok(());
    }
    *waiting = 0;
    page::mirror(&serde_json::to_string(&*pressable)?);
    *told = Some(pressable.clone());
    Ok(())
}

pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, mirror.after(UiSystems::Read));
}
