//! RULES 9: bots.

use std::collections::BTreeSet;

use camel_race::{Camel, CamelRace, Command, Pile, Space, State, TileSide, View};
use tabletop::record::{Reading, read};
use tabletop::{
    BySeat, Game, Host, Level, Occupant, Offer, Outcome, Player, Seat, Seed, Situation, Thought, Viewer,
};

use Camel::Blue;

use crate::table::{ANN, BEN, EARLY, at, begin, new_match, scenario, ticket, winner};

/// A bot's turn, with what it saw before it.
struct Turn {
    seat: Seat,
    view: View,
    command: Command,
}

/// A table of bots, the first one's level first.
fn table(seed: u64, levels: &[Level]) -> Host<CamelRace> {
    let seats = u8::try_from(levels.len()).expect("at most eight");
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(levels[seat.index()]), ""));
    Host::begin(new_match(seats, seed), people).0
}

/// One turn of the bot whose turn it is, thinking so many nodes at a time; `None` at the end.
fn turn(host: &mut Host<CamelRace>, nodes: u32) -> Option<Turn> {
    let seat = host.to_act().seats.iter().next()?;
    let view = host.view(Viewer::Seat(seat));
    let command = loop {
        match host.think(seat, nodes)? {
            Thought::Thinking => {}
            Thought::Decide { command, .. } => break command,
        }
    };
    assert!(host.offers(seat).contains(&Offer::Exact(command)), "{command:?} was not on offer");
    host.submit(seat, command, tabletop::Millis(0)).expect("a bot plays by the rules");
    Some(Turn { seat, view, command })
}

/// A whole match of bots.
fn play(seed: u64, levels: &[Level], nodes: u32) -> Vec<Turn> {
    let mut host = table(seed, levels);
    std::iter::from_fn(|| turn(&mut host, nodes)).collect()
}

fn commands(turns: &[Turn]) -> Vec<(Seat, Command)> {
    turns.iter().map(|turn| (turn.seat, turn.command)).collect()
}

/// What the bot of this level does in this match, where Ann has the turn.
fn decide(level: Level, state: &State) -> Command {
    let situation = Situation {
        seat: ANN,
        turn: 0,
        now: tabletop::Millis::default(),
        view: CamelRace::view(state, Viewer::Seat(ANN)),
        offers: CamelRace::offers(state, ANN),
    };
    CamelRace::bot(level, ANN, Seed(1)).decide(&situation)
}

/// RULES 9.1: a bot plays by the rules, at every level and table.
#[test]
fn bots_only_do_what_is_on_offer() {
    for seats in 2..=8_u8 {
        for level in Level::ALL {
            for seed in 0..2 {
                let levels = vec![level; usize::from(seats)];
                assert!(!play(seed, &levels, u32::MAX).is_empty());
            }
        }
        let mixed: Vec<_> = Level::ALL.into_iter().cycle().take(usize::from(seats)).collect();
        assert!(!play(9, &mixed, u32::MAX).is_empty());
    }
}

/// RULES 9.1: what a bot cannot see does not change what it does.
#[test]
fn a_bot_does_not_know_the_colour_of_another_players_card() {
    for level in Level::ALL {
        let next = |first: Command| {
            let mut host = table(3, &[Level::Easy, level]);
            host.submit(ANN, first, tabletop::Millis(0)).unwrap();
            turn(&mut host, u32::MAX).unwrap().command
        };
        let answers: BTreeSet<_> =
            Camel::ALL.map(|camel| format!("{:?}", next(winner(camel)))).into_iter().collect();
        assert_eq!(answers.len(), 1, "{level:?}: {answers:?}");
    }
}

/// RULES 9.2: the same match, the same moves; at once or little by little.
#[test]
fn a_bot_decides_the_same_in_whatever_steps_it_thinks() {
    for level in Level::ALL {
        for (seed, seats) in [(1, 2), (2, 5)] {
            let levels = vec![level; seats];
            let at_once = commands(&play(seed, &levels, u32::MAX));
            assert_eq!(commands(&play(seed, &levels, u32::MAX)), at_once, "{level:?} again");
            assert_eq!(commands(&play(seed, &levels, 1)), at_once, "{level:?} node by node");
            assert_eq!(commands(&play(seed, &levels, 7)), at_once, "{level:?} by seven nodes");
        }
    }
}

/// RULES 9.2: it thinks no more in one step than it may.
#[test]
fn hard_needs_several_steps_of_one_node() {
    let mut host = table(1, &[Level::Hard; 2]);
    turn(&mut host, u32::MAX).unwrap();
    let mut steps = 1;
    while host.think(BEN, 1) == Some(Thought::Thinking) {
        steps += 1;
    }
    assert!(steps > 15, "the outcomes of a roll alone are many nodes, not {steps}");
}

/// RULES 9.2: a match that was kept goes on as it would have.
#[test]
fn bots_of_a_match_taken_up_again_play_on_alike() {
    let levels = [Level::Hard, Level::Easy, Level::Medium];
    let whole = commands(&play(6, &levels, u32::MAX));
    let mut host = table(6, &levels);
    let half: Vec<_> = (0..whole.len() / 2).map(|_| turn(&mut host, u32::MAX).unwrap()).collect();
    let kept = read::<CamelRace>(host.save().as_bytes(), Reading::Closed).unwrap();
    let mut host = Host::resume(kept);
    let rest: Vec<_> = std::iter::from_fn(|| turn(&mut host, u32::MAX)).collect();
    assert_eq!([commands(&half), commands(&rest)].concat(), whole);
}

/// RULES 9.3
#[test]
fn easy_bets_on_camels_ahead_lays_cards_late_and_mostly_rolls() {
    let turns: Vec<Turn> = (0..30).flat_map(|seed| play(seed, &[Level::Easy; 3], u32::MAX)).collect();
    let mut rolls = 0;
    for Turn { view, command, .. } in &turns {
        let ranking = view.track.ranking();
        match *command {
            Command::Roll => rolls += 1,
            Command::TakeLegTicket { camel } => assert!(ranking[..2].contains(&camel)),
            Command::LayRaceCard { camel, pile } => {
                let likely = if pile == Pile::Winner { ranking[0] } else { ranking[4] };
                assert_eq!(camel, likely);
                assert!(view.track.space_of(ranking[0]) > Space(4), "the race has taken shape");
            }
            Command::PlaceDesertTile { space, .. } => assert!(space > view.track.space_of(ranking[0])),
        }
    }
    assert!(2 * rolls > turns.len(), "{rolls} rolls in {} turns", turns.len());
}

/// Before the last roll of an early leg: lilac is sure to be first, and yellow is second in two cases of three.
const LAST_ROLL: &str = "4:BGY 6:R 9:P dice B";

/// RULES 9.4
#[test]
fn medium_takes_what_the_leg_promises_most_for() {
    let lilac = |taken: usize| begin(&scenario(2, LAST_ROLL).leg_tickets(&vec![(BEN, Camel::Lilac); taken]));
    for taken in 0..3 {
        assert_eq!(
            decide(Level::Medium, &lilac(taken)),
            ticket(Camel::Lilac),
            "even 2 coins are more than 1"
        );
    }
    assert_eq!(
        decide(Level::Medium, &lilac(3)),
        Command::Roll,
        "any other ticket is worth a third of a coin"
    );
}

/// RULES 9.5: exact expected coins.
#[test]
fn hard_takes_what_is_worth_most() {
    assert_eq!(decide(Level::Hard, &at(2, LAST_ROLL)), ticket(Camel::Lilac));
}

/// RULES 9.5: race cards have their time.
#[test]
fn hard_lays_a_race_card_when_the_race_is_decided() {
    let decided = at(2, "1:RGPY 16:B");
    assert_eq!(decide(Level::Hard, &decided), winner(Blue));
    assert!(!matches!(decide(Level::Hard, &at(2, EARLY)), Command::LayRaceCard { .. }));
}

/// RULES 9.5: desert tiles included, with either side.
#[test]
fn hard_uses_all_that_a_turn_offers() {
    let turns: Vec<Turn> = (0..30).flat_map(|seed| play(seed, &[Level::Hard; 2], u32::MAX)).collect();
    let used = |of: fn(&Command) -> bool| turns.iter().filter(|turn| of(&turn.command)).count();
    let counts = [
        used(|command| matches!(command, Command::Roll)),
        used(|command| matches!(command, Command::TakeLegTicket { .. })),
        used(|command| matches!(command, Command::PlaceDesertTile { side: TileSide::Oasis, .. })),
        used(|command| matches!(command, Command::PlaceDesertTile { side: TileSide::Mirage, .. })),
        used(|command| matches!(command, Command::LayRaceCard { pile: Pile::Winner, .. })),
        used(|command| matches!(command, Command::LayRaceCard { pile: Pile::Loser, .. })),
    ];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// How many half games the first level wins of sixty, thirty seeds with the seats swapped.
fn half_wins(level: Level, against: Level) -> u32 {
    let game = |seed, swapped: bool| {
        let levels = if swapped { [against, level] } else { [level, against] };
        let mut host = table(seed, &levels);
        while turn(&mut host, u32::MAX).is_some() {}
        let Some(Outcome::Ranking(places)) = host.outcome() else { panic!("a finished match has a ranking") };
        let own = if swapped { BEN } else { ANN };
        match (places[own], places[own.left(2)]) {
            (1, 1) => 1,
            (1, _) => 2,
            _ => 0,
        }
    };
    (0..30).map(|seed| game(seed, false) + game(seed, true)).sum()
}

/// RULES 9.6: over sixty of the games; the arena plays them all.
#[test]
fn the_stronger_bot_wins() {
    let all = 2 * 60;
    let (medium, easy) = (half_wins(Level::Hard, Level::Medium), half_wins(Level::Hard, Level::Easy));
    assert!(100 * medium >= 60 * all, "hard won {medium} of {all} half games against medium");
    assert!(100 * easy >= 95 * all, "hard won {easy} of {all} half games against easy");
    let easy = half_wins(Level::Medium, Level::Easy);
    assert!(100 * easy > 50 * all, "medium won {easy} of {all} half games against easy");
}
