//! What a chapter is worth to a player, in points.

use crate::ending::ending_points;
use crate::table::{BOOK, EXACT_POINTS};
use crate::{ChapterId, Entry, Family, Power, Region, Table, Writer};

/// How a bot looks at powers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mind {
    /// Whether it sees what a power will bring later, or points on the spot alone.
    pub foresight: bool,
    /// The family that it is fond of, and how many points more a chapter of it seems to be worth.
    pub fondness: Option<(Family, f64)>,
}

/// What it would be worth to have this chapter in the book: printed points, and its power.
pub(super) fn chapter(table: &Table, writer: &Writer, chapter: ChapterId, mind: Mind) -> f64 {
    let power = chapter.power();
    let fond = mind.fondness.map_or(0.0, |(family, more)| if power.family() == family { more } else { 0.0 });
    let later = chapters_to_come(writer) - 1.0;
    f64::from(chapter.points())
        + fond
        + now(table, writer, chapter)
        + if mind.foresight { then(power, later) } else { 0.0 }
}

/// What this power still brings to a book to which so many chapters come; for the look at a whole position.
pub(super) fn prospect(writer: &Writer, power: Power) -> f64 {
    then(power, chapters_to_come(writer)) + f64::from(ending_points(writer, power))
}

/// How many chapters are missing.
pub(super) fn chapters_to_come(writer: &Writer) -> f64 {
    count(BOOK - writer.book.len().min(BOOK))
}

/// Points that the power brings with the completion itself, or would bring if the match ended then.
fn now(table: &Table, writer: &Writer, chapter: ChapterId) -> f64 {
    match chapter.power() {
        Power::CatchUp(points) => {
            let own = writer.points();
            let is_last = table.writers.values().all(|other| other.points() >= own);
            if is_last { f64::from(points) } else { 0.0 }
        }
        power if power.family() == Family::Ending => {
            let mut with = writer.clone();
            with.book.push(Entry { chapter, exact: false });
            f64::from(ending_points(&with, power))
        }
        _ => 0.0,
    }
}

/// Points that the power is expected to bring while so many further chapters are completed. A turn is worth about two
/// and a half points, a tile about as much; the rates are those of matches between bots.
fn then(power: Power, chapters: f64) -> f64 {
    let per_chapter = match power {
        Power::Permanent(icons) => 0.62 * f64::from(icons.len()),
        Power::SecondTile => 0.9,
        Power::KeepTile => 0.7,
        Power::SwapTile => 0.45,
        Power::DraftTile => 0.6,
        Power::TilePoints(each) => 0.5 * f64::from(each),
        Power::DraftPoints(each) => 0.5 * f64::from(each),
        Power::DraftedPoints(each) => 0.5 * f64::from(each),
        Power::ExactPoints(each) => 0.5 * f64::from(each),
        Power::ExtraVisit => 0.15,
        Power::EndField(_, each) => 0.09 * f64::from(each),
        Power::EndEra(_, each) => 0.2 * f64::from(each),
        Power::EndRegion(region, each) => share(region) * f64::from(each),
        Power::EndIcon(_, each) => 0.4 * f64::from(each),
        Power::EndDrafts(each) => 0.1 * f64::from(each),
        Power::EndExact(each) => 0.5 * f64::from(each),
        Power::EndFields(each) => 0.7 * f64::from(each),
        Power::EndRegions(each) => 0.4 * f64::from(each),
        Power::EndEras(each) => 0.35 * f64::from(each),
        Power::Plain | Power::CatchUp(_) => 0.0,
    };
    per_chapter * chapters.max(0.0)
}

/// How much of the deck belongs to a region.
fn share(region: Region) -> f64 {
    let all = ChapterId::all().filter_map(ChapterId::chapter);
    count(all.filter(|chapter| chapter.region == region).count()) / count(ChapterId::COUNT)
}

/// What an exact completion is worth beyond the printed points.
pub(super) fn exact(writer: &Writer) -> f64 {
    let powers = writer.powers().map(|(_, power)| match power {
        Power::ExactPoints(each) | Power::EndExact(each) => f64::from(each),
        _ => 0.0,
    });
    f64::from(EXACT_POINTS) + powers.sum::<f64>()
}

/// A small count as a number that can be reckoned with.
pub(super) fn count(number: usize) -> f64 {
    f64::from(u16::try_from(number).unwrap_or(u16::MAX))
}
