//! A table without a screen: everything but drawing.

use core::time::Duration;

use bevy::camera::NormalizedRenderTarget;
use bevy::input::InputPlugin;
use bevy::picking::backend::HitData;
use bevy::picking::events::{Pointer, Press};
use bevy::picking::pointer::{Location, PointerButton, PointerId};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use storyteller_view::StorytellerView;
use table::{
    NewMatch, PlaybackQueue, Pose, Screen, Session, Settings, Shelf, Shown, Speed, Sprites, StepOn,
    TablePlugin, Touchable, Words,
};
use tabletop::{BySeat, Level, Lobby, Occupant, Player, Seat, Seed};

/// The program around the table, with a window that nobody sees; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> App {
    let mut app = App::new();
    let assets = AssetPlugin {
        file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../assets").into(),
        ..AssetPlugin::default()
    };
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, assets))
        .init_asset::<Image>()
        .init_asset::<Font>()
        .add_plugins((TablePlugin, storyteller_view::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .insert_resource(Words(l10n::Texts::new(&[storyteller_view::TEXTS])))
        .insert_resource(settings)
        .add_message::<bevy::picking::backend::PointerHits>()
        .init_resource::<Sprites>();
    let window = Window { resolution: (1280, 800).into(), ..Window::default() };
    app.world_mut().spawn((window, PrimaryWindow));
    app.update();
    app
}

/// With these settings for motion and speed.
pub fn settings(motion: bool, speed: Speed) -> Settings {
    Settings { motion, speed, ..Settings::default() }
}

/// Opens the box: persons first, then bots. Options are those of the lobby.
pub fn begin(app: &mut App, (persons, bots): (u8, u8), options: &[u8], seed: u64) {
    let seats = persons + bots;
    let player = |seat: Seat| if seat.0 < persons { Player::Person } else { Player::Bot(Level::Medium) };
    let mut lobby = Lobby::new(seats);
    lobby.first = Some(Seat(0));
    lobby.options = options.to_vec();
    let people = BySeat::new(seats, |seat| Occupant::new(player(seat), ""));
    let new = NewMatch { lobby, people, seed: Seed(seed) };
    let game = app.world().resource::<Shelf>().get("storyteller").and_then(|game| game.opener);
    (game.expect("an opener").start)(app.world_mut(), new).expect("a lawful match");
    app.update();
}

/// Leaves the table for the shelf.
pub fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Shelf);
    app.update();
    let game = app.world().resource::<Shelf>().get("storyteller").and_then(|game| game.opener);
    (game.expect("an opener").close)(app.world_mut());
    app.update();
}

pub fn session(app: &App) -> &Session<StorytellerView> {
    app.world().resource::<Session<StorytellerView>>()
}

pub fn view(app: &App) -> &storyteller::View {
    &app.world().resource::<Shown<StorytellerView>>().0
}

pub fn is_still(app: &App) -> bool {
    app.world().resource::<PlaybackQueue<StorytellerView>>().is_empty()
}

pub fn is_over(app: &App) -> bool {
    session(app).host().outcome().is_some() && is_still(app)
}

/// Runs until it is so; what is told between two rounds is not waited for.
pub fn until(app: &mut App, what: &str, frames: usize, so: impl Fn(&App) -> bool) {
    for frame in 0..frames {
        if so(app) {
            return;
        }
        if frame % 5 == 0 && !is_still(app) {
            app.world_mut().write_message(StepOn);
        }
        app.update();
    }
    panic!("{what} does not come about in {frames} frames");
}

/// The names of all that can be touched.
pub fn names(app: &mut App) -> Vec<String> {
    let mut query = app.world_mut().query::<&Touchable>();
    let mut names: Vec<String> = query.iter(app.world()).map(|touchable| touchable.name.clone()).collect();
    names.sort();
    names
}

/// A finger comes down on the first piece whose name begins like this.
pub fn put(app: &mut App, name: &str) {
    let mut query = app.world_mut().query::<(Entity, &Touchable)>();
    let mut found: Vec<_> =
        query.iter(app.world()).filter(|(_, touchable)| touchable.name.starts_with(name)).collect();
    found.sort_by(|(_, one), (_, other)| one.name.cmp(&other.name));
    let entity = found.first().unwrap_or_else(|| panic!("nothing is called {name}")).0;
    let target = NormalizedRenderTarget::None { width: 1280, height: 800 };
    let location = Location { target, position: Vec2::ZERO };
    let hit = HitData::new(entity, 0.0, None, None);
    let press = Press { button: PointerButton::Primary, hit, count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Touch(1), location, press, entity));
    app.update();
    app.update();
}

/// How many pieces there are.
pub fn pieces(app: &mut App) -> usize {
    app.world_mut().query::<&Pose>().iter(app.world()).count()
}
