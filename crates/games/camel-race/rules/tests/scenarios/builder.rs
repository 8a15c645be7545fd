//! What a [`Scenario`] itself promises: the position that was asked for, or a word about why not.

use camel_race::{Camel, Command, NotationError, Pile, RolledDie, ScenarioError, SetupError, Space};
use tabletop::{Seat, StateHash};

use Camel::{Blue, Green, Lilac, Red};

use crate::table::{ANN, BEN, CEM, EARLY, act, begin, dice, public, scenario};

#[test]
fn everything_is_as_it_was_asked_for() {
    let asked = scenario(3, "1:BG 2:YR 3:P dice GP tiles 5-@1,9+@3")
        .turn(CEM)
        .leg(3)
        .purses(&[(ANN, 12), (CEM, 0)])
        .leg_tickets(&[(BEN, Blue), (ANN, Blue), (BEN, Red)])
        .pyramid_tickets(&[(ANN, 1), (CEM, 2)])
        .cards(&[(ANN, Blue, Pile::Loser), (BEN, Blue, Pile::Winner), (ANN, Red, Pile::Winner)]);
    let view = public(&begin(&asked));
    assert_eq!(view.position().to_string(), "1:BG 2:YR 3:P dice GP tiles 5-@1,9+@3");
    assert_eq!((view.turn, view.leg), (CEM, 3));
    assert_eq!(view.players.map(|_, player| player.purse), [12, 3, 0].into_iter().collect());
    assert_eq!(view.players.map(|_, player| player.pyramid_tickets), [1, 0, 2].into_iter().collect());
    let held = |seat| view.players[seat].leg_tickets.iter().map(|ticket| (ticket.camel, ticket.value));
    assert!(held(BEN).eq([(Blue, 5), (Red, 5)]) && held(ANN).eq([(Blue, 3)]));
    assert_eq!((view.winner_pile, view.loser_pile), (vec![BEN, ANN], vec![ANN]));
}

#[test]
fn pyramid_tickets_lie_with_the_last_player_when_nothing_is_said() {
    let view = public(&begin(&scenario(3, "1:BG 2:YR 3:P dice GP")));
    assert_eq!(view.players.map(|_, player| player.pyramid_tickets), [0, 0, 3].into_iter().collect());
}

#[test]
fn the_dice_come_as_they_were_chosen_even_into_the_next_leg() {
    let wanted = [(Green, 3), (Lilac, 1), (Blue, 1), (Green, 2), (Red, 3)];
    let asked = scenario(2, "1:BG 2:YR 3:P dice GP").next_dice(&dice(wanted));
    let mut state = begin(&asked);
    assert_eq!(StateHash::of(&state), StateHash::of(&begin(&asked)), "the same every time");
    let mut came = Vec::new();
    for roll in 0..5 {
        let events = act(&mut state, Seat(roll % 2), Command::Roll);
        came.extend(events.into_iter().filter_map(|event| match event {
            camel_race::Event::DieRolled { camel, pips, .. } => Some((camel, pips)),
            _ => None,
        }));
    }
    assert_eq!(came, wanted);
}

#[test]
fn what_the_rules_do_not_allow_is_no_scenario() {
    let refused = |asked: camel_race::Scenario| {
        let error = asked.state().expect_err("the rules do not allow this");
        assert!(!error.to_string().is_empty());
        error
    };
    let early = || scenario(2, EARLY);
    let seats = SetupError::Seats { found: 9, least: 2, most: 8 };
    assert_eq!(refused(scenario(9, EARLY)), ScenarioError::SetUp(seats));
    assert_eq!(refused(early().turn(CEM)), ScenarioError::SetUp(SetupError::NoSuchFirst(CEM)));
    assert_eq!(refused(early().purses(&[(CEM, 1)])), ScenarioError::NoSuchSeat(CEM));
    assert_eq!(refused(early().leg_tickets(&[(CEM, Blue)])), ScenarioError::NoSuchSeat(CEM));
    assert_eq!(refused(early().cards(&[(CEM, Blue, Pile::Loser)])), ScenarioError::NoSuchSeat(CEM));
    assert_eq!(refused(early().pyramid_tickets(&[(CEM, 0)])), ScenarioError::NoSuchSeat(CEM));
    assert_eq!(refused(scenario(2, "1:BG 2:YR 17:P")), ScenarioError::RaceOver);
    for tiles in ["5+", "5+@3"] {
        let stray = scenario(2, &format!("{EARLY} tiles {tiles}"));
        assert_eq!(refused(stray), ScenarioError::TileOfNobody(Space(5)));
    }
    assert_eq!(refused(early().leg_tickets(&[(ANN, Blue); 4])), ScenarioError::NoTicketLeft(Blue));
    let tickets = ScenarioError::PyramidTickets { found: 1, dice_out: 0 };
    assert_eq!(refused(early().pyramid_tickets(&[(ANN, 1)])), tickets);
    let twice = [(ANN, Blue, Pile::Loser), (ANN, Blue, Pile::Winner)];
    assert_eq!(refused(early().cards(&twice)), ScenarioError::CardLaid { seat: ANN, camel: Blue });
    let out = RolledDie { camel: Blue, pips: 1 };
    assert_eq!(refused(scenario(2, "1:BG 2:YR 3:P dice G").next_dice(&[out])), ScenarioError::NoSuchDie(out));
    let no_face = RolledDie { camel: Blue, pips: 4 };
    assert_eq!(refused(early().next_dice(&[no_face])), ScenarioError::NoSuchDie(no_face));
    let long: Vec<RolledDie> = Camel::ALL.map(|camel| RolledDie { camel, pips: 3 }).repeat(3);
    assert_eq!(refused(early().next_dice(&long)), ScenarioError::TooManyDice);
    let unread = camel_race::Scenario::new(2, "1:BG 2:YR").err();
    assert!(matches!(unread, Some(NotationError::Track(_))));
}
