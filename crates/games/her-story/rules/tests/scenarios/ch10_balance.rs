//! RULES 10: the balance, over a part of the matches that the example `balance` plays.

use her_story::{Config, Family, HerStory, Table, Taste, devotee};
use tabletop::{Bot, Game, Level, Match, Millis, Seat, Seed, Situation, Viewer};

use crate::table::ANN;

/// A whole match of these bots.
fn play(seed: u64, mut bots: Vec<Box<dyn Bot<HerStory>>>) -> Table {
    let seats = u8::try_from(bots.len()).expect("such a match can be set up");
    let mut game =
        Match::<HerStory>::new(Config::new(seats), Seed(seed)).expect("such a match can be set up");
    while let Some(seat) = HerStory::to_act(game.state()).seats.iter().next() {
        let situation = Situation {
            seat,
            turn: game.log().len(),
            now: Millis::default(),
            view: HerStory::view(game.state(), Viewer::Seat(seat)),
            offers: HerStory::offers(game.state(), seat),
        };
        let command = bots[seat.index()].decide(&situation);
        game.submit(seat, command, Millis(0)).expect("bots play by the rules");
    }
    game.state().table().clone()
}

/// RULES 10.1
#[test]
fn matches_have_the_length_and_the_scores_of_the_page() {
    let bot = |seat: Seat| {
        let level = if seat == ANN { Level::Hard } else { Level::Medium };
        HerStory::bot(level, seat, Seed(1))
    };
    let tables: Vec<Table> = (0..30).map(|seed| play(seed, Seat::all(2).map(bot).collect())).collect();
    let median = |mut numbers: Vec<u16>| {
        numbers.sort_unstable();
        numbers[numbers.len() / 2]
    };
    let points =
        tables.iter().flat_map(|table| table.writers.values().map(her_story::Writer::points)).collect();
    let points = median(points);
    let rounds = median(tables.iter().map(|table| table.round).collect());
    assert!((50..=75).contains(&points), "{points} points");
    assert!((18..=24).contains(&rounds), "{rounds} rounds");
}

/// RULES 10.2
#[test]
fn no_family_of_powers_is_too_good() {
    for family in Family::ALL {
        let mut half_wins = 0;
        for game in 0..120 {
            let fond = Seat(game % 2);
            let taste = |seat| Taste { family: (seat == fond).then_some(family), points: 2 };
            let seed = u64::from(game / 2);
            let bots = Seat::all(2).map(|seat| devotee(taste(seat), Seed(seed))).collect();
            let table = play(seed, bots);
            let (own, other) = (table.writers[fond].points(), table.writers[fond.left(2)].points());
            half_wins += if own > other { 2 } else { u32::from(own == other) };
        }
        assert!(half_wins <= 144, "fond of {family:?}: {half_wins} of 240 half games");
    }
}
