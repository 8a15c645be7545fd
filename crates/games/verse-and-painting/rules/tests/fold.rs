//! A view that follows the beats is what the rules say of the match, after every line of its log.

use tabletop::testkit::Lawful;
use tabletop::{Dice, Game, Match, Seed, Stream, Viewer, random_command};
use verse_and_painting::{Config, VerseAndPainting, View};

/// Plays a random match and folds its beats into the view from before set-up.
fn follow(config: Config, seed: u64, viewer: Viewer) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let mut shown = View::before(&config, viewer);
    let mut game = Match::<VerseAndPainting>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            if let Some(event) = VerseAndPainting::redact(&beat.event, viewer) {
                shown.fold(&event);
            }
        }
        seen = game.beats().len();
        assert_eq!(shown, VerseAndPainting::view(game.state(), viewer), "after {:?}", game.log().last());
        if VerseAndPainting::outcome(game.state()).is_some() {
            return;
        }
        let to_act = VerseAndPainting::to_act(game.state());
        let seats = to_act.seats.iter().collect::<Vec<_>>();
        match dice.pick(&seats).copied().filter(|_| !(to_act.clock && dice.chance(1, 8))) {
            Some(seat) => {
                let offers = VerseAndPainting::offers(game.state(), seat);
                let command = random_command::<VerseAndPainting>(&offers, &mut dice);
                let at = game.now();
                // A sampled hint or poem may be refused.
                let _ = game.submit(seat, command.expect("who may act has offers"), at);
            }
            None => {
                let due = VerseAndPainting::next_deadline(game.state());
                game.advance(due.expect("a clock that runs"));
            }
        }
    }
}

#[test]
fn a_view_that_follows_the_beats_is_never_adrift() {
    for seats in 3..=6 {
        for config in VerseAndPainting::variants(seats) {
            for seed in 0..12 {
                let viewer = Viewer::all(seats).nth(seed as usize % 4).expect("a table for three");
                follow(config.clone(), seed, viewer);
            }
        }
    }
}
