//! A table without a screen: everything but drawing.

use core::time::Duration;

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use camel_race_view::CamelRaceView;
use table::{
    NewMatch, PlaybackQueue, Pose, Screen, Session, Settings, Shelf, Side, Speed, Sprites, TablePlugin,
    Touchable, Words,
};
use tabletop::{BySeat, Level, Lobby, Occupant, Player, Seed, Viewer};

/// The program around the table, with a window that nobody sees.
pub fn table(speed: Speed) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin))
        .add_plugins((TablePlugin, camel_race_view::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)))
        .insert_resource(Words(l10n::Texts::new(&[camel_race_view::TEXTS])))
        .insert_resource(Settings { speed, ..Settings::default() })
        .add_message::<bevy::picking::backend::PointerHits>()
        .init_resource::<Sprites>();
    let window = Window { resolution: (1280, 800).into(), ..Window::default() };
    app.world_mut().spawn((window, PrimaryWindow));
    app.update();
    app
}

/// Opens the box.
pub fn begin(app: &mut App, seats: u8, persons: u8, seed: u64) {
    let player =
        |seat: tabletop::Seat| if seat.0 < persons { Player::Person } else { Player::Bot(Level::Easy) };
    let mut lobby = Lobby::new(seats);
    lobby.first = Some(tabletop::Seat(0));
    let new = NewMatch {
        lobby,
        people: BySeat::new(seats, |seat| {
            Occupant::new(player(seat), "").at(Some(Side::ALL[seat.index() % 4]))
        }),
        seed: Seed(seed),
    };
    let opener =
        app.world().resource::<Shelf>().get("camel-race").and_then(|game| game.opener).expect("an opener");
    (opener.start)(app.world_mut(), new).expect("a lawful match");
    app.update();
}

/// Leaves the table for the shelf.
pub fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Shelf);
    app.update();
    let opener =
        app.world().resource::<Shelf>().get("camel-race").and_then(|game| game.opener).expect("an opener");
    (opener.close)(app.world_mut());
    app.update();
}

pub fn is_over(app: &App) -> bool {
    let over = app.world().resource::<Session<CamelRaceView>>().host().view(Viewer::Public).over;
    over && is_still(app)
}

pub fn is_still(app: &App) -> bool {
    app.world().resource::<PlaybackQueue<CamelRaceView>>().is_empty()
}

/// Runs until it is so.
pub fn until(app: &mut App, what: &str, frames: usize, so: impl Fn(&App) -> bool) {
    for _ in 0..frames {
        if so(app) {
            return;
        }
        app.update();
    }
    panic!("{what} does not come about in {frames} frames");
}

/// The entity that answers to this name, and whether touching it is legal.
pub fn named(app: &mut App, name: &str) -> Option<(Entity, bool)> {
    let mut query = app.world_mut().query::<(Entity, &Touchable)>();
    let found = query.iter(app.world()).find(|(_, touchable)| touchable.name == name);
    found.map(|(entity, touchable)| (entity, touchable.legal))
}

/// How many pieces there are.
pub fn pieces(app: &mut App) -> usize {
    app.world_mut().query::<&Pose>().iter(app.world()).count()
}
