//! The table from above, with its seats around it.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use tabletop::{Level, Player, Seat};

use super::{Draft, LobbyModel};
use crate::kit::{Button, Kit, Tone, within};
use crate::theme::palette::{CREAM, HONEY, LAVENDER, PLUM};
use crate::theme::{Size, fonts, put};

/// Draws the table in this place; presses on seats and on plus and minus change the draft.
pub fn draw(ui: &mut Ui, place: Rect, model: &LobbyModel, draft: &mut Draft) {
    let kit = Kit::of(ui.ctx());
    let small = place.width() < 460.0;
    let medal = if small { 58.0 } else { 74.0 };
    let reach = vec2(place.width() / 2.0 - medal * 0.85, place.height() / 2.0 - medal * 0.5 - 26.0);
    let reach = vec2(reach.x.min(reach.y * 1.35), reach.y.min(reach.x));
    let middle = place.center() - vec2(0.0, 6.0);
    let inner = reach - Vec2::splat(medal * 0.62);
    let felt = Rect::from_center_size(middle, inner * 2.0);
    put(ui.painter(), kit.paper.sheet("panel-night", felt, Color32::WHITE));
    put(
        ui.painter(),
        kit.paper.cover(model.game.picture, felt.shrink(13.0), Color32::from_rgb(150, 138, 170)),
    );
    count(ui, felt, model, draft);
    let seats = draft.seats.len();
    for index in 0..seats {
        #[expect(clippy::cast_precision_loss, reason = "a handful of seats")]
        let turn = std::f32::consts::FRAC_PI_2 + std::f32::consts::TAU * index as f32 / seats as f32;
        let at = middle + vec2(turn.cos() * reach.x, turn.sin() * reach.y);
        seat(ui, at, medal, index, model, draft);
    }
}

fn seat(ui: &mut Ui, at: egui::Pos2, medal: f32, index: usize, model: &LobbyModel, draft: &mut Draft) {
    let kit = Kit::of(ui.ctx());
    let own = draft.seats[index].clone();
    let sign = usize::from(own.sign);
    let sign_name = model.signs.get(sign).cloned().unwrap_or_default();
    let name = if own.name.trim().is_empty() { sign_name } else { own.name.clone() };
    let place = Rect::from_center_size(at, Vec2::splat(medal));
    let chosen = draft.at == index;
    let response = ui.interact(place, ui.id().with(("seat", index)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &name));
    kit.targets.note(ui, &response, &format!("seat-{}", index + 1), &name, true);
    if response.clicked() {
        draft.at = index;
    }
    let painter = ui.painter();
    if chosen {
        put(painter, kit.paper.picture("glow-round", place.expand(medal * 0.42), Color32::WHITE));
        painter.circle_stroke(at, medal * 0.53, egui::Stroke::new(3.0, HONEY));
    }
    let sprite = model.game.signs.get(sign).map_or("", |sign| sign.sprite);
    put(painter, kit.paper.picture(sprite, place, Color32::WHITE));
    let badge = Rect::from_center_size(place.right_top() + vec2(-6.0, 8.0), Vec2::splat(28.0));
    painter.circle_filled(badge.center(), 15.0, Color32::from_rgb(0x24, 0x1a, 0x4d));
    let icon = match own.player {
        Player::Person => "icon-person",
        Player::Bot(_) => "icon-bot",
    };
    put(painter, kit.paper.picture(icon, badge.shrink(4.0), CREAM));
    if let Player::Bot(level) = own.player {
        pips(painter, badge, level);
    }
    let mut below = pos2(at.x, place.bottom() + 2.0);
    // A long name is cut where its neighbour's begins, or the window ends.
    let room =
        (medal * 2.2).min(2.0 * (at.x - ui.clip_rect().left()).min(ui.clip_rect().right() - at.x) - 18.0);
    let mut job = LayoutJob::simple_singleline(name, kit.strong(Size::Small), CREAM);
    job.wrap = TextWrapping::truncate_at_width(room.max(medal));
    let written = painter.layout_job(job);
    let plate = Align2::CENTER_TOP.anchor_size(below, written.size() + vec2(14.0, 4.0));
    painter.rect_filled(plate, 9.0, Color32::from_rgba_unmultiplied(0x12, 0x0c, 0x28, 190));
    below.y += 2.0;
    painter.galley(pos2(plate.left() + 7.0, below.y), written, CREAM);
    if draft.first == Some(Seat(u8::try_from(index).unwrap_or_default())) {
        let flag = Rect::from_center_size(place.left_top() + vec2(4.0, 6.0), Vec2::splat(22.0));
        put(painter, kit.paper.picture("icon-play", flag, HONEY));
    }
    kit.ring(ui, &response);
}

/// How well a bot plays: as many studs below its badge, of three.
fn pips(painter: &egui::Painter, badge: Rect, level: Level) {
    let many = match level {
        Level::Easy => 1,
        Level::Medium => 2,
        Level::Hard => 3,
    };
    for index in 0..3_u8 {
        let at = badge.center_bottom() + vec2(9.0 * (f32::from(index) - 1.0), 3.0);
        painter.circle_filled(at, 4.5, Color32::from_rgb(0x24, 0x1a, 0x4d));
        painter.circle_filled(at, 3.0, if index < many { HONEY } else { PLUM });
    }
}

/// How many, in the middle, with plus and minus.
fn count(ui: &mut Ui, felt: Rect, model: &LobbyModel, draft: &mut Draft) {
    let kit = Kit::of(ui.ctx());
    let (least, most) = model.game.seats;
    let seats = draft.seats.len();
    let middle = felt.center();
    let painter = ui.painter();
    let plate = Rect::from_center_size(middle, vec2(196.0, 84.0));
    painter.rect_filled(plate, 22.0, Color32::from_rgba_unmultiplied(0x12, 0x0c, 0x28, 170));
    let number = kit.font(Size::Banner, fonts::title());
    painter.text(middle - vec2(0.0, 6.0), Align2::CENTER_CENTER, seats.to_string(), number, CREAM);
    let players = (model.say)("lobby-seats");
    painter.text(middle + vec2(0.0, 28.0), Align2::CENTER_CENTER, players, kit.strong(Size::Small), LAVENDER);
    let mut step = |side: f32, name: &str, icon: &str, legal: bool, next: usize| {
        let at = Rect::from_center_size(middle + vec2(side * 70.0, 0.0), Vec2::splat(46.0));
        let text = (model.say)(name);
        within(ui, at, |ui| {
            let button = Button::new(name, &text).only_icon(icon).tone(Tone::Cream).legal(legal);
            if ui.add(button).clicked() {
                draft.fill(next, model.game.signs.len());
            }
        });
    };
    step(-1.0, "lobby-fewer", "icon-minus", seats > usize::from(least), seats.saturating_sub(1));
    step(1.0, "lobby-more", "icon-plus", seats < usize::from(most), seats + 1);
}
