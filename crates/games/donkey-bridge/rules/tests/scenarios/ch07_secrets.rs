//! RULES 7: who knows what, and what can be taken back.

use std::collections::BTreeSet;

use donkey_bridge::{Answering, Command, DonkeyBridge, Event, Scenario, State, Story, Word};
use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Match, Millis, Offer, Seat, Seed, Stream, UndoError, Viewer, random_command};

use crate::table::{
    ANN, BEN, CEM, DOT, EVE, FAY, NOW, act, begin, config, give_up, guessing, name_right, open_words, public,
    say, seen_by, story, tile_of, words,
};

/// Everything that a viewer has of the state and of these events, as text.
fn eyes(viewer: Viewer, state: &State, events: &[Event]) -> String {
    let events = events.iter().map(|event| DonkeyBridge::redact(event, viewer)).collect::<Vec<_>>();
    format!("{:?} {events:?}", DonkeyBridge::view(state, viewer))
}

/// Whether the number of this word stands in the text.
fn shows(text: &str, word: Word) -> bool {
    text.contains(&format!("{word:?}"))
}

/// A story that is told and dealt at once; there is no board that would show its words anyway.
fn dealt(seats: u8, teller: Seat) -> (State, Vec<Event>) {
    let config = config(seats).answering(Answering::Typed);
    Scenario::new(config, 6, teller).old(&words("camel owl three bee cactus")).begin().expect("such a turn")
}

/// RULES 7.1: a dealt tile is known to its holder alone, in the deal and in the view.
#[test]
fn a_deal_does_not_leak() {
    let (state, events) = dealt(4, ANN);
    for holder in [BEN, CEM, DOT] {
        let word = tile_of(holder, &state).unwrap();
        for viewer in Viewer::all(4).filter(|viewer| *viewer != Viewer::Seat(ANN)) {
            let seen = eyes(viewer, &state, &events);
            assert_eq!(shows(&seen, word), viewer.is(holder), "{viewer:?} and the tile of {holder:?}");
        }
    }
}

/// RULES 7.2: the storyteller sees the words, but not who holds which.
#[test]
fn the_storyteller_sees_the_words_only() {
    let views = |wanted: [Word; 2]| {
        let deals = (0..600).map(|seed| {
            let config = config(3).answering(Answering::Typed);
            let (state, events) = Scenario::new(config, 6, ANN)
                .old(&words("camel owl three bee cactus"))
                .seed(seed)
                .begin()
                .unwrap();
            (state, events)
        });
        let fits = |(state, _): &(State, Vec<Event>)| {
            [BEN, CEM].map(|seat| tile_of(seat, state)) == wanted.map(Some)
        };
        let (state, events) = { deals }.find(fits).expect("some deal is such");
        let own = seen_by(ANN, &state).own.unwrap();
        let dealt =
            events.iter().map(|event| DonkeyBridge::redact(event, Viewer::Seat(ANN))).collect::<Vec<_>>();
        (own, story(&state), dealt)
    };
    let [camel, owl, three, bee, _] = words("camel owl three bee cactus")[..] else { panic!("five words") };
    let (own, seen, events) = views([camel, owl]);
    assert_eq!(own.story.iter().copied().collect::<BTreeSet<_>>().len(), 5);
    assert_eq!((own.clone(), seen.clone(), events.clone()), views([owl, camel]), "the other way round");
    assert_eq!((own, seen, events), views([three, bee]), "or in other hands");
}

/// RULES 7.1: nobody knows stacks, piles, spare tiles and the bag.
#[test]
fn face_down_tiles_are_hidden_from_all() {
    let mut state = begin(&Scenario::new(config(3), 1, ANN).drawn(&words("camel owl three")));
    act(&mut state, ANN, Command::Tell(Story::Aloud));
    for viewer in Viewer::all(3) {
        let seen = eyes(viewer, &state, &[]);
        for word in words("camel owl three") {
            assert!(!shows(&seen, word), "{viewer:?}: what was told is to be kept in mind");
        }
    }
    // Everything that a guesser sees by number is the own tile: no spare tile, no pile, no bag.
    let (state, _) = dealt(3, ANN);
    let own = tile_of(BEN, &state).unwrap();
    let seen = eyes(Viewer::Seat(BEN), &state, &[]);
    assert_eq!(Word::all().filter(|word| shows(&seen, *word)).collect::<Vec<_>>(), [own]);
    let seen = eyes(Viewer::Public, &state, &[]);
    assert!(!Word::all().any(|word| shows(&seen, word)));
}

/// RULES 7.1: where tiles lie, and how many, everybody sees.
#[test]
fn places_and_numbers_are_open() {
    let (state, _) = dealt(5, ANN);
    let seen = story(&state);
    assert_eq!([BEN, CEM, DOT, EVE].map(|seat| seen.guessers[seat].has_tile), [true; 4]);
    assert_eq!((seen.spares, seen.tiles, seen.penalty), (1, 5, 4));
    assert_eq!(public(&state).players[BEN].stacks, [0, 0, 0, 5]);
}

/// RULES 7.1: a tile that is taken over is known to the two who have held it.
#[test]
fn a_tile_taken_over_stays_hidden() {
    let scenario = Scenario::new(config(6).answering(Answering::Typed), 3, ANN);
    let mut state = guessing(&scenario);
    let word = tile_of(BEN, &state).unwrap();
    give_up(&mut state);
    give_up(&mut state);
    let events = give_up(&mut state);
    let taken = events.iter().find(|event| matches!(event, Event::TileTakenOver { seat: EVE, .. })).unwrap();
    for viewer in Viewer::all(6) {
        let seen = format!("{:?}", DonkeyBridge::redact(taken, viewer));
        assert_eq!(shows(&seen, word), viewer.is(EVE) || viewer.is(BEN), "{viewer:?}");
    }
    assert_eq!((tile_of(EVE, &state), tile_of(FAY, &state)), (Some(word), None));
}

/// RULES 7.1: so is a guesser's own tile that the storyteller took the answer for.
#[test]
fn an_own_tile_that_was_said_stays_hidden_from_the_others() {
    let mut state = guessing(&Scenario::new(config(4).answering(Answering::Typed), 6, ANN));
    let own = tile_of(BEN, &state).unwrap();
    act(&mut state, BEN, say("?"));
    let events = act(&mut state, ANN, Command::Accept(own));
    for viewer in Viewer::all(4) {
        let seen = eyes(viewer, &state, &events);
        assert_eq!(shows(&seen, own), viewer.is(BEN) || viewer.is(ANN), "{viewer:?}");
    }
}

/// RULES 7.3
#[test]
fn what_was_named_is_open_to_all() {
    let (mut state, _) = dealt(4, ANN);
    let events = name_right(&mut state);
    let Event::WordNamed { word, .. } = events[0] else { panic!("{events:?}") };
    for viewer in Viewer::all(4) {
        assert!(shows(&eyes(viewer, &state, &[]), word), "{viewer:?} sees it lie face up");
        assert_eq!(DonkeyBridge::redact(&events[0], viewer), Some(events[0].clone()));
    }
    let left = open_words(&state);
    give_up(&mut state);
    give_up(&mut state);
    let events = give_up(&mut state);
    let closed = Event::StoryClosed { teller: ANN, slot: 4, left };
    let seen = events.iter().map(|event| DonkeyBridge::redact(event, Viewer::Public));
    assert!(seen.flatten().any(|event| event == closed), "{events:?}");
}

/// RULES 7.4: draws and stories are there to be seen once.
#[test]
fn draws_and_stories_fade() {
    let (mut state, events) = Scenario::new(config(3), 1, ANN).begin().unwrap();
    let fading = |events: &[Event]| events.iter().filter(|event| event.fades()).cloned().collect::<Vec<_>>();
    assert!(matches!(fading(&events)[..], [Event::TilesDrawn { .. }]));
    let events = act(&mut state, ANN, Command::Tell(Story::Aloud));
    assert!(matches!(fading(&events)[..], [Event::StoryTold { .. }, Event::TilesDrawn { .. }]));
    let (mut state, events) = dealt(3, ANN);
    assert_eq!(fading(&events), []);
    assert_eq!(fading(&name_right(&mut state)), [], "answers do not");
}

/// RULES 7.5: a story cannot be taken back from the deal or the next draw on.
#[test]
fn a_told_story_is_told() {
    let mut game = Match::<DonkeyBridge>::new(config(3), Seed(1)).unwrap();
    let before = game.hash();
    game.submit(ANN, Command::Tell(Story::Aloud), NOW).unwrap();
    assert_ne!(game.hash(), before);
    assert_eq!(game.undo(ANN), Err(UndoError::Sealed));
    assert_eq!(game.undo(BEN), Err(UndoError::NotYours));
}

/// RULES 7.5: nor can an answer; whatever anybody does in this game brings a draw, a deal or an answer.
#[test]
fn nothing_can_be_taken_back() {
    let mut dice = Dice::new(Seed(4), Stream::Test);
    let mut commands = BTreeSet::new();
    for config in (3..=6).flat_map(DonkeyBridge::variants) {
        let mut game = Match::<DonkeyBridge>::new(config, Seed(4)).unwrap();
        let mut now = Millis(0);
        while DonkeyBridge::outcome(game.state()).is_none() {
            let seats = DonkeyBridge::to_act(game.state()).seats.iter().collect::<Vec<_>>();
            let seat = *dice.pick(&seats).unwrap();
            let offers: Vec<Offer<_, _>> = DonkeyBridge::offers(game.state(), seat);
            let command = random_command::<DonkeyBridge>(&offers, &mut dice).unwrap();
            commands.insert(tabletop::Speak::message(&command).id);
            game.submit(seat, command, now).unwrap();
            assert_eq!(game.may_undo(seat), Err(UndoError::Sealed), "{:?}", game.log().last());
            now = now + 100;
        }
    }
    assert_eq!(commands.len(), 8, "all kinds of commands were given: {commands:?}");
}
