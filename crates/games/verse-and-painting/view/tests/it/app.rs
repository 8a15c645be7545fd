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
use table::{
    Choose, NewMatch, PlaybackQueue, Pose, Screen, Session, Settings, Shelf, Shown, Speed, Sprites,
    TablePlugin, Touchable, Words,
};
use tabletop::{BySeat, Dice, Level, Lobby, Occupant, Offer, Player, Prompt, Seat, Seed, Stream};
use verse_and_painting::Phase;
use verse_and_painting_view::VerseView;

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
        .add_plugins((TablePlugin, verse_and_painting_view::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .insert_resource(Words(l10n::Texts::new(&[verse_and_painting_view::TEXTS])))
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
pub fn begin(app: &mut App, (persons, bots): (u8, u8), level: Level, options: &[u8], seed: u64) {
    let seats = persons + bots;
    let player = |seat: Seat| if seat.0 < persons { Player::Person } else { Player::Bot(level) };
    let mut lobby = Lobby::new(seats);
    lobby.first = Some(Seat(0));
    lobby.options = options.to_vec();
    let people = BySeat::new(seats, |seat| Occupant::new(player(seat), ""));
    let new = NewMatch { lobby, people, seed: Seed(seed) };
    let game = app.world().resource::<Shelf>().get("verse-and-painting").and_then(|game| game.opener);
    (game.expect("an opener").start)(app.world_mut(), new).expect("a lawful match");
    app.update();
}

/// Leaves the table for the shelf.
pub fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Shelf);
    app.update();
    let game = app.world().resource::<Shelf>().get("verse-and-painting").and_then(|game| game.opener);
    (game.expect("an opener").close)(app.world_mut());
    app.update();
}

pub fn session(app: &App) -> &Session<VerseView> {
    app.world().resource::<Session<VerseView>>()
}

pub fn view(app: &App) -> &verse_and_painting::View {
    &app.world().resource::<Shown<VerseView>>().0
}

pub fn phase(app: &App) -> Phase {
    session(app).host().phase()
}

pub fn is_still(app: &App) -> bool {
    app.world().resource::<PlaybackQueue<VerseView>>().is_empty()
}

pub fn is_over(app: &App) -> bool {
    session(app).host().outcome().is_some() && is_still(app)
}

/// The entity that answers to this name.
pub fn named(app: &mut App, name: &str) -> Option<Entity> {
    let mut query = app.world_mut().query::<(Entity, &Touchable)>();
    query.iter(app.world()).find(|(_, touchable)| touchable.name == name).map(|(entity, _)| entity)
}

/// A finger comes down on a piece; more may come in this frame.
pub fn put(app: &mut App, finger: u64, name: &str) {
    let entity = named(app, name).unwrap_or_else(|| panic!("nothing is called {name}"));
    let target = NormalizedRenderTarget::None { width: 1280, height: 800 };
    let location = Location { target, position: Vec2::ZERO };
    let hit = HitData::new(entity, 0.0, None, None);
    let press = Press { button: PointerButton::Primary, hit, count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Touch(finger), location, press, entity));
}

/// How many pieces there are.
pub fn pieces(app: &mut App) -> usize {
    app.world_mut().query::<&Pose>().iter(app.world()).count()
}

/// Chooses for a person whatever chance says, as the actions panel would; false where nobody has anything to do.
pub fn choose_any(app: &mut App, dice: &mut Dice) -> bool {
    let host = session(app).host();
    let persons = host.people().map(|_, who| who.player == Player::Person);
    let Some(seat) = host.to_act().seats.iter().find(|seat| persons[*seat]) else { return false };
    let offers = host.offers(seat);
    let offer = dice.index(offers.len());
    let answer = match &offers[offer] {
        Offer::Exact(_) => None,
        Offer::Ask(prompt) => Some(prompt.sample(dice)),
    };
    app.world_mut().write_message(Choose { seat, offer, answer });
    app.update();
    true
}

/// Plays until it is so, or the match is over.
pub fn play_until(app: &mut App, seed: u64, so: impl Fn(&App) -> bool) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    for _ in 0..100_000 {
        if is_over(app) || is_still(app) && so(app) {
            return;
        }
        if !(is_still(app) && choose_any(app, &mut dice)) {
            app.update();
        }
    }
    panic!("the match does not come to an end");
}
