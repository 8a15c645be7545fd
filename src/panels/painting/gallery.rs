//! A painting seen large: as it is, drawn again stroke by stroke, or taken away as a picture.

use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Pos2, Rect, Sense, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use drawing::{Drawing, raster_upto};
use table::{Awake, Screen, Seats, Shown};
use verse_and_painting_view::VerseView;

use super::{Sayings, Studio};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, TextPrompt, Tone, Way, label, modal};
use crate::panels::window;
use crate::platform::{IN_A_BROWSER, LONGEST_PATH, usual_picture};
use crate::theme::{UiSystems, dressed, put};

/// How long a painting takes to be drawn again, in seconds.
const LASTS: f32 = 8.0;
/// In so many steps; each is a picture.
const STEPS: f32 = 160.0;
/// Pixels of what is shown, and of what is saved.
const SHOWN: u32 = 768;
const SAVED: u32 = 2_048;

/// The paintings that everybody may see, and which of them is looked at.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Gallery {
    hung: Vec<Hung>,
    open: Option<usize>,
}

/// A painting on the wall.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Hung {
    /// Who painted it.
    title: String,
    bytes: Vec<u8>,
}

impl Gallery {
    /// Whether there is anything to look at.
    #[must_use]
    pub fn has_any(&self) -> bool {
        !self.hung.is_empty()
    }

    /// Whether one is looked at.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Looks at the first.
    pub fn look(&mut self) {
        self.open = self.has_any().then_some(0);
    }

    /// Looks at the one beside it.
    fn turn(&mut self, way: Way) {
        self.open = self.open.map(|at| way.from(at, self.hung.len()));
    }
}

/// Hangs what the match has shown.
fn hang(shown: Option<Res<Shown<VerseView>>>, seats: Res<Seats>, mut gallery: ResMut<Gallery>) {
    let hung = match shown {
        None => Vec::new(),
        Some(shown) if !shown.is_changed() && !seats.is_changed() => return,
        Some(shown) => {
            let name = |seat| seats.0.iter().find(|chip| chip.seat == seat).map(|chip| chip.name.clone());
            let all = shown.0.paintings.iter();
            all.filter_map(|(seat, painting)| {
                let bytes = painting.as_ref()?.bytes().to_vec();
                Some(Hung { title: name(seat).unwrap_or_default(), bytes })
            })
            .collect()
        }
    };
    if gallery.hung != hung {
        *gallery = Gallery { open: gallery.open.filter(|at| *at < hung.len()), hung };
    }
}

/// What is looked at.
#[derive(Default)]
struct Looking {
    bytes: Vec<u8>,
    /// How much of it is seen, 0 to 1.
    share: f32,
    /// The step that the picture shows.
    step: Option<f32>,
    picture: Option<TextureHandle>,
    /// Where to save it.
    path: String,
}

/// What is wanted of a painting.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    Close,
    Turn(Way),
    Again,
    Save,
}

impl Looking {
    fn at(&mut self, bytes: &[u8]) {
        if self.bytes != bytes {
            *self = Self { bytes: bytes.to_vec(), share: 1.0, path: usual_picture(), ..Self::default() };
        }
    }

    fn picture(&mut self, ctx: &Context) -> &TextureHandle {
        let step = (self.share * STEPS).floor();
        let image = || {
            let pixels = raster_upto(&Drawing::from_bytes(self.bytes.clone()), SHOWN, step / STEPS);
            ColorImage::from_rgba_unmultiplied([SHOWN as usize, SHOWN as usize], &pixels)
        };
        if self.step != Some(step)
            && let Some(picture) = &mut self.picture
        {
            picture.set(image(), TextureOptions::LINEAR);
        }
        if self.picture.is_none() {
            self.picture = Some(ctx.load_texture("painting-hung", image(), TextureOptions::LINEAR));
        }
        self.step = Some(step);
        self.picture.get_or_insert_with(|| {
            ctx.load_texture("painting-hung", ColorImage::example(), TextureOptions::LINEAR)
        })
    }
}

fn draw(
    time: Res<Time<Real>>,
    studio: Res<Studio>,
    mut gallery: ResMut<Gallery>,
    mut looking: Local<Looking>,
    mut awake: ResMut<Awake>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some(hung) = gallery.open.and_then(|at| gallery.hung.get(at)).cloned() else {
        *looking = Looking::default();
        return Ok(());
    };
    looking.at(&hung.bytes);
    if looking.share < 1.0 {
        looking.share = (looking.share + time.delta_secs().min(0.1) / LASTS).min(1.0);
        awake.stay();
    }
    match show(contexts.ctx_mut()?, (&hung.title, gallery.hung.len() > 1), &mut looking, &studio.sayings) {
        Some(Wish::Close) => gallery.open = None,
        Some(Wish::Turn(way)) => gallery.turn(way),
        Some(Wish::Again) => looking.share = 0.0,
        Some(Wish::Save) => {
            let picture = drawing::png(&Drawing::from_bytes(hung.bytes), SAVED).unwrap_or_default();
            intents.write(Intent::SavePicture { path: looking.path.trim().to_owned(), picture });
            looking.path = usual_picture();
        }
        None => {}
    }
    Ok(())
}

fn show(
    ctx: &Context,
    (title, several): (&str, bool),
    looking: &mut Looking,
    sayings: &Sayings,
) -> Option<Wish> {
    let (window, narrow) = window(ctx);
    let paper = Sheet::CREAM.padded(if narrow { 12.0 } else { 18.0 });
    let inner = window.size() - Vec2::splat(24.0 + 2.0 * paper.padding);
    let foot = if IN_A_BROWSER { 64.0 } else { 122.0 };
    let side = inner.x.min(inner.y - 48.0 - foot).max(120.0);
    let size = vec2(side, side + 48.0 + foot) + Vec2::splat(2.0 * paper.padding);
    let (wish, away) =
        modal(ctx, "gallery", paper, size, |ui| panel(ui, (title, several), side, looking, sayings));
    wish.or(away.then_some(Wish::Close))
}

fn panel(
    ui: &mut Ui,
    (title, several): (&str, bool),
    side: f32,
    looking: &mut Looking,
    sayings: &Sayings,
) -> Option<Wish> {
    label(ui, Line::Heading, title);
    let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let kit = Kit::of(ui.ctx());
    put(ui.painter(), kit.paper.sheet("mat-cream", place, Color32::WHITE));
    let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let picture = looking.picture(ui.ctx()).id();
    ui.painter().image(picture, place.shrink(4.0), uv, Color32::WHITE);
    response.on_hover_text(title);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if several {
            for (name, saying, way) in
                [("gallery-before", "before", Way::Before), ("gallery-after", "after", Way::Next)]
            {
                if ui.add(way.button(name, sayings.get(saying))).clicked() {
                    wish = Some(Wish::Turn(way));
                }
            }
        }
        let again = Button::new("gallery-again", sayings.get("replay")).only_icon("icon-replay");
        if ui.add(again).clicked() {
            wish = Some(Wish::Again);
        }
        let legal = IN_A_BROWSER || !looking.path.trim().is_empty();
        let save = Button::new("gallery-save", sayings.get("save")).icon("icon-save").tone(Tone::Ember);
        if ui.add(save.legal(legal)).clicked() {
            wish = Some(Wish::Save);
        }
        if ui.add(Button::new("gallery-close", sayings.get("close")).only_icon("icon-close")).clicked() {
            wish = Some(Wish::Close);
        }
    });
    if !IN_A_BROWSER {
        TextPrompt::line("gallery-path", sayings.get("path"), LONGEST_PATH).show(ui, &mut looking.path);
    }
    wish
}

fn take_down(mut gallery: ResMut<Gallery>) {
    gallery.open = None;
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.init_resource::<Gallery>()
        .add_systems(Update, hang)
        .add_systems(OnExit(Screen::Table), take_down)
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    #[test]
    fn who_turns_pages_comes_back_to_the_first() {
        let hung = ["Mia", "Li"].map(|title| Hung { title: title.into(), bytes: Vec::new() });
        let mut gallery = Gallery { hung: hung.to_vec(), open: None };
        gallery.look();
        gallery.turn(Way::Next);
        assert_eq!(gallery.open, Some(1));
        gallery.turn(Way::Next);
        assert_eq!(gallery.open, Some(0));
        gallery.turn(Way::Before);
        assert_eq!(gallery.open, Some(1));
        gallery.hung.clear();
        gallery.look();
        assert_eq!(gallery.open, None);
    }

    #[test]
    fn a_painting_is_seen_and_can_be_seen_again_or_saved() {
        for (width, height) in [(1180.0, 740.0), (390.0, 844.0)] {
            let bench = Bench::new(width, height);
            let mut looking = Looking::default();
            looking.at(drawing::Sheet::scribble().encode().bytes());
            let sayings = Sayings::default();
            let mut press =
                |name: &str| bench.press(name, |ui| show(ui.ctx(), ("Mia", true), &mut looking, &sayings));
            assert_eq!(press("gallery-again"), Some(Wish::Again));
            assert_eq!(press("gallery-save"), Some(Wish::Save));
            assert_eq!(press("gallery-after"), Some(Wish::Turn(Way::Next)));
            assert_eq!(press("gallery-close"), Some(Wish::Close));
            bench.is_tidy().unwrap();
        }
    }
}
