//! Fonts, pictures and sounds arrive, and how many have is seen.
//!
//! There is no type yet, so this screen is drawn with shapes alone: a moon that fills over the dunes.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::{Color32, Context, LayerId, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Awake, Screen, Sprites};

use crate::theme::fonts::FontFile;
use crate::theme::palette::{ABYSS, CREAM, HONEY, NIGHT, VIOLET};
use crate::theme::{Dressed, UiSystems};

/// What the first screens need: of the Han faces only as many characters as are seen before a box is opened.
#[derive(AssetCollection, Resource)]
pub struct ShellAssets {
    /// Traditional sans.
    #[asset(path = "fonts/first-sans-tc-regular.ttf")]
    pub sans_tc: Handle<FontFile>,
    /// Traditional sans, strong.
    #[asset(path = "fonts/first-sans-tc-bold.ttf")]
    pub bold_tc: Handle<FontFile>,
    /// Traditional Kai.
    #[asset(path = "fonts/first-kai-tc-bold.ttf")]
    pub kai_tc: Handle<FontFile>,
    /// Latin sans.
    #[asset(path = "fonts/sans-latin-regular.ttf")]
    pub sans_latin: Handle<FontFile>,
    /// Latin sans, strong.
    #[asset(path = "fonts/sans-latin-bold.ttf")]
    pub bold_latin: Handle<FontFile>,
    /// Simplified sans.
    #[asset(path = "fonts/first-sans-sc-regular.ttf")]
    pub sans_sc: Handle<FontFile>,
    /// Simplified sans, strong.
    #[asset(path = "fonts/first-sans-sc-bold.ttf")]
    pub bold_sc: Handle<FontFile>,
    /// Simplified Kai.
    #[asset(path = "fonts/first-kai-sc-bold.ttf")]
    pub kai_sc: Handle<FontFile>,
    /// What buttons and panels are cut from.
    #[asset(path = "pictures/common-0.webp")]
    pub common: Handle<Image>,
    /// The boxes.
    #[asset(path = "pictures/shelf-0.webp")]
    pub boxes: Handle<Image>,
    /// The night behind the shelf.
    #[asset(path = "pictures/shelf.backdrop.webp")]
    pub backdrop: Handle<Image>,
}

/// The same files as [`ShellAssets`], to be counted as they arrive.
const FILES: [&str; 11] = [
    "fonts/sans-latin-regular.ttf",
    "fonts/sans-latin-bold.ttf",
    "fonts/first-sans-tc-regular.ttf",
    "fonts/first-sans-tc-bold.ttf",
    "fonts/first-kai-tc-bold.ttf",
    "fonts/first-sans-sc-regular.ttf",
    "fonts/first-sans-sc-bold.ttf",
    "fonts/first-kai-sc-bold.ttf",
    "pictures/common-0.webp",
    "pictures/shelf-0.webp",
    "pictures/shelf.backdrop.webp",
];

const COMMON: &str = include_str!("../../assets/pictures/common.ron");
const SHELF: &str = include_str!("../../assets/pictures/shelf.ron");

/// What is on its way.
#[derive(Resource, Default)]
struct Arriving(Vec<UntypedHandle>);

fn ask(assets: Res<AssetServer>, mut arriving: ResMut<Arriving>, mut sprites: ResMut<Sprites>) -> Result {
    arriving.0 = FILES
        .iter()
        .map(|file| match file.ends_with("ttf") {
            true => assets.load::<FontFile>(*file).untyped(),
            false => assets.load::<Image>(*file).untyped(),
        })
        .collect();
    sprites.load(COMMON, &assets)?;
    sprites.load(SHELF, &assets)?;
    Ok(())
}

fn draw(
    assets: Res<AssetServer>,
    arriving: Res<Arriving>,
    mut awake: ResMut<Awake>,
    mut contexts: EguiContexts,
) -> Result {
    awake.stay();
    let there = arriving.0.iter().filter(|handle| assets.is_loaded_with_dependencies(handle.id())).count();
    #[expect(clippy::cast_precision_loss, reason = "a handful of files")]
    let part = there as f32 / arriving.0.len().max(1) as f32;
    let ctx = contexts.ctx_mut()?;
    paint(&ctx.layer_painter(LayerId::background()), ctx.content_rect(), part);
    Ok(())
}

/// Draws this screen over everything else, so many parts of all having arrived.
pub fn paint_over(ctx: &Context, part: f32) {
    paint(&ctx.layer_painter(LayerId::debug()), ctx.content_rect(), part);
}

fn paint(painter: &Painter, window: Rect, part: f32) {
    let mut sky = Mesh::default();
    sky.colored_vertex(window.left_top(), ABYSS);
    sky.colored_vertex(window.right_top(), ABYSS);
    sky.colored_vertex(window.left_bottom(), VIOLET);
    sky.colored_vertex(window.right_bottom(), VIOLET);
    sky.add_triangle(0, 1, 2);
    sky.add_triangle(1, 2, 3);
    painter.add(Shape::mesh(sky));
    let middle = window.center() - vec2(0.0, window.height() * 0.08);
    let radius = window.width().min(window.height()) * 0.14;
    for halo in 1..5_u8 {
        let faint = Color32::from_rgba_unmultiplied(0xf4, 0xc4, 0x7c, 14);
        painter.circle_filled(middle, radius * (1.0 + 0.22 * f32::from(halo)), faint);
    }
    painter.circle_filled(middle, radius, Color32::from_rgb(0x4a, 0x35, 0x6e));
    moon(painter, middle, radius, part);
    painter.circle_stroke(middle, radius, Stroke::new(2.0, HONEY));
    dune(painter, window, 0.76, 26.0, Color32::from_rgb(0x54, 0x30, 0x6f));
    dune(painter, window, 0.86, 34.0, NIGHT);
}

/// A moon that is full when everything is there.
fn moon(painter: &Painter, middle: Pos2, radius: f32, part: f32) {
    let level = middle.y + radius - 2.0 * radius * part.clamp(0.0, 1.0);
    let lit = Rect::from_min_max(pos2(middle.x - radius, level), middle + vec2(radius, radius));
    painter.with_clip_rect(lit).circle_filled(middle, radius, CREAM);
}

fn dune(painter: &Painter, window: Rect, height: f32, swing: f32, color: Color32) {
    let steps = 48_u8;
    let mut mesh = Mesh::default();
    for step in 0..=steps {
        let along = f32::from(step) / f32::from(steps);
        let crest = window.top() + window.height() * height - (along * 5.0 + height * 9.0).sin() * swing;
        let x = window.left() + window.width() * along;
        mesh.colored_vertex(pos2(x, crest), color);
        mesh.colored_vertex(pos2(x, window.bottom()), color);
    }
    for step in 0..u32::from(steps) {
        let first = step * 2;
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    painter.add(Shape::mesh(mesh));
}

/// Everything is there, but type is known to egui only a pass later.
fn keep_awake(dressed: Res<Dressed>, mut awake: ResMut<Awake>) {
    if !dressed.is_ready() {
        awake.stay();
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Arriving>()
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .continue_to_state(Screen::Shelf)
                .load_collection::<ShellAssets>(),
        )
        .add_systems(Startup, ask)
        .add_systems(Update, keep_awake)
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(in_state(Screen::Loading)));
}
