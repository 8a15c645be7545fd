//! Some truth that a viewer cannot tell from the real one.
//!
//! What the viewer knows stays; every other tile is drawn anew: first the words of the guessed story, which must fit the
//! board and the answers so far, then stacks, piles, the tiles that left the game, and the bag.

use tabletop::{Dice, Seat, Seed, Stream};

use crate::recognise::recognise;
use crate::state::{Guessing, Holding, State, Tile};
use crate::view::{GuesserView, GuessingView, Mark, OwnView, PileTile, PlayerView, View};
use crate::{Said, Word};

/// Draws such a state.
pub(crate) fn resample(view: &View, dice: &mut Dice) -> State {
    let mut unseen = Word::all().collect::<Vec<_>>();
    dice.shuffle(&mut unseen);
    let own = view.own.clone().unwrap_or_default();
    let drawn = view.telling.as_ref().map(|telling| telling.words.clone()).unwrap_or_default();
    take(&mut unseen, &drawn);
    let guessing = view.guessing.as_ref().map(|seen| {
        let words = story(seen, &own, &unseen);
        take(&mut unseen, &words);
        deal(view.viewer, view.teller, seen, &own, words, dice)
    });
    // Words that were named and lie before nobody were paid with.
    let mut gone = guessing.as_ref().map(paid).unwrap_or_default();
    let players = view.players.map(|_, player| holding(player, &mut unseen));
    let missing = usize::from(view.gone).saturating_sub(gone.len());
    gone.extend(unseen.drain(unseen.len().saturating_sub(missing)..));
    State {
        config: view.config.clone(),
        phase: view.phase,
        round: view.round,
        starter: view.starter,
        teller: view.teller,
        players,
        bag: unseen,
        gone,
        stops: view.stops,
        drawn,
        since: view.telling.as_ref().map(|telling| telling.since).unwrap_or_default(),
        guessing,
        deadline: view.deadline,
        dice: Dice::new(Seed(dice.bits()), Stream::Play),
    }
}

/// The words of the guessed story: those that the viewer knows, and others that could be.
fn story(seen: &GuessingView, own: &OwnView, unseen: &[Word]) -> Vec<Word> {
    if !own.story.is_empty() {
        return own.story.clone();
    }
    let mut words = seen.named.clone();
    words.extend(own.tile.filter(|tile| !seen.named.contains(tile)));
    let weighed = match &seen.said {
        Some(Said::Word(word)) => Some(*word),
        Some(Said::Text(text)) => recognise(text.text()),
        None => None,
    };
    let on_board = |word: &Word| {
        let open = |tile: &&crate::BoardWord| tile.word == *word && tile.mark == Mark::Open;
        seen.board.is_empty() || seen.board.iter().any(|tile| open(&tile))
    };
    let could_be = |word: &&Word| !words.contains(word) && weighed != Some(**word) && on_board(word);
    let missing = usize::from(seen.tiles).saturating_sub(words.len());
    let others = unseen.iter().filter(could_be).take(missing).copied().collect::<Vec<_>>();
    words.extend(others);
    words.sort_unstable();
    words
}

/// Deals the open words of the story to those who have tiles; the viewer's own stays.
fn deal(
    viewer: Option<Seat>,
    teller: Seat,
    seen: &GuessingView,
    own: &OwnView,
    words: Vec<Word>,
    dice: &mut Dice,
) -> Guessing {
    let known = |seat: Seat| match viewer {
        Some(viewer) if viewer == seat => own.tile,
        Some(viewer) if viewer == teller && seat == seen.turn => own.guessers_tile,
        _ => None,
    };
    let kept = Seat::all(seen.guessers.seats()).filter_map(known).collect::<Vec<_>>();
    let mut hidden = words
        .iter()
        .copied()
        .filter(|word| !seen.named.contains(word) && !kept.contains(word))
        .collect::<Vec<_>>();
    dice.shuffle(&mut hidden);
    let hand = |seat: Seat, guesser: &GuesserView| match guesser.has_tile {
        true => known(seat).or_else(|| hidden.pop()),
        false => None,
    };
    let hands = seen.guessers.map(hand);
    let board = seen.board.iter();
    Guessing {
        slot: seen.slot,
        words,
        board: board.clone().map(|tile| tile.word).collect(),
        wrong: board.filter(|tile| tile.mark == Mark::Wrong).map(|tile| tile.word).collect(),
        named: seen.named.clone(),
        hands,
        spares: hidden,
        won: seen.guessers.map(|_, guesser| guesser.won.clone()),
        dealt: GuesserView::those(&seen.guessers, |guesser| guesser.dealt),
        met: GuesserView::those(&seen.guessers, |guesser| guesser.met),
        out: GuesserView::those(&seen.guessers, |guesser| guesser.out),
        first_holder: seen.first_holder,
        turn: seen.turn,
        said: seen.said.clone(),
        paused: seen.paused,
        own_said: seen.own_said,
    }
}

fn paid(guessing: &Guessing) -> Vec<Word> {
    let lies = |word: &Word| guessing.won.values().any(|won: &Vec<Word>| won.contains(word));
    guessing.named.iter().copied().filter(|word| !lies(word)).collect()
}

fn holding(player: &PlayerView, unseen: &mut Vec<Word>) -> Holding {
    let stacks = player.stacks.iter().map(|size| (0..*size).filter_map(|_| unseen.pop()).collect()).collect();
    let tile = |tile: &PileTile| match tile {
        PileTile::Word => unseen.pop().map(Tile::Word),
        PileTile::Stop => Some(Tile::Stop),
    };
    Holding { stacks, pile: player.pile.iter().filter_map(tile).collect(), account: player.account }
}

/// Takes these words out of those that are still to be placed.
fn take(unseen: &mut Vec<Word>, words: &[Word]) {
    unseen.retain(|word| !words.contains(word));
}
