//! What a viewer may know (RULES 9), and states that fit it.
//!
//! At this table everybody sees the same: forest sides, what is up or in the air, spells that lie open. What lies face
//! down is in no view, and what was seen is for each player to remember.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Millis, Seat, Viewer};

use crate::flight::{Air, Flight, Steps, Witch};
use crate::state::{Effects, Player, State};
use crate::{Clue, Command, Config, House, Ingredient, Phase, Place, Skill, Spell};

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// How hard this player has it.
    pub skill: Skill,
    /// How many spells lie in the stack, face down.
    pub stack: u8,
    /// Spells broken, in their order.
    pub broken: Vec<Spell>,
    /// What awaits this player in the next own flight.
    pub next: Effects,
}

/// What everybody sees of a forest tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileView {
    /// The picture on its forest side.
    pub clue: Clue,
    /// Its ingredient, while it does not lie face down.
    pub ingredient: Option<Ingredient>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for the public. It makes no difference to what is seen.
    pub viewer: Option<Seat>,
    /// Seats and switches.
    pub config: Config,
    /// Where the match is.
    pub phase: Phase,
    /// Which turn of the match it is, from 1; 0 before the first.
    pub turn: u16,
    /// The active player.
    pub active: Seat,
    /// Each player.
    pub players: BySeat<PlayerView>,
    /// The forest, place by place; empty before it is laid.
    pub tiles: Vec<TileView>,
    /// Where the house is.
    pub house: House,
    /// The witch, once she stands on her path.
    pub witch: Option<Witch>,
    /// The flight, while it lasts.
    pub flight: Option<Flight>,
    /// When the preview ends, or an expert's choice lapses.
    pub until: Option<Millis>,
}

/// How a tile lies, for its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Forest side up.
    Down,
    /// It shows its ingredient before the first turn.
    Preview(Ingredient),
    /// It turns up.
    TurningUp {
        /// What it is.
        ingredient: Ingredient,
        /// Since when.
        since: Millis,
        /// Until when.
        until: Millis,
    },
    /// It lies up and matches.
    Match {
        /// What it is.
        ingredient: Ingredient,
        /// Since when.
        up: Millis,
    },
    /// It lies up and does not match.
    Mismatch {
        /// What it is.
        ingredient: Ingredient,
        /// Since when.
        up: Millis,
        /// When it may be turned back.
        ready: Millis,
    },
    /// It turns back.
    TurningBack {
        /// What it is.
        ingredient: Ingredient,
        /// Since when.
        since: Millis,
        /// Until when.
        until: Millis,
    },
}

impl View {
    /// What a viewer sees before anything is laid: where the beats of set-up begin.
    #[must_use]
    pub fn before(config: &Config, viewer: Viewer) -> Self {
        Self {
            viewer: seat_of(viewer, config.seats),
            config: config.clone(),
            phase: Phase::Witch,
            turn: 0,
            active: Seat(0),
            players: config.skills.map(|_, skill| PlayerView {
                skill: *skill,
                stack: 0,
                broken: Vec::new(),
                next: Effects::default(),
            }),
            tiles: Vec::new(),
            house: House::Beside,
            witch: None,
            flight: None,
            until: None,
        }
    }

    /// The player on the left of the active one, who places the witch and steps first.
    #[must_use]
    pub fn left(&self) -> Seat {
        self.active.left(self.config.seats)
    }

    /// When the clock acts next, if nobody does before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        crate::clock::next_of(self.phase, self.until, self.flight.as_ref()).map(|(at, _)| at)
    }

    /// Who may move the witch by hand now.
    #[must_use]
    pub fn stepper(&self) -> Option<Seat> {
        match self.flight.as_ref()?.steps {
            Steps::ByHand { seat, open: true, .. } => Some(seat),
            Steps::ByHand { open: false, .. } | Steps::Calm { .. } | Steps::ByTile => None,
        }
    }

    /// How a tile lies.
    #[must_use]
    pub fn face(&self, place: Place) -> Face {
        let Some(ingredient) = self.tiles.get(place.index()).and_then(|tile| tile.ingredient) else {
            return Face::Down;
        };
        let Some(flight) = &self.flight else { return Face::Preview(ingredient) };
        if let Some(found) = flight.found.iter().find(|found| found.place == place) {
            return Face::Match { ingredient, up: found.up };
        }
        match flight.air {
            Air::Free { .. } => Face::Down,
            Air::TurningUp { since, until, .. } => Face::TurningUp { ingredient, since, until },
            Air::Showing { up, until: ready, .. } | Air::Mismatch { up, ready, .. } => {
                Face::Mismatch { ingredient, up, ready }
            }
            Air::TurningBack { since, until, .. } => Face::TurningBack { ingredient, since, until },
        }
    }

    /// What a tap of the active player on this tile means in a flight (RULES 7.1, 8.2): lifting the house, turning a
    /// mismatch back, or turning the tile. Whether that is allowed now is for the rules to say.
    #[must_use]
    pub fn tap(&self, place: Place) -> Command {
        let is_mismatch = matches!(self.face(place), Face::Mismatch { .. });
        if self.house == House::On(place) {
            Command::LiftHouse { place }
        } else if is_mismatch {
            Command::TurnBack { place }
        } else {
            Command::Turn { place }
        }
    }
}

fn seat_of(viewer: Viewer, seats: u8) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) if seat.0 < seats => Some(seat),
        Viewer::Public | Viewer::Seat(_) => None,
    }
}

/// What this viewer may know of the state.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let shows = |place: Place| {
        let in_flight = state.flight.as_ref().is_some_and(|flight| flight.shows(place));
        state.phase == Phase::Preview || in_flight
    };
    let tile = |place: Place| {
        let ingredient = state.ingredient(place);
        TileView { clue: state.config.clues.clue(ingredient), ingredient: shows(place).then_some(ingredient) }
    };
    View {
        viewer: seat_of(viewer, state.seats()),
        config: state.config.clone(),
        phase: state.phase,
        turn: state.turn,
        active: state.active,
        players: state.players.map(|seat, player| PlayerView {
            skill: state.config.skills[seat],
            stack: u8::try_from(player.stack.len()).unwrap_or(u8::MAX),
            broken: player.broken.clone(),
            next: player.next,
        }),
        tiles: Place::all().map(tile).collect(),
        house: state.house,
        witch: state.witch,
        flight: state.flight.clone(),
        until: state.until,
    }
}

/// A state that this viewer cannot tell from the true one: tiles that lie face down are laid anew among those with the
/// same forest side, and spells that lie face down are dealt anew.
pub(crate) fn resample(view: &View, dice: &mut Dice) -> State {
    let mut spells = unseen_spells(view);
    dice.shuffle(&mut spells);
    let players = view.players.map(|_, player| Player {
        stack: spells.split_off(spells.len().saturating_sub(usize::from(player.stack))),
        broken: player.broken.clone(),
        next: player.next,
    });
    State {
        config: view.config.clone(),
        phase: view.phase,
        forest: some_forest(view, dice),
        house: view.house,
        players,
        unused: spells,
        active: view.active,
        turn: view.turn,
        witch: view.witch,
        flight: view.flight.clone(),
        until: view.until,
    }
}

fn unseen_spells(view: &View) -> Vec<Spell> {
    let open = view.players.values().flat_map(|player| &player.broken);
    let open = open.chain(view.flight.as_ref().map(|flight| &flight.spell)).collect::<Vec<_>>();
    Spell::all().filter(|spell| !open.contains(&spell)).collect()
}

fn some_forest(view: &View, dice: &mut Dice) -> [Ingredient; Place::COUNT] {
    let seen = view.tiles.iter().filter_map(|tile| tile.ingredient).collect::<Vec<_>>();
    let mut unseen = Ingredient::ALL.into_iter().filter(|one| !seen.contains(one)).collect::<Vec<_>>();
    dice.shuffle(&mut unseen);
    core::array::from_fn(|place| {
        let Some(tile) = view.tiles.get(place) else { return Ingredient::ALL[place] };
        let fits = |ingredient: &Ingredient| view.config.clues.clue(*ingredient) == tile.clue;
        let drawn = || Some(unseen.swap_remove(unseen.iter().position(fits)?));
        tile.ingredient.or_else(drawn).unwrap_or(Ingredient::ALL[place])
    })
}
