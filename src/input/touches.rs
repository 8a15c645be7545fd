//! Fingers on panels, one after the other.
//!
//! egui knows one pointer. A finger that holds a piece on the table is none of its business, and of two fingers that
//! press two buttons at once the second waits until the first is up; it counts if what it pressed is still there.

use std::collections::VecDeque;

use bevy::input::touch::{ForceTouch, TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::egui::{
    Event, LayerId, Memory, Modifiers, Order, PointerButton, Pos2, TouchDeviceId, TouchId, pos2,
};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};
use table::{Awake, Screen};

use crate::kit::{Brush, Kit};

/// A finger that came down on a panel.
#[derive(Debug)]
struct Finger {
    id: u64,
    /// The target under it, by name.
    on: Option<String>,
    /// What it did and egui has not been told.
    untold: VecDeque<(TouchPhase, Pos2)>,
    /// Whether egui was told that it came down.
    told: bool,
    /// Whether it is up.
    up: bool,
}

/// The fingers on panels, in the order in which they came. egui follows the first.
#[derive(Resource, Default, Debug)]
struct Fingers(VecDeque<Finger>);

impl Fingers {
    fn came(&mut self, id: u64, at: Pos2, on: Option<String>) {
        let untold = VecDeque::from([(TouchPhase::Started, at)]);
        self.0.push_back(Finger { id, on, untold, told: false, up: false });
    }

    fn went_on(&mut self, id: u64, phase: TouchPhase, at: Pos2) {
        let Some(finger) = self.0.iter_mut().find(|finger| finger.id == id && !finger.up) else { return };
        finger.up = matches!(phase, TouchPhase::Ended | TouchPhase::Canceled);
        finger.untold.push_back((phase, at));
    }

    /// What egui is to be told in this frame: that a finger came down, or all that it did since.
    fn tell(&mut self, there: impl Fn(Pos2) -> Option<String>) -> Vec<(u64, TouchPhase, Pos2)> {
        let Some(finger) = self.0.front_mut() else { return Vec::new() };
        if finger.told {
            let all: Vec<_> = finger.untold.drain(..).map(|(phase, at)| (finger.id, phase, at)).collect();
            if finger.up {
                self.0.pop_front();
            }
            return all;
        }
        let Some((phase, at)) = finger.untold.pop_front() else { return Vec::new() };
        finger.told = true;
        if finger.on != there(at) {
            // It pressed something that is gone.
            self.0.pop_front();
            return Vec::new();
        }
        vec![(finger.id, phase, at)]
    }

    fn is_behind(&self) -> bool {
        self.0.iter().any(|finger| !finger.untold.is_empty() && (finger.up || !finger.told))
    }
}

/// Whether a finger there presses a panel. Away from the table there is nothing else; beside its buttons, a strip at
/// an edge is not there at all.
fn is_panel(screen: Screen, layer: Option<LayerId>, on: Option<&String>) -> bool {
    screen != Screen::Table || on.is_some() || layer.is_some_and(|layer| layer.order != Order::Background)
}

/// What is pressed on a panel is not pressed on a piece below, whichever pointer it is.
fn panels_block(
    kit: Res<Kit>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Ok((context, mut egui)) = contexts.single_mut() else { return };
    let zoom = egui.get_mut().zoom_factor();
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let at = pos2(location.position.x / zoom, location.position.y / zoom);
        if kit.targets.on_panel(at).is_some() {
            let hit = (context, HitData::new(context, 0.0, None, None));
            hits.write(PointerHits::new(*pointer, vec![hit], OVER_EVERYTHING));
        }
    }
}

/// Panels lie over all pieces.
const OVER_EVERYTHING: f32 = 1_000_000.0;

fn follow(
    kit: Res<Kit>,
    screen: Res<State<Screen>>,
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut awake: ResMut<Awake>,
    mut told: MessageWriter<EguiInputEvent>,
) {
    let Ok((context, mut egui)) = contexts.single_mut() else { return };
    let ctx = egui.get_mut();
    let zoom = ctx.zoom_factor();
    let under = |at: Pos2| kit.targets.on_panel(at);
    for touch in touches.read() {
        let at = pos2(touch.position.x / zoom, touch.position.y / zoom);
        let on = under(at);
        // Sheets are drawn on by every finger, and egui is told of none.
        let brush = Brush { id: touch.id, phase: touch.phase, at, force: touch.force.map(force) };
        if kit.brushes.take(brush, on.as_deref()) {
            awake.stay();
            continue;
        }
        match touch.phase {
            TouchPhase::Started if is_panel(*screen.get(), ctx.layer_id_at(at), on.as_ref()) => {
                fingers.came(touch.id, at, on);
            }
            TouchPhase::Started => {
                // Whoever touches the table has done with what the keys were on.
                let focused = ctx.memory(Memory::focused);
                focused.into_iter().for_each(|id| ctx.memory_mut(|memory| memory.surrender_focus(id)));
            }
            phase => fingers.went_on(touch.id, phase, at),
        }
    }
    for (id, phase, at) in fingers.tell(under) {
        let events = events(id, phase, at).into_iter().map(|event| EguiInputEvent { context, event });
        told.write_batch(events);
    }
    if fingers.is_behind() {
        awake.stay();
    }
}

/// How hard a finger presses, 0 to 1.
#[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
fn force(force: ForceTouch) -> f32 {
    match force {
        ForceTouch::Calibrated { force, max_possible_force, .. } => {
            (force / max_possible_force.max(0.01)) as f32
        }
        ForceTouch::Normalized(force) => force as f32,
    }
}

/// What egui is told of a finger: the touch, and what a mouse would have done.
fn events(id: u64, phase: TouchPhase, pos: Pos2) -> Vec<Event> {
    use bevy_egui::egui::TouchPhase as Phase;
    let phase_of = match phase {
        TouchPhase::Started => Phase::Start,
        TouchPhase::Moved => Phase::Move,
        TouchPhase::Ended => Phase::End,
        TouchPhase::Canceled => Phase::Cancel,
    };
    let (device_id, id) = (TouchDeviceId(0), TouchId(id));
    let touch = Event::Touch { device_id, id, phase: phase_of, pos, force: None };
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let as_mouse = match phase {
        TouchPhase::Started => vec![Event::PointerMoved(pos), button(true)],
        TouchPhase::Moved => vec![Event::PointerMoved(pos)],
        TouchPhase::Ended => vec![button(false), Event::PointerGone],
        TouchPhase::Canceled => vec![Event::PointerGone],
    };
    [vec![touch], as_mouse].concat()
}

/// This module tells egui of touches, nothing else does.
fn alone(mut settings: ResMut<EguiGlobalSettings>) {
    settings.input_system_settings.run_write_window_touch_messages_system = false;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Fingers>().add_systems(PreStartup, alone).add_systems(
        PreUpdate,
        (
            follow.in_set(EguiPreUpdateSet::ProcessInput).in_set(EguiInputSet::ReadBevyMessages),
            panels_block.in_set(PickingSystems::Backend),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(fingers: &mut Fingers, under: Option<&str>) -> Vec<(u64, TouchPhase)> {
        let told = fingers.tell(|_| under.map(str::to_owned));
        told.into_iter().map(|(id, phase, _)| (id, phase)).collect()
    }

    fn two() -> Fingers {
        let mut fingers = Fingers::default();
        fingers.came(1, Pos2::ZERO, Some("a".into()));
        fingers.came(2, Pos2::ZERO, Some("a".into()));
        fingers.went_on(2, TouchPhase::Ended, Pos2::ZERO);
        fingers
    }

    #[test]
    fn the_second_finger_waits_until_the_first_is_up() {
        let mut fingers = two();
        assert_eq!(told(&mut fingers, Some("a")), [(1, TouchPhase::Started)]);
        assert_eq!(told(&mut fingers, Some("a")), []);
        fingers.went_on(1, TouchPhase::Ended, Pos2::ZERO);
        assert_eq!(told(&mut fingers, Some("a")), [(1, TouchPhase::Ended)]);
        assert_eq!(told(&mut fingers, Some("a")), [(2, TouchPhase::Started)]);
        assert_eq!(told(&mut fingers, Some("a")), [(2, TouchPhase::Ended)]);
        assert!(!fingers.is_behind());
    }

    #[test]
    fn a_finger_that_waited_for_what_is_gone_presses_nothing() {
        let mut fingers = two();
        told(&mut fingers, Some("a"));
        fingers.went_on(1, TouchPhase::Ended, Pos2::ZERO);
        told(&mut fingers, Some("a"));
        assert_eq!(told(&mut fingers, Some("b")), []);
        assert_eq!(told(&mut fingers, Some("b")), []);
        assert!(fingers.0.is_empty());
    }
}
