//! Which pieces there are, which places answer to a touch, and what is being decided.

use tabletop::Seat;
use verse_and_painting::LineId;

/// A slip with a line on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slip {
    /// A line that lies open.
    Open(LineId),
    /// A line that lies face down, by its place.
    Down(u8),
    /// A player's line with its mask, between the lines.
    Laid(Seat),
    /// The line that only its painter sees, before the cards that lie face down.
    Own,
    /// A line that is read large.
    Large,
}

/// Which piece. Equal keys are the same thing, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Scenery, by its place in the list.
    Ground(u8),
    /// The paper under the round and the theme.
    Plaque,
    Round,
    Heart(u8),
    Die,
    /// A slip's paper.
    Slip(Slip),
    /// A character of it.
    Glyph(Slip, u8),
    /// Its pinyin.
    Pinyin(Slip, u8),
    /// Its translation.
    English(Slip),
    /// The window where a character is masked.
    Window(Slip),
    /// The light around a slip that is held.
    Held(Slip),
    /// What crosses a removed slip out.
    Slash(Slip),
    /// Whose line it is, or who removed it.
    Whose(Slip, bool),
    /// Whether that was right.
    Seal(Slip),
    /// What stands for a player's painting until it is shown.
    Waits(Seat),
    /// The mount of a player's painting.
    Mount(Seat),
    /// The painting on it.
    Canvas(Seat),
    /// The light around a painting that is held or up.
    Lit(Seat),
    /// Its painter.
    Painter(Seat),
    PainterName(Seat),
    PainterPlate(Seat),
    /// Who guessed this painting: the figure, and whether it was right.
    Guesser(Seat),
    /// The same at the line that they named.
    GuessAt(Seat),
    GuessSeal(Seat),
    /// A character that was entered.
    Token(u8),
    TokenGlyph(u8),
    TokenFigure(u8),
    TokenSlash(u8),
    HintPaper,
    HintText,
    /// What lies under something large.
    Veil,
    LargeMount,
    LargeCanvas,
    LargeTitle,
    LargeButton,
    LargeButtonText,
    CloseIcon,
    /// The reading card.
    Card,
    CardTitle,
    CardAuthor,
    CardVerse(u8),
    JudgePaper(bool),
    JudgeText(bool),
    RemovePaper,
    RemoveText,
    Mat(Seat),
    MatGlow(Seat),
    Medallion(Seat),
    Name(Seat),
    Points(Seat),
    PointsSeal(Seat),
    /// What this seat has done, or is doing.
    Does(Seat),
    Spot(Spot),
}

/// A place that answers to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// A painting.
    Painting(Seat),
    /// A line that lies open.
    Line(LineId),
    /// A player's masked line.
    Laid(Seat),
    /// All that lies around something large: touching it puts that away.
    Elsewhere,
    /// The same as a button.
    Close,
    /// The button that says: this is the painting that I know.
    Choose(Seat),
    /// The button that removes the held line.
    Remove,
    /// A poem that was said aloud was right, or was not.
    Judge(bool),
}

impl Spot {
    /// What is large lies over everything else.
    pub fn plane(self) -> u8 {
        match self {
            Self::Elsewhere => 0,
            Self::Painting(_) | Self::Line(_) | Self::Laid(_) => 1,
            Self::Close | Self::Choose(_) | Self::Remove | Self::Judge(_) => 2,
        }
    }
}

/// What is being decided or looked at on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    Nothing,
    /// A line is held: who painted it.
    Line(LineId),
    /// A line is held: whether it is to go.
    Out(LineId),
    /// A painting is held: which line it is.
    Painting(Seat),
    /// A painting is looked at.
    Large(Seat),
    /// A line is read.
    Read(LineId),
    /// The poem of a line is read.
    Poem(LineId),
    /// The card that lies there by itself is put away.
    PutAway,
}

/// Drawing order, lower first.
pub mod layer {
    /// What all lies on.
    pub const GROUND: f32 = 0.0;
    /// Slips.
    pub const SLIP: f32 = 30.0;
    /// Paintings.
    pub const PAINTING: f32 = 60.0;
    /// Round, theme, hearts, die.
    pub const HEADER: f32 = 90.0;
    /// Characters that were entered, and hints.
    pub const TOKEN: f32 = 110.0;
    /// The own line before those face down.
    pub const OWN: f32 = 140.0;
    /// Places that are touched.
    pub const SPOT: f32 = 180.0;
    /// Buttons that a held slip brings.
    pub const BUTTON: f32 = 200.0;
    /// Mats.
    pub const MAT: f32 = 300.0;
    /// What is large.
    pub const LARGE: f32 = 500.0;
}
