//! Plays what is wished to be heard.

use bevy::audio::Volume;
use bevy::prelude::*;
use std::collections::BTreeMap;
use table::{Settings, Sfx, Sound};

/// The recordings.
#[derive(Resource, Default)]
struct Recordings(BTreeMap<&'static str, Handle<AudioSource>>);

fn load(assets: Res<AssetServer>, mut recordings: ResMut<Recordings>) {
    let load = |sound: Sound| (sound.file(), assets.load(format!("sounds/{}", sound.file())));
    recordings.0 = Sound::ALL.into_iter().map(load).collect();
}

fn play(
    mut commands: Commands,
    settings: Res<Settings>,
    recordings: Res<Recordings>,
    mut wishes: MessageReader<Sfx>,
) {
    if settings.muted || settings.volume <= 0.0 {
        wishes.clear();
        return;
    }
    let mut heard: Vec<Sound> = Vec::new();
    for Sfx(sound) in wishes.read() {
        // The same sound twice in a frame is only louder.
        if heard.contains(sound) {
            continue;
        }
        heard.push(*sound);
        if let Some(recording) = recordings.0.get(sound.file()) {
            let volume = Volume::Linear(settings.volume * settings.volume);
            commands.spawn((AudioPlayer(recording.clone()), PlaybackSettings::DESPAWN.with_volume(volume)));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Recordings>().add_systems(Startup, load).add_systems(PostUpdate, play);
}
