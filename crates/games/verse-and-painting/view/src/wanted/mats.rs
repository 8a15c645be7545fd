//! The mats: figure, name, points, and what each player has done or is doing.
//!
//! Everything is placed in the owner's directions and turned with the mat.

use bevy::prelude::*;
use table::board::{Mat, MatForm, Scene, fitted, ink};
use tabletop::Seat;
use verse_and_painting::{Mode, Phase};

use super::List;
use crate::piece::{Key, layer};
use crate::{SIGNS, VerseView};

/// How small a name may become before it is cut, in parts of its size.
const SMALLEST: f32 = 0.64;

/// The figure of a seat.
pub(super) fn figure(seat: Seat) -> &'static str {
    SIGNS.get(seat.index()).map_or("figure-fox", |sign| sign.sprite)
}

pub(super) fn add(scene: &Scene<VerseView>, list: &mut List) {
    for (seat, mat) in scene.spread.mats.iter() {
        frame(scene, seat, mat, list);
        let rooms = Rooms::of(mat, scene.view.config.mode == Mode::Competition);
        person(scene, seat, mat, &rooms, list);
        points(scene, seat, mat, &rooms, list);
        does(scene, seat, mat, &rooms, list);
    }
}

/// Rooms of a mat, from its middle, in the owner's directions: a middle and a side, or where something begins.
struct Rooms {
    figure: (Vec2, f32),
    /// Where the name begins, its width and its size.
    name: (Vec2, f32, f32),
    points: (Vec2, f32),
    does: (Vec2, f32),
}

impl Rooms {
    /// Where nobody's points are counted, figure and name have the room for themselves.
    fn of(mat: &Mat, counts: bool) -> Self {
        let half = mat.size / 2.0;
        match mat.form {
            MatForm::Block if !counts => {
                let edge = half.x * 0.13;
                let side = (half.x * 0.72).min(half.y * 1.2);
                let left = -half.x + edge;
                let text = left + side + edge * 0.7;
                Self {
                    figure: (Vec2::new(left + side / 2.0, 0.0), side),
                    name: (Vec2::new(text, 0.0), half.x - edge - text, side * 0.3),
                    points: (Vec2::ZERO, 0.0),
                    does: (Vec2::new(half.x - edge - side * 0.2, -half.y + edge + side * 0.2), side * 0.4),
                }
            }
            MatForm::Block => {
                let edge = half.x * 0.13;
                let side = (half.x * 0.58).min(half.y * 0.84);
                let (left, top) = (-half.x + edge, half.y - edge);
                let text = left + side + edge * 0.7;
                let low = -half.y + edge + side * 0.3;
                Self {
                    figure: (Vec2::new(left + side / 2.0, top - side / 2.0), side),
                    name: (Vec2::new(text, top - side * 0.3), half.x - edge - text, side * 0.32),
                    points: (Vec2::new(left + side * 0.3, low), side * 0.56),
                    does: (Vec2::new(half.x - edge - side * 0.28, low), side * 0.52),
                }
            }
            MatForm::Strip => {
                let edge = half.y * 0.22;
                let side = (half.y * 1.4).min(half.x * 0.4);
                let left = -half.x + edge;
                let text = left + side + edge * 0.7;
                let points = half.x * 0.36;
                let width = points - half.y * 0.5 - text;
                Self {
                    figure: (Vec2::new(left + side / 2.0, 0.0), side),
                    name: (Vec2::new(text, 0.0), width, (half.y * 0.5).min(width / 4.3)),
                    points: (Vec2::new(points, 0.0), half.y * 0.9),
                    does: (Vec2::new(half.x - edge - half.y * 0.34, 0.0), half.y * 0.68),
                }
            }
            MatForm::Chip => {
                let side = (half.y * 1.5).min(half.x * 0.9);
                let x = -half.x + half.y * 0.16 + side / 2.0;
                Self {
                    figure: (Vec2::new(x, 0.0), side),
                    name: (Vec2::ZERO, 0.0, 0.0),
                    points: (Vec2::new(half.x * 0.36, half.y * 0.4), half.y * 0.66),
                    does: (Vec2::new(half.x * 0.5, -half.y * 0.42), half.y * 0.7),
                }
            }
        }
    }
}

fn frame(scene: &Scene<VerseView>, seat: Seat, mat: &Mat, list: &mut List) {
    let unit = mat.size.y.max(60.0);
    list.sheet(Key::Mat(seat), "mat-night", mat.at, mat.size, layer::MAT, unit).turned(mat.turn);
    if is_waited_for(scene, seat) {
        let glow = mat.size + Vec2::splat(mat.size.y * 0.14);
        list.sheet(Key::MatGlow(seat), "mat-glow", mat.at, glow, layer::MAT - 1.0, unit).turned(mat.turn);
    }
}

/// Whether the match waits for this seat.
fn is_waited_for(scene: &Scene<VerseView>, seat: Seat) -> bool {
    let view = scene.view;
    match view.phase {
        Phase::Ready | Phase::Paint | Phase::Match | Phase::Recite => {
            !view.themes.is_empty() && !view.acted.contains(seat)
        }
        Phase::Remove | Phase::Hint => view.turn == Some(seat),
        Phase::Enter => view.turn != Some(seat) && !view.acted.contains(seat),
        Phase::Judge => view.aloud.is_some_and(|(said, _)| said == seat),
        Phase::Over => false,
    }
}

fn person(scene: &Scene<VerseView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let z = layer::MAT + 2.0;
    let (at, side) = rooms.figure;
    list.paper(Key::Medallion(seat), figure(seat), mat.point(at), Vec2::splat(side), z).turned(mat.turn);
    let (at, width, size) = rooms.name;
    if width <= 0.0 {
        return;
    }
    let name = scene.names.get(seat).map(String::as_str).unwrap_or_default();
    let wish = size * scene.letters.min(1.3);
    let (text, size) = fitted(name, wish, wish * SMALLEST, width);
    list.words(Key::Name(seat), text, mat.point(at), size, ink::CREAM, z)
        .leftwards()
        .turned(mat.turn)
        .within(Vec2::new(width, mat.size.y));
}

fn points(scene: &Scene<VerseView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    if scene.view.config.mode != Mode::Competition {
        return;
    }
    let (at, side) = rooms.points;
    let z = layer::MAT + 2.0;
    list.paper(Key::PointsSeal(seat), "verse-seal", mat.point(at), Vec2::splat(side * 0.92), z)
        .turned(mat.turn);
    let points = scene.view.accounts[seat].points().to_string();
    let beside = mat.point(at + Vec2::new(side * 0.62, 0.0));
    list.words(Key::Points(seat), points, beside, side * 0.82, ink::GOLD, z)
        .leftwards()
        .in_title()
        .turned(mat.turn)
        .within(Vec2::new(side * 1.4, side * 1.2));
}

/// A tick for what is done, a brush for what is being painted.
fn does(scene: &Scene<VerseView>, seat: Seat, mat: &Mat, rooms: &Rooms, list: &mut List) {
    let view = scene.view;
    let (at, side) = rooms.does;
    let (sprite, tint) = match view.phase {
        _ if view.acted.contains(seat) => ("icon-check", Color::srgb(0.62, 0.93, 0.7)),
        Phase::Paint if !view.themes.is_empty() => ("verse-brush", Color::WHITE),
        Phase::Enter | Phase::Hint if view.turn == Some(seat) => ("verse-brush", Color::WHITE),
        _ => return,
    };
    list.paper(Key::Does(seat), sprite, mat.point(at), Vec2::splat(side), layer::MAT + 2.0)
        .tinted(tint)
        .turned(mat.turn);
}
