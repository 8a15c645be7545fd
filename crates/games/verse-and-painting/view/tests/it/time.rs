//! A limit of time: what lies on a board is taken when it ends.

use core::time::Duration;

use drawing::{Drawing, Sheet};
use table::{Speed, Unfinished};
use table_kit::settings;
use tabletop::{Level, Seat, Viewer};
use verse_and_painting::Phase;

use crate::app::{play_until, table};

/// Competition with sixty seconds to paint.
const OPTIONS: [u8; 4] = [0, 0, 1, 0];

/// RULES 3.4, 3.5: what is on a board is kept before time is up and taken then, even where nobody handed it in.
#[test]
fn what_lies_on_a_board_is_taken_when_time_is_up() {
    let mut app = table(settings(false, Speed::Instant), Duration::from_millis(400));
    app.begin((2, 1), Level::Easy, &OPTIONS, 5);
    play_until(&mut app, 17, |app| app.phase() == Phase::Paint);
    let painted = Sheet::scribble().encode();
    app.world_mut().resource_mut::<Unfinished>().0.insert(Seat(0), painted.bytes().to_vec());
    for _ in 0..400 {
        app.update();
        if app.phase() != Phase::Paint {
            break;
        }
    }
    assert_eq!(app.phase(), Phase::Match, "time is up");
    let view = app.session().host().view(Viewer::Public);
    assert_eq!(view.paintings[Seat(0)], Some(painted));
    assert_eq!(view.paintings[Seat(1)], Some(Drawing::default()), "nothing lay on that board");
}
