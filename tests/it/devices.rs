//! What people have in their hands: keys, fingers, a mouse, pads, and the edge of a window. All of it reaches the program as a
//! window system would send it.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, mouse::MouseButtonInput};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent, WindowResized};

use crate::house::House;

impl House {
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
