//! Setting a scenario up, playing in it, and looking at what came of it.
//!
//! Whatever is set up or played here has all its tiles, or the test fails.

use donkey_bridge::{
    Command, Config, DonkeyBridge, Event, GuessingView, PileTile, RuleError, Scenario, State, Story,
    Utterance, View, Word,
};
use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Millis, Seat, StateHash, Viewer};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);
pub const DOT: Seat = Seat(3);
pub const EVE: Seat = Seat(4);
pub const FAY: Seat = Seat(5);

/// The start of a match.
pub const NOW: Millis = Millis(0);

/// The word with this short name.
#[track_caller]
pub fn word(id: &str) -> Word {
    Word::named(id).unwrap_or_else(|| panic!("no word is called {id}"))
}

/// Words by their short names.
#[track_caller]
pub fn words(ids: &str) -> Vec<Word> {
    ids.split_whitespace().map(word).collect()
}

/// A match for so many, Ann first.
pub fn config(seats: u8) -> Config {
    Config::new(seats).starting(ANN)
}

/// The turn of this scenario as it begins.
#[track_caller]
pub fn begin(scenario: &Scenario) -> State {
    let (state, _) = scenario.begin().unwrap_or_else(|error| panic!("{error}: {scenario:?}"));
    whole(state)
}

/// The same, with the new story told, so that the old one is guessed.
#[track_caller]
pub fn guessing(scenario: &Scenario) -> State {
    let mut state = begin(scenario);
    let view = public(&state);
    if view.telling.is_some() {
        act(&mut state, view.teller, Command::Tell(Story::Aloud));
    }
    state
}

fn whole(state: State) -> State {
    DonkeyBridge::audit(&state).unwrap_or_else(|problem| panic!("{problem}"));
    state
}

/// Carries a command out at the start of the match.
#[track_caller]
pub fn act(state: &mut State, seat: Seat, command: Command) -> Vec<Event> {
    act_at(state, NOW, seat, command)
}

/// Carries a command out at this time.
#[track_caller]
pub fn act_at(state: &mut State, at: Millis, seat: Seat, command: Command) -> Vec<Event> {
    let input = Input::Command { seat, command: command.clone() };
    let events = DonkeyBridge::apply(state, at, &input);
    whole(state.clone());
    events.unwrap_or_else(|error| panic!("{seat:?} {command:?} was refused: {error:?}"))
}

/// Waits for the next deadline.
#[track_caller]
pub fn wait(state: &mut State) -> Vec<Event> {
    let at = DonkeyBridge::next_deadline(state).expect("a deadline runs");
    let events = DonkeyBridge::apply(state, at, &Input::Elapsed).expect("the deadline has come");
    whole(state.clone());
    events
}

/// Tries what the rules refuse: the match must be as it was, for the rules and for every eye.
#[track_caller]
pub fn refused(state: &State, seat: Seat, command: Command) -> RuleError {
    refused_input(state, &Input::Command { seat, command })
}

/// The same for any input.
#[track_caller]
pub fn refused_input(state: &State, input: &Input<Command>) -> RuleError {
    let mut after = state.clone();
    let error = DonkeyBridge::apply(&mut after, NOW, input).expect_err("the rules refuse this");
    assert_eq!(StateHash::of(&after), StateHash::of(state), "{error:?} changed the state");
    for viewer in Viewer::all(public(state).players.seats()) {
        assert_eq!(
            DonkeyBridge::view(&after, viewer),
            DonkeyBridge::view(state, viewer),
            "{viewer:?} saw it"
        );
    }
    error
}

/// What everybody sees.
pub fn public(state: &State) -> View {
    DonkeyBridge::view(state, Viewer::Public)
}

/// What this seat sees.
pub fn seen_by(seat: Seat, state: &State) -> View {
    DonkeyBridge::view(state, Viewer::Seat(seat))
}

/// What everybody sees of the story that is guessed.
#[track_caller]
pub fn story(state: &State) -> GuessingView {
    public(state).guessing.expect("a story is guessed")
}

/// The own tile of this seat, as it sees it.
pub fn tile_of(seat: Seat, state: &State) -> Option<Word> {
    seen_by(seat, state).own.and_then(|own| own.tile)
}

/// Words of the story that nobody has named, as the storyteller sees them.
#[track_caller]
pub fn open_words(state: &State) -> Vec<Word> {
    let teller = public(state).teller;
    let mut words = seen_by(teller, state).own.expect("a story is guessed").story;
    words.retain(|word| !story(state).named.contains(word));
    words
}

/// A word that the guesser whose turn it is may rightly name.
#[track_caller]
pub fn right_word(state: &State) -> Word {
    let own = tile_of(story(state).turn, state);
    let mut open = open_words(state).into_iter();
    open.find(|word| Some(*word) != own).expect("another word is open")
}

/// A word of the board that is not of the story and was not picked.
#[track_caller]
pub fn decoy(state: &State) -> Word {
    let view = story(state);
    let teller = public(state).teller;
    let words = seen_by(teller, state).own.expect("a story is guessed").story;
    let mut open =
        view.board.iter().filter(|tile| tile.mark == donkey_bridge::Mark::Open).map(|tile| tile.word);
    open.find(|word| !words.contains(word)).expect("a decoy is left")
}

/// The guesser whose turn it is names a right word.
#[track_caller]
pub fn name_right(state: &mut State) -> Vec<Event> {
    let (turn, word) = (story(state).turn, right_word(state));
    act(state, turn, Command::Guess(word))
}

/// The guesser whose turn it is gives up.
#[track_caller]
pub fn give_up(state: &mut State) -> Vec<Event> {
    let turn = story(state).turn;
    act(state, turn, Command::DontKnow)
}

/// A typed answer.
#[track_caller]
pub fn say(text: &str) -> Command {
    Command::Say(Utterance::new(text).expect("an answer"))
}

/// A score pile in the notation.
pub fn pile(state: &State, seat: Seat) -> String {
    let tile = |tile: &PileTile| match tile {
        PileTile::Word => 'w',
        PileTile::Stop => 's',
    };
    public(state).players[seat].pile.iter().map(tile).collect()
}
