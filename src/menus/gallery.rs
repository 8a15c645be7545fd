//! All pictures of a game, in a grid; one that is pressed is seen large.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ScrollArea, Ui, Vec2, vec2};
use table::{ActiveGame, Large, Overlay, Plate, Settings, Shelf, Words};
use tabletop::Message as Said;

use super::head;
use crate::intent::Intent;
use crate::kit::{Card, Sheet, modal, scrolled};
use crate::screens::{Opened, line};

/// A card of the grid: its width, and its height for that.
const WIDTH: f32 = 118.0;
const ASPECT: f32 = 1.5;

/// The pictures, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct GalleryModel {
    /// The heading.
    pub title: String,
    /// The pictures.
    pub plates: Vec<Plate>,
    /// The way back.
    pub close: String,
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    active: Res<ActiveGame>,
    opened: Res<Opened>,
    shelf: Res<Shelf>,
    mut cached: Local<Option<(&'static str, GalleryModel)>>,
    mut large: ResMut<Large>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let Some(game) = active.0.or(opened.0) else { return Ok(()) };
    if settings.is_changed() || cached.as_ref().is_none_or(|(of, _)| *of != game) {
        *cached = model(&words, &settings, &shelf, game).map(|model| (game, model));
    }
    let Some((_, model)) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let size = vec2(1_000.0, ctx.content_rect().height() - 40.0);
    let (press, away) = modal(ctx, "gallery", Sheet::CREAM, size, |ui| panel(ui, model));
    match press {
        Some(Press::At(at)) => {
            *large = Large { plates: model.plates.clone(), at, turned: false, secret: false };
            intents.write(Intent::Show(Overlay::Large));
        }
        Some(Press::Close) => {
            intents.write(Intent::Back);
        }
        None if away => {
            intents.write(Intent::Back);
        }
        None => {}
    }
    Ok(())
}

fn model(words: &Words, settings: &Settings, shelf: &Shelf, game: &'static str) -> Option<GalleryModel> {
    let exhibits = shelf.get(game)?.opener?.exhibits?;
    let nobody = words.0.numbered_seats(settings.locale, None);
    let say = |said: &Said| words.0.say(settings.locale, game, said, &nobody);
    let plate = |exhibit: table::Exhibit| Plate {
        sprite: exhibit.sprite,
        back: "",
        file: exhibit.file,
        title: say(&exhibit.title),
        alt: say(&exhibit.alt),
        notes: Vec::new(),
        deeds: Vec::new(),
    };
    Some(GalleryModel {
        title: line(words, settings, "gallery-title"),
        plates: exhibits().into_iter().map(plate).collect(),
        close: line(words, settings, "rules-close"),
    })
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Close,
    At(usize),
}

fn panel(ui: &mut Ui, model: &GalleryModel) -> Option<Press> {
    let mut press = head(ui, &model.title, &model.close).map(|_| Press::Close);
    let room = ui.available_size();
    let opening = ScrollArea::vertical().auto_shrink([false, false]).max_height(room.y - 4.0);
    scrolled(ui, opening, |ui| {
        let width = ui.available_width() - 12.0;
        let gap = 8.0;
        let columns = ((width + gap) / (WIDTH + gap)).floor().max(3.0);
        let card = (width - gap * (columns - 1.0)) / columns;
        let size = Vec2::new(card, card * ASPECT);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a handful of columns")]
        let columns = columns as usize;
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for (row, plates) in model.plates.chunks(columns).enumerate() {
            ui.horizontal(|ui| {
                for (column, plate) in plates.iter().enumerate() {
                    let at = row * columns + column;
                    let name = format!("picture-{}", plate.sprite);
                    let label = format!("{}. {}", plate.title, plate.alt);
                    if ui.add(Card::new(&name, &label, &plate.sprite, size).leads(at == 0)).clicked() {
                        press = Some(Press::At(at));
                    }
                }
            });
        }
    });
    press
}
