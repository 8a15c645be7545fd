//! Who won, and where every coin came from.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Color32, FontFamily, Layout as Flow, Rect, Sense, Ui, Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Account, ActiveGame, Leaf, Screen, SeatChip, Seats, Settings, Standing, Words};
use tabletop::{Message as Said, Outcome, Value};

use super::{column, is_narrow, line, page};
use crate::intent::Intent;
use crate::kit::{Button, Card, Kit, Line, Sheet, Tone, image, label, tinted, whole};
use crate::theme::palette::{CREAM, HONEY, PLUM};
use crate::theme::{Size, UiSystems, dressed, put};

/// Where what is counted came from, in the words of a game or, where it says nothing, of the program.
const COUNTS: &str = "results-coins";

/// The end of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultsModel {
    /// Who won, in words.
    pub headline: String,
    /// All accounts with who they belong to, best first.
    pub accounts: Vec<(SeatChip, Account)>,
    /// What can be read, each with its place in the standing.
    pub leaves: Vec<(usize, Leaf<String>)>,
    /// Rematch, replay, table, shelf.
    pub words: [String; 4],
    /// What came in where, best first: its picture, its mark, its name.
    pub finishers: Vec<(&'static str, &'static str, String)>,
    /// Over the finishers, over the accounts.
    pub headings: [String; 2],
    /// What all have in common, where they won or lost together.
    pub in_common: Option<String>,
    /// The sprite of what accounts count.
    pub counted: &'static str,
    /// What chance started from, and on the button that begins with it again.
    pub seed: [String; 2],
}

/// The names at the table.
pub(crate) struct Named<'a>(pub &'a Seats);

impl l10n::SeatNames for Named<'_> {
    fn name(&self, seat: tabletop::Seat) -> String {
        self.0.0.iter().find(|chip| chip.seat == seat).map(|chip| chip.name.clone()).unwrap_or_default()
    }

    fn is_viewer(&self, _: tabletop::Seat) -> bool {
        false
    }
}

fn model(
    words: &Words,
    settings: &Settings,
    standing: &Standing,
    (seats, game): (&Seats, Option<&'static str>),
) -> Option<ResultsModel> {
    let outcome = standing.outcome.as_ref()?;
    let said = headline(outcome, seats);
    let chip = |seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let accounts = standing.accounts.iter();
    let seed = Said::new("results-seed").with("seed", standing.seed.clone());
    let own = game.filter(|game| words.0.has(settings.locale, game, COUNTS));
    let counts =
        own.map_or_else(|| line(words, settings, COUNTS), |game| words.game_line(settings, game, COUNTS));
    Some(ResultsModel {
        headline: words.0.say(settings.locale, "table", &said, &Named(seats)),
        leaves: standing.leaves.iter().cloned().enumerate().collect(),
        accounts: accounts.filter_map(|account| Some((chip(account.seat)?, account.clone()))).collect(),
        words: ["act-rematch", "act-replay", "act-look", "back-to-shelf"].map(|id| line(words, settings, id)),
        finishers: standing
            .finishers
            .iter()
            .map(|came| (came.sprite, came.mark, words.game_line(settings, game.unwrap_or("app"), came.name)))
            .collect(),
        headings: [line(words, settings, "results-order"), counts],
        in_common: standing.in_common.clone(),
        counted: standing.counted,
        seed: [
            words.0.say(settings.locale, "app", &seed, &Named(seats)),
            line(words, settings, "results-same"),
        ],
    })
}

fn headline(outcome: &Outcome, seats: &Seats) -> Said {
    let count = u8::try_from(seats.0.len()).unwrap_or(u8::MAX);
    let winners: Vec<_> = outcome.winners(count).iter().collect();
    match (outcome, winners.as_slice()) {
        (Outcome::SharedWin, _) => Said::new("match-shared-win"),
        (Outcome::SharedLoss, _) => Said::new("match-shared-loss"),
        (Outcome::Ranking(_), [only]) => Said::new("match-won").with("seat", *only),
        (Outcome::Ranking(_), several) => {
            Said::new("match-tied").with("seats", several.iter().copied().collect::<Value>())
        }
    }
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    standing: Res<Standing>,
    seats: Res<Seats>,
    active: Res<ActiveGame>,
    mut cached: Local<Option<ResultsModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if cached.is_none() || standing.is_changed() || seats.is_changed() || settings.is_changed() {
        *cached = model(&words, &settings, &standing, (&seats, active.0));
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    intents.write_batch(page(ctx, "results", 120, |ui| panel(ui, model)));
    Ok(())
}

/// Headline, what came in where, a card per seat, what to do next.
pub fn panel(ui: &mut Ui, model: &ResultsModel) -> Vec<Intent> {
    let mut wanted = Vec::new();
    let medal = medal(ui.max_rect(), model);
    column(ui, if medal > SMALL { 860.0 } else { 780.0 }, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.add_space(10.0);
        ui.vertical_centered(|ui| {
            tinted(ui, "icon-trophy", Vec2::splat(40.0), HONEY);
            label(ui, Line::Title, &model.headline);
        });
        if !model.finishers.is_empty() {
            ui.vertical_centered(|ui| label(ui, Line::NightNote, &model.headings[0]));
            finishers(ui, model);
            ui.add_space(2.0);
        }
        match &model.in_common {
            Some(said) => in_common(ui, said, model.counted),
            None => drop(ui.vertical_centered(|ui| label(ui, Line::NightNote, &model.headings[1]))),
        }
        for (chip, account) in &model.accounts {
            let leaves = model.leaves.iter().filter(|(_, leaf)| leaf.seat == chip.seat);
            let counted = model.in_common.is_none().then_some(model.counted);
            card(ui, chip, account, (counted, medal, &leaves.collect::<Vec<_>>()), &mut wanted);
            ui.add_space(4.0);
        }
        ui.add_space(6.0);
        buttons(ui, model, &mut wanted);
        ui.add_space(4.0);
        again(ui, model, &mut wanted);
        ui.add_space(20.0);
    });
    wanted
}

/// The figure of a seat, in points: as small as it is where there are many, and as large as it may become.
const SMALL: f32 = 60.0;
const LARGE: f32 = 104.0;

/// How large figures are: a few seats in a large window have what room the others leave, so that none of it lies empty.
fn medal(window: Rect, model: &ResultsModel) -> f32 {
    // Headline, heading, buttons, seed; pictures of what came in; a row of books for each seat that wrote some.
    const OTHERS: f32 = 296.0;
    const FINISHERS: f32 = 180.0;
    const BOOKS: f32 = 60.0;
    // Between a figure and the next.
    const BETWEEN: f32 = 38.0;
    if is_narrow(window) {
        return SMALL;
    }
    let wrote = |chip: &SeatChip| model.leaves.iter().any(|(_, leaf)| leaf.seat == chip.seat);
    let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    let books = BOOKS * number(model.accounts.iter().filter(|(chip, _)| wrote(chip)).count());
    let finishers = if model.finishers.is_empty() { 0.0 } else { FINISHERS };
    let room = window.height() - OTHERS - finishers - books;
    (room / number(model.accounts.len().max(1)) - BETWEEN).clamp(SMALL, LARGE)
}

/// What all have in common: what is counted, and how much of it is left.
fn in_common(ui: &mut Ui, said: &str, counted: &str) {
    ui.vertical_centered(|ui| {
        coin(ui, counted);
        label(ui, Line::NightNote, said);
    });
    ui.add_space(4.0);
}

/// What came in where, side by side, the first the largest: picture, place, mark, name.
fn finishers(ui: &mut Ui, model: &ResultsModel) {
    let kit = Kit::of(ui.ctx());
    let count = model.finishers.len().max(1);
    #[expect(clippy::cast_precision_loss, reason = "a handful of camels")]
    let each = (ui.available_width() / count as f32).min(130.0);
    let high = each * 0.78;
    let (font, strong) = (kit.font(Size::Small, FontFamily::Proportional), kit.strong(Size::Body));
    let below = ui.ctx().fonts_mut(|fonts| 2.0 * fonts.row_height(&strong)) + 8.0;
    #[expect(clippy::cast_precision_loss, reason = "a handful of camels")]
    let size = vec2(each * count as f32, high + below);
    let (_, row) = ui.allocate_space(vec2(ui.available_width(), size.y));
    let row = Rect::from_center_size(row.center(), size);
    let painter = ui.painter();
    for (index, (sprite, mark, name)) in model.finishers.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "a handful of camels")]
        let left = row.left() + each * index as f32;
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(each, high));
        let part = if index == 0 { 0.96 } else { 0.72 };
        let own = kit.paper.size(sprite);
        let scale = (each * part / own.x.max(1.0)).min(high * part / own.y.max(1.0));
        let at = Align2::CENTER_BOTTOM.align_size_within_rect(own * scale, place);
        if index == 0 {
            put(painter, kit.paper.picture("glow-round", at.expand(22.0), Color32::WHITE));
        }
        put(painter, kit.paper.picture(sprite, at, Color32::WHITE));
        let number = painter.layout_no_wrap((index + 1).to_string(), strong.clone(), HONEY);
        let high = number.size().y;
        let first = pos2(place.center().x - (number.size().x + 22.0) / 2.0, place.bottom() + 2.0);
        painter.galley(first, number, HONEY);
        let mark_at =
            Rect::from_min_size(pos2(first.x + 16.0, first.y + high / 2.0 - 8.0), Vec2::splat(16.0));
        put(painter, kit.paper.picture(mark, mark_at, CREAM));
        let name = painter.layout(name.clone(), font.clone(), CREAM, each);
        painter.galley(pos2(place.center().x - name.size().x / 2.0, first.y + high), name, CREAM);
    }
}

fn card(
    ui: &mut Ui,
    chip: &SeatChip,
    account: &Account,
    (counted, medal, leaves): (Option<&str>, f32, &[&(usize, Leaf<String>)]),
    wanted: &mut Vec<Intent>,
) {
    let kit = Kit::of(ui.ctx());
    let first = account.place.is_none_or(|place| place == 1);
    // Beside a large figure its name is large, too.
    let (name, note) =
        if medal > SMALL * 1.3 { (Line::Heading, Line::Body) } else { (Line::Strong, Line::Note) };
    Sheet::CREAM.padded(12.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            if let Some(place) = account.place {
                ui.allocate_ui_with_layout(vec2(30.0, medal), Flow::left_to_right(Align::Center), |ui| {
                    label(ui, Line::Heading, place.to_string());
                });
            }
            let (at, _) = ui.allocate_exact_size(Vec2::splat(medal), Sense::hover());
            if first {
                put(ui.painter(), kit.paper.picture("glow-round", at.expand(20.0), Color32::WHITE));
            }
            put(ui.painter(), kit.paper.picture(chip.sign, at, Color32::WHITE));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 0.0;
                // What stands beside a figure stands at its middle: a name alone, or with a line about it below.
                ui.add_space(match counted {
                    None => medal / 2.0 - 12.0,
                    Some(_) => (medal - SMALL) / 2.0,
                });
                ui.horizontal(|ui| {
                    label(ui, name, &chip.name);
                    let Some(counted) = counted else { return };
                    ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                        ui.spacing_mut().item_spacing.x = 6.0;
                        label(ui, Line::Heading, account.total.to_string());
                        coin(ui, counted);
                    });
                });
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(14.0, 4.0);
                    for (what, points) in account.lines.iter().filter(|(_, points)| *points != 0) {
                        whole(ui, note, format!("{what} {}", signed(*points)));
                    }
                });
            });
        });
        books(ui, leaves, wanted);
    });
}

/// What this seat wrote: pictures that open to be read.
fn books(ui: &mut Ui, leaves: &[&(usize, Leaf<String>)], wanted: &mut Vec<Intent>) {
    if leaves.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for (index, leaf) in leaves.iter().copied() {
            let name = format!("leaf-{}", index + 1);
            if ui.add(Card::new(&name, &leaf.title, &leaf.picture.0, Vec2::splat(52.0))).clicked() {
                wanted.push(Intent::Read(*index));
            }
        }
    });
}

/// What is counted as it lies on the table; where there is nothing, an icon.
fn coin(ui: &mut Ui, sprite: &str) {
    let size = Vec2::splat(28.0);
    if Kit::of(ui.ctx()).paper.has(sprite) {
        image(ui, sprite, size);
    } else {
        tinted(ui, "icon-coin", size, PLUM);
    }
}

/// What chance started from, and the same once more.
fn again(ui: &mut Ui, model: &ResultsModel, wanted: &mut Vec<Intent>) {
    let [seed, same] = &model.seed;
    let button = Button::new("same-again", same).icon("icon-roll").tone(Tone::Night);
    let width = Line::NightNote.width(ui, seed) + 12.0 + button.width(ui);
    let start = ((ui.available_width() - width) / 2.0).max(0.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        ui.add_space(start - 12.0);
        label(ui, Line::NightNote, seed);
        if ui.add(button).clicked() {
            wanted.push(Intent::SameAgain);
        }
    });
}

/// With a true sign.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

fn buttons(ui: &mut Ui, model: &ResultsModel, wanted: &mut Vec<Intent>) {
    let all = [
        ("rematch", "icon-play", Tone::Ember, Intent::Rematch),
        ("replay", "icon-replay", Tone::Cream, Intent::Replay),
        ("look", "icon-eye", Tone::Cream, Intent::Visit(Screen::Table)),
        ("back-to-shelf", "icon-back", Tone::Cream, Intent::Leave),
    ];
    let room = ui.available_width();
    let columns: u8 = if room < 560.0 { 2 } else { 4 };
    let gap = 10.0;
    let width = (room - gap * f32::from(columns - 1)) / f32::from(columns);
    let all: Vec<_> = all.into_iter().zip(&model.words).collect();
    for row in all.chunks(usize::from(columns)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for ((name, icon, tone, intent), text) in row {
                if ui.add(Button::new(name, text).icon(icon).tone(*tone).least(vec2(width, 52.0))).clicked() {
                    wanted.push(intent.clone());
                }
            }
        });
    }
}

/// Goes to the results once the last beat has been seen, once for each showing.
fn arrive(
    standing: Res<Standing>,
    mut seen: Local<u64>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let over = standing.outcome.is_some() && !standing.showing;
    if over && *seen != standing.showing_number && *screen.get() == Screen::Table {
        *seen = standing.showing_number;
        next.set(Screen::Results);
    }
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Results).and_then(dressed);
    app.add_systems(Update, arrive.after(table::TableSystems::Sync))
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
