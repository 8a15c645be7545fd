//! A picture as large as the screen: over everything, with what it shows in words, what can be done with it, the next
//! one and the one before, its back.

mod drift;
mod load;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align, Area, Color32, Frame, Id, Layout, Modal, Order, Rect, ScrollArea, Sense, Shape, Ui,
    UiBuilder, Vec2, pos2, vec2,
};
use table::{Awake, Large, LargeDeed, Overlay, Plate, Settings, Words};

use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Tone, Way, label, paragraph, scrolled, within, within_flow};
use crate::screens::line;
use crate::theme::{Size, put};
use drift::{Drift, Paper};
use load::Loaded;

/// A picture's width for its height.
const ASPECT: f32 = 2.0 / 3.0;

/// Behind the picture there is night, and nothing of the table: words stand on it.
const DARK: Color32 = Color32::from_rgb(0x14, 0x0d, 0x2c);

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Close,
    Leaf(isize),
    Turn,
    Deed(usize),
}

/// What is shown.
struct Model<'a> {
    plate: &'a Plate,
    turned: bool,
    /// Which it is of how many.
    of: (usize, usize),
    /// Its papers, from back to front; none until they are there.
    papers: &'a [Paper],
    /// How far its middle has drifted.
    shift: Vec2,
    /// Close, before, next, turn over.
    words: [String; 4],
}

pub fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    loaded: Res<Loaded>,
    time: Res<Time<Real>>,
    mut drift: Local<Drift>,
    mut awake: ResMut<Awake>,
    mut large: ResMut<Large>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
    mut deeds: MessageWriter<LargeDeed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let press = {
        // Where there is nothing to be seen, nothing would lead back.
        let Some(plate) = large.plate() else {
            intents.write(Intent::Back);
            return Ok(());
        };
        let papers = loaded.papers(&plate.file);
        let (comes, seconds) = (papers.is_empty(), time.delta_secs().min(0.1));
        let (shift, moves) = drift.pass(&plate.file, if comes { 0.0 } else { seconds });
        let shift = if settings.motion && !large.turned { shift } else { Vec2::ZERO };
        // One that is on its way is waited for where it is loaded; one that cannot be had never moves.
        if settings.motion && moves && !comes {
            awake.stay();
        }
        let model = Model {
            plate,
            turned: large.turned,
            of: (large.at, large.plates.len()),
            papers,
            shift,
            words: ["large-close", "large-before", "large-next", "large-turn"]
                .map(|id| line(&words, &settings, id)),
        };
        show(ctx, &model)
    };
    match press {
        Some(Press::Close) => {
            intents.write(Intent::Back);
        }
        Some(Press::Leaf(by)) => large.leaf(by),
        Some(Press::Turn) => large.turned = !large.turned,
        Some(Press::Deed(deed)) => {
            deeds.write(LargeDeed { plate: large.at, deed });
        }
        None => return Ok(()),
    }
    ctx.request_repaint();
    Ok(())
}

fn show(ctx: &egui::Context, model: &Model) -> Option<Press> {
    let window = ctx.content_rect();
    let area = Area::new(Id::new("large"))
        .order(Order::Foreground)
        .fixed_pos(window.min)
        .constrain(false)
        .fade_in(false);
    let response =
        Modal::new(Id::new("large")).area(area).backdrop_color(DARK).frame(Frame::NONE).show(ctx, |ui| {
            ui.allocate_rect(window, Sense::hover());
            panel(ui, window, model)
        });
    let away = response.should_close().then_some(Press::Close);
    response.inner.or(away)
}

/// Where everything lies.
struct Rooms {
    picture: Rect,
    words: Rect,
    narrow: bool,
}

impl Rooms {
    fn of(window: Rect, foot: f32) -> Self {
        let narrow = crate::screens::is_narrow(window);
        let edge = if narrow { 10.0 } else { 18.0 };
        if narrow {
            let room = vec2(window.width() - 2.0 * edge, window.height() - foot - 150.0);
            let size = fit(room);
            let top = window.top() + edge;
            let picture = Rect::from_min_size(pos2(window.center().x - size.x / 2.0, top), size);
            let words = Rect::from_min_max(
                pos2(window.left() + edge, picture.bottom() + 8.0),
                window.max - vec2(edge, edge),
            );
            return Self { picture, words, narrow };
        }
        let side = (window.width() * 0.3).clamp(240.0, 420.0);
        let room = vec2(window.width() - side - 3.0 * edge - 140.0, window.height() - 2.0 * edge);
        let size = fit(room);
        let all = size.x + 140.0 + edge + side;
        let left = window.center().x - all / 2.0;
        let picture = Rect::from_min_size(pos2(left + 70.0, window.center().y - size.y / 2.0), size);
        let words = Rect::from_min_max(
            pos2(picture.right() + 70.0 + edge, picture.top()),
            pos2(left + all, picture.bottom()),
        );
        Self { picture, words, narrow }
    }
}

fn fit(room: Vec2) -> Vec2 {
    let height = room.y.min(room.x / ASPECT).max(60.0);
    vec2(height * ASPECT, height)
}

fn panel(ui: &mut Ui, window: Rect, model: &Model) -> Option<Press> {
    let foot = if model.plate.deeds.is_empty() { 60.0 } else { 118.0 };
    let rooms = Rooms::of(window, foot);
    let mut press = None;
    picture(ui, rooms.picture, model);
    if rooms.narrow {
        press = press.or(beside_narrow(ui, &rooms, model));
    } else {
        press = press.or(arrows(ui, &rooms, model));
        press = press.or(beside(ui, &rooms, model));
    }
    press
}

fn picture(ui: &mut Ui, at: Rect, model: &Model) {
    let kit = Kit::of(ui.ctx());
    let ui = ui.new_child(UiBuilder::new().max_rect(at));
    let response = ui.interact(at, Id::new("large-picture"), Sense::hover());
    let said = format!("{}. {}", model.plate.title, model.plate.alt);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &said));
    let shadow = at.expand(at.width() * 0.06).translate(vec2(0.0, at.width() * 0.02));
    put(ui.painter(), kit.paper.sheet("shadow-card", shadow, Color32::WHITE));
    if model.turned {
        put(ui.painter(), kit.paper.picture(model.plate.back, at, Color32::WHITE));
        return;
    }
    put(ui.painter(), kit.paper.picture(&model.plate.sprite, at, Color32::WHITE));
    let soft = 1.0 / ui.ctx().pixels_per_point();
    if let [back, middle, front] = *model.papers {
        put(ui.painter(), Shape::mesh(drift::back(back, at, soft)));
        for (paper, shift) in [(middle, model.shift), (front, 2.0 * model.shift)] {
            let (mesh, room) = drift::before(paper, at, shift, soft);
            put(&ui.painter().with_clip_rect(room), Shape::mesh(mesh));
        }
    }
}

/// The one before and the next one, left and right of the picture.
fn arrows(ui: &mut Ui, rooms: &Rooms, model: &Model) -> Option<Press> {
    if model.of.1 < 2 {
        return None;
    }
    let [_, before, next, _] = &model.words;
    let middle = rooms.picture.center().y;
    let place = |x: f32| Rect::from_center_size(pos2(x, middle), Vec2::splat(56.0));
    let mut press = None;
    within(ui, place(rooms.picture.left() - 38.0), |ui| {
        if ui.add(night(Way::Before.button("large-before", before))).clicked() {
            press = Some(Press::Leaf(-1));
        }
    });
    within(ui, place(rooms.picture.right() + 38.0), |ui| {
        if ui.add(night(Way::Next.button("large-next", next))).clicked() {
            press = Some(Press::Leaf(1));
        }
    });
    press
}

/// As buttons are that lie on nothing but the night.
fn night(button: Button<'_>) -> Button<'_> {
    button.tone(Tone::Night).least(Vec2::splat(52.0))
}

fn close_button(words: &str) -> Button<'_> {
    night(Button::new("large-close", words).only_icon("icon-close"))
}

fn turn_button(words: &str) -> Button<'_> {
    night(Button::new("large-turn", words).only_icon("icon-replay"))
}

/// Title, description, what is known, what can be done, from the top down beside the picture.
fn beside(ui: &mut Ui, rooms: &Rooms, model: &Model) -> Option<Press> {
    let [close, _, _, turn] = &model.words;
    let mut press = None;
    let place = rooms.words;
    within(ui, Rect::from_min_size(place.min, vec2(place.width(), 56.0)), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(close_button(close)).clicked() {
                press = Some(Press::Close);
            }
            let has_back = !model.plate.back.is_empty();
            if has_back && ui.add(turn_button(turn).chosen(model.turned)).clicked() {
                press = Some(Press::Turn);
            }
        });
    });
    #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
    let foot = model.plate.deeds.len() as f32 * 62.0;
    let text = Rect::from_min_max(place.min + vec2(0.0, 68.0), place.max - vec2(0.0, foot + 8.0));
    within(ui, text, |ui| told(ui, model));
    let buttons = Rect::from_min_max(pos2(place.left(), place.bottom() - foot), place.max);
    within(ui, buttons, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for (index, deed) in model.plate.deeds.iter().enumerate() {
            let tone = if deed.leads { Tone::Ember } else { Tone::Cream };
            let button = Button::new(&deed.name, &deed.label).icon(deed.icon).tone(tone).leads(deed.leads);
            if ui.add(button.least(vec2(place.width(), 54.0))).clicked() {
                press = Some(Press::Deed(index));
            }
        }
    });
    press
}

/// The same below the picture.
fn beside_narrow(ui: &mut Ui, rooms: &Rooms, model: &Model) -> Option<Press> {
    let [close, before, next, turn] = &model.words;
    let mut press = None;
    let place = rooms.words;
    let row = Rect::from_min_max(pos2(place.left(), place.bottom() - 54.0), place.max);
    let many = model.of.1 > 1;
    let all = [
        (many, night(Way::Before.button("large-before", before)), Press::Leaf(-1)),
        (many, night(Way::Next.button("large-next", next)), Press::Leaf(1)),
        (!model.plate.back.is_empty(), turn_button(turn), Press::Turn),
        (true, close_button(close), Press::Close),
    ];
    let count = all.iter().filter(|(is_there, ..)| *is_there).count();
    let count = f32::from(u8::try_from(count).unwrap_or(1)).max(1.0);
    let least = vec2((row.width() - 8.0 * (count - 1.0)) / count, 50.0);
    within_flow(ui, row, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (is_there, button, wish) in all {
            if is_there && ui.add(button.least(least)).clicked() {
                press = Some(wish);
            }
        }
    });
    let deeds = if model.plate.deeds.is_empty() { 0.0 } else { 60.0 };
    let above =
        Rect::from_min_max(pos2(place.left(), row.top() - deeds - 4.0), pos2(place.right(), row.top() - 6.0));
    within_flow(ui, above, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let count = f32::from(u8::try_from(model.plate.deeds.len()).unwrap_or(1)).max(1.0);
        let wide = (above.width() - 8.0 * (count - 1.0)) / count;
        for (index, deed) in model.plate.deeds.iter().enumerate() {
            let tone = if deed.leads { Tone::Ember } else { Tone::Cream };
            let button = Button::new(&deed.name, &deed.label).tone(tone).leads(deed.leads);
            let button = if count > 1.0 { button } else { button.icon(deed.icon) };
            let button = if count > 2.0 { button.size(Size::Small) } else { button };
            if ui.add(button.least(vec2(wide, 50.0))).clicked() {
                press = Some(Press::Deed(index));
            }
        }
    });
    let text = Rect::from_min_max(place.min, pos2(place.right(), above.top() - 4.0));
    within(ui, text, |ui| told(ui, model));
    press
}

fn told(ui: &mut Ui, model: &Model) {
    let room = ui.available_height();
    let opening =
        ScrollArea::vertical().id_salt(("large", model.of.0)).auto_shrink([false, false]).max_height(room);
    scrolled(ui, opening, |ui| {
        label(ui, Line::NightHeading, &model.plate.title);
        paragraph(ui, Line::NightBody, &model.plate.alt);
        ui.add_space(8.0);
        for note in &model.plate.notes {
            paragraph(ui, Line::NightStrong, note);
        }
    });
}

/// Keeps the picture coming while it is not there.
fn fetch(
    large: Res<Large>,
    assets: Res<AssetServer>,
    mut loaded: ResMut<Loaded>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<bevy_egui::EguiUserTextures>,
    mut awake: ResMut<Awake>,
) {
    let Some(plate) = large.plate() else { return };
    if loaded.want(&plate.file, &assets, &mut images, &mut textures) {
        awake.stay();
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Loaded>()
        .add_systems(Update, fetch.in_set(table::TableSystems::Sync).run_if(in_state(Overlay::Large)));
}
