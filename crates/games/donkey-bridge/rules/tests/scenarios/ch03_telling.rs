//! RULES 3: telling.

use std::collections::BTreeSet;

use donkey_bridge::{
    Command, DonkeyBridge, Event, Language, Moment, Phase, RuleError, Scenario, Story, StoryText, Tale,
    lacking,
};
use tabletop::{Dice, Game, Offer, Seat, Seed, Speak, Stream, Viewer};

use crate::table::{ANN, BEN, act, begin, config, public, refused, seen_by, story, words};

const DRAWN: &str = "camel trafficjam three";

fn typed(text: &str) -> Command {
    Command::Tell(Story::Typed(StoryText::new(text).expect("a story")))
}

fn scenario() -> Scenario {
    Scenario::new(config(3), 1, ANN).drawn(&words(DRAWN))
}

/// RULES 3.1
#[test]
fn everybody_sees_what_is_drawn() {
    let (state, events) = scenario().begin().unwrap();
    let drawn = events.iter().find(|event| matches!(event, Event::TilesDrawn { .. })).unwrap();
    for viewer in Viewer::all(3) {
        assert_eq!(DonkeyBridge::redact(drawn, viewer).as_ref(), Some(drawn));
        let telling = DonkeyBridge::view(&state, viewer).telling.unwrap();
        assert_eq!((telling.words, telling.slot), (words(DRAWN), 1));
    }
}

/// RULES 3.2: the tiles lie on the slot, and the next one tells.
#[test]
fn a_told_story_lies_on_its_slot() {
    let mut state = begin(&scenario());
    let events = act(&mut state, ANN, Command::Tell(Story::Aloud));
    assert_eq!(events[0], Event::StoryTold { seat: ANN, story: Story::Aloud, slot: 1, tiles: 3 });
    assert_eq!(public(&state).players[ANN].stacks, [3, 0, 0, 0]);
    assert_eq!((public(&state).teller, DonkeyBridge::phase(&state)), (BEN, Phase::Telling));
}

/// RULES 3.2: the words that come back two rounds later are those that were told.
#[test]
fn the_same_tiles_come_back() {
    let state = crate::table::guessing(&Scenario::new(config(3), 5, ANN).old(&words("camel owl three bee")));
    let mut expected = words("camel owl three bee");
    expected.sort_unstable();
    assert_eq!(seen_by(ANN, &state).own.unwrap().story, expected);
    assert_eq!(story(&state).tiles, 4);
}

/// RULES 3.2: no clock runs while somebody tells.
#[test]
fn telling_takes_as_long_as_it_takes() {
    assert_eq!(DonkeyBridge::next_deadline(&begin(&scenario())), None);
}

/// RULES 3.3: aloud or typed; what the storyteller may do.
#[test]
fn a_story_is_told_aloud_or_typed() {
    let state = begin(&scenario());
    let offers = DonkeyBridge::offers(&state, ANN);
    assert!(offers.contains(&Offer::Exact(Command::Tell(Story::Aloud))));
    assert!(offers.iter().any(|offer| matches!(offer, Offer::Ask(donkey_bridge::Ask::Story { .. }))));
    assert!(DonkeyBridge::offers(&state, BEN).is_empty());
    act(&mut state.clone(), ANN, typed("The three camels sat in a traffic jam."));
    act(&mut state.clone(), ANN, typed("三隻駱駝在路上塞車。"));
    act(&mut state.clone(), ANN, typed("三只骆驼遇到堵车。"));
}

/// RULES 3.3: any name in any language, whole words in Latin letters, with the s of a plural.
#[test]
fn a_typed_story_shows_which_words_it_lacks() {
    let all = words("camel trafficjam three");
    let lacks = |text: &str| lacking(text, &all);
    assert_eq!(lacks(""), all);
    assert_eq!(lacks("The camel and its friends"), words("trafficjam three"));
    assert_eq!(lacks("CAMELS! A traffic-jam of 3."), []);
    assert_eq!(lacks("There is a camelot of threesomes in the traffic jamboree"), all, "only whole words");
    assert_eq!(lacks("駱駝說：three"), words("trafficjam"), "languages may be mixed");
    assert_eq!(lacks("有3隻駱駝塞车"), [], "digits beside Han characters");
    assert_eq!(lacking("One hundred bees", &words("hundred bee owl")), words("owl"));
}

/// RULES 3.4: the stock has a sentence for each tile, and anybody may let it tell.
#[test]
fn a_story_can_be_woven_from_the_stock() {
    let mut state = begin(&scenario());
    let tale = Tale::weave(&words(DRAWN));
    let command = Command::Tell(Story::Woven(tale.clone()));
    assert!(DonkeyBridge::offers(&state, ANN).contains(&Offer::Exact(command.clone())));
    assert_eq!(tale.lines().iter().map(|line| line.word).collect::<Vec<_>>(), words(DRAWN));
    let events = act(&mut state, ANN, command);
    assert!(matches!(&events[0], Event::StoryTold { story: Story::Woven(told), .. } if *told == tale));
}

/// RULES 3.4: it names its words by messages, so that everybody reads it in their own language.
#[test]
fn a_woven_story_has_no_language() {
    let tale = Tale::weave(&words(DRAWN));
    let said = format!("{:?}", tale.message());
    for word in words(DRAWN) {
        assert!(said.contains(word.message_id()), "{said}");
        for language in Language::ALL {
            assert!(!said.contains(&format!("\"{}\"", word.name(language))), "{said}");
        }
    }
}

/// RULES 3.4: opening, middle and close have sentences of their own.
#[test]
fn a_woven_story_opens_and_closes() {
    for tiles in 3..=5 {
        let all = donkey_bridge::Word::all().take(tiles).collect::<Vec<_>>();
        let tale = Tale::weave(&all);
        assert!(tale.tells(&all));
        let moments = tale.lines().iter().map(|line| line.moment).collect::<Vec<_>>();
        assert_eq!((moments[0], moments[tiles - 1]), (Moment::Open, Moment::Close));
        assert!(moments[1..tiles - 1].iter().all(|moment| matches!(moment, Moment::Middle(_))));
    }
}

/// RULES 3.4: no sentence comes twice, whatever the words are.
#[test]
fn no_sentence_comes_twice() {
    let mut dice = Dice::new(Seed(1), Stream::Test);
    let mut all = donkey_bridge::Word::all().collect::<Vec<_>>();
    for _ in 0..2_000 {
        dice.shuffle(&mut all);
        let tale = Tale::weave(&all[..5]);
        let ids = tale.lines().iter().map(|line| line.message().id).collect::<BTreeSet<_>>();
        assert_eq!(ids.len(), 5, "{tale:?}");
    }
}

/// RULES 3.2: only the storyteller tells, and once.
#[test]
fn nobody_else_tells_it() {
    let state = begin(&scenario());
    for seat in [BEN, Seat(2), Seat(9)] {
        assert_eq!(refused(&state, seat, Command::Tell(Story::Aloud)), RuleError::NotYourTurn);
    }
}
