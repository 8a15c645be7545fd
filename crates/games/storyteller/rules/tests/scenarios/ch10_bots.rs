//! RULES 10: bots.

use std::collections::BTreeSet;

use storyteller::{Card, Command, Config, Event, Found, Hint, Phase, Storyteller, Tag, Why, lexicon};
use tabletop::{BySeat, Host, Level, Match, Millis, Occupant, Player, Seat, Seed, Thought, Viewer};

use crate::table::{ANN, BEN, aloud, hand, new_match, written};

fn table(config: Config, seed: u64, level: impl Fn(Seat) -> Level) -> Host<Storyteller> {
    let people = BySeat::new(config.seats, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    Host::begin(Match::new(config, Seed(seed)).expect("a match"), people).0
}

/// Lets the next bot act, thinking in pieces of so many nodes. Returns who did what; `None` at the end.
fn turn(host: &mut Host<Storyteller>, nodes: u32) -> Option<(Seat, Command)> {
    let seat = host.to_act().awaited.iter().next()?;
    loop {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, nodes) {
            host.submit(seat, command.clone(), Millis(0)).expect("bots play by the rules");
            return Some((seat, command));
        }
    }
}

fn commands(config: Config, level: Level, nodes: u32, turns: usize) -> Vec<(Seat, Command)> {
    let mut host = table(config, 5, |_| level);
    (0..turns).map_while(|_| turn(&mut host, nodes)).collect()
}

/// Whole matches as they truly went.
fn matches(seats: u8, level: Level, seeds: core::ops::Range<u64>) -> Vec<Event> {
    let mut events = Vec::new();
    for seed in seeds {
        let mut game = new_match(Config::new(seats), seed);
        let mut host = table(Config::new(seats).starting(ANN), seed, |_| level);
        while let Some((seat, command)) = turn(&mut host, u32::MAX) {
            game.submit(seat, command, Millis(0)).expect("the same match");
        }
        events.extend(game.beats().iter().map(|beat| beat.event.clone()));
    }
    events
}

/// What a bot of this level decides in this match, seated at `seat`.
fn decision(game: &Match<Storyteller>, seat: Seat, level: Level) -> Command {
    let people = BySeat::new(game.seats(), |_| Occupant::new(Player::Bot(level), ""));
    let (mut host, _) = Host::begin(game.clone(), people);
    match host.think(seat, u32::MAX) {
        Some(Thought::Decide { command, .. }) => command,
        other => panic!("{other:?}"),
    }
}

/// RULES 10.1
#[test]
fn bots_of_every_level_play_whole_matches_by_the_rules() {
    for seats in 3..=6 {
        for level in Level::ALL {
            let mut host = table(Config::new(seats), 3, |_| level);
            while turn(&mut host, u32::MAX).is_some() {}
            assert!(host.outcome().is_some());
        }
    }
}

/// RULES 10.1: it decides the same in every state that it cannot tell from the true one.
#[test]
fn a_bot_knows_no_more_than_its_seat() {
    let mut game = new_match(Config::new(4), 8);
    let card = hand(game.state(), ANN)[0];
    game.submit(ANN, written(card, "a dream of the sea"), Millis(0)).unwrap();
    let mut other = game.clone();
    other.undo(ANN).unwrap();
    let another = hand(other.state(), ANN)[1];
    other.submit(ANN, written(another, "a dream of the sea"), Millis(0)).unwrap();
    for level in Level::ALL {
        assert_eq!(decision(&game, BEN, level), decision(&other, BEN, level));
    }
}

/// RULES 10.1
#[test]
fn thinking_little_by_little_changes_nothing() {
    for level in Level::ALL {
        let at_once = commands(Config::new(4), level, u32::MAX, 30);
        assert_eq!(at_once, commands(Config::new(4), level, 7, 30));
        assert_eq!(at_once, commands(Config::new(4), level, u32::MAX, 30), "nor does another run");
    }
}

/// RULES 10.1: a hard storyteller weighs one hint per node and never more.
#[test]
fn thinking_takes_as_many_nodes_as_it_needs() {
    let mut host = table(Config::new(4).starting(ANN), 5, |_| Level::Hard);
    let steps = (1..).find(|_| matches!(host.think(ANN, 1), Some(Thought::Decide { .. })));
    let tags = hand(new_match(Config::new(4), 5).state(), ANN);
    let count = |card: &Card| {
        let tags = card.tags().count();
        tags + tags * (tags - 1) / 2
    };
    assert_eq!(steps, Some(tags.iter().map(count).sum::<usize>()));
}

/// RULES 10.2
#[test]
fn bots_tell_in_words_of_their_picture() {
    for level in Level::ALL {
        let mut told = 0;
        for event in matches(4, level, 0..3) {
            let Event::Told { card: Some(card), hint, .. } = event else { continue };
            let Hint::Tiles { tags, .. } = hint else { panic!("{hint:?}") };
            assert!(tags.iter().all(|tag| card.tags().any(|own| own == *tag)), "{card:?} {tags:?}");
            told += 1;
        }
        assert!(told > 20, "{told}");
    }
}

/// RULES 10.2: with the same listeners a hard storyteller hits the middle more often than an easy one.
#[test]
fn a_hard_storyteller_hits_the_middle_more_often_than_an_easy_one() {
    let share = |level: Level| {
        let (mut rounds, mut by_some) = (0, 0);
        for seed in 0..60 {
            let mut host =
                table(
                    Config::new(4).starting(ANN),
                    seed,
                    |seat| if seat == ANN { level } else { Level::Hard },
                );
            while phase_of(&host) != Phase::Reveal {
                turn(&mut host, u32::MAX);
            }
            let found = host.view(Viewer::Public).tally.unwrap().found;
            rounds += 1;
            by_some += u32::from(found == Found::BySome);
        }
        100 * by_some / rounds
    };
    let (hard, easy) = (share(Level::Hard), share(Level::Easy));
    assert!(hard > easy, "hard {hard} %, easy {easy} %");
}

fn phase_of(host: &Host<Storyteller>) -> Phase {
    host.phase()
}

/// A hand of Ben's in which one card alone has this tag, with the card.
fn lonely_tag(game: &Match<Storyteller>) -> Option<(Card, Tag)> {
    let hand = hand(game.state(), BEN);
    let near = |card: &Card, tag: Tag| card.tags().any(|own| own == tag || lexicon::are_kin(own, tag));
    hand.iter().find_map(|card| {
        let tag = card.tags().find(|tag| hand.iter().filter(|other| near(other, *tag)).count() == 1)?;
        Some((*card, tag))
    })
}

/// RULES 10.3: by the lexicon, in all three languages.
#[test]
fn a_hard_bot_gives_the_card_closest_to_a_written_hint() {
    let mut tried = 0;
    for seed in 0..20 {
        let game = new_match(Config::new(4), seed);
        let Some((wanted, tag)) = lonely_tag(&game) else { continue };
        let words = lexicon::entries().iter().find(|entry| entry.tags == [tag]).expect("a tag's own name");
        for text in [&words.zh_hant, &words.zh_hans, &words.en] {
            let mut game = game.clone();
            let card = hand(game.state(), ANN)[0];
            game.submit(ANN, written(card, text), Millis(0)).unwrap();
            let Command::Give { gifts } = decision(&game, BEN, Level::Hard) else { panic!("it gives") };
            assert_eq!(gifts[0].card, wanted, "{text}");
            tried += 1;
        }
    }
    assert!(tried >= 30, "{tried}");
}

/// RULES 10.3
#[test]
fn a_hint_given_aloud_tells_a_bot_nothing() {
    let given = |seed| {
        let mut game = new_match(Config::new(4), seed);
        let own = hand(game.state(), BEN);
        let card = hand(game.state(), ANN)[0];
        game.submit(ANN, aloud(card), Millis(0)).unwrap();
        let Command::Give { gifts } = decision(&game, BEN, Level::Hard) else { panic!("it gives") };
        assert!(gifts[0].because.is_empty());
        own.iter().position(|card| *card == gifts[0].card)
    };
    let places = (0..80).map(given).collect::<BTreeSet<_>>();
    assert_eq!(places.len(), 6, "any card of the hand: {places:?}");
}

/// RULES 10.4: over 150 games; the arena plays a thousand.
#[test]
fn a_hard_storyteller_is_understood_by_some_but_not_all() {
    let (mut rounds, mut by_some) = (0, 0);
    for event in matches(4, Level::Hard, 0..150) {
        if let Event::Scored { tally, .. } = event {
            rounds += 1;
            by_some += u32::from(tally.found == Found::BySome);
        }
    }
    assert!(100 * by_some >= 60 * rounds, "{by_some} of {rounds} rounds");
}

/// RULES 10.4
#[test]
fn the_better_bot_gets_more_points() {
    let mut points = [0; 3];
    for seed in 0..30 {
        let level = |seat: Seat| Level::ALL[(usize::from(seat.0) + usize::try_from(seed).unwrap()) % 3];
        let mut host = table(Config::new(6), seed, level);
        while turn(&mut host, u32::MAX).is_some() {}
        for (seat, player) in host.view(Viewer::Public).players.iter() {
            points[level(seat) as usize] += u32::from(player.points);
        }
    }
    assert!(points[0] < points[1] && points[1] < points[2], "easy, medium, hard: {points:?}");
}

/// RULES 10.5
#[test]
fn bots_say_what_they_thought_of() {
    let (mut votes, mut decoys, mut tales) = (0, 0, 0);
    for event in matches(4, Level::Hard, 0..3) {
        let (card, words) = match event {
            Event::VoteExplained { card, because, .. } => {
                votes += 1;
                (card, because)
            }
            Event::DecoyRevealed { card, because, .. } => {
                decoys += u32::from(!because.is_empty());
                (card, because)
            }
            Event::Explained { card, why: Why::Tiles(tags), .. } => {
                tales += 1;
                (card, tags)
            }
            _ => continue,
        };
        assert!(words.iter().all(|tag| card.tags().any(|own| own == *tag)), "{card:?} {words:?}");
    }
    assert!(votes > 20 && decoys > 20 && tales > 20, "{votes} {decoys} {tales}");
}

/// RULES 10.5: what a bot thought of comes out only with its card.
#[test]
fn reasons_come_out_at_the_reveal() {
    let mut host = table(Config::new(4).starting(ANN), 5, |_| Level::Hard);
    while phase_of(&host) != Phase::Reveal {
        let view = host.view(Viewer::Public);
        assert!(view.show.iter().all(|shown| shown.because.is_empty()));
        assert!(view.vote_reasons.values().all(Vec::is_empty));
        turn(&mut host, u32::MAX);
    }
    let view = host.view(Viewer::Public);
    assert!(view.vote_reasons.values().any(|reasons| !reasons.is_empty()));
}
