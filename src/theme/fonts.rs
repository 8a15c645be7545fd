//! Typefaces: a sans for controls and reading, a Kai for titles; traditional or simplified by language.
//!
//! egui brings no face of its own here: nothing is written before [`install`] has run.

use std::sync::Arc;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use l10n::Locale;

use crate::screens::ShellAssets;

/// A font file as it is.
#[derive(Asset, TypePath)]
pub struct FontFile(pub Vec<u8>);

#[derive(Default, TypePath)]
pub(crate) struct FontFileLoader;

impl AssetLoader for FontFileLoader {
    type Asset = FontFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<FontFile, Self::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FontFile(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf"]
    }
}

/// The Han faces with all characters. They arrive while the shelf is looked at.
#[derive(Resource, Clone)]
pub struct FullFaces([Handle<FontFile>; 6]);

impl FullFaces {
    /// Asks for them.
    pub fn ask(assets: &AssetServer) -> Self {
        Self(FULL.map(|file| assets.load(file)))
    }

    /// Whether all have arrived.
    #[must_use]
    pub fn are_there(&self, files: &Assets<FontFile>) -> bool {
        self.0.iter().all(|face| files.contains(face))
    }

    /// Whether one can never arrive: then the first ones have to do.
    #[must_use]
    pub fn have_failed(&self, assets: &AssetServer) -> bool {
        self.0.iter().any(|face| assets.load_state(face).is_failed())
    }
}

const FULL: [&str; 6] = [
    "fonts/sans-tc-regular.ttf",
    "fonts/sans-tc-bold.ttf",
    "fonts/kai-tc-bold.ttf",
    "fonts/sans-sc-regular.ttf",
    "fonts/sans-sc-bold.ttf",
    "fonts/kai-sc-bold.ttf",
];

/// The family of strong text.
#[must_use]
pub fn strong() -> FontFamily {
    FontFamily::Name("strong".into())
}

/// The family of titles and verses.
#[must_use]
pub fn title() -> FontFamily {
    FontFamily::Name("title".into())
}

/// Hands the faces for this language to egui, the other Chinese script's behind them. Does nothing, and says so, while
/// they have not arrived.
pub fn install(
    ctx: &egui::Context,
    locale: Locale,
    shell: &ShellAssets,
    full: Option<&FullFaces>,
    files: &Assets<FontFile>,
) -> bool {
    let first = || {
        let faces =
            [&shell.sans_tc, &shell.bold_tc, &shell.kai_tc, &shell.sans_sc, &shell.bold_sc, &shell.kai_sc];
        faces.map(Clone::clone)
    };
    let [sans_tc, bold_tc, kai_tc, sans_sc, bold_sc, kai_sc] = full.map_or_else(first, |full| full.0.clone());
    let traditional = locale != Locale::ZhHans;
    let han = |tc: &Handle<FontFile>, sc: &Handle<FontFile>| {
        if traditional { vec![tc.clone(), sc.clone()] } else { vec![sc.clone(), tc.clone()] }
    };
    // English has quotation marks and dots of its own width; in Chinese the Han faces give them.
    let with_latin = |latin: &Handle<FontFile>, han: Vec<Handle<FontFile>>| {
        let latin = vec![latin.clone()];
        if locale.is_chinese() { [han, latin].concat() } else { [latin, han].concat() }
    };
    let sans = with_latin(&shell.sans_latin, han(&sans_tc, &sans_sc));
    let bold = with_latin(&shell.bold_latin, han(&bold_tc, &bold_sc));
    let families = [
        (FontFamily::Proportional, sans.clone()),
        (FontFamily::Monospace, sans.clone()),
        (strong(), [bold, sans.clone()].concat()),
        (title(), [han(&kai_tc, &kai_sc), sans].concat()),
    ];
    let mut fonts = FontDefinitions::empty();
    for (family, handles) in families {
        for handle in handles {
            let Some(FontFile(bytes)) = files.get(&handle) else { return false };
            let name = format!("{:?}", handle.id());
            fonts
                .font_data
                .entry(name.clone())
                .or_insert_with(|| Arc::new(FontData::from_owned(bytes.clone())));
            fonts.families.entry(family.clone()).or_default().push(name);
        }
    }
    ctx.set_fonts(fonts);
    true
}
