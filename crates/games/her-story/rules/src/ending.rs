//! The end of a match (RULES 6).

use std::collections::BTreeSet;

use tabletop::{BySeat, Outcome, Seat};

use crate::state::count;
use crate::turn::chooses;
use crate::{Chapter, ChapterId, Entry, Event, Gain, Power, RuleError, State, Step, Table, Writer};

/// Counts what counts at the end (RULES 6.2), and lets those who have a chapter choose a favourite.
pub(crate) fn end(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::EndCounted);
    for seat in Seat::all(state.table.seats()) {
        let writer = &state.table.writers[seat];
        let gains: Vec<_> =
            writer.powers().map(|(card, power)| (card, ending_points(writer, power))).collect();
        for (card, points) in gains {
            state.score(seat, Gain::Ending(card), points, events);
        }
    }
    state.table.step = Step::Favourites;
    close(state, events);
}

/// Ends the match once nobody has a favourite to choose any more.
fn close(state: &mut State, events: &mut Vec<Event>) {
    if !Seat::all(state.table.seats()).any(|seat| chooses(&state.table, seat)) {
        state.table.step = Step::Over;
        events.push(Event::MatchEnded);
    }
}

/// What a power counts at the end, its own chapter included (RULES 6.3 to 6.11).
pub(crate) fn ending_points(writer: &Writer, power: Power) -> u16 {
    let entries = |fits: &dyn Fn(&Entry) -> bool| writer.book.iter().filter(|entry| fits(entry)).count();
    let chapters =
        |fits: &dyn Fn(&Chapter) -> bool| entries(&|entry| entry.chapter.chapter().is_some_and(fits));
    let (times, each) = match power {
        Power::EndField(field, each) => (chapters(&|chapter| chapter.field == field), each),
        Power::EndEra(era, each) => (chapters(&|chapter| chapter.era() == era), each),
        Power::EndRegion(region, each) => (chapters(&|chapter| chapter.region == region), each),
        Power::EndIcon(icon, each) => (entries(&|entry| entry.chapter.leans_on(icon)), each),
        Power::EndDrafts(each) => (writer.drafts.iter().flatten().count(), each),
        Power::EndExact(each) => (entries(&|entry| entry.exact), each),
        Power::EndFields(each) => (different(writer, |chapter| chapter.field), each),
        Power::EndRegions(each) => (different(writer, |chapter| chapter.region), each),
        Power::EndEras(each) => (different(writer, Chapter::era), each),
        Power::Plain
        | Power::Permanent(_)
        | Power::SecondTile
        | Power::KeepTile
        | Power::SwapTile
        | Power::DraftTile
        | Power::TilePoints(_)
        | Power::DraftPoints(_)
        | Power::DraftedPoints(_)
        | Power::ExactPoints(_)
        | Power::ExtraVisit
        | Power::CatchUp(_) => (0, 0),
    };
    u16::from(count(times)) * u16::from(each)
}

/// How many different ones there are in a book.
fn different<K: Ord>(writer: &Writer, kind: impl Fn(&Chapter) -> K) -> usize {
    let chapters = writer.book.iter().filter_map(|entry| entry.chapter.chapter());
    chapters.map(kind).collect::<BTreeSet<_>>().len()
}

/// RULES 6.14
pub(crate) fn choose_favourite(
    state: &mut State,
    seat: Seat,
    chapter: ChapterId,
) -> Result<Vec<Event>, RuleError> {
    if state.table.step != Step::Favourites {
        return Err(RuleError::NotNow);
    }
    let writer = state.table.writers.get(seat).ok_or(RuleError::NotYourTurn)?;
    let place = count(writer.page_of(chapter)?);
    if writer.favourite.is_some() {
        return Err(RuleError::FavouriteChosen);
    }
    state.table.writers[seat].favourite = Some(chapter);
    let mut events = vec![Event::FavouriteChosen { seat, place, chapter }];
    close(state, &mut events);
    Ok(events)
}

/// Most points win; of equally many, most printed ones; then the place is shared (RULES 6.13).
pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    let points: BySeat<_> = table.writers.map(|_, writer| (writer.points(), writer.account.chapters));
    (table.step == Step::Over).then(|| Outcome::by_points(&points))
}
