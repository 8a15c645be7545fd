//! The card of one seat, and what all agree on.

use bevy_egui::egui::{Color32, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use table::{Seating, Side};
use tabletop::{Level, Occupant, Player, Seat};

use super::{Draft, LobbyModel};
use crate::kit::{Button, Kit, Line, Sheet, TextPrompt, label, pick};
use crate::theme::put;

/// Between the lines of a card, in points.
const CLOSE: f32 = 6.0;

/// Name, sign, person or bot, side of the table.
pub fn seat(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    Sheet::CREAM.padded(18.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = CLOSE;
        let at = draft.at;
        let shown = model.signs.get(usize::from(draft.seats[at].sign)).cloned().unwrap_or_default();
        label(ui, Line::Heading, format!("{} {}", (model.say)("lobby-seat"), at + 1));
        field(ui, "seat-name", &(model.say)("lobby-name"), &shown, &mut draft.seats[at].name);
        if model.game.opener.is_none_or(|opener| opener.choose_signs) {
            label(ui, Line::Note, (model.say_game)("option-figure"));
            signs(ui, model, draft);
        }
        label(ui, Line::Note, (model.say)("lobby-player"));
        let level = |level: Level| {
            (Player::Bot(level), (model.say)(&format!("bot-{}", level.name())), Some("icon-bot"))
        };
        let players = [
            (Player::Person, (model.say)("seat-person"), Some("icon-person")),
            level(Level::Easy),
            level(Level::Medium),
            level(Level::Hard),
        ];
        if let Some(player) = pick(ui, "seat-player", &draft.seats[at].player, &players) {
            draft.seats[at].player = player;
        }
        own_options(ui, model, draft);
        if draft.seating == Seating::Around {
            label(ui, Line::Note, (model.say)("lobby-side"));
            let sides = Side::ALL.map(|side| {
                let (id, icon) = side_look(side);
                (side, (model.say)(id), Some(icon))
            });
            if let Some(side) = pick(ui, "seat-side", &draft.seats[at].side, &sides) {
                draft.seats[at].side = side;
            }
        }
    });
    ui.add_space(14.0);
}

/// The switches that this seat has for itself.
fn own_options(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    let own = &mut draft.seats[draft.at].options;
    let specs = model.game.opener.map(|opener| opener.seat_options).unwrap_or_default();
    for (index, option) in specs.iter().enumerate() {
        label(ui, Line::Note, (model.say_game)(option.id));
        let choices: Vec<_> =
            (0_u8..).zip(option.choices).map(|(choice, id)| (choice, (model.say_game)(id), None)).collect();
        let now = own.get(index).copied().unwrap_or_default();
        if let Some(choice) = pick(ui, &format!("seat-{}", option.id), &now, &choices) {
            own.resize(own.len().max(index + 1), 0);
            own[index] = choice;
        }
    }
}

fn side_look(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::South => ("side-south", "icon-seat-south"),
        Side::West => ("side-west", "icon-seat-west"),
        Side::North => ("side-north", "icon-seat-north"),
        Side::East => ("side-east", "icon-seat-east"),
    }
}

/// A line to write in.
pub fn field(ui: &mut Ui, name: &str, text: &str, hint: &str, value: &mut String) {
    label(ui, Line::Note, text);
    TextPrompt::line(name, text, Occupant::NAME).hint(hint).show(ui, value);
}

fn signs(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    let kit = Kit::of(ui.ctx());
    let at = draft.at;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (index, sign) in model.game.signs.iter().enumerate() {
            let number = u8::try_from(index).unwrap_or(u8::MAX);
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(52.0), Sense::click());
            let own = draft.seats[at].sign == number;
            let taken = !own && draft.seats.iter().any(|seat| seat.sign == number);
            let name = model.signs.get(index).cloned().unwrap_or_default();
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, own, &name));
            kit.targets.note(ui, &response, &format!("seat-{}", sign.id), &name, true);
            if own {
                ui.painter().circle_filled(rect.center(), 26.0, Color32::from_rgb(0xe0, 0x7b, 0x4c));
            }
            let tint =
                if taken { Color32::from_rgba_unmultiplied(255, 255, 255, 120) } else { Color32::WHITE };
            put(ui.painter(), kit.paper.picture(sign.sprite, rect.shrink(3.0), tint));
            kit.ring(ui, &response);
            if response.on_hover_text(name).clicked() {
                draft.give_sign(at, number);
            }
        }
    });
}

/// How the screen is shared, who begins, the game's switches, the seed.
pub fn agreements(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    Sheet::CREAM.padded(18.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = CLOSE;
        label(ui, Line::Heading, (model.say)("lobby-agreements"));
        let persons = draft.seats.iter().filter(|seat| seat.player == Player::Person).count();
        if model.around && persons > 1 {
            label(ui, Line::Note, (model.say)("lobby-seating"));
            let ways = [
                (Seating::Pass, (model.say)("seating-pass"), Some("icon-hand")),
                (Seating::Around, (model.say)("seating-around"), Some("icon-seats")),
            ];
            if let Some(seating) = pick(ui, "seating", &draft.seating, &ways) {
                draft.seating = seating;
            }
        } else {
            draft.seating = Seating::Pass;
        }
        label(ui, Line::Note, (model.say)("lobby-first"));
        first(ui, model, draft);
        if model.coach {
            coach(ui, model, draft);
        }
        for (index, option) in model.game.options.iter().enumerate() {
            if model.game.opener.is_some_and(|opener| !(opener.is_asked)(index, &draft.options)) {
                continue;
            }
            label(ui, Line::Note, (model.say_game)(option.id));
            let number = |choice: usize| u8::try_from(choice).unwrap_or(u8::MAX);
            let choices = option.choices.iter().enumerate();
            let choices: Vec<_> =
                choices.map(|(choice, id)| (number(choice), (model.say_game)(id), None)).collect();
            let now = draft.options.get(index).copied().unwrap_or_default();
            if let Some(choice) = pick(ui, option.id, &now, &choices) {
                draft.options[index] = choice;
            }
        }
        for note in &model.notes {
            label(ui, Line::Note, note);
        }
        field(ui, "seed", &(model.say)("lobby-seed"), &(model.say)("lobby-seed-random"), &mut draft.seed);
        label(ui, Line::Note, (model.say)("lobby-seed-note"));
    });
}

/// Whether the coach may be asked in this match.
fn coach(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    let (what, hint) = ((model.say_game)("option-coach"), (model.say_game)("option-coach-hint"));
    label(ui, Line::Note, format!("{what} · {hint}"));
    let choices = [
        (true, (model.say)("coach-allowed"), Some("icon-coach")),
        (false, (model.say)("coach-not-allowed"), Some("icon-close")),
    ];
    if let Some(allowed) = pick(ui, "option-coach", &draft.coach, &choices) {
        draft.coach = allowed;
    }
}

fn first(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft) {
    let random = (model.say)("lobby-first-random");
    let kit = Kit::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let button = Button::new("first-random", &random).icon("icon-roll").chosen(draft.first.is_none());
        if ui.add(button).clicked() {
            draft.first = None;
        }
        for (index, seat) in draft.seats.clone().iter().enumerate() {
            let number = Seat(u8::try_from(index).unwrap_or_default());
            let sign = usize::from(seat.sign);
            let name = model.signs.get(sign).cloned().unwrap_or_default();
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(48.0), Sense::click());
            let own = draft.first == Some(number);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, own, &name));
            kit.targets.note(ui, &response, &format!("first-{}", index + 1), &name, true);
            if own {
                ui.painter().circle_filled(rect.center(), 24.0, Color32::from_rgb(0xe0, 0x7b, 0x4c));
            }
            let sprite = model.game.signs.get(sign).map_or("", |sign| sign.sprite);
            put(ui.painter(), kit.paper.picture(sprite, rect.shrink(4.0), Color32::WHITE));
            kit.ring(ui, &response);
            if response.on_hover_text(name).clicked() {
                draft.first = Some(number);
            }
        }
    });
}
