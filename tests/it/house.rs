//! The program as it is, but for the window system and the graphics card: what both would send is sent by the tests
//! ([`crate::devices`]), and what can be pressed is read from the list that `--targets` writes.

use core::time::Duration;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::asset::AssetPlugin;
use bevy::audio::AudioPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::winit::WinitPlugin;
use camel_race_view::CamelRaceView;
use caravanserai::Flags;
use serde::Deserialize;
use table::{Screen, Session, Speed, TableGame};

/// Something that can be pressed.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Target {
    pub name: String,
    pub label: String,
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
    pub legal: bool,
    pub on: String,
    pub focused: bool,
}

impl Target {
    pub fn middle(&self) -> Vec2 {
        Vec2::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// All of them, and what lies over the screen.
#[derive(Clone, Debug, Deserialize)]
pub struct Page {
    pub overlay: String,
    pub targets: Vec<Target>,
}

/// How long a frame is.
const FRAME: Duration = Duration::from_millis(40);

/// The program.
pub struct House {
    pub app: App,
    pub window: Entity,
    page: PathBuf,
    pub data: PathBuf,
    /// Where the mouse is.
    pub cursor: Vec2,
    /// How many keys, buttons or fingers went down.
    pub presses: usize,
}

impl House {
    /// Opened, with the shelf before one.
    pub fn open() -> Self {
        Self::sized(1280.0, 800.0)
    }

    /// At a camel race: one person, who begins, and two bots; high enough that the whole pause is seen.
    pub fn at_the_table() -> Self {
        let mut house = Self::sized(1280.0, 1200.0);
        house.click("box-camel-race");
        house.until("the lobby", |house| house.find("start-match").is_some());
        for name in ["lobby-fewer", "first-1", "start-match"] {
            house.click(name);
        }
        house.until("the first turn", |house| house.find("command-roll").is_some());
        house
    }

    /// Fingers open this game's box, arrange the match by these presses, and begin it.
    pub fn sit_down(&mut self, game: &str, arranged: &[&str]) {
        self.tap(&format!("box-{game}"));
        self.until("the lobby", |house| house.find("start-match").is_some());
        for name in arranged.iter().chain(&["start-match"]) {
            self.tap(name);
        }
    }

    pub fn sized(width: f32, height: f32) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("house-{number}"));
        // What an earlier run has left.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let (page, data) = (folder.join("targets.json"), folder.join("data"));
        let flags = Flags {
            lang: Some(l10n::Locale::En),
            speed: Some(Speed::Instant),
            seed: Some(7),
            size: Some((width, height)),
            factor: Some(1.0),
            data: Some(data.clone()),
            targets: Some(page.clone()),
            ..Flags::default()
        };
        let mut app = App::new();
        let no_card = WgpuSettings { backends: None, ..WgpuSettings::default() };
        let assets = AssetPlugin {
            file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/assets").into(),
            meta_check: bevy::asset::AssetMetaCheck::Never,
            ..AssetPlugin::default()
        };
        app.add_plugins(
            caravanserai::engine(&flags)
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(no_card)),
                    ..RenderPlugin::default()
                })
                .set(assets)
                .disable::<WinitPlugin>()
                .disable::<GilrsPlugin>()
                .disable::<AudioPlugin>()
                .disable::<LogPlugin>(),
        );
        app.init_asset::<AudioSource>();
        caravanserai::furnish(&mut app, flags);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut house = Self { app, window, page, data, cursor: Vec2::ZERO, presses: 0 };
        house.until("the shelf", |house| house.screen() == Screen::Shelf);
        house.until("the boxes", |house| house.find("box-camel-race").is_some());
        house
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs until it is so.
    pub fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        for _ in 0..4_000 {
            if so(self) {
                // A screen takes a few frames to lie as it will stay.
                self.frames(4);
                return;
            }
            self.app.update();
            // Assets are loaded by other threads.
            if matches!(self.screen(), Screen::Loading | Screen::Shelf) {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        panic!("{what} does not come about; there is {:?}", self.names());
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// What can be pressed, as the program has written it down.
    pub fn page(&self) -> Page {
        let nothing = || Page { overlay: String::new(), targets: Vec::new() };
        std::fs::read_to_string(&self.page)
            .ok()
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_else(nothing)
    }

    pub fn names(&self) -> Vec<String> {
        self.page().targets.into_iter().map(|target| target.name).collect()
    }

    pub fn find(&self, name: &str) -> Option<Target> {
        self.page().targets.into_iter().find(|target| target.name == name)
    }

    pub fn get(&self, name: &str) -> Target {
        self.find(name).unwrap_or_else(|| panic!("nothing is called {name} among {:?}", self.names()))
    }

    /// Whether there is something of this name, and pressing it is legal.
    pub fn is_legal(&self, name: &str) -> bool {
        self.find(name).is_some_and(|target| target.legal)
    }

    /// What the keys are on.
    pub fn focused(&self) -> Option<Target> {
        self.page().targets.into_iter().find(|target| target.focused)
    }

    /// The camel race that is being played.
    pub fn session(&self) -> &Session<CamelRaceView> {
        self.session_of()
    }

    /// The match of this game that is being played.
    pub fn session_of<V: TableGame>(&self) -> &Session<V> {
        self.app.world().resource()
    }

    /// How many commands have been given in the camel race.
    pub fn turns(&self) -> usize {
        self.turns_of::<CamelRaceView>()
    }

    /// How many commands have been given in the match of this game.
    pub fn turns_of<V: TableGame>(&self) -> usize {
        self.app.world().get_resource::<Session<V>>().map_or(0, |session| session.host().turns())
    }
}
