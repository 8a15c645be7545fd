//! One match, from its first beat to its results.

mod act;
mod answer;
mod keys;
mod menu;
mod results;
mod secret;
mod tell;
mod turn;
mod watch;

use std::path::PathBuf;

use store::{Journal, StoreError};
use tabletop::record::Restored;
use tabletop::{BySeat, Game, Host, Match, Message, Occupant, Player, Seat, Seed, Speak, Viewer};

use crate::clock::Clock;
use crate::keeper::Keeper;
use crate::playable::Leaving;
use crate::session::{Session, int};
use crate::voice::Names;

/// So many moves are told again to who takes up a match.
const RECALLED: usize = 4;

/// What comes after something was done.
pub(crate) enum Flow {
    /// The match goes on.
    On,
    /// People get up.
    Leave(Leaving),
}

/// A match with those who watch it.
pub struct Table<'s, 'a, G: Game> {
    session: &'s mut Session<'a>,
    host: Host<G>,
    keeper: Keeper,
    clock: Clock,
    /// Whether it has been said that something could not be kept, and is still true.
    warned: bool,
    /// Where the match is kept, once it is over and off the shelf.
    put_away: Option<PathBuf>,
    /// Whether a copy elsewhere has all of the match.
    is_copied: bool,
    /// For another match of the same kind.
    config: G::Config,
    /// How many beats have been told.
    told: usize,
    /// The description that was looked at last.
    seen: Vec<Message>,
    /// Where the match has only bots and somebody watches: how many moves were made when they were asked last.
    watched: Option<usize>,
    /// The seat behind the curtain: what is shown is for its eyes alone.
    behind: Option<Seat>,
}

impl<'s, 'a, G: Game> Table<'s, 'a, G> {
    /// Sits down to a new match.
    pub fn begin(session: &'s mut Session<'a>, game: Match<G>, people: BySeat<Occupant>) -> Self {
        let (config, seed) = (game.config().clone(), game.seed());
        let keeper = Keeper::new(session.store.clone(), G::ID);
        let (host, first_lines) = Host::begin(game, people);
        let mut table = Self::sit_down(session, host, keeper, config);
        table.keep(&first_lines);
        table.announce(seed);
        table
    }

    /// Sits down to a match that was left.
    pub fn resume(session: &'s mut Session<'a>, restored: Restored<G>, journal: Journal) -> Self {
        let path = journal.path().to_string_lossy().into_owned();
        let keeper = Keeper::resume(session.store.clone(), G::ID, journal);
        let mut table = Self::restored(session, restored, keeper);
        table.acknowledge();
        let resumed = Message::new("text-resumed").with("path", path);
        let turns = table.host.turns();
        table.session.tell(&resumed.with("turns", int(turns)));
        table.recall();
        table
    }

    /// Sits down to a match from elsewhere, which from now on is kept here.
    pub fn load(session: &'s mut Session<'a>, restored: Restored<G>) -> Self {
        let keeper = Keeper::new(session.store.clone(), G::ID);
        let mut table = Self::restored(session, restored, keeper);
        let whole = table.host.compact();
        table.keep(&whole);
        table.recall();
        table
    }

    fn restored(session: &'s mut Session<'a>, restored: Restored<G>, keeper: Keeper) -> Self {
        let config = restored.game.config().clone();
        let mut table = Self::sit_down(session, Host::resume(restored), keeper, config);
        table.told = table.host.beat_count();
        table
    }

    fn sit_down(session: &'s mut Session<'a>, host: Host<G>, keeper: Keeper, config: G::Config) -> Self {
        session.voice.domain = G::ID;
        Self {
            session,
            clock: Clock::new(host.now()),
            host,
            keeper,
            warned: false,
            put_away: None,
            is_copied: false,
            config,
            told: 0,
            seen: Vec::new(),
            watched: None,
            behind: None,
        }
    }

    /// Tells who takes up a match what happened last.
    fn recall(&mut self) {
        self.log(RECALLED);
        self.watch_if_alone();
    }

    /// Plays until the people get up.
    pub fn play(mut self) -> Leaving {
        loop {
            self.tell();
            let flow = match self.host.outcome() {
                Some(outcome) => self.results(&outcome),
                None => self.next(),
            };
            if let Flow::Leave(leaving) = flow {
                self.session.terminal.flush();
                return leaving;
            }
        }
    }

    /// Lets whoever is to act do so: bots first, then people in the order of their seats.
    fn next(&mut self) -> Flow {
        let awaited = self.host.to_act().awaited;
        let acting = |table: &Self, bot: bool| awaited.iter().find(|seat| table.is_bot(*seat) == bot);
        if let Some(leaving) = self.watch() {
            return Flow::Leave(leaving);
        }
        if G::REAL_TIME {
            // Bots act by the clock, also while a person thinks.
            return match acting(self, false) {
                Some(person) => self.turn(person),
                None => self.wait_for_what_is_due(),
            };
        }
        if let Some(bot) = acting(self, true) {
            return self.let_bot_act(bot);
        }
        match acting(self, false) {
            Some(person) => self.turn(person),
            None => self.wait_for_clock(),
        }
    }

    /// The same people again, with new chances.
    fn again(&mut self, seed: Seed) {
        // The same config has made a match before.
        let Ok(game) = Match::<G>::new(self.config.clone(), seed) else { return };
        let (host, first_lines) = Host::begin(game, self.host.people().clone());
        self.host = host;
        self.keeper = Keeper::new(self.session.store.clone(), G::ID);
        self.clock = Clock::new(self.host.now());
        (self.told, self.warned, self.put_away, self.is_copied) = (0, false, None, false);
        self.seen.clear();
        self.keep(&first_lines);
        self.announce(seed);
    }

    fn announce(&mut self, seed: Seed) {
        let seed = i64::try_from(seed.0).map_or_else(|_| seed.0.to_string().into(), tabletop::Value::from);
        self.session.tell(&Message::new("text-new-match").with("seed", seed));
        self.session.terminal.gap();
    }

    /// Keeps the journal's next lines before anything of them is shown.
    pub(crate) fn keep(&mut self, lines: &str) {
        self.is_copied = false;
        let mut kept = match self.keeper.wants_whole() {
            true => self.keep_whole(),
            false => self.keeper.keep(lines),
        };
        // Somebody removed the file, or the folder with it.
        if let Err(StoreError::Missing { .. }) = kept {
            kept = self.keep_whole();
        }
        match kept {
            Ok(()) => {
                self.warned = false;
                self.acknowledge();
            }
            // Said once; what was refused is tried again with the next lines.
            Err(error) if !self.warned => {
                self.warned = true;
                self.session.warn(&error.message());
            }
            Err(_) => {}
        }
    }

    /// Keeps the whole match anew.
    pub(crate) fn keep_whole(&mut self) -> Result<(), StoreError> {
        let whole = self.host.compact();
        self.keeper.keep_whole(&whole)
    }

    /// Whether nothing of the match would be lost now.
    pub(crate) fn is_safe(&self) -> bool {
        self.keeper.is_safe() || self.put_away.is_some() || self.is_copied
    }

    /// Says before a question that something is not kept, as long as that is so.
    pub(crate) fn remind(&mut self) {
        if !self.is_safe() {
            self.session.warn(&Message::new("text-unsaved"));
        }
    }

    fn acknowledge(&mut self) {
        if self.session.acknowledge {
            let turns = self.host.turns();
            self.session.terminal.line(&format!("#{turns}"));
            self.session.terminal.flush();
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.host.people().get(seat).is_some_and(|occupant| matches!(occupant.player, Player::Bot(_)))
    }

    /// The seats that people have.
    pub(crate) fn persons(&self) -> Vec<Seat> {
        Seat::all(self.host.seats()).filter(|seat| !self.is_bot(*seat)).collect()
    }

    /// Whose eyes the screen is for: the one person's, or everybody's where several share it.
    pub(crate) fn viewer(&self) -> Viewer {
        match (self.behind, &self.persons()[..]) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, [only]) => Viewer::Seat(*only),
            (None, _) => Viewer::Public,
        }
    }

    pub(crate) fn names(&self) -> Names<'a> {
        let viewer = match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        Names { voice: self.session.voice, people: self.host.people().clone(), viewer }
    }

    /// The message as a sentence of this match.
    pub(crate) fn said(&self, message: &Message) -> String {
        self.session.voice.say(message, &self.names())
    }

    /// Shows a message.
    pub(crate) fn say(&mut self, message: &Message) {
        let text = self.said(message);
        self.session.terminal.line(&text);
    }

    /// Shows what went wrong.
    pub(crate) fn warn(&mut self, message: &Message) {
        let text = self.said(message);
        self.session.terminal.warning(&text);
    }
}
