//! Which pieces there are, and which places answer to a touch.

use her_story::{ChapterId, Tile};
use tabletop::Seat;

/// Which piece. Equal keys are the same thing, wherever it goes: a tile keeps its key on its way from the bag to a desk, a
/// chapter with all its parts from the deck into a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Ground(u8),
    /// An empty place for a chapter of the display.
    Gap(u8),
    /// A place for a tile of the display.
    Socket(u8),
    /// The light around a chapter that can be completed: five of the display, then two drafts.
    Ready(u8),
    /// A part of a chapter card.
    Card(ChapterId, Part),
    /// A research tile.
    Tile(Tile),
    /// The frame around what is held or chosen.
    Held(u8),
    /// The library card of whoever looks, a mark for each visit, and what one does.
    Library,
    Visit(u8),
    LibraryWords,
    /// The bag and the deck, and how much is in each.
    Bag,
    BagCount,
    Deck,
    DeckCount,
    /// The button that leaves what a power allows.
    Finish,
    FinishWords,
    /// The open desk, by its parts.
    Desk(Furniture),
    /// A place on it.
    Place(u8),
    DraftPlace(u8),
    BookPlace(u8),
    /// What is said over the books at the end, and its paper.
    Heading,
    HeadingPaper,
    /// A favourite's owner beside it.
    Reader(u8),
    Mat(Seat),
    MatGlow(Seat),
    Medallion(Seat),
    Name(Seat),
    Star(Seat),
    Points(Seat),
    /// An empty place for a tile on a mat, and for a chapter: two drafts, then the book.
    MatPlace(Seat, u8),
    MatGap(Seat, u8),
    /// How many chapters a book has.
    Bound(Seat),
    BoundIcon(Seat),
    /// How many of each icon lie on the desk that is open.
    Way(Seat, u8),
    WayCount(Seat, u8),
    /// What lies over the tiles while a chapter is paid or a tile may come back.
    Banner(Strip),
    /// An icon of the cost on it; the next index covers it with a tick.
    Due(u8),
    Paid(u8),
    /// What lies over everything while a chapter is read.
    Page(Leaf),
    /// An icon of the cost on the page; the same number covers it with a tick.
    PageCost(u8),
    PagePaid(u8),
    Spot(Spot),
}

/// A part of a chapter card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Face,
    Emblem,
    Field,
    Medal,
    Points,
    Name,
    Years,
    Cost(u8),
    Power,
    /// An icon that it lends, or what it counts.
    Gives(u8),
    Words,
    Exact,
}

impl Part {
    /// All parts that a card may have.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = [
            Self::Face,
            Self::Emblem,
            Self::Field,
            Self::Medal,
            Self::Points,
            Self::Name,
            Self::Years,
            Self::Power,
            Self::Words,
            Self::Exact,
        ];
        plain.into_iter().chain((0..8).map(Self::Cost)).chain((0..2).map(Self::Gives))
    }
}

/// A part of the open desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Furniture {
    Top,
    Book,
    Figure,
    Owner,
    Star,
    Points,
}

/// A part of the strip over the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strip {
    Paper,
    Words,
    Exact,
    ExactWords,
    Button,
    ButtonWords,
    Cross,
}

/// A part of the page that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leaf {
    Veil,
    Paper,
    Window,
    Emblem,
    Field,
    FieldWords,
    Kinds,
    Name,
    Years,
    Rule,
    Story,
    Sources,
    CostWords,
    Medal,
    Points,
    Power,
    Gives(u8),
    PowerWords,
    CloseIcon,
    Button(u8),
    ButtonWords(u8),
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// A tile of the display, by its place.
    ShownTile(u8),
    /// A tile of the open desk, by its place.
    DeskTile(u8),
    /// A tile that may come back, by its place in the list.
    Kept(u8),
    /// A chapter of the display; once the match is scored, the favourite of this seat.
    ShownChapter(u8),
    /// A draft of the open desk.
    Drafted(u8),
    /// A chapter of the open desk's book.
    Bound(u8),
    /// A mat: its desk is opened.
    Mat(Seat),
    /// The library card.
    Library,
    /// What a power allows is left.
    Finish,
    /// Beside an open question.
    Elsewhere,
    /// The page that is read.
    Page,
    /// Its cross, or that of the strip.
    Close,
    /// The chapter of the page becomes a draft.
    Draft,
    /// The chapter of the page is to be completed.
    Complete,
    /// It is paid with what is chosen.
    Confirm,
    /// The chapter of the page is read aloud.
    Favourite,
}

/// What is being decided on the table before it is a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Whose desk is open, where it is not that of whoever acts.
    pub desk: Option<Seat>,
    /// What is asked.
    pub what: What,
}

/// What is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum What {
    /// Nothing.
    #[default]
    Nothing,
    /// Which own tile goes for this one of the display.
    Discard(Tile),
    /// Which tile of the display comes for this own one.
    Swap(Tile),
    /// A chapter is read.
    Page(ChapterId),
    /// With what a chapter is paid.
    Pay(Payment),
}

/// What has been chosen so far to pay for a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// For which.
    pub chapter: ChapterId,
    /// Own tiles.
    pub tiles: Vec<Tile>,
    /// Chapters of the own book.
    pub cards: Vec<ChapterId>,
}

impl Question {
    /// The same desk with another question.
    pub fn asking(&self, what: What) -> Self {
        Self { desk: self.desk, what }
    }

    /// The question for whoever acts: their own desk is open.
    pub fn own(what: What) -> Self {
        Self { desk: None, what }
    }
}

/// Drawing order, lower first.
pub mod layer {
    /// The study.
    pub const GROUND: f32 = 0.0;
    /// A finger beside an open question.
    pub const ELSEWHERE: f32 = 10.0;
    /// Empty places.
    pub const GAP: f32 = 20.0;
    /// The open desk.
    pub const DESK: f32 = 24.0;
    /// Places on it.
    pub const PLACE: f32 = 28.0;
    /// Chapters.
    pub const CARD: f32 = 40.0;
    /// Tiles.
    pub const TILE: f32 = 60.0;
    /// Frames and glows over them.
    pub const HELD: f32 = 90.0;
    /// Mats, and what lies on them.
    pub const MAT: f32 = 300.0;
    /// The strip over the tiles.
    pub const BANNER: f32 = 500.0;
    /// The page that is read.
    pub const PAGE: f32 = 600.0;
    /// What flies.
    pub const FLYING: f32 = 700.0;
}
