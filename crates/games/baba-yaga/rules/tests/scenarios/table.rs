//! Setting a position up, playing in it by the clock, and looking at what came of it.
//!
//! Whatever is set up or played here has all its pieces, or the test fails.

use baba_yaga::{
    Air, BabaYaga, Clock, Command, Config, Event, Flight, House, PathEnd, Phase, Place, Position, RuleError,
    Spell, State, View,
};
use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Match, Millis, Seat, SeatSet, Seed, StateHash, Viewer};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);
pub const DOT: Seat = Seat(3);

/// The spells 1 to 4 are its rows, 17 is column A.
pub const FOREST: &str = "1,5,9,13/2,6,10,14/3,7,11,15/4,8,12,16";

/// The place with this name.
pub fn at(name: &str) -> Place {
    Place::named(name).expect("the forest has it")
}

/// These places.
pub fn places(names: &[&str]) -> Vec<Place> {
    names.iter().map(|name| at(name)).collect()
}

pub fn spell(number: u8) -> Spell {
    Spell::numbered(number).expect("there is such a spell")
}

pub fn turn(name: &str) -> Command {
    Command::Turn { place: at(name) }
}

pub fn back(name: &str) -> Command {
    Command::TurnBack { place: at(name) }
}

pub fn lift(name: &str) -> Command {
    Command::LiftHouse { place: at(name) }
}

pub fn house(name: &str) -> Command {
    Command::PlaceHouse { place: at(name) }
}

pub fn swap(one: &str, other: &str) -> Command {
    Command::Swap { one: at(one), other: at(other) }
}

pub const STEP: Command = Command::Step { hand: None };
pub const NORTH: Command = Command::PlaceWitch { end: PathEnd::North };

/// A match for so many in which the opponents tap.
pub fn by_hand(seats: u8) -> Config {
    Config { clock: Clock::Hands, ..Config::new(seats) }
}

/// A match for so many without time.
pub fn untimed(seats: u8) -> Config {
    Config { clock: Clock::Untimed, ..Config::new(seats) }
}

/// A real match from set-up.
pub fn new_match(config: Config, seed: u64) -> Match<BabaYaga> {
    Match::new(config, Seed(seed)).expect("such a match can be set up")
}

/// A match and its clock.
#[derive(Clone)]
pub struct Play {
    pub state: State,
    pub now: Millis,
}

impl Play {
    /// A match at this position, the forest of [`FOREST`] unless it begins with another one.
    pub fn at(config: &Config, position: &str) -> Self {
        let has_forest = position.contains(',') && position.contains('/') && !position.starts_with("stacks");
        let text = if has_forest && position.starts_with(|c: char| c.is_ascii_digit()) {
            position.to_owned()
        } else {
            format!("{FOREST} {position}")
        };
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let state = position.state(config).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        Self { state: whole(state), now: Millis(0) }
    }

    /// The same with the witch at the north end and the spell turned up: the flight begins now.
    pub fn flying(config: &Config, position: &str) -> Self {
        let mut play = Self::at(config, position);
        play.fly();
        play
    }

    /// Begins the flight of this turn, now.
    pub fn fly(&mut self) -> Vec<Event> {
        let now = self.now.0;
        let (active, left) = (self.view().active, self.view().left());
        let mut events = self.act(now, left, NORTH);
        events.extend(self.act(now, active, Command::TurnSpell));
        events
    }

    /// Lets the clock run until then, that moment included.
    pub fn wait(&mut self, to: u64) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(due) = BabaYaga::next_deadline(&self.state).filter(|due| due.0 <= to) {
            assert!(due >= self.now, "a deadline lies in the past");
            events.extend(BabaYaga::apply(&mut self.state, due, &Input::Elapsed).expect("it is due"));
            whole(self.state.clone());
            self.now = due;
        }
        self.now = self.now.max(Millis(to));
        events
    }

    /// Lets the clock run until then, and does something. Returns what came of it.
    #[track_caller]
    pub fn act(&mut self, to: u64, seat: Seat, command: Command) -> Vec<Event> {
        self.wait(to);
        let input = Input::Command { seat, command };
        let events = BabaYaga::apply(&mut self.state, self.now, &input);
        whole(self.state.clone());
        events.unwrap_or_else(|error| panic!("{seat:?} {command:?} was refused: {error:?}"))
    }

    /// Lets the clock run until then, and tries something that the rules refuse: the match must be as it was.
    #[track_caller]
    pub fn refused(&mut self, to: u64, seat: Seat, command: Command) -> RuleError {
        self.wait(to);
        let before = StateHash::of(&self.state);
        let input = Input::Command { seat, command };
        let error = BabaYaga::apply(&mut self.state, self.now, &input).expect_err("the rules refuse this");
        assert_eq!(StateHash::of(&self.state), before, "{error:?} changed the state");
        error
    }

    /// The active player finds all of these in one go, each as soon as may be. Returns all that happened.
    pub fn find(&mut self, names: &[&str]) -> Vec<Event> {
        let (active, mut events) = (self.view().active, Vec::new());
        for name in names {
            let now = self.now.0;
            events.extend(self.act(now, active, turn(name)));
            let turning = if self.view().flight.is_some_and(|flight| flight.chin) { 500 } else { 250 };
            events.extend(self.wait(now + turning));
        }
        events
    }

    /// What everybody sees.
    pub fn view(&self) -> View {
        BabaYaga::view(&self.state, Viewer::Public)
    }

    pub fn phase(&self) -> Phase {
        BabaYaga::phase(&self.state)
    }

    #[track_caller]
    pub fn flight(&self) -> Flight {
        self.view().flight.expect("a flight")
    }

    pub fn air(&self) -> Air {
        self.flight().air
    }

    pub fn house(&self) -> House {
        self.view().house
    }

    /// Who may act.
    pub fn movers(&self) -> SeatSet {
        BabaYaga::to_act(&self.state).seats
    }

    /// How many spells this player has broken.
    pub fn broken(&self, seat: Seat) -> usize {
        self.view().players[seat].broken.len()
    }

    /// The tile under the witch, and how many steps are left.
    pub fn witch(&self) -> (u8, u8) {
        self.view().witch.map(|witch| (witch.tile(), witch.steps_left())).expect("she stands on her path")
    }
}

fn whole(state: State) -> State {
    BabaYaga::audit(&state).unwrap_or_else(|problem| panic!("{problem}"));
    state
}
