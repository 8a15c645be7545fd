//! Which pieces there are, and which places answer to a touch.

use donkey_bridge::Word;
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Ground(u8),
    Bridge,
    /// A round of the track, from 1.
    Stone(u8),
    StoneNumber(u8),
    DonkeyShadow,
    Donkey,
    /// What the donkey thinks of, and the dots that lead there.
    Bubble,
    Dot(u8),
    /// What it is about.
    Head,
    Clock,
    /// A tile in the bubble: a word to pick from, or one of the story that is guessed.
    Tile(u8),
    TileShadow(u8),
    TileWord(u8),
    /// What is known of it.
    Mark(u8),
    /// How much is found.
    Found,
    /// A button in the bubble: to give up, to take no answer.
    Button(Spot),
    ButtonWords(Spot),
    Mat(Seat),
    MatGlow(Seat),
    Medallion(Seat),
    Name(Seat),
    /// Who tells.
    Teller(Seat),
    TellerWords(Seat),
    /// Who is out of the story.
    Out(Seat),
    /// The top of the score pile, and how much is below.
    Pile(Seat),
    PileBelow(Seat, u8),
    PileCount(Seat),
    /// Stop tiles in the score pile.
    Stops(Seat),
    StopsCount(Seat),
    /// A place for a story, from 1.
    Slot(Seat, u8),
    SlotNumber(Seat, u8),
    /// A tile of a story: in the bubble while it is told, then face down on its slot.
    Story(Seat, u8, u8),
    StoryShadow(u8),
    StoryWord(u8),
    /// The tile that a guesser was dealt.
    Hand(Seat),
    /// A tile that nobody was dealt.
    Spare(Seat, u8),
    /// A tile face up from this story.
    Won(Seat, u8),
    Spot(Spot),
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// A word of the board, by its place.
    Pick(u8),
    /// A word of the storyteller's own story.
    Accept(Word),
    /// What was said is no word of the story.
    Reject,
    /// The guesser gives up.
    DontKnow,
    /// The donkey tells a story of the stock.
    Donkey,
    /// A guesser's own tile: to be looked at.
    Own(Seat),
    /// The storyteller's story: to be looked at.
    Sheet(Seat),
}

/// What is being decided on the table before it is a command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    Nothing,
    /// Somebody looks at what is theirs alone.
    Look,
}

/// Drawing order, lower first.
pub mod layer {
    /// The gorge.
    pub const GROUND: f32 = 0.0;
    /// The bridge over it.
    pub const BRIDGE: f32 = 20.0;
    /// The rounds on it.
    pub const STONE: f32 = 24.0;
    /// The bubble.
    pub const BUBBLE: f32 = 40.0;
    /// Shadows of tiles.
    pub const SHADOW: f32 = 46.0;
    /// Tiles.
    pub const TILE: f32 = 50.0;
    /// The donkey.
    pub const DONKEY: f32 = 150.0;
    /// Mats.
    pub const MAT: f32 = 300.0;
    /// What flies.
    pub const FLYING: f32 = 700.0;
}
