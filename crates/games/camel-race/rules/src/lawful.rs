//! What the laws of the table need to know of this game.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat};

use crate::state::{FIRST_COINS, State, TICKET_VALUES};
use crate::{Camel, CamelRace, CamelSet, Command, Config, Pile, Space, TileSide};

impl Lawful for CamelRace {
    fn variants(seats: u8) -> Vec<Config> {
        vec![Config::new(seats), Config::new(seats).starting(Seat(seats - 1))]
    }

    /// A race needs at most 16 × 5 rolls forward, each mirage undoing at most one step of a unit. Between two rolls
    /// every ticket may be taken and every card laid, and tiles may be moved until all idle.
    fn bound(config: &Config) -> usize {
        let seats = usize::from(config.seats);
        let between_rolls = 15 + seats * (5 + 2) + seats * seats;
        200 * (1 + between_rolls)
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = match dice.below(4) {
            0 => Seat(dice.roll(16) - 1),
            _ => state.turn,
        };
        let camel = Camel::ALL[dice.index(Camel::COUNT)];
        let command = match dice.below(4) {
            0 => Command::TakeLegTicket { camel },
            1 => Command::Roll,
            2 => Command::LayRaceCard { camel, pile: Pile::ALL[dice.index(2)] },
            _ => Command::PlaceDesertTile {
                space: Space(dice.roll(19) - 1),
                side: TileSide::ALL[dice.index(2)],
            },
        };
        (seat, command)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit_tickets(state)?;
        audit_cards(state)?;
        let dice = state.rolled.iter().fold(state.pyramid, |all, die| all.with(die.camel));
        ensure(dice == CamelSet::ALL && state.pyramid.len() + state.rolled.len() == 5, "a die is lost")?;
        let pyramid: usize = state.players.values().map(|p| usize::from(p.pyramid_tickets)).sum();
        ensure(pyramid == state.rolled.len(), "pyramid tickets and dice out differ")?;
        let foreign = state.track.tiles().any(|(_, tile)| tile.owner.is_none_or(|at| at.0 >= state.seats()));
        ensure(!foreign, "a tile belongs to nobody")?;
        ensure(state.over == state.track.is_over(), "the match ends with the race")?;
        for (seat, player) in state.players.iter() {
            let sum = player.account.sum();
            ensure(sum == i32::from(player.purse), &format!("seat {seat}: {sum} coins are accounted for"))?;
            ensure(player.account.start == i32::from(FIRST_COINS), "a purse starts with 3")?;
        }
        Ok(())
    }

    fn twin(state: &State, seat: Seat, command: &Command, dice: &mut Dice) -> Option<Command> {
        let Command::LayRaceCard { camel, pile } = *command else { return None };
        let others = state.players.get(seat)?.cards.without(camel).iter().collect::<Vec<_>>();
        dice.pick(&others).map(|camel| Command::LayRaceCard { camel: *camel, pile })
    }
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// Each colour's three leg tickets are at its tent or in players' hands.
fn audit_tickets(state: &State) -> Result<(), String> {
    for camel in Camel::ALL {
        let held = state.players.values().flat_map(|player| &player.leg_tickets);
        let mut values: Vec<u8> =
            held.filter(|ticket| ticket.camel == camel).map(|ticket| ticket.value).collect();
        let left = usize::from(state.tickets[camel]);
        values.extend(TICKET_VALUES.iter().rev().take(left));
        values.sort_unstable();
        ensure(values == [2, 3, 5], &format!("leg tickets of {camel}: {values:?}"))?;
    }
    Ok(())
}

/// Each player's five race cards are in hand or on a pile, each once.
fn audit_cards(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.iter() {
        let piles = state.winner_pile.iter().chain(&state.loser_pile).filter(|card| card.seat == seat);
        let laid = piles.clone().map(|card| card.camel).collect::<CamelSet>();
        let all = player.cards.iter().chain(laid.iter()).collect::<CamelSet>();
        let once = piles.count() == laid.len() && laid.len() + player.cards.len() == 5;
        ensure(once && all == CamelSet::ALL, &format!("race cards of seat {seat}"))?;
    }
    Ok(())
}
