//! Reading the notation.

use core::str::FromStr;

use tabletop::Seat;

use super::{NONE, Position, PositionError};
use crate::{Effects, Ingredient, Place, Spell};

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut words = text.split_whitespace();
        let mut position = Self {
            forest: forest(words.next().unwrap_or_default())?,
            house: None,
            turn: Seat(0),
            flights: 0,
            broken: Vec::new(),
            stacks: Vec::new(),
            next: Vec::new(),
        };
        while let Some(section) = words.next() {
            let word = || words.next().ok_or_else(|| PositionError::SectionEmpty(section.to_owned()));
            let unreadable = |word: &str| PositionError::Unreadable(word.to_owned());
            let mut word = word;
            match section {
                "turn" => {
                    let word = word()?;
                    let seat = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
                    position.turn = Seat(seat.ok_or_else(|| unreadable(word))?);
                }
                "flights" => {
                    let word = word()?;
                    position.flights = word.parse().map_err(|_| unreadable(word))?;
                }
                "house" => {
                    let word = word()?;
                    position.house = Some(Place::named(word).ok_or_else(|| unreadable(word))?);
                }
                "broken" => position.broken = by_seat(word()?, spells)?,
                "stacks" => position.stacks = by_seat(word()?, spells)?,
                "next" => position.next = by_seat(word()?, effects)?,
                _ => return Err(PositionError::NoSuchSection(section.to_owned())),
            }
        }
        Ok(position)
    }
}

/// Reads `1,5,9,13/2,6,10,14/3,7,11,15/4,8,12,16`.
fn forest(word: &str) -> Result<[Ingredient; Place::COUNT], PositionError> {
    let row = |row: &str| {
        let row = row.split(',').map(|one| Ingredient::numbered(one.parse().ok()?));
        row.collect::<Option<Vec<_>>>().filter(|row| row.len() == 4)
    };
    let rows = word.split('/').map(row).collect::<Option<Vec<_>>>().ok_or(PositionError::NoForest)?;
    rows.concat().try_into().map_err(|_| PositionError::NoForest)
}

fn by_seat<T>(word: &str, read: impl Fn(&str) -> Result<T, PositionError>) -> Result<Vec<T>, PositionError> {
    word.split('/').map(read).collect()
}

/// Reads `3,17,5`.
fn spells(word: &str) -> Result<Vec<Spell>, PositionError> {
    if word == NONE {
        return Ok(Vec::new());
    }
    let spells = word.split(',').map(|one| Spell::numbered(one.parse().ok()?)).collect::<Option<_>>();
    spells.ok_or_else(|| PositionError::Unreadable(word.to_owned()))
}

/// Reads `long+chin`.
fn effects(word: &str) -> Result<Effects, PositionError> {
    let mut effects = Effects::default();
    for one in word.split('+').filter(|one| *one != NONE) {
        match one {
            "long" => effects.long = true,
            "short" => effects.short = true,
            "fingers" => effects.fingers = true,
            "chin" => effects.chin = true,
            _ => return Err(PositionError::Unreadable(word.to_owned())),
        }
    }
    Ok(effects)
}
