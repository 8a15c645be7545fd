//! An opened group of offers: a grid of them, or what one of them asks for.

use bevy_egui::egui::{
    self, Align, Align2, Area, Color32, Id, Layout, Order, ScrollArea, Sense, Ui, Vec2, vec2,
};
use table::board::ems;
use table::{ActionGroup, Choose, OfferItem, SeatChip};
use tabletop::Seat;

use super::open::Easel;
use super::{ActionsModel, ActionsOpen, choose};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, scrolled};
use crate::panels::painting::side_by_side::{self, Given};
use crate::panels::painting::{self, Asked, Studio, Wish, asks_for_a_drawing};
use crate::panels::{prompts, window};
use crate::theme::palette::HONEY;
use crate::theme::put;

/// The opened group: its offers as a grid, or what it asks for.
pub(super) fn drawer(
    ctx: &egui::Context,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    bar: f32,
    studio: &mut Studio,
) -> Vec<Intent> {
    let Some(seat) = model.actions.seat else { return left_open(ctx, model, open, studio) };
    let group = open.group.and_then(|id| model.actions.groups.iter().find(|group| group.id == id));
    let Some(group) = group else { return Vec::new() };
    if group.items.iter().any(asks_for_a_drawing) {
        return board(ctx, seat, group, model, open, studio);
    }
    let escape = ctx.input(|input| input.key_pressed(egui::Key::Escape));
    // Cards lie in the strip until one of them asks for something.
    if open.asked.is_none() && group.items.iter().all(|item| item.picture.is_some()) {
        if escape {
            open.group = None;
        }
        return if escape { vec![Intent::PutAway] } else { Vec::new() };
    }
    let (window, narrow) = window(ctx);
    let width = (window.width() - 24.0).min(if group.items.len() > 6 { 860.0 } else { 620.0 });
    let most = (window.height() - bar - 90.0).min(460.0);
    let at = Align2::CENTER_BOTTOM;
    let mut wanted = Vec::new();
    Area::new(Id::new("drawer"))
        .order(Order::Middle)
        .anchor(at, vec2(0.0, -bar - if narrow { 6.0 } else { 8.0 }))
        .fade_in(false)
        .show(ctx, |ui| {
            Sheet::NIGHT.padded(18.0).show(ui, |ui| {
                ui.set_width(width - 36.0);
                ui.set_max_height(most);
                let close = &model.words[3];
                ui.horizontal(|ui| {
                    let (at, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
                    put(ui.painter(), Kit::of(ui.ctx()).paper.picture(group.icon, at, HONEY));
                    label(ui, Line::NightHeading, &group.title);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let button =
                            Button::new("close-drawer", close).only_icon("icon-close").tone(Tone::Bare);
                        if ui.add(button).clicked() {
                            open.group = None;
                            wanted.push(Intent::PutAway);
                        }
                    });
                });
                scrolled(
                    ui,
                    ScrollArea::vertical().max_height(most - 90.0).auto_shrink([false, true]),
                    |ui| {
                        wanted.extend(offers(ui, seat, group, model, open));
                    },
                );
            });
        });
    if escape {
        open.group = None;
        wanted.push(Intent::PutAway);
    }
    wanted
}

/// The board of the seat that is asked for a drawing.
fn board(
    ctx: &egui::Context,
    seat: Seat,
    group: &ActionGroup,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    studio: &mut Studio,
) -> Vec<Intent> {
    let all = model.actions.groups.iter().flat_map(|group| &group.items);
    let offers: Vec<usize> = all.filter(|item| asks_for_a_drawing(item)).map(|item| item.index).collect();
    let title = model.actions.about.clone().unwrap_or_else(|| group.title.clone());
    let easel = Easel { seat, title };
    open.board = Some(easel.clone());
    paint(ctx, easel, &offers, model, open, studio)
}

/// The board on which somebody painted when another did something: painting goes on while that is shown.
fn left_open(
    ctx: &egui::Context,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    studio: &mut Studio,
) -> Vec<Intent> {
    let easel = open.board.clone().filter(|_| open.group.is_some());
    let offered = easel.and_then(|easel| Some((model.offer_to(easel.seat)?, easel)));
    offered.map(|(offer, easel)| paint(ctx, easel, &[offer], model, open, studio)).unwrap_or_default()
}

/// Somebody paints, for these offers.
fn paint(
    ctx: &egui::Context,
    Easel { seat, title }: Easel,
    offers: &[usize],
    model: &ActionsModel,
    open: &mut ActionsOpen,
    studio: &mut Studio,
) -> Vec<Intent> {
    let [_, give] = &model.together;
    let asked: Vec<Asked> = offers.iter().map(|index| Asked { index: *index, label: give }).collect();
    match painting::show(ctx, seat, &asked, (&title, model.left), studio.board(seat)) {
        Some(Wish::Close) => {
            (open.group, open.board) = (None, None);
            vec![Intent::PutAway]
        }
        Some(Wish::Give(offer, answer)) => {
            vec![Intent::Choose(Choose { seat, offer, answer: Some(answer) })]
        }
        None => Vec::new(),
    }
}

/// The sheets of all who paint, side by side.
pub(super) fn easels(
    ctx: &egui::Context,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    studio: &mut Studio,
) -> Vec<Intent> {
    let painters: Vec<SeatChip> = model.painters.iter().map(|(chip, _)| chip.clone()).collect();
    let [title, give] = &model.together;
    match side_by_side::show(ctx, &painters, model.left, (title, give), studio) {
        Some(Given::Close) => {
            open.together = false;
            Vec::new()
        }
        Some(Given::Drawing(seat, answer)) => {
            let choice = model.offer_to(seat).map(|offer| Choose { seat, offer, answer: Some(answer) });
            choice.map(Intent::Choose).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// Labels of at most so many ems are no sentences: more of them lie side by side.
const SHORT: f32 = 11.0;

fn offers(
    ui: &mut Ui,
    seat: Seat,
    group: &ActionGroup,
    model: &ActionsModel,
    open: &mut ActionsOpen,
) -> Vec<Intent> {
    let mut wanted = Vec::new();
    let exact: Vec<&OfferItem> = group.items.iter().filter(|item| item.asks.is_none()).collect();
    let room = ui.available_width() - 8.0;
    let least = if exact.iter().all(|item| ems(&item.label) <= SHORT) { 150.0 } else { 216.0 };
    let columns =
        [5_u8, 4, 3, 2].into_iter().find(|columns| room / f32::from(*columns) >= least).unwrap_or(1);
    let columns = columns.min(u8::try_from(exact.len().max(1)).unwrap_or(1));
    let width = (room - 8.0 * f32::from(columns - 1)) / f32::from(columns);
    let first = exact.first().map(|item| item.index);
    for row in exact.chunks(usize::from(columns)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for item in row {
                let name = format!("offer-{}", item.index);
                ui.allocate_ui(vec2(width, 60.0), |ui| {
                    ui.set_max_width(width);
                    let button = Button::new(&name, &item.label).leads(first == Some(item.index));
                    if ui.add(button.least(vec2(width, 60.0))).clicked() {
                        wanted.push(choose(seat, item, None));
                    }
                });
            }
        });
    }
    wanted.extend(questions(ui, seat, group, model, open));
    wanted
}

/// What the only offer that asks something asks for, or the one that was chosen of several.
fn questions(
    ui: &mut Ui,
    seat: Seat,
    group: &ActionGroup,
    model: &ActionsModel,
    open: &mut ActionsOpen,
) -> Option<Intent> {
    let asking: Vec<&OfferItem> = group.items.iter().filter(|item| item.asks.is_some()).collect();
    let item = match asking.as_slice() {
        [only] => *only,
        all => match all.iter().find(|item| Some(item.index) == open.asked) {
            Some(item) => item,
            None => {
                for item in all {
                    let name = format!("offer-{}", item.index);
                    let wide = vec2(ui.available_width() - 8.0, 50.0);
                    if ui.add(Button::new(&name, &item.label).least(wide)).clicked() {
                        open.ask(item.index);
                    }
                }
                return None;
            }
        },
    };
    let (form, things) = item.asks.as_ref()?;
    open.prompt.to(item.index);
    let said = (item.label.as_str(), model.words[5].as_str(), model.words[6].as_str());
    let answer = match item.picture {
        None => {
            // What is written stays where it is: lines change above it.
            label(ui, Line::NightBody, open.prompt.lacks().unwrap_or(&item.label));
            prompts::ask(ui, form, (things, &item.thumbs), &mut open.prompt, said)
        }
        Some(sprite) => {
            // The picture that it is about lies beside it.
            let kit = Kit::of(ui.ctx());
            let own = kit.paper.size(sprite);
            let high = 148.0;
            let size = vec2(high * own.x / own.y.max(1.0), high);
            ui.horizontal_top(|ui| {
                let (at, _) = ui.allocate_exact_size(size, Sense::hover());
                put(ui.painter(), kit.paper.picture(sprite, at, Color32::WHITE));
                ui.vertical(|ui| {
                    label(ui, Line::NightBody, &item.label);
                    prompts::ask(ui, form, (things, &item.thumbs), &mut open.prompt, said)
                })
                .inner
            })
            .inner
        }
    };
    answer.map(|answer| choose(seat, item, Some(answer)))
}
