//! A view that follows the beats is what the rules say of the match, after every line of its log.

use storyteller::{Config, Storyteller, View};
use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Match, Seed, Stream, Viewer, random_command};

/// Plays a random match, now and then by the clock, and folds its beats into the view from before set-up.
fn follow(config: Config, seed: u64, viewer: Viewer) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut shown = View::before(&config, viewer);
    let mut game = Match::<Storyteller>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            shown.fold(&Storyteller::redact(&beat.event, viewer).expect("every beat is public"));
        }
        seen = game.beats().len();
        assert_eq!(shown, Storyteller::view(game.state(), viewer), "after {:?}", game.log().last());
        if Storyteller::outcome(game.state()).is_some() {
            return;
        }
        let to_act = Storyteller::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 12))) {
            Some(seat) => {
                let command =
                    random_command::<Storyteller>(&Storyteller::offers(game.state(), seat), &mut dice);
                let at = game.now();
                game.submit(seat, command.expect("who may act has offers"), at).expect("offers are lawful");
            }
            None => game.advance(Storyteller::next_deadline(game.state()).expect("a clock that runs")),
        }
    }
}

#[test]
fn a_view_that_follows_the_beats_is_never_adrift() {
    for seats in 3..=6 {
        for config in Storyteller::variants(seats) {
            for seed in 0..8 {
                for viewer in Viewer::all(seats) {
                    follow(config.clone(), seed, viewer);
                }
            }
        }
    }
}
