//! A group of offers that are cards or tickets: they lie side by side in the strip at the lower edge, in the place of the
//! groups, and so hide nothing of the table. Cards that may go to several places lie in a row for each, with its name.

use bevy_egui::egui::{self, Align2, Color32, Rect, Ui, Vec2, pos2, vec2};
use table::{ActionGroup, OfferItem};
use tabletop::Seat;

use super::{ActionsOpen, choose};
use crate::intent::Intent;
use crate::kit::{Card, Kit, within};
use crate::theme::palette::HONEY;
use crate::theme::{Size, put};

/// Between two cards, and between two rows.
const GAP: f32 = 6.0;
/// Between the cards that go to one place and those that go to another.
const APART: f32 = 18.0;
/// Width of a card by its height.
const CARD: f32 = 0.72;

/// How cards lie.
pub(super) struct Tray<'a> {
    /// Those that go to one place.
    rows: Vec<Vec<&'a OfferItem>>,
    card: Vec2,
    heading: f32,
    /// Whether all lie in one line.
    in_line: bool,
}

impl<'a> Tray<'a> {
    /// The cards of a group in a room of this width; `None` where an offer has no picture.
    pub fn of(group: &'a ActionGroup, room: f32, height: f32, sizes: f32) -> Option<Self> {
        if group.items.is_empty() || group.items.iter().any(|item| item.picture.is_none()) {
            return None;
        }
        let mut rows: Vec<Vec<&OfferItem>> = Vec::new();
        for item in &group.items {
            match rows.iter_mut().find(|row| row[0].goes_to == item.goes_to) {
                Some(row) => row.push(item),
                None => rows.push(vec![item]),
            }
        }
        let most = rows.iter().map(Vec::len).max().unwrap_or(1);
        let heading = if group.items[0].goes_to.is_some() { 78.0 * sizes.min(1.25) } else { 0.0 };
        let card = vec2(height * CARD, height);
        let wide = |count: usize| heading + number(count) * (card.x + GAP);
        let all: f32 =
            rows.iter().map(|row| wide(row.len())).sum::<f32>() + APART * (number(rows.len()) - 1.0);
        let in_line = all <= room;
        // Fingers need their width; where there is less, cards are smaller.
        let fits = (room - heading) / number(most) - GAP;
        let card = if in_line { card } else { card * (fits / card.x).min(1.0) };
        Some(Self { rows, card, heading, in_line })
    }

    /// How large all of it is.
    pub fn size(&self) -> Vec2 {
        let wide = |row: &Vec<&OfferItem>| self.heading + number(row.len()) * (self.card.x + GAP) - GAP;
        let lines = number(self.rows.len());
        if self.in_line {
            let wide = self.rows.iter().map(wide).sum::<f32>() + APART * (lines - 1.0);
            return vec2(wide, self.card.y);
        }
        let wide = self.rows.iter().map(wide).fold(0.0, f32::max);
        vec2(wide, lines * (self.card.y + GAP) - GAP)
    }

    /// Draws it from this corner.
    pub fn show(
        &self,
        ui: &mut Ui,
        corner: egui::Pos2,
        seat: Seat,
        open: &mut ActionsOpen,
        wanted: &mut Vec<Intent>,
    ) {
        let mut at = corner;
        for (index, row) in self.rows.iter().enumerate() {
            if let Some((sprite, name)) = &row[0].goes_to {
                heading(ui, Rect::from_min_size(at, vec2(self.heading - GAP, self.card.y)), sprite, name);
            }
            at.x += self.heading;
            for (place, item) in row.iter().enumerate() {
                let name = format!("offer-{}", item.index);
                let sprite = item.picture.unwrap_or_default();
                let card = Card::new(&name, &item.label, sprite, self.card).leads(index == 0 && place == 0);
                let room = Rect::from_min_size(at, self.card);
                if within(ui, room, |ui| ui.add(card)).clicked() {
                    match item.asks {
                        Some(_) => open.ask(item.index),
                        None => wanted.push(choose(seat, item, None)),
                    }
                }
                at.x += self.card.x + GAP;
            }
            at = if self.in_line {
                pos2(at.x - GAP + APART, at.y)
            } else {
                pos2(corner.x, at.y + self.card.y + GAP)
            };
        }
    }
}

/// Where the cards of a row go.
fn heading(ui: &Ui, room: Rect, sprite: &str, name: &str) {
    let kit = Kit::of(ui.ctx());
    let painter = ui.painter();
    put(painter, kit.paper.sheet("mat-night", room, Color32::WHITE));
    let inner = room.shrink(5.0);
    let font = kit.font(Size::Small, egui::FontFamily::Proportional);
    let mut job = egui::text::LayoutJob::simple(name.to_owned(), font, HONEY, inner.width());
    job.halign = egui::Align::Center;
    let written = painter.layout_job(job);
    let text = written.size().y;
    let picture = (inner.height() - text - 2.0).clamp(16.0, inner.width());
    let top = room.center().y - (picture + text) / 2.0;
    let at = Align2::CENTER_TOP.anchor_size(pos2(room.center().x, top), vec2(picture * 0.85, picture));
    put(painter, kit.paper.picture(sprite, at, Color32::WHITE));
    painter.galley(pos2(room.center().x, at.bottom()), written, HONEY);
}

fn number(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
