//! The tour's hand: presses panels as a mouse does, touches pieces, chooses what is offered.

use bevy::picking::backend::HitData;
use bevy::picking::events::{Press, Release};
use bevy::picking::pointer::{PointerButton, PointerId};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui::{self, Event, Modifiers, MouseWheelUnit, Pos2, TouchPhase, pos2, vec2};
use bevy_egui::input::EguiInputEvent;
use table::{Actions, Choose, Touchable};

use super::script::Script;
use crate::input::location;
use crate::intent::Intent;
use crate::kit::Kit;

/// Where nothing is pointed at.
const AWAY: Pos2 = pos2(-9.0, -9.0);

fn tell_egui(world: &mut World, events: impl IntoIterator<Item = Event>) {
    let mut contexts = world.query_filtered::<Entity, With<PrimaryEguiContext>>();
    let Ok(context) = contexts.single(world) else { return };
    let events: Vec<_> = events.into_iter().map(|event| EguiInputEvent { context, event }).collect();
    world.write_message_batch(events);
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: egui::PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// The middle of a target that was drawn in the last frame.
fn middle(world: &World, name: &str) -> Option<Pos2> {
    let targets = world.resource::<Kit>().targets.all();
    targets.into_iter().find(|target| target.name == name).map(|target| target.seen.center())
}

impl Script {
    /// Says what is wanted, as a panel would.
    pub fn want(&mut self, intent: Intent) -> &mut Self {
        self.act(move |world| {
            world.write_message(intent);
        })
    }

    /// Presses a target of a panel once it is there, and points away again.
    pub fn press(&mut self, name: &'static str) -> &mut Self {
        self.until(format!("{name} to be pressed"), move |world| {
            let at = middle(world, name);
            tell_egui(world, at.map(Event::PointerMoved));
            at.is_some()
        });
        for pressed in [true, false] {
            self.until(format!("{name} to be pressed"), move |world| {
                let at = middle(world, name);
                tell_egui(world, at.map(|at| button(at, pressed)));
                at.is_some()
            });
        }
        self.act(|world| tell_egui(world, [Event::PointerMoved(AWAY), Event::PointerGone])).frames(2)
    }

    /// Scrolls what lies in the middle of the window to its end.
    pub fn scroll(&mut self) -> &mut Self {
        self.act(|world| {
            let window = world.resource::<table::Layout>().window;
            let mut contexts =
                world.query_filtered::<&mut bevy_egui::EguiContext, With<PrimaryEguiContext>>();
            let Ok(mut context) = contexts.single_mut(world) else { return };
            let zoom = context.get_mut().zoom_factor();
            let at = pos2(window.x / zoom / 2.0, window.y / zoom / 2.0);
            let wheel = Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -9_000.0),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            };
            tell_egui(world, [Event::PointerMoved(at), wheel]);
        })
        .frames(40)
        .act(|world| tell_egui(world, [Event::PointerMoved(AWAY), Event::PointerGone]))
        .frames(2)
    }

    /// Touches the piece with this name once it is there.
    pub fn touch(&mut self, name: &'static str) -> &mut Self {
        self.touch_where(name, move |piece| piece.name == name)
    }

    /// Touches the first piece of which this is true.
    pub fn touch_where(
        &mut self,
        what: &'static str,
        is_it: impl Fn(&Touchable) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.until(format!("{what} to be touched"), move |world| touch(world, &is_it)).frames(2)
    }

    /// Chooses the first offer of this kind once there is one.
    pub fn choose(&mut self, group: &'static str) -> &mut Self {
        self.until(format!("{group} to be offered"), move |world| choose(world, group, 0)).frames(2)
    }
}

/// Touches the first piece of which this is true; false where there is none.
pub fn touch(world: &mut World, is_it: &impl Fn(&Touchable) -> bool) -> bool {
    let mut pieces = world.query::<(Entity, &Touchable)>();
    let mut found: Vec<_> = pieces.iter(world).filter(|(_, piece)| is_it(piece)).collect();
    found.sort_by(|(_, one), (_, other)| one.name.cmp(&other.name));
    let Some(piece) = found.first().map(|(entity, _)| *entity) else { return false };
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
    let camera = world.query_filtered::<Entity, With<Camera2d>>().single(world);
    let (Ok(window), Ok(camera)) = (window, camera) else { return false };
    let Some(location) = location(window, Vec2::ZERO) else { return false };
    let hit = || HitData::new(camera, 0.0, None, None);
    let press = Press { button: PointerButton::Primary, hit: hit(), count: 1 };
    let release = Release { button: PointerButton::Primary, hit: hit() };
    world.trigger(Pointer::new(PointerId::Mouse, location.clone(), press, piece));
    world.trigger(Pointer::new(PointerId::Mouse, location, release, piece));
    true
}

/// Chooses one of the offers of this kind, counted round.
pub fn choose(world: &mut World, group: &str, which: usize) -> bool {
    let actions = world.resource::<Actions>();
    let Some(seat) = actions.seat else { return false };
    let Some(group) = actions.groups.iter().find(|offered| offered.id == group) else { return false };
    let exact: Vec<usize> =
        group.items.iter().filter(|item| item.asks.is_none()).map(|item| item.index).collect();
    let Some(offer) = (!exact.is_empty()).then(|| exact[which % exact.len()]) else { return false };
    world.write_message(Intent::Choose(Choose { seat, offer, answer: None }));
    true
}
