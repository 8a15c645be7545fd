//! A view that follows the beats is what the rules say of the match, after every line of its log, for every viewer.

use donkey_bridge::{Config, DonkeyBridge, Event, View};
use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Match, Seed, Stream, Viewer, random_command};

/// Plays a random match and folds its beats into the view from before set-up.
fn follow(config: Config, seed: u64, viewer: Viewer) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut shown = View::before(&config, viewer);
    let mut game = Match::<DonkeyBridge>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            shown.fold(&DonkeyBridge::redact(&beat.event, viewer).expect("every beat is public"));
        }
        seen = game.beats().len();
        assert_eq!(shown, DonkeyBridge::view(game.state(), viewer), "after {:?}", game.log().last());
        if DonkeyBridge::outcome(game.state()).is_some() {
            return;
        }
        let to_act = DonkeyBridge::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 5))) {
            Some(seat) => {
                let command =
                    random_command::<DonkeyBridge>(&DonkeyBridge::offers(game.state(), seat), &mut dice);
                let at = game.now() + u64::from(dice.below(3_000));
                // What a sample writes may be refused, and in that time the clock may have acted.
                let _ = game.submit(seat, command.expect("who may act has offers"), at);
            }
            None => game.advance(DonkeyBridge::next_deadline(game.state()).expect("a clock that runs")),
        }
    }
}

#[test]
fn a_view_that_follows_the_beats_is_never_adrift() {
    for seats in 3..=6 {
        for config in DonkeyBridge::variants(seats) {
            for (seed, viewer) in (0..).zip(Viewer::all(seats)) {
                follow(config.clone(), seed, viewer);
            }
        }
    }
}

/// RULES 7.2: only the storyteller is told the words of the story that is guessed.
#[test]
fn nobody_but_the_storyteller_is_told_the_words_of_the_story() {
    let config = Config::new(4);
    let game = {
        let mut game = Match::<DonkeyBridge>::new(config, Seed(5)).expect("a lawful set-up");
        let mut dice = Dice::new(Seed(5), Stream::Test);
        while DonkeyBridge::outcome(game.state()).is_none() {
            let seat = DonkeyBridge::to_act(game.state()).seats.iter().next().expect("somebody acts");
            let command =
                random_command::<DonkeyBridge>(&DonkeyBridge::offers(game.state(), seat), &mut dice);
            let at = game.now();
            let _ = game.submit(seat, command.expect("who may act has offers"), at);
        }
        game
    };
    let mut told = 0;
    for beat in game.beats() {
        let Event::GuessingBegan { teller, tiles, .. } = beat.event else { continue };
        for viewer in Viewer::all(4) {
            let seen = DonkeyBridge::redact(&beat.event, viewer).expect("every beat is public");
            let Event::GuessingBegan { story, .. } = seen else { panic!("another beat") };
            assert_eq!(story.len(), if viewer.is(teller) { usize::from(tiles) } else { 0 });
        }
        told += 1;
    }
    assert_eq!(told, 16, "four seats tell four stories");
}
