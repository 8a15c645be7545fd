//! What is wished with keys and buttons is told to egui and to the match.

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext};
use leafwing_input_manager::prelude::*;
use table::{Awake, Eyes, Interlude, Overlay, Replay, Screen, TableSystems, Watch};

use super::focus::press;
use super::map::Act;
use super::pieces::AroundQuestion;
use crate::intent::Intent;
use crate::panels::{ActionsOpen, Gallery};

/// Pads speak to egui as keys. The keyboard speaks to it already.
fn tell_egui(
    wishes: Query<&ActionState<Act>>,
    keyboard: Res<ButtonInput<KeyCode>>,
    mut egui: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut awake: ResMut<Awake>,
) {
    let (Ok(wishes), Ok(mut input)) = (wishes.single(), egui.single_mut()) else { return };
    let spoken = [
        (Act::Next, Key::Tab, Modifiers::NONE),
        (Act::Previous, Key::Tab, Modifiers::SHIFT),
        (Act::Confirm, Key::Enter, Modifiers::NONE),
        (Act::Cancel, Key::Escape, Modifiers::NONE),
    ];
    for (act, key, modifiers) in spoken {
        if wishes.just_pressed(&act) && !keyboard.any_pressed(act.keys().iter().copied()) {
            press(&mut input, key, modifiers);
            awake.stay();
        }
    }
}

/// bevy_egui tells egui in every frame which modifiers are held, and egui takes any event for a reason to draw again.
/// Without this a table at rest would never rest.
pub(super) fn hush(mut known: Local<Modifiers>, mut egui: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    let Ok(mut input) = egui.single_mut() else { return };
    input.0.events.retain(|event| match event {
        Event::ModifiersChanged(modifiers) => core::mem::replace(&mut *known, *modifiers) != *modifiers,
        _ => true,
    });
}

/// What a screen reader asks for; bevy_egui does not pass it on.
fn tell_requests(
    mut requests: MessageReader<ActionRequest>,
    mut egui: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let Ok(mut input) = egui.single_mut() else { return };
    for request in requests.read() {
        input.0.events.push(Event::AccessKitActionRequest(request.0.clone()));
    }
}

fn short_cuts(
    wishes: Query<&ActionState<Act>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    eyes: Res<Eyes>,
    open: Res<ActionsOpen>,
    mut egui: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    (replay, interlude, gallery): (Res<Replay>, Res<Interlude>, Res<Gallery>),
    mut around: AroundQuestion,
    mut intents: MessageWriter<Intent>,
) {
    let (Ok(wishes), Ok(mut context)) = (wishes.single(), egui.single_mut()) else { return };
    if context.get_mut().text_edit_focused() {
        return;
    }
    if wishes.just_pressed(&Act::Zoom)
        && let Ok(mut window) = window.single_mut()
    {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            WindowMode::BorderlessFullscreen(_) | WindowMode::Fullscreen(..) => WindowMode::Windowed,
        };
    }
    let at_table = *screen.get() == Screen::Table;
    // What is told between two parts of a match closes by itself, as sheets do.
    if *overlay.get() != Overlay::None || interlude.summary().is_some() || gallery.is_open() {
        return;
    }
    if wishes.just_pressed(&Act::Cancel) && (eyes.waiting().is_some() || !around.leave()) {
        intents.write_batch(back(*screen.get(), &eyes, open.is_open(), replay.watched().is_some()));
    }
    if !at_table {
        return;
    }
    let all = [
        (Act::Undo, Intent::TakeBack),
        (Act::Log, Intent::Show(Overlay::Log)),
        (Act::Rules, Intent::Show(Overlay::Rules)),
        (Act::Pause, Intent::Show(Overlay::Pause)),
        (Act::Step, Intent::Step),
    ];
    for (act, intent) in all {
        if wishes.just_pressed(&act) {
            intents.write(intent);
        }
    }
}

/// Where Escape leads when nothing lies over the screen.
fn back(screen: Screen, eyes: &Eyes, drawer: bool, replay: bool) -> Option<Intent> {
    match screen {
        Screen::Table if eyes.waiting().is_some() => Some(Intent::PutAway),
        // The drawer closes by itself.
        Screen::Table if drawer => None,
        Screen::Table if replay => Some(Intent::Watch(Watch::Stop)),
        Screen::Table => Some(Intent::Show(Overlay::Pause)),
        Screen::Lobby => Some(Intent::Visit(Screen::Shelf)),
        Screen::Results => Some(Intent::Visit(Screen::Table)),
        Screen::Loading | Screen::Shelf => None,
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(Update, (hush, tell_egui, tell_requests, short_cuts).in_set(TableSystems::Input));
}
