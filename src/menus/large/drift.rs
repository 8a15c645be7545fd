//! A large picture lives for a moment: what is near in it drifts a little before what is far, and comes to rest.
//!
//! There is one picture, not one for each layer of paper: it is drawn on a net, and the net is shifted. In these pictures
//! the ground is near and the sky far, and the one impossible thing stands before its middle; the frame never moves.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, TextureId, Vec2, pos2, vec2};

/// For how long it lives, in seconds, and how long it takes to begin and to come to rest.
const LIVES: f32 = 9.0;
const BEGINS: f32 = 1.2;
const RESTS: f32 = 2.4;

/// How far the nearest parts drift, in parts of the picture.
const FAR: Vec2 = vec2(0.016, 0.006);

/// Columns and rows of the net.
const NET: (u16, u16) = (16, 24);

/// How much of the picture's edge belongs to the frame, in parts of its width.
const FRAME: f32 = 0.034;

/// A picture that has been opened.
#[derive(Clone, Debug, Default)]
pub struct Drift {
    of: String,
    age: f32,
}

impl Drift {
    /// Lets so many seconds pass for this picture; another one begins anew. Returns how far its nearest parts are
    /// shifted, and whether it will still move.
    pub fn pass(&mut self, file: &str, seconds: f32) -> (Vec2, bool) {
        if self.of != file {
            file.clone_into(&mut self.of);
            self.age = 0.0;
        }
        self.age = (self.age + seconds).min(LIVES);
        let swell = (self.age / BEGINS).min(1.0) * ((LIVES - self.age) / RESTS).clamp(0.0, 1.0);
        let swing = vec2((self.age * 0.9).sin(), (self.age * 0.62).sin());
        (FAR * swing * smooth(swell), self.age < LIVES)
    }
}

fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// How near a place of a picture is, from 0 (the frame, and the far sky) to 1.
fn nearness(u: f32, v: f32) -> f32 {
    let inset = |t: f32, frame: f32| smooth(((t.min(1.0 - t) - frame) / 0.16).clamp(0.0, 1.0));
    let window = inset(u, FRAME) * inset(v, FRAME * 2.0 / 3.0);
    let hero = (1.0 - vec2((u - 0.5) / 0.42, (v - 0.46) / 0.34).length()).clamp(0.0, 1.0);
    window * (0.16 + 0.5 * smooth(hero) + 0.62 * v * v).min(1.0)
}

/// The picture in this place, its parts shifted by as much as they are near.
pub fn net(texture: TextureId, at: Rect, shift: Vec2) -> Mesh {
    let mut mesh = Mesh::with_texture(texture);
    let (columns, rows) = NET;
    for row in 0..=rows {
        for column in 0..=columns {
            let part = vec2(f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
            let from = part - shift * nearness(part.x, part.y);
            let place: Pos2 = at.min + part * at.size();
            mesh.vertices.push(bevy_egui::egui::epaint::Vertex {
                pos: place,
                uv: pos2(from.x.clamp(0.0, 1.0), from.y.clamp(0.0, 1.0)),
                color: Color32::WHITE,
            });
        }
    }
    let wide = u32::from(columns) + 1;
    for row in 0..u32::from(rows) {
        for column in 0..u32::from(columns) {
            let corner = row * wide + column;
            mesh.add_triangle(corner, corner + 1, corner + wide);
            mesh.add_triangle(corner + 1, corner + wide, corner + wide + 1);
        }
    }
    mesh
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
    fn the_frame_stays_and_the_ground_is_nearer_than_the_sky() {
        for (u, v) in [(0.0, 0.5), (1.0, 0.5), (0.5, 0.0), (0.5, 1.0), (0.03, 0.4)] {
            assert!(nearness(u, v) < 0.001, "{u}, {v}");
        }
        assert!(nearness(0.3, 0.8) > nearness(0.3, 0.2));
    }
}
