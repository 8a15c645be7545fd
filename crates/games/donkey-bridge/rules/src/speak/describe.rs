//! The table in sentences, for whoever cannot or does not want to look at it.

use tabletop::{Message, Seat, Speak};

use super::names::said;
use super::{count, list};
use crate::view::{GuesserView, GuessingView, Mark, OwnView, PileTile, PlayerView, View};
use crate::{Phase, Word};

/// What this viewer sees, most important first.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let mut lines = vec![moment(view)];
    if let Some(telling) = &view.telling {
        let words = Message::new("view-telling").with("seat", view.teller).with("slot", telling.slot);
        lines.push(words.with("words", list(&telling.words)));
    }
    if let Some(guessing) = &view.guessing {
        lines.extend(self::guessing(view.teller, guessing));
        lines.extend(view.own.as_ref().and_then(|own| own_line(own, guessing)));
    }
    lines.extend(view.players.iter().map(|(seat, player)| self::player(seat, player)));
    lines.push(Message::new("view-bag").with("tiles", view.bag).with("gone", view.gone));
    lines
}

fn moment(view: &View) -> Message {
    let id = match view.phase {
        Phase::Telling => "view-turn-telling",
        Phase::Guessing | Phase::Judging => "view-turn-guessing",
        Phase::Over => return Message::new("view-over"),
    };
    Message::new(id)
        .with("seat", view.teller)
        .with("round", view.round)
        .with("rounds", view.config.rounds.count())
}

fn guessing(teller: Seat, guessing: &GuessingView) -> Vec<Message> {
    let GuessingView { slot, penalty, tiles, turn, .. } = guessing;
    let story = Message::new("view-story").with("seat", teller).with("slot", *slot);
    let mut lines = vec![story.with("tiles", *tiles).with("penalty", *penalty)];
    lines.push(match &guessing.said {
        Some(answer) => Message::new("view-weighed").with("seat", *turn).with("answer", said(answer)),
        None => Message::new("view-asked").with("seat", *turn),
    });
    if !guessing.named.is_empty() {
        lines.push(Message::new("view-named").with("words", list(&guessing.named)));
    }
    lines.extend(board(guessing));
    lines.extend(guessing.guessers.iter().filter(|(seat, _)| *seat != teller).map(|(s, g)| guesser(s, g)));
    if guessing.spares > 0 {
        lines.push(Message::new("view-spares").with("seat", teller).with("tiles", guessing.spares));
    }
    lines
}

fn board(guessing: &GuessingView) -> Vec<Message> {
    let marked = |mark: Mark| {
        let tiles = guessing.board.iter().filter(move |tile| tile.mark == mark);
        tiles.map(|tile| tile.word).collect::<Vec<Word>>()
    };
    let line =
        |id, words: Vec<Word>| (!words.is_empty()).then(|| Message::new(id).with("words", list(&words)));
    let open = line("view-board", marked(Mark::Open));
    open.into_iter().chain(line("view-board-wrong", marked(Mark::Wrong))).collect()
}

fn guesser(seat: Seat, guesser: &GuesserView) -> Message {
    let id = match (guesser.out, guesser.has_tile) {
        (true, _) => "view-guesser-out",
        (false, true) => "view-guesser-tile",
        (false, false) => "view-guesser",
    };
    Message::new(id).with("seat", seat).with("tiles", count(guesser.won.len()))
}

fn own_line(own: &OwnView, guessing: &GuessingView) -> Option<Message> {
    if let Some(tile) = own.tile {
        return Some(Message::new("view-own-tile").with("word", tile.message()));
    }
    let open = own.story.iter().copied().filter(|word| !guessing.named.contains(word)).collect::<Vec<_>>();
    (!open.is_empty()).then(|| Message::new("view-own-story").with("words", list(&open)))
}

fn player(seat: Seat, player: &PlayerView) -> Message {
    let stops = player.pile.iter().filter(|tile| **tile == PileTile::Stop).count();
    let line = Message::new("view-player").with("seat", seat).with("tiles", count(player.pile.len()));
    line.with("stops", count(stops))
        .with("stories", count(player.stacks.iter().filter(|size| **size > 0).count()))
}
