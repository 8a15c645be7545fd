//! Cards, hints, sketches, choices; what a seat decides and why it is refused.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Form, SeatSet};

/// A card, by its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A hint: 1–40 characters on one line (RULES 4). Whatever makes one has checked it, a file included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Hint(String);

impl Hint {
    /// What a hint has to look like.
    pub const FORM: Form = Form::Text { least: 1, most: 40, lines: false };

    /// The hint, if it is one.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim().to_owned();
        Self::FORM.check(&Answer::Text(text.clone())).ok().map(|()| Self(text))
    }

    /// Its words.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Hint {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text).ok_or("a hint has 1 to 40 characters")
    }
}

/// A sketch of at most 64 bytes (RULES 5); an empty one is only handed in by the clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>")]
pub struct Sketch(Vec<u8>);

impl Sketch {
    /// What a sketch has to look like.
    pub const FORM: Form = Form::Drawing { least: 0, most: 64 };

    /// The sketch, if it is one.
    pub fn new(bytes: Vec<u8>) -> Option<Self> {
        Self::FORM.check(&Answer::Drawing(bytes.clone())).ok().map(|()| Self(bytes))
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryFrom<Vec<u8>> for Sketch {
    type Error = &'static str;
    fn try_from(bytes: Vec<u8>) -> Result<Self, Self::Error> {
        Self::new(bytes).ok_or("a sketch has at most 64 bytes")
    }
}

/// How the hint was given (RULES 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// In writing.
    Words(Hint),
    /// Without words.
    Mimed,
}

/// What is chosen in secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// A drawing (RULES 5).
    Sketch(Sketch),
    /// The seats whose sketches are voted for (RULES 6).
    Vote(SeatSet),
    /// The own hand, best first (RULES 7).
    Sort(Vec<Card>),
}

/// What a seat decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// RULES 2.
    Lay(Card),
    /// RULES 3.
    Roll,
    /// RULES 4.
    Tell(Told),
    /// RULES 5, 6, 7.
    Choose(Choice),
    /// RULES 8.
    Retract,
}

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleError {
    /// This seat has nothing to do now.
    NotYourTurn,
    /// That is for another phase.
    WrongPhase,
    /// The card is not in the hand.
    NotInHand(Card),
    /// The choice has been made.
    AlreadyChosen,
    /// There is no choice to take back.
    NothingToRetract,
    /// It was taken back once.
    RetractedBefore,
    /// An empty sketch before time is up.
    EmptySketch,
    /// Too few or too many votes, or one for a sketch that is not there, or one's own.
    BadVote,
    /// Not exactly the cards of the hand.
    NotTheHand,
    /// The clock is early.
    TooSoon,
}
