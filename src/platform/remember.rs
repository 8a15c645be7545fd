//! Settings outlive the program, and so does what was last arranged in the lobby.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde_json::{Map, Value, json};
use table::{Settings, StorageBox, Toast};

use super::here;
use crate::screens::lobby::KeptDraft;

/// Where the arrangements stand beside the settings, and what was agreed for matches that are kept.
const LOBBIES: &str = "lobbies";
const AGREED: &str = "agreed";

/// What is remembered of lobbies.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// The last arrangement of each game.
    pub lobbies: BTreeMap<String, KeptDraft>,
    /// The matches, as `game/slot`, at which the table has agreed to play without the coach.
    pub without_coach: Vec<String>,
}

impl Remembered {
    /// Reads what was kept; whatever of it is broken is left out, and the rest stays.
    fn read(kept: &Value) -> Self {
        let lobbies = kept.get(LOBBIES).and_then(Value::as_object);
        let lobby = |(game, draft): (&String, &Value)| {
            Some((game.clone(), serde_json::from_value(draft.clone()).ok()?))
        };
        let agreed = kept.get(AGREED).cloned().and_then(|agreed| serde_json::from_value(agreed).ok());
        Self {
            lobbies: lobbies.into_iter().flatten().filter_map(lobby).collect(),
            without_coach: agreed.unwrap_or_default(),
        }
    }

    /// Everything that is kept, in one text.
    fn written(&self, settings: &Settings) -> serde_json::Result<String> {
        let mut all = match serde_json::to_value(settings)? {
            Value::Object(all) => all,
            _ => Map::new(),
        };
        all.insert(LOBBIES.into(), serde_json::to_value(&self.lobbies)?);
        all.insert(AGREED.into(), json!(self.without_coach));
        serde_json::to_string_pretty(&all)
    }
}

/// Settings as they were kept; without any, those of this system.
fn recall(app: &mut App) {
    let kept = app.world().get_resource::<StorageBox>().and_then(|storage| storage.0.settings());
    let kept: Value = kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let remembered = Remembered::read(&kept);
    let fresh = || Settings { locale: here::locale(), ..Settings::default() };
    let settings: Settings = serde_json::from_value(kept).unwrap_or_else(|_| fresh());
    app.insert_resource(Own(settings.clone())).insert_resource(settings).insert_resource(remembered);
}

/// The settings as they are kept: without what the command line set for this run.
#[derive(Resource)]
struct Own(Settings);

/// Keeps what was changed; what the command line set for this run is not kept.
fn keep(
    settings: Res<Settings>,
    remembered: Res<Remembered>,
    mut own: ResMut<Own>,
    storage: Option<ResMut<StorageBox>>,
    mut known: Local<Option<(Settings, Remembered)>>,
    mut toasts: MessageWriter<Toast>,
) -> Result {
    let Some(mut storage) = storage else { return Ok(()) };
    if !settings.is_changed() && !remembered.is_changed() {
        return Ok(());
    }
    let now = (settings.clone(), remembered.clone());
    let Some(before) = known.replace(now) else { return Ok(()) };
    if before.0 != *settings {
        own.0 = settings.clone();
    } else if before.1 == *remembered {
        return Ok(());
    }
    let text = remembered.written(&own.0)?;
    if let Err(problem) = storage.0.keep_settings(&text) {
        toasts.write(Toast::from_table(problem.0));
    }
    Ok(())
}

pub fn plugin(app: &mut App) {
    recall(app);
    app.add_systems(PostUpdate, keep);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remembered() -> Remembered {
        let draft: KeptDraft = serde_json::from_value(json!({
            "seats": [{"name": "Mia", "sign": 2, "player": "Person", "side": "South"}],
            "around": false, "first": null, "options": [], "coach": false
        }))
        .unwrap();
        Remembered {
            lobbies: BTreeMap::from([("camel-race".to_owned(), draft)]),
            without_coach: vec!["camel-race/3".to_owned()],
        }
    }

    #[test]
    fn settings_and_arrangements_come_back_as_they_were_kept() {
        let settings = Settings { volume: 0.3, muted: true, ..Settings::default() };
        let text = remembered().written(&settings).unwrap();
        let kept: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(Remembered::read(&kept), remembered());
        assert_eq!(serde_json::from_value::<Settings>(kept).unwrap(), settings);
    }

    #[test]
    fn a_broken_arrangement_is_left_out_and_harms_nothing_else() {
        let settings = Settings { muted: true, ..Settings::default() };
        let text = remembered().written(&settings).unwrap();
        let mut kept: Value = serde_json::from_str(&text).unwrap();
        kept[LOBBIES]["baba-yaga"] = json!({"seats": "none of your business"});
        assert_eq!(Remembered::read(&kept), remembered());
        kept[LOBBIES] = json!(7);
        kept[AGREED] = json!({"no": "list"});
        assert_eq!(Remembered::read(&kept), Remembered::default());
        assert_eq!(serde_json::from_value::<Settings>(kept).unwrap(), settings);
    }

    #[test]
    fn settings_of_an_older_version_are_read() {
        let kept = serde_json::to_value(Settings::default()).unwrap();
        assert_eq!(Remembered::read(&kept), Remembered::default());
    }
}
