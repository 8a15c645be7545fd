//! A large picture lives for a moment: its papers drift against each other, what is near before what is far, and come to
//! rest.
//!
//! There are three of them, baked apart: the back stands still and has the frame on it, the middle drifts, the front
//! twice as far. The latter two are seen through the frame's window only and reach further than it, so that nothing
//! shows which is not there.

use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, TextureId, Vec2, pos2, vec2};

/// For how long it lives, in seconds, and how long it takes to begin and to come to rest.
const LIVES: f32 = 9.0;
const BEGINS: f32 = 1.2;
const RESTS: f32 = 2.4;

/// How far the middle drifts, in parts of the picture; the press counts on it.
const REACH: Vec2 = vec2(0.008, 0.003);

/// The frame's width, the radius of its window, and that of the picture's corners, in parts of the picture's width.
const FRAME: f32 = 9.0 / 320.0;
const WINDOW: f32 = 11.0 / 320.0;
const CORNER: f32 = 15.0 / 320.0;

/// Points of the outline of a round corner.
const POINTS: u16 = 10;

/// A picture that has been opened.
#[derive(Clone, Debug, Default)]
pub struct Drift {
    of: String,
    age: f32,
}

impl Drift {
    /// Lets so many seconds pass for this picture; another one begins anew. Returns how far its middle is shifted, and
    /// whether it will still move.
    pub fn pass(&mut self, file: &str, seconds: f32) -> (Vec2, bool) {
        if self.of != file {
            file.clone_into(&mut self.of);
            self.age = 0.0;
        }
        self.age = (self.age + seconds).min(LIVES);
        let swell = (self.age / BEGINS).min(1.0) * ((LIVES - self.age) / RESTS).clamp(0.0, 1.0);
        let swing = vec2((self.age * 0.9).sin(), (self.age * 0.62).sin());
        (REACH * swing * smooth(swell), self.age < LIVES)
    }
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// One paper of a picture.
#[derive(Clone, Copy, Debug)]
pub struct Paper {
    pub texture: TextureId,
    /// How much of the picture's height it has: it stands on the ground.
    pub height: f32,
}

/// The back of the picture in this place; its edges are soft over so many points.
pub fn back(paper: Paper, at: Rect, soft: f32) -> Mesh {
    rounded(paper.texture, at, at.width() * CORNER, soft, |place| {
        let part = (place - at.min) / at.size();
        pos2(part.x, part.y)
    })
}

/// A paper before the back, shifted by parts of the picture, and the place beyond which there is none of it.
pub fn before(paper: Paper, at: Rect, shift: Vec2, soft: f32) -> (Mesh, Rect) {
    let window = at.shrink(at.width() * FRAME);
    let mesh = rounded(paper.texture, window, at.width() * WINDOW, soft, |place| {
        let part = (place - at.min) / at.size() - shift;
        pos2(part.x, 1.0 - (1.0 - part.y) / paper.height)
    });
    let mut room = at;
    room.min.y += at.height() * (1.0 - paper.height + shift.y);
    (mesh, room)
}

/// A place with round corners, filled with a picture, its edges soft over so many points.
fn rounded(texture: TextureId, place: Rect, round: f32, soft: f32, uv: impl Fn(Pos2) -> Pos2) -> Mesh {
    let mut mesh = Mesh::with_texture(texture);
    let mut add = |pos: Pos2, color: Color32| mesh.vertices.push(Vertex { pos, uv: uv(pos), color });
    add(place.center(), Color32::WHITE);
    for (centre, from) in corners(place.shrink(round)) {
        for point in 0..=POINTS {
            let turn = (from + f32::from(point) / f32::from(POINTS)) * std::f32::consts::FRAC_PI_2;
            let away = Vec2::angled(turn);
            add(centre + away * (round - soft / 2.0), Color32::WHITE);
            add(centre + away * (round + soft / 2.0), Color32::TRANSPARENT);
        }
    }
    let around = 4 * (u32::from(POINTS) + 1);
    for point in 0..around {
        let (inner, next) = (1 + 2 * point, 1 + 2 * ((point + 1) % around));
        mesh.add_triangle(0, inner, next);
        mesh.add_triangle(inner, inner + 1, next);
        mesh.add_triangle(inner + 1, next, next + 1);
    }
    mesh
}

/// The centres of the corners' circles, and from which quarter each runs, clockwise.
fn corners(inner: Rect) -> [(Pos2, f32); 4] {
    [
        (inner.right_bottom(), 0.0),
        (inner.left_bottom(), 1.0),
        (inner.left_top(), 2.0),
        (inner.right_top(), 3.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_to_rest_and_another_picture_lives_anew() {
        let mut drift = Drift::default();
        let mut moved = 0.0_f32;
        for _ in 0..200 {
            moved = moved.max(drift.pass("one", 0.05).0.length());
        }
        assert!(moved > 0.005);
        assert_eq!(drift.pass("one", 0.05), (Vec2::ZERO, false));
        assert!(drift.pass("two", 0.05).1);
    }

    #[test]
    fn papers_are_seen_through_the_window_only_and_fill_it_however_far_they_drift() {
        let at = Rect::from_min_size(pos2(20.0, 10.0), vec2(320.0, 480.0));
        let window = at.shrink(9.0).expand(0.51);
        for way in [vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(1.0, -1.0), vec2(-1.0, -1.0)] {
            let paper = Paper { texture: TextureId::default(), height: 1.0 };
            let (mesh, _) = before(paper, at, REACH * way * 2.0, 1.0);
            for vertex in &mesh.vertices {
                assert!(window.contains(vertex.pos), "{:?}", vertex.pos);
                assert!(
                    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)).contains(vertex.uv),
                    "{:?}",
                    vertex.uv
                );
            }
        }
    }

    #[test]
    fn a_low_paper_stands_on_the_ground() {
        let at = Rect::from_min_size(Pos2::ZERO, vec2(320.0, 480.0));
        let paper = Paper { texture: TextureId::default(), height: 0.5 };
        let (mesh, room) = before(paper, at, Vec2::ZERO, 0.0);
        assert!((room.top() - 240.0).abs() < 0.01);
        let centre = mesh.vertices.first().map(|vertex| vertex.uv);
        assert!(centre.is_some_and(|uv| uv.y.abs() < 0.01), "the picture's middle is the paper's upper edge");
    }
}
