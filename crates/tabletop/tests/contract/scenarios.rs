//! Each paragraph of Parley's rules page, refused moves included.

use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Lobby, Match, Millis, Outcome, Seat, SeatSet, Seed, Viewer};

use crate::parley::{
    Card, Choice, Command, Config, Event, HAND, Hint, Mode, Parley, Phase, RuleError, SetupError, Sketch,
    Told,
};
use crate::table::{act, parley, parley_at, plain, play_to, sketch, vote, words};

#[test]
fn rules_1_three_cards_each_and_a_whisper() {
    let game = parley(4, Mode::FreeForAll);
    assert!(game.state().hands.values().all(|hand| hand.len() == HAND));
    assert_eq!(Parley::audit(game.state()), Ok(()));
    assert_eq!(game.state().bank, 60);
    let whispers = |viewer| {
        let seen = game.beats().iter().filter_map(|beat| Parley::redact(&beat.event, viewer));
        seen.filter(|event| matches!(event, Event::Whispered { .. })).count()
    };
    assert_eq!(whispers(Viewer::Seat(Seat(0))), 1);
    assert_eq!(whispers(Viewer::Seat(Seat(1))) + whispers(Viewer::Public), 0);
}

#[test]
fn rules_1_and_10_what_describes_no_match_is_refused() {
    let refused = |seats, mode, first: Option<u8>| {
        Match::<Parley>::new(Config { seats, mode, first: first.map(Seat) }, Seed(1)).err()
    };
    assert_eq!(refused(1, Mode::FreeForAll, None), Some(SetupError::Seats { found: 1 }));
    assert_eq!(refused(7, Mode::FreeForAll, None), Some(SetupError::Seats { found: 7 }));
    assert_eq!(refused(3, Mode::Teams, None), Some(SetupError::UnevenTeams));
    assert_eq!(refused(3, Mode::Together, Some(3)), Some(SetupError::NoSuchSeat(Seat(3))));
    let lobby = Lobby { options: vec![2], first: Some(Seat(1)), ..Lobby::new(5) };
    let together = Config { seats: 5, mode: Mode::Together, first: Some(Seat(1)) };
    assert_eq!(Parley::configure(&lobby), Ok(together));
    let unknown = Parley::configure(&Lobby { options: vec![3], ..Lobby::new(5) });
    assert_eq!(unknown, Err(SetupError::NoSuchMode { choice: 3 }));
}

#[test]
fn rules_2_the_teller_lays_a_card_of_the_hand() {
    let mut state = parley(3, Mode::FreeForAll).state().clone();
    let (own, other) = (state.hands[Seat(0)][0], state.hands[Seat(1)][0]);
    assert_eq!(act(&mut state, 0, Command::Lay(other)), Err(RuleError::NotInHand(other)));
    assert_eq!(act(&mut state, 1, Command::Lay(other)), Err(RuleError::NotYourTurn));
    assert_eq!(act(&mut state, 0, Command::Roll), Err(RuleError::WrongPhase));
    assert_eq!(act(&mut state, 0, Command::Lay(own)), Ok(vec![Event::Laid { seat: Seat(0), card: own }]));
}

#[test]
fn rules_3_the_stake_is_one_to_three() {
    let stake = |seed| {
        let config = Config { seats: 2, mode: Mode::FreeForAll, first: None };
        let mut game = Match::<Parley>::new(config, Seed(seed)).unwrap();
        play_to(&mut game, Phase::Tell);
        game.state().stake
    };
    let stakes = (0..50).map(stake).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(stakes, [1, 2, 3].into());
}

#[test]
fn rules_4_a_hint_has_1_to_40_characters_wherever_it_comes_from() {
    for (text, fits) in [("駱", true), ("", false), ("  ", false), ("a\nb", false)] {
        assert_eq!(Hint::new(text).is_some(), fits, "{text:?}");
    }
    assert!(Hint::new(&"駱".repeat(40)).is_some());
    let file = |length| serde_json::from_str::<Hint>(&format!("{:?}", "駱".repeat(length)));
    assert!(file(40).is_ok());
    assert!(file(41).is_err());
    let mut game = parley_at(Phase::Tell, 3, Mode::FreeForAll);
    game.submit(Seat(0), Command::Tell(Told::Mimed), Millis(0)).unwrap();
    assert_eq!(Parley::phase(game.state()), Phase::Sketch);
}

#[test]
fn rules_5_all_others_sketch_at_the_same_time_in_any_order() {
    let mut game = parley_at(Phase::Sketch, 4, Mode::FreeForAll);
    assert_eq!(Parley::to_act(game.state()).seats, SeatSet::all(4).without(Seat(0)));
    assert_eq!(act(&mut game.state().clone(), 0, sketch(&[1])), Err(RuleError::NotYourTurn));
    assert_eq!(act(&mut game.state().clone(), 1, sketch(&[])), Err(RuleError::EmptySketch));
    assert!(Sketch::new(vec![1; 64]).is_some());
    assert!(Sketch::new(vec![1; 65]).is_none());
    assert!(serde_json::from_str::<Sketch>(&format!("{:?}", [1; 65])).is_err());
    for seat in [3, 1, 2] {
        assert_eq!(Parley::phase(game.state()), Phase::Sketch);
        game.submit(Seat(seat), sketch(&[seat]), Millis(10)).unwrap();
    }
    assert_eq!(Parley::phase(game.state()), Phase::Vote);
    assert_eq!(game.state().sketches[Seat(2)], Sketch::new(vec![2]));
}

#[test]
fn rules_5_and_6_the_clock_hands_in_what_is_missing() {
    let mut game = parley_at(Phase::Tell, 3, Mode::FreeForAll);
    game.submit(Seat(0), words("camel"), Millis(500)).unwrap();
    game.submit(Seat(2), sketch(&[9]), Millis(3_499)).unwrap();
    let early = Parley::apply(&mut game.state().clone(), Millis(3_499), &Input::Elapsed);
    assert_eq!(early, Err(RuleError::TooSoon));
    game.advance(Millis(3_500));
    assert_eq!(game.state().sketches[Seat(1)], Some(Sketch::default()));
    assert_eq!(game.state().sketches[Seat(2)], Sketch::new(vec![9]));
    game.advance(Millis(8_500));
    assert_eq!(Parley::phase(game.state()), Phase::Sort);
    assert_eq!(game.state().bank, 60, "who voted for none gave no coin");
    assert_eq!(Parley::next_deadline(game.state()), None);
}

#[test]
fn rules_6_a_vote_is_for_one_or_two_sketches_of_others() {
    let mut state = parley_at(Phase::Vote, 4, Mode::FreeForAll).state().clone();
    for bad in [&[][..], &[0], &[1], &[1, 2], &[1, 2, 3], &[9]] {
        assert_eq!(act(&mut state, 1, vote(bad)), Err(RuleError::BadVote), "{bad:?}");
    }
    for (seat, voted) in [(0, vec![1, 2]), (1, vec![2]), (2, vec![1, 3]), (3, vec![2])] {
        act(&mut state, seat, vote(&voted)).unwrap();
    }
    assert!(state.earned.values().map(|earned| earned.votes).eq([0, 2, 3, 1]));
    assert_eq!(state.bank, 54);
}

#[test]
fn rules_6_with_two_seats_only_the_teller_has_somebody_to_vote_for() {
    let game = parley_at(Phase::Vote, 2, Mode::FreeForAll);
    assert_eq!(Parley::to_act(game.state()).seats, SeatSet::only(Seat(0)));
}

#[test]
fn rules_7_the_highest_first_card_takes_the_stake() {
    let mut state = parley_at(Phase::Sort, 2, Mode::FreeForAll).state().clone();
    let (before, discarded) = (state.earned.clone(), state.discard.len());
    (state.stake, state.laid) = (3, Some(Card(36)));
    state.hands = [vec![Card(1), Card(20)], vec![Card(2), Card(19), Card(30)]].into_iter().collect();
    let sort = |cards: &[u8]| Command::Choose(Choice::Sort(cards.iter().map(|card| Card(*card)).collect()));
    assert_eq!(act(&mut state, 1, sort(&[2, 19])), Err(RuleError::NotTheHand));
    assert_eq!(act(&mut state, 1, sort(&[2, 2, 30])), Err(RuleError::NotTheHand));
    act(&mut state, 1, sort(&[19, 2, 30])).unwrap();
    act(&mut state, 0, sort(&[20, 1])).unwrap();
    assert_eq!(state.earned[Seat(0)].stakes, before[Seat(0)].stakes + 3);
    assert_eq!(state.earned[Seat(1)].stakes, before[Seat(1)].stakes);
    assert_eq!(state.discard[discarded..], [Card(20), Card(19), Card(36)]);
}

#[test]
fn rules_8_a_choice_is_taken_back_once_until_all_are_in() {
    let mut state = parley_at(Phase::Sketch, 3, Mode::FreeForAll).state().clone();
    assert_eq!(act(&mut state, 1, Command::Retract), Err(RuleError::NothingToRetract));
    act(&mut state, 1, sketch(&[1])).unwrap();
    assert_eq!(act(&mut state, 1, sketch(&[2])), Err(RuleError::AlreadyChosen));
    assert_eq!(act(&mut state, 1, Command::Retract), Ok(vec![Event::Retracted { seat: Seat(1) }]));
    act(&mut state, 1, sketch(&[2])).unwrap();
    assert_eq!(act(&mut state, 1, Command::Retract), Err(RuleError::RetractedBefore));
    act(&mut state, 2, sketch(&[3])).unwrap();
    assert_eq!(state.sketches[Seat(1)], Sketch::new(vec![2]));
    assert_eq!(act(&mut state, 2, Command::Retract), Err(RuleError::NothingToRetract));
}

#[test]
fn rules_9_hands_are_filled_and_the_left_tells() {
    let mut game = parley_at(Phase::Sort, 3, Mode::FreeForAll);
    play_to(&mut game, Phase::Lay);
    assert_eq!(game.state().teller(), Seat(1));
    assert!(game.state().hands.values().all(|hand| hand.len() == HAND));
    let drew = game.beats().iter().filter_map(|beat| match beat.event {
        Event::Drew { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(drew.collect::<Vec<_>>(), [0, 0, 1, 2], "from the teller, who also laid one, clockwise");
    play_to(&mut game, Phase::Over);
    let rounds = game.beats().iter().filter(|beat| matches!(beat.event, Event::Laid { .. }));
    assert_eq!(rounds.count(), 2);
}

#[test]
fn rules_10_the_most_coins_win_alone_or_as_a_team() {
    let ends = |mode, coins: [u32; 4]| {
        let mut state = parley(4, mode).state().clone();
        state.phase = Phase::Over;
        state.earned.iter_mut().zip(coins).for_each(|((_, earned), coins)| earned.votes = coins);
        Parley::outcome(&state).unwrap()
    };
    let ranking = |places: [u8; 4]| Outcome::Ranking(places.into_iter().collect());
    assert_eq!(ends(Mode::FreeForAll, [5, 9, 5, 1]), ranking([2, 1, 2, 4]));
    assert_eq!(ends(Mode::Teams, [9, 1, 0, 7]), ranking([1, 2, 1, 2]));
    assert_eq!(ends(Mode::Teams, [4, 1, 1, 4]), ranking([1, 1, 1, 1]));
}

#[test]
fn rules_10_together_hearts_decide() {
    let ends = |laid: [u8; 2]| {
        let mut game = parley_at(Phase::Sort, 2, Mode::Together).state().clone();
        for (round, laid) in laid.into_iter().enumerate() {
            game.laid = Some(Card(laid));
            game.hands = [vec![Card(10)], vec![Card(20)]].into_iter().collect();
            game.phase = Phase::Sort;
            act(&mut game, 0, Command::Choose(Choice::Sort(vec![Card(10)]))).unwrap();
            assert_eq!(Parley::outcome(&game), None, "round {round}");
            act(&mut game, 1, Command::Choose(Choice::Sort(vec![Card(20)]))).unwrap();
        }
        Parley::outcome(&game)
    };
    assert_eq!(ends([21, 21]), Some(Outcome::SharedLoss));
    assert_eq!(ends([21, 15]), Some(Outcome::SharedWin));
    assert_eq!(ends([15, 9]), Some(Outcome::SharedWin));
}

#[test]
fn rules_12_undo_stops_at_rolls_reveals_and_draws() {
    let mut game = parley(3, Mode::FreeForAll);
    let mut sealed = Vec::new();
    while Parley::outcome(game.state()).is_none() {
        let phase = Parley::phase(game.state());
        let seat = crate::table::missing(&game).iter().next().unwrap();
        let command = plain(&game, seat);
        game.submit(seat, command, Millis(0)).unwrap();
        let all_in = Parley::phase(game.state()) != phase;
        let shows = phase == Phase::Roll || (all_in && !matches!(phase, Phase::Lay | Phase::Tell));
        assert_eq!(game.may_undo(seat).is_err(), shows, "{phase:?}");
        sealed.push(shows);
    }
    assert!(sealed.contains(&true) && sealed.contains(&false));
}
