//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{BySeat, Dice, Seat};

use crate::state::{SPELLS, State};
use crate::{
    BabaYaga, Clock, Clues, Command, Config, Hand, House, Ingredient, Pace, PathEnd, Phase, Place, Skill,
    Spell,
};

impl Lawful for BabaYaga {
    /// Every clock with every kind of clue, all levels mixed, with and without the other switches. Matches of all
    /// flights are for whole evenings, so these are cut short, each at another length.
    fn variants(seats: u8) -> Vec<Config> {
        let mixed = |first: usize| {
            let levels = [Skill::Normal, Skill::Easy, Skill::Hard];
            BySeat::new(seats, |seat| levels[(first + seat.index()) % levels.len()])
        };
        let base = Config::new(seats);
        vec![
            Config { clues: Clues::Bare, flights: 1, ..base.clone() },
            Config { clock: Clock::Hands, flights: 1, ..base.clone() },
            Config { clock: Clock::Untimed, preview: true, expert: true, flights: 3, ..base.clone() },
            Config { clock: Clock::Hands, clues: Clues::Bare, expert: true, flights: 2, ..base.clone() },
            Config {
                clock: Clock::Calm(Pace::Steady),
                clues: Clues::Clear,
                skills: mixed(0),
                flights: 2,
                ..base.clone()
            },
            Config {
                clock: Clock::Untimed,
                clues: Clues::Bare,
                skills: mixed(1),
                flights: 4,
                ..base.clone()
            }
            .starting(Seat(seats - 1)),
            Config { clock: Clock::Calm(Pace::Gentle), preview: true, skills: mixed(2), flights: 1, ..base },
        ]
    }

    /// A flight lasts at most ten steps of the slowest pace, 56,250 ms. In each 250 ms at most one tile moves, which
    /// takes two lines, and the house is lifted; steps by hand take two lines each.
    fn bound(config: &Config) -> usize {
        usize::from(config.limit()) * (225 * 3 + 40) + 1
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = match dice.below(4) {
            0 => Seat(dice.roll(8) - 1),
            1 => state.left(),
            _ => state.active,
        };
        let place = |dice: &mut Dice| Place(dice.roll(17) - 1);
        let command = match dice.below(12) {
            0 => Command::PlaceWitch { end: PathEnd::ALL[dice.index(4)] },
            1 => Command::TurnSpell,
            2..5 => Command::Turn { place: place(dice) },
            5..7 => Command::TurnBack { place: place(dice) },
            7 => Command::LiftHouse { place: place(dice) },
            8 => Command::Step { hand: [None, Some(Hand::Left), Some(Hand::Right)][dice.index(3)] },
            9 => Command::PlaceHouse { place: place(dice) },
            10 => Command::LeaveHouse,
            _ => Command::Swap { one: place(dice), other: place(dice) },
        };
        (seat, command)
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut forest = state.forest;
        forest.sort_unstable();
        ensure(forest == Ingredient::ALL, "each ingredient lies at one place")?;
        let dealt = state.players.values().flat_map(|player| player.stack.iter().chain(&player.broken));
        let open = state.flight.as_ref().map(|flight| &flight.spell);
        let mut spells = dealt.chain(&state.unused).chain(open).copied().collect::<Vec<_>>();
        spells.sort_unstable();
        ensure(spells.into_iter().eq(Spell::all()), "each spell is at one place")?;
        for (seat, player) in state.players.iter() {
            let open = usize::from(state.flight.is_some() && seat == state.active);
            let all = player.stack.len() + player.broken.len() + open;
            ensure(all == SPELLS, "everybody has three spells")?;
        }
        let tiles = state
            .witch
            .is_none_or(|witch| (4..=6).contains(&witch.tiles) && witch.steps <= witch.all_steps());
        ensure(tiles, "the path has 4 to 6 tiles")?;
        ensure((state.phase == Phase::Flight) == state.flight.is_some(), "a flight is a phase")?;
        let lifted = matches!(state.house, House::Lifted(_));
        ensure(!lifted || state.flight.is_some(), "the house is lifted in a flight only")?;
        let found = state.flight.as_ref().is_none_or(|flight| flight.matches() < flight.required);
        ensure(found, "a flight ends with the last match")
    }

    /// All commands are public.
    fn twin(_: &State, _: Seat, _: &Command, _: &mut Dice) -> Option<Command> {
        None
    }
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
