//! A match in a position of one's choice: for tests, examples and bug reports, not for play.
//!
//! A [`Scenario`] names a position in the notation of the rules page and what the players have besides. It makes a
//! [`State`] that keeps all laws of the game, though no match need ever have led there; from then on the rules alone
//! decide. What the pyramid releases next can be chosen too, see [`Scenario::next_dice`].
//!
//! ```
//! use camel_race::{Camel, CamelRace, Command, Event, RolledDie, Scenario};
//! use tabletop::{Game, Input, Millis, Seat};
//!
//! let mut state = Scenario::new(3, "5:BG 6:YR 9:P dice GP tiles 7+@3")?
//!     .turn(Seat(1))
//!     .purses(&[(Seat(1), 0)])
//!     .leg_tickets(&[(Seat(0), Camel::Blue), (Seat(1), Camel::Blue)]) // a 5, then a 3
//!     .next_dice(&[RolledDie { camel: Camel::Green, pips: 2 }])
//!     .state()?;
//! let roll = Input::Command { seat: Seat(1), command: Command::Roll };
//! let events = CamelRace::apply(&mut state, Millis::default(), &roll).expect("it is the second seat's turn");
//! assert!(events.contains(&Event::DieRolled { seat: Seat(1), camel: Camel::Green, pips: 2 }));
//! assert_eq!(state.position().to_string(), "5:B 6:YR 8:G 9:P dice P tiles 7+@3");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

mod error;
mod fate;

pub use error::ScenarioError;

use tabletop::{Dice, Seat, Seed, Stream};

use crate::setup::on_track;
use crate::state::{LegTicket, RaceCard, RolledDie, State};
use crate::{Camel, CamelSet, Config, NotationError, Pile, Position};

/// A match in a position of one's choice. Nothing is checked before [`Scenario::state`].
#[derive(Clone, Debug)]
pub struct Scenario {
    seats: u8,
    position: Position,
    turn: Seat,
    leg: u16,
    purses: Vec<(Seat, u16)>,
    leg_tickets: Vec<(Seat, Camel)>,
    pyramid_tickets: Vec<(Seat, u8)>,
    cards: Vec<(Seat, Camel, Pile)>,
    next_dice: Vec<RolledDie>,
}

impl Scenario {
    /// A match for so many players in this position (RULES 10), in its first leg: seat 0 has the turn, everybody has
    /// what they start with, and nothing is taken or laid.
    ///
    /// Dice that the position leaves out of the pyramid have shown a 1, and their pyramid tickets lie with the player
    /// before the one who has the turn.
    ///
    /// # Errors
    /// When the text is no position.
    pub fn new(seats: u8, position: &str) -> Result<Self, NotationError> {
        Ok(Self {
            seats,
            position: position.parse()?,
            turn: Seat(0),
            leg: 1,
            purses: Vec::new(),
            leg_tickets: Vec::new(),
            pyramid_tickets: Vec::new(),
            cards: Vec::new(),
            next_dice: Vec::new(),
        })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(self, turn: Seat) -> Self {
        Self { turn, ..self }
    }

    /// Which leg it is, from 1.
    #[must_use]
    pub fn leg(self, leg: u16) -> Self {
        Self { leg, ..self }
    }

    /// What is in these purses. The account books what is more or less than at the start as earlier leg tickets.
    #[must_use]
    pub fn purses(self, purses: &[(Seat, u16)]) -> Self {
        Self { purses: purses.to_vec(), ..self }
    }

    /// Which leg tickets were taken, in their order: the first of a colour is the 5, the second the 3, the third the 2.
    #[must_use]
    pub fn leg_tickets(self, taken: &[(Seat, Camel)]) -> Self {
        Self { leg_tickets: taken.to_vec(), ..self }
    }

    /// How many pyramid tickets these players hold: together as many as dice are out.
    #[must_use]
    pub fn pyramid_tickets(self, held: &[(Seat, u8)]) -> Self {
        Self { pyramid_tickets: held.to_vec(), ..self }
    }

    /// Which race cards were laid, oldest first.
    #[must_use]
    pub fn cards(self, laid: &[(Seat, Camel, Pile)]) -> Self {
        Self { cards: laid.to_vec(), ..self }
    }

    /// What the next rolls of the match will be; later ones are left to chance.
    ///
    /// The rules stay as they are: a stream of chance is searched that gives these rolls by itself. The search goes
    /// through the seeds from 0 on, so the same scenario is always the same state. Five dice are always found, and six
    /// mostly.
    #[must_use]
    pub fn next_dice(self, dice: &[RolledDie]) -> Self {
        Self { next_dice: dice.to_vec(), ..self }
    }

    /// The match.
    ///
    /// # Errors
    /// What the rules do not allow in it.
    pub fn state(&self) -> Result<State, ScenarioError> {
        let config = Config::new(self.seats).starting(self.turn);
        config.check().map_err(ScenarioError::SetUp)?;
        self.check_position()?;
        let fate = fate::search(self.position.dice, &self.next_dice)?;
        let dice = Dice::new(Seed(fate), Stream::Play);
        let mut state = on_track(&config, self.position.track, self.turn, dice);
        state.leg = self.leg;
        self.take_dice_out(&mut state)?;
        self.fill_purses(&mut state)?;
        self.hand_out_tickets(&mut state)?;
        self.lay_cards(&mut state)?;
        Ok(state)
    }

    fn check_position(&self) -> Result<(), ScenarioError> {
        if self.position.track.is_over() {
            return Err(ScenarioError::RaceOver);
        }
        let mut tiles = self.position.track.tiles();
        match tiles.find(|(_, tile)| tile.owner.is_none_or(|owner| owner.0 >= self.seats)) {
            Some((space, _)) => Err(ScenarioError::TileOfNobody(space)),
            None => Ok(()),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<Seat, ScenarioError> {
        if seat.0 < self.seats { Ok(seat) } else { Err(ScenarioError::NoSuchSeat(seat)) }
    }

    fn take_dice_out(&self, state: &mut State) -> Result<(), ScenarioError> {
        state.pyramid = self.position.dice;
        let out = CamelSet::ALL.iter().filter(|camel| !state.pyramid.contains(*camel));
        state.rolled = out.map(|camel| RolledDie { camel, pips: 1 }).collect();
        let dice_out = u8::try_from(state.rolled.len()).unwrap_or_default();
        let before = Seat((self.turn.0 + self.seats - 1) % self.seats);
        let held = match self.pyramid_tickets.is_empty() {
            true => &[(before, dice_out)][..],
            false => &self.pyramid_tickets,
        };
        for (seat, tickets) in held {
            state.players[self.check_seat(*seat)?].pyramid_tickets = *tickets;
        }
        let found = state.players.values().map(|player| u32::from(player.pyramid_tickets)).sum();
        if found == u32::from(dice_out) {
            Ok(())
        } else {
            Err(ScenarioError::PyramidTickets { found, dice_out })
        }
    }

    fn fill_purses(&self, state: &mut State) -> Result<(), ScenarioError> {
        for (seat, coins) in &self.purses {
            let player = &mut state.players[self.check_seat(*seat)?];
            player.purse = *coins;
            player.account.leg_tickets = i32::from(*coins) - player.account.start;
        }
        Ok(())
    }

    fn hand_out_tickets(&self, state: &mut State) -> Result<(), ScenarioError> {
        for (seat, camel) in self.leg_tickets.iter().copied() {
            let seat = self.check_seat(seat)?;
            let value = state.top_ticket(camel).ok_or(ScenarioError::NoTicketLeft(camel))?;
            state.tickets[camel] -= 1;
            state.players[seat].leg_tickets.push(LegTicket { camel, value });
        }
        Ok(())
    }

    fn lay_cards(&self, state: &mut State) -> Result<(), ScenarioError> {
        for (seat, camel, pile) in self.cards.iter().copied() {
            let hand = &mut state.players[self.check_seat(seat)?].cards;
            if !hand.contains(camel) {
                return Err(ScenarioError::CardLaid { seat, camel });
            }
            *hand = hand.without(camel);
            state.pile_mut(pile).push(RaceCard { seat, camel });
        }
        Ok(())
    }
}
