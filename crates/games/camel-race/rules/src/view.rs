//! What one viewer may know (RULES 7), and states that fit it.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Dice, Seat, SeatSet, Seed, Stream, Viewer};

use crate::state::{Holding, LegTicket, RaceCard, RolledDie, State};
use crate::{Account, ByCamel, Camel, CamelSet, Event, Figure, Pile, Position, Track};

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The figure.
    pub figure: Figure,
    /// Coins.
    pub purse: u16,
    /// Leg tickets, in the order in which they were taken.
    pub leg_tickets: Vec<LegTicket>,
    /// Pyramid tickets.
    pub pyramid_tickets: u8,
    /// How many race cards are still in hand.
    pub cards_left: u8,
    /// Where the coins came from.
    pub account: Account,
}

/// What a player alone knows of the own race cards (RULES 7.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnCards {
    /// Still in hand.
    pub held: CamelSet,
    /// On the winner pile, oldest first.
    pub on_winner: Vec<Camel>,
    /// On the loser pile, oldest first.
    pub on_loser: Vec<Camel>,
}

/// The race cards turned up at the end, oldest first (RULES 7.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownCards {
    /// On the winner pile.
    pub winner: Vec<Camel>,
    /// On the loser pile.
    pub loser: Vec<Camel>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for the public.
    pub viewer: Option<Seat>,
    /// Each player.
    pub players: BySeat<PlayerView>,
    /// Camels and desert tiles.
    pub track: Track,
    /// Dice in the pyramid.
    pub pyramid: CamelSet,
    /// Dice out of it, oldest first.
    pub rolled: Vec<RolledDie>,
    /// How many leg tickets of each colour are left at its tent.
    pub tickets: ByCamel<u8>,
    /// Whose card each is on the winner pile, oldest first.
    pub winner_pile: Vec<Seat>,
    /// Whose card each is on the loser pile, oldest first.
    pub loser_pile: Vec<Seat>,
    /// The viewer's own cards.
    pub own: Option<OwnCards>,
    /// All cards on the piles, once the match is over.
    pub shown: Option<ShownCards>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Which leg, from 1.
    pub leg: u16,
    /// Those whose last turn was the moving of a tile.
    pub idlers: SeatSet,
    /// Whether the match is over.
    pub over: bool,
}

impl View {
    /// Track and dice, which is all that odds depend on.
    #[must_use]
    pub fn position(&self) -> Position {
        Position { track: self.track, dice: self.pyramid }
    }

    /// The value of the top leg ticket of a colour, if one is left.
    #[must_use]
    pub fn top_ticket(&self, camel: Camel) -> Option<u8> {
        crate::state::top_ticket(&self.tickets, camel)
    }

    /// Whose card each is on a pile, oldest first.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> &[Seat] {
        match pile {
            Pile::Winner => &self.winner_pile,
            Pile::Loser => &self.loser_pile,
        }
    }
}

/// What this viewer may know of the state.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.0 < state.seats() => Some(seat),
        Viewer::Public | Viewer::Seat(_) => None,
    };
    let owners = |pile: &Vec<RaceCard>| pile.iter().map(|card| card.seat).collect();
    let colours = |pile: &Vec<RaceCard>| pile.iter().map(|card| card.camel).collect();
    let own = |pile: &Vec<RaceCard>, seat| {
        pile.iter().filter(|card| card.seat == seat).map(|card| card.camel).collect()
    };
    View {
        viewer: seat,
        players: state.players.map(|_, player| player_view(player)),
        track: state.track,
        pyramid: state.pyramid,
        rolled: state.rolled.clone(),
        tickets: state.tickets,
        winner_pile: owners(&state.winner_pile),
        loser_pile: owners(&state.loser_pile),
        own: seat.map(|seat| OwnCards {
            held: state.players[seat].cards,
            on_winner: own(&state.winner_pile, seat),
            on_loser: own(&state.loser_pile, seat),
        }),
        shown: state
            .over
            .then(|| ShownCards { winner: colours(&state.winner_pile), loser: colours(&state.loser_pile) }),
        turn: state.turn,
        leg: state.leg,
        idlers: state.idlers,
        over: state.over,
    }
}

fn player_view(player: &Holding) -> PlayerView {
    PlayerView {
        figure: player.figure,
        purse: player.purse,
        leg_tickets: player.leg_tickets.clone(),
        pyramid_tickets: player.pyramid_tickets,
        cards_left: u8::try_from(player.cards.len()).unwrap_or_default(),
        account: player.account,
    }
}

/// The event as this viewer may know it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::RaceCardLaid { seat, pile, .. } if !viewer.is(*seat) => {
            Event::RaceCardLaid { seat: *seat, pile: *pile, camel: None }
        }
        open => open.clone(),
    }
}

/// A state that this viewer cannot tell from the true one: race cards that the viewer has not seen are dealt anew
/// among those that each player can have laid, and the pyramid is shaken.
pub(crate) fn resample(view: &View, dice: &mut Dice) -> State {
    let mut hands = view.players.map(|seat, _| Hand::new(view, seat, dice));
    let mut deal = |owners: &[Seat], pile: Pile| {
        owners.iter().map(|seat| RaceCard { seat: *seat, camel: hands[*seat].lay(pile) }).collect::<Vec<_>>()
    };
    let (mut winner_pile, mut loser_pile) =
        (deal(&view.winner_pile, Pile::Winner), deal(&view.loser_pile, Pile::Loser));
    if let Some(shown) = &view.shown {
        turn_up(&mut winner_pile, &shown.winner);
        turn_up(&mut loser_pile, &shown.loser);
    }
    let laid = |seat| winner_pile.iter().chain(&loser_pile).filter(move |card| card.seat == seat);
    let players = view.players.map(|seat, player| Holding {
        figure: player.figure,
        purse: player.purse,
        leg_tickets: player.leg_tickets.clone(),
        pyramid_tickets: player.pyramid_tickets,
        cards: laid(seat).fold(CamelSet::ALL, |cards, card| cards.without(card.camel)),
        account: player.account,
    });
    State {
        players,
        track: view.track,
        pyramid: view.pyramid,
        rolled: view.rolled.clone(),
        tickets: view.tickets,
        winner_pile,
        loser_pile,
        turn: view.turn,
        leg: view.leg,
        idlers: view.idlers,
        over: view.over,
        dice: Dice::new(Seed(dice.bits()), Stream::Play),
    }
}

fn turn_up(pile: &mut [RaceCard], colours: &[Camel]) {
    for (card, camel) in pile.iter_mut().zip(colours) {
        card.camel = *camel;
    }
}

/// The race cards of a player in an order that the viewer may believe they were laid in.
struct Hand {
    unknown: Vec<Camel>,
    on_winner: std::vec::IntoIter<Camel>,
    on_loser: std::vec::IntoIter<Camel>,
}

impl Hand {
    fn new(view: &View, seat: Seat, dice: &mut Dice) -> Self {
        let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
        let known =
            |cards: fn(&OwnCards) -> &Vec<Camel>| own.map(|own| cards(own).clone()).unwrap_or_default();
        let mut unknown = Camel::ALL.to_vec();
        dice.shuffle(&mut unknown);
        Self {
            unknown,
            on_winner: known(|own| &own.on_winner).into_iter(),
            on_loser: known(|own| &own.on_loser).into_iter(),
        }
    }

    fn lay(&mut self, pile: Pile) -> Camel {
        let known = match pile {
            Pile::Winner => self.on_winner.next(),
            Pile::Loser => self.on_loser.next(),
        };
        known.or_else(|| self.unknown.pop()).unwrap_or(Camel::Blue)
    }
}
