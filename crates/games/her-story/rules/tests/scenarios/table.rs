//! Setting up a match, acting in it, and looking at what came of it.
//!
//! Whatever is set up or played here has all its pieces, or the test fails.

use her_story::{
    ChapterId, Command, Config, Event, Gain, HerStory, Icons, Power, RuleError, Scenario, State, Tile,
    Writer, cheapest,
};
use tabletop::testkit::Lawful;
use tabletop::{Game, Input, Match, Millis, Offer, Prompt, Seat, Seed, StateHash, Viewer};

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CEM: Seat = Seat(2);

/// The first chapter that is like this and not among these.
#[track_caller]
pub fn chapter(besides: &[ChapterId], like: impl Fn(ChapterId) -> bool) -> ChapterId {
    let found = ChapterId::all().find(|chapter| !besides.contains(chapter) && like(*chapter));
    found.expect("there is such a chapter")
}

/// A chapter with this power.
#[track_caller]
pub fn with(power: Power) -> ChapterId {
    chapter(&[], |chapter| chapter.power() == power)
}

/// The first so many chapters without a power that helps or scores, besides these.
pub fn plain(number: usize, besides: &[ChapterId]) -> Vec<ChapterId> {
    let calm = |chapter: &ChapterId| {
        let power = chapter.power();
        matches!(power, Power::Plain | Power::ExtraVisit) && !besides.contains(chapter)
    };
    ChapterId::all().filter(calm).take(number).collect()
}

/// Tiles that cover a cost and, if that can be, exactly: doubles, pairs and triples, in notation.
pub fn tiles_for(cost: Icons) -> String {
    let mut letters: Vec<char> = cost.to_string().chars().collect();
    let mut faces = Vec::new();
    while letters.len() > 3 {
        let last = [letters.remove(0), letters.pop().expect("more than three are there")];
        faces.push(last.iter().collect::<String>());
    }
    if letters.len() == 1 {
        letters.push(letters[0]);
    }
    faces.push(letters.into_iter().collect());
    faces.join(" ")
}

/// The match of a scenario.
#[track_caller]
pub fn begin(scenario: &Scenario) -> State {
    whole(scenario.state().unwrap_or_else(|error| panic!("{error}: {scenario:?}")))
}

/// A real match from set-up; Ann has the first turn.
pub fn new_match(seats: u8, seed: u64) -> Match<HerStory> {
    Match::new(Config::new(seats).starting(ANN), Seed(seed)).expect("such a match can be set up")
}

#[track_caller]
fn whole(state: State) -> State {
    HerStory::audit(&state).unwrap_or_else(|problem| panic!("{problem}"));
    state
}

fn input(seat: Seat, command: Command) -> Input<Command> {
    Input::Command { seat, command }
}

/// Plays a legal command and returns what happened.
#[track_caller]
pub fn act(state: &mut State, seat: Seat, command: Command) -> Vec<Event> {
    let events = HerStory::apply(state, Millis::default(), &input(seat, command.clone()));
    whole(state.clone());
    events.unwrap_or_else(|error| panic!("{seat:?} {command:?} was refused: {error:?}"))
}

/// The same for a command that is put together from what lies on the table.
#[track_caller]
pub fn go(state: &mut State, seat: Seat, choose: impl FnOnce(&State) -> Command) -> Vec<Event> {
    let command = choose(state);
    act(state, seat, command)
}

/// Tries a command that the rules refuse: the match must be as it was, for the rules and for every eye.
#[track_caller]
pub fn refused(state: &State, seat: Seat, command: Command) -> RuleError {
    refused_input(state, &input(seat, command))
}

/// The same for any input.
#[track_caller]
pub fn refused_input(state: &State, input: &Input<Command>) -> RuleError {
    let mut after = state.clone();
    let error = HerStory::apply(&mut after, Millis::default(), input).expect_err("the rules refuse this");
    assert_eq!(StateHash::of(&after), StateHash::of(state), "{error:?} changed the state");
    for viewer in Viewer::all(state.table().seats()) {
        assert_eq!(HerStory::view(&after, viewer), HerStory::view(state, viewer), "{viewer:?} saw it");
    }
    error
}

/// What a player has.
pub fn writer(state: &State, seat: Seat) -> &Writer {
    &state.table().writers[seat]
}

/// The tile of the display on this place.
pub fn shown(state: &State, place: usize) -> Tile {
    state.table().tiles[place].expect("the display is full")
}

/// The tiles on a desk in notation, in the order of the places.
pub fn desk(state: &State, seat: Seat) -> String {
    writer(state, seat).held().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

/// Takes the tile on this place of the display, with room on the desk.
pub fn take(state: &State, place: usize) -> Command {
    Command::Research { tile: shown(state, place), discard: None }
}

/// A tile on this player's desk that shows this.
#[track_caller]
pub fn own(state: &State, seat: Seat, face: &str) -> Tile {
    let found = writer(state, seat).held().find(|tile| tile.to_string() == face);
    found.expect("it is on the desk")
}

/// Completes a chapter with all tiles of the desk and these cards.
pub fn with_all(state: &State, seat: Seat, chapter: ChapterId, cards: &[ChapterId]) -> Command {
    Command::Complete { chapter, tiles: writer(state, seat).held().collect(), cards: cards.to_vec() }
}

/// Completes a chapter in the way that loses least.
#[track_caller]
pub fn complete(state: &State, seat: Seat, chapter: ChapterId) -> Command {
    cheapest(writer(state, seat), chapter.cost()).expect("it can be paid").command(chapter)
}

/// The points given in these events, and for what.
pub fn gains(events: &[Event]) -> Vec<(Gain, u16)> {
    let gain = |event: &Event| match event {
        Event::Scored { gain, points, .. } => Some((*gain, *points)),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

/// The exact commands on offer, and an answer to each question.
pub fn offers(state: &State, seat: Seat) -> Vec<Command> {
    let mut dice = tabletop::Dice::new(Seed(1), tabletop::Stream::Test);
    let command = |offer: tabletop::OfferOf<HerStory>| match offer {
        Offer::Exact(command) => command,
        Offer::Ask(prompt) => prompt.command(&prompt.sample(&mut dice)).expect("a sample fits"),
    };
    HerStory::offers(state, seat).into_iter().map(command).collect()
}
