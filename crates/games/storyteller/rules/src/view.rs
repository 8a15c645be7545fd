//! What one viewer may know (RULES 7).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Millis, Seat, SeatSet, Viewer};

use crate::round::{count, rounds};
use crate::state::{RETRACTIONS, Shown, State};
use crate::{Account, Card, Config, Ending, Hint, Phase, Tag, Tally};

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Where the rabbit stands.
    pub points: u16,
    /// Where the points came from.
    pub account: Account,
    /// Cards in hand.
    pub held: u8,
    /// Cards that lie face down before the player: the storyteller's one, or decoys.
    pub face_down: u8,
    /// Whether the player has chosen in this phase, and may take that back.
    pub has_chosen: bool,
    /// How often the choice of this phase can still be taken back.
    pub retractions_left: u8,
}

/// A card on show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownCard {
    /// The card; its number is its place in [`View::show`], from 1.
    pub card: Card,
    /// Whose it is, once that is turned out.
    pub owner: Option<Seat>,
    /// Who voted for it, once the votes are shown.
    pub voters: SeatSet,
    /// What it made the bot that gave it think of, once whose it is is turned out.
    pub because: Vec<Tag>,
}

/// What a player alone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The hand, in the order in which the cards came.
    pub hand: Vec<Card>,
    /// The card that the viewer tells of, from the hint to the end of the round.
    pub told: Option<Card>,
    /// Decoys that the viewer has laid face down and that are not on show yet.
    pub given: Vec<Card>,
    /// The numbers on show of the viewer's cards.
    pub places: Vec<u8>,
    /// The number that the viewer has voted for.
    pub vote: Option<u8>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for the public.
    pub viewer: Option<Seat>,
    /// Seats and switches.
    pub config: Config,
    /// Where the match is.
    pub phase: Phase,
    /// Which round, from 1.
    pub round: u8,
    /// The most rounds that this match can have.
    pub rounds: u8,
    /// Who tells in this round.
    pub teller: Seat,
    /// Each player.
    pub players: BySeat<PlayerView>,
    /// Cards left in the deck.
    pub deck: u8,
    /// Cards that have left the game, oldest first.
    pub gone: Vec<Card>,
    /// The hint of this round.
    pub hint: Option<Hint>,
    /// The storyteller's card, once it is turned out.
    pub tale: Option<Card>,
    /// The cards on show, by their numbers.
    pub show: Vec<ShownCard>,
    /// Which number each voted for, once the votes are shown.
    pub votes: BySeat<Option<u8>>,
    /// What led bots to their votes, once the votes are shown.
    pub vote_reasons: BySeat<Vec<Tag>>,
    /// The result of this round, once it is scored.
    pub tally: Option<Tally>,
    /// When the clock acts.
    pub deadline: Option<Millis>,
    /// What ended the match.
    pub ending: Option<Ending>,
    /// What only this viewer knows.
    pub own: Option<Own>,
}

impl View {
    /// Who has chosen in this phase.
    #[must_use]
    pub fn chosen(&self) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.has_chosen).map(|(seat, _)| seat).collect()
    }
}

/// What this viewer may know of the state.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.0 < state.seats() => Some(seat),
        Viewer::Public | Viewer::Seat(_) => None,
    };
    let open = state.tally.is_some();
    let vote = |seat: Seat| state.votes[seat].as_ref().filter(|_| open);
    View {
        viewer: seat,
        config: state.config.clone(),
        phase: state.phase,
        round: state.round,
        rounds: rounds(state),
        teller: state.teller,
        players: state.accounts.map(|seat, _| player_view(state, seat)),
        deck: count(&state.deck),
        gone: state.gone.clone(),
        hint: state.tale.as_ref().map(|tale| tale.hint.clone()),
        tale: state.tale.as_ref().filter(|_| open).map(|tale| tale.card),
        show: (1..).zip(&state.show).map(|(place, shown)| shown_card(state, place, shown)).collect(),
        votes: state.votes.map(|seat, _| vote(seat).map(|vote| vote.place)),
        vote_reasons: state
            .votes
            .map(|seat, _| vote(seat).map(|vote| vote.because.clone()).unwrap_or_default()),
        tally: state.tally.clone(),
        deadline: state.deadline,
        ending: state.ending,
        own: seat.map(|seat| own(state, seat)),
    }
}

fn player_view(state: &State, seat: Seat) -> PlayerView {
    let tells = seat == state.teller && state.tale.is_some() && state.show.is_empty();
    PlayerView {
        points: state.accounts[seat].points(),
        account: state.accounts[seat],
        held: count(&state.hands[seat]),
        face_down: if tells { 1 } else { count(&state.gifts[seat]) },
        has_chosen: state.chosen().contains(seat),
        retractions_left: RETRACTIONS.saturating_sub(state.retracted[seat]),
    }
}

fn shown_card(state: &State, place: u8, shown: &Shown) -> ShownCard {
    if state.tally.is_none() {
        return ShownCard { card: shown.card, owner: None, voters: SeatSet::EMPTY, because: Vec::new() };
    }
    let voted = |(seat, vote): (Seat, &Option<crate::state::Vote>)| {
        vote.as_ref().filter(|vote| vote.place == place).map(|_| seat)
    };
    ShownCard {
        card: shown.card,
        owner: Some(shown.seat),
        voters: state.votes.iter().filter_map(voted).collect(),
        because: shown.because.clone(),
    }
}

fn own(state: &State, seat: Seat) -> Own {
    Own {
        hand: state.hands[seat].clone(),
        told: state.tale.as_ref().filter(|_| seat == state.teller).map(|tale| tale.card),
        given: state.gifts[seat].iter().map(|gift| gift.card).collect(),
        places: state.own_places(seat),
        vote: state.votes[seat].as_ref().map(|vote| vote.place),
    }
}
