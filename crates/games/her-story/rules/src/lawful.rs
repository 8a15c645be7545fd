//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat};

use crate::table::{BOOK, QUIET_ROUNDS};
use crate::view::{out_chapters, out_tiles};
use crate::{ChapterId, Command, Config, HerStory, State, Step, Tile};

impl Lawful for HerStory {
    fn variants(seats: u8) -> Vec<Config> {
        vec![Config::new(seats), Config::new(seats).starting(Seat(seats - 1))]
    }

    /// At most eight completions and ten drafts a player, with nine quiet rounds before each of them; a turn has at most
    /// four commands, and as many library visits come on top as cards allow. Then each chooses a favourite.
    fn bound(config: &Config) -> usize {
        let seats = usize::from(config.seats);
        let stirs = seats * (2 * BOOK + 2);
        let rounds = (stirs + 1) * usize::from(QUIET_ROUNDS);
        rounds * seats * 4 + seats * (2 + BOOK) + seats
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = match dice.below(4) {
            0 => Seat(dice.roll(16) - 1),
            _ => state.table.turn,
        };
        let tile = |dice: &mut Dice| Tile(dice.roll(55) - 1);
        let chapter = |dice: &mut Dice| {
            let near: Vec<_> = state.table.within_reach(seat).map(|(_, chapter)| chapter).collect();
            let near = dice.pick(&near).copied().filter(|_| dice.chance(1, 2));
            near.unwrap_or_else(|| ChapterId(dice.roll(125) - 1))
        };
        let command = match dice.below(9) {
            0 => Command::VisitLibrary,
            1 => Command::Swap { own: tile(dice), shown: tile(dice) },
            2 => Command::Research { tile: tile(dice), discard: dice.chance(1, 2).then(|| tile(dice)) },
            3 => Command::TakeAnother { tile: tile(dice) },
            4 => Command::Draft { chapter: chapter(dice) },
            5 => Command::Keep { tile: tile(dice) },
            6 => Command::Finish,
            7 => Command::ChooseFavourite { chapter: chapter(dice) },
            _ => Command::Complete {
                chapter: chapter(dice),
                tiles: (0..dice.below(4)).map(|_| tile(dice)).collect(),
                cards: (0..dice.below(3)).map(|_| chapter(dice)).collect(),
            },
        };
        (seat, command)
    }

    fn audit(state: &State) -> Result<(), String> {
        let table = &state.table;
        audit_pieces(state)?;
        ensure(table.tiles.iter().all(Option::is_some), "a tile of the display is missing")?;
        ensure(table.chapters.iter().all(Option::is_some), "a chapter of the display is missing")?;
        ensure(table.turn.0 < table.seats() && table.first.0 < table.seats(), "a seat that there is not")?;
        for (seat, writer) in table.writers.iter() {
            ensure(writer.book.len() <= BOOK, &format!("seat {seat}: the book has too many chapters"))?;
            let printed: u16 = writer.book.iter().map(|entry| entry.chapter.points()).sum();
            ensure(printed == writer.account.chapters, &format!("seat {seat}: printed points"))?;
            let chosen = writer.favourite.is_none_or(|own| writer.book.iter().any(|one| one.chapter == own));
            ensure(chosen, &format!("seat {seat}: a favourite of another book"))?;
        }
        let full = table.writers.values().any(|writer| writer.book.len() == BOOK);
        ensure(full == table.last_round, "the last round is called by a full book")?;
        let scored = matches!(table.step, Step::Favourites | Step::Over);
        let early = table.writers.values().any(|writer| writer.favourite.is_some());
        ensure(scored || !early, "a favourite before the end")
    }

    /// No choice is secret.
    fn twin(_: &State, _: Seat, _: &Command, _: &mut Dice) -> Option<Command> {
        None
    }
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// Each tile and each chapter is in one place.
fn audit_pieces(state: &State) -> Result<(), String> {
    let mut tiles = out_tiles(&state.table);
    tiles.extend(&state.bag);
    tiles.sort_unstable();
    ensure(tiles.into_iter().eq(Tile::all()), "a tile is lost or doubled")?;
    let mut chapters = out_chapters(&state.table);
    chapters.extend(&state.deck);
    chapters.sort_unstable();
    ensure(chapters.into_iter().eq(ChapterId::all()), "a chapter is lost or doubled")
}
