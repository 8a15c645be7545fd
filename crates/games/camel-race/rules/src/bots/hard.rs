//! Every action by exact expected coins against the others.
//!
//! An action leads to one position, or a roll to up to fifteen. For each of them the exact outlook is taken (one node),
//! everybody's holdings are reckoned in it, and then the others and finally the bot itself take the quick gain that is
//! best for them there: this is what makes a bet urgent or a roll a gift. What counts is own coins less the mean of the
//! others'.

use tabletop::{Bot, Seed, Situation, Thought};

use super::{chance, commands, hesitation, worth};
use crate::state::RolledDie;
use crate::{CamelRace, Command, Outlook, Pile, Position, RaceTable, Space, View};

mod ahead;
use ahead::Ahead;

/// How many steps of the table of patterns cost as much as one outlook.
const TABLE_STEPS: usize = 64;

pub(super) struct Hard {
    seed: Seed,
    search: Option<Search>,
}

/// A search in progress, for the situation after so many turns.
struct Search {
    turn: usize,
    actions: Vec<(Command, f64)>,
    jobs: Vec<Job>,
    /// The outlook of the position as it is.
    now: Outlook,
}

/// One position that an action may lead to.
struct Job {
    action: usize,
    chance: f64,
    die: Option<RolledDie>,
}

impl Hard {
    pub fn new(seed: Seed) -> Self {
        Self { seed, search: None }
    }
}

impl Bot<CamelRace> for Hard {
    fn step(&mut self, situation: &Situation<CamelRace>, nodes: u32) -> Thought<Command> {
        let steps = TABLE_STEPS.saturating_mul(usize::try_from(nodes).unwrap_or(usize::MAX));
        let Some(table) = RaceTable::shared_in_steps(steps) else { return Thought::Thinking };
        let fresh = self.search.as_ref().is_none_or(|search| search.turn != situation.turn);
        if fresh {
            self.search = Some(Search::new(situation, table));
        }
        let Some(search) = &mut self.search else { return Thought::Thinking };
        for _ in 0..nodes {
            let Some(job) = search.jobs.pop() else { break };
            search.work_off(&job, &situation.view, table);
        }
        if !search.jobs.is_empty() {
            return Thought::Thinking;
        }
        let best = search.best();
        self.search = None;
        Thought::Decide { command: best, delay_ms: hesitation(best, &mut chance(self.seed, situation)) }
    }
}

impl Search {
    fn new(situation: &Situation<CamelRace>, table: &RaceTable) -> Self {
        let view = &situation.view;
        let now = table.outlook(&view.position());
        let actions: Vec<_> = commands(situation)
            .filter(|command| sensible(view, &now, *command))
            .map(|command| (command, 0.0))
            .collect();
        let jobs = actions.iter().enumerate().flat_map(|(action, (command, _))| jobs(view, action, *command));
        let jobs = jobs.collect();
        Self { turn: situation.turn, actions, jobs, now }
    }

    /// Adds what one position is worth to its action.
    fn work_off(&mut self, job: &Job, view: &View, table: &RaceTable) {
        let command = self.actions[job.action].0;
        let mut ahead = Ahead::new(view);
        let outlook = match (command, job.die) {
            (Command::Roll, Some(die)) => ahead.roll(die, table),
            (Command::PlaceDesertTile { space, side }, _) => ahead.place(space, side, table),
            _ => self.now,
        };
        match command {
            Command::TakeLegTicket { camel } => ahead.take(camel, &outlook.leg),
            Command::LayRaceCard { camel, pile } => {
                ahead.gain(worth::race_card(view, &outlook.race, camel, pile) - patience(view, pile));
            }
            Command::Roll | Command::PlaceDesertTile { .. } => {}
        }
        self.actions[job.action].1 += job.chance * ahead.worth(&outlook);
    }

    fn best(&self) -> Command {
        let best =
            self.actions.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(Command::Roll, |(command, _)| command)
    }
}

/// The positions that an action may lead to, with their chances.
fn jobs(view: &View, action: usize, command: Command) -> Vec<Job> {
    if command != Command::Roll {
        return vec![Job { action, chance: 1.0, die: None }];
    }
    let dice = view.pyramid.iter().flat_map(|camel| (1..=3).map(move |pips| RolledDie { camel, pips }));
    let dice = dice.collect::<Vec<_>>();
    let chance = 1.0 / f64::from(u8::try_from(dice.len()).unwrap_or(1).max(1));
    dice.into_iter().map(|die| Job { action, chance, die: Some(die) }).collect()
}

/// Whether an action is worth a search: no tile where hardly any camel lands, no card on a camel without hope.
fn sensible(view: &View, now: &Outlook, command: Command) -> bool {
    match command {
        Command::PlaceDesertTile { space, .. } => now.landings_on(space) > 0.3,
        Command::LayRaceCard { camel, pile } => {
            worth::race_card(view, &now.race, camel, pile) > patience(view, pile)
        }
        Command::Roll | Command::TakeLegTicket { .. } => true,
    }
}

/// What a race card must promise more than the turn that it costs: much while the race is young, because it can still
/// be laid when more is known, and less where others have begun to lay theirs.
fn patience(view: &View, pile: Pile) -> f64 {
    let front = view.track.space_of(view.track.ranking()[0]);
    let to_go = f64::from(Space::LAST.0.saturating_sub(front.0)) / f64::from(Space::LAST.0);
    let begun = f64::from(u8::try_from(view.pile(pile).len()).unwrap_or(u8::MAX));
    0.8 * to_go / (1.0 + begun)
}

/// The position after a tile was laid.
fn with_tile(view: &View, space: Space, tile: crate::DesertTile) -> Position {
    let mut position = view.position();
    // An offer says that it can lie there; were it not so, the position would stay as it is.
    let _laid = position.track.lay_tile(space, tile);
    position
}
