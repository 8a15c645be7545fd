//! What happens, beat by beat. Everything in it is public: no beat tells what lies face down.

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Seat};

use crate::{Clue, Flight, Hand, House, Ingredient, PathEnd, Place, Power, Spell, Steps};

/// One visible beat, with all that its picture needs. Times are match time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Who starts was settled (RULES 2.3).
    FirstPlayerChosen {
        /// Who.
        seat: Seat,
    },
    /// The forest was laid, forest sides up (RULES 2.1).
    ForestLaid {
        /// The pictures, place by place.
        clues: Vec<Clue>,
    },
    /// Everybody got spells face down (RULES 2.2).
    SpellsDealt {
        /// How many each.
        each: u8,
    },
    /// All ingredients show (RULES 2.4).
    PreviewBegan {
        /// The ingredients, place by place.
        ingredients: Vec<Ingredient>,
        /// Until when.
        until: Millis,
    },
    /// They lie face down again (RULES 2.4).
    PreviewEnded,
    /// A turn began (RULES 3).
    TurnBegan {
        /// The active player.
        seat: Seat,
        /// Who puts the witch on her path.
        left: Seat,
        /// Which turn of the match it is, from 1.
        turn: u16,
    },
    /// The witch stands on her path (RULES 3.1).
    WitchPlaced {
        /// By whom.
        seat: Seat,
        /// At which end.
        start: PathEnd,
        /// How many tiles her path has (RULES 6.1).
        tiles: u8,
    },
    /// The spell was turned up, and the flight began (RULES 3.2). The powers that awaited the player are in force.
    FlightBegan {
        /// The active player.
        seat: Seat,
        /// All about the flight.
        flight: Flight,
    },
    /// The house was lifted off a tile (RULES 7.1).
    HouseLifted {
        /// By whom.
        seat: Seat,
        /// Off which tile.
        place: Place,
        /// When.
        at: Millis,
    },
    /// A tile began to turn up (RULES 8.1).
    TileTurned {
        /// By whom.
        seat: Seat,
        /// Which.
        place: Place,
        /// What lies behind it: for the picture, not for the log.
        ingredient: Ingredient,
        /// When.
        at: Millis,
        /// When it will lie up.
        until: Millis,
    },
    /// A tile lies up and was judged (RULES 3.4).
    TileShown {
        /// Whose.
        seat: Seat,
        /// Which.
        place: Place,
        /// What it is: for the picture, not for the log.
        ingredient: Ingredient,
        /// Whether the spell asks for it.
        matches: bool,
        /// How many matches are up now.
        found: u8,
        /// When its turn began.
        since: Millis,
        /// When.
        at: Millis,
        /// When the next tile may be turned: at once after a match.
        until: Millis,
    },
    /// A mismatch has shown its time (RULES 8.2). No news.
    MismatchMayGo {
        /// Which.
        place: Place,
        /// When.
        at: Millis,
    },
    /// A mismatch began to turn back (RULES 8.2).
    TileTurnedBack {
        /// By whom.
        seat: Seat,
        /// Which.
        place: Place,
        /// When.
        at: Millis,
        /// When it will lie down.
        until: Millis,
        /// Which tile turns up after it.
        next: Option<Place>,
    },
    /// A mismatch lies down again (RULES 8.2). No news.
    TileCovered {
        /// Which.
        place: Place,
        /// When.
        at: Millis,
    },
    /// The house is back on its tile (RULES 7.3, 7.4).
    HouseReturned {
        /// Which.
        place: Place,
        /// When.
        at: Millis,
    },
    /// A match keeps the house off the board (RULES 7.2).
    HouseKept {
        /// Where it was.
        place: Place,
    },
    /// A player may move the witch now (RULES 8.6). No news.
    StepOpened {
        /// Who.
        seat: Seat,
        /// Which button, where there are two.
        hand: Option<Hand>,
        /// When.
        at: Millis,
    },
    /// The witch moved one tile (RULES 3.5).
    WitchStepped {
        /// Whose step it was; nobody's on the calm clock.
        seat: Option<Seat>,
        /// Whether that player tapped; otherwise the clock moved her.
        tapped: bool,
        /// The tile she left, from 0 at the start.
        from: u8,
        /// The tile where she is.
        to: u8,
        /// How many steps are left.
        left: u8,
        /// When.
        at: Millis,
        /// What moves her next.
        next: Steps,
    },
    /// Time is up (RULES 4). All tiles that are up turn back.
    FlightEnded {
        /// The active player.
        seat: Seat,
        /// What ended it.
        end: FlightEnd,
        /// The tiles that count as up.
        up: Vec<Place>,
        /// A tile that does not count: it was turning back, or its turn began as the witch arrived.
        late: Option<Place>,
        /// How many of those that count match.
        found: u8,
        /// How many matches were asked for.
        required: u8,
        /// When.
        at: Millis,
    },
    /// A spell was broken and is discarded, face up (RULES 4.5).
    SpellBroken {
        /// By whom.
        seat: Seat,
        /// Which.
        spell: Spell,
        /// How many this player has broken now.
        broken: u8,
    },
    /// The spell was not broken and lies under its stack again, face down (RULES 4.5).
    SpellReturned {
        /// Whose.
        seat: Seat,
    },
    /// A power takes effect, or its caster chooses now (RULES 6).
    PowerCast {
        /// The caster.
        seat: Seat,
        /// Which.
        power: Power,
        /// Whose next flight it changes; nobody's for the house and the swap.
        on: Option<Seat>,
    },
    /// A power lapses, since its target has it easy (RULES 6.8).
    PowerLapsed {
        /// The caster.
        seat: Seat,
        /// Which.
        power: Power,
        /// At whom it was aimed.
        on: Seat,
    },
    /// The house was put on a tile (RULES 5.4, 6.6).
    HousePlaced {
        /// By whom.
        seat: Seat,
        /// Which tile.
        place: Place,
        /// Where it was.
        from: House,
    },
    /// Two forest tiles were exchanged unseen (RULES 6.7).
    TilesSwapped {
        /// By whom.
        seat: Seat,
        /// Where the one lay, and the other lies now.
        one: Place,
        /// Where the other lay, and the one lies now.
        other: Place,
    },
    /// Whoever ended the turn may move the house (RULES 5.4).
    ExpertAsked {
        /// Who.
        seat: Seat,
        /// Until when.
        until: Millis,
    },
    /// The house stays where it is (RULES 5.4).
    HouseLeft {
        /// Whose choice it was.
        seat: Seat,
        /// Whether time was up.
        lapsed: bool,
    },
    /// The match ended (RULES 4.6, 4.7).
    MatchEnded {
        /// Who broke a third spell; nobody where the flights are used up.
        winner: Option<Seat>,
    },
}

/// What ended a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightEnd {
    /// The witch is back (RULES 4.1).
    Witch,
    /// All matches asked for are up (RULES 4.2).
    Matches,
}

impl Event {
    /// Whether it only says that something may be done now, or ends a movement that was told before.
    pub(crate) fn is_quiet(&self) -> bool {
        matches!(self, Self::MismatchMayGo { .. } | Self::TileCovered { .. } | Self::StepOpened { .. })
    }
}
