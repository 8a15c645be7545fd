//! The host: what it lets out, and to whom.

use serde::Serialize;
use tabletop::{Game, Host, Level, Match, Millis, Occupant, Player, Seat, UndoError, Viewer};

use crate::files::{closed, journal, people};
use crate::parley::{Event, Mode, Parley, Phase};
use crate::table::{parley, parley_at, plain, play_to, sketch, vote};

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

fn host(game: Match<Parley>) -> Host<Parley> {
    let seats = game.seats();
    Host::begin(game, people(seats)).0
}

/// All that a viewer can ask a host.
fn known(host: &Host<Parley>, viewer: Viewer) -> String {
    let beats = host.beats(viewer, 0);
    let beats = beats.iter().map(|beat| (beat.line, beat.at, beat.by, &beat.event)).collect::<Vec<_>>();
    let offers = match viewer {
        Viewer::Public => Vec::new(),
        Viewer::Seat(seat) => host.offers(seat),
    };
    let shown = (host.view(viewer), beats, offers, host.score_breakdown(viewer));
    let open =
        (host.seats(), host.people(), host.phase(), host.to_act(), host.next_deadline(), host.outcome());
    let undo = Seat::all(host.seats()).map(|seat| host.may_undo(seat).is_ok()).collect::<Vec<_>>();
    json(&(shown, open, undo, host.beat_count(), host.turns()))
}

/// Two hosts that differ only in what seat 1 has chosen in secret: nobody else may tell them apart.
fn tell_apart(one: &Host<Parley>, other: &Host<Parley>) -> Vec<Viewer> {
    Viewer::all(one.seats()).filter(|viewer| known(one, *viewer) != known(other, *viewer)).collect()
}

#[test]
fn a_secret_choice_is_known_to_its_seat_alone() {
    let drawn = |byte| {
        let mut host = host(parley_at(Phase::Sketch, 4, Mode::FreeForAll));
        host.submit(Seat(1), sketch(&[byte]), Millis(7)).unwrap();
        host
    };
    assert_eq!(tell_apart(&drawn(1), &drawn(2)), [Viewer::Seat(Seat(1))]);
    let voted = |seat| {
        let mut host = host(parley_at(Phase::Vote, 4, Mode::FreeForAll));
        host.submit(Seat(1), vote(&[seat]), Millis(7)).unwrap();
        host
    };
    assert_eq!(tell_apart(&voted(2), &voted(3)), [Viewer::Seat(Seat(1))]);
}

#[test]
fn a_secret_choice_is_known_to_all_once_it_is_shown() {
    let drawn = |byte| {
        let mut host = host(parley_at(Phase::Sketch, 3, Mode::FreeForAll));
        host.submit(Seat(1), sketch(&[byte]), Millis(7)).unwrap();
        host.submit(Seat(2), sketch(&[5]), Millis(7)).unwrap();
        host
    };
    assert_eq!(tell_apart(&drawn(1), &drawn(2)).len(), 4);
}

#[test]
fn dealt_and_drawn_cards_are_known_to_their_seat_alone() {
    let mut game = parley(4, Mode::FreeForAll);
    play_to(&mut game, Phase::Sort);
    play_to(&mut game, Phase::Lay);
    let host = host(game.clone());
    for viewer in Viewer::all(4) {
        for beat in host.beats(viewer, 0) {
            match beat.event {
                Event::Dealt { seat, cards } => assert_eq!(cards.is_some(), viewer.is(seat)),
                Event::Drew { seat, card } => assert_eq!(card.is_some(), viewer.is(seat)),
                Event::Whispered { to, .. } => assert!(viewer.is(to)),
                _ => {}
            }
        }
        let own = host.view(viewer).own;
        let hand = |seat: Seat| game.state().hands[seat].clone();
        assert_eq!(own.as_ref().map(|own| own.hand.clone()), Seat::all(4).find(|s| viewer.is(*s)).map(hand));
        assert_eq!(own.and_then(|own| own.bottom).is_some(), viewer.is(Seat(0)));
    }
}

#[test]
fn the_generator_is_in_nothing_that_is_shown() {
    let host = host(parley_at(Phase::Vote, 3, Mode::FreeForAll));
    let truth = closed::<Parley>(&host.save()).unwrap().game;
    let dice = json(&truth.state().dice);
    let words = dice.split(|c: char| !c.is_ascii_digit()).filter(|word| word.len() > 9).collect::<Vec<_>>();
    assert_eq!(words.len(), 4, "a generator of four words: {dice}");
    for viewer in Viewer::all(3) {
        assert!(words.iter().all(|word| !known(&host, viewer).contains(word)));
    }
}

#[test]
fn beats_are_asked_for_from_any_one_on() {
    let host = host(parley_at(Phase::Tell, 3, Mode::FreeForAll));
    let all = host.beats(Viewer::Seat(Seat(0)), 0);
    assert_eq!(all.len(), host.beat_count(), "the first teller knows of every beat");
    assert_eq!(host.beats(Viewer::Seat(Seat(0)), 3), all[3..]);
    assert_eq!(host.beats(Viewer::Public, 0).len(), all.len() - 1, "but the whisper");
    assert!(host.beats(Viewer::Public, host.beat_count() + 5).is_empty());
}

#[test]
fn a_refused_command_changes_nothing_that_is_shown() {
    let mut host = host(parley_at(Phase::Sketch, 3, Mode::FreeForAll));
    let before = Viewer::all(3).map(|viewer| known(&host, viewer)).collect::<Vec<_>>();
    assert!(host.submit(Seat(0), sketch(&[1]), Millis(0)).is_err());
    assert!(host.submit(Seat(99), sketch(&[1]), Millis(0)).is_err());
    assert_eq!(Viewer::all(3).map(|viewer| known(&host, viewer)).collect::<Vec<_>>(), before);
}

#[test]
fn undo_through_the_host_takes_the_beats_back() {
    let game = parley(3, Mode::FreeForAll);
    let lay = plain(&game, Seat(0));
    let mut host = host(game);
    let (beats, shown) = (host.beat_count(), known(&host, Viewer::Public));
    host.submit(Seat(0), lay, Millis(0)).unwrap();
    assert_eq!(host.may_undo(Seat(1)), Err(UndoError::NotYours));
    assert_eq!(host.may_undo(Seat(0)), Ok(()));
    assert!(host.beat_count() > beats);
    host.undo(Seat(0)).unwrap();
    assert_eq!((host.beat_count(), known(&host, Viewer::Public)), (beats, shown));
}

#[test]
fn accounts_add_up_to_the_coins() {
    let mut game = parley(3, Mode::FreeForAll);
    play_to(&mut game, Phase::Over);
    let coins = game.state().earned.map(|_, earned| i32::try_from(earned.coins()).unwrap());
    let host = host(game);
    let sums =
        host.score_breakdown(Viewer::Public).map(|_, lines| lines.iter().map(|line| line.points).sum());
    assert_eq!(sums, coins);
    assert!(host.outcome().is_some());
    assert_ne!(Parley::describe(&host.view(Viewer::Public)), []);
}

#[test]
fn a_match_taken_up_again_goes_on_at_its_time() {
    let mut host = host(parley_at(Phase::Sketch, 3, Mode::FreeForAll));
    host.submit(Seat(1), sketch(&[1]), Millis(1_234)).unwrap();
    assert_eq!(host.now(), Millis(1_234));
    let again = Host::resume(journal::<Parley>(&host.save()).unwrap());
    assert_eq!((again.now(), again.next_deadline()), (Millis(1_234), Some(Millis(3_000))));
}

#[test]
fn whoever_left_a_seat_to_a_bot_sits_there_when_the_same_people_play_again() {
    let mut host = host(parley(2, Mode::FreeForAll));
    let bot = Occupant::new(Player::Bot(Level::Hard), "Ann");
    host.seat(Seat(0), bot.clone());
    assert_eq!(host.people()[Seat(0)], bot);
    assert_eq!(host.people_again(), people(2));
    // What was kept remembers it, too; a bot that was one from the beginning stays one.
    let (mut fresh, mut kept) = Host::begin(parley(2, Mode::FreeForAll), people(2));
    kept += &fresh.seat(Seat(0), bot);
    let resumed = Host::<Parley>::resume(journal(&kept).unwrap());
    assert_eq!(resumed.people_again(), people(2));
}
