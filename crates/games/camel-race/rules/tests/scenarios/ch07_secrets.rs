//! RULES 7: what is hidden and what is open.

use camel_race::{Camel, CamelRace, CamelSet, Command, Event, OwnCards, Pile, ShownCards, State};
use tabletop::{BySeat, Game, Host, Millis, Occupant, Player, Viewer};

use Camel::{Blue, Green, Lilac, Red};
use Pile::{Loser, Winner};

use crate::table::{
    ANN, BEN, CEM, EARLY, act, at, begin, dice, loser, new_match, oasis, public, scenario, seen_by, ticket,
    winner,
};

/// Everybody but Ann.
const OTHERS: [Viewer; 3] = [Viewer::Public, Viewer::Seat(BEN), Viewer::Seat(CEM)];

/// Ann lays a card; the match after it, and what happened.
fn laid(command: Command) -> (State, Vec<Event>) {
    let mut state = at(3, EARLY);
    let events = act(&mut state, ANN, command);
    (state, events)
}

/// RULES 7.1: others see the same whichever colour was laid, in the picture and in what happens.
#[test]
fn nobody_else_can_tell_one_colour_from_another() {
    let (blue, blue_events) = laid(winner(Blue));
    let (red, red_events) = laid(winner(Red));
    assert_ne!(blue, red);
    for viewer in OTHERS {
        assert_eq!(CamelRace::view(&blue, viewer), CamelRace::view(&red, viewer), "{viewer:?}");
        let see = |events: &[Event]| {
            events.iter().map(|event| CamelRace::redact(event, viewer)).collect::<Vec<_>>()
        };
        assert_eq!(see(&blue_events), see(&red_events), "{viewer:?}");
        let hidden = Event::RaceCardLaid { seat: ANN, pile: Winner, camel: None };
        assert_eq!(see(&blue_events)[0], Some(hidden));
        assert_eq!(
            CamelRace::describe(&CamelRace::view(&blue, viewer)),
            CamelRace::describe(&CamelRace::view(&red, viewer))
        );
    }
}

/// RULES 7.1: the owner knows.
#[test]
fn players_see_their_own_cards() {
    let (mut state, events) = laid(winner(Blue));
    let open = Event::RaceCardLaid { seat: ANN, pile: Winner, camel: Some(Blue) };
    assert_eq!(CamelRace::redact(&events[0], Viewer::Seat(ANN)), Some(open));
    act(&mut state, BEN, winner(Green));
    act(&mut state, CEM, Command::Roll);
    act(&mut state, ANN, loser(Red));
    let held = CamelSet::ALL.without(Blue).without(Red);
    let own = OwnCards { held, on_winner: vec![Blue], on_loser: vec![Red] };
    assert_eq!(seen_by(ANN, &state).own, Some(own));
    let own = OwnCards { held: CamelSet::ALL.without(Green), on_winner: vec![Green], on_loser: vec![] };
    assert_eq!(seen_by(BEN, &state).own, Some(own));
    assert_eq!(public(&state).own, None, "the public holds no cards");
}

/// RULES 7.1: which cards are still held is hidden with them.
#[test]
fn what_a_player_still_holds_is_hidden() {
    for viewer in OTHERS {
        let view = CamelRace::view(&laid(loser(Lilac)).0, viewer);
        assert_eq!(view.players[ANN].cards_left, 4);
        assert_eq!(view.shown, None);
        if let Some(own) = view.own {
            assert_eq!(own.held, CamelSet::ALL, "the own cards, not Ann's");
        }
    }
}

/// RULES 7.1: the door through which a match is shown keeps the secret too.
#[test]
fn the_host_tells_others_no_colour() {
    let people = BySeat::new(3, |_| Occupant::new(Player::Person, ""));
    let (mut host, _) = Host::begin(new_match(3, 1), people);
    let before = host.beat_count();
    host.submit(ANN, winner(Green), Millis(0)).unwrap();
    let seen = |viewer| host.beats(viewer, before).remove(0).event;
    for viewer in OTHERS {
        assert_eq!(seen(viewer), Event::RaceCardLaid { seat: ANN, pile: Winner, camel: None });
        assert_eq!(host.view(viewer).shown, None);
    }
    assert_eq!(seen(Viewer::Seat(ANN)), Event::RaceCardLaid { seat: ANN, pile: Winner, camel: Some(Green) });
    assert_eq!(host.view(Viewer::Seat(ANN)).own.unwrap().on_winner, [Green]);
}

/// RULES 7.2
#[test]
fn everything_else_is_open() {
    let position = scenario(3, "1:BG 2:YR 3:P dice BRG tiles 6+@1,9-@3")
        .purses(&[(ANN, 11), (CEM, 0)])
        .leg_tickets(&[(BEN, Blue), (CEM, Blue)])
        .pyramid_tickets(&[(BEN, 2)])
        .cards(&[(CEM, Red, Winner), (ANN, Blue, Winner), (CEM, Blue, Loser), (CEM, Lilac, Winner)]);
    let state = begin(&position);
    let open = public(&state);
    assert_eq!(open.winner_pile, [CEM, ANN, CEM], "whose they are, oldest first");
    assert_eq!(open.loser_pile, [CEM]);
    assert_eq!(open.players.map(|_, player| player.cards_left), [4, 5, 2].into_iter().collect());
    assert_eq!(open.players.map(|_, player| player.purse), [11, 3, 0].into_iter().collect());
    let tickets = open.players.map(|_, player| player.leg_tickets.iter().map(|ticket| ticket.value).sum());
    assert_eq!(tickets, [0_u8, 5, 3].into_iter().collect());
    assert_eq!(open.players[BEN].pyramid_tickets, 2);
    assert_eq!(open.track.tile_of(CEM), Some(camel_race::Space(9)));
    for seat in [ANN, BEN, CEM] {
        let view = seen_by(seat, &state);
        let unsealed = camel_race::View { viewer: None, own: None, ..view };
        assert_eq!(unsealed, open, "a player sees what the public sees, and the own cards");
    }
}

/// RULES 7.2: nothing but a race card's colour is ever kept from anybody.
#[test]
fn all_other_turns_are_seen_by_all() {
    for command in [ticket(Blue), oasis(9), Command::Roll] {
        let (_, events) = laid(command);
        for viewer in OTHERS {
            let seen: Vec<_> = events.iter().filter_map(|event| CamelRace::redact(event, viewer)).collect();
            assert_eq!(seen, events);
        }
    }
}

/// RULES 7.3
#[test]
fn at_the_end_all_cards_are_turned_up() {
    let cards = [(BEN, Lilac, Winner), (ANN, Red, Winner), (BEN, Blue, Loser)];
    let position = scenario(2, "5:BG 7:Y 14:R 16:P").cards(&cards).next_dice(&dice([(Lilac, 1)]));
    let mut state = begin(&position);
    assert_eq!(public(&state).shown, None);
    let events = act(&mut state, ANN, Command::Roll);
    let shown = ShownCards { winner: vec![Lilac, Red], loser: vec![Blue] };
    assert_eq!(public(&state).shown, Some(shown));
    for event in events {
        assert_eq!(CamelRace::redact(&event, Viewer::Public), Some(event));
    }
}
