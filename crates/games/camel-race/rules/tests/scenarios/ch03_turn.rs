//! RULES 3: a turn.

use std::collections::BTreeSet;

use camel_race::{Camel, CamelRace, Command, Event, RuleError, Space, TileSide};
use tabletop::{Dice, Game, Seat, Seed, Stream, Viewer, random_command};

use Camel::{Blue, Green, Lilac, Red};

use crate::table::{
    ANN, BEN, CEM, EARLY, act, at, begin, dice, loser, mirage, new_match, oasis, offers, public, refused,
    scenario, seen_by, ticket, track, winner,
};

/// RULES 3
#[test]
fn after_any_one_action_it_is_the_turn_of_the_player_on_the_left() {
    for command in [ticket(Blue), oasis(9), Command::Roll, winner(Red)] {
        let mut state = at(3, EARLY);
        for (seat, next) in [(ANN, BEN), (BEN, CEM), (CEM, ANN)] {
            assert_eq!(public(&state).turn, seat);
            let command = match command {
                Command::PlaceDesertTile { .. } => oasis(6 + 2 * seat.0),
                other => other,
            };
            let events = act(&mut state, seat, command);
            assert_eq!(events.last(), Some(&Event::TurnBegan { seat: next }));
            assert_eq!(refused(&state, seat, Command::Roll), RuleError::NotYourTurn);
        }
    }
}

/// RULES 3: the four things, and no pass.
#[test]
fn a_turn_offers_tickets_tiles_a_roll_and_race_cards() {
    let offers = offers(&at(2, EARLY), ANN);
    let count = |of: fn(&Command) -> bool| offers.iter().filter(|command| of(command)).count();
    assert_eq!(count(|command| matches!(command, Command::TakeLegTicket { .. })), 5);
    assert_eq!(count(|command| matches!(command, Command::PlaceDesertTile { .. })), 13 * 2);
    assert_eq!(count(|command| matches!(command, Command::Roll)), 1);
    assert_eq!(count(|command| matches!(command, Command::LayRaceCard { .. })), 5 * 2);
    assert_eq!(offers.len(), 5 + 26 + 1 + 10);
}

/// RULES 3: a roll is always allowed.
#[test]
fn whoever_has_the_turn_may_roll() {
    let mut chance = Dice::new(Seed(3), Stream::Test);
    for seed in 0..20 {
        let mut game = new_match(2 + u8::try_from(seed % 7).unwrap(), seed);
        while CamelRace::outcome(game.state()).is_none() {
            let seat = public(game.state()).turn;
            assert!(offers(game.state(), seat).contains(&Command::Roll));
            let offers = CamelRace::offers(game.state(), seat);
            let command = random_command::<CamelRace>(&offers, &mut chance).unwrap();
            let now = game.now();
            game.submit(seat, command, now).unwrap();
        }
    }
}

/// RULES 3.1
#[test]
fn a_ticket_comes_from_the_top_of_its_tent() {
    let mut state = at(2, EARLY);
    for (seat, value) in [(ANN, 5), (BEN, 3), (ANN, 2)] {
        let events = act(&mut state, seat, ticket(Green));
        let taken = Event::LegTicketTaken { seat, camel: Green, value };
        assert_eq!(events, [taken, Event::TurnBegan { seat: seat.left(2) }]);
    }
    assert_eq!(public(&state).top_ticket(Green), None);
    assert_eq!(public(&state).top_ticket(Blue), Some(5), "another tent is another stack");
    assert_eq!(refused(&state, BEN, ticket(Green)), RuleError::NoTicketLeft { camel: Green });
}

/// RULES 3.1: no limit.
#[test]
fn a_player_may_take_tickets_as_long_as_there_are_any() {
    let mut state = at(2, EARLY);
    for (turn, camel) in Camel::ALL.into_iter().flat_map(|camel| [camel; 3]).enumerate() {
        act(&mut state, ANN, ticket(camel));
        assert_eq!(public(&state).players[ANN].leg_tickets.len(), turn + 1);
        act(&mut state, BEN, if turn % 2 == 0 { oasis(12) } else { oasis(14) });
    }
    let values: Vec<u8> = public(&state).players[ANN].leg_tickets.iter().map(|ticket| ticket.value).collect();
    assert_eq!(values, [5, 3, 2].repeat(5));
}

/// RULES 3.2: no camel, no tile, no tile next to it, not space 1.
#[test]
fn a_tile_may_lie_on_just_these_spaces() {
    let state = at(3, "2:BG 6:Y 15:RP tiles 9+@2,12-@3");
    let mut free = BTreeSet::new();
    for command in offers(&state, ANN) {
        if let Command::PlaceDesertTile { space, .. } = command {
            free.insert(space.0);
        }
    }
    assert_eq!(free, [3, 4, 5, 7, 14, 16].into());
    for space in (0..=18).filter(|space| !free.contains(space)) {
        refused(&state, ANN, oasis(space));
        refused(&state, ANN, mirage(space));
    }
}

/// RULES 3.2: either side up.
#[test]
fn a_tile_lies_with_the_side_up_that_its_owner_wants() {
    for (command, side, written) in [(oasis(5), TileSide::Oasis, '+'), (mirage(5), TileSide::Mirage, '-')] {
        let mut state = at(2, EARLY);
        let events = act(&mut state, ANN, command);
        let placed = Event::DesertTilePlaced { seat: ANN, space: Space(5), side, from: None };
        assert_eq!(events, [placed, Event::TurnBegan { seat: BEN }]);
        assert_eq!(track(&state), format!("{EARLY} tiles 5{written}@1"));
    }
}

/// RULES 3.2: a tile that is out is lifted first.
#[test]
fn a_tile_moves_to_a_different_space_even_next_to_its_old_one() {
    let mut state = at(2, "1:BG 2:YR 3:P tiles 8+@1");
    for side in [oasis(8), mirage(8)] {
        let same = RuleError::SameSpace { space: Space(8) };
        assert_eq!(refused(&state, ANN, side), same, "not even to turn it over");
    }
    let events = act(&mut state, ANN, mirage(9));
    let moved =
        Event::DesertTilePlaced { seat: ANN, space: Space(9), side: TileSide::Mirage, from: Some(Space(8)) };
    assert_eq!(events[0], moved);
    assert_eq!(track(&state), "1:BG 2:YR 3:P tiles 9-@1");
    act(&mut state, BEN, oasis(7));
    assert_eq!(track(&state), "1:BG 2:YR 3:P tiles 7+@2,9-@1", "what lay on 8 hinders nothing");
}

/// RULES 3.2: all idle.
#[test]
fn nobody_can_wait_for_ever_by_moving_tiles() {
    let mut state = at(2, EARLY);
    act(&mut state, ANN, oasis(6));
    act(&mut state, BEN, oasis(9)); // laid from the hand: that is no moving
    act(&mut state, ANN, oasis(12));
    act(&mut state, BEN, oasis(15)); // now the last turn of both was a moving
    assert_eq!(refused(&state, ANN, oasis(7)), RuleError::Idling);
    assert!(!offers(&state, ANN).iter().any(|command| matches!(command, Command::PlaceDesertTile { .. })));
    act(&mut state, ANN, ticket(Blue));
    act(&mut state, BEN, oasis(9)); // Ann did something else, so Ben may
    act(&mut state, ANN, oasis(6)); // and Ann, whose last turn was a ticket
    assert_eq!(refused(&state, BEN, oasis(4)), RuleError::Idling);
    act(&mut state, BEN, Command::Roll);
}

/// RULES 3.2: only when every player's last turn was a moving.
#[test]
fn one_player_who_does_something_else_lets_all_others_move_their_tiles() {
    let mut state = at(3, "1:BG 2:YR 3:P tiles 6+@1,9+@2,12+@3");
    for (seat, space) in [(ANN, 7), (BEN, 10)] {
        act(&mut state, seat, oasis(space));
    }
    act(&mut state, CEM, Command::Roll);
    for (seat, space) in [(ANN, 6), (BEN, 9), (CEM, 13)] {
        act(&mut state, seat, mirage(space));
    }
    assert_eq!(refused(&state, ANN, oasis(7)), RuleError::Idling);
    assert_eq!(public(&state).idlers.len(), 3);
}

/// RULES 3.3
#[test]
fn a_roll_takes_a_pyramid_ticket_releases_a_die_and_moves_its_camel() {
    let mut state = begin(&scenario(2, EARLY).next_dice(&dice([(Lilac, 2), (Red, 3)])));
    let events = act(&mut state, ANN, Command::Roll);
    assert_eq!(events[0], Event::PyramidTicketTaken { seat: ANN });
    assert_eq!(events[1], Event::DieRolled { seat: ANN, camel: Lilac, pips: 2 });
    assert!(matches!(&events[2], Event::CamelMoved { advance } if advance.to == Space(5)));
    assert_eq!(events[3..], [Event::TurnBegan { seat: BEN }]);
    let view = public(&state);
    assert_eq!(view.players[ANN].pyramid_tickets, 1);
    assert!(!view.pyramid.contains(Lilac));
    act(&mut state, BEN, Command::Roll);
    let open: Vec<_> = public(&state).rolled.iter().map(|die| (die.camel, die.pips)).collect();
    assert_eq!(open, [(Lilac, 2), (Red, 3)], "they lie open in the order in which they came");
    assert_eq!(track(&state), "1:BG 2:Y 5:PR");
}

/// RULES 3.3: each die that is left is equally likely, and one that is out does not come again.
#[test]
fn the_pyramid_releases_only_what_is_in_it() {
    let before = public(&at(2, "1:BG 2:YR 3:P dice GP"));
    let mut chance = Dice::new(Seed(4), Stream::Test);
    let (mut green, mut lilac) = (0, 0);
    for _ in 0..2_000 {
        let mut state = CamelRace::resample(&before, Viewer::Public, &mut chance);
        act(&mut state, ANN, Command::Roll);
        match public(&state).rolled.last().unwrap().camel {
            Green => green += 1,
            Lilac => lilac += 1,
            other => panic!("{other} was out"),
        }
    }
    assert!((900..=1_100).contains(&green), "{green} and {lilac}");
}

/// RULES 3.4
#[test]
fn a_race_card_goes_on_top_of_a_pile() {
    let mut state = at(3, EARLY);
    act(&mut state, ANN, winner(Blue));
    act(&mut state, BEN, winner(Blue));
    let events = act(&mut state, CEM, loser(Green));
    assert_eq!(events.len(), 2);
    act(&mut state, ANN, winner(Red));
    let view = seen_by(ANN, &state);
    assert_eq!(view.winner_pile, [ANN, BEN, ANN]);
    assert_eq!(view.loser_pile, [CEM]);
    assert_eq!(view.own.unwrap().on_winner, [Blue, Red]);
}

/// RULES 3.4: it cannot come back.
#[test]
fn a_colour_is_laid_once() {
    let mut state = at(2, EARLY);
    for (seat, command) in
        [(ANN, winner(Blue)), (BEN, Command::Roll), (ANN, loser(Red)), (BEN, Command::Roll)]
    {
        act(&mut state, seat, command);
    }
    for camel in [Blue, Red] {
        for command in [winner(camel), loser(camel)] {
            assert_eq!(refused(&state, ANN, command), RuleError::CardLaid { camel });
            assert!(!offers(&state, ANN).contains(&command));
        }
    }
    assert_eq!(public(&state).players[ANN].cards_left, 3);
    assert_eq!(public(&state).players[Seat(1)].cards_left, 5);
}
