//! A whole match of every game by keys alone, from the shelf to the results; and one by a pad alone.
//!
//! One person plays against bots, by the shortest match that can be agreed on. The camel race has its own in `keys` and
//! `pads`, by all the ways that its turns can be played.

use baba_yaga_view::BabaYagaView;
use donkey_bridge_view::DonkeyBridgeView;
use her_story_view::HerStoryView;
use storyteller_view::StorytellerView;
use table::TableGame;
use tabletop::Game;
use verse_and_painting_view::VerseView;

use crate::house::House;
use crate::player::Person;
use crate::proof;
use crate::walk::{Hand, focus};

/// Plays a match of this game and proves that it was one.
fn play<V: TableGame>(house: &mut House, hand: Hand, agreed: &[&str], habits: &'static [&'static str]) {
    let mut person = Person::new(hand, habits);
    person.sit_down(house, V::Game::ID, agreed);
    person.play::<V>(house);
    house.frames(10);
    proof::is_over_and_kept::<V>(house);
    println!("{}: {} presses, {} commands", V::Game::ID, house.presses, house.turns_of::<V>());
    assert_eq!(focus(house).name, "rematch", "the keys begin at what leads on");
}

/// Two seats, no clock: a tile after the other in the own flights. It ends when somebody has broken three easy spells.
#[test]
fn baba_yaga_is_played_by_keys_alone() {
    let agreed = ["seat-2", "seat-player-3", "option-level-1", "option-clock-3"];
    let habits = &["command-place-witch", "command-turn-spell", "spell", "tile-", "ask-swap", "command-"];
    play::<BabaYagaView>(&mut House::open(), Hand::Keys, &agreed, habits);
}

/// Stories and answers are written.
#[test]
fn donkey_bridge_is_played_by_keys_alone() {
    let agreed = ["option-answers-1", "option-timer-2"];
    let habits = &["ask-story", "ask-answer", "command-reject"];
    play::<DonkeyBridgeView>(&mut House::open(), Hand::Keys, &agreed, habits);
}

/// Stories are left to the donkey, and words are picked from the board.
#[test]
fn donkey_bridge_is_played_by_a_pad_alone() {
    let mut house = House::open();
    let hand = Hand::Pad(house.plug_in());
    let agreed = ["option-timer-2"];
    play::<DonkeyBridgeView>(&mut house, hand, &agreed, &["command-tell-woven", "word-", "dont-know"]);
}

/// Three rounds: the person tells once, in writing, and gives two cards and a vote in the two others.
#[test]
fn storyteller_is_played_by_keys_alone() {
    let agreed = ["option-end-2"];
    let habits = &["ask-written", "ask-give", "ask-vote", "ask-why", "command-go-on"];
    play::<StorytellerView>(&mut House::open(), Hand::Keys, &agreed, habits);
}

/// Two seats: whatever can be completed is, otherwise tiles are taken. It ends when a book is full.
#[test]
fn her_story_is_played_by_keys_alone() {
    let agreed = ["seat-2", "seat-player-3"];
    let habits = &[
        "prompt-complete",
        "command-favourite",
        "command-keep",
        "command-another",
        "command-research",
        "command-",
    ];
    play::<HerStoryView>(&mut House::open(), Hand::Keys, &agreed, habits);
}

/// Together, since one person alone can play it so (RULES 9.4): a painting with the brush of the keys in each round.
#[test]
fn verse_and_painting_is_played_by_keys_alone() {
    let agreed = ["option-mode-1", "option-time-3"];
    play::<VerseView>(&mut House::open(), Hand::Keys, &agreed, &["ask-painting", "command-"]);
}
