//! RULES 8: what is refused. Each refusal leaves the match as it was, which [`refused`] sees to.

use camel_race::{Camel, CamelRace, Command, Config, Figure, Pile, RuleError, SetupError, Space, State};
use tabletop::{Game, Input, Lobby, Match, Seat, Seed, Speak};

use Camel::{Blue, Green, Lilac};

use crate::table::{
    ANN, BEN, CEM, EARLY, act, at, begin, dice, loser, mirage, oasis, refused, refused_input, scenario,
    ticket, winner,
};

/// One of each kind of turn.
fn any_turn() -> [Command; 4] {
    [ticket(Blue), oasis(10), Command::Roll, winner(Blue)]
}

/// The race is over and paid.
fn over() -> State {
    let mut state = begin(&scenario(2, "5:BG 7:Y 14:R 16:P").next_dice(&dice([(Lilac, 1)])));
    act(&mut state, ANN, Command::Roll);
    state
}

/// Ann has the turn, and the last turn of both was the moving of a tile.
fn idle() -> State {
    let mut state = at(2, "1:BG 2:YR 3:P tiles 6+@1,9+@2");
    act(&mut state, ANN, oasis(12));
    act(&mut state, BEN, oasis(15));
    state
}

/// RULES 8: each refusal has words of its own.
#[test]
fn every_refusal_says_which_rule_forbids_it() {
    let space = Space(5);
    let all = [
        RuleError::NoClock,
        RuleError::MatchOver,
        RuleError::NotYourTurn,
        RuleError::NoTicketLeft { camel: Blue },
        RuleError::OutsideTrack { space },
        RuleError::FirstSpace,
        RuleError::SameSpace { space },
        RuleError::Occupied { space },
        RuleError::NextToTile { space, tile: Space(6) },
        RuleError::Idling,
        RuleError::NoDieLeft,
        RuleError::CardLaid { camel: Blue },
    ];
    let ids: std::collections::BTreeSet<_> = all.iter().map(|error| error.message().id).collect();
    assert_eq!(ids.len(), all.len());
}

/// RULES 8: the first of several reasons is told, in the order of the page.
#[test]
fn the_first_reason_is_told() {
    let over = over();
    assert_eq!(refused_input(&over, &Input::Elapsed), RuleError::NoClock, "8.1 before 8.2");
    assert_eq!(refused(&over, BEN, ticket(Blue)), RuleError::MatchOver, "8.2 before 8.3");
    let taken = begin(&scenario(2, EARLY).leg_tickets(&[(ANN, Blue), (ANN, Blue), (ANN, Blue)]));
    assert_eq!(refused(&taken, BEN, ticket(Blue)), RuleError::NotYourTurn, "8.3 before 8.4");
    assert_eq!(refused(&at(2, EARLY), ANN, oasis(1)), RuleError::FirstSpace, "8.6 before 8.8");
    let near = at(3, "1:BG 5:YR 7:P tiles 6+@2");
    assert_eq!(refused(&near, ANN, oasis(5)), RuleError::Occupied { space: Space(5) }, "8.8 before 8.9");
    let idle = idle();
    for (space, error) in [
        (12, RuleError::SameSpace { space: Space(12) }),
        (3, RuleError::Occupied { space: Space(3) }),
        (14, RuleError::NextToTile { space: Space(14), tile: Space(15) }),
    ] {
        assert_eq!(refused(&idle, ANN, oasis(space)), error, "before 8.10");
    }
}

/// RULES 8.1
#[test]
fn no_clock_runs() {
    let state = at(2, EARLY);
    assert_eq!(CamelRace::next_deadline(&state), None);
    assert!(!CamelRace::to_act(&state).clock);
    assert_eq!(refused_input(&state, &Input::Elapsed), RuleError::NoClock);
}

/// RULES 8.2
#[test]
fn nobody_plays_on_after_the_end() {
    let state = over();
    for seat in [ANN, BEN, CEM] {
        for command in any_turn() {
            assert_eq!(refused(&state, seat, command), RuleError::MatchOver);
        }
    }
}

/// RULES 8.3
#[test]
fn nobody_plays_out_of_turn() {
    let state = begin(&scenario(3, EARLY).turn(BEN));
    for seat in [ANN, CEM, Seat(3), Seat(255)] {
        for command in any_turn() {
            assert_eq!(refused(&state, seat, command), RuleError::NotYourTurn);
        }
    }
}

/// RULES 8.4
#[test]
fn an_empty_tent_gives_no_ticket() {
    let taken = [(ANN, Green), (BEN, Green), (ANN, Green)];
    let state = begin(&scenario(2, EARLY).leg_tickets(&taken));
    assert_eq!(refused(&state, ANN, ticket(Green)), RuleError::NoTicketLeft { camel: Green });
}

/// RULES 8.5
#[test]
fn no_tile_lies_outside_of_the_track() {
    for number in [0, 17, 18, 255] {
        let error = RuleError::OutsideTrack { space: Space(number) };
        assert_eq!(refused(&at(2, EARLY), ANN, oasis(number)), error);
        assert_eq!(refused(&at(2, EARLY), ANN, mirage(number)), error);
    }
}

/// RULES 8.6
#[test]
fn no_tile_lies_on_space_1() {
    let state = at(2, "2:BG 3:YR 4:P");
    for command in [oasis(1), mirage(1)] {
        assert_eq!(refused(&state, ANN, command), RuleError::FirstSpace, "though it is empty");
    }
}

/// RULES 8.7
#[test]
fn a_tile_does_not_stay_where_it_is() {
    let state = at(2, "1:BG 2:YR 3:P tiles 6+@1");
    for command in [oasis(6), mirage(6)] {
        assert_eq!(refused(&state, ANN, command), RuleError::SameSpace { space: Space(6) });
    }
}

/// RULES 8.8
#[test]
fn no_tile_lies_on_camels_or_on_a_tile() {
    let state = at(2, "1:BG 2:YR 3:P tiles 6+@2");
    for number in [2, 3, 6] {
        let error = RuleError::Occupied { space: Space(number) };
        assert_eq!(refused(&state, ANN, oasis(number)), error);
    }
}

/// RULES 8.9
#[test]
fn no_tile_lies_next_to_another_one() {
    let state = at(3, "1:BG 2:YR 3:P tiles 6+@2,16-@3");
    for (number, tile) in [(5, 6), (7, 6), (15, 16)] {
        let error = RuleError::NextToTile { space: Space(number), tile: Space(tile) };
        assert_eq!(refused(&state, ANN, mirage(number)), error);
    }
}

/// RULES 8.10
#[test]
fn the_last_tile_is_not_moved_while_all_move_tiles() {
    let state = idle();
    for command in [oasis(7), mirage(9)] {
        assert_eq!(refused(&state, ANN, command), RuleError::Idling);
    }
}

/// RULES 8.11
#[test]
fn an_empty_pyramid_releases_no_die() {
    let state = at(2, "1:BG 2:YR 3:P dice none");
    assert_eq!(refused(&state, ANN, Command::Roll), RuleError::NoDieLeft);
}

/// RULES 8.12
#[test]
fn a_race_card_is_not_laid_twice() {
    let laid = [(ANN, Blue, Pile::Winner), (ANN, Green, Pile::Loser), (BEN, Lilac, Pile::Loser)];
    let mut state = begin(&scenario(2, EARLY).cards(&laid));
    for camel in [Blue, Green] {
        for command in [winner(camel), loser(camel)] {
            assert_eq!(refused(&state, ANN, command), RuleError::CardLaid { camel });
        }
    }
    act(&mut state, ANN, loser(Lilac));
}

/// RULES 8.13
#[test]
fn what_describes_no_match_is_refused() {
    let refused = |config| Match::<CamelRace>::new(config, Seed(1)).err();
    let table = Config::new(3);
    for seats in [1, 9] {
        let wrong = SetupError::Seats { found: seats, least: 2, most: 8 };
        assert_eq!(refused(Config { seats, ..table.clone() }), Some(wrong));
        assert_eq!(CamelRace::configure(&Lobby::new(seats)), Err(wrong));
    }
    assert_eq!(refused(table.clone().starting(Seat(3))), Some(SetupError::NoSuchFirst(Seat(3))));
    let figures = |figures: &[Figure]| Config { figures: figures.to_vec(), ..table.clone() };
    let [fox, cat, owl, hare, ..] = Figure::ALL;
    assert_eq!(refused(figures(&[fox, cat])), Some(SetupError::NoSuchFigure(CEM)));
    assert_eq!(refused(figures(&[fox, cat, owl, hare])), Some(SetupError::NoSuchFigure(Seat(3))));
    let taken = SetupError::FigureTaken { seat: CEM, figure: fox };
    assert_eq!(refused(figures(&[fox, cat, fox])), Some(taken));
    let unknown = Lobby { signs: vec![0, 8, 2], ..Lobby::new(3) };
    assert_eq!(CamelRace::configure(&unknown), Err(SetupError::NoSuchFigure(BEN)));
    assert_eq!(refused(table), None);
}
