//! On a shared table, what is one person's alone is on no entity before its time.

use core::time::Duration;

use bevy::prelude::*;
use table::{Speed, Sprites};
use table_kit::settings;
use tabletop::{Level, Seat, Viewer};
use verse_and_painting::Phase;

use crate::app::{Table, play_until, table};

fn texts(app: &mut Table) -> String {
    let mut words = app.world_mut().query::<&Text2d>();
    words.iter(app.world()).map(|text| text.0.clone()).collect()
}

/// RULES 7.1: when playing together, nobody reads the lines before all have painted.
#[test]
fn two_people_who_share_a_table_see_no_line_of_either_while_they_paint() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(100));
    app.begin((2, 1), Level::Easy, &[1, 0, 3, 0], 5);
    play_until(&mut app, 3, |app| app.phase() == Phase::Paint);
    app.update();
    let shown = texts(&mut app);
    for seat in Seat::all(3) {
        let own = app.session().host().view(Viewer::Seat(seat)).own.expect("a line was dealt");
        let line = own.line.line().expect("a line of the book");
        assert!(!line.characters().iter().all(|c| shown.contains(*c)), "{seat}'s line is read: {shown}");
    }
}

/// RULES 7.2: no painting is a picture before it is shown.
#[test]
fn there_is_no_picture_of_a_painting_before_it_is_shown() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(100));
    app.begin((2, 1), Level::Easy, &[0, 0, 3, 0], 5);
    for _ in 0..400 {
        let shown = app.view().paintings.values().flatten().count();
        let sprites = app.world().resource::<Sprites>();
        let pictures = sprites.names().filter(|name| name.starts_with("painting-")).count();
        if pictures > 0 {
            assert!(shown > 0, "{pictures} pictures of paintings that nobody may see");
            return;
        }
        play_until(&mut app, 3, |_| true);
        let mut dice = tabletop::Dice::new(tabletop::Seed(1), tabletop::Stream::Test);
        crate::app::choose_any(&mut app, &mut dice);
        app.update();
    }
    panic!("no painting is ever shown");
}
