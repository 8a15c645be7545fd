//! A view that follows the beats is what the rules say of the match, after every line of its log.

use her_story::{Config, HerStory, Step, View};
use tabletop::testkit::Lawful;
use tabletop::{
    BySeat, Dice, Game, Host, Level, Match, Millis, Occupant, Player, Seat, Seed, Stream, Thought, Viewer,
    random_command,
};

/// Folds the beats of a match into the view from before set-up, and compares after each command.
fn follow(config: Config, seed: u64, mut choose: impl FnMut(&Match<HerStory>, Seat) -> her_story::Command) {
    let mut shown = View::before(config.seats);
    let mut game = Match::<HerStory>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut seen = 0;
    loop {
        for beat in &game.beats()[seen..] {
            shown.fold(&beat.event);
        }
        seen = game.beats().len();
        assert_eq!(shown, HerStory::view(game.state(), Viewer::Public), "after {:?}", game.log().last());
        if HerStory::outcome(game.state()).is_some() {
            return;
        }
        let seat = HerStory::to_act(game.state()).seats.iter().next().expect("somebody acts");
        let command = choose(&game, seat);
        let at = game.now();
        game.submit(seat, command, at).expect("what is offered is lawful");
    }
}

#[test]
fn a_view_that_follows_random_beats_is_never_adrift() {
    for seats in 2..=5 {
        for config in HerStory::variants(seats) {
            for seed in 0..12 {
                let mut dice = Dice::new(Seed(seed), Stream::Test);
                follow(config.clone(), seed, |game, seat| {
                    let offers = HerStory::offers(game.state(), seat);
                    random_command::<HerStory>(&offers, &mut dice).expect("who may act has offers")
                });
            }
        }
    }
}

/// Sensible players collect powers: second tiles, kept tiles, swaps.
#[test]
fn a_view_that_follows_players_with_powers_is_never_adrift() {
    let mut steps = 0;
    for seed in 0..24 {
        let seats = 2 + u8::try_from(seed % 4).expect("a small number");
        let people = BySeat::new(seats, |_| Occupant::new(Player::Bot(Level::Medium), ""));
        let game = Match::<HerStory>::new(Config::new(seats), Seed(seed)).expect("a lawful set-up");
        let (mut host, _) = Host::begin(game, people);
        let mut shown = View::before(seats);
        let mut seen = 0;
        loop {
            while let Some(beat) = host.beat(Viewer::Public, seen) {
                shown.fold(&beat.event);
                seen += 1;
            }
            let view = host.view(Viewer::Public);
            assert_eq!(shown, view);
            steps += usize::from(matches!(view.table.step, Step::Another | Step::Keep { .. }));
            let Some(seat) = host.to_act().seats.iter().next() else { break };
            if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
                host.submit(seat, command, Millis(0)).expect("a bot plays by the rules");
            }
        }
    }
    assert!(steps > 10, "powers were used {steps} times");
}
