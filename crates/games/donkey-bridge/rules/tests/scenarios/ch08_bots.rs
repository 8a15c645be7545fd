//! RULES 8: bots.

use donkey_bridge::{Answering, Command, Config, DonkeyBridge, Event, Mark, Phase, Story, Tale, View};
use tabletop::record::{Reading, read};
use tabletop::{
    BySeat, Game, Host, Level, Match, Millis, Occupant, Offer, Player, Seat, Seed, Situation, Thought, Viewer,
};

use crate::table::{ANN, BEN, CEM, config, say, tile_of, word};

/// A bot's turn, with what it saw before it.
struct Turn {
    seat: Seat,
    view: View,
    command: Command,
}

fn host(config: Config, seed: u64, levels: &[Level]) -> Host<DonkeyBridge> {
    let people = BySeat::new(config.seats, |seat| Occupant::new(Player::Bot(levels[seat.index()]), ""));
    Host::begin(Match::new(config, Seed(seed)).expect("such a match can be set up"), people).0
}

/// One turn of the bot that is waited for, thinking so many nodes at a time; `None` at the end.
fn turn(host: &mut Host<DonkeyBridge>, nodes: u32) -> Option<Turn> {
    let seat = host.to_act().awaited.iter().next()?;
    let view = host.view(Viewer::Seat(seat));
    let command = loop {
        match host.think(seat, nodes)? {
            Thought::Thinking => {}
            Thought::Decide { command, .. } => break command,
        }
    };
    host.submit(seat, command.clone(), Millis(0)).expect("a bot plays by the rules");
    Some(Turn { seat, view, command })
}

fn play(config: Config, seed: u64, levels: &[Level]) -> Vec<Turn> {
    let mut host = host(config, seed, levels);
    std::iter::from_fn(|| turn(&mut host, u32::MAX)).collect()
}

fn commands(turns: &[Turn]) -> Vec<(Seat, Command)> {
    turns.iter().map(|turn| (turn.seat, turn.command.clone())).collect()
}

/// RULES 8.1: bots play by the rules, at every level and table and in every way to answer.
#[test]
fn bots_play_by_the_rules() {
    for seats in 3..=6_u8 {
        for answering in Answering::ALL {
            let mixed = Level::ALL.into_iter().cycle().take(usize::from(seats)).collect::<Vec<_>>();
            assert!(!play(config(seats).answering(answering), 9, &mixed).is_empty());
            for level in Level::ALL {
                assert!(
                    !play(config(seats).answering(answering), 2, &vec![level; usize::from(seats)]).is_empty()
                );
            }
        }
    }
}

/// RULES 8.1: on a board, they only do what is on offer.
#[test]
fn bots_only_do_what_is_on_offer() {
    let mut host = host(config(4), 3, &[Level::Easy, Level::Medium, Level::Hard, Level::Easy]);
    while let Some(seat) = host.to_act().awaited.iter().next() {
        let offers = host.offers(seat);
        let turn = turn(&mut host, u32::MAX).unwrap();
        assert!(offers.contains(&Offer::Exact(turn.command.clone())), "{:?}", turn.command);
    }
}

/// RULES 8.1: the same match, the same moves, however it thinks.
#[test]
fn the_same_match_makes_the_same_moves() {
    for level in Level::ALL {
        let levels = [level; 4];
        let whole = commands(&play(config(4), 5, &levels));
        assert_eq!(commands(&play(config(4), 5, &levels)), whole);
        let mut host = host(config(4), 5, &levels);
        let slowly: Vec<_> = std::iter::from_fn(|| turn(&mut host, 1)).collect();
        assert_eq!(commands(&slowly), whole);
    }
}

/// RULES 8.1: a bot that takes a match up in the middle remembers as if it had sat there all the time.
#[test]
fn bots_of_a_match_taken_up_again_play_on_alike() {
    let levels = [Level::Hard, Level::Easy, Level::Medium];
    let whole = commands(&play(config(3), 6, &levels));
    let mut host = host(config(3), 6, &levels);
    let half: Vec<_> = (0..whole.len() / 2).map(|_| turn(&mut host, u32::MAX).unwrap()).collect();
    let kept = read::<DonkeyBridge>(host.save().as_bytes(), Reading::Closed).unwrap();
    let mut host = Host::resume(kept);
    let rest: Vec<_> = std::iter::from_fn(|| turn(&mut host, u32::MAX)).collect();
    assert_eq!([commands(&half), commands(&rest)].concat(), whole);
}

/// In how many of 400 matches a bot of this level names the one word that it has heard of a story, so many stories and
/// minutes ago.
fn remembers(level: Level, stories: u8, minutes: u64) -> usize {
    let scenario = donkey_bridge::Scenario::new(config(3).answering(Answering::Typed), 5, ANN);
    let state = crate::table::guessing(&scenario);
    let wanted = crate::table::right_word(&state);
    let heard = |seat, slot, word| Event::TilesDrawn { seat, words: vec![word], slot, bag: 0, at: Millis(0) };
    let names_it = |seed: &u64| {
        let mut bot = DonkeyBridge::bot(level, BEN, Seed(*seed));
        bot.observe(&heard(ANN, 3, wanted));
        (0..stories).for_each(|slot| bot.observe(&heard(CEM, 10 + slot, word("owl"))));
        bot.observe(&Event::GuesserAsked { seat: BEN, deadline: None, at: Millis(60_000 * minutes) });
        let view = DonkeyBridge::view(&state, Viewer::Seat(BEN));
        let offers = DonkeyBridge::offers(&state, BEN);
        bot.decide(&Situation { seat: BEN, turn: 7, now: Millis::default(), view, offers })
            == Command::Guess(wanted)
    };
    (0..400).filter(names_it).count()
}

/// RULES 8.2: memory fades with the number of stories, and with time.
#[test]
fn memory_fades_with_stories_and_with_time() {
    for level in Level::ALL {
        let fresh = remembers(level, 0, 0);
        let (stories, minutes) = (remembers(level, 12, 0), remembers(level, 0, 30));
        assert!(fresh < 400, "{level:?}: nobody remembers everything");
        assert!(stories < fresh, "{level:?}: {stories} after twelve stories, {fresh} at once");
        assert!(minutes < fresh, "{level:?}: {minutes} after half an hour, {fresh} at once");
        assert!(remembers(level, 12, 30) < stories.min(minutes), "{level:?}: both together");
    }
}

/// RULES 8.2: what comes to mind is the same however often it is wanted.
#[test]
fn what_comes_to_mind_stays() {
    let scenario = donkey_bridge::Scenario::new(config(3).answering(Answering::Typed), 5, ANN);
    let state = crate::table::guessing(&scenario);
    let story = crate::table::open_words(&state);
    let own = tile_of(BEN, &state);
    let mut some = 0;
    for seed in 0..50 {
        let mut bot = DonkeyBridge::bot(Level::Easy, BEN, Seed(seed));
        bot.observe(&Event::TilesDrawn { seat: ANN, words: story.clone(), slot: 3, bag: 0, at: Millis(0) });
        let mut named = |turn| {
            let view = DonkeyBridge::view(&state, Viewer::Seat(BEN));
            bot.decide(&Situation {
                seat: BEN,
                turn,
                now: Millis::default(),
                view,
                offers: DonkeyBridge::offers(&state, BEN),
            })
        };
        let named: std::collections::BTreeSet<_> = (0..60).map(|turn| format!("{:?}", named(turn))).collect();
        let guessable = story.iter().filter(|word| Some(**word) != own).count();
        assert!(named.len() <= guessable);
        some += usize::from(named.len() < guessable);
    }
    assert!(some > 10, "in {some} of 50 matches a word never came to mind, however often it was asked");
}

/// RULES 8.3: the levels remember better in their order.
#[test]
fn stronger_levels_remember_better() {
    for stories in [0, 8, 14] {
        let [easy, medium, hard] = Level::ALL.map(|level| remembers(level, stories, 5));
        assert!(easy < medium && medium < hard, "{easy}, {medium}, {hard} after {stories} stories");
    }
}

/// What the bot of this level does in a match where it has heard nothing.
fn deaf(level: Level, view: View, offers: Vec<tabletop::OfferOf<DonkeyBridge>>) -> Command {
    let mut bot = DonkeyBridge::bot(level, BEN, Seed(1));
    bot.decide(&Situation { seat: BEN, turn: 7, now: Millis::default(), view, offers })
}

/// RULES 8.3: without a board, a bot that remembers nothing does not know; with one, it picks an open word.
#[test]
fn a_bot_that_remembers_nothing_guesses_only_on_a_board() {
    for level in Level::ALL {
        for answering in [Answering::Typed, Answering::Spoken, Answering::Picked] {
            let scenario = donkey_bridge::Scenario::new(config(3).answering(answering), 5, ANN);
            let state = crate::table::guessing(&scenario);
            let offers = DonkeyBridge::offers(&state, BEN);
            let view = DonkeyBridge::view(&state, Viewer::Seat(BEN));
            let command = deaf(level, view.clone(), offers);
            match (answering, command) {
                (Answering::Picked, Command::Guess(word)) => {
                    let board = view.guessing.unwrap().board;
                    let open = board.iter().any(|tile| tile.word == word && tile.mark == Mark::Open);
                    assert!(open && tile_of(BEN, &state) != Some(word));
                }
                (Answering::Typed | Answering::Spoken, Command::DontKnow) => {}
                (_, other) => panic!("{level:?} {answering:?}: {other:?}"),
            }
        }
    }
}

/// RULES 8.3: medium and hard rule out words that they know from other stories; easy does not.
#[test]
fn stronger_levels_rule_words_out() {
    let picks_foreign = |level: Level| {
        let mut picked = 0;
        for seed in 0..60 {
            let scenario = donkey_bridge::Scenario::new(config(3), 5, ANN).seed(seed);
            let state = crate::table::guessing(&scenario);
            let view = DonkeyBridge::view(&state, Viewer::Seat(BEN));
            let board = view.guessing.as_ref().unwrap().board.iter().map(|tile| tile.word);
            // All decoys but three were told by Cem just now.
            let decoys =
                board.filter(|word| !crate::table::open_words(&state).contains(word)).collect::<Vec<_>>();
            let foreign = decoys[3..].to_vec();
            let mut bot = DonkeyBridge::bot(level, BEN, Seed(seed));
            let (words, at) = (foreign.clone(), Millis(0));
            bot.observe(&Event::TilesDrawn { seat: CEM, words, slot: 4, bag: 9, at });
            let offers = DonkeyBridge::offers(&state, BEN);
            let command = bot.decide(&Situation { seat: BEN, turn: 7, now: Millis::default(), view, offers });
            picked += u32::from(matches!(command, Command::Guess(word) if foreign.contains(&word)));
        }
        picked
    };
    let [easy, medium, hard] = Level::ALL.map(picks_foreign);
    assert!(easy > 20, "nine of fifteen words were Cem's, and easy picked {easy} of 60");
    assert!(medium < easy / 2 && hard <= medium, "medium {medium}, hard {hard} of 60");
}

/// RULES 8.4: bots tell from the stock.
#[test]
fn bots_tell_from_the_stock() {
    for turn in play(config(3), 1, &Level::ALL) {
        if turn.view.phase == Phase::Telling {
            let words = turn.view.telling.unwrap().words;
            assert_eq!(turn.command, Command::Tell(Story::Woven(Tale::weave(&words))));
        }
    }
}

/// RULES 8.4 and RULES 5.4: a bot at the storyteller's seat means wrong.
#[test]
fn bots_accept_no_answer() {
    for level in Level::ALL {
        let old = [word("camel"), word("owl"), word("three"), word("bee")];
        let config = config(3).answering(Answering::Typed);
        let mut state = crate::table::guessing(&donkey_bridge::Scenario::new(config, 5, ANN).old(&old));
        crate::table::act(&mut state, BEN, say("the beast with two humps"));
        let situation = Situation {
            seat: ANN,
            turn: 3,
            now: Millis::default(),
            view: DonkeyBridge::view(&state, Viewer::Seat(ANN)),
            offers: DonkeyBridge::offers(&state, ANN),
        };
        assert_eq!(DonkeyBridge::bot(level, ANN, Seed(1)).decide(&situation), Command::Reject);
    }
}

/// Half points of the first level over sixty games for four, thirty seeds with the seats swapped.
fn half_wins(level: Level, against: Level) -> u32 {
    let game = |seed, swapped: bool| {
        let own = |seat: Seat| seat.0.is_multiple_of(2) != swapped;
        let levels = Seat::all(4).map(|seat| if own(seat) { level } else { against }).collect::<Vec<_>>();
        let mut host = host(Config::new(4), seed, &levels);
        while turn(&mut host, u32::MAX).is_some() {}
        let winners = host.outcome().expect("a finished match").winners(4);
        let (ours, theirs): (Vec<_>, Vec<_>) = winners.iter().partition(|seat| own(*seat));
        match (ours.is_empty(), theirs.is_empty()) {
            (false, true) => 2,
            (false, false) => 1,
            (true, _) => 0,
        }
    };
    (0..30).map(|seed| game(seed, false) + game(seed, true)).sum()
}

/// RULES 8.5: over sixty of the games; the arena plays them all.
#[test]
fn the_stronger_level_wins() {
    let all = 2 * 60;
    let pairs = [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium), (Level::Hard, Level::Easy)];
    for (strong, weak) in pairs {
        let half = half_wins(strong, weak);
        assert!(100 * half >= 60 * all, "{strong:?} has {half} of {all} half points against {weak:?}");
    }
}
