//! A view that follows the beats: what is shown, changed a little by each of them.
//!
//! The drawn table shows a match beat by beat. Folding all beats of a match into the view from before its set-up gives
//! what the rules say of it: the laws of this crate hold it to that, for every viewer.

use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::state::RETRACTIONS;
use crate::view::{Own, PlayerView, ShownCard, View};
use crate::{Account, Card, Config, Event, Hint, Phase, Tally};

impl View {
    /// What a viewer sees before anything is dealt: where the beats of set-up begin.
    #[must_use]
    pub fn before(config: &Config, viewer: Viewer) -> Self {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 < config.seats => Some(seat),
            Viewer::Public | Viewer::Seat(_) => None,
        };
        let player = PlayerView {
            points: 0,
            account: Account::default(),
            held: 0,
            face_down: 0,
            has_chosen: false,
            retractions_left: RETRACTIONS,
        };
        let nothing = Own { hand: Vec::new(), told: None, given: Vec::new(), places: Vec::new(), vote: None };
        Self {
            viewer,
            config: config.clone(),
            phase: Phase::Tell,
            round: 0,
            rounds: 0,
            teller: Seat(0),
            players: BySeat::new(config.seats, |_| player.clone()),
            deck: Card::COUNT,
            gone: Vec::new(),
            hint: None,
            tale: None,
            show: Vec::new(),
            votes: BySeat::new(config.seats, |_| None),
            vote_reasons: BySeat::new(config.seats, |_| Vec::new()),
            tally: None,
            deadline: None,
            ending: None,
            own: viewer.map(|_| nothing),
        }
    }

    /// The view after this beat.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::FirstTellerChosen { seat } => self.teller = *seat,
            Event::Dealt { seat, count, cards } => {
                self.deck = self.deck.saturating_sub(*count);
                self.draw(*seat, *count, cards.as_deref());
            }
            Event::RoundBegan { round, rounds, teller, until } => {
                (self.round, self.rounds, self.teller) = (*round, *rounds, *teller);
                self.enter(Phase::Tell);
                self.deadline = *until;
            }
            Event::Told { seat, card, hint, until } => {
                self.told(*seat, *card, hint);
                self.enter(Phase::Give);
                self.deadline = *until;
            }
            Event::CardsGiven { seat, count, cards } => self.given(*seat, *count, cards.as_deref()),
            Event::Retracted { seat, count, cards } => self.retracted(*seat, *count, cards.as_deref()),
            Event::TimeCame { .. } | Event::TellerSkipped { .. } | Event::Explained { .. } => {}
            Event::CardsShown { cards, until } => {
                self.shown(cards);
                self.enter(Phase::Vote);
                self.deadline = *until;
            }
            Event::Voted { seat, place } => {
                self.players[*seat].has_chosen = true;
                if let Some(own) = self.own.as_mut().filter(|_| place.is_some()) {
                    own.vote = *place;
                }
            }
            Event::VotesShown { votes } => self.votes_shown(votes),
            Event::VoteExplained { seat, because, .. } => self.vote_reasons[*seat].clone_from(because),
            Event::TaleRevealed { seat, place, card, voters } => {
                self.tale = Some(*card);
                self.turn_out(*place, *seat, *voters);
            }
            Event::DecoyRevealed { seat, place, voters, because, .. } => {
                if let Some(shown) = self.turn_out(*place, *seat, *voters) {
                    shown.because.clone_from(because);
                }
            }
            Event::Scored { tally, points, until } => {
                self.scored(tally, points);
                self.enter(Phase::Reveal);
                self.deadline = *until;
            }
            Event::CardsLeft { cards } => self.cards_left(cards),
            Event::Drew { seat, count, cards, left } => {
                self.deck = *left;
                self.draw(*seat, *count, cards.as_deref());
            }
            Event::MatchEnded { ending } => {
                self.ending = Some(*ending);
                self.deadline = None;
                self.phase = Phase::Over;
            }
        }
    }

    /// A phase begins: nobody has chosen in it, nor taken anything back.
    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        for (_, player) in self.players.iter_mut() {
            player.has_chosen = false;
            player.retractions_left = RETRACTIONS;
        }
    }

    fn draw(&mut self, seat: Seat, count: u8, cards: Option<&[Card]>) {
        self.players[seat].held += count;
        if let (Some(own), Some(cards)) = (&mut self.own, cards) {
            own.hand.extend(cards);
        }
    }

    fn told(&mut self, seat: Seat, card: Option<Card>, hint: &Hint) {
        let player = &mut self.players[seat];
        player.held = player.held.saturating_sub(1);
        player.face_down = 1;
        self.hint = Some(hint.clone());
        if let (Some(own), Some(card)) = (&mut self.own, card) {
            own.hand.retain(|held| *held != card);
            own.told = Some(card);
        }
    }

    fn given(&mut self, seat: Seat, count: u8, cards: Option<&[Card]>) {
        let player = &mut self.players[seat];
        player.held = player.held.saturating_sub(count);
        player.face_down = count;
        player.has_chosen = true;
        if let (Some(own), Some(cards)) = (&mut self.own, cards) {
            own.hand.retain(|held| !cards.contains(held));
            own.given = cards.to_vec();
        }
    }

    fn retracted(&mut self, seat: Seat, count: u8, cards: Option<&[Card]>) {
        let player = &mut self.players[seat];
        player.held += count;
        player.face_down = 0;
        player.has_chosen = false;
        player.retractions_left = player.retractions_left.saturating_sub(1);
        let Some(own) = self.own.as_mut().filter(|_| self.viewer == Some(seat)) else { return };
        own.vote = None;
        own.given.clear();
        own.hand.extend(cards.unwrap_or_default());
    }

    fn shown(&mut self, cards: &[Card]) {
        let lie =
            |card: &Card| ShownCard { card: *card, owner: None, voters: SeatSet::EMPTY, because: Vec::new() };
        self.show = cards.iter().map(lie).collect();
        for (_, player) in self.players.iter_mut() {
            player.face_down = 0;
        }
        if let Some(own) = &mut self.own {
            let is_own = |card: &Card| own.told == Some(*card) || own.given.contains(card);
            own.places = (1..).zip(cards).filter(|(_, card)| is_own(card)).map(|(place, _)| place).collect();
            own.given.clear();
        }
    }

    fn votes_shown(&mut self, votes: &BySeat<Option<u8>>) {
        self.votes = votes.clone();
        for (place, shown) in (1..).zip(&mut self.show) {
            let voted = votes.iter().filter(|(_, vote)| **vote == Some(place));
            shown.voters = voted.map(|(seat, _)| seat).collect();
        }
        for (_, player) in self.players.iter_mut() {
            player.has_chosen = false;
        }
    }

    /// Whose the card with this number is.
    fn turn_out(&mut self, place: u8, seat: Seat, voters: SeatSet) -> Option<&mut ShownCard> {
        let shown = self.show.get_mut(usize::from(place.checked_sub(1)?))?;
        shown.owner = Some(seat);
        shown.voters = voters;
        Some(shown)
    }

    fn scored(&mut self, tally: &Tally, points: &BySeat<u16>) {
        for (seat, player) in self.players.iter_mut() {
            player.account.add(&tally.gains[seat]);
            player.points = points[seat];
        }
        self.tally = Some(tally.clone());
    }

    fn cards_left(&mut self, cards: &[Card]) {
        self.gone.extend(cards);
        self.show.clear();
        (self.hint, self.tale, self.tally) = (None, None, None);
        self.votes = self.votes.map(|_, _| None);
        self.vote_reasons = self.vote_reasons.map(|_, _| Vec::new());
        if let Some(own) = &mut self.own {
            (own.told, own.vote) = (None, None);
            own.places.clear();
        }
    }
}
