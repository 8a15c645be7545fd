//! The table of one game: opening the box, looking at the match, letting time pass.

use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};
use core::time::Duration;

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use table::{
    NewMatch, Opener, PlaybackQueue, Screen, Session, Settings, Shelf, Shown, Speed, Sprites, TableGame,
    TablePlugin, Words,
};
use tabletop::{BySeat, Game, Level, Lobby, Occupant, Player, Seat, Seed};

/// The program around the table of one game, with a window of 1280×800 that nobody sees.
///
/// It is an [`App`] and can be used as one. Nothing happens between two calls of `update`.
pub struct Headless<V: TableGame> {
    app: App,
    game: PhantomData<fn() -> V>,
}

/// With these wishes for motion and speed, and the others as they come.
#[must_use]
pub fn settings(motion: bool, speed: Speed) -> Settings {
    Settings { motion, speed, ..Settings::default() }
}

impl<V: TableGame> Headless<V> {
    /// The table with this game's plugin and texts; each frame takes as long as `frame`.
    #[must_use]
    pub fn new(plugin: fn(&mut App), texts: l10n::Source, settings: Settings, frame: Duration) -> Self {
        let mut app = App::new();
        let assets = AssetPlugin {
            file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets").into(),
            ..AssetPlugin::default()
        };
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, assets))
            .init_asset::<Image>()
            .init_asset::<Font>()
            .add_plugins((TablePlugin, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
            .insert_resource(Words(l10n::Texts::new(&[texts])))
            .insert_resource(settings)
            .add_message::<bevy::picking::backend::PointerHits>()
            .init_resource::<Sprites>();
        let window = Window { resolution: (1280, 800).into(), ..Window::default() };
        app.world_mut().spawn((window, PrimaryWindow));
        app.update();
        Self { app, game: PhantomData }
    }

    /// Knows the game's sprites by name, as after loading; their pixels stay where they are.
    ///
    /// # Panics
    /// When the box has no manifest, or a broken one.
    pub fn know_pictures(&mut self) {
        self.app.world_mut().resource_scope(|world, mut sprites: Mut<Sprites>| {
            let assets = world.resource::<AssetServer>();
            sprites.load(V::BOX.pack, assets).expect("a manifest");
        });
    }

    /// How the box is opened, closed and all that.
    ///
    /// # Panics
    /// When the game's plugin has put no box on the shelf.
    #[must_use]
    pub fn opener(&self) -> Opener {
        let shelf = self.app.world().resource::<Shelf>();
        shelf.get(V::Game::ID).and_then(|game| game.opener).expect("an opener")
    }

    /// Opens the box: persons first, then bots; the first seat begins. Options are those of the lobby.
    ///
    /// # Panics
    /// When that is no lawful match.
    pub fn begin(&mut self, (persons, bots): (u8, u8), level: Level, options: &[u8], seed: u64) {
        let player = |seat: Seat| if seat.0 < persons { Player::Person } else { Player::Bot(level) };
        let people = BySeat::new(persons + bots, |seat| Occupant::new(player(seat), ""));
        self.begin_with(people, options, seed);
    }

    /// Opens the box for these people; the first seat begins.
    ///
    /// # Panics
    /// When that is no lawful match.
    pub fn begin_with(&mut self, people: BySeat<Occupant>, options: &[u8], seed: u64) {
        let mut lobby = Lobby::new(people.seats());
        lobby.first = Some(Seat(0));
        lobby.options = options.to_vec();
        let new = NewMatch { lobby, people, seed: Seed(seed) };
        (self.opener().start)(self.app.world_mut(), new).expect("a lawful match");
        self.app.update();
    }

    /// Takes a kept match up.
    ///
    /// # Panics
    /// When it cannot be taken up.
    pub fn resume(&mut self, slot: &str, bytes: &[u8]) {
        (self.opener().resume)(self.app.world_mut(), slot, bytes).expect("a match that was kept");
        self.app.update();
    }

    /// Leaves the table for the shelf.
    pub fn leave(&mut self) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Shelf);
        self.app.update();
        (self.opener().close)(self.app.world_mut());
        self.app.update();
    }

    /// The match.
    #[must_use]
    pub fn session(&self) -> &Session<V> {
        self.app.world().resource()
    }

    /// What lies on the table.
    #[must_use]
    pub fn view(&self) -> &<V::Game as Game>::View {
        &self.app.world().resource::<Shown<V>>().0
    }

    /// Where the match is.
    #[must_use]
    pub fn phase(&self) -> <V::Game as Game>::Phase {
        self.session().host().phase()
    }

    /// How many commands have been given.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.session().host().turns()
    }

    /// Whether all that has happened has been shown.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.app.world().resource::<PlaybackQueue<V>>().is_empty()
    }

    /// Whether the match is over, and its end has been shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.session().host().outcome().is_some() && self.is_still()
    }

    /// Lets so many frames pass.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs until it is so.
    ///
    /// # Panics
    /// When it is not so within so many frames.
    pub fn until(&mut self, what: &str, frames: usize, so: impl Fn(&Self) -> bool) {
        for _ in 0..frames {
            if so(self) {
                return;
            }
            self.app.update();
        }
        panic!("{what} does not come about in {frames} frames");
    }
}

impl<V: TableGame> Deref for Headless<V> {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl<V: TableGame> DerefMut for Headless<V> {
    fn deref_mut(&mut self) -> &mut App {
        &mut self.app
    }
}
