//! What of the panel is open: a group, what one of its offers asks for, a board that lies there; and what closes it.

use bevy::prelude::*;
use table::{ActionGroup, OfferItem};
use tabletop::{Answer, Seat};

use super::ActionsModel;
use crate::panels::prompts;

/// What of the panel is open.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct ActionsOpen {
    pub(super) seat: Option<Seat>,
    pub(super) group: Option<&'static str>,
    pub(super) wish: Option<&'static str>,
    /// Of several offers that ask for something, the one whose question is open.
    pub(super) asked: Option<usize>,
    pub(super) prompt: prompts::Answering,
    /// The board that lies open, while what others do is still shown.
    pub(super) board: Option<Easel>,
    /// Whether all who paint have their sheets side by side.
    pub(super) together: bool,
}

/// A board that lies open: whose, and what is painted on it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Easel {
    pub(super) seat: Seat,
    pub(super) title: String,
}

impl ActionsOpen {
    /// Whether the offers of a group are shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.group.is_some() || self.together
    }

    /// What is being written, for which of whose offers.
    pub(super) fn draft(&self) -> Option<(Seat, usize, String)> {
        let (offer, text) = self.prompt.written().filter(|_| self.is_open())?;
        Some((self.seat?, offer, text.to_owned()))
    }

    /// Opens what this offer of the open group asks for.
    pub(super) fn ask(&mut self, offer: usize) {
        self.asked = Some(offer);
    }

    /// Opens a group where nothing has been chosen yet.
    pub(super) fn open_group(&mut self, group: &ActionGroup) {
        self.group = Some(group.id);
        self.asked = None;
        self.prompt = prompts::Answering::default();
    }

    /// Opens what this offer asks for, with as much of the answer as is known.
    pub(super) fn open_with(&mut self, group: &ActionGroup, item: &OfferItem, known: Option<&Answer>) {
        self.group = Some(group.id);
        self.asked = Some(item.index);
        self.prompt = prompts::Answering::begun(item.index, known);
    }

    /// Opens the group of this offer, and what the offer asks for.
    pub(super) fn open_offer(&mut self, model: &ActionsModel, offer: usize) {
        let items =
            model.actions.groups.iter().flat_map(|group| group.items.iter().map(move |item| (group, item)));
        if let Some((group, item)) = items.into_iter().find(|(_, item)| item.index == offer) {
            self.open_with(group, item, None);
        }
    }

    /// The heading of the open group.
    pub(super) fn title<'a>(&self, model: &'a ActionsModel) -> Option<&'a str> {
        let group = model.actions.groups.iter().find(|group| Some(group.id) == self.group)?;
        Some(&group.title)
    }
}

/// What another seat opened closes, and so does a group that is no longer offered; one that was asked for opens once its owner alone looks.
/// Where all act at the same time, what others do meanwhile closes nothing.
pub(super) fn settle(open: &mut ActionsOpen, model: &ActionsModel) {
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
