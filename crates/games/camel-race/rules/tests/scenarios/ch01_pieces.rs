//! RULES 1: pieces.

use camel_race::{
    Camel, CamelRace, CamelSet, Config, Event, Figure, RolledDie, SetupError, Space, TICKET_VALUES, TileSide,
};
use tabletop::{Dice, Game, Lobby, Match, Seat, Seed, Stream, Viewer};

use crate::table::{
    ANN, BEN, EARLY, act, at, begin, dice, new_match, oasis, offers, public, purses, refused, scenario,
    seen_by, ticket,
};
use camel_race::{Command, RuleError};

/// RULES 1.1
#[test]
fn two_to_eight_players_take_part() {
    for seats in 2..=8 {
        let game = new_match(seats, 1);
        assert_eq!(public(game.state()).players.seats(), seats);
    }
    for found in [0, 1, 9, 255] {
        let refused = Match::<CamelRace>::new(Config { seats: found, ..Config::new(8) }, Seed(1)).err();
        assert_eq!(refused, Some(SetupError::Seats { found, least: 2, most: 8 }));
    }
}

/// RULES 1.2
#[test]
fn there_is_a_die_with_three_faces_for_each_of_five_camels() {
    assert_eq!(Camel::ALL.map(Camel::letter), ['B', 'R', 'G', 'P', 'Y']);
    let mut seen = [[0_u32; 3]; 5];
    let mut chance = Dice::new(Seed(1), Stream::Test);
    let before = public(&at(2, EARLY));
    for _ in 0..15_000 {
        let mut state = CamelRace::resample(&before, Viewer::Public, &mut chance);
        act(&mut state, ANN, Command::Roll);
        let RolledDie { camel, pips } = public(&state).rolled[0];
        seen[camel.index()][usize::from(pips) - 1] += 1;
    }
    // Each of the fifteen comes a thousand times; five standard deviations are 153.
    assert!(seen.as_flattened().iter().all(|times| (847..=1_153).contains(times)), "{seen:?}");
}

/// RULES 1.3
#[test]
fn the_track_has_sixteen_spaces_and_the_line_lies_behind_the_last() {
    assert!(Space::all().map(|space| space.0).eq(1..=16));
    let last = scenario(2, "13:B 14:G 15:YRP").next_dice(&dice([(Camel::Blue, 3), (Camel::Green, 3)]));
    let mut state = begin(&last);
    act(&mut state, ANN, Command::Roll);
    assert_eq!(public(&state).track.space_of(Camel::Blue), Space(16));
    assert!(!public(&state).over);
    act(&mut state, BEN, Command::Roll);
    assert!(public(&state).over, "17 is over the line");
}

/// RULES 1.4
#[test]
fn each_tent_has_leg_tickets_of_5_3_and_2() {
    let mut state = at(2, EARLY);
    let mut seat = ANN;
    for camel in Camel::ALL {
        for value in [5, 3, 2] {
            assert_eq!(public(&state).top_ticket(camel), Some(value));
            let events = act(&mut state, seat, ticket(camel));
            assert_eq!(events[0], Event::LegTicketTaken { seat, camel, value });
            seat = seat.left(2);
        }
        assert_eq!(refused(&state, seat, ticket(camel)), RuleError::NoTicketLeft { camel });
    }
    let held: usize = public(&state).players.values().map(|player| player.leg_tickets.len()).sum();
    assert_eq!((held, TICKET_VALUES), (15, [5, 3, 2]));
}

/// RULES 1.5: the figure marks five race cards and a tile with two sides.
#[test]
fn a_player_has_a_figure_five_race_cards_and_a_desert_tile() {
    let state = at(3, EARLY);
    for seat in Seat::all(3) {
        let view = seen_by(seat, &state);
        assert_eq!(view.own.unwrap().held, CamelSet::ALL);
        assert_eq!(view.players[seat].cards_left, 5);
    }
    let tiles = offers(&state, ANN).into_iter().filter_map(|command| match command {
        Command::PlaceDesertTile { space: Space(9), side } => Some(side),
        _ => None,
    });
    assert_eq!(tiles.collect::<Vec<_>>(), [TileSide::Oasis, TileSide::Mirage]);
    let mut state = state;
    act(&mut state, ANN, oasis(9));
    act(&mut state, BEN, Command::Roll);
    act(&mut state, Seat(2), Command::Roll);
    act(&mut state, ANN, oasis(11));
    assert_eq!(public(&state).track.tiles().count(), 1, "there is one tile, not two");
}

/// RULES 1.5: one of eight figures, no two the same.
#[test]
fn figures_are_chosen_and_never_shared() {
    let chosen = Lobby { signs: vec![7, 0], ..Lobby::new(2) };
    let config = CamelRace::configure(&chosen).unwrap();
    assert_eq!(config.figures, [Figure::Elephant, Figure::Fox]);
    let game = Match::<CamelRace>::new(config, Seed(1)).unwrap();
    let figures: Vec<_> = public(game.state()).players.values().map(|player| player.figure).collect();
    assert_eq!(figures, [Figure::Elephant, Figure::Fox]);
    let all: Vec<_> = public(new_match(8, 1).state()).players.values().map(|player| player.figure).collect();
    assert_eq!(all, Figure::ALL);
    let same = CamelRace::configure(&Lobby { signs: vec![3, 3], ..Lobby::new(2) }).unwrap();
    let taken = SetupError::FigureTaken { seat: BEN, figure: Figure::Hare };
    assert_eq!(Match::<CamelRace>::new(same, Seed(1)).err(), Some(taken));
}

/// RULES 1.6
#[test]
fn everybody_starts_with_3_coins_and_a_leg_has_five_pyramid_tickets() {
    assert_eq!(purses(new_match(8, 1).state()), [3; 8]);
    let mut state = at(2, EARLY);
    for roll in 0..5 {
        let held: u8 = public(&state).players.values().map(|player| player.pyramid_tickets).sum();
        assert_eq!(held, roll);
        act(&mut state, Seat(roll % 2), Command::Roll);
    }
    assert_eq!(public(&state).leg, 2, "with the fifth ticket the leg is over");
    assert_eq!(purses(&state), [3 + 3, 3 + 2], "Ann took three of them, Ben two");
}
