//! Reading the position notation.

use core::str::FromStr;

use tabletop::Seat;

use super::{NONE, NotationError, Position, Section};
use crate::{Camel, CamelSet, DesertTile, Space, TileSide, Track};

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Word::split(text);
        let mut stacks = Vec::new();
        let (mut dice, mut tiles) = (None, None);
        while let Some(word) = words.next() {
            let Some(section) = Section::ALL.into_iter().find(|section| section.keyword() == word.rest)
            else {
                read_stack(word, &mut stacks)?;
                continue;
            };
            let content = words.next().ok_or(NotationError::SectionEmpty(section))?;
            let twice = match section {
                Section::Dice => dice.replace(read_dice(content)?).is_some(),
                Section::Tiles => tiles.replace(read_tiles(content)?).is_some(),
            };
            if twice {
                return Err(NotationError::SectionTwice(section));
            }
        }
        let track = Track::new(stacks).and_then(|track| track.with_tiles(tiles.unwrap_or_default()));
        Ok(Self { track: track.map_err(NotationError::Track)?, dice: dice.unwrap_or(CamelSet::ALL) })
    }
}

/// Reads `2:YR` and adds its camels to `stacks`.
fn read_stack(mut word: Word, stacks: &mut Vec<(Space, Camel)>) -> Result<(), NotationError> {
    let space = Space(word.number().ok_or(NotationError::NumberExpected { at: word.at })?);
    if !word.take(':') {
        return Err(NotationError::ColonExpected { at: word.at });
    }
    if stacks.iter().any(|(other, _)| *other == space) {
        return Err(NotationError::SpaceTwice(space));
    }
    stacks.push((space, word.camel()?));
    while !word.rest.is_empty() {
        stacks.push((space, word.camel()?));
    }
    Ok(())
}

/// Reads `BGYRP`.
fn read_dice(mut word: Word) -> Result<CamelSet, NotationError> {
    let mut dice = CamelSet::EMPTY;
    while word.rest != NONE && !word.rest.is_empty() {
        let camel = word.camel()?;
        if dice.contains(camel) {
            return Err(NotationError::DieTwice(camel));
        }
        dice = dice.with(camel);
    }
    Ok(dice)
}

/// Reads `4-,9+@2`.
fn read_tiles(mut word: Word) -> Result<Vec<(Space, DesertTile)>, NotationError> {
    let mut tiles = Vec::new();
    if word.rest == NONE {
        return Ok(tiles);
    }
    loop {
        let space = Space(word.number().ok_or(NotationError::NumberExpected { at: word.at })?);
        let side = word.side()?;
        let owner = if word.take('@') { Some(word.seat()?) } else { None };
        tiles.push((space, DesertTile { side, owner }));
        match word.rest.chars().next() {
            None => return Ok(tiles),
            Some(',') => word.skip(1),
            Some(found) => return Err(NotationError::Unexpected { at: word.at, found }),
        }
    }
}

/// What is left to read of a word, and where in the text that begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    at: usize,
    rest: &'a str,
}

impl<'a> Word<'a> {
    /// The words of `text`, which any white space separates.
    fn split(text: &'a str) -> impl Iterator<Item = Self> {
        let mut text = Self { at: 0, rest: text };
        core::iter::from_fn(move || {
            text.skip(text.rest.len() - text.rest.trim_start().len());
            let word = Self { at: text.at, rest: text.rest.split_whitespace().next()? };
            text.skip(word.rest.len());
            Some(word)
        })
    }

    fn skip(&mut self, bytes: usize) {
        self.at += bytes;
        self.rest = &self.rest[bytes..];
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.skip(wanted.len_utf8());
        }
        found
    }

    fn number(&mut self) -> Option<u8> {
        let digits = self.rest.len() - self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = self.rest[..digits].parse().ok()?;
        self.skip(digits);
        Some(number)
    }

    fn seat(&mut self) -> Result<Seat, NotationError> {
        let at = self.at;
        match self.number() {
            Some(number @ 1..=Seat::MAX) => Ok(Seat(number - 1)),
            _ => Err(NotationError::SeatExpected { at }),
        }
    }

    fn camel(&mut self) -> Result<Camel, NotationError> {
        let found = self.rest.chars().next();
        let camel = found.and_then(Camel::from_letter);
        let camel = camel.ok_or(NotationError::CamelExpected { at: self.at, found })?;
        self.skip(camel.letter().len_utf8());
        Ok(camel)
    }

    fn side(&mut self) -> Result<TileSide, NotationError> {
        if self.take('+') {
            Ok(TileSide::Oasis)
        } else if self.take('-') {
            Ok(TileSide::Mirage)
        } else {
            Err(NotationError::SideExpected { at: self.at, found: self.rest.chars().next() })
        }
    }
}
