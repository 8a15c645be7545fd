//! RULES 7: what is hidden, and from whom.

use storyteller::{Card, Command, Config, Event, Gift, Storyteller, Tag, View};
use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Seat, Seed, StateHash, Stream, Viewer};

use crate::table::{
    ANN, BEN, CEM, DOT, act, all_right, at_vote, give, hand, new_match, others, own, place_of, public, table,
    tell_first, vote, vote_all,
};

fn seen_by(state: &storyteller::State, viewer: Viewer) -> View {
    Storyteller::view(state, viewer)
}

/// What everybody but this seat sees of a state and of events, as one value.
fn seen_by_others(state: &storyteller::State, events: &[Event], seat: Seat) -> String {
    let viewers = Viewer::all(4).filter(|viewer| !viewer.is(seat));
    let seen = viewers.map(|viewer| {
        let events = events.iter().map(|event| Storyteller::redact(event, viewer)).collect::<Vec<_>>();
        format!("{:?} {events:?}", seen_by(state, viewer))
    });
    seen.collect::<Vec<_>>().join("\n")
}

/// RULES 7.1
#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let state = table(4);
    assert_eq!(public(&state).own, None);
    for seat in Seat::all(4) {
        let view = seen_by(&state, Viewer::Seat(seat));
        assert_eq!(view.own.as_ref().map(|own| own.hand.len()), Some(6));
        let rest = View { own: None, viewer: None, ..view };
        assert_eq!(rest, public(&state), "all else is what everybody sees");
    }
}

/// RULES 7.1: neither the deal nor a refill tells others which cards.
#[test]
fn dealt_and_drawn_cards_are_redacted() {
    let game = new_match(Config::new(4), 3);
    let mut state = game.state().clone();
    let mut events = game.beats().iter().map(|beat| beat.event.clone()).collect::<Vec<_>>();
    tell_first(&mut state);
    crate::table::give_first(&mut state);
    let votes = all_right(&state);
    vote_all(&mut state, &votes);
    events.extend(act(&mut state, ANN, crate::table::go_on()));
    let mut checked = 0;
    for event in &events {
        let (Event::Dealt { seat, .. } | Event::Drew { seat, .. }) = event else { continue };
        for viewer in Viewer::all(4) {
            let seen = Storyteller::redact(event, viewer).unwrap();
            let (Event::Dealt { cards, .. } | Event::Drew { cards, .. }) = seen else { panic!("{seen:?}") };
            assert_eq!(cards.is_some(), viewer.is(*seat), "{viewer:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 8 * 5);
}

/// RULES 7.1: a viewer cannot tell a state from one with other hands and another deck.
#[test]
fn hands_and_deck_may_be_anything_unseen() {
    let state = at_vote(4);
    let mut dice = Dice::new(Seed(1), Stream::Test);
    for viewer in Viewer::all(4) {
        let view = seen_by(&state, viewer);
        let others = (0..8).map(|_| Storyteller::resample(&view, viewer, &mut dice)).collect::<Vec<_>>();
        for other in &others {
            Storyteller::audit(other).unwrap();
            assert_eq!(seen_by(other, viewer), view);
        }
        let hands = others.iter().map(|other| hand(other, if viewer.is(DOT) { CEM } else { DOT }));
        assert!(hands.collect::<std::collections::BTreeSet<_>>().len() > 4, "{viewer:?}");
    }
}

/// RULES 7.2: the storyteller's card.
#[test]
fn which_card_is_told_of_is_seen_by_the_storyteller_alone() {
    let told = |place: usize| {
        let mut state = table(4);
        let card = hand(&state, ANN)[place];
        let events = act(&mut state, ANN, crate::table::written(card, "longing"));
        seen_by_others(&state, &events, ANN)
    };
    assert_eq!(told(0), told(5));
}

/// RULES 7.2: decoys, with what led to them.
#[test]
fn which_cards_are_given_is_seen_by_the_giver_alone() {
    let given = |place: usize, because: &[Tag]| {
        let mut state = table(4);
        tell_first(&mut state);
        let card = hand(&state, CEM)[place];
        let gifts = vec![Gift { card, because: because.to_vec() }];
        let events = act(&mut state, CEM, Command::Give { gifts });
        assert_eq!(own(&state, CEM).given, [card]);
        seen_by_others(&state, &events, CEM)
    };
    assert_eq!(given(0, &[]), given(4, &[Tag(7)]));
}

/// RULES 7.2: votes, with what led to them.
#[test]
fn who_votes_for_what_is_seen_by_the_voter_alone() {
    let voted = |owner: Seat, because: &[Tag]| {
        let mut state = at_vote(4);
        let place = place_of(&state, owner);
        let events = act(&mut state, CEM, Command::Vote { place, because: because.to_vec() });
        assert_eq!(own(&state, CEM).vote, Some(place));
        seen_by_others(&state, &events, CEM)
    };
    assert_eq!(voted(ANN, &[]), voted(DOT, &[Tag(7)]));
}

/// RULES 7.2: whose a card on show is.
#[test]
fn owners_are_hidden_until_all_votes_are_in() {
    let mut state = at_vote(4);
    for voter in [BEN, CEM] {
        let view = public(&state);
        assert!(view.show.iter().all(|shown| shown.owner.is_none() && shown.voters.is_empty()));
        assert_eq!((view.tale, view.votes.values().flatten().count()), (None, 0));
        vote_all(&mut state, &[(voter, ANN)]);
    }
    vote_all(&mut state, &[(DOT, ANN)]);
    let view = public(&state);
    let owners =
        view.show.iter().map(|shown| shown.owner.unwrap()).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(owners.len(), 4);
    assert_eq!(view.votes.values().flatten().count(), 3);
}

/// RULES 7.2: to somebody who votes, any other card may be anybody's.
#[test]
fn a_card_on_show_may_be_anybodys() {
    let state = at_vote(4);
    let view = seen_by(&state, Viewer::Seat(BEN));
    let mut dice = Dice::new(Seed(4), Stream::Test);
    let mut tellers = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let other = Storyteller::resample(&view, Viewer::Seat(BEN), &mut dice);
        assert_eq!(own(&other, BEN).places, own(&state, BEN).places);
        tellers.insert(place_of(&other, ANN));
    }
    let foreign = (1..=4).filter(|place| *place != place_of(&state, BEN));
    assert_eq!(tellers, foreign.collect());
}

/// RULES 7.2: that somebody has chosen is open.
#[test]
fn that_somebody_has_chosen_is_seen_by_all() {
    let mut state = table(4);
    tell_first(&mut state);
    let card = hand(&state, CEM)[0];
    let events = act(&mut state, CEM, give(&[card]));
    assert_eq!(public(&state).chosen(), [CEM].into_iter().collect());
    let seen = Storyteller::redact(&events[0], Viewer::Public);
    assert_eq!(seen, Some(Event::CardsGiven { seat: CEM, count: 1, cards: None }));
    let mut state = at_vote(4);
    let place = place_of(&state, ANN);
    let events = act(&mut state, DOT, vote(place));
    let seen = Storyteller::redact(&events[0], Viewer::Seat(BEN));
    assert_eq!(seen, Some(Event::Voted { seat: DOT, place: None }));
    assert_eq!(public(&state).chosen(), [DOT].into_iter().collect());
}

/// RULES 7.3
#[test]
fn all_else_is_open() {
    let mut state = at_vote(4);
    let shown = public(&state).show.iter().map(|shown| shown.card).collect::<Vec<Card>>();
    vote_all(&mut state, &[(BEN, ANN), (CEM, BEN), (DOT, BEN)]);
    act(&mut state, ANN, crate::table::go_on());
    tell_first(&mut state);
    let view = public(&state);
    assert!(view.players.values().map(|player| player.points).eq([3, 5, 0, 0]));
    assert!(view.players.values().map(|player| (player.held, player.face_down)).eq([
        (6, 0),
        (5, 1),
        (6, 0),
        (6, 0)
    ]));
    assert_eq!((view.deck, view.gone), (84 - 24 - 4, shown));
    assert!(view.hint.is_some());
    assert_eq!(others(&state), [CEM, DOT, ANN]);
}

/// RULES 7.2: a seat that is not at the table sees what the public sees.
#[test]
fn a_stranger_sees_what_all_see() {
    let state = at_vote(4);
    assert_eq!(StateHash::of(&seen_by(&state, Viewer::Seat(Seat(9)))), StateHash::of(&public(&state)));
}
