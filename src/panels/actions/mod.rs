//! What can be done now: groups of offers as pieces of paper at the lower edge; a group with several offers opens.
//!
//! Every game is playable through this panel alone. It serves keys, pads and screen readers, and tests press it.

mod banner;
mod bar;
mod drawer;
mod tray;

pub use banner::ReplayModel;
use banner::banner;
use bar::bar;
use drawer::drawer;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{
    ActionGroup, Actions, Choose, Drafted, Eyes, Hourglass, OfferItem, OpenOffer, Overlay, Painters, Replay,
    Screen, SeatChip, Seats, Settings, Sfx, Sound, Standing, Words,
};
use tabletop::{Player, Seat};

use super::painting::{Studio, side_by_side};
use super::{Occupied, prompts};
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
}

/// What of the panel is open.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct ActionsOpen {
    seat: Option<Seat>,
    group: Option<&'static str>,
    wish: Option<&'static str>,
    /// Of several offers that ask for something, the one whose question is open.
    asked: Option<usize>,
    prompt: prompts::Answering,
    /// The board that lies open, while what others do is still shown.
    board: Option<Easel>,
    /// Whether all who paint have their sheets side by side.
    together: bool,
}

/// A board that lies open: whose, and what is painted on it.
#[derive(Clone, Debug, PartialEq)]
struct Easel {
    seat: Seat,
    title: String,
}

/// The group that lays the sheets of all painters out side by side.
const TOGETHER: &str = "paint-together";

fn model(
    words: &Words,
    settings: &Settings,
    (actions, seats, standing, eyes, replay): (&Actions, &Seats, &Standing, &Eyes, &Replay),
    (painters, side_by_side): (&Painters, bool),
) -> ActionsModel {
    let chip_of = |seat: Seat| seats.0.iter().find(|chip| chip.seat == seat).cloned();
    let acts = actions.seat.or_else(|| actions.waiting_for.first().copied());
    let line = |id: &str| words.0.line(settings.locale, "app", id);
    // While something is shown or may be taken back, whoever comes next does not think yet.
    let settled = actions.seat.is_some() || (!standing.showing && !actions.undo);
    let chip = acts.filter(|_| settled).and_then(chip_of);
    let turn = match &chip {
        _ if standing.outcome.is_some() => words.line(settings, "match-over"),
        Some(_) if actions.task.is_some() => actions.task.clone().unwrap_or_default(),
        Some(_) if actions.seat.is_some() => line("turn-yours"),
        Some(chip) if matches!(chip.player, Player::Bot(_)) => line("turn-bot"),
        Some(_) => line("turn-watching"),
        None if actions.task.is_some() => actions.task.clone().unwrap_or_default(),
        None if standing.showing => line("turn-watching"),
        None if actions.undo => line("turn-undo"),
        None => String::new(),
    };
    let open_to = actions.seat.filter(|seat| eyes.may_see(*seat));
    let painters = painters.0.iter().filter_map(|(seat, offer)| Some((chip_of(*seat)?, *offer)));
    let painters: Vec<_> = painters.collect();
    let together = ["painting-together", "painting-give"].map(line);
    let mut actions = actions.clone();
    if side_by_side && painters.len() > 1 && actions.seat.is_some() {
        actions.groups.push(ActionGroup {
            id: TOGETHER,
            title: together[0].clone(),
            icon: "icon-seats",
            secret: false,
            items: Vec::new(),
        });
    }
    ActionsModel {
        chip,
        turn,
        actions,
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
    (replay, hourglass, painters): (Res<Replay>, Res<Hourglass>, Res<Painters>),
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
    if *was_acting != actions.seat {
        *was_acting = actions.seat;
        sounds.write_batch(actions.seat.map(|_| Sfx(Sound::Turn)));
    }
    let ctx = contexts.ctx_mut()?;
    let wide = side_by_side::places(ctx.content_rect().size()) > 1;
    let changed = core::mem::replace(&mut *was_wide, wide) != wide
        || actions.is_changed()
        || painters.is_changed()
        || seats.is_changed()
        || standing.is_changed()
        || eyes.is_changed()
        || replay.is_changed()
        || settings.is_changed();
    if changed || cached.is_none() {
        let now = (&*actions, &*seats, &*standing, &*eyes, &*replay);
        *cached = Some(model(&words, &settings, now, (&painters, wide)));
    }
    if let Some(model) = cached.as_mut() {
        model.left = hourglass.0;
    }
    let Some(model) = cached.as_ref() else { return Ok(()) };
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

impl ActionsOpen {
    /// Whether the offers of a group are shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.group.is_some() || self.together
    }

    /// What is being written, for which of whose offers.
    fn draft(&self) -> Option<(Seat, usize, String)> {
        let (offer, text) = self.prompt.written().filter(|_| self.is_open())?;
        Some((self.seat?, offer, text.to_owned()))
    }

    /// Opens what this offer of the open group asks for.
    fn ask(&mut self, offer: usize) {
        self.asked = Some(offer);
    }

    /// Opens the group of this offer, and what the offer asks for.
    fn open_offer(&mut self, model: &ActionsModel, offer: usize) {
        let mut groups = model.actions.groups.iter();
        if let Some(group) = groups.find(|group| group.items.iter().any(|item| item.index == offer)) {
            self.group = Some(group.id);
            self.asked = Some(offer);
            self.prompt = prompts::Answering::default();
        }
    }

    /// The heading of the open group.
    fn title<'a>(&self, model: &'a ActionsModel) -> Option<&'a str> {
        let group = model.actions.groups.iter().find(|group| Some(group.id) == self.group)?;
        Some(&group.title)
    }
}

/// What another seat opened closes, and so does a group that is no longer offered; one that was asked for opens once its owner alone looks.
/// Where all act at the same time, what others do meanwhile closes nothing.
fn settle(open: &mut ActionsOpen, model: &ActionsModel) {
    if model.painters.is_empty() || model.replay.is_some() {
        (open.board, open.together) = (None, false);
    }
    if model.showing && model.actions.seat.is_none() {
        return;
    }
    open.board = None;
    if open.seat != model.actions.seat {
        let together = open.together;
        *open = ActionsOpen { seat: model.actions.seat, together, ..ActionsOpen::default() };
    }
    let offered = |id: &&'static str| model.actions.groups.iter().any(|group| group.id == *id);
    open.group = open.group.filter(offered);
    open.wish = open.wish.filter(offered);
    let group = model.actions.groups.iter().find(|group| Some(group.id) == open.group);
    open.asked = open
        .asked
        .filter(|asked| group.is_some_and(|group| group.items.iter().any(|item| item.index == *asked)));
    if model.open_to.is_some()
        && let Some(wish) = open.wish.take()
    {
        // What is said by one press is pressed once all else has been seen.
        let group = model.actions.groups.iter().find(|group| group.id == wish);
        open.group = group.filter(|group| !model.is_single(group)).map(|group| group.id);
    }
}

fn choose(seat: Seat, item: &OfferItem, answer: Option<tabletop::Answer>) -> Intent {
    Intent::Choose(Choose { seat, offer: item.index, answer })
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Table).and_then(dressed);
    app.init_resource::<ActionsOpen>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn item(index: usize) -> OfferItem {
        OfferItem { index, label: format!("Offer {index}"), picture: None, goes_to: None, asks: None }
    }

    fn group(id: &'static str, secret: bool, offers: &[usize]) -> ActionGroup {
        let items = offers.iter().copied().map(item).collect();
        ActionGroup { id, title: id.into(), icon: "icon-roll", secret, items }
    }

    fn model(open_to: Option<Seat>) -> ActionsModel {
        let groups = vec![
            group("roll", false, &[4]),
            group("ticket", false, &[0, 1, 2, 3]),
            group("card", true, &[5, 6]),
        ];
        let name = |seat: u8| SeatChip {
            seat: Seat(seat),
            name: "Nina".into(),
            player: Player::Person,
            sign: "",
            acts: true,
        };
        ActionsModel {
            chip: Some(name(1)),
            turn: "Your turn".into(),
            actions: Actions {
                seat: Some(Seat(1)),
                waiting_for: vec![Seat(1)],
                groups,
                undo: true,
                task: None,
                about: None,
            },
            open_to,
            step: false,
            showing: false,
            over: false,
            words: ["undo", "step", "hurry", "back", "results", "confirm", "clear"].map(str::to_owned),
            replay: None,
            left: None,
            painters: Vec::new(),
            together: [String::new(), String::new()],
        }
    }

    fn press(bench: &Bench, model: &ActionsModel, open: &mut ActionsOpen, name: &str) -> Vec<Intent> {
        bench.press(name, |ui| {
            settle(open, model);
            let (strip, mut wanted) = bar(ui.ctx(), model, open);
            wanted.extend(drawer(ui.ctx(), model, open, strip.height, &mut Studio::default()));
            wanted
        })
    }

    fn chosen(wanted: &[Intent]) -> Option<usize> {
        match wanted {
            [Intent::Choose(choice)] if choice.seat == Seat(1) => Some(choice.offer),
            _ => None,
        }
    }

    #[test]
    fn a_single_offer_is_one_press_and_several_are_two() {
        for (width, height) in [(1180.0, 740.0), (390.0, 844.0)] {
            let bench = Bench::new(width, height);
            let (model, mut open) = (model(None), ActionsOpen::default());
            assert_eq!(chosen(&press(&bench, &model, &mut open, "roll")), Some(4));
            assert!(press(&bench, &model, &mut open, "ticket").is_empty());
            assert_eq!(chosen(&press(&bench, &model, &mut open, "offer-2")), Some(2));
        }
    }

    #[test]
    fn a_secret_waits_until_its_owner_alone_looks() {
        let bench = Bench::new(1180.0, 740.0);
        let mut open = ActionsOpen::default();
        let asked = press(&bench, &model(None), &mut open, "card");
        assert!(matches!(asked.as_slice(), [Intent::Call(Seat(1))]), "{asked:?}");
        assert!(!bench.names().contains(&"offer-5".to_owned()));
        let seen = model(Some(Seat(1)));
        assert_eq!(chosen(&press(&bench, &seen, &mut open, "offer-5")), Some(5));
    }

    #[test]
    fn what_one_seat_opened_is_closed_for_the_next() {
        let bench = Bench::new(1180.0, 740.0);
        let mut open = ActionsOpen::default();
        let mut model = model(None);
        press(&bench, &model, &mut open, "ticket");
        assert!(open.is_open());
        model.actions.seat = Some(Seat(0));
        settle(&mut open, &model);
        assert!(!open.is_open());
    }
}
