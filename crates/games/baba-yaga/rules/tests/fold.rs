//! A view that follows the beats is what the rules say of the match, after every line of its log.

use baba_yaga::{BabaYaga, Config, View};
use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Match, Seed, Stream, Viewer, random_command};

/// Plays a random match and folds its beats into the view from before set-up.
fn follow(config: Config, seed: u64, viewer: Viewer) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut shown = View::before(&config, viewer);
    let mut game = Match::<BabaYaga>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            shown.fold(&BabaYaga::redact(&beat.event, viewer).expect("every beat is public"));
        }
        seen = game.beats().len();
        assert_eq!(shown, BabaYaga::view(game.state(), viewer), "after {:?}", game.log().last());
        if BabaYaga::outcome(game.state()).is_some() {
            return;
        }
        let to_act = BabaYaga::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 3))) {
            Some(seat) => {
                let command = random_command::<BabaYaga>(&BabaYaga::offers(game.state(), seat), &mut dice);
                let at = game.now() + u64::from(dice.below(200));
                // In that time the witch may have come, and then it is refused.
                let _ = game.submit(seat, command.expect("who may act has offers"), at);
            }
            None => game.advance(BabaYaga::next_deadline(game.state()).expect("a clock that runs")),
        }
    }
}

#[test]
fn a_view_that_follows_the_beats_is_never_adrift() {
    for seats in 2..=5 {
        for config in BabaYaga::variants(seats) {
            for seed in 0..12 {
                let viewer = Viewer::all(seats).nth(seed as usize % 3).expect("a table for two");
                follow(Config { flights: 3, ..config.clone() }, seed, viewer);
            }
        }
    }
}
