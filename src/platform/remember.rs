//! Settings outlive the program.

use bevy::prelude::*;
use table::{Settings, StorageBox, Toast};

use super::here;

/// Settings as they were kept; without any, those of this system.
fn recall(app: &mut App) {
    let kept = app.world().get_resource::<StorageBox>().and_then(|storage| storage.0.settings());
    let kept = kept.and_then(|text| serde_json::from_str(&text).ok());
    let fresh = || Settings { locale: here::locale(), ..Settings::default() };
    let settings: Settings = kept.unwrap_or_else(fresh);
    app.insert_resource(settings);
}

/// Keeps what was changed; what the command line set for this run is not kept.
fn keep(
    settings: Res<Settings>,
    storage: Option<ResMut<StorageBox>>,
    mut known: Local<Option<Settings>>,
    mut toasts: MessageWriter<Toast>,
) -> Result {
    let Some(mut storage) = storage else { return Ok(()) };
    if !settings.is_changed() || known.as_ref() == Some(&*settings) {
        return Ok(());
    }
    let first = known.is_none();
    *known = Some(settings.clone());
    if first {
        return Ok(());
    }
    let text = serde_json::to_string_pretty(&*settings)?;
    if let Err(problem) = storage.0.keep_settings(&text) {
        toasts.write(Toast::from_table(problem.0));
    }
    Ok(())
}

pub fn plugin(app: &mut App) {
    recall(app);
    app.add_systems(PostUpdate, keep);
}
