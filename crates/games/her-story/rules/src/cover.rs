//! Whether tiles and permanent cards pay for a chapter (RULES 4.1 to 4.3 and 4.6).

use crate::{ChapterId, Command, Icons, RuleError, Tile, Writer};

/// What pays for a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    /// Tiles to be discarded.
    pub tiles: Vec<Tile>,
    /// Chapters of the book whose permanent icons help.
    pub cards: Vec<ChapterId>,
    /// Whether it is exact.
    pub exact: bool,
}

impl Payment {
    /// The command that completes this chapter with it.
    #[must_use]
    pub fn command(&self, chapter: ChapterId) -> Command {
        Command::Complete { chapter, tiles: self.tiles.clone(), cards: self.cards.clone() }
    }
}

/// Whether these tiles and cards of this player pay for this cost, and whether exactly.
///
/// # Errors
/// The first rule that they break, in the order of RULES 8.
pub fn weigh(
    writer: &Writer,
    cost: Icons,
    tiles: &[Tile],
    cards: &[ChapterId],
) -> Result<Payment, RuleError> {
    all_there(writer, tiles, cards)?;
    if names_twice(tiles) {
        return Err(RuleError::TileTwice);
    }
    if names_twice(cards) {
        return Err(RuleError::CardTwice);
    }
    if cards.iter().any(|card| card.permanent().is_empty()) {
        return Err(RuleError::NoPermanentIcon);
    }
    if let Some(tile) = tiles.iter().find(|tile| !tile.icons().shares(cost)) {
        return Err(RuleError::UselessTile { tile: *tile });
    }
    let lent = cards.iter().map(|card| card.permanent()).sum::<Icons>();
    let paid = tiles.iter().map(|tile| tile.icons()).sum::<Icons>().plus(lent);
    if !paid.covers(cost) {
        return Err(RuleError::NotCovered);
    }
    let exact = paid == cost && !tiles.is_empty();
    Ok(Payment { tiles: tiles.to_vec(), cards: cards.to_vec(), exact })
}

/// Whether these tiles are on the desk, and these cards in the book (RULES 8.6).
pub(crate) fn all_there(writer: &Writer, tiles: &[Tile], cards: &[ChapterId]) -> Result<(), RuleError> {
    tiles.iter().try_for_each(|tile| writer.place_of(*tile).map(|_| ()))?;
    cards.iter().try_for_each(|card| writer.page_of(*card).map(|_| ()))
}

fn names_twice<T: PartialEq>(pieces: &[T]) -> bool {
    pieces.iter().enumerate().any(|(index, piece)| pieces[..index].contains(piece))
}

/// Whether this player could complete a chapter of this cost now.
pub(crate) fn is_payable(writer: &Writer, cost: Icons) -> bool {
    most(writer, cost).covers(cost)
}

/// All that a player can bring together for this cost: every tile with a needed icon, every permanent card.
pub(crate) fn most(writer: &Writer, cost: Icons) -> Icons {
    let tiles = writer.held().map(Tile::icons).filter(|icons| icons.shares(cost)).sum::<Icons>();
    tiles.plus(writer.permanent().map(|(_, icons)| icons).sum())
}

/// Goes through all ways to pay for a cost with tiles and cards that have a needed icon.
pub(crate) fn payments(writer: &Writer, cost: Icons, mut each: impl FnMut(Payment, Icons)) {
    let tiles = writer.held().map(|tile| (tile, tile.icons()));
    let tiles: Vec<_> = tiles.filter(|(_, icons)| icons.shares(cost)).collect();
    let cards: Vec<_> = writer.permanent().filter(|(_, icons)| icons.shares(cost)).collect();
    if !is_payable(writer, cost) {
        return;
    }
    for lent in 0..1_u32 << cards.len() {
        let helped = sum(&cards, lent);
        for chosen in 0..1_u32 << tiles.len() {
            let spent = sum(&tiles, chosen);
            let paid = spent.plus(helped);
            if paid.covers(cost) {
                let exact = paid == cost && chosen != 0;
                let payment = Payment { tiles: pieces(&tiles, chosen), cards: pieces(&cards, lent), exact };
                each(payment, spent);
            }
        }
    }
}

fn sum<T: Copy>(of: &[(T, Icons)], chosen: u32) -> Icons {
    picked(of, chosen).map(|(_, icons)| icons).sum()
}

fn pieces<T: Copy>(of: &[(T, Icons)], chosen: u32) -> Vec<T> {
    picked(of, chosen).map(|(piece, _)| piece).collect()
}

fn picked<T: Copy>(of: &[(T, Icons)], chosen: u32) -> impl Iterator<Item = (T, Icons)> {
    of.iter().enumerate().filter(move |(bit, _)| chosen & 1 << bit != 0).map(|(_, one)| *one)
}

/// The payment that loses least: an exact one if there is one, otherwise the fewest icons of tiles; `None` where the
/// cost cannot be covered.
#[must_use]
pub fn cheapest(writer: &Writer, cost: Icons) -> Option<Payment> {
    let mut best: Option<((bool, u8, usize, usize), Payment)> = None;
    payments(writer, cost, |payment, spent| {
        let loss = (!payment.exact, spent.len(), payment.tiles.len(), payment.cards.len());
        if best.as_ref().is_none_or(|(least, _)| loss < *least) {
            best = Some((loss, payment));
        }
    });
    best.map(|(_, payment)| payment)
}
