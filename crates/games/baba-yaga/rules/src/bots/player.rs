//! A bot at its seat: what it does, and when by the clock of the match.
//!
//! Its moments are counted from what it reacts to (a tile that lies up, a step), not from when it is asked. So it may be
//! asked again whenever something else has happened, and still acts at the same time.

use tabletop::{Bot, Dice, Millis, Offer, Seat, Seed, Situation, Thought, decision_dice};

use super::memory::Memory;
use super::search;
use super::skill::{Skills, between};
use crate::flight::{Air, Flight, Steps};
use crate::{BabaYaga, Command, Event, Ingredient, PathEnd, Phase, Place, View, times};

/// How long it takes over what is not pressing, in milliseconds.
const EASE: (u32, u32) = (700, 1_300);

pub(super) struct Player {
    skills: Skills,
    seat: Seat,
    seed: Seed,
    memory: Memory,
    /// Counts what it has seen, so that each sighting has its own chance.
    sightings: usize,
    /// How often it has reached for something in this flight, and when last.
    reached: usize,
    last: Millis,
}

impl Player {
    pub fn new(skills: Skills, seat: Seat, seed: Seed) -> Self {
        let (memory, last) = (Memory::default(), Millis::default());
        Self { skills, seat, seed, memory, sightings: 0, reached: 0, last }
    }

    /// The stream for one thing that it decides or remembers, whenever and however often that is asked.
    fn dice(&self, of: Kind, number: usize) -> Dice {
        decision_dice(Seed(self.seed.0.rotate_left(7) ^ of as u64), self.seat, number)
    }

    fn sees(&mut self, place: Place, ingredient: Ingredient, noticed: u32) {
        self.sightings += 1;
        let mut dice = self.dice(Kind::Sighting, self.sightings);
        if dice.chance(noticed, 100) {
            self.memory.see(place, ingredient, between(self.skills.hold, &mut dice));
        } else {
            self.memory.miss();
        }
    }

    fn reaches(&mut self, at: Millis) {
        self.reached += 1;
        self.last = at;
    }

    /// In a flight of its own: which tile, and when.
    fn search(&self, view: &View, flight: &Flight) -> Option<(Command, Millis)> {
        let mut dice = self.dice(Kind::Search, usize::from(view.turn) << 8 | self.reached);
        let reaction = u64::from(between(self.skills.reaction, &mut dice));
        let reaction = if flight.fingers { 2 * reaction } else { reaction };
        let reads_clues = dice.chance(self.skills.reads_clues, 100);
        let place = search::choose(view, &self.memory, reads_clues, &mut dice)?;
        let (seen, allowed) = match flight.air {
            Air::Free { since } => (since, since),
            Air::Mismatch { up, ready, .. } => (up, ready),
            Air::TurningUp { .. } | Air::Showing { .. } | Air::TurningBack { .. } => return None,
        };
        Some((view.tap(place), (seen.max(self.last) + reaction).max(allowed)))
    }
}

/// What chance is for.
#[derive(Clone, Copy)]
enum Kind {
    Sighting = 1,
    Search = 2,
    Ease = 3,
}

impl Bot<BabaYaga> for Player {
    fn observe(&mut self, event: &Event) {
        match *event {
            Event::PreviewBegan { ref ingredients, .. } => {
                for (place, ingredient) in Place::all().zip(ingredients) {
                    self.sees(place, *ingredient, self.skills.notices);
                }
            }
            Event::FlightBegan { seat, ref flight } if seat == self.seat => {
                (self.reached, self.last) = (0, flight.began);
            }
            Event::TileShown { seat, place, ingredient, .. } => {
                let noticed = if seat == self.seat { 100 } else { self.skills.notices };
                self.sees(place, ingredient, noticed);
            }
            Event::TileTurned { seat, at, .. } | Event::HouseLifted { seat, at, .. } if seat == self.seat => {
                self.reaches(at);
            }
            Event::TilesSwapped { one, other, .. } => self.memory.swap(one, other),
            _ => {}
        }
    }

    fn step(&mut self, situation: &Situation<BabaYaga>, _nodes: u32) -> Thought<Command> {
        let view = &situation.view;
        let mut dice = self.dice(Kind::Ease, situation.turn);
        let ease = u64::from(between(EASE, &mut dice));
        let at_ease = |command| (command, situation.now + ease);
        let flown = |flight: &Flight| {
            if view.active == self.seat {
                return self.search(view, flight);
            }
            match flight.steps {
                Steps::ByHand { hand, from, .. } => Some((Command::Step { hand }, from + times::BOT_STEP)),
                Steps::Calm { .. } | Steps::ByTile => None,
            }
        };
        let decided = match view.phase {
            Phase::Witch => dice.pick(&PathEnd::ALL).map(|end| at_ease(Command::PlaceWitch { end: *end })),
            Phase::Spell => Some(at_ease(Command::TurnSpell)),
            Phase::Flight => view.flight.as_ref().and_then(flown),
            Phase::House | Phase::Expert => offered(situation, &mut dice).map(at_ease),
            Phase::Swap => {
                let mut places = Place::all().collect::<Vec<_>>();
                dice.shuffle(&mut places);
                Some(at_ease(Command::Swap { one: places[0], other: places[1] }))
            }
            Phase::Preview | Phase::Over => None,
        };
        match decided {
            Some((command, at)) => {
                let delay = at.0.saturating_sub(situation.now.0);
                Thought::Decide { command, delay_ms: u32::try_from(delay).unwrap_or(u32::MAX) }
            }
            None => Thought::Thinking,
        }
    }
}

/// Any of what is offered exactly.
fn offered(situation: &Situation<BabaYaga>, dice: &mut Dice) -> Option<Command> {
    match dice.pick(&situation.offers)? {
        Offer::Exact(command) => Some(*command),
        Offer::Ask(_) => None,
    }
}
