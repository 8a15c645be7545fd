//! The bugs, and which of them this thread's matches have.

use core::cell::Cell;

/// Something wrong with a game, at one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// Nothing.
    None,
    /// There is nothing to play at this seat count.
    NoVariants,
    /// A variant cannot be set up.
    SetUpRefused,
    /// Set-up does something else each time.
    SetUpVaries,
    /// A seat that may not act has an offer.
    IdleOffer,
    /// A seat that is not at the table has one.
    GhostMover,
    /// Nobody may act, though the match goes on.
    Stall,
    /// An offer that is refused.
    FalseOffer,
    /// An offer made twice.
    DoubleOffer,
    /// A prompt whose sampled answer does not fit its form.
    BadPrompt,
    /// A command that is accepted without being offered.
    Smuggled,
    /// A refusal that changes the state.
    Scar,
    /// A command that reads something outside of the state.
    Impure,
    /// A card drawn or die rolled that can be taken back.
    RollUnsealed,
    /// A coin out of thin air.
    Coin,
    /// One more round, and one more.
    Endless,
    /// A running clock without a deadline.
    ClockHidden,
    /// A deadline in the past.
    ClockPast,
    /// The clock acts before its deadline.
    ClockEarly,
    /// The clock is refused at its deadline.
    ClockLate,
    /// The deadline stays where it is after it has come.
    ClockStuck,
    /// The deadline moves on for ever.
    ClockForever,
    /// What the clock does depends on how often it was asked.
    ClockImpure,
    /// A view with everybody's hands.
    LeakedHands,
    /// Who may act depends on a hidden card.
    LeakedTurn,
    /// The order of offers depends on a hidden card.
    LeakedOffers,
    /// An event that shows a secret choice.
    LeakedChoice,
    /// Redacting a redacted event takes more away.
    RedactsMore,
    /// A seat that does not see what the public sees.
    BlindSeat,
    /// A resampled state with a card too few.
    LostCard,
    /// A twin that the rules refuse.
    FalseTwin,
    /// A part of the state that is not serialised.
    UnkeptState,
    /// A part of the config that is not serialised and changes the set-up.
    UnkeptConfig,
    /// A part of the config that is not serialised and changes a beat.
    UnkeptBeat,
    /// A ranking without all seats.
    ShortRanking,
    /// A ranking without a winner.
    NobodyFirst,
    /// A seat without an account.
    ShortAccounts,
}

std::thread_local! {
    static BUG: Cell<Bug> = const { Cell::new(Bug::None) };
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

impl Bug {
    /// Whether this thread's matches have it.
    pub fn is_in(self) -> bool {
        BUG.get() == self
    }

    /// What `play` comes to in matches with this bug.
    pub fn during<T>(self, play: impl FnOnce() -> T) -> T {
        BUG.set(self);
        let result = play();
        BUG.set(Self::None);
        result
    }
}

/// Another number each time: what no rule may depend on.
pub fn asked() -> u32 {
    ASKED.set(ASKED.get() + 1);
    ASKED.get()
}
