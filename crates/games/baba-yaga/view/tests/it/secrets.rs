//! No entity shows or names what lies face down.

use core::time::Duration;

use baba_yaga::{Face, Place};
use bevy::prelude::*;
use table::{Speed, Sprites, Tween};
use table_kit::settings;
use tabletop::Level;

use crate::app::{Table, table};

/// The parts of the atlases that show an ingredient as large as a tile.
fn ingredients(app: &Table) -> Vec<(Handle<Image>, Rect)> {
    let sprites = app.world().resource::<Sprites>();
    let names: Vec<String> =
        sprites.names().filter(|name| name.starts_with("ingredient-")).map(str::to_owned).collect();
    assert_eq!(names.len(), Place::COUNT);
    names.iter().filter_map(|name| sprites.get(name)).map(|info| (info.image.clone(), info.rect)).collect()
}

/// How many entities show an ingredient that are not being turned.
fn seen(app: &mut Table, ingredients: &[(Handle<Image>, Rect)]) -> usize {
    let mut lying = app.world_mut().query_filtered::<&Sprite, Without<Tween>>();
    let shows = |sprite: &&Sprite| {
        ingredients.iter().any(|(image, rect)| sprite.image == *image && sprite.rect == Some(*rect))
    };
    lying.iter(app.world()).filter(shows).count()
}

/// How many tiles are up or on their way up; what turns back shows its forest side at once where nothing moves.
fn up(app: &Table) -> usize {
    let is_up = |face| !matches!(face, Face::Down | Face::TurningBack { .. });
    if app.view().tiles.is_empty() {
        0
    } else {
        Place::all().filter(|place| is_up(app.view().face(*place))).count()
    }
}

#[test]
fn as_many_ingredients_are_seen_as_tiles_are_up_in_every_frame() {
    for (motion, speed) in [(false, Speed::Normal), (true, Speed::Fast)] {
        let mut app = table(settings(motion, speed), Duration::from_millis(40));
        app.know_pictures();
        app.begin((0, 3), Level::Medium, &[0, 0, 0], 8);
        let ingredients = ingredients(&app);
        let mut most = 0;
        for _ in 0..200_000 {
            app.update();
            let seen = seen(&mut app, &ingredients);
            let up = up(&app);
            if motion {
                assert!(seen <= up, "{seen} are seen and {up} are up");
            } else {
                assert_eq!(seen, up);
            }
            most = most.max(seen);
            if app.is_over() {
                break;
            }
        }
        assert!(app.is_over() && most > 1);
    }
}
