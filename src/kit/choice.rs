//! Choosing: one of several, on or off, a little more or less.

use bevy_egui::egui::{Color32, EventFilter, Key, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{Button, Kind, Kit, Line, label};
use crate::theme::put;
use crate::theme::scale::CONTROL;

/// One of several, side by side; where they do not fit, in rows of equal buttons. Returns the one that was chosen now.
pub fn pick<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    now: &T,
    all: &[(T, String, Option<&str>)],
) -> Option<T> {
    let names: Vec<String> = (0..all.len()).map(|index| format!("{name}-{index}")).collect();
    let buttons = names.iter().zip(all).map(|(name, (value, text, icon))| {
        let button = Button::new(name, text).chosen(value == now);
        icon.map_or(button.clone(), |icon| button.icon(icon))
    });
    let buttons: Vec<Button> = buttons.collect();
    let widths: Vec<f32> = buttons.iter().map(|button| button.width(ui)).collect();
    let (columns, least) = columns(&widths, ui.available_width());
    let mut chosen = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(BETWEEN, 8.0);
        for (row, values) in buttons.chunks(columns).zip(all.chunks(columns)) {
            ui.horizontal(|ui| {
                for (button, (value, ..)) in row.iter().zip(values) {
                    let button = button.clone().least(vec2(least, CONTROL));
                    if ui.add(button).clicked() && value != now {
                        chosen = Some(value.clone());
                    }
                }
            });
        }
    });
    chosen
}

/// Between two choices side by side, in points.
const BETWEEN: f32 = 6.0;

/// In how many columns buttons of these widths stand in this room, and how wide each is at least.
fn columns(widths: &[f32], room: f32) -> (usize, f32) {
    let count = widths.len().max(1);
    let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    if widths.iter().sum::<f32>() + BETWEEN * number(count - 1) <= room {
        return (count, 0.0);
    }
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let each = |columns: usize| (room - BETWEEN * number(columns - 1)) / number(columns);
    let columns = (2..=count).map(|rows| count.div_ceil(rows)).find(|columns| widest <= each(*columns));
    let columns = columns.unwrap_or(1);
    (columns, each(columns))
}

/// On or off. Returns what it was set to now.
pub fn check(ui: &mut Ui, name: &str, text: &str, line: Line, on: bool) -> Option<bool> {
    let kit = Kit::of(ui.ctx());
    let mut set = None;
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(72.0, CONTROL), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, text));
        kit.targets.note(ui, &response, name, text, true);
        let at = Rect::from_center_size(rect.center(), vec2(64.0, 36.0));
        put(ui.painter(), kit.paper.picture(if on { "toggle-on" } else { "toggle-off" }, at, Color32::WHITE));
        kit.ring(ui, &response);
        if response.clicked() {
            set = Some(!on);
        }
        label(ui, line, text);
    });
    set
}

/// A value between 0 and 1, moved by finger or with the arrow keys. Returns what it was set to now.
pub fn slider(ui: &mut Ui, name: &str, text: &str, value: f32) -> Option<f32> {
    let kit = Kit::of(ui.ctx());
    let width = ui.available_width().min(280.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, CONTROL), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), text));
    kit.targets.note_as(ui, &response, (name, text), true, Kind::Slide);
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width() - 32.0, 16.0));
    put(ui.painter(), kit.paper.sheet("slider-track", rail, Color32::WHITE));
    let x = rail.left() + rail.width() * value.clamp(0.0, 1.0);
    let filled = Rect::from_min_max(rail.min, pos2(x, rail.max.y));
    if filled.width() > 8.0 {
        put(ui.painter(), kit.paper.sheet("slider-fill", filled, Color32::WHITE));
    }
    let knob = Rect::from_center_size(pos2(x, rail.center().y), vec2(32.0, 32.0));
    put(ui.painter(), kit.paper.picture("slider-knob", knob, Color32::WHITE));
    kit.ring(ui, &response);
    if let Some(at) = response.interact_pointer_pos() {
        let next = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        return Some((next * 20.0).round() / 20.0).filter(|next| (next - value).abs() > 0.001);
    }
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let step = |key: Key, by: f32| {
        let pressed = ui.input(|input| input.key_pressed(key));
        pressed.then(|| (value + by).clamp(0.0, 1.0))
    };
    step(Key::ArrowLeft, -0.1).or_else(|| step(Key::ArrowRight, 0.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_that_do_not_fit_side_by_side_stand_in_equal_rows() {
        assert_eq!(columns(&[60.0, 60.0, 60.0], 192.0), (3, 0.0));
        assert_eq!(columns(&[60.0, 60.0, 60.0, 60.0], 206.0), (2, 100.0));
        assert_eq!(columns(&[60.0; 7], 260.0).0, 4);
        assert_eq!(columns(&[300.0, 40.0], 260.0), (1, 260.0));
    }
}
