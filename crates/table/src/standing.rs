//! How the match stands, whatever game it is: what beats are waiting, and, at its end, who won and why.

use bevy::prelude::*;
use tabletop::{Game, Outcome, Seat};

use crate::playback::PlaybackQueue;
use crate::session::Session;
use crate::words::Names;
use crate::{Eyes, Seating, Settings, TableGame, Words};

/// A seat's account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// Its place, from 1; `None` where all win or lose together.
    pub place: Option<u8>,
    /// What was earned where, in words, and how much.
    pub lines: Vec<(String, i32)>,
    /// Their sum.
    pub total: i32,
}

/// Something that came in somewhere: a camel in a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finisher {
    /// What it is called, by its identifier in the game's texts.
    pub name: &'static str,
    /// Its picture.
    pub sprite: &'static str,
    /// The mark that it bears besides its colour.
    pub mark: &'static str,
}

/// Something that can be read once the match is over: a page of a book that was written in it. Its words are messages where
/// the game says them, and sentences where a panel shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf<W> {
    /// Whose.
    pub seat: Seat,
    /// The sprite of its picture, and that of the window around it.
    pub picture: (String, &'static str),
    /// The sheet that it is printed on.
    pub paper: &'static str,
    /// Its heading.
    pub title: W,
    /// Short lines below the heading.
    pub notes: Vec<W>,
    /// What there is to read.
    pub body: W,
}

impl<W> Leaf<W> {
    fn map<X>(self, mut say: impl FnMut(&W) -> X) -> Leaf<X> {
        let Self { seat, picture, paper, title, notes, body } = self;
        Leaf {
            seat,
            picture,
            paper,
            title: say(&title),
            notes: notes.iter().map(&mut say).collect(),
            body: say(&body),
        }
    }
}

/// How the match stands.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// Whether beats are still being shown.
    pub showing: bool,
    /// Whether a tap is waited for.
    pub waits_for_step: bool,
    /// How the people share the screen.
    pub seating: Seating,
    /// How it ended, once that has been shown.
    pub outcome: Option<Outcome>,
    /// All accounts, best first, once it has ended.
    pub accounts: Vec<Account>,
    /// What all have in common, in words, once it has ended and where they won or lost together.
    pub in_common: Option<String>,
    /// What came in where, best first, once it has ended.
    pub finishers: Vec<Finisher>,
    /// What can be read, once it has ended.
    pub leaves: Vec<Leaf<String>>,
    /// The sprite of what accounts count.
    pub counted: &'static str,
    /// What chance started from.
    pub seed: String,
    /// How many commands were given.
    pub turns: usize,
    /// Which showing this is: another number for each match and each time that it is watched again.
    pub showing_number: u64,
}

pub(crate) fn follow<V: TableGame>(
    session: Res<Session<V>>,
    queue: Res<PlaybackQueue<V>>,
    eyes: Res<Eyes>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut standing: ResMut<Standing>,
) {
    let showing = !queue.is_empty();
    let waits_for_step = queue.waits_for_step();
    let changed = session.is_changed() || queue.is_changed() || eyes.is_changed() || settings.is_changed();
    let same = (showing, waits_for_step) == (standing.showing, standing.waits_for_step);
    if same && !changed {
        return;
    }
    let host = &session.host;
    let outcome = host.outcome().filter(|_| !showing);
    let accounts = match &outcome {
        Some(outcome) => accounts::<V>(&session, outcome, &eyes, &settings, &words),
        None => Vec::new(),
    };
    let in_common = match &outcome {
        Some(Outcome::SharedWin | Outcome::SharedLoss) => in_common::<V>(&session, &eyes, &settings, &words),
        Some(Outcome::Ranking(_)) | None => None,
    };
    let finishers = outcome.as_ref().map(|_| V::finishers(&host.view(eyes.viewer()))).unwrap_or_default();
    let leaves = match &outcome {
        Some(_) => leaves::<V>(&session, &eyes, &settings, &words),
        None => Vec::new(),
    };
    standing.set_if_neq(Standing {
        showing,
        waits_for_step,
        seating: session.seating,
        outcome,
        accounts,
        in_common,
        finishers,
        leaves,
        seed: session.seed.0.to_string(),
        turns: host.turns(),
        counted: V::counted(&host.view(eyes.viewer())),
        showing_number: session.showing,
    });
}

fn in_common<V: TableGame>(
    session: &Session<V>,
    eyes: &Eyes,
    settings: &Settings,
    words: &Words,
) -> Option<String> {
    let people = session.named(words, settings);
    let names = Names { words, settings, people: &people, viewer: eyes.viewer() };
    Some(names.say(V::Game::ID, &V::in_common(&session.host.view(eyes.viewer()))?))
}

fn leaves<V: TableGame>(
    session: &Session<V>,
    eyes: &Eyes,
    settings: &Settings,
    words: &Words,
) -> Vec<Leaf<String>> {
    let people = session.named(words, settings);
    let names = Names { words, settings, people: &people, viewer: eyes.viewer() };
    let all = V::leaves(&session.host.view(eyes.viewer()));
    all.into_iter().map(|leaf| leaf.map(|said| names.say(V::Game::ID, said))).collect()
}

fn accounts<V: TableGame>(
    session: &Session<V>,
    outcome: &Outcome,
    eyes: &Eyes,
    settings: &Settings,
    words: &Words,
) -> Vec<Account> {
    let host = &session.host;
    let people = session.named(words, settings);
    let names = Names { words, settings, people: &people, viewer: eyes.viewer() };
    let mut accounts: Vec<Account> = host
        .score_breakdown(eyes.viewer())
        .iter()
        .map(|(seat, lines)| Account {
            seat,
            place: match outcome {
                Outcome::Ranking(places) => places.get(seat).copied(),
                Outcome::SharedWin | Outcome::SharedLoss => None,
            },
            total: lines.iter().map(|line| line.points).sum(),
            lines: lines.iter().map(|line| (names.say(V::Game::ID, &line.what), line.points)).collect(),
        })
        .collect();
    accounts.sort_by_key(|account| account.place.unwrap_or(u8::MAX));
    accounts
}
