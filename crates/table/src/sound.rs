//! Sounds as wishes; what plays them is the app's platform.

use bevy::prelude::*;

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Dice rattle in the pyramid.
    Roll,
    /// A die tumbles out.
    Die,
    /// A camel hops.
    Hop,
    /// A camel lands on another.
    Stack,
    /// One coin.
    Coin,
    /// Several coins.
    Coins,
    /// A ticket is taken.
    Ticket,
    /// A tile or card is laid.
    Tile,
    /// Your turn.
    Turn,
    /// That is not possible.
    Refuse,
    /// The leg is paid.
    Payout,
    /// The race is over.
    Finish,
    /// A button.
    Tap,
    /// A box opens.
    Open,
    /// A page turns.
    Page,
    /// Something is taken back.
    Undo,
    /// The curtain.
    Curtain,
    /// A forest tile is turned over.
    Flip,
    /// It is what was looked for.
    Match,
    /// It is not.
    Mismatch,
    /// The witch flies on.
    Step,
    /// Hardly any of her way is left.
    LastSteps,
    /// A spell is broken.
    Broken,
    /// A spell is not broken.
    Lost,
    /// Cards are shuffled.
    Shuffle,
    /// A vote is laid.
    Vote,
    /// The storyteller's card is turned out.
    Tale,
    /// A rabbit is a point further.
    Point,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 28] = [
        Self::Roll,
        Self::Die,
        Self::Hop,
        Self::Stack,
        Self::Coin,
        Self::Coins,
        Self::Ticket,
        Self::Tile,
        Self::Turn,
        Self::Refuse,
        Self::Payout,
        Self::Finish,
        Self::Tap,
        Self::Open,
        Self::Page,
        Self::Undo,
        Self::Curtain,
        Self::Flip,
        Self::Match,
        Self::Mismatch,
        Self::Step,
        Self::LastSteps,
        Self::Broken,
        Self::Lost,
        Self::Shuffle,
        Self::Vote,
        Self::Tale,
        Self::Point,
    ];

    /// Its file under `sounds/`.
    #[must_use]
    pub fn file(self) -> &'static str {
        match self {
            Self::Roll => "roll.wav",
            Self::Die => "die.wav",
            Self::Hop => "hop.wav",
            Self::Stack => "stack.wav",
            Self::Coin => "coin.wav",
            Self::Coins => "coins.wav",
            Self::Ticket => "ticket.wav",
            Self::Tile => "tile.wav",
            Self::Turn => "turn.wav",
            Self::Refuse => "refuse.wav",
            Self::Payout => "payout.wav",
            Self::Finish => "finish.wav",
            Self::Tap => "tap.wav",
            Self::Open => "open.wav",
            Self::Page => "page.wav",
            Self::Undo => "undo.wav",
            Self::Curtain => "curtain.wav",
            Self::Flip => "flip.wav",
            Self::Match => "match.wav",
            Self::Mismatch => "mismatch.wav",
            Self::Step => "step.wav",
            Self::LastSteps => "last-steps.wav",
            Self::Broken => "broken.wav",
            Self::Lost => "lost.wav",
            Self::Shuffle => "shuffle.wav",
            Self::Vote => "vote.wav",
            Self::Tale => "tale.wav",
            Self::Point => "point.wav",
        }
    }
}

/// The wish that a sound be heard.
#[derive(Message, Clone, Copy, Debug)]
pub struct Sfx(pub Sound);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Sfx>();
}
