//! What a bot remembers of the stories that it heard (RULES 8.2).
//!
//! Every story is kept whole; what of it comes to mind is decided when it is wanted, from the match's seed, so that a bot
//! that takes a match up again remembers the same.

use tabletop::{Dice, Millis, Seat, Seed, Stream};

use super::level::{CERTAIN, Traits};
use crate::{Event, Word};

/// A story as it was heard.
#[derive(Debug)]
struct Heard {
    teller: Seat,
    slot: u8,
    words: Vec<Word>,
    at: Millis,
}

/// All that was heard.
#[derive(Debug)]
pub(super) struct Memory {
    traits: Traits,
    seat: Seat,
    seed: Seed,
    heard: Vec<Heard>,
    now: Millis,
}

impl Memory {
    pub(super) fn new(traits: Traits, seat: Seat, seed: Seed) -> Self {
        Self { traits, seat, seed, heard: Vec::new(), now: Millis::default() }
    }

    /// Listens, and looks at the clock.
    pub(super) fn observe(&mut self, event: &Event) {
        match event {
            Event::TilesDrawn { seat, words, slot, at, .. } => {
                self.now = *at;
                self.heard.push(Heard { teller: *seat, slot: *slot, words: words.clone(), at: *at });
            }
            Event::GuesserAsked { at, .. } => self.now = *at,
            _ => {}
        }
    }

    /// The words of this story that come to mind.
    pub(super) fn recalled(&self, teller: Seat, slot: u8) -> Vec<Word> {
        let found =
            self.heard.iter().enumerate().find(|(_, story)| (story.teller, story.slot) == (teller, slot));
        let Some((place, story)) = found else { return Vec::new() };
        let (stories, minutes) = self.age(place, story);
        let chance = self.traits.knows(stories, minutes);
        story.words.iter().copied().filter(|word| self.comes_to_mind(story, *word, chance)).collect()
    }

    /// Whether this word is known to be of another story than this one.
    pub(super) fn is_of_another(&self, teller: Seat, slot: u8, word: Word) -> bool {
        let others =
            self.heard.iter().enumerate().filter(|(_, story)| (story.teller, story.slot) != (teller, slot));
        others.filter(|(_, story)| story.words.contains(&word)).any(|(place, story)| {
            let (stories, minutes) = self.age(place, story);
            self.comes_to_mind(story, word, self.traits.knows_again(stories, minutes))
        })
    }

    /// How many stories and whole minutes ago a story was told.
    fn age(&self, place: usize, story: &Heard) -> (u32, u32) {
        let stories = u32::try_from(self.heard.len() - 1 - place).unwrap_or(u32::MAX);
        let minutes = self.now.0.saturating_sub(story.at.0) / 60_000;
        (stories, u32::try_from(minutes).unwrap_or(u32::MAX))
    }

    /// The same for the same word of the same story, however often it is asked.
    fn comes_to_mind(&self, story: &Heard, word: Word, chance: u32) -> bool {
        let what = [story.teller.0, story.slot, word.number()];
        let mixed = what.into_iter().fold(self.seed.0, |mixed, part| {
            mixed.rotate_left(21).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(part)
        });
        Dice::new(Seed(mixed), Stream::Bot(self.seat)).below(CERTAIN) < chance
    }
}
