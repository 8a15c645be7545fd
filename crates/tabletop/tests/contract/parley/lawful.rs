//! What the laws need to know of Parley.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Seat, SeatSet};

use super::resample::some_choice;
use super::{CARDS, COINS, Card, Choice, Command, Config, Hint, Mode, Parley, ROUNDS, Sketch, State, Told};

impl Lawful for Parley {
    fn variants(seats: u8) -> Vec<Config> {
        let modes = [Mode::FreeForAll, Mode::Teams, Mode::Together];
        let fits = |mode: &Mode| *mode != Mode::Teams || seats.is_multiple_of(2);
        modes.into_iter().filter(fits).map(|mode| Config { seats, mode, first: None }).collect()
    }

    fn bound(config: &Config) -> usize {
        let seats = usize::from(config.seats);
        // Lay, roll, tell; each choice made, taken back and made again; the clock twice.
        usize::from(ROUNDS) * (3 + 3 * (3 * seats - 1) + 2)
    }

    fn arbitrary(state: &State, dice: &mut Dice) -> (Seat, Command) {
        let seat = Seat(dice.roll(8) - 1);
        let card = |dice: &mut Dice| Card(dice.roll(CARDS + 2) - 1);
        let command = match dice.below(7) {
            0 => Command::Lay(card(dice)),
            1 => Command::Roll,
            2 => Command::Tell(Hint::new("x").map_or(Told::Mimed, Told::Words)),
            3 => Command::Choose(Choice::Sketch(Sketch::new(vec![7; dice.index(3)]).unwrap_or_default())),
            4 => {
                let seats = (0..dice.below(4)).map(|_| Seat(dice.roll(8) - 1)).collect::<SeatSet>();
                Command::Choose(Choice::Vote(seats))
            }
            5 => {
                let mut cards = state.hands.get(seat).cloned().unwrap_or_default();
                dice.shuffle(&mut cards);
                if dice.chance(1, 2) {
                    cards.push(card(dice));
                }
                Command::Choose(Choice::Sort(cards))
            }
            _ => Command::Retract,
        };
        (if dice.chance(1, 16) { Seat(u8::MAX) } else { seat }, command)
    }

    fn audit(state: &State) -> Result<(), String> {
        let hands = state.hands.values().flatten();
        let mut cards = hands.chain(&state.deck).chain(&state.discard).chain(&state.laid).collect::<Vec<_>>();
        cards.sort_unstable();
        if !cards.iter().map(|card| card.0).eq(1..=CARDS) {
            return Err(format!("cards: {cards:?}"));
        }
        let coins = state.bank + state.earned.values().map(|earned| earned.coins()).sum::<u32>();
        if coins == COINS { Ok(()) } else { Err(format!("{coins} coins")) }
    }

    fn twin(state: &State, seat: Seat, command: &Command, dice: &mut Dice) -> Option<Command> {
        let Command::Choose(choice) = command else { return None };
        // The last choice in is shown at once.
        if state.chosen().with(seat) == state.choosers() {
            return None;
        }
        some_choice(state, seat, dice).filter(|other| other != choice).map(Command::Choose)
    }
}
