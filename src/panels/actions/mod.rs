//! What can be done now: groups of offers as pieces of paper at the lower edge; a group with several offers opens.
//!
//! Every game is playable through this panel alone. It serves keys, pads and screen readers, and tests press it.

mod banner;
mod bar;
mod drawer;
mod open;
#[cfg(test)]
mod tests;
mod tray;

pub use banner::ReplayModel;
pub use open::ActionsOpen;

use banner::banner;
use bar::bar;
use drawer::drawer;
use open::settle;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{
    ActionGroup, Actions, Choose, Drafted, Eyes, Hourglass, Lifted, OfferItem, OpenOffer, Overlay, Painters,
    Replay, Screen, SeatChip, Seats, Settings, Sfx, Sound, Standing, Words,
};
use tabletop::{Answer, Player, Seat};

use super::Occupied;
use super::painting::{Studio, side_by_side};
use crate::intent::Intent;
use crate::theme::{UiSystems, dressed};

/// What the panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionsModel {
    /// Whose mat it is: the person who acts, else whoever is waited for.
    pub chip: Option<SeatChip>,
    /// One line about the turn.
    pub turn: String,
    /// What can be done.
    pub actions: Actions,
    /// A game's own way to take back what has been chosen, where that is offered: it stands in the place of undo.
    pub second_thought: Option<ActionGroup>,
    /// The offers that what is lifted on the table answers, with as much of the answer as is known.
    pub lifted: BTreeMap<usize, Option<Answer>>,
    /// Whether secrets may be spelt out.
    pub open_to: Option<Seat>,
    /// Whether a tap shows the next beat.
    pub step: bool,
    /// Whether beats are being shown, so that they can be hurried.
    pub showing: bool,
    /// Whether the match is over and everything shown.
    pub over: bool,
    /// Undo, next beat, hurry, back, results, confirm, clear.
    pub words: [String; 7],
    /// What is watched again, instead of all that.
    pub replay: Option<ReplayModel>,
    /// How many seconds are left, where there is a limit.
    pub left: Option<u64>,
    /// The people who paint now, each with the number of the offer that takes the painting.
    pub painters: Vec<(SeatChip, usize)>,
    /// Over the sheets of several, and on the button that hands a painting in.
    pub together: [String; 2],
}

impl ActionsModel {
    /// The offer that takes the painting of this seat, where it paints.
    fn offer_to(&self, seat: Seat) -> Option<usize> {
        self.painters.iter().find(|(chip, _)| chip.seat == seat).map(|(_, offer)| *offer)
    }

    /// Whether a group is a single thing that is done by one press, by whoever may see it.
    fn is_single(&self, group: &ActionGroup) -> bool {
        let seen = !group.secret || self.open_to.is_some();
        seen && group.items.len() == 1 && group.items[0].asks.is_none()
    }

    /// The person who has something to do. Whoever has chosen and could only think twice does not count: they wait.
    fn acts(&self) -> Option<Seat> {
        let waits = self.second_thought.is_some() && self.actions.groups.is_empty();
        self.actions.seat.filter(|_| !waits)
    }

    /// The offer of a group that what is lifted on the table is for, and as much of the answer as is known.
    fn lifted_in<'a>(&'a self, group: &'a ActionGroup) -> Option<(&'a OfferItem, Option<&'a Answer>)> {
        group.items.iter().find_map(|item| Some((item, self.lifted.get(&item.index)?.as_ref())))
    }

    /// What a press on a group does at once, for whoever may see it: its single offer, or what is lifted for it.
    fn at_once<'a>(&'a self, group: &'a ActionGroup) -> Option<(&'a OfferItem, Option<Answer>)> {
        if self.is_single(group) {
            return Some((&group.items[0], None));
        }
        let (item, known) = self.lifted_in(group).filter(|_| !group.secret || self.open_to.is_some())?;
        match (&item.asks, known) {
            (None, _) => Some((item, None)),
            (Some((form, _)), Some(answer)) => {
                form.check(answer).is_ok().then(|| (item, Some(answer.clone())))
            }
            (Some(_), None) => None,
        }
    }
}

/// A group with this icon takes back what has been chosen.
const TAKES_BACK: &str = "icon-undo";

/// The group that lays the sheets of all painters out side by side.
const TOGETHER: &str = "paint-together";

fn model(
    words: &Words,
    settings: &Settings,
    (actions, seats, standing, eyes, replay): (&Actions, &Seats, &Standing, &Eyes, &Replay),
    (painters, side_by_side, lifted): (&Painters, bool, &Lifted),
) -> ActionsModel {
    let chip_of = |seat: Seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let acts = actions.seat.or_else(|| actions.waiting_for.first().copied());
    let line = |id: &str| words.0.line(settings.locale, "app", id);
    // While something is shown or may be taken back, whoever comes next does not think yet.
    let settled = actions.seat.is_some() || (!standing.showing && !actions.undo);
    let only_back = !actions.groups.is_empty() && actions.groups.iter().all(|group| group.icon == TAKES_BACK);
    // Of several who are waited for by name none stands for the others.
    let several = actions.seat.is_none() && actions.waiting_for.len() > 1 && actions.task.is_some();
    let chip = acts.filter(|_| settled && !only_back && !several).and_then(chip_of);
    let turn = match &chip {
        _ if standing.outcome.is_some() => words.line(settings, "match-over"),
        Some(_) if actions.task.is_some() => actions.task.clone().unwrap_or_default(),
        Some(_) if actions.seat.is_some() => line("turn-yours"),
        Some(chip) if matches!(chip.player, Player::Bot(_)) => line("turn-bot"),
        Some(_) => line("turn-watching"),
        None if actions.task.is_some() => actions.task.clone().unwrap_or_default(),
        None if standing.showing || only_back => line("turn-watching"),
        None if actions.undo => line("turn-undo"),
        None => String::new(),
    };
    let open_to = actions.seat.filter(|seat| eyes.may_see(*seat));
    let painters = painters.0.iter().filter_map(|(seat, offer)| Some((chip_of(*seat)?, *offer)));
    let painters: Vec<_> = painters.collect();
    let together = ["painting-together", "painting-give"].map(line);
    let mut actions = actions.clone();
    let back = actions.groups.iter().position(|group| group.icon == TAKES_BACK && !group.items.is_empty());
    let second_thought = back.map(|at| actions.groups.remove(at));
    let lifted =
        lifted.answers.clone().into_iter().filter(|_| lifted.seat.is_some() && lifted.seat == actions.seat);
    let lifted = lifted.collect();
    if side_by_side && painters.len() > 1 && actions.seat.is_some() {
        actions.groups.push(ActionGroup {
            id: TOGETHER,
            title: together[0].clone(),
            icon: "icon-seats",
            secret: false,
            spends: false,
            items: Vec::new(),
        });
    }
    ActionsModel {
        chip,
        turn,
        actions,
        second_thought,
        lifted,
        open_to,
        step: standing.waits_for_step && standing.showing,
        showing: standing.showing,
        over: standing.outcome.is_some(),
        words: ["act-undo", "act-step", "act-hurry", "act-back", "act-results", "act-confirm", "act-clear"]
            .map(line),
        replay: replay.watched().map(|watched| ReplayModel::new(watched, words, settings)),
        left: None,
        painters,
        together,
    }
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    (actions, seats, standing, eyes): (Res<Actions>, Res<Seats>, Res<Standing>, Res<Eyes>),
    (replay, hourglass, painters, lifted): (Res<Replay>, Res<Hourglass>, Res<Painters>, Res<Lifted>),
    overlay: Res<State<Overlay>>,
    (mut cached, mut was_wide): (Local<Option<ActionsModel>>, Local<bool>),
    (mut open, mut studio): (ResMut<ActionsOpen>, ResMut<Studio>),
    (mut occupied, mut drafted): (ResMut<Occupied>, ResMut<Drafted>),
    mut contexts: EguiContexts,
    mut was_acting: Local<Option<Seat>>,
    mut opens: MessageReader<OpenOffer>,
    mut intents: MessageWriter<Intent>,
    mut sounds: MessageWriter<Sfx>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wide = side_by_side::places(ctx.content_rect().size()) > 1;
    let changed = core::mem::replace(&mut *was_wide, wide) != wide
        || actions.is_changed()
        || painters.is_changed()
        || lifted.is_changed()
        || seats.is_changed()
        || standing.is_changed()
        || eyes.is_changed()
        || replay.is_changed()
        || settings.is_changed();
    if changed || cached.is_none() {
        let now = (&*actions, &*seats, &*standing, &*eyes, &*replay);
        *cached = Some(model(&words, &settings, now, (&painters, wide, &lifted)));
    }
    if let Some(model) = cached.as_mut() {
        model.left = hourglass.0;
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
    if *was_acting != model.acts() {
        *was_acting = model.acts();
        sounds.write_batch(model.acts().map(|_| Sfx(Sound::Turn)));
    }
    let mut now = open.clone();
    settle(&mut now, model);
    now.prompt.hear(drafted.lacks.as_ref());
    for OpenOffer(offer) in opens.read() {
        now.open_offer(model, *offer);
    }
    let (strip, mut wanted) = match &model.replay {
        Some(replay) => banner(ctx, replay),
        None => bar(ctx, model, &mut now),
    };
    let height = strip.height;
    if now.group == Some(TOGETHER) {
        // Whoever was alone with the screen is not any more.
        (now.group, now.together) = (None, true);
        wanted.extend(model.open_to.map(|_| Intent::PutAway));
    }
    if *overlay.get() == Overlay::None && eyes.waiting().is_none() {
        let studio = studio.bypass_change_detection();
        wanted.extend(match now.together {
            true => drawer::easels(ctx, model, &mut now, studio),
            false => drawer(ctx, model, &mut now, height, studio),
        });
    }
    let draft = now.draft();
    if drafted.draft != draft {
        drafted.draft = draft;
        ctx.request_repaint();
    }
    if now != *open {
        *open = now;
        ctx.request_repaint();
    }
    if (occupied.bottom - height).abs() > 0.5 {
        occupied.bottom = height;
    }
    if occupied.note != Some(strip.note) {
        occupied.note = Some(strip.note);
    }
    intents.write_batch(wanted);
    Ok(())
}

fn choose(seat: Seat, item: &OfferItem, answer: Option<Answer>) -> Intent {
    Intent::Choose(Choose { seat, offer: item.index, answer })
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.init_resource::<ActionsOpen>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}
