//! The laws hold for Parley, and each of them fails for a game that breaks it.

use tabletop::testkit::Suite;

use crate::mutant::{Bug, Mutant};
use crate::parley::Parley;

tabletop::laws!(Parley, matches = 1_000);

/// Each bug with the law that it breaks, as the suite reports it.
const BROKEN: [(Bug, &str); 36] = [
    (Bug::NoVariants, "every seat count can be played"),
    (Bug::SetUpRefused, "a variant can be set up"),
    (Bug::SetUpVaries, "undo restores the state"),
    (Bug::IdleOffer, "movers have offers, others have none"),
    (Bug::GhostMover, "only seats of the table act"),
    (Bug::Stall, "somebody or the clock acts until the match is over"),
    (Bug::FalseOffer, "every offer is accepted"),
    (Bug::DoubleOffer, "no offer is made twice"),
    (Bug::BadPrompt, "a sampled answer fits its form"),
    (Bug::Smuggled, "what is not offered is refused"),
    (Bug::Scar, "a refusal leaves the state untouched"),
    (Bug::Impure, "redoing leads to the same state"),
    (Bug::RollUnsealed, "what a seat could not foresee is sealed"),
    (Bug::Coin, "pieces are conserved"),
    (Bug::Endless, "a match ends within its bound"),
    (Bug::ClockHidden, "the clock runs just while a deadline is set"),
    (Bug::ClockPast, "no deadline lies in the past"),
    (Bug::ClockEarly, "the clock acts only when a deadline has come"),
    (Bug::ClockLate, "a deadline is carried out when it comes"),
    (Bug::ClockStuck, "the clock alone ends what it times"),
    (Bug::ClockForever, "the clock alone ends what it times"),
    (Bug::ClockImpure, "splitting a wait changes nothing"),
    (Bug::LeakedHands, "a resampled state looks the same"),
    (Bug::LeakedTurn, "who may act is no secret"),
    (Bug::LeakedOffers, "offers give nothing away"),
    (Bug::LeakedChoice, "others cannot tell a secret choice from another"),
    (Bug::RedactsMore, "redacting twice changes nothing"),
    (Bug::BlindSeat, "a seat sees what the public sees"),
    (Bug::LostCard, "a resampled state is a state"),
    (Bug::FalseTwin, "a twin is as legal as its command"),
    (Bug::UnkeptState, "what is serialised comes back the same"),
    (Bug::UnkeptConfig, "a save loads"),
    (Bug::UnkeptBeat, "a save replays to the same state"),
    (Bug::ShortRanking, "a ranking names every seat"),
    (Bug::NobodyFirst, "somebody is first"),
    (Bug::ShortAccounts, "every seat has an account"),
];

#[test]
fn a_mutant_without_a_bug_keeps_the_laws() {
    Suite::<Mutant>::new(50).run(|_| {}).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn each_bug_is_reported_as_the_law_that_it_breaks() {
    let found = |bug: Bug| match bug.during(|| Suite::<Mutant>::new(50).run(|_| {})) {
        Ok(_) => "none",
        Err(broken) => broken.law,
    };
    let wrong = BROKEN.iter().filter(|(bug, law)| found(*bug) != *law).collect::<Vec<_>>();
    let wrong = wrong.iter().map(|(bug, law)| (bug, law, found(*bug))).collect::<Vec<_>>();
    assert!(wrong.is_empty(), "bug, the law it breaks, the law reported: {wrong:#?}");
}

#[test]
fn a_suite_plays_every_seat_count_and_variant() {
    let mut tallies = Vec::new();
    let played = Suite::<Parley>::new(1).run(|tally| tallies.push(tally)).unwrap();
    assert!(tallies.iter().map(|tally| tally.seats).eq(2..=6));
    assert!(
        tallies.iter().map(|tally| tally.matches).eq([3, 2, 3, 2, 3]),
        "three modes, or two without teams"
    );
    assert_eq!(played, 13);
    assert!(tallies.iter().all(|tally| tally.checked > tally.lines), "every moment, the last one included");
}

#[test]
fn the_cheap_laws_are_kept_at_every_step_of_a_hurried_suite() {
    let hurried = || Suite::<Mutant>::new(20).one_in(1_000_000).run(|_| {});
    for (bug, law) in [
        (Bug::Coin, "pieces are conserved"),
        (Bug::IdleOffer, "movers have offers, others have none"),
        (Bug::Endless, "a match ends within its bound"),
        (Bug::NobodyFirst, "somebody is first"),
    ] {
        assert_eq!(bug.during(hurried).unwrap_err().law, law);
    }
    assert!(Bug::RollUnsealed.during(hurried).is_ok(), "a dear law");
}

#[test]
fn a_broken_law_tells_how_to_see_it_again() {
    let play = || Suite::<Mutant>::new(50).from_seed(77).run(|_| {});
    let first = Bug::Coin.during(play).unwrap_err();
    assert!(first.seed >= 77);
    assert_eq!(Bug::Coin.during(play).unwrap_err(), first);
    let said = first.to_string();
    for part in [first.law, &first.seen, &first.seed.to_string(), &first.config] {
        assert!(said.contains(part), "{said} does not say {part}");
    }
}
