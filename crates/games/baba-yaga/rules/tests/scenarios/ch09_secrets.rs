//! RULES 9: what lies face down, and what was seen.

use baba_yaga::{BabaYaga, Clues, Config, Event, Ingredient, Phase, Place};
use tabletop::{Dice, Game, Message, Millis, Seed, Speak, Stream, UndoError, Value, Viewer};

use crate::table::{ANN, BEN, NORTH, Play, new_match, turn};

/// What this viewer sees of a match: all beats, and the table as it is.
fn seen(play: &Play, events: &[Event], viewer: Viewer) -> String {
    let events = events.iter().map(|event| BabaYaga::redact(event, viewer)).collect::<Vec<_>>();
    serde_json::to_string(&(events, BabaYaga::view(&play.state, viewer))).expect("all of it is data")
}

/// RULES 9.1: two matches that differ only in what lies face down look the same.
#[test]
fn what_lies_face_down_is_shown_to_nobody() {
    let config = Config { clues: Clues::Bare, ..Config::new(3) };
    let play = |rest: &str, stacks: &str| {
        let mut play = Play::at(&config, &format!("1,5,9,13/2,{rest} stacks {stacks}"));
        let mut events = play.fly();
        events.extend(play.find(&["A1", "A2"]));
        (play, events)
    };
    let one = play("6,10,14/3,7,11,15/4,8,12,16", "1,2,3/4,5,6/7,8,9");
    let other = play("16,12,8/4,15,11,7/3,14,10,6", "1,12,13/14,15,16/7,20,9");
    for viewer in Viewer::all(3) {
        assert_eq!(seen(&one.0, &one.1, viewer), seen(&other.0, &other.1, viewer), "{viewer:?}");
    }
}

/// RULES 9.1: set-up gives nothing away but the forest sides.
#[test]
fn the_deal_does_not_leak() {
    let told = |clues, seed| {
        let game = new_match(Config { clues, ..Config::new(4) }.starting(ANN), seed);
        let of = |viewer| {
            let beats = game.beats().iter().map(|beat| BabaYaga::redact(&beat.event, viewer));
            let beats = beats.collect::<Vec<_>>();
            (serde_json::to_string(&beats).unwrap(), BabaYaga::view(game.state(), viewer).tiles)
        };
        (Viewer::all(4).map(of).collect::<Vec<_>>(), game.state().clone())
    };
    let (one, other) = (told(Clues::Bare, 1), told(Clues::Bare, 2));
    assert_ne!(one.1, other.1, "another deal");
    assert_eq!(one.0, other.0);
    assert_ne!(told(Clues::Vague, 1).0, told(Clues::Vague, 2).0, "vague clues are open");
}

/// RULES 9.1: a viewer holds any arrangement possible that fits the forest sides.
#[test]
fn a_vague_clue_leaves_two_ingredients_and_a_bare_one_all() {
    for (clues, possible) in [(Clues::Vague, 2), (Clues::Bare, 16), (Clues::Clear, 1)] {
        let game = new_match(Config { clues, ..Config::new(2) }, 7);
        let view = BabaYaga::view(game.state(), Viewer::Seat(ANN));
        let mut dice = Dice::new(Seed(1), Stream::Test);
        let mut found = std::collections::BTreeSet::new();
        for _ in 0..300 {
            let state = BabaYaga::resample(&view, Viewer::Seat(ANN), &mut dice);
            let mut play = Play { state, now: Millis(0) };
            play.fly();
            let (active, command) = (play.view().active, turn("A1"));
            let events = play.act(0, active, command);
            let Some(Event::TileTurned { ingredient, .. }) = events.first() else { panic!("{events:?}") };
            found.insert(*ingredient);
        }
        assert_eq!(found.len(), possible, "{clues:?}");
    }
}

/// RULES 9.2: everybody sees what is up; nobody what has been up.
#[test]
fn what_was_up_is_not_shown_again() {
    let mut play = Play::flying(&Config::new(3), "");
    play.find(&["A2"]);
    let shown = |play: &Play, viewer| {
        let tiles = BabaYaga::view(&play.state, viewer).tiles;
        tiles.iter().filter_map(|tile| tile.ingredient).collect::<Vec<_>>()
    };
    for viewer in Viewer::all(3) {
        assert_eq!(shown(&play, viewer), [Ingredient::Fish], "{viewer:?}");
    }
    play.act(900, ANN, turn("A1"));
    play.wait(1_100);
    for viewer in Viewer::all(3) {
        assert_eq!(shown(&play, viewer), [Ingredient::Fish], "on its way back: {viewer:?}");
    }
    play.wait(1_300);
    for viewer in Viewer::all(3) {
        assert_eq!(shown(&play, viewer), [Ingredient::Toad], "{viewer:?}");
    }
}

/// Whether an ingredient is named anywhere in this.
fn names_ingredient(message: &Message) -> bool {
    fn named(value: &Value) -> bool {
        match value {
            Value::Term(term) => names_ingredient(term),
            Value::List(values) => values.iter().any(named),
            Value::Int(_) | Value::Seat(_) | Value::Text(_) => false,
        }
    }
    message.id.starts_with("ingredient-") || message.args.iter().any(|(_, value)| named(value))
}

/// RULES 9.2
#[test]
fn the_log_names_no_ingredient() {
    let config = Config { preview: true, expert: true, ..Config::new(2) };
    let mut events =
        new_match(config.clone(), 1).beats().iter().map(|beat| beat.event.clone()).collect::<Vec<_>>();
    let mut play = Play::at(&config, "house A4 stacks 6,1,2/3,4,5");
    events.extend(play.fly());
    events.extend(play.find(&["A1"]));
    events.extend(play.act(900, ANN, turn("A2")));
    events.extend(play.wait(1_400));
    events.extend(play.find(&["B1", "D5"]));
    assert!(events.iter().any(|event| matches!(event, Event::SpellBroken { .. })));
    events.iter().for_each(|event| assert!(!names_ingredient(&event.message()), "{event:?}"));
    assert!(names_ingredient(&Message::new("x").with("a", Ingredient::Toad.message())));
}

/// RULES 9.3
#[test]
fn with_clear_clues_the_forest_is_an_open_secret() {
    let game = new_match(Config { clues: Clues::Clear, ..Config::new(2) }, 1);
    let view = BabaYaga::view(game.state(), Viewer::Public);
    for place in Place::all() {
        assert_eq!(view.tiles[place.index()].ingredient, None, "by courtesy");
        let fit =
            Ingredient::ALL.iter().filter(|one| Clues::Clear.clue(**one) == view.tiles[place.index()].clue);
        assert_eq!(fit.count(), 1);
    }
}

/// RULES 9.4
#[test]
fn nothing_is_taken_back() {
    let mut game = new_match(Config::new(2).starting(ANN), 1);
    game.submit(BEN, NORTH, Millis(0)).unwrap();
    assert_eq!(game.undo(BEN), Err(UndoError::Sealed));
    game.submit(ANN, baba_yaga::Command::TurnSpell, Millis(0)).unwrap();
    assert_eq!(game.undo(ANN), Err(UndoError::Sealed));
    game.submit(ANN, turn("A1"), Millis(10)).unwrap();
    assert_eq!(game.undo(ANN), Err(UndoError::Sealed));
    assert_eq!(BabaYaga::phase(game.state()), Phase::Flight);
}
