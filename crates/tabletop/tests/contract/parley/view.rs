//! What one viewer may know (RULES 11).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Message, Millis, ScoreLine, Seat, SeatSet, Speak, Viewer};

use super::state::Earned;
use super::{Card, Choice, Config, Phase, Sketch, State, Told};

/// What only the seat itself knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Its hand.
    pub hand: Vec<Card>,
    /// Its choice, until all are in.
    pub choice: Option<Choice>,
    /// The bottom card, for the first teller.
    pub bottom: Option<Card>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Seats and switches.
    pub config: Config,
    /// Where the match is.
    pub phase: Phase,
    /// From 0.
    pub round: u8,
    /// Who told, or tells, first.
    pub first: Seat,
    /// Who tells now.
    pub teller: Seat,
    /// How many cards each holds.
    pub held: BySeat<u8>,
    /// Cards out of play, in order.
    pub discard: Vec<Card>,
    /// RULES 2.
    pub laid: Option<Card>,
    /// RULES 3.
    pub stake: u8,
    /// RULES 4.
    pub told: Option<Told>,
    /// When the clock acts.
    pub deadline: Option<Millis>,
    /// Who has chosen.
    pub chosen: SeatSet,
    /// Who has taken a choice back in this phase.
    pub retracted: SeatSet,
    /// RULES 5, once shown.
    pub sketches: BySeat<Option<Sketch>>,
    /// Coins nobody has.
    pub bank: u32,
    /// Everybody's coins.
    pub earned: BySeat<Earned>,
    /// RULES 10.
    pub hearts: u8,
    /// What only this seat knows; `None` for the public.
    pub own: Option<Own>,
}

/// What this viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let own = |seat: Seat| {
        Some(Own {
            hand: state.hands.get(seat)?.clone(),
            choice: state.choices.get(seat)?.clone(),
            bottom: state.deck.first().copied().filter(|_| seat == state.first),
        })
    };
    View {
        config: state.config.clone(),
        phase: state.phase,
        round: state.round,
        first: state.first,
        teller: state.teller(),
        held: state.hands.map(|_, hand| u8::try_from(hand.len()).unwrap_or(u8::MAX)),
        discard: state.discard.clone(),
        laid: state.laid,
        stake: state.stake,
        told: state.told.clone(),
        deadline: state.deadline,
        chosen: state.chosen(),
        retracted: state.retracted,
        sketches: state.sketches.clone(),
        bank: state.bank,
        earned: state.earned.clone(),
        hearts: state.hearts,
        own: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => own(seat),
        },
    }
}

impl View {
    /// Where each seat's coins came from.
    pub fn score_breakdown(&self) -> BySeat<Vec<ScoreLine>> {
        let line = |what, coins| ScoreLine {
            what: Message::new(what),
            points: i32::try_from(coins).unwrap_or(i32::MAX),
        };
        self.earned
            .map(|_, earned| vec![line("score-votes", earned.votes), line("score-stakes", earned.stakes)])
    }

    /// In sentences, most important first.
    pub fn describe(&self) -> Vec<Message> {
        let mut said = vec![self.phase.message(), Message::new("view-teller").with("seat", self.teller)];
        if let Some(Told::Words(hint)) = &self.told {
            said.push(Message::new("view-hint").with("hint", hint.text().to_owned()));
        }
        if let Some(own) = &self.own {
            let cards = own.hand.iter().map(|card| card.0).collect::<tabletop::Value>();
            said.push(Message::new("view-hand").with("cards", cards));
        }
        said
    }
}
