//! The pictures in a rules book: pieces of the game laid out on a plate, beside the paragraph that they explain.
//!
//! What is on them is data of each game; here it is read and drawn. They are made of the sprites of the table, so what
//! the book shows is what lies there.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};
use serde::Deserialize;

use crate::kit::{Kit, Line, label};
use crate::theme::palette::{CREAM, INK};
use crate::theme::{Size, put};

/// A picture in the book.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Figure {
    /// The section that it stands in.
    pub section: String,
    /// The paragraph that it stands behind, from 0.
    pub after: usize,
    /// The plate, in points.
    pub size: (f32, f32),
    /// What is told below it, by its identifier in the game's texts.
    pub caption: Option<String>,
    /// What lies on it, the lowest first.
    pub pieces: Vec<Piece>,
}

/// Something on a plate. Places are in points from its upper left corner.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Piece {
    /// A sprite that stands here, so high.
    Sprite(String, (f32, f32), f32),
    /// The same where something was before.
    Ghost(String, (f32, f32), f32),
    /// From here to there.
    Arrow((f32, f32), (f32, f32)),
    /// A number around here.
    Text(String, (f32, f32)),
    /// It may be here.
    Good((f32, f32)),
    /// It may not.
    Bad((f32, f32)),
}

/// The pictures of a game's book, as they were written down.
///
/// # Errors
/// What is wrong with them.
pub fn read(text: &str) -> Result<Vec<Figure>, ron::error::SpannedError> {
    ron::from_str(text)
}

/// Draws one on its plate, smaller where there is less room, with its caption.
pub fn draw(ui: &mut Ui, figure: &Figure, caption: Option<&str>) {
    let kit = Kit::of(ui.ctx());
    let (width, height) = figure.size;
    let scale = (ui.available_width() / width).min(1.0);
    let (plate, _) = ui.allocate_exact_size(vec2(width, height) * scale, Sense::hover());
    if ui.is_rect_visible(plate) {
        let painter = ui.painter().with_clip_rect(plate.intersect(ui.clip_rect()));
        painter.rect_filled(plate, 12.0 * scale, PLATE);
        let hand = Hand { kit: &kit, plate, scale };
        for piece in &figure.pieces {
            hand.piece(&painter, piece);
        }
    }
    if let Some(caption) = caption {
        ui.scope(|ui| {
            ui.set_max_width(plate.width());
            label(ui, Line::Note, caption);
        });
    }
    ui.add_space(6.0);
}

/// Sand at dusk, between the paper of the book and that of the slabs.
const PLATE: Color32 = Color32::from_rgb(0xe3, 0xb2, 0x76);

/// What draws on a plate.
struct Hand<'a> {
    kit: &'a Kit,
    plate: Rect,
    scale: f32,
}

impl Hand<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.plate.min + vec2(x, y) * self.scale
    }

    fn piece(&self, painter: &bevy_egui::egui::Painter, piece: &Piece) {
        match piece {
            Piece::Sprite(name, foot, high) => self.sprite(painter, (name, *foot, *high), Color32::WHITE),
            Piece::Ghost(name, foot, high) => {
                self.sprite(painter, (name, *foot, *high), Color32::from_white_alpha(105));
            }
            Piece::Arrow(from, to) => self.arrow(painter, self.at(*from), self.at(*to)),
            Piece::Text(text, at) => {
                let mut font = self.kit.strong(Size::Body);
                font.size = 17.0 * self.scale;
                painter.text(self.at(*at), Align2::CENTER_CENTER, text, font, INK);
            }
            Piece::Good(at) => self.verdict(painter, self.at(*at), "icon-check", GOOD),
            Piece::Bad(at) => self.verdict(painter, self.at(*at), "icon-close", BAD),
        }
    }

    fn sprite(
        &self,
        painter: &bevy_egui::egui::Painter,
        (name, foot, high): (&str, (f32, f32), f32),
        tint: Color32,
    ) {
        let own = self.kit.paper.size(name);
        let size = own * (high / own.y.max(1.0)) * self.scale;
        let foot = self.at(foot);
        let at = Rect::from_min_size(foot - vec2(size.x / 2.0, size.y), size);
        put(painter, self.kit.paper.picture(name, at, tint));
    }

    fn arrow(&self, painter: &bevy_egui::egui::Painter, from: Pos2, to: Pos2) {
        let along = (to - from).normalized();
        let across = vec2(-along.y, along.x);
        let head = 9.0 * self.scale;
        let neck = to - along * head;
        painter.line_segment([from, neck], Stroke::new(4.0 * self.scale, INK));
        let tip = vec![to + along * 2.0, neck + across * head * 0.8, neck - across * head * 0.8];
        painter.add(Shape::convex_polygon(tip, INK, Stroke::NONE));
    }

    fn verdict(&self, painter: &bevy_egui::egui::Painter, at: Pos2, icon: &str, paper: Color32) {
        let half = 11.0 * self.scale;
        painter.circle(at, half, paper, Stroke::new(1.5 * self.scale, CREAM));
        let icon_at = Rect::from_center_size(pos2(at.x, at.y), Vec2::splat(half * 1.3));
        put(painter, self.kit.paper.picture(icon, icon_at, CREAM));
    }
}

const GOOD: Color32 = Color32::from_rgb(0x1f, 0x7a, 0x6b);
const BAD: Color32 = Color32::from_rgb(0xb1, 0x3b, 0x3b);

#[cfg(test)]
mod tests {
    use super::*;
    use l10n::{Locale, Texts};

    /// The names of all sprites that a rules book may show.
    fn sprites(manifests: &[&str]) -> Vec<String> {
        let names = manifests.iter().flat_map(|manifest| manifest.split("name: \"").skip(1));
        names.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    }

    #[test]
    fn pictures_stand_in_sections_and_are_made_of_sprites_that_exist() {
        let texts = Texts::new(crate::games::TEXTS);
        let known = sprites(&[
            include_str!("../../assets/pictures/common.ron"),
            include_str!("../../assets/pictures/camel-race.ron"),
            include_str!("../../assets/pictures/baba-yaga.ron"),
            include_str!("../../assets/pictures/donkey-bridge.ron"),
            include_str!("../../assets/pictures/her-story.ron"),
            include_str!("../../assets/pictures/verse-and-painting.ron"),
            include_str!("../../assets/pictures/storyteller.ron"),
            include_str!("../../assets/pictures/storyteller-table.ron"),
        ]);
        for (game, written) in crate::games::FIGURES {
            let figures = read(written).unwrap();
            assert!(!figures.is_empty());
            for locale in Locale::ALL {
                let sections = texts.rules(locale, game);
                for figure in &figures {
                    let section = sections.iter().find(|section| section.section == figure.section);
                    let section = section.unwrap_or_else(|| panic!("no section {}", figure.section));
                    let paragraphs = section.body.split("\n\n").count();
                    assert!(
                        figure.after < paragraphs,
                        "{}: {} of {paragraphs}",
                        figure.section,
                        figure.after
                    );
                    let caption = figure.caption.iter().all(|id| texts.has(locale, game, id));
                    assert!(caption, "{:?} in {locale:?}", figure.caption);
                }
            }
            for piece in figures.iter().flat_map(|figure| &figure.pieces) {
                if let Piece::Sprite(name, ..) | Piece::Ghost(name, ..) = piece {
                    assert!(known.contains(name), "no sprite is called {name}");
                }
            }
        }
    }

    #[test]
    fn every_section_has_a_picture() {
        let texts = Texts::new(crate::games::TEXTS);
        for (game, written) in crate::games::FIGURES {
            let figures = read(written).unwrap();
            for section in texts.rules(Locale::SOURCE, game) {
                let has = figures.iter().any(|figure| figure.section == section.section);
                assert!(has, "{game}: {}", section.section);
            }
        }
    }
}
