//! A tale of the stock in words: one sentence for each kind of word and moment.

use tabletop::{Message, Speak};

use crate::{Kind, Moment, Tale, TaleLine};

/// The sentences of a kind: to open, in the middle, to close.
type Sentences = (&'static str, [&'static str; Tale::MIDDLES as usize], &'static str);

macro_rules! sentences {
    ($kind:literal) => {
        (
            concat!("tale-", $kind, "-open"),
            [
                concat!("tale-", $kind, "-middle-one"),
                concat!("tale-", $kind, "-middle-two"),
                concat!("tale-", $kind, "-middle-three"),
            ],
            concat!("tale-", $kind, "-close"),
        )
    };
}

fn sentences(kind: Kind) -> Sentences {
    match kind {
        Kind::Thing => sentences!("thing"),
        Kind::Animal => sentences!("animal"),
        Kind::Place => sentences!("place"),
        Kind::Person => sentences!("person"),
        Kind::Hero => sentences!("hero"),
        Kind::Event => sentences!("event"),
        Kind::Idea => sentences!("idea"),
        Kind::Number => sentences!("number"),
    }
}

impl Speak for TaleLine {
    fn message(&self) -> Message {
        let (open, middles, close) = sentences(self.word.kind());
        let id = match self.moment {
            Moment::Open => open,
            Moment::Middle(pattern) => middles[usize::from(pattern) % middles.len()],
            Moment::Close => close,
        };
        Message::new(id).with("word", self.word.message())
    }
}

impl Speak for Tale {
    /// The sentences one after the other, by pairs: what languages put between two sentences is theirs to say.
    fn message(&self) -> Message {
        let mut lines = self.lines().iter().map(Speak::message);
        let first = lines.next().unwrap_or_else(|| Message::new("tale-empty"));
        lines.fold(first, |so_far, next| Message::new("tale-and").with("before", so_far).with("next", next))
    }
}
