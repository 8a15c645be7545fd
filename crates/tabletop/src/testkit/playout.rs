//! One random match under the laws.

use super::chance;
use super::law::{self, Held};
use super::{Broken, Lawful};
use crate::record::{Reading, read, save};
use crate::{BySeat, Dice, Level, Match, Occupant, Player, Seed, Stream, random_command};

/// How often the dear laws are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// All laws at every step.
    Every,
    /// The cheap laws at every step, the dear ones at one step in so many.
    OneIn(u32),
}

impl Care {
    fn now(self, dice: &mut Dice) -> bool {
        match self {
            Self::Every => true,
            Self::OneIn(steps) => dice.chance(1, steps),
        }
    }
}

/// How a random match went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many log lines it had.
    pub lines: usize,
    /// How many moments had all laws checked.
    pub checked: usize,
}

/// Plays one match at random to its end, every law checked on the way.
///
/// # Errors
/// The first law broken.
pub fn play<G: Lawful>(config: &G::Config, seed: u64, care: Care) -> Result<Played, Box<Broken>> {
    let broken = |line, (law, seen): (&'static str, String)| {
        Box::new(Broken { law, seen, seed, config: format!("{config:?}"), line })
    };
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut game = Match::<G>::new(config.clone(), Seed(seed))
        .map_err(|error| broken(0, ("a variant can be set up", format!("{error:?}"))))?;
    let bound = G::bound(config);
    let mut checked = 0;
    law::redaction(&game, 0).map_err(|held| broken(0, held))?;
    while G::outcome(game.state()).is_none() {
        let line = game.log().len();
        if line >= bound {
            return Err(broken(line, ("a match ends within its bound", format!("{bound} lines"))));
        }
        law::movers(&game).map_err(|held| broken(line, held))?;
        if care.now(&mut dice) {
            checked += 1;
            moment(&game, &mut dice).map_err(|held| broken(line, held))?;
            if dice.chance(1, 16) {
                game = reloaded(&game).map_err(|held| broken(line, held))?;
            }
        }
        let careful = care.now(&mut dice);
        let beats = game.beats().len();
        step(&mut game, careful, &mut dice).map_err(|held| broken(line, held))?;
        if careful {
            law::redaction(&game, beats).map_err(|held| broken(line, held))?;
        }
        G::audit(game.state()).map_err(|error| broken(game.log().len(), ("pieces are conserved", error)))?;
    }
    let lines = game.log().len();
    law::movers(&game).and_then(|()| law::outcome(&game)).map_err(|held| broken(lines, held))?;
    moment(&game, &mut dice).map_err(|held| broken(lines, held))?;
    reloaded(&game).map_err(|held| broken(lines, held))?;
    Ok(Played { lines, checked: checked + 1 })
}

/// The laws that hold at any moment.
fn moment<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Held {
    law::serialised(game)?;
    law::offers(game, dice)?;
    law::refusals(game, dice)?;
    law::clock(game, dice)?;
    law::secrecy(game, dice)
}

/// One random command, or a wait for the clock.
fn step<G: Lawful>(game: &mut Match<G>, careful: bool, dice: &mut Dice) -> Held {
    let to_act = G::to_act(game.state());
    let movers = to_act.seats.iter().collect::<Vec<_>>();
    let waits = to_act.clock && (movers.is_empty() || dice.chance(1, 8));
    if waits {
        if let Some(deadline) = G::next_deadline(game.state()) {
            game.advance(deadline);
        }
        return Ok(());
    }
    let at = law::moment(game, dice);
    game.advance(at);
    let Some(seat) = dice.pick(&movers).copied() else { return Ok(()) };
    let Some(command) = random_command::<G>(&G::offers(game.state(), seat), dice) else {
        return Err(("an offer makes a command", format!("{seat:?}")));
    };
    let before = careful.then(|| game.clone());
    if careful {
        law::twins(game, seat, &command, dice)?;
        chance::foresight(game, seat, &command, dice)?;
    }
    game.submit(seat, command, at)
        .map_err(|error| ("an offered command is accepted", format!("{error:?}")))?;
    match before {
        Some(before) => law::undo(&before, game, seat),
        None => Ok(()),
    }
}

/// The match as it comes back from a save: the same log and the same state.
fn reloaded<G: Lawful>(game: &Match<G>) -> Result<Match<G>, (&'static str, String)> {
    let text = save(game, &bots(game.seats()));
    let back = read::<G>(text.as_bytes(), Reading::Closed)
        .map_err(|error| ("a save loads", format!("{error:?}")))?
        .game;
    if back.state() != game.state() || back.log() != game.log() || back.beats() != game.beats() {
        return Err(("a save replays to the same state", format!("{} and {}", game.hash(), back.hash())));
    }
    Ok(back)
}

/// A table of bots.
pub(super) fn bots(seats: u8) -> BySeat<Occupant> {
    BySeat::new(seats, |_| Occupant::new(Player::Bot(Level::Easy), ""))
}

/// A whole random match, for laws about its save.
pub(super) fn finished<G: Lawful>(config: G::Config, seed: u64, bound: usize) -> Option<Match<G>> {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut game = Match::<G>::new(config, Seed(seed)).ok()?;
    while game.log().len() < bound && G::outcome(game.state()).is_none() {
        let to_act = G::to_act(game.state());
        let movers = to_act.seats.iter().collect::<Vec<_>>();
        let waits = to_act.clock && dice.chance(1, 8);
        match dice.pick(&movers).copied().filter(|_| !waits) {
            Some(seat) => {
                let command = random_command::<G>(&G::offers(game.state(), seat), &mut dice)?;
                let at = law::moment(&game, &mut dice);
                game.submit(seat, command, at).ok()?;
            }
            None => game.advance(G::next_deadline(game.state())?),
        }
    }
    Some(game)
}
