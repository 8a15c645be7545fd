//! How well a picture suits a hint, seen through its tags.

use std::sync::LazyLock;

use crate::{Card, Facet, Hint, MOST_TAGS, Tag, lexicon};

/// A picture that has every word of the hint.
pub(super) const MOST: u32 = 24;

/// A tag that the picture has, and one that is kin to a tag that it has.
const HAS: u32 = 12;
const KIN: u32 = 4;

/// How near each tag is to each card: [`HAS`], [`KIN`] or 0, by card and tag.
static NEAR: LazyLock<Vec<Vec<u32>>> = LazyLock::new(|| {
    let near = |card: Card, tag: Tag| {
        if card.tags().any(|own| own == tag) {
            HAS
        } else if card.tags().any(|own| lexicon::are_kin(own, tag)) {
            KIN
        } else {
            0
        }
    };
    Card::all().map(|card| Tag::all().map(|tag| near(card, tag)).collect()).collect()
});

fn near(card: Card, tag: Tag) -> u32 {
    NEAR.get(card.index()).and_then(|tags| tags.get(tag.index())).copied().unwrap_or(0)
}

/// How well the picture suits these words, 0 to [`MOST`]: on average over the words, so that a long hint is no plainer
/// than a short one.
pub(super) fn closeness(card: Card, words: &[Tag]) -> u32 {
    let words_count = u32::try_from(words.len()).unwrap_or(u32::MAX);
    let sum = words.iter().map(|tag| near(card, *tag)).sum::<u32>();
    (sum * MOST / HAS).checked_div(words_count).unwrap_or(0)
}

/// What the picture makes a bot think of, given the hint: up to two of its tags that the hint speaks of or is akin to,
/// and one of its moods besides. Nothing where hint and picture have nothing to do with each other.
pub(super) fn thoughts(card: Card, hint: &Hint) -> Vec<Tag> {
    let words = lexicon::understand(hint);
    let named = card.tags().filter(|tag| words.contains(tag));
    let akin = card.tags().filter(|tag| words.iter().any(|word| lexicon::are_kin(*word, *tag)));
    let mut thoughts = Vec::new();
    for tag in named.chain(akin) {
        if thoughts.len() + 1 < MOST_TAGS && !thoughts.contains(&tag) {
            thoughts.push(tag);
        }
    }
    if !thoughts.is_empty() {
        let moods = card.tags().filter(|tag| tag.facet() == Some(Facet::Mood));
        thoughts.extend(moods.filter(|mood| !words.contains(mood)).find(|mood| !thoughts.contains(mood)));
    }
    thoughts
}

/// How likely a card is to be chosen, in proportion. `sharpness` counts in quarters of a doubling how much likelier a
/// card is that suits the hint in every word than one that does in none.
pub(super) fn weight(sharpness: u32, closeness: u32) -> u32 {
    /// Quarter steps of a doubling, in sixteenths.
    const QUARTERS: [u32; 4] = [16, 19, 23, 27];
    let quarters = (closeness * sharpness / MOST) as usize;
    QUARTERS[quarters % 4] << (quarters / 4)
}
