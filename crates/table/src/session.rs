//! A match on the table: the host, its journal, and whose turn it is to be looked at.

use bevy::prelude::*;
use tabletop::record::{Reading, read};
use tabletop::{
    BySeat, Game, Host, Lobby, Match, Message as Said, Millis, Occupant, Seat, Seed, Side, Speak, Viewer,
};

use crate::playback::{PlaybackQueue, Shown};
use crate::seating::{Seating, seated};
use crate::storage::StorageBox;
use crate::{
    Actions, ActiveGame, Early, Eyes, Interlude, Kept, LogBook, Overlay, Painters, Replay, Screen, Seats,
    Settings, Standing, TableGame, Toast, Unfinished, Words,
};

/// What the lobby hands over.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Seats, first player, figures, options.
    pub lobby: Lobby,
    /// Who sits where.
    pub people: BySeat<Occupant>,
    /// What chance starts from.
    pub seed: Seed,
}

/// The match that is being played.
#[derive(Resource)]
pub struct Session<V: TableGame> {
    pub(crate) host: Host<V::Game>,
    pub(crate) slot: String,
    /// Match time; it rests with the match.
    pub(crate) clock: Millis,
    /// What has passed beyond whole milliseconds.
    pub(crate) fraction: core::time::Duration,
    /// Counts what has happened, so that models follow only then.
    pub(crate) version: u64,
    pub(crate) unsaved: String,
    /// The version at which keeping was last tried.
    pub(crate) tried: u64,
    /// Its end has been seen, and it is off the shelf.
    pub(crate) finished: bool,
    /// Counts the times that a match was laid out or watched from its beginning.
    pub(crate) showing: u64,
    pub(crate) config: <V::Game as Game>::Config,
    pub(crate) seed: Seed,
    /// How people share the screen.
    pub seating: Seating,
    /// Each seat's side of it.
    pub sides: BySeat<Side>,
}

impl<V: TableGame> Session<V> {
    /// The host: offers, views, redacted beats.
    #[must_use]
    pub fn host(&self) -> &Host<V::Game> {
        &self.host
    }

    /// The time of the match, which rests while something lies over the table.
    #[must_use]
    pub fn clock(&self) -> Millis {
        self.clock
    }

    /// The name that this match is kept under.
    #[must_use]
    pub fn slot(&self) -> &str {
        &self.slot
    }

    /// What this viewer sees before the first beat of the match.
    pub(crate) fn before(&self, viewer: Viewer) -> Option<<V::Game as Game>::View> {
        let game = Match::<V::Game>::new(self.config.clone(), self.seed).ok()?;
        let (before, _) = Host::begin(game, self.host.people().clone());
        Some(V::before(&before, viewer))
    }

    /// Notes what was written into the log, if anything was.
    pub(crate) fn note(&mut self, lines: &str) {
        if !lines.is_empty() {
            self.unsaved += lines;
            self.version += 1;
        }
    }

    /// What the sign of a seat is called: the name of whoever has none.
    fn sign_name(&self, words: &Words, settings: &Settings, seat: Seat) -> String {
        let view = self.host.view(Viewer::Public);
        let sign = V::BOX.signs.get(V::sign(&view, seat));
        sign.map(|sign| words.game_line(settings, V::Game::ID, sign.id)).unwrap_or_default()
    }

    /// Who sits where, by the names that are shown: whoever has none is called by their sign.
    #[must_use]
    pub fn named(&self, words: &Words, settings: &Settings) -> BySeat<Occupant> {
        self.host.people().map(|seat, who| {
            if who.name().is_empty() {
                Occupant::new(who.player, &self.sign_name(words, settings, seat)).at(who.side)
            } else {
                who.clone()
            }
        })
    }

    /// Changes who sits at a seat.
    ///
    /// They sit where the seat is, whatever side the occupant says.
    pub fn reseat(&mut self, seat: Seat, occupant: Occupant) {
        let side = self.host.people()[seat].side;
        let occupant = occupant.at(side);
        let lines = self.host.seat(seat, occupant);
        self.unsaved += &lines;
        self.version += 1;
    }
}

/// Begins a match and goes to the table.
pub(crate) fn start<V: TableGame>(world: &mut World, mut new: NewMatch) -> Result<(), Said> {
    if world.get_resource::<Settings>().is_some_and(|settings| !settings.timers) {
        V::without_clock(&mut new.lobby);
    }
    let config = V::Game::configure(&new.lobby).map_err(|error| error.message())?;
    begin::<V>(world, (config, new.seed), new.people)
}

/// Begins a match with this set-up.
fn begin<V: TableGame>(
    world: &mut World,
    (config, seed): (<V::Game as Game>::Config, Seed),
    people: BySeat<Occupant>,
) -> Result<(), Said> {
    let game = Match::<V::Game>::new(config.clone(), seed).map_err(|error| error.message())?;
    let (host, lines) = Host::begin(game, people);
    let storage = world.get_resource_mut::<StorageBox>();
    let slot = match storage.map(|mut storage| storage.0.begin(V::Game::ID, &lines)) {
        Some(Ok(slot)) => slot,
        Some(Err(problem)) => {
            tell(world, &problem.0);
            String::new()
        }
        None => String::new(),
    };
    open::<V>(world, host, (config, seed), slot, 0);
    Ok(())
}

/// The same people and set-up with other chance.
pub(crate) fn rematch<V: TableGame>(world: &mut World, seed: Seed) -> Result<(), Said> {
    let Some(session) = world.get_resource::<Session<V>>() else { return Ok(()) };
    let (config, people) = (session.config.clone(), session.host.people_again());
    begin::<V>(world, (config, seed), people)
}

/// Shows the match again from its first beat.
pub(crate) fn replay<V: TableGame>(world: &mut World) {
    let viewer = world.resource::<Eyes>().viewer();
    let Some(session) = world.get_resource::<Session<V>>() else { return };
    let Some(shown) = session.before(viewer) else { return };
    let moves = session.host.turns();
    let speed = world.resource::<Settings>().speed;
    world.insert_resource(Replay::of(moves, speed));
    world.insert_resource(Interlude::default());
    if let Some(mut session) = world.get_resource_mut::<Session<V>>() {
        session.showing = next_showing();
    }
    world.insert_resource(Shown::<V>(shown));
    world.insert_resource(PlaybackQueue::<V>::from_beat(0));
    world.insert_resource(LogBook::default());
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// A number that no showing has had.
fn next_showing() -> u64 {
    use core::sync::atomic::{AtomicU64, Ordering};
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// Puts somebody else at a seat.
pub(crate) fn reseat<V: TableGame>(world: &mut World, seat: Seat, occupant: Occupant) {
    let occupant = unnamed::<V>(world, seat, occupant);
    let Some(mut session) = world.get_resource_mut::<Session<V>>() else { return };
    session.reseat(seat, occupant);
    let eyes = Eyes::of(session.host.people());
    world.insert_resource(eyes);
}

/// A name that is only that of the sign, in the language of now, is none: it follows the language.
fn unnamed<V: TableGame>(world: &World, seat: Seat, occupant: Occupant) -> Occupant {
    let Some(session) = world.get_resource::<Session<V>>() else { return occupant };
    let (words, settings) = (world.resource::<Words>(), world.resource::<Settings>());
    if occupant.name() == session.sign_name(words, settings, seat) {
        return Occupant::new(occupant.player, "").at(occupant.side);
    }
    occupant
}

/// The whole match as it would be kept, and whether it still runs.
pub(crate) fn export<V: TableGame>(world: &World) -> Option<(String, bool)> {
    let session = world.get_resource::<Session<V>>()?;
    Some((session.host.save(), session.host.outcome().is_none()))
}

/// Takes a kept match up and goes to the table.
pub(crate) fn resume<V: TableGame>(world: &mut World, slot: &str, bytes: &[u8]) -> Result<(), Said> {
    let restored = read::<V::Game>(bytes, Reading::Journal).map_err(|error| error.message())?;
    if restored.torn > 0
        && let Some(mut storage) = world.get_resource_mut::<StorageBox>()
    {
        let cut = storage.0.cut(V::Game::ID, slot, bytes.len() - restored.torn);
        cut.map_err(|problem| problem.0)?;
    }
    let set_up = (restored.game.config().clone(), restored.game.seed());
    let host = Host::resume(restored);
    let seen = host.beat_count();
    // Whoever comes back to a flight must first see where they are.
    let rests = V::Game::REAL_TIME && host.next_deadline().is_some();
    open::<V>(world, host, set_up, slot.to_owned(), seen);
    if rests {
        world.resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
    }
    Ok(())
}

fn open<V: TableGame>(
    world: &mut World,
    host: Host<V::Game>,
    (config, seed): (<V::Game as Game>::Config, Seed),
    slot: String,
    seen: usize,
) {
    let (seating, sides) = seated(host.people());
    let eyes = Eyes::of(host.people());
    let clock = host.now();
    let shown = if seen == 0 { V::before(&host, eyes.viewer()) } else { host.view(eyes.viewer()) };
    world.insert_resource(eyes);
    world.insert_resource(Early::<V>::default());
    world.insert_resource(Shown::<V>(shown));
    world.insert_resource(PlaybackQueue::<V>::from_beat(seen));
    world.insert_resource(Session::<V> {
        host,
        slot,
        clock,
        fraction: core::time::Duration::ZERO,
        version: 1,
        unsaved: String::new(),
        tried: 0,
        finished: false,
        showing: next_showing(),
        config,
        seed,
        seating,
        sides,
    });
    world.insert_resource(Replay::default());
    world.insert_resource(Interlude::default());
    world.insert_resource(ActiveGame(Some(V::Game::ID)));
    world.insert_resource(LogBook::default());
    world.insert_resource(Standing::default());
    note_kept::<V>(world);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// Notes how much of the match is safe, once it has been begun or taken up.
fn note_kept<V: TableGame>(world: &mut World) {
    let Some(session) = world.get_resource::<Session<V>>() else { return };
    let lines = if session.slot.is_empty() { 0 } else { session.host.turns() };
    world.insert_resource(Kept { slot: session.slot.clone(), lines });
}

/// Puts the match back into its box. What was kept stays kept.
pub(crate) fn close<V: TableGame>(world: &mut World) {
    world.remove_resource::<Session<V>>();
    world.remove_resource::<Shown<V>>();
    world.remove_resource::<PlaybackQueue<V>>();
    world.insert_resource(Replay::default());
    world.insert_resource(Interlude::default());
    world.insert_resource(ActiveGame(None));
    world.insert_resource(Actions::default());
    world.insert_resource(Painters::default());
    world.insert_resource(Unfinished::default());
    world.insert_resource(Seats::default());
    world.insert_resource(Standing::default());
    world.insert_resource(Eyes::default());
}

pub(crate) fn tell(world: &mut World, said: &Said) {
    let said = Toast::from_table(said.clone());
    world.write_message(said);
}
