//! RULES 9: bots.

use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Player, Seat, Seed, Situation, Thought, Viewer,
};
use verse_and_painting::drawing::Sheet;
use verse_and_painting::{Command, Config, Guess, Mode, Phase, State, VerseAndPainting, masked_index};

use crate::table::{ANN, BEN, CEM, act, begin, line_of, painted, public, set_up, untimed, verse};

/// What a bot at this seat decides.
fn decision(state: &State, level: Level, seat: Seat, seed: u64) -> Command {
    let view = VerseAndPainting::view(state, Viewer::Seat(seat));
    let offers = VerseAndPainting::offers(state, seat);
    VerseAndPainting::bot(level, seat, Seed(seed)).decide(&Situation {
        seat,
        turn: 5,
        now: Millis::default(),
        view,
        offers,
    })
}

/// What a bot paints.
fn painting(state: &State, level: Level, seat: Seat) -> Sheet {
    match decision(state, level, seat, 3) {
        Command::HandIn { drawing } => drawing.decode().expect("a drawing"),
        other => panic!("{other:?} is no painting"),
    }
}

/// A match of bots of these levels to its end.
fn play(config: Config, seed: u64, level: impl Fn(Seat) -> Level) -> Host<VerseAndPainting> {
    let people = BySeat::new(config.seats, |seat| Occupant::new(Player::Bot(level(seat)), ""));
    let (mut host, _) = Host::begin(Match::new(config, Seed(seed)).expect("a match"), people);
    while let Some(seat) = host.to_act().awaited.iter().next() {
        if let Some(Thought::Decide { command, .. }) = host.think(seat, u32::MAX) {
            host.submit(seat, command, Millis(0)).expect("bots play by the rules");
        }
    }
    host
}

/// RULES 9.1
#[test]
fn a_bot_stamps_what_fits_its_line() {
    for mode in [Mode::Competition, Mode::Together] {
        let state = begin(&untimed(4, mode));
        for seat in Seat::all(4) {
            let fitting = &verse(line_of(&state, seat)).motifs;
            for level in Level::ALL {
                let stamped = painting(&state, level, seat).motifs();
                assert!(!stamped.is_empty() && stamped.iter().all(|motif| fitting.contains(motif)));
            }
            let mut all = fitting.clone();
            all.sort_unstable();
            assert_eq!(painting(&state, Level::Hard, seat).motifs(), all);
        }
    }
}

/// RULES 9.1
#[test]
fn between_the_lines_a_bot_stamps_the_character_or_is_at_a_loss() {
    let (mut meant, mut at_a_loss) = (0, 0);
    for seed in 0..20 {
        let (state, _) = set_up(&untimed(4, Mode::Between), seed);
        for seat in Seat::all(4) {
            let characters = verse(line_of(&state, seat)).characters();
            let character = characters[masked_index(public(&state).pips, characters.len())];
            let sheet = painting(&state, Level::Hard, seat);
            let stamped = sheet.motifs();
            let depicts = |motif: &verse_and_painting::Motif| {
                verse_and_painting::book().motif(*motif).unwrap().depicts.contains(&character)
            };
            assert!(stamped.iter().all(depicts), "{character}");
            assert!(!sheet.is_blank());
            meant += usize::from(!stamped.is_empty());
            at_a_loss += usize::from(stamped.is_empty());
        }
    }
    assert!(meant > 10 && at_a_loss > 10, "{meant} and {at_a_loss}");
}

/// RULES 9.2
#[test]
fn a_hard_bot_recognises_full_sets_of_stamps() {
    let mut state = begin(&untimed(3, Mode::Competition));
    for seat in Seat::all(3) {
        let drawing = painting(&state, Level::Hard, seat).encode();
        act(&mut state, seat, Command::HandIn { drawing });
    }
    for seed in 0..20 {
        let Command::Guess { painter, line } = decision(&state, Level::Hard, ANN, seed) else { panic!() };
        assert_eq!(Guess { painter, line }, Guess { painter, line: line_of(&state, painter) });
    }
}

/// RULES 9.2
#[test]
fn strokes_without_stamps_leave_a_bot_to_chance() {
    let mut state = begin(&untimed(3, Mode::Competition));
    for seat in Seat::all(3) {
        act(&mut state, seat, Command::HandIn { drawing: Sheet::scribble().encode() });
    }
    let own = line_of(&state, ANN);
    let guesses = (0..60).map(|seed| decision(&state, Level::Hard, ANN, seed));
    let mut lines = guesses
        .map(|command| match command {
            Command::Guess { line, .. } => line,
            other => panic!("{other:?}"),
        })
        .collect::<Vec<_>>();
    assert!(!lines.contains(&own), "never its own line");
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), 5, "any of the others");
}

/// RULES 9.2
#[test]
fn what_stamped_paintings_leave_over_is_for_the_others() {
    let mut state = begin(&untimed(3, Mode::Competition));
    let stamped = painting(&state, Level::Hard, BEN).encode();
    let bens = line_of(&state, BEN);
    act(&mut state, ANN, Command::HandIn { drawing: Sheet::scribble().encode() });
    act(&mut state, BEN, Command::HandIn { drawing: stamped });
    act(&mut state, CEM, Command::HandIn { drawing: Sheet::scribble().encode() });
    for seed in 0..40 {
        let Command::Guess { painter, line } = decision(&state, Level::Easy, ANN, seed) else { panic!() };
        assert!(painter != CEM || line != bens, "that line is Ben's");
    }
}

/// RULES 9.2
#[test]
fn a_bot_looks_up_no_covered_character() {
    let state = painted(&untimed(3, Mode::Between));
    let mut scribbled = begin(&untimed(3, Mode::Between));
    Seat::all(3).for_each(|seat| {
        drop(act(&mut scribbled, seat, Command::HandIn { drawing: Sheet::scribble().encode() }));
    });
    assert_eq!(public(&state).laid, public(&scribbled).laid);
    let entries = (0..80).map(|seed| match decision(&scribbled, Level::Hard, BEN, seed) {
        Command::Enter { character } => character,
        other => panic!("{other:?}"),
    });
    let mut entries = entries.collect::<Vec<_>>();
    entries.sort_unstable();
    entries.dedup();
    assert!(entries.len() > 40, "chance, not knowledge: {entries:?}");
}

/// RULES 9.3
#[test]
fn bots_play_whole_matches_the_same_way_with_the_same_seed() {
    for mode in [Mode::Competition, Mode::Together, Mode::Between] {
        for seats in 3..=6 {
            let level = |seat: Seat| Level::ALL[seat.index() % 3];
            let one = play(Config::new(seats, mode), 9, level);
            assert!(one.outcome().is_some());
            assert_eq!(one.save(), play(Config::new(seats, mode), 9, level).save());
        }
    }
}

/// RULES 9.3
#[test]
fn the_better_level_wins_more_often() {
    for (better, worse) in [(Level::Hard, Level::Medium), (Level::Medium, Level::Easy)] {
        let mut wins = [0, 0];
        for game in 0..200_u64 {
            let swapped = u8::from(game % 2 == 1);
            let side = |seat: Seat| usize::from((seat.0 + swapped) % 2);
            let level = |seat: Seat| [better, worse][side(seat)];
            let host = play(untimed(4, Mode::Competition), game / 2, level);
            let winners = host.outcome().expect("it ended").winners(4);
            winners.iter().for_each(|seat| wins[side(seat)] += 12 / winners.len());
        }
        assert!(wins[0] > wins[1], "{better:?} {} to {} for {worse:?}", wins[0], wins[1]);
    }
}

/// RULES 9.4
#[test]
fn a_bot_gives_no_hint_and_recites_nothing_and_two_people_are_needed() {
    let mut state = painted(&untimed(3, Mode::Between));
    crate::ch06_between::all_enter(&mut state, crate::ch06_between::WRONG);
    assert_eq!(decision(&state, Level::Hard, ANN, 1), Command::SkipHint);
    let host = play(untimed(3, Mode::Between), 2, |_| Level::Hard);
    assert!(host.view(Viewer::Public).recited.is_empty());
    assert_eq!(host.phase(), Phase::Over);
    let needed =
        [Mode::Competition, Mode::Together, Mode::Between].map(|mode| Config::new(4, mode).people_needed());
    assert_eq!(needed, [2, 1, 2]);
}
