//! Paintings as pictures: each is made once when it is first shown, replayed when it is revealed, and put away when it is
//! seen no more.
//!
//! A painting is a sprite like any other, by the name that [`crate::names::painting`] gives it.

use std::collections::BTreeMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use drawing::{Drawing, raster_upto};
use table::{Awake, BeatPlayed, Pace, Settings, Shown, Speed, SpriteInfo, Sprites, TableSystems, in_match};
use verse_and_painting::{Event, View};

use crate::{VerseView, names};

/// The side of a painting's picture, in pixels.
const SIDE: u32 = 512;
/// How long a replay takes, in seconds at normal speed, and how many pictures it has.
pub const REPLAY: f32 = 1.6;
const PICTURES: u8 = 20;

/// The paintings that are shown.
#[derive(Resource, Default)]
struct Gallery(BTreeMap<String, Hung>);

/// A painting that is shown.
struct Hung {
    drawing: Drawing,
    image: Handle<Image>,
    replay: Option<Replayed>,
}

/// How far a painting has been painted again.
struct Replayed {
    age: f32,
    shown: u8,
}

/// All paintings that this view has.
fn seen(view: &View) -> BTreeMap<String, &Drawing> {
    let own = view.own.as_ref().map(|own| &own.drawing).filter(|own| !own.bytes().is_empty());
    let all = view.paintings.values().flatten().chain(own);
    all.map(|drawing| (names::painting(drawing), drawing)).collect()
}

fn picture(drawing: &Drawing, share: f32) -> Image {
    let size = Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 };
    let pixels = raster_upto(drawing, SIDE, share);
    Image::new(
        size,
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD | RenderAssetUsages::MAIN_WORLD,
    )
}

/// Hangs what is newly shown, takes away what is not shown any more.
fn hang(
    shown: Res<Shown<VerseView>>,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: ResMut<Sprites>,
) {
    if !shown.is_changed() {
        return;
    }
    let seen = seen(&shown.0);
    if seen.keys().eq(gallery.0.keys()) {
        return;
    }
    gallery.0.retain(|name, _| {
        let stays = seen.contains_key(name);
        if !stays {
            sprites.remove(name);
        }
        stays
    });
    for (name, drawing) in seen {
        gallery.0.entry(name.clone()).or_insert_with(|| {
            let image = images.add(picture(drawing, 1.0));
            sprites.insert(name, whole(image.clone()));
            Hung { drawing: drawing.clone(), image, replay: None }
        });
    }
}

fn whole(image: Handle<Image>) -> SpriteInfo {
    #[expect(clippy::cast_precision_loss, reason = "a small whole number")]
    let size = Vec2::splat(SIDE as f32);
    SpriteInfo { image, rect: Rect::from_corners(Vec2::ZERO, size), size, slice: None }
}

/// A painting that is revealed is painted again before all eyes.
fn begin(
    mut played: MessageReader<BeatPlayed<VerseView>>,
    settings: Res<Settings>,
    pace: Pace,
    mut gallery: ResMut<Gallery>,
) {
    for beat in played.read() {
        if !settings.motion || pace.speed() == Speed::Instant {
            continue;
        }
        let revealed: Vec<&Drawing> = match &beat.beat.event {
            Event::PaintingsShown { paintings } => paintings.values().collect(),
            Event::PaintingShown { drawing, .. } => vec![drawing],
            _ => continue,
        };
        for drawing in revealed {
            if let Some(hung) = gallery.0.get_mut(&names::painting(drawing)) {
                hung.replay = Some(Replayed { age: 0.0, shown: u8::MAX });
            }
        }
    }
}

/// Paints on, a few times a second.
fn replay(
    time: Res<Time<Real>>,
    pace: Pace,
    mut awake: ResMut<Awake>,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
) {
    let stretch = pace.stretch().max(0.001);
    for hung in gallery.bypass_change_detection().0.values_mut() {
        let Some(replay) = &mut hung.replay else { continue };
        awake.stay();
        let share = (replay.age / REPLAY).clamp(0.0, 1.0);
        replay.age += time.delta_secs().min(0.1) / stretch;
        let now = (share * f32::from(PICTURES)) as u8;
        if now != replay.shown {
            replay.shown = now;
            let share = f32::from(now) / f32::from(PICTURES);
            if let Some(mut image) = images.get_mut(&hung.image) {
                image.data = Some(raster_upto(&hung.drawing, SIDE, share));
            }
        }
        if now == PICTURES {
            hung.replay = None;
        }
    }
}

/// The gallery is empty once the match is put away: until then its table can be looked at again.
fn close(mut gallery: ResMut<Gallery>, mut sprites: ResMut<Sprites>) {
    for name in core::mem::take(&mut gallery.0).into_keys() {
        sprites.remove(&name);
    }
}

pub fn plugin(app: &mut App) {
    let on = in_match::<VerseView>;
    app.init_resource::<Gallery>()
        .add_systems(
            Update,
            (hang, begin, replay)
                .chain()
                .after(TableSystems::Play)
                .before(TableSystems::Stage)
                .run_if(on.and_then(resource_exists::<Shown<VerseView>>)),
        )
        .add_systems(Update, close.run_if(resource_removed::<Shown<VerseView>>));
}
