//! Names of messages for all that Parley says.

use tabletop::{Message, Speak};

use super::{Choice, Command, Event, Phase, RuleError, SetupError, Told};

impl Speak for Command {
    fn message(&self) -> Message {
        match self {
            Self::Lay(card) => Message::new("command-lay").with("number", card.0),
            Self::Roll => Message::new("command-roll"),
            Self::Tell(Told::Words(hint)) => {
                Message::new("command-tell").with("hint", hint.text().to_owned())
            }
            Self::Tell(Told::Mimed) => Message::new("command-mime"),
            Self::Choose(Choice::Sketch(_)) => Message::new("command-sketch"),
            Self::Choose(Choice::Vote(seats)) => {
                Message::new("command-vote").with("seats", seats.iter().collect::<tabletop::Value>())
            }
            Self::Choose(Choice::Sort(_)) => Message::new("command-sort"),
            Self::Retract => Message::new("command-retract"),
        }
    }
}

impl Speak for Event {
    fn message(&self) -> Message {
        match self {
            Self::Began { first } => Message::new("event-began").with("seat", *first),
            Self::Dealt { seat, .. } => Message::new("event-dealt").with("seat", *seat),
            Self::Whispered { to, card } => {
                Message::new("event-whispered").with("seat", *to).with("number", card.0)
            }
            Self::Laid { seat, card } => {
                Message::new("event-laid").with("seat", *seat).with("number", card.0)
            }
            Self::Rolled { seat, stake } => {
                Message::new("event-rolled").with("seat", *seat).with("stake", *stake)
            }
            Self::Told { seat, .. } => Message::new("event-told").with("seat", *seat),
            Self::Chose { seat, .. } => Message::new("event-chose").with("seat", *seat),
            Self::Retracted { seat } => Message::new("event-retracted").with("seat", *seat),
            Self::TimeCame { missing } => {
                Message::new("event-time-came").with("seats", missing.iter().collect::<tabletop::Value>())
            }
            Self::Shown { .. } => Message::new("event-shown"),
            Self::Counted { .. } => Message::new("event-counted"),
            Self::Turned { highest, stake, .. } => {
                Message::new("event-turned").with("seat", *highest).with("stake", *stake)
            }
            Self::HeartLost { left } => Message::new("event-heart-lost").with("left", *left),
            Self::Drew { seat, .. } => Message::new("event-drew").with("seat", *seat),
            Self::RoundBegan { teller, .. } => Message::new("event-round-began").with("seat", *teller),
            Self::Ended { .. } => Message::new("event-ended"),
        }
    }
}

impl Speak for RuleError {
    fn message(&self) -> Message {
        match self {
            Self::NotInHand(card) => Message::new("error-not-in-hand").with("number", card.0),
            Self::NotYourTurn => Message::new("error-not-your-turn"),
            Self::WrongPhase => Message::new("error-wrong-phase"),
            Self::AlreadyChosen => Message::new("error-already-chosen"),
            Self::NothingToRetract => Message::new("error-nothing-to-retract"),
            Self::RetractedBefore => Message::new("error-retracted-before"),
            Self::EmptySketch => Message::new("error-empty-sketch"),
            Self::BadVote => Message::new("error-bad-vote"),
            Self::NotTheHand => Message::new("error-not-the-hand"),
            Self::TooSoon => Message::new("error-too-soon"),
        }
    }
}

impl Speak for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Seats { found } => Message::new("setup-seats").with("found", *found),
            Self::NoSuchMode { choice } => Message::new("setup-no-such-mode").with("index", *choice),
            Self::UnevenTeams => Message::new("setup-uneven-teams"),
            Self::NoSuchSeat(seat) => Message::new("setup-no-such-seat").with("seat", *seat),
        }
    }
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Lay => "phase-lay",
            Self::Roll => "phase-roll",
            Self::Tell => "phase-tell",
            Self::Sketch => "phase-sketch",
            Self::Vote => "phase-vote",
            Self::Sort => "phase-sort",
            Self::Over => "phase-over",
        })
    }
}
