//! The question of a completion: which tiles, which permanent cards (RULES 4).

use serde::{Deserialize, Serialize};
use tabletop::{Answer, AnswerError, Dice, Form, Message, Prompt, Speak};

use crate::state::count;
use crate::{ChapterId, Command, Icons, Origin, Tile, Writer};

/// Asks for what pays for a chapter. It lists what has a needed icon; nothing else can help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentPrompt {
    /// Where the chapter lies.
    pub from: Origin,
    /// Which it is.
    pub chapter: ChapterId,
    /// Tiles of the desk.
    pub tiles: Vec<Tile>,
    /// Permanent cards of the book.
    pub cards: Vec<ChapterId>,
}

impl PaymentPrompt {
    /// What this player could use for this chapter.
    pub(crate) fn new(writer: &Writer, from: Origin, chapter: ChapterId) -> Self {
        let cost = chapter.cost();
        let tiles = writer.held().filter(|tile| tile.icons().shares(cost)).collect();
        let cards = writer.permanent().filter(|(_, icons)| icons.shares(cost));
        Self { from, chapter, tiles, cards: cards.map(|(card, _)| card).collect() }
    }

    fn len(&self) -> usize {
        self.tiles.len() + self.cards.len()
    }

    /// The icons of the thing with this index: tiles first, then cards.
    fn icons(&self, index: usize) -> Icons {
        match (self.tiles.get(index), self.cards.get(index.wrapping_sub(self.tiles.len()))) {
            (Some(tile), _) => tile.icons(),
            (None, Some(card)) => card.permanent(),
            (None, None) => Icons::NONE,
        }
    }
}

impl Prompt<Command> for PaymentPrompt {
    fn form(&self) -> Form {
        let from = u32::from(count(self.len()));
        Form::Pick { from, least: 1, most: from }
    }

    fn message(&self) -> Message {
        let id = match self.from {
            Origin::Shown(_) => "prompt-complete",
            Origin::Drafted(_) => "prompt-complete-draft",
        };
        Message::new(id).with("chapter", self.chapter.message()).with("cost", self.chapter.cost().message())
    }

    fn item(&self, index: u32) -> Option<Message> {
        let index = usize::try_from(index).ok()?;
        match self.tiles.get(index) {
            Some(tile) => Some(tile.message()),
            None => {
                let card = self.cards.get(index.checked_sub(self.tiles.len())?)?;
                let icons = card.permanent().message();
                Some(Message::new("permanent-card").with("chapter", card.message()).with("icons", icons))
            }
        }
    }

    fn command(&self, answer: &Answer) -> Result<Command, AnswerError> {
        let Answer::Items(items) = answer else { return Err(AnswerError::WrongForm) };
        let (mut tiles, mut cards) = (Vec::new(), Vec::new());
        for item in items {
            let index = *item as usize;
            match (self.tiles.get(index), self.cards.get(index.wrapping_sub(self.tiles.len()))) {
                (Some(tile), _) => tiles.push(*tile),
                (None, Some(card)) => cards.push(*card),
                (None, None) => return Err(AnswerError::NoSuchItem { item: *item }),
            }
        }
        Ok(Command::Complete { chapter: self.chapter, tiles, cards })
    }

    /// Takes things in random order until the cost is covered, then puts back what was not needed.
    fn sample(&self, dice: &mut Dice) -> Answer {
        let cost = self.chapter.cost();
        let mut order: Vec<usize> = (0..self.len()).collect();
        dice.shuffle(&mut order);
        let paid = |chosen: &[usize]| chosen.iter().map(|index| self.icons(*index)).sum::<Icons>();
        let enough =
            (0..=order.len()).find(|taken| paid(&order[..*taken]).covers(cost)).unwrap_or(order.len());
        let mut chosen = order[..enough].to_vec();
        for index in order[..enough].iter().copied() {
            let rest: Vec<usize> = chosen.iter().copied().filter(|other| *other != index).collect();
            if paid(&rest).covers(cost) {
                chosen = rest;
            }
        }
        Answer::Items(chosen.into_iter().map(|index| u32::from(count(index))).collect())
    }
}
