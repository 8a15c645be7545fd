//! The look of everything that floats above the table: paper, ink, faces of type, sizes.

pub mod fonts;
pub mod palette;
mod paper;
pub mod scale;
mod style;

use fonts::FullFaces;
use paper::Prepared;
pub use paper::{Paper, multiplied, put};
pub use style::Size;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiUserTextures};
use table::{Awake, Settings, Sprites};

use crate::kit::Kit;
use crate::screens::ShellAssets;

/// The order of what is drawn with egui.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiSystems {
    /// Fonts, style, paper.
    Theme,
    /// Screens and panels.
    Draw,
    /// What was drawn is looked at.
    Read,
}

/// Whether there is type to write with.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct Dressed {
    now: Option<Dress>,
    next: Option<Dress>,
    /// Whether the full faces are still on their way.
    waits: bool,
}

/// In which language, and whether with all characters.
type Dress = (l10n::Locale, bool);

impl Dressed {
    /// Whether there is type to write with.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.now.is_some()
    }

    /// Whether more of it is on its way, without which no box can be opened.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.waits
    }
}

/// Whether there is type to write with, as a condition.
pub fn dressed(dressed: Res<Dressed>) -> bool {
    dressed.is_ready()
}

pub fn plugin(app: &mut App) {
    app.init_asset::<fonts::FontFile>()
        .init_asset_loader::<fonts::FontFileLoader>()
        .init_resource::<Dressed>()
        .init_resource::<Kit>()
        .configure_sets(EguiPrimaryContextPass, (UiSystems::Theme, UiSystems::Draw, UiSystems::Read).chain())
        .add_systems(Update, (zoom, wait_for_faces))
        .add_systems(
            EguiPrimaryContextPass,
            (choose_fonts, cut_paper, hand_out).chain().in_set(UiSystems::Theme),
        );
}

/// How many logical pixels a point has.
fn zoom(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut contexts: EguiContexts,
) -> Result {
    let Ok(window) = window.single() else { return Ok(()) };
    let Ok(ctx) = contexts.ctx_mut() else { return Ok(()) };
    let zoom = scale::of(Vec2::new(window.width(), window.height()), &settings);
    if (ctx.zoom_factor() - zoom).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
    Ok(())
}

fn choose_fonts(
    settings: Res<Settings>,
    shell: Option<Res<ShellAssets>>,
    full: Option<Res<FullFaces>>,
    files: Res<Assets<fonts::FontFile>>,
    mut dressed: ResMut<Dressed>,
    mut contexts: EguiContexts,
) -> Result {
    // What was handed over in the last pass is there in this one.
    if dressed.next.is_some() {
        dressed.now = dressed.next.take();
    }
    let Some(shell) = shell else { return Ok(()) };
    let full = full.as_deref().filter(|full| full.are_there(&files));
    let wanted = Some((settings.locale, full.is_some()));
    let same = dressed.now == wanted;
    if same && !settings.is_changed() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    style::apply(ctx, &settings);
    if !same && fonts::install(ctx, settings.locale, &shell, full, &files) {
        dressed.next = wanted;
        ctx.request_repaint();
    }
    Ok(())
}

/// Asks for the full faces once the first screen is there, and waits for them.
fn wait_for_faces(
    mut commands: Commands,
    assets: Res<AssetServer>,
    full: Option<Res<FullFaces>>,
    mut dressed: ResMut<Dressed>,
    mut awake: ResMut<Awake>,
) {
    let Some(full) = full else {
        dressed.waits = true;
        if dressed.is_ready() {
            commands.insert_resource(FullFaces::ask(&assets));
        }
        return;
    };
    if !dressed.waits {
        return;
    }
    dressed.waits = !(full.have_failed(&assets) || dressed.now.is_some_and(|(_, all)| all));
    if dressed.waits {
        awake.stay();
    }
}

/// Cuts the sprites of the shell for egui once their atlases are there, and those of a box when that has been opened: cards
/// lie in panels, too.
fn cut_paper(
    sprites: Res<Sprites>,
    shell: Option<Res<ShellAssets>>,
    mut prepared: Local<Prepared>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut kit: ResMut<Kit>,
) {
    let Some(shell) = shell else { return };
    let mut new = shell.is_added();
    if new {
        for atlas in [&shell.common, &shell.boxes, &shell.backdrop] {
            prepared.take(atlas, &mut images, &mut textures);
        }
    }
    for atlas in sprites.shared() {
        new |= prepared.take(atlas, &mut images, &mut textures);
    }
    if !new {
        return;
    }
    kit.paper = Paper::of(&sprites, &prepared).into();
}

/// Puts the kit where widgets find it.
fn hand_out(kit: Res<Kit>, settings: Res<Settings>, mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    kit.targets.clear();
    if let Some(writing) = &kit.writing {
        writing.begin_pass();
    }
    if kit.is_changed() || settings.is_changed() {
        let kit = Kit { sizes: settings.text_size.factor(), contrast: settings.contrast, ..kit.clone() };
        kit.hand_to(ctx);
    }
    Ok(())
}
