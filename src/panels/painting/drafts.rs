//! What is on the boards outlives the program: it is written down whenever a brush is lifted, and is there again when the
//! same seat is asked to paint in the same round of the same match. The table gets it, too, for the end of a limit of time.
//!
//! One text holds the boards of the match that is painted in; those of another take its place.

use std::collections::BTreeMap;

use bevy::prelude::*;
use drawing::Drawing;
use serde::{Deserialize, Serialize};
use table::{ActiveGame, Hourglass, Kept, Shown, Standing, StorageBox, Toast, Unfinished};
use tabletop::Seat;
use verse_and_painting_view::VerseView;

use super::Studio;

/// Where boards belong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The match, as `game/slot`; empty where it is kept nowhere.
    pub place: String,
    /// Its round.
    pub round: Option<u8>,
    /// The showing of it, as [`Standing`] has it.
    pub showing: u64,
    /// What its chance started from.
    pub seed: String,
}

/// Boards as they are written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafts {
    /// The match, as `game/slot`.
    of: String,
    round: u8,
    /// Who painted what; blank boards are left out.
    boards: Vec<(Seat, Drawing)>,
}

impl Drafts {
    /// As a text; an empty one where nothing was painted.
    fn written(&self) -> serde_json::Result<String> {
        if self.boards.is_empty() { Ok(String::new()) } else { serde_json::to_string(self) }
    }

    /// The boards that belong here; whatever is broken or of another round is nothing.
    #[must_use]
    pub fn read(text: &str, page: &Page) -> BTreeMap<Seat, Drawing> {
        let drafts: Self = serde_json::from_str(text).unwrap_or_default();
        if drafts.of.is_empty() || drafts.of != page.place || Some(drafts.round) != page.round {
            return BTreeMap::new();
        }
        drafts.boards.into_iter().filter(|(_, drawing)| drawing.decode().is_ok()).collect()
    }
}

impl Studio {
    /// What is to be written down, if anything belongs to a match that is kept.
    fn drafts(&self) -> Option<Drafts> {
        let round = self.page.round.filter(|_| !self.page.place.is_empty())?;
        let boards = self.unfinished().into_iter().map(|(seat, bytes)| (seat, Drawing::from_bytes(bytes)));
        Some(Drafts { of: self.page.place.clone(), round, boards: boards.collect() })
    }

    /// What is on the boards, blank ones and those that were never opened left out.
    fn unfinished(&self) -> BTreeMap<Seat, Vec<u8>> {
        let painted = self.boards.iter().filter(|(_, board)| !board.is_blank());
        let unopened = self.recalled.iter().map(|(seat, drawing)| (*seat, drawing.bytes().to_vec()));
        unopened.chain(painted.map(|(seat, board)| (*seat, board.bytes()))).collect()
    }

    /// A number that is another one once a mark was made or taken back.
    fn marks_made(&self) -> u64 {
        self.boards.values().map(|board| board.changes).sum()
    }
}

/// Whether anything that says where boards belong has changed.
pub fn may_turn(
    (active, kept, standing): (Res<ActiveGame>, Res<Kept>, Res<Standing>),
    shown: Option<Res<Shown<VerseView>>>,
    mut was_shown: Local<bool>,
) -> bool {
    let is_shown = shown.is_some();
    core::mem::replace(&mut *was_shown, is_shown) != is_shown
        || active.is_changed()
        || kept.is_changed()
        || standing.is_changed()
        || shown.is_some_and(|shown| shown.is_changed())
}

/// Lays out the boards of this round: as they were left, or empty ones.
pub fn turn_page(
    (active, kept, standing): (Res<ActiveGame>, Res<Kept>, Res<Standing>),
    shown: Option<Res<Shown<VerseView>>>,
    storage: Option<Res<StorageBox>>,
    mut studio: ResMut<Studio>,
    mut unfinished: ResMut<Unfinished>,
) {
    let page = Page {
        place: match active.0 {
            Some(game) if !kept.slot.is_empty() => format!("{game}/{}", kept.slot),
            _ => String::new(),
        },
        round: shown.map(|shown| shown.0.round),
        showing: standing.showing_number,
        seed: standing.seed.clone(),
    };
    if page == studio.page {
        return;
    }
    let text = storage.and_then(|storage| storage.0.unfinished()).unwrap_or_default();
    let recalled = Drafts::read(&text, &page);
    studio.turn_to(page, recalled);
    unfinished.set_if_neq(Unfinished(studio.unfinished()));
}

/// Writes the boards down once a mark was made, and tells the table of them.
pub fn write_down(
    studio: Res<Studio>,
    hourglass: Res<Hourglass>,
    storage: Option<ResMut<StorageBox>>,
    mut made: Local<u64>,
    mut refused: Local<bool>,
    mut unfinished: ResMut<Unfinished>,
    mut toasts: MessageWriter<Toast>,
) -> Result {
    let now = studio.marks_made();
    // In the last second the stroke in the making counts, too.
    if now != *made || hourglass.0.is_some_and(|left| left <= 1) {
        unfinished.set_if_neq(Unfinished(studio.unfinished()));
    }
    if core::mem::replace(&mut *made, now) == now || now == 0 {
        return Ok(());
    }
    let (Some(mut storage), Some(drafts)) = (storage, studio.drafts()) else { return Ok(()) };
    let problem = storage.0.keep_unfinished(&drafts.written()?).err();
    // It is said once that there is no room.
    if let Some(problem) = problem.as_ref().filter(|_| !*refused) {
        toasts.write(Toast::from_table(problem.0.clone()));
    }
    *refused = problem.is_some();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Point;

    use crate::panels::painting::board::{Drawer, PLAIN};

    fn page(place: &str, round: u8) -> Page {
        Page { place: place.into(), round: Some(round), ..Page::default() }
    }

    fn painted() -> Studio {
        let mut studio = Studio::default();
        studio.turn_to(page("verse-and-painting/3", 2), BTreeMap::new());
        let (board, _) = studio.board(Seat(1));
        board.begin(Drawer::Pointer, Point { x: 9, y: 9 }, PLAIN);
        board.draw_on(Drawer::Pointer, Point { x: 30_000, y: 9_000 }, PLAIN);
        board.end(Drawer::Pointer);
        studio.board(Seat(0));
        studio
    }

    #[test]
    fn what_was_painted_is_there_again_in_the_same_round_alone() {
        let before = painted();
        let text = before.drafts().unwrap().written().unwrap();
        let there = page("verse-and-painting/3", 2);
        let recalled = Drafts::read(&text, &there);
        assert_eq!(recalled.keys().copied().collect::<Vec<_>>(), [Seat(1)], "a blank board is not kept");
        let mut studio = Studio::default();
        studio.turn_to(there, recalled);
        assert_eq!(studio.unfinished(), before.unfinished(), "time may be up before it is opened again");
        let bytes = studio.board(Seat(1)).0.bytes();
        assert_eq!(Some(&bytes), before.unfinished().get(&Seat(1)));
        assert!(studio.board(Seat(0)).0.is_blank());
        assert!(Drafts::read(&text, &page("verse-and-painting/3", 3)).is_empty());
        assert!(Drafts::read(&text, &page("verse-and-painting/4", 2)).is_empty());
        assert!(Drafts::read(&text, &page("", 2)).is_empty());
    }

    #[test]
    fn what_is_broken_is_nothing_and_an_empty_board_leaves_no_text() {
        let there = page("verse-and-painting/3", 2);
        for text in ["", "{", "[]", r#"{"of":"verse-and-painting/3","round":2,"boards":[[1,"//79"]]}"#] {
            assert!(Drafts::read(text, &there).is_empty(), "{text}");
        }
        let mut studio = painted();
        studio.board(Seat(1)).0.undo();
        assert_eq!(studio.drafts().unwrap().written().unwrap(), "");
    }

    #[test]
    fn each_mark_and_each_step_back_is_noticed() {
        let mut studio = painted();
        let first = studio.marks_made();
        studio.board(Seat(1)).0.undo();
        let second = studio.marks_made();
        studio.board(Seat(1)).0.redo();
        assert!(first < second && second < studio.marks_made());
    }

    #[test]
    fn boards_that_belong_to_no_match_are_not_written() {
        let mut studio = painted();
        studio.turn_to(Page { round: Some(2), ..Page::default() }, BTreeMap::new());
        studio.board(Seat(1));
        assert_eq!(studio.drafts(), None);
    }
}
