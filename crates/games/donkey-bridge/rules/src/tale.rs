//! A story put together from a stock of sentences, one for each tile (RULES 3.4).
//!
//! A tale says which sentence each word stands in; the sentences themselves are in the locale files, so everybody reads
//! the tale in their own language.

use serde::{Deserialize, Serialize};

use crate::Word;

/// Where in a tale a sentence stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Moment {
    /// The first sentence.
    Open,
    /// One in between, of so many kinds of sentence ([`Tale::MIDDLES`]), counted from 0.
    Middle(u8),
    /// The last sentence.
    Close,
}

/// One sentence with its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaleLine {
    /// The word.
    pub word: Word,
    /// Which sentence.
    pub moment: Moment,
}

/// A story of sentences, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tale(Vec<TaleLine>);

impl Tale {
    /// How many sentences there are for the middle of a tale, for each kind of word.
    pub const MIDDLES: u8 = 3;

    /// The tale of these words in this order; the same words make the same tale. No sentence comes twice in it.
    #[must_use]
    pub fn weave(words: &[Word]) -> Self {
        let last = words.len().saturating_sub(1);
        let start = words.first().map_or(0, |word| usize::from(word.number()));
        let moment = |place: usize, word: Word| match place {
            0 => Moment::Open,
            _ if place == last => Moment::Close,
            _ => {
                let before = words[1..place].iter().filter(|other| other.kind() == word.kind()).count();
                let pattern = (start + before) % usize::from(Self::MIDDLES);
                Moment::Middle(u8::try_from(pattern).unwrap_or(0))
            }
        };
        Self::of(words.iter().enumerate().map(|(place, word)| (*word, moment(place, *word))))
    }

    /// A tale of any sentences; whether it tells a story is for [`Self::tells`] to say.
    pub fn of(lines: impl IntoIterator<Item = (Word, Moment)>) -> Self {
        Self(lines.into_iter().map(|(word, moment)| TaleLine { word, moment }).collect())
    }

    /// Its sentences.
    #[must_use]
    pub fn lines(&self) -> &[TaleLine] {
        &self.0
    }

    /// Whether it has exactly these words, each once, and only sentences of the stock.
    #[must_use]
    pub fn tells(&self, words: &[Word]) -> bool {
        let mut told = self.0.iter().map(|line| line.word).collect::<Vec<_>>();
        let mut words = words.to_vec();
        told.sort_unstable();
        words.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let fits = |(place, line): (usize, &TaleLine)| match line.moment {
            Moment::Open => place == 0,
            Moment::Middle(pattern) => place > 0 && place < last && pattern < Self::MIDDLES,
            Moment::Close => place == last,
        };
        told == words && self.0.iter().enumerate().all(fits)
    }
}
