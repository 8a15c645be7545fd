//! Telling: a hint that some should understand, but not all.

use tabletop::{Dice, Level, Seat};

use super::candidates::{Candidate, candidates};
use super::choose::SHARPEST;
use super::closeness::{MOST, closeness, weight};
use crate::{Card, Command, Hint, Phrase, View, cards_given, hand_size};

/// In how many sampled rounds each candidate is tried.
const WORLDS: usize = 24;

/// Among so many of the best candidates chance decides, lest hints repeat.
const BEST: usize = 3;

/// How easy and medium tell.
pub(super) fn quick(level: Level, view: &View, dice: &mut Dice) -> Command {
    let mut all = candidates(hand(view));
    dice.shuffle(&mut all);
    if level > Level::Easy {
        let unseen = unseen(view);
        all.sort_by_key(|candidate| plainness(candidate, &unseen).abs_diff(SUITABLE));
        all.truncate(2 * BEST);
    }
    match dice.pick(&all) {
        Some(candidate) => command(candidate, dice),
        None => Command::GoOn { why: None },
    }
}

/// So many unseen cards should suit a hint at least half as well as the storyteller's.
const SUITABLE: usize = 5;

/// How many unseen cards suit the hint at least half as well as the storyteller's.
fn plainness(candidate: &Candidate, unseen: &[Card]) -> usize {
    unseen.iter().filter(|card| 2 * closeness(**card, &candidate.tags) >= MOST).count()
}

fn hand(view: &View) -> &[Card] {
    view.own.as_ref().map_or(&[], |own| &own.hand)
}

/// The cards that may be in others' hands.
fn unseen(view: &View) -> Vec<Card> {
    let own = hand(view);
    Card::all().filter(|card| !own.contains(card) && !view.gone.contains(card)).collect()
}

fn command(candidate: &Candidate, dice: &mut Dice) -> Command {
    let phrase = Phrase::ALL[dice.index(Phrase::ALL.len())];
    let Candidate { card, tags } = candidate.clone();
    Command::Tell { card, hint: Hint::Tiles { phrase, tags } }
}

/// A hard storyteller's search: each candidate is tried in the same sampled rounds, in which all others hold some hand,
/// give what is closest and vote by closeness.
pub(super) struct Search {
    /// The turn it is for.
    pub turn: usize,
    candidates: Vec<Candidate>,
    /// For each candidate weighed so far, the chance that some find the card, but not all.
    chances: Vec<f64>,
    /// Hands of the others, as places in `unseen`.
    worlds: Vec<Vec<Vec<usize>>>,
    unseen: Vec<Card>,
    decoys: usize,
    dice: Dice,
}

impl Search {
    pub fn new(turn: usize, view: &View, dice: &mut Dice) -> Self {
        let seats = view.config.seats;
        let unseen = unseen(view);
        let world = |_| {
            let mut places = (0..unseen.len()).collect::<Vec<_>>();
            dice.shuffle(&mut places);
            let hands = places.chunks_exact(usize::from(hand_size(seats)));
            hands.take(Seat::all(seats).count() - 1).map(<[usize]>::to_vec).collect()
        };
        let worlds = (0..WORLDS).map(world).collect();
        Self {
            turn,
            candidates: candidates(hand(view)),
            chances: Vec::new(),
            worlds,
            unseen,
            decoys: usize::from(cards_given(seats)),
            dice: dice.clone(),
        }
    }

    /// Weighs so many more candidates. Returns whether all are weighed.
    pub fn weigh(&mut self, nodes: u32) -> bool {
        let wanted = self.chances.len().saturating_add(nodes.max(1) as usize).min(self.candidates.len());
        while self.chances.len() < wanted {
            let chance = self.chance(&self.candidates[self.chances.len()]);
            self.chances.push(chance);
        }
        self.chances.len() == self.candidates.len()
    }

    /// The command for one of the best.
    pub fn best(&mut self) -> Command {
        let mut order = (0..self.candidates.len()).collect::<Vec<_>>();
        order.sort_by(|one, other| self.chances[*other].total_cmp(&self.chances[*one]));
        order.truncate(BEST);
        match self.dice.pick(&order) {
            Some(best) => command(&self.candidates[*best], &mut self.dice),
            None => Command::GoOn { why: None },
        }
    }

    /// How likely it is that some find the card by this hint, but not all.
    fn chance(&self, candidate: &Candidate) -> f64 {
        let own = f64::from(weight(SHARPEST, closeness(candidate.card, &candidate.tags)));
        let weights = self.unseen.iter().map(|card| weight(SHARPEST, closeness(*card, &candidate.tags)));
        let weights = weights.collect::<Vec<_>>();
        let sum = self.worlds.iter().map(|hands| by_some(own, &self.given(hands, &weights))).sum::<f64>();
        sum / WORLDS as f64
    }

    /// What each of the others would give, as the weights of their cards together.
    fn given(&self, hands: &[Vec<usize>], weights: &[u32]) -> Vec<f64> {
        let closest = |hand: &Vec<usize>| {
            let mut held = hand.iter().map(|place| weights[*place]).collect::<Vec<_>>();
            held.sort_unstable_by(|one, other| other.cmp(one));
            held.iter().take(self.decoys).copied().map(f64::from).sum()
        };
        hands.iter().map(closest).collect()
    }
}

/// The chance that some voters, but not all, choose the card with this weight, when each sees all cards but the own.
fn by_some(own: f64, given: &[f64]) -> f64 {
    let all = own + given.iter().sum::<f64>();
    let right = given.iter().map(|mine| own / (all - mine));
    let by_all = right.clone().product::<f64>();
    let by_none = right.map(|chance| 1.0 - chance).product::<f64>();
    1.0 - by_all - by_none
}
