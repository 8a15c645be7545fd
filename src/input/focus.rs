//! Where the keys are: a step leads to the next target, and what vanishes hands over to something that is there.
//!
//! egui keeps which widget has the keys, and walks with Tab. It knows nothing of what lies below a sheet that is to be
//! dealt with first, nor of where to go when a button is gone; that is done here, for keyboard and pad alike.

use std::collections::BTreeMap;

use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy_egui::egui::{Event, Id, Key, Memory, Modifiers, Rect};
use bevy_egui::{EguiContext, EguiContexts, EguiInput, EguiPrimaryContextPass, PrimaryEguiContext};
use leafwing_input_manager::prelude::*;
use table::{Awake, Eyes, Interlude, Overlay, Replay, Screen, TableSystems};

use super::map::Act;
use super::walk::{Steps, Way, nearest, next};
use crate::kit::{Kind, Kit, Target};
use crate::panels::{ActionsOpen, Gallery};
use crate::theme::{UiSystems, dressed};

/// Something that is walked in by itself: a screen, what lies over it, the curtain, what is being asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Room {
    name: String,
    /// Whether an open drawer or a question on the table wants an answer.
    asks: bool,
}

/// Where the keys have been.
#[derive(Resource, Default)]
struct Walk {
    /// Whether keys or a pad are in use, rather than a pointer.
    on: bool,
    room: Room,
    /// What there was in the room before.
    known: Vec<String>,
    /// The last target that had them.
    last: Option<(Id, Rect, Kind)>,
    /// Where they were put without having been asked for.
    put: Option<Id>,
    /// Passes until a room that was just entered is drawn as it will stay.
    settling: u8,
    /// What was last chosen in each room, by name.
    chosen: BTreeMap<Room, String>,
}

/// egui needs a pass to find out how large things are, and another to know what waits below them.
const SETTLING: u8 = 3;

const WAYS: [(Act, Way); 4] =
    [(Act::Up, Way::Up), (Act::Down, Way::Down), (Act::Left, Way::Left), (Act::Right, Way::Right)];

fn arrow(way: Way) -> Key {
    match way {
        Way::Up => Key::ArrowUp,
        Way::Down => Key::ArrowDown,
        Way::Left => Key::ArrowLeft,
        Way::Right => Key::ArrowRight,
    }
}

/// Whoever presses a key walks; whoever touches or clicks does not.
fn notice(
    wishes: Query<&ActionState<Act>>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut context: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut walk: ResMut<Walk>,
) {
    let (Ok(wishes), Ok(mut context)) = (wishes.single(), context.single_mut()) else { return };
    let pointed = clicks.read().any(|click| click.state.is_pressed())
        | touches.read().any(|touch| touch.phase == TouchPhase::Started);
    let writing = context.get_mut().text_edit_focused();
    let walks = |act: &Act| !writing || matches!(act, Act::Next | Act::Previous);
    let on = (walk.on && !pointed) || wishes.get_just_pressed().iter().any(walks);
    walk.on = on;
    // Who presses what they were put on wants to be there.
    if wishes.just_pressed(&Act::Confirm) {
        walk.put = None;
    }
}

/// Makes a step where one is due.
fn step(
    time: Res<Time<Real>>,
    kit: Res<Kit>,
    wishes: Query<&ActionState<Act>>,
    keyboard: Res<ButtonInput<KeyCode>>,
    mut egui: Query<(&mut EguiInput, &mut EguiContext), With<PrimaryEguiContext>>,
    mut awake: ResMut<Awake>,
    mut steps: Local<Steps>,
) {
    let (Ok(wishes), Ok((mut input, mut context))) = (wishes.single(), egui.single_mut()) else { return };
    let context = context.get_mut();
    let stops = kit.targets.stops();
    let focused = context.memory(Memory::focused);
    let now = stops.iter().find(|stop| Some(stop.id) == focused);
    // Only within what is written do egui's own arrows move.
    let within = |way: Way| match now.map(|now| now.kind) {
        Some(Kind::Write) => matches!(way, Way::Left | Way::Right),
        Some(Kind::WriteLines) => true,
        _ => false,
    };
    let walked = |event: &Event| WAYS.iter().any(|(_, way)| is_arrow(event, *way) && !within(*way));
    input.0.events.retain(|event| !walked(event));
    let by_key = |act: &Act| keyboard.any_pressed(act.keys().iter().copied());
    let holds = |(act, way): &&(Act, Way)| wishes.pressed(act) && !(within(*way) && by_key(act));
    let held: Vec<Way> = WAYS.iter().filter(holds).map(|(_, way)| *way).collect();
    if !held.is_empty() {
        awake.stay();
    }
    let Some(way) = steps.after(time.delta_secs(), &held) else { return };
    let Some(now) = now else { return };
    let slides = now.kind == Kind::Slide && matches!(way, Way::Left | Way::Right);
    if slides || now.kind == Kind::Move {
        press(&mut input, arrow(way), Modifiers::NONE);
        return;
    }
    let places: Vec<Rect> = stops.iter().map(|stop| stop.whole).collect();
    if let Some(index) = next(now.whole, &places, way) {
        context.memory_mut(|memory| memory.request_focus(stops[index].id));
        kit.targets.bring(stops[index].id);
    }
}

fn is_arrow(event: &Event, way: Way) -> bool {
    matches!(event, Event::Key { key, .. } if *key == arrow(way))
}

/// Tells egui that a key went down and up.
pub fn press(input: &mut EguiInput, key: Key, modifiers: Modifiers) {
    for pressed in [true, false] {
        input.0.events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
}

/// Looks after what has the keys, once everything is drawn: while somebody walks, something in sight has them.
fn keep(
    kit: Res<Kit>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    eyes: Res<Eyes>,
    open: Res<ActionsOpen>,
    (replay, interlude, gallery): (Res<Replay>, Res<Interlude>, Res<Gallery>),
    mut walk: ResMut<Walk>,
    mut awake: ResMut<Awake>,
    mut contexts: EguiContexts,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let stops = kit.targets.stops();
    let walk = walk.bypass_change_detection();
    let told = (interlude.summary().is_some(), gallery.is_open(), replay.watched().is_some());
    let over = (overlay.get(), eyes.waiting().is_some(), open.is_open(), told);
    let asks = open.is_open() || kit.targets.all().iter().any(|target| target.kind == Kind::Around);
    let room = Room { name: format!("{:?} {over:?}", screen.get()), asks };
    if walk.room != room {
        *walk = Walk { room, settling: SETTLING, last: None, put: None, ..core::mem::take(walk) };
    }
    if walk.settling == 0 {
        walk.known = stops.iter().map(|stop| stop.name.clone()).collect();
    }
    let focused = ctx.memory(Memory::focused);
    let now = stops.iter().find(|stop| Some(stop.id) == focused);
    let wanted = if walk.settling > 0 {
        awake.stay();
        walk.settling -= 1;
        if walk.settling > 0 {
            return Ok(());
        }
        walk.on_arrival(&stops).or(now)
    } else {
        if let Some(now) = now.filter(|now| walk.put != Some(now.id)) {
            walk.choose(now);
        }
        walk.staying(now, &stops)
    };
    let Some(wanted) = wanted else { return Ok(()) };
    if Some(wanted.id) != focused {
        if !walk.on {
            return Ok(());
        }
        ctx.memory_mut(|memory| memory.request_focus(wanted.id));
        kit.targets.bring(wanted.id);
        walk.put = Some(wanted.id);
        awake.stay();
    }
    walk.last = Some((wanted.id, wanted.whole, wanted.kind));
    Ok(())
}

impl Walk {
    /// Somebody wanted to be there.
    fn choose(&mut self, now: &Target) {
        self.put = None;
        // What is asked is another thing each time.
        if !self.room.asks {
            self.chosen.insert(self.room.clone(), now.name.clone());
        }
    }

    /// What was last chosen in this room, if it is there.
    fn remembered<'a>(&self, stops: &'a [Target]) -> Option<&'a Target> {
        let chosen = self.chosen.get(&self.room)?;
        stops.iter().find(|stop| stop.name == *chosen && Some(stop.id) != self.left())
    }

    /// The line that somebody has just stopped writing in.
    fn left(&self) -> Option<Id> {
        self.last.filter(|(_, _, kind)| matches!(kind, Kind::Write | Kind::WriteLines)).map(|(id, ..)| id)
    }

    /// Where the keys begin in a room: at the answers that are asked for, at what was chosen there before, else at
    /// what leads on.
    fn on_arrival<'a>(&self, stops: &'a [Target]) -> Option<&'a Target> {
        // What lies on top was drawn last.
        let leads = || stops.iter().rfind(|stop| stop.kind == Kind::Lead);
        let first = || stops.iter().find(|stop| stop.kind == Kind::Press);
        let answers = || {
            let mut new = stops.iter().filter(|stop| self.room.asks && !self.known.contains(&stop.name));
            new.find(|stop| stop.kind == Kind::Piece)
        };
        self.remembered(stops).or_else(answers).or_else(leads).or_else(first)
    }

    /// Where they stay or go: what they were put on yields to what was chosen, as soon as that is back; what has
    /// vanished yields to the nearest.
    fn staying<'a>(&self, now: Option<&'a Target>, stops: &'a [Target]) -> Option<&'a Target> {
        if self.put.is_none() && now.is_some() {
            return now;
        }
        let open: Vec<&Target> = stops.iter().filter(|stop| Some(stop.id) != self.left()).collect();
        let places: Vec<Rect> = open.iter().map(|stop| stop.whole).collect();
        let near = || self.last.and_then(|(_, at, _)| nearest(at, &places)).map(|index| open[index]);
        self.remembered(stops).or(now).or_else(near).or_else(|| self.on_arrival(stops))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Walk>()
        .add_systems(Update, (notice, step).chain().in_set(TableSystems::Input).after(super::keys::hush))
        .add_systems(
            EguiPrimaryContextPass,
            keep.in_set(UiSystems::Read).before(crate::platform::list_targets).run_if(dressed),
        );
}
