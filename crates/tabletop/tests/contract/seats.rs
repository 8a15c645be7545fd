//! Seats, sets, places, people and forms.

use tabletop::{Answer, AnswerError, BySeat, Form, Level, Lobby, Occupant, Outcome, Player, Seat, SeatSet};

fn places(points: &[i32]) -> Vec<u8> {
    let points = points.iter().copied().collect::<BySeat<_>>();
    match Outcome::by_points(&points) {
        Outcome::Ranking(places) => places.values().copied().collect(),
        shared => panic!("{shared:?}"),
    }
}

#[test]
fn equal_points_share_a_place_and_the_next_are_left_out() {
    assert_eq!(places(&[9, 9, 4]), [1, 1, 3]);
    assert_eq!(places(&[4, 9, 9]), [3, 1, 1]);
    assert_eq!(places(&[5, 7, 5, 7, 1, 5]), [3, 1, 3, 1, 6, 3]);
    assert_eq!(places(&[-2, -2]), [1, 1]);
}

#[test]
fn a_tie_is_broken_by_a_second_number() {
    let points = [(9, 1), (9, 2), (3, 7)].into_iter().collect::<BySeat<_>>();
    assert_eq!(Outcome::by_points(&points), Outcome::Ranking([2, 1, 3].into_iter().collect()));
}

#[test]
fn winners_are_the_first_or_all_or_none() {
    let ranking = Outcome::Ranking([1, 3, 1].into_iter().collect());
    assert_eq!(ranking.winners(3), SeatSet::only(Seat(0)).with(Seat(2)));
    assert_eq!(Outcome::SharedWin.winners(3), SeatSet::all(3));
    assert_eq!(Outcome::SharedLoss.winners(3), SeatSet::EMPTY);
}

#[test]
fn the_left_of_the_last_seat_is_the_first() {
    assert_eq!(Seat(1).left(3), Seat(2));
    assert_eq!(Seat(2).left(3), Seat(0));
    assert_eq!(Seat(0).left(1), Seat(0));
}

#[test]
fn a_set_holds_each_seat_once_and_no_seat_of_no_table() {
    let set = SeatSet::only(Seat(3)).with(Seat(0)).with(Seat(3));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
    assert_eq!((set.len(), set.without(Seat(3)).len()), (2, 1));
    assert_eq!(SeatSet::all(Seat::MAX).len(), usize::from(Seat::MAX));
    for beyond in [Seat(Seat::MAX), Seat(u8::MAX)] {
        assert!(!SeatSet::all(Seat::MAX).contains(beyond));
        assert_eq!(set.with(beyond), set);
        assert_eq!(set.without(beyond), set);
        assert!(SeatSet::only(beyond).is_empty());
    }
}

#[test]
fn there_is_one_thing_per_seat() {
    let mut table = BySeat::new(3, |seat| seat.0 * 10);
    table[Seat(1)] += 1;
    assert_eq!(table.seats(), 3);
    assert_eq!(table.get(Seat(3)), None);
    assert!(table.iter().eq([(Seat(0), &0), (Seat(1), &11), (Seat(2), &20)]));
    assert!(table.map(|seat, value| seat.0 + value).values().eq(&[0, 12, 22]));
}

#[test]
fn a_lobby_left_alone_gives_each_seat_its_own_sign_and_the_first_choices() {
    let lobby = Lobby::new(3);
    assert_eq!(Seat::all(3).map(|seat| lobby.sign(seat)).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((lobby.option(0), lobby.option(9), lobby.first), (0, 0, None));
    let chosen = Lobby { signs: vec![4, 0], options: vec![0, 2], ..Lobby::new(2) };
    assert_eq!((chosen.sign(Seat(0)), chosen.sign(Seat(1)), chosen.option(1)), (4, 0, 2));
    let own = Lobby { seat_options: vec![vec![], vec![0, 2]], ..Lobby::new(3) };
    assert_eq!(Seat::all(3).map(|seat| own.seat_option(seat, 1)).collect::<Vec<_>>(), [0, 2, 0]);
}

#[test]
fn a_name_is_cut_to_its_length_in_characters_and_cleaned() {
    let named = |name: &str| Occupant::new(Player::Person, name).name().to_owned();
    assert_eq!(named("  Sheherazade  "), "Sheherazade");
    assert_eq!(named("a\u{7}b\r\nc\u{0}"), "abc");
    assert_eq!(named(&"é".repeat(99)).chars().count(), Occupant::NAME);
    assert_eq!(named(""), "");
}

#[test]
fn a_level_has_a_name_and_the_name_has_a_level() {
    for level in Level::ALL {
        assert_eq!(Level::named(level.name()), Some(level));
    }
    assert_eq!(Level::named("grandmaster"), None);
}

#[test]
fn only_a_text_of_several_lines_has_line_breaks() {
    let form = |lines| Form::Text { least: 1, most: 9, lines };
    let text = |text: &str| Answer::Text(text.to_owned());
    assert_eq!(form(true).check(&text("a\nb")), Ok(()));
    assert_eq!(form(false).check(&text("a\nb")), Err(AnswerError::BadCharacter));
    assert_eq!(form(true).check(&text("a\tb")), Err(AnswerError::BadCharacter));
    // White space around it does not count: " a " is one character.
    let one = Form::Text { least: 1, most: 1, lines: false };
    assert_eq!(one.check(&text(" a ")), Ok(()));
}

#[test]
fn an_answer_has_the_size_that_its_form_asks_for() {
    let items = |items: &[u32]| Answer::Items(items.to_vec());
    let pick = Form::Pick { from: 5, least: 1, most: 2 };
    assert_eq!(pick.check(&items(&[])), Err(AnswerError::TooFew { found: 0, least: 1 }));
    assert_eq!(pick.check(&items(&[4, 0])), Ok(()));
    assert_eq!(pick.check(&items(&[0, 1, 2])), Err(AnswerError::TooMany { found: 3, most: 2 }));
    let order = Form::Order { of: 2 };
    assert_eq!(order.check(&items(&[1, 1])), Err(AnswerError::Twice { item: 1 }));
    assert_eq!(order.check(&items(&[0, 2])), Err(AnswerError::NoSuchItem { item: 2 }));
    let drawing = Form::Drawing { least: 0, most: 2 };
    assert_eq!(drawing.check(&Answer::Drawing(vec![])), Ok(()));
    assert_eq!(drawing.check(&items(&[])), Err(AnswerError::WrongForm));
}
