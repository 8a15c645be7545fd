//! What can be done now: groups of offers as pieces of paper at the lower edge; a group with several offers opens.
//!
//! Every game is playable through this panel alone. It serves keys, pads and screen readers, and tests press it.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Align2, Area, Color32, Id, Layout, Order, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{
    ActionGroup, Actions, Choose, Eyes, OfferItem, Overlay, Screen, SeatChip, Seats, Settings, Sfx, Sound,
    Standing, Words,
};
use tabletop::{Player, Seat};

use super::{Occupied, prompts, window};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, within, within_flow};
use crate::theme::palette::{CREAM, HONEY, LAVENDER};
use crate::theme::{Size, UiSystems, dressed, put};

/// What the panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionsModel {
    /// Whose mat it is: the person who acts, else whoever is waited for.
    pub chip: Option<SeatChip>,
    /// One line about the turn.
    pub turn: String,
    /// What can be done.
    pub actions: Actions,
    /// Whether secrets may be spelt out.
    pub open_to: Option<Seat>,
    /// Whether a tap shows the next beat.
    pub step: bool,
    /// Whether beats are being shown, so that they can be hurried.
    pub showing: bool,
    /// Whether the match is over and everything shown.
    pub over: bool,
    /// Undo, next beat, hurry, back, results, confirm, clear.
    pub words: [String; 7],
}

/// What of the panel is open.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct ActionsOpen {
    seat: Option<Seat>,
    group: Option<&'static str>,
    wish: Option<&'static str>,
    prompt: prompts::Answering,
}

fn model(
    words: &Words,
    settings: &Settings,
    (actions, seats, standing, eyes): (&Actions, &Seats, &Standing, &Eyes),
) -> ActionsModel {
    let chip = |seat: Seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let acts = actions.seat.or_else(|| actions.waiting_for.first().copied());
    let line = |id: &str| words.0.line(settings.locale, "app", id);
    let chip = acts.and_then(chip);
    let turn = match &chip {
        _ if standing.outcome.is_some() => words.line(settings, "match-over"),
        Some(_) if actions.seat.is_some() => line("turn-yours"),
        Some(chip) if matches!(chip.player, Player::Bot(_)) => line("turn-bot"),
        Some(_) => line("turn-watching"),
        None => String::new(),
    };
    let open_to = actions.seat.filter(|seat| eyes.may_see(*seat));
    ActionsModel {
        chip,
        turn,
        actions: actions.clone(),
        open_to,
        step: standing.waits_for_step && standing.showing,
        showing: standing.showing,
        over: standing.outcome.is_some(),
        words: ["act-undo", "act-step", "act-hurry", "act-back", "act-results", "act-confirm", "act-clear"]
            .map(line),
    }
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    (actions, seats, standing, eyes): (Res<Actions>, Res<Seats>, Res<Standing>, Res<Eyes>),
    overlay: Res<State<Overlay>>,
    mut cached: Local<Option<ActionsModel>>,
    mut open: ResMut<ActionsOpen>,
    mut occupied: ResMut<Occupied>,
    mut contexts: EguiContexts,
    mut was_acting: Local<Option<Seat>>,
    mut intents: MessageWriter<Intent>,
    mut sounds: MessageWriter<Sfx>,
) -> Result {
    if *was_acting != actions.seat {
        *was_acting = actions.seat;
        sounds.write_batch(actions.seat.map(|_| Sfx(Sound::Turn)));
    }
    let changed = actions.is_changed()
        || seats.is_changed()
        || standing.is_changed()
        || eyes.is_changed()
        || settings.is_changed();
    if changed || cached.is_none() {
        *cached = Some(model(&words, &settings, (&actions, &seats, &standing, &eyes)));
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let mut now = open.clone();
    settle(&mut now, model);
    let (height, mut wanted) = bar(ctx, model, &mut now);
    if *overlay.get() == Overlay::None && eyes.waiting().is_none() {
        wanted.extend(drawer(ctx, model, &mut now, height));
    }
    if now != *open {
        *open = now;
        ctx.request_repaint();
    }
    if (occupied.bottom - height).abs() > 0.5 {
        occupied.bottom = height;
    }
    intents.write_batch(wanted);
    Ok(())
}

impl ActionsOpen {
    /// Whether the offers of a group are shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.group.is_some()
    }
}

/// What another seat opened closes, and so does a group that is no longer offered; one that was asked for opens once its owner alone looks.
fn settle(open: &mut ActionsOpen, model: &ActionsModel) {
    if open.seat != model.actions.seat {
        *open = ActionsOpen { seat: model.actions.seat, ..ActionsOpen::default() };
    }
    let offered = |id: &&'static str| model.actions.groups.iter().any(|group| group.id == *id);
    open.group = open.group.filter(offered);
    open.wish = open.wish.filter(offered);
    if model.open_to.is_some()
        && let Some(wish) = open.wish.take()
    {
        open.group = Some(wish);
    }
}

/// The strip at the lower edge. Returns its height.
fn bar(ctx: &egui::Context, model: &ActionsModel, open: &mut ActionsOpen) -> (f32, Vec<Intent>) {
    let (window, narrow) = window(ctx);
    let groups = model.actions.groups.len();
    let many = groups > 0;
    let edge = if narrow { 8.0 } else { 14.0 };
    let mut wanted = Vec::new();
    let sizes = Kit::of(ctx).sizes.max(1.0);
    // Icon, label and edges; large type needs a second line on a phone.
    let lines = if narrow && sizes > 1.1 { 2.0 } else { 1.0 };
    let width = if narrow { (window.width() - 2.0 * edge - 24.0) / 4.0 } else { 104.0 * sizes };
    let card = vec2(width, 56.0 + 20.0 * sizes * lines);
    // A phone shows the acting seat's own mat on the table: a strip is enough here.
    let low = !narrow && window.height() < 480.0;
    let mat_height = if narrow || low { 48.0 } else { card.y };
    let card = if low { vec2(124.0, 48.0) } else { card };
    let height = match (narrow, many) {
        (true, true) => mat_height + card.y + 8.0 + 2.0 * edge,
        (true, false) => mat_height + 2.0 * edge,
        (false, _) => mat_height + 2.0 * edge,
    };
    let place = Rect::from_min_max(pos2(window.left(), window.bottom() - height), window.max);
    Area::new(Id::new("actions"))
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_min_size(Vec2::ZERO);
            let room = place.shrink2(vec2(edge, edge));
            if narrow {
                let mat = Rect::from_min_size(room.min, vec2(room.width(), mat_height));
                self::mat(ui, mat, model, &mut wanted);
                let row = Rect::from_min_max(pos2(room.left(), mat.bottom() + 8.0), room.max);
                row_of_groups(ui, row, card, 8.0, model, open, &mut wanted);
            } else {
                #[expect(clippy::cast_precision_loss, reason = "a handful of groups")]
                let cards = groups as f32 * (card.x + 10.0);
                let wide = (room.width() - cards).clamp(240.0, 360.0);
                let left = room.center().x - (wide + cards) / 2.0;
                let mat = Rect::from_min_size(pos2(left, room.top()), vec2(wide, mat_height));
                self::mat(ui, mat, model, &mut wanted);
                let row = Rect::from_min_max(
                    pos2(mat.right() + 10.0, room.top()),
                    pos2(mat.right() + 10.0 + cards, room.bottom()),
                );
                row_of_groups(ui, row, card, 10.0, model, open, &mut wanted);
            }
        });
    (height, wanted)
}

/// The mat of whoever acts: sign, name, the turn in words, undo, the next beat.
fn mat(ui: &mut Ui, place: Rect, model: &ActionsModel, wanted: &mut Vec<Intent>) {
    let kit = Kit::of(ui.ctx());
    let (response_rect, _) = (place, ui.allocate_rect(place, Sense::hover()));
    let painter = ui.painter();
    let person = model.actions.seat.is_some();
    put(painter, kit.paper.sheet("mat-night", response_rect, Color32::WHITE));
    let slim = place.height() < 60.0;
    let medal = place.height() - if slim { 12.0 } else { 18.0 };
    let mut x = place.left() + if slim { 10.0 } else { 14.0 };
    if let Some(chip) = &model.chip {
        let at = Rect::from_min_size(pos2(x, place.center().y - medal / 2.0), Vec2::splat(medal));
        if person && !slim {
            put(painter, kit.paper.picture("glow-round", at.expand(18.0), Color32::WHITE));
        }
        put(painter, kit.paper.picture(chip.sign, at, Color32::WHITE));
        x = at.right() + 12.0;
        let ink = if person { HONEY } else { LAVENDER };
        let name = painter.layout_no_wrap(chip.name.clone(), kit.strong(Size::Body), CREAM);
        let turn = kit.font(Size::Small, egui::FontFamily::Proportional);
        let turn = painter.layout_no_wrap(model.turn.clone(), turn, ink);
        let width =
            if slim { name.size().x + 10.0 + turn.size().x } else { name.size().x.max(turn.size().x) };
        if slim {
            let beside = pos2(x + name.size().x + 10.0, place.center().y - turn.size().y / 2.0 + 1.0);
            painter.galley(pos2(x, place.center().y - name.size().y / 2.0), name, CREAM);
            painter.galley(beside, turn, ink);
        } else {
            let top = place.center().y - (name.size().y + turn.size().y) / 2.0;
            let below = top + name.size().y;
            painter.galley(pos2(x, top), name, CREAM);
            painter.galley(pos2(x, below), turn, ink);
        }
        x += width + 8.0;
    } else if model.over {
        let written = painter.layout_no_wrap(model.turn.clone(), kit.strong(Size::Body), CREAM);
        painter.galley(pos2(x, place.center().y - written.size().y / 2.0), written, CREAM);
    }
    let buttons = Rect::from_min_max(pos2(x, place.top()), pos2(place.right() - 12.0, place.bottom()));
    let [undo, step, hurry, _, results, ..] = &model.words;
    let layout = Layout::right_to_left(Align::Center);
    within_flow(ui, buttons, layout, |ui| {
        if model.over {
            let button = Button::new("show-results", results).icon("icon-trophy").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Visit(Screen::Results));
            }
        } else if model.step {
            let button = Button::new("step", step).icon("icon-speed-step").tone(Tone::Ember);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        } else if model.showing {
            let button = Button::new("hurry", hurry).only_icon("icon-speed-fast").tone(Tone::Bare);
            if ui.add(button).clicked() {
                wanted.push(Intent::Step);
            }
        }
        if model.actions.undo {
            let button = Button::new("undo", undo).only_icon("icon-undo").tone(Tone::Cream);
            if ui.add(button).clicked() {
                wanted.push(Intent::TakeBack);
            }
        }
    });
}

fn row_of_groups(
    ui: &mut Ui,
    row: Rect,
    card: Vec2,
    gap: f32,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    let Some(seat) = model.actions.seat else { return };
    let mut corner = row.min;
    for group in &model.actions.groups {
        let place = Rect::from_min_size(corner, card);
        corner.x += card.x + gap;
        let single = group.items.len() == 1 && group.items[0].asks.is_none() && !group.secret;
        let chosen = open.group == Some(group.id);
        within(ui, place, |ui| {
            let button = Button::new(group.id, &group.title).icon(group.icon).least(card);
            let button = if card.y < 60.0 { button.size(Size::Small) } else { button.upright() };
            let button = if single { button.tone(Tone::Ember) } else { button.chosen(chosen) };
            if ui.add(button).clicked() {
                press(group, single, seat, model, open, wanted);
            }
        });
    }
}

fn press(
    group: &ActionGroup,
    single: bool,
    seat: Seat,
    model: &ActionsModel,
    open: &mut ActionsOpen,
    wanted: &mut Vec<Intent>,
) {
    if single {
        wanted.push(choose(seat, &group.items[0], None));
    } else if open.group == Some(group.id) {
        open.group = None;
    } else if group.secret && model.open_to.is_none() {
        open.wish = Some(group.id);
        wanted.push(Intent::Call(seat));
    } else {
        open.group = Some(group.id);
        open.prompt = prompts::Answering::default();
    }
}

fn choose(seat: Seat, item: &OfferItem, answer: Option<tabletop::Answer>) -> Intent {
    Intent::Choose(Choose { seat, offer: item.index, answer })
}

/// The opened group: its offers as a grid, or what it asks for.
fn drawer(ctx: &egui::Context, model: &ActionsModel, open: &mut ActionsOpen, bar: f32) -> Vec<Intent> {
    let Some(seat) = model.actions.seat else { return Vec::new() };
    let group = open.group.and_then(|id| model.actions.groups.iter().find(|group| group.id == id));
    let Some(group) = group else { return Vec::new() };
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
                ScrollArea::vertical().max_height(most - 90.0).auto_shrink([false, true]).show(ui, |ui| {
                    wanted.extend(offers(ui, seat, group, model, open));
                });
            });
        });
    if ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        open.group = None;
        wanted.push(Intent::PutAway);
    }
    wanted
}

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
    let columns = [4_u8, 3, 2].into_iter().find(|columns| room / f32::from(*columns) >= 216.0).unwrap_or(1);
    let columns = columns.min(u8::try_from(exact.len().max(1)).unwrap_or(1));
    let width = (room - 8.0 * f32::from(columns - 1)) / f32::from(columns);
    for row in exact.chunks(usize::from(columns)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for item in row {
                let name = format!("offer-{}", item.index);
                ui.allocate_ui(vec2(width, 60.0), |ui| {
                    ui.set_max_width(width);
                    if ui.add(Button::new(&name, &item.label).least(vec2(width, 60.0))).clicked() {
                        wanted.push(choose(seat, item, None));
                    }
                });
            }
        });
    }
    for item in &group.items {
        if let Some((form, things)) = &item.asks {
            label(ui, Line::NightBody, &item.label);
            let words = &model.words;
            if let Some(answer) = prompts::ask(ui, form, things, &mut open.prompt, (&words[5], &words[6])) {
                wanted.push(choose(seat, item, Some(answer)));
            }
        }
    }
    wanted
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.init_resource::<ActionsOpen>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn item(index: usize) -> OfferItem {
        OfferItem { index, label: format!("Offer {index}"), asks: None }
    }

    fn group(id: &'static str, secret: bool, offers: &[usize]) -> ActionGroup {
        let items = offers.iter().copied().map(item).collect();
        ActionGroup { id, title: id.into(), icon: "icon-roll", secret, items }
    }

    fn model(open_to: Option<Seat>) -> ActionsModel {
        let groups = vec![
            group("roll", false, &[4]),
            group("ticket", false, &[0, 1, 2, 3]),
            group("card", true, &[5, 6]),
        ];
        let name = |seat: u8| SeatChip {
            seat: Seat(seat),
            name: "Nina".into(),
            player: Player::Person,
            sign: "",
            acts: true,
        };
        ActionsModel {
            chip: Some(name(1)),
            turn: "Your turn".into(),
            actions: Actions { seat: Some(Seat(1)), waiting_for: vec![Seat(1)], groups, undo: true },
            open_to,
            step: false,
            showing: false,
            over: false,
            words: ["undo", "step", "hurry", "back", "results", "confirm", "clear"].map(str::to_owned),
        }
    }

    fn press(bench: &Bench, model: &ActionsModel, open: &mut ActionsOpen, name: &str) -> Vec<Intent> {
        bench.press(name, |ui| {
            settle(open, model);
            let (height, mut wanted) = bar(ui.ctx(), model, open);
            wanted.extend(drawer(ui.ctx(), model, open, height));
            wanted
        })
    }

    fn chosen(wanted: &[Intent]) -> Option<usize> {
        match wanted {
            [Intent::Choose(choice)] if choice.seat == Seat(1) => Some(choice.offer),
            _ => None,
        }
    }

    #[test]
    fn a_single_offer_is_one_press_and_several_are_two() {
        for (width, height) in [(1180.0, 740.0), (390.0, 844.0)] {
            let bench = Bench::new(width, height);
            let (model, mut open) = (model(None), ActionsOpen::default());
            assert_eq!(chosen(&press(&bench, &model, &mut open, "roll")), Some(4));
            assert!(press(&bench, &model, &mut open, "ticket").is_empty());
            assert_eq!(chosen(&press(&bench, &model, &mut open, "offer-2")), Some(2));
        }
    }

    #[test]
    fn a_secret_waits_until_its_owner_alone_looks() {
        let bench = Bench::new(1180.0, 740.0);
        let mut open = ActionsOpen::default();
        let asked = press(&bench, &model(None), &mut open, "card");
        assert!(matches!(asked.as_slice(), [Intent::Call(Seat(1))]), "{asked:?}");
        assert!(!bench.names().contains(&"offer-5".to_owned()));
        let seen = model(Some(Seat(1)));
        assert_eq!(chosen(&press(&bench, &seen, &mut open, "offer-5")), Some(5));
    }

    #[test]
    fn what_one_seat_opened_is_closed_for_the_next() {
        let bench = Bench::new(1180.0, 740.0);
        let mut open = ActionsOpen::default();
        let mut model = model(None);
        press(&bench, &model, &mut open, "ticket");
        assert!(open.is_open());
        model.actions.seat = Some(Seat(0));
        settle(&mut open, &model);
        assert!(!open.is_open());
    }
}
