//! Who won, and where every coin came from.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Color32, Layout as Flow, Sense, Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{Account, Screen, SeatChip, Seats, Settings, Standing, Words};
use tabletop::{Message as Said, Outcome, Value};

use super::{column, line, page};
use crate::intent::Intent;
use crate::kit::{Button, Kit, Line, Sheet, Tone, label, tinted};
use crate::theme::palette::{HONEY, PLUM};
use crate::theme::{UiSystems, dressed, put};

/// The end of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultsModel {
    /// Who won, in words.
    pub headline: String,
    /// All accounts with who they belong to, best first.
    pub accounts: Vec<(SeatChip, Account)>,
    /// Rematch, replay, table, shelf.
    pub words: [String; 4],
    /// What chance started from.
    pub seed: String,
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

fn model(words: &Words, settings: &Settings, standing: &Standing, seats: &Seats) -> Option<ResultsModel> {
    let outcome = standing.outcome.as_ref()?;
    let said = headline(outcome, seats);
    let chip = |seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let accounts = standing.accounts.iter();
    let seed = Said::new("results-seed").with("seed", standing.seed.clone());
    Some(ResultsModel {
        headline: words.0.say(settings.locale, "table", &said, &Named(seats)),
        accounts: accounts.filter_map(|account| Some((chip(account.seat)?, account.clone()))).collect(),
        words: ["act-rematch", "act-replay", "act-look", "back-to-shelf"].map(|id| line(words, settings, id)),
        seed: words.0.say(settings.locale, "app", &seed, &Named(seats)),
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
    mut cached: Local<Option<ResultsModel>>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if cached.is_none() || standing.is_changed() || seats.is_changed() || settings.is_changed() {
        *cached = model(&words, &settings, &standing, &seats);
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    intents.write_batch(page(ctx, "results", 120, |ui| panel(ui, model)));
    Ok(())
}

/// Headline, a card per seat, what to do next.
pub fn panel(ui: &mut Ui, model: &ResultsModel) -> Vec<Intent> {
    let mut wanted = Vec::new();
    column(ui, 780.0, |ui| {
        ui.add_space(22.0);
        ui.vertical_centered(|ui| {
            tinted(ui, "icon-trophy", Vec2::splat(56.0), HONEY);
            label(ui, Line::Title, &model.headline);
        });
        ui.add_space(8.0);
        for (chip, account) in &model.accounts {
            card(ui, chip, account);
            ui.add_space(6.0);
        }
        ui.add_space(6.0);
        buttons(ui, model, &mut wanted);
        ui.vertical_centered(|ui| label(ui, Line::NightNote, &model.seed));
        ui.add_space(20.0);
    });
    wanted
}

fn card(ui: &mut Ui, chip: &SeatChip, account: &Account) {
    let kit = Kit::of(ui.ctx());
    let first = account.place.is_none_or(|place| place == 1);
    Sheet::CREAM.padded(16.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            if let Some(place) = account.place {
                ui.allocate_ui_with_layout(vec2(30.0, 60.0), Flow::left_to_right(Align::Center), |ui| {
                    label(ui, Line::Heading, place.to_string());
                });
            }
            let (at, _) = ui.allocate_exact_size(Vec2::splat(60.0), Sense::hover());
            if first {
                put(ui.painter(), kit.paper.picture("glow-round", at.expand(20.0), Color32::WHITE));
            }
            put(ui.painter(), kit.paper.picture(chip.sign, at, Color32::WHITE));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                ui.spacing_mut().interact_size.y = 0.0;
                ui.horizontal(|ui| {
                    label(ui, Line::Strong, &chip.name);
                    ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                        label(ui, Line::Heading, account.total.to_string());
                        tinted(ui, "icon-coin", Vec2::splat(26.0), PLUM);
                    });
                });
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(14.0, 4.0);
                    for (what, points) in account.lines.iter().filter(|(_, points)| *points != 0) {
                        label(ui, Line::Note, format!("{what} {}", signed(*points)));
                    }
                });
            });
        });
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
