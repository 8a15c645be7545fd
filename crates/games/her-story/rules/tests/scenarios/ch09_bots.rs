//! RULES 9: bots.

use her_story::{ChapterId, Command, HerStory, Phase, Power, Scenario, State};
use tabletop::record::{Reading, read};
use tabletop::{
    BySeat, Dice, Game, Host, Level, Occupant, Offer, Outcome, Player, Prompt, Seat, Seed, Situation, Stream,
    Thought, Viewer,
};

use crate::table::{ANN, BEN, act, begin, chapter, complete, go, new_match, plain, tiles_for, writer};

/// A bot's decision, with the view that it had.
struct Decision {
    seat: Seat,
    view: her_story::View,
    command: Command,
}

/// A table of bots, the first one's level first.
fn table(seed: u64, levels: &[Level]) -> Host<HerStory> {
    let seats = u8::try_from(levels.len()).expect("at most five");
    let people = BySeat::new(seats, |seat| Occupant::new(Player::Bot(levels[seat.index()]), ""));
    Host::begin(new_match(seats, seed), people).0
}

/// The next decision, thinking so many nodes at a time; `None` at the end.
fn decision(host: &mut Host<HerStory>, nodes: u32) -> Option<Decision> {
    let seat = host.to_act().seats.iter().next()?;
    let view = host.view(Viewer::Seat(seat));
    let command = loop {
        match host.think(seat, nodes)? {
            Thought::Thinking => {}
            Thought::Decide { command, .. } => break command,
        }
    };
    host.submit(seat, command.clone(), tabletop::Millis(0)).expect("a bot plays by the rules");
    Some(Decision { seat, view, command })
}

/// A whole match of bots.
fn play(seed: u64, levels: &[Level], nodes: u32) -> Vec<Decision> {
    let mut host = table(seed, levels);
    std::iter::from_fn(|| decision(&mut host, nodes)).collect()
}

fn commands(all: &[Decision]) -> Vec<(Seat, Command)> {
    all.iter().map(|one| (one.seat, one.command.clone())).collect()
}

/// What the bot of this level does in this match, where Ann has the turn.
fn decide(level: Level, state: &State) -> Command {
    let situation = Situation {
        seat: ANN,
        turn: 0,
        now: tabletop::Millis::default(),
        view: HerStory::view(state, Viewer::Seat(ANN)),
        offers: HerStory::offers(state, ANN),
    };
    HerStory::bot(level, ANN, Seed(1)).decide(&situation)
}

/// RULES 9.1: a bot plays by the rules, at every level and table.
#[test]
fn bots_play_whole_matches() {
    for seats in 2..=5_u8 {
        for level in [Level::Easy, Level::Medium] {
            for seed in 0..4 {
                assert!(!play(seed, &vec![level; usize::from(seats)], u32::MAX).is_empty());
            }
        }
        let mixed: Vec<_> = Level::ALL.into_iter().cycle().take(usize::from(seats)).collect();
        assert!(!play(9, &mixed, u32::MAX).is_empty());
    }
}

/// RULES 9.1: what a bot cannot see does not change what it does.
#[test]
fn a_bot_does_not_know_what_comes_next() {
    let game = new_match(2, 4);
    let view = HerStory::view(game.state(), Viewer::Seat(ANN));
    let mut dice = Dice::new(Seed(3), Stream::Test);
    for level in Level::ALL {
        let known = decide(level, game.state());
        for _ in 0..3 {
            assert_eq!(decide(level, &HerStory::resample(&view, Viewer::Seat(ANN), &mut dice)), known);
        }
    }
}

/// RULES 9.2: the same match, the same moves; at once or little by little.
#[test]
fn a_bot_decides_the_same_in_whatever_steps_it_thinks() {
    for level in Level::ALL {
        let levels = [level; 2];
        let at_once = commands(&play(1, &levels, u32::MAX));
        assert_eq!(commands(&play(1, &levels, u32::MAX)), at_once, "{level:?} again");
        assert_eq!(commands(&play(1, &levels, 7)), at_once, "{level:?} by seven nodes");
    }
}

/// RULES 9.2: it thinks no more in one step than it may.
#[test]
fn hard_needs_several_steps_of_one_node() {
    let host = &mut table(1, &[Level::Hard; 2]);
    let mut steps = 1;
    while host.think(ANN, 1) == Some(Thought::Thinking) {
        steps += 1;
    }
    assert!(steps > 20, "several actions in several states are many nodes, not {steps}");
}

/// RULES 9.2: a match that was kept goes on as it would have.
#[test]
fn bots_of_a_match_taken_up_again_play_on_alike() {
    let levels = [Level::Hard, Level::Easy, Level::Medium];
    let whole = commands(&play(6, &levels, u32::MAX));
    let mut host = table(6, &levels);
    let half: Vec<_> = (0..whole.len() / 2).map(|_| decision(&mut host, u32::MAX).unwrap()).collect();
    let kept =
        read::<HerStory>(host.save().as_bytes(), Reading::Closed).map_err(|error| format!("{error:?}"));
    let mut host = Host::resume(kept.unwrap());
    let rest: Vec<_> = std::iter::from_fn(|| decision(&mut host, u32::MAX)).collect();
    assert_eq!([commands(&half), commands(&rest)].concat(), whole);
}

/// RULES 9.3
#[test]
fn easy_completes_when_it_can_and_takes_what_is_needed() {
    let all: Vec<Decision> = (0..20).flat_map(|seed| play(seed, &[Level::Easy; 2], u32::MAX)).collect();
    let (mut chances, mut completed, mut taken, mut needed) = (0, 0, 0, 0);
    for Decision { seat, view, command } in &all {
        let own = &view.table.writers[*seat];
        let payable = |chapter: ChapterId| her_story::cheapest(own, chapter.cost()).is_some();
        let at_start = view.table.step == her_story::Step::Turn;
        if at_start && view.table.within_reach(*seat).any(|(_, chapter)| payable(chapter)) {
            chances += 1;
            completed += usize::from(matches!(command, Command::Complete { .. }));
        }
        if let Command::Research { tile, .. } = command {
            taken += 1;
            let helps = |chapter: ChapterId| tile.icons().shares(chapter.cost());
            needed += usize::from(view.table.within_reach(*seat).any(|(_, chapter)| helps(chapter)));
        }
    }
    assert!(chances > 100 && 2 * completed > chances, "{completed} of {chances}");
    assert!(taken > 100 && 2 * needed > taken, "{needed} of {taken}");
}

/// RULES 9.4: it completes the chapter with many points, though the power of the other one would bring more in an empty
/// book.
#[test]
fn medium_takes_the_points_of_the_moment() {
    let doubles = |one: &ChapterId| matches!(one.power(), Power::Permanent(icons) if icons.len() == 2);
    let power = ChapterId::all().filter(doubles).min_by_key(|one| one.points()).expect("there are eight");
    let is_more = |one: ChapterId| {
        one.power() == Power::Plain && one.cost().len() <= 6 && one.points() >= power.points() + 4
    };
    let points = chapter(&[power], is_more);
    let desk = format!("{} {}", tiles_for(power.cost()), tiles_for(points.cost()));
    let mut others: Vec<_> = ChapterId::all().filter(|one| ![power, points].contains(one)).collect();
    others.sort_by_key(|one| one.points());
    let scenario = Scenario::new(2).drafts(ANN, &[power, points]).desk(ANN, &desk);
    let state = begin(&scenario.shown(&others[..5]));
    let Command::Complete { chapter, .. } = decide(Level::Medium, &state) else {
        panic!("it can complete both")
    };
    assert_eq!(chapter, points);
}

/// RULES 9.5: in the last turn of a match it completes the chapter that is worth most.
#[test]
fn hard_takes_what_leaves_it_best_off() {
    let chapters = plain(2, &[]);
    let (few, many) = match chapters[0].points() < chapters[1].points() {
        true => (chapters[0], chapters[1]),
        false => (chapters[1], chapters[0]),
    };
    let others: Vec<_> = ChapterId::all().filter(|one| !chapters.contains(one)).take(8).collect();
    let desk = format!("{} {}", tiles_for(few.cost()), tiles_for(many.cost()));
    let scenario = Scenario::new(2).turn(ANN).drafts(ANN, &[few, many]).desk(ANN, &desk);
    // Ben has filled his book and Ann, the second player, has the last turn.
    let mut state = begin(&scenario.book(BEN, &others[..7], false));
    go(&mut state, ANN, |state| crate::table::take(state, 0));
    go(&mut state, BEN, |state| crate::table::take(state, 0));
    let Command::Complete { chapter, .. } = decide(Level::Hard, &state) else {
        panic!("a chapter is worth most")
    };
    assert!(chapter.points() >= few.points() && writer(&state, ANN).book.is_empty());
}

/// RULES 9.5: it tries what powers allow.
#[test]
fn hard_uses_all_that_a_turn_offers() {
    let all: Vec<Decision> = (0..12).flat_map(|seed| play(seed, &[Level::Hard; 2], u32::MAX)).collect();
    let used = |of: fn(&Command) -> bool| all.iter().filter(|one| of(&one.command)).count();
    let counts = [
        used(|command| matches!(command, Command::Research { .. })),
        used(|command| matches!(command, Command::Draft { .. })),
        used(|command| matches!(command, Command::Complete { .. })),
        used(|command| matches!(command, Command::VisitLibrary)),
        used(|command| matches!(command, Command::TakeAnother { .. })),
        used(|command| matches!(command, Command::Keep { .. })),
        used(|command| matches!(command, Command::ChooseFavourite { .. })),
    ];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// How many half games the first level wins of thirty, fifteen seeds with the seats swapped.
fn half_wins(level: Level, against: Level) -> u32 {
    let game = |seed, swapped: bool| {
        let levels = if swapped { [against, level] } else { [level, against] };
        let mut host = table(seed, &levels);
        while decision(&mut host, u32::MAX).is_some() {}
        let Some(Outcome::Ranking(places)) = host.outcome() else { panic!("a finished match has a ranking") };
        let own = if swapped { BEN } else { ANN };
        match (places[own], places[own.left(2)]) {
            (1, 1) => 1,
            (1, _) => 2,
            _ => 0,
        }
    };
    (0..15).map(|seed| game(seed, false) + game(seed, true)).sum()
}

/// RULES 9.6: over thirty of the games; the arena plays them all.
#[test]
fn the_stronger_bot_wins() {
    let all = 2 * 30;
    let hard = half_wins(Level::Hard, Level::Medium);
    assert!(100 * hard >= 65 * all, "hard won {hard} of {all} half games against medium");
    let medium = half_wins(Level::Medium, Level::Easy);
    assert!(100 * medium > 50 * all, "medium won {medium} of {all} half games against easy");
}

/// RULES 9.1: any answer that a bot without a better idea gives to the question of a completion is accepted.
#[test]
fn sampled_payments_are_accepted() {
    let new = plain(1, &[])[0];
    let desk = format!("{} RT IS", tiles_for(new.cost()));
    let state = begin(&Scenario::new(2).shown(&[new]).desk(ANN, &desk));
    let mut dice = Dice::new(Seed(1), Stream::Test);
    for offer in HerStory::offers(&state, ANN) {
        let Offer::Ask(prompt) = offer else { continue };
        for _ in 0..50 {
            let command = prompt.command(&prompt.sample(&mut dice)).unwrap();
            act(&mut state.clone(), ANN, command);
        }
    }
    let command = complete(&state, ANN, new);
    act(&mut state.clone(), ANN, command);
    assert_eq!(HerStory::phase(&state), Phase::Turn);
}
