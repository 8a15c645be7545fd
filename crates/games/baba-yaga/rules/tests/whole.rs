//! Matches of all thirty flights for each player, the laws checked here and there; those of the law suite are cut short.

use baba_yaga::{BabaYaga, Clock, Config, Skill};
use tabletop::BySeat;
use tabletop::testkit::{Care, play};

#[test]
fn matches_of_full_length_keep_the_laws() {
    for (seed, seats) in [(1, 2), (2, 5)] {
        for clock in [Clock::Hands, Clock::Untimed] {
            // All four ingredients, found at random: most of the flights are flown.
            let skills = BySeat::new(seats, |_| Skill::Hard);
            let config = Config { clock, skills, expert: true, ..Config::new(seats) };
            let played = play::<BabaYaga>(&config, seed, Care::OneIn(200));
            let played = played.unwrap_or_else(|broken| panic!("{broken}"));
            assert!(played.lines > 300, "{played:?}");
        }
    }
}
