//! Looks ahead: each sensible action is tried in states that may be, with the bag and the deck in different orders, and
//! everybody plays on by the plan for some turns. What counts then is the own position against the others'.

mod actions;

use tabletop::{Bot, Input, Seat, Seed, Situation, Thought};

use super::worth::{self, Mind};
use super::{chance, favourite, first_offer, hesitation, plan};
use crate::view::resample;
use crate::{Command, HerStory, State, Step, Table, Writer};

/// In how many states each action is tried.
const STATES: usize = 10;
/// So many own turns are played on.
const TURNS: u8 = 6;

/// A completed chapter is worth so many points beyond its own: it brings the end nearer.
const PACE: f64 = 2.5;

const MIND: Mind = Mind { foresight: true, fondness: None };

pub(super) struct Hard {
    seed: Seed,
    search: Option<Search>,
}

/// A search in progress, for the situation after so many turns.
struct Search {
    turn: usize,
    states: Vec<State>,
    actions: Vec<(Command, f64)>,
    /// How many trials have been made: each action in the first state, then in the next.
    tried: usize,
}

impl Hard {
    pub fn new(seed: Seed) -> Self {
        Self { seed, search: None }
    }
}

impl Bot<HerStory> for Hard {
    fn step(&mut self, situation: &Situation<HerStory>, nodes: u32) -> Thought<Command> {
        let mut dice = chance(self.seed, situation);
        let (table, seat) = (&situation.view.table, situation.seat);
        if table.step == Step::Favourites {
            let command =
                favourite(table, seat, &mut dice).unwrap_or_else(|| first_offer(situation, &mut dice));
            return Thought::Decide { delay_ms: hesitation(&command, &mut dice), command };
        }
        if self.search.as_ref().is_none_or(|search| search.turn != situation.turn) {
            let states = (0..STATES).map(|_| resample(&situation.view, &mut dice)).collect();
            let actions = actions::sensible(table, seat, MIND).into_iter().map(|action| (action, 0.0));
            let actions = actions.collect();
            self.search = Some(Search { turn: situation.turn, states, actions, tried: 0 });
        }
        let Some(search) = &mut self.search else { return Thought::Thinking };
        for _ in 0..nodes {
            if !search.go_on(seat) {
                break;
            }
        }
        if !search.is_done() {
            return Thought::Thinking;
        }
        let command = search.best().unwrap_or_else(|| first_offer(situation, &mut dice));
        self.search = None;
        Thought::Decide { delay_ms: hesitation(&command, &mut chance(self.seed, situation)), command }
    }
}

impl Search {
    fn is_done(&self) -> bool {
        self.actions.len() < 2 || self.tried >= self.actions.len() * self.states.len()
    }

    /// Makes one trial; returns whether there was one to make.
    fn go_on(&mut self, seat: Seat) -> bool {
        if self.is_done() {
            return false;
        }
        let (state, action) = (self.tried / self.actions.len(), self.tried % self.actions.len());
        let (command, value) = &mut self.actions[action];
        *value += trial(self.states[state].clone(), seat, command);
        self.tried += 1;
        true
    }

    fn best(&self) -> Option<Command> {
        let best = self.actions.iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(command, _)| command.clone())
    }
}

/// Plays an action and then on by the plan; what the position is worth after some own turns.
fn trial(mut state: State, seat: Seat, command: &Command) -> f64 {
    if !play(&mut state, seat, command.clone()) {
        return f64::NEG_INFINITY;
    }
    let mut turns = 0;
    while turns < TURNS && !matches!(state.table.step, Step::Favourites | Step::Over) {
        let mover = state.table.turn;
        let begins = state.table.step == Step::Turn && mover == seat;
        turns += u8::from(begins);
        let Some(command) = plan::next(&state.table, mover, MIND) else { break };
        if !play(&mut state, mover, command) {
            break;
        }
    }
    standing(&state.table, seat)
}

fn play(state: &mut State, seat: Seat, command: Command) -> bool {
    crate::turn::apply(state, &Input::Command { seat, command }).is_ok()
}

/// The own position less a part of the best other one.
fn standing(table: &Table, seat: Seat) -> f64 {
    let others = table.writers.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, writer)| value(table, writer)).reduce(f64::max).unwrap_or_default();
    value(table, &table.writers[seat]) - 0.6 * best
}

/// Points, and what powers and tiles will still bring.
fn value(table: &Table, writer: &Writer) -> f64 {
    let points = f64::from(writer.points());
    if matches!(table.step, Step::Favourites | Step::Over) {
        return points;
    }
    let powers: f64 = writer.powers().map(|(_, power)| worth::prospect(writer, power)).sum();
    let tiles = writer.held().map(|tile| f64::from(tile.icons().len())).sum::<f64>();
    let to_come = worth::chapters_to_come(writer);
    let desk = if to_come > 0.0 { 0.85 * tiles.min(3.0 * to_come) } else { 0.0 };
    points + powers + desk + PACE * worth::count(writer.book.len())
}
