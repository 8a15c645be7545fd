//! The faces that words on the table are set in, by language.

use bevy::prelude::*;
use l10n::Locale;

use crate::{Screen, Settings};

/// Faces for words in the world; egui has its own copies.
#[derive(Resource, Clone, Debug, Default)]
pub struct Faces {
    /// Names, numbers, controls: bold.
    pub sans: Handle<Font>,
    /// Titles and numbers carved in stone.
    pub title: Handle<Font>,
    of: Option<Locale>,
}

/// The files of a language under `fonts/`: sans, title.
fn files(locale: Locale) -> (&'static str, &'static str) {
    match locale {
        Locale::ZhHans => ("fonts/sans-sc-bold.ttf", "fonts/kai-sc-bold.ttf"),
        Locale::ZhHant | Locale::En => ("fonts/sans-tc-bold.ttf", "fonts/kai-tc-bold.ttf"),
    }
}

/// They are large, and nothing of the table is seen before the first screen: that comes first.
fn follow(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    assets: Option<Res<AssetServer>>,
    mut faces: ResMut<Faces>,
) {
    let Some(assets) = assets else { return };
    if *screen.get() == Screen::Loading || faces.of == Some(settings.locale) {
        return;
    }
    let (sans, title) = files(settings.locale);
    *faces = Faces { sans: assets.load(sans), title: assets.load(title), of: Some(settings.locale) };
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Faces>().add_systems(Update, follow);
}
