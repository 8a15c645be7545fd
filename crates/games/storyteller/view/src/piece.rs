//! Which pieces there are, and which places answer to a touch.

use storyteller::Card;
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Ground(u8),
    Rug,
    /// A step of the rabbits' way, from 0.
    Stone(u8),
    /// The number on it.
    StoneNumber(u8),
    RabbitShadow(Seat),
    Rabbit(Seat),
    /// How often this rabbit has been round.
    Lap(Seat),
    Hint,
    HintWords,
    /// What is to be done now, small below the hint.
    Task,
    /// The same while there is no hint, as large as one.
    Call,
    /// What burns down on the scroll while time is counted.
    Wick,
    /// A card in the middle: face down in the order in which they were laid, then by its number, from 0.
    Shown(u8),
    ShownShadow(u8),
    /// Light around the storyteller's card once it is turned out.
    TaleGlow(u8),
    /// The frame of the card that is looked at.
    Frame(u8),
    Number(u8),
    NumberWords(u8),
    /// Whose a card is.
    Owner(u8),
    OwnerFigure(u8),
    OwnerName(u8),
    /// What a card made somebody think of.
    Note(u8),
    NoteWords(u8),
    /// The viewer's own card on show.
    Own(u8),
    /// The card that the viewer has voted for.
    Mine,
    /// A vote: on its owner's mat while it lies with the back up, then on a card.
    Vote(Seat),
    Mat(Seat),
    MatGlow(Seat),
    Medallion(Seat),
    Name(Seat),
    PointStar(Seat),
    Points(Seat),
    /// The lantern of whoever tells.
    Teller,
    /// This seat has given its cards.
    Chosen(Seat),
    /// A card in a hand that the viewer may not see.
    Back(Seat, u8),
    Deck(u8),
    DeckDisc,
    DeckCount,
    /// A card in the viewer's own hand.
    Held(Card),
    HeldShadow(Card),
    /// The frame of one that is lifted.
    Lifted(Card),
    /// A card in the hand of a seat that looks at it while it holds its mat.
    Peeked(Seat, Card),
    Button(Deed),
    ButtonIcon(Deed),
    ButtonWords(Deed),
    Spot(Spot),
}

/// What can be done with the card that is lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// To see it large.
    Look,
    /// To tell it with a hint in writing.
    Write,
    /// To tell it with a hint that is given aloud.
    Aloud,
    /// To tell it with a hint in word tiles.
    Tiles,
    /// To give it, or both.
    Give,
    /// To vote for it.
    Vote,
    /// To say why it was this card.
    Why,
    /// To end the round.
    GoOn,
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// A card of the viewer's own hand.
    Held(Card),
    /// The card with this number on show, from 1.
    Shown(u8),
    /// A seat's mat.
    Mat(Seat),
    /// Whoever sits there is to choose in secret.
    Come(Seat),
    /// A button.
    Button(Deed),
    /// The same for a card of the own hand that is seen large.
    LargeHeld(Deed, Card),
    /// The same for a card on show.
    LargeShown(Deed, u8),
}

/// What is being decided on the table before it is a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The cards of the own hand that are lifted, in the order in which they were.
    pub lifted: Vec<Card>,
    /// The number of the card on show that is lifted.
    pub place: Option<u8>,
}

impl Question {
    /// With this card of the hand lifted.
    pub fn lifting(card: Card) -> Self {
        Self { lifted: vec![card], place: None }
    }
}

/// Drawing order, lower first.
pub mod layer {
    pub const GROUND: f32 = 0.0;
    pub const RUG: f32 = 12.0;
    /// The way of the rabbits.
    pub const TRACK: f32 = 40.0;
    /// Cards in the middle.
    pub const SHOWN: f32 = 110.0;
    pub const MAT: f32 = 300.0;
    /// The hint lies over the cards where they fly.
    pub const HINT: f32 = 260.0;
    /// The open hand.
    pub const HAND: f32 = 600.0;
    /// A card that is lifted, and what can be done with it.
    pub const LIFTED: f32 = 650.0;
    pub const BUTTONS: f32 = 670.0;
    pub const FLYING: f32 = 700.0;
}
