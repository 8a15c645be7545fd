//! The program as it is, but for the window system and the graphics card: what both would send is sent by the tests,
//! and what can be pressed is read from the list that `--targets` writes.

use core::time::Duration;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::asset::AssetPlugin;
use bevy::audio::AudioPlugin;
use bevy::gilrs::GilrsPlugin;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, mouse::MouseButtonInput};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};
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
    window: Entity,
    page: PathBuf,
    pub data: PathBuf,
    cursor: Vec2,
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

    /// What a window system sends, as the engine hands it on: by itself, and as one of many.
    fn send<E: Message + Clone>(&mut self, event: E)
    where
        WindowEvent: From<E>,
    {
        let world = self.app.world_mut();
        world.write_message(event.clone());
        world.write_message(WindowEvent::from(event));
    }

    /// A key goes down, without coming up.
    pub fn key_down(&mut self, key_code: KeyCode) {
        self.presses += 1;
        self.key(key_code, ButtonState::Pressed);
    }

    pub fn key_up(&mut self, key_code: KeyCode) {
        self.key(key_code, ButtonState::Released);
    }

    fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window;
        let logical_key = logical(key_code);
        let text = match &logical_key {
            Key::Character(letter) => Some(letter.clone()),
            Key::Space => Some(" ".into()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        self.frames(1);
    }

    /// Down and up.
    pub fn strike(&mut self, key: KeyCode) {
        self.key_down(key);
        self.key_up(key);
        self.frames(2);
    }

    /// Letters, spaces and the like are written, one after the other.
    pub fn write(&mut self, text: &str) {
        for letter in text.chars() {
            let key_code = LETTERS.into_iter().find(|(named, _)| letter.eq_ignore_ascii_case(named));
            let key_code = key_code.map_or(KeyCode::Space, |(_, key)| key);
            let (window, written) = (self.window, Some(letter.to_string().into()));
            let logical_key =
                if letter == ' ' { Key::Space } else { Key::Character(letter.to_string().into()) };
            self.presses += 1;
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let (logical_key, text) = (logical_key.clone(), written.clone());
                self.send(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
                self.frames(1);
            }
        }
    }

    /// Down and up within a frame, as happens where frames are slow.
    pub fn flick(&mut self, key_code: KeyCode) {
        let (window, logical_key) = (self.window, logical(key_code));
        self.presses += 1;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            self.send(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        }
        self.frames(4);
    }

    fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.presses += usize::from(phase == TouchPhase::Started);
        self.send(TouchInput { phase, position, window, force: None, id });
    }

    /// A finger comes down there.
    pub fn finger_down(&mut self, id: u64, at: Vec2) {
        self.finger(id, TouchPhase::Started, at);
        self.frames(2);
    }

    /// A finger goes up from there.
    pub fn finger_up(&mut self, id: u64, at: Vec2) {
        self.finger(id, TouchPhase::Ended, at);
        self.frames(2);
    }

    /// Fingers come down in the same frame, and go up in a later one.
    pub fn tap_all(&mut self, at: &[Vec2]) {
        for (id, at) in (1..).zip(at) {
            self.finger(id, TouchPhase::Started, *at);
        }
        self.frames(2);
        for (id, at) in (1..).zip(at) {
            self.finger(id, TouchPhase::Ended, *at);
        }
        self.frames(3);
    }

    /// A finger taps a target.
    pub fn tap(&mut self, name: &str) {
        let at = self.get(name).middle();
        self.tap_all(&[at]);
    }

    /// The mouse goes there and clicks.
    pub fn click(&mut self, name: &str) {
        let at = self.get(name).middle();
        let (window, delta) = (self.window, Some(at - self.cursor));
        self.cursor = at;
        self.presses += 1;
        self.set_cursor(at);
        self.send(CursorMoved { window, position: at, delta });
        self.frames(1);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput { button: MouseButton::Left, state, window });
            self.frames(1);
        }
        self.frames(2);
    }

    /// A pad is plugged in.
    pub fn plug_in(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "a pad".into(), vendor_id: None, product_id: None };
        let event = GamepadConnectionEvent::new(pad, connection);
        self.app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
        pad
    }

    /// And pulled out.
    pub fn pull_out(&mut self, pad: Entity) {
        let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(RawGamepadEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
    }

    /// A button of a pad goes down or up.
    pub fn button(&mut self, pad: Entity, button: GamepadButton, down: bool) {
        self.presses += usize::from(down);
        let event = RawGamepadButtonChangedEvent::new(pad, button, if down { 1.0 } else { 0.0 });
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.app.world_mut().write_message(event);
        self.frames(1);
    }

    /// Down and up.
    pub fn push(&mut self, pad: Entity, button: GamepadButton) {
        self.button(pad, button, true);
        self.button(pad, button, false);
        self.frames(2);
    }

    /// The left stick is moved to here.
    pub fn tilt(&mut self, pad: Entity, to: Vec2) {
        for (axis, value) in [(GamepadAxis::LeftStickX, to.x), (GamepadAxis::LeftStickY, to.y)] {
            let event = RawGamepadAxisChangedEvent::new(pad, axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.app.world_mut().write_message(event);
        }
        self.frames(1);
    }

    /// The window gets another size, and one frame is drawn for it, as when the loop wakes.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.resolution.set(width, height);
        }
        self.send(WindowResized { window, width, height });
        self.frames(1);
    }

    fn set_cursor(&mut self, at: Vec2) {
        let window = self.window;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.set_cursor_position(Some(at));
        }
    }
}

/// The keys of letters.
const LETTERS: [(char, KeyCode); 26] = [
    ('a', KeyCode::KeyA),
    ('b', KeyCode::KeyB),
    ('c', KeyCode::KeyC),
    ('d', KeyCode::KeyD),
    ('e', KeyCode::KeyE),
    ('f', KeyCode::KeyF),
    ('g', KeyCode::KeyG),
    ('h', KeyCode::KeyH),
    ('i', KeyCode::KeyI),
    ('j', KeyCode::KeyJ),
    ('k', KeyCode::KeyK),
    ('l', KeyCode::KeyL),
    ('m', KeyCode::KeyM),
    ('n', KeyCode::KeyN),
    ('o', KeyCode::KeyO),
    ('p', KeyCode::KeyP),
    ('q', KeyCode::KeyQ),
    ('r', KeyCode::KeyR),
    ('s', KeyCode::KeyS),
    ('t', KeyCode::KeyT),
    ('u', KeyCode::KeyU),
    ('v', KeyCode::KeyV),
    ('w', KeyCode::KeyW),
    ('x', KeyCode::KeyX),
    ('y', KeyCode::KeyY),
    ('z', KeyCode::KeyZ),
];

/// What a key says on a keyboard of the United States.
fn logical(key: KeyCode) -> Key {
    if let Some((letter, _)) = LETTERS.into_iter().find(|(_, named)| *named == key) {
        return Key::Character(letter.to_string().into());
    }
    match key {
        KeyCode::Tab => Key::Tab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Space => Key::Space,
        KeyCode::Escape => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::End => Key::End,
        KeyCode::Digit7 => Key::Character("7".into()),
        other => panic!("{other:?} is not on this keyboard"),
    }
}
