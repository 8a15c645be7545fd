//! Sentences as people read them, in all languages.

use l10n::Locale::{self, En, ZhHans, ZhHant};
use l10n::{SayError, SeatNames, Source, Texts, source};
use tabletop::{Message, Seat, Value};

const CAMELS: Source = source!("../../../assets/locales", "camel-race");

/// Two people and, on the third seat, someone whose name tries to turn the line around.
struct Names {
    viewer: Option<Seat>,
}

impl SeatNames for Names {
    fn name(&self, seat: Seat) -> String {
        ["Nina", "小華", "\u{202E}Eve\n"][seat.index()].to_owned()
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
}

const NOBODY: Names = Names { viewer: None };

/// `message` of the camel race, without a fault, as a reader on `viewer` sees it.
fn said_to(viewer: Option<Seat>, locale: Locale, message: &Message) -> String {
    let sentence = Texts::new(&[CAMELS]).try_say(locale, "camel-race", message, &Names { viewer });
    sentence.unwrap_or_else(|error| panic!("{error}"))
}

fn said(locale: Locale, message: &Message) -> String {
    said_to(None, locale, message)
}

/// One message in zh-Hant, zh-Hans and en.
fn said_in_all(message: &Message) -> [String; 3] {
    Locale::ALL.map(|locale| said(locale, message))
}

fn camels(ids: &[&'static str]) -> Value {
    ids.iter().map(|&id| Message::new(id)).collect()
}

#[test]
fn a_message_without_values() {
    assert_eq!(said_in_all(&Message::new("game-title")), ["駱駝大賽", "骆驼大赛", "Camel Race"]);
}

#[test]
fn seats_terms_and_numbers_stand_in_the_sentence() {
    let message = Message::new("event-leg-ticket-taken")
        .with("seat", Seat(0))
        .with("camel", Message::new("camel-blue"))
        .with("value", 5);
    assert_eq!(
        said_in_all(&message),
        [
            "Nina 拿了藍駱駝的賽段票（5）。",
            "Nina 拿了蓝骆驼的赛段票（5）。",
            "Nina took Blue’s leg ticket (5)."
        ]
    );
}

#[test]
fn the_reader_is_you_and_others_have_names() {
    let message = |seat| Message::new("view-turn").with("leg", 2).with("seat", seat);
    let viewer = Some(Seat(1));
    assert_eq!(said_to(viewer, ZhHant, &message(Seat(1))), "第 2 賽段，輪到你。");
    assert_eq!(said_to(viewer, ZhHans, &message(Seat(0))), "第 2 赛段，轮到 Nina。");
    assert_eq!(said_to(viewer, En, &message(Seat(1))), "Leg 2, your turn.");
    assert_eq!(said_to(viewer, En, &message(Seat(0))), "Leg 2, Nina’s turn.");
    assert_eq!(said_to(None, En, &message(Seat(1))), "Leg 2, 小華’s turn.");
}

#[test]
fn english_plurals_follow_the_number() {
    let message =
        |coins| Message::new("event-leg-paid").with("seat", Seat(0)).with("coins", coins).with("purse", 9);
    assert_eq!(said(En, &message(1)), "Nina’s leg comes to 1 coin; the purse now holds 9.");
    assert_eq!(said(En, &message(8)), "Nina’s leg comes to 8 coins; the purse now holds 9.");
    assert_eq!(said(En, &message(0)), "Nina’s leg comes to 0 coins; the purse now holds 9.");
    assert_eq!(said(ZhHant, &message(1)), "Nina 本賽段合計 1 枚金幣，現有 9 枚。");
}

#[test]
fn a_negative_number_has_a_true_minus_sign() {
    let message = Message::new("event-leg-paid").with("seat", Seat(1)).with("coins", -2).with("purse", 0);
    assert_eq!(said(En, &message), "小華’s leg comes to −2 coins; the purse now holds 0.");
    assert_eq!(said(ZhHant, &message), "小華本賽段合計 −2 枚金幣，現有 0 枚。");
}

#[test]
fn lists_of_each_length() {
    let ids = ["camel-blue", "camel-red", "camel-green", "camel-lilac"];
    let list = |length: usize, locale| {
        let message = Message::new("view-own-cards").with("camels", camels(&ids[..length]));
        let sentence = said(locale, &message);
        let (start, end) = if locale == En { (": ", ".") } else { ("：", "。") };
        sentence.split_once(start).unwrap().1.strip_suffix(end).unwrap().to_owned()
    };
    assert_eq!(
        [0, 1, 2, 3, 4].map(|length| list(length, ZhHant)),
        ["無", "藍駱駝", "藍駱駝和紅駱駝", "藍駱駝、紅駱駝和綠駱駝", "藍駱駝、紅駱駝、綠駱駝和紫駱駝"]
    );
    assert_eq!(list(3, ZhHans), "蓝骆驼、红骆驼和绿骆驼");
    assert_eq!(
        [0, 1, 2, 3, 4].map(|length| list(length, En)),
        ["none", "Blue", "Blue and Red", "Blue, Red and Green", "Blue, Red, Green and Lilac"]
    );
}

#[test]
fn a_sentence_may_choose_by_the_length_of_a_list() {
    let moved = |ids: &[&'static str]| {
        said(En, &Message::new("event-camel-moved").with("camels", camels(ids)).with("from", 3).with("to", 5))
    };
    assert_eq!(moved(&["camel-blue"]), "Blue moved from space 3 to space 5.");
    assert_eq!(
        moved(&["camel-blue", "camel-red"]),
        "Blue and Red (bottom to top) moved together from space 3 to space 5."
    );
}

#[test]
fn a_sentence_may_choose_by_the_identifier_of_a_term() {
    let english = "oasis = oasis\nmirage = mirage\nfound = { $side-id ->\n    [oasis] an { $side }\n   *[mirage] a { $side }\n}";
    let texts =
        Texts::new(&[Source { name: "mule-race", texts: [(ZhHant, ""), (ZhHans, ""), (En, english)] }]);
    let found = |side| Message::new("found").with("side", Message::new(side));
    let said = |side| texts.try_say(En, "mule-race", &found(side), &NOBODY);
    assert_eq!([said("oasis"), said("mirage")], [Ok("an oasis".to_owned()), Ok("a mirage".to_owned())]);
}

#[test]
fn a_list_of_seats_names_the_reader_too() {
    let seats: Value = [Seat(0), Seat(1), Seat(2)].into_iter().collect();
    let message = Message::new("match-tied").with("seats", seats);
    assert_eq!(said_to(Some(Seat(1)), En, &message), "A tie: Nina, you and Eve share the win.");
    assert_eq!(said_to(Some(Seat(0)), ZhHant, &message), "你、小華和 Eve 並列第一，共享勝利。");
}

#[test]
fn lists_hold_numbers_texts_and_lists() {
    let texts = Texts::new(&[]);
    let inner: Value = [1, 2].into_iter().collect();
    let items = Value::List(vec![Value::Int(7), Value::Text("a\u{7}b".to_owned()), inner]);
    let message = Message::new("turn-of-several").with("seats", items);
    let sentence = texts.try_say(En, "table", &message, &NOBODY).unwrap();
    assert_eq!(sentence, "Waiting for 7, ab and 1 and 2.");
}

#[test]
fn what_people_wrote_stays_except_for_control_characters() {
    let message = Message::new("text-unknown-input").with("input", "第3格{ $x }\u{2067}\u{0}!".to_owned());
    assert_eq!(said(ZhHant, &message), "看不懂「第3格{ $x }!」。輸入 ? 可以看說明。");
    assert_eq!(said(En, &message), "“第3格{ $x }!” isn’t something I know. Type ? for help.");
}

#[test]
fn a_game_without_a_message_borrows_the_table_s_and_may_have_its_own() {
    let texts = [
        (ZhHant, "match-over = 比賽結束"),
        (ZhHans, "match-over = 比赛结束"),
        (En, "match-over = Race over"),
    ];
    let texts = Texts::new(&[Source { name: "mule-race", texts }]);
    assert_eq!(texts.line(En, "mule-race", "match-over"), "Race over");
    assert_eq!(texts.line(En, "mule-race", "word-save"), "Save");
    assert_eq!(texts.line(En, "no-such-game", "match-over"), "The match is over.");
    assert_eq!(texts.domains().collect::<Vec<_>>(), ["mule-race"]);
    assert!(texts.has(En, "mule-race", "word-save") && !texts.has(En, "mule-race", "word-gallop"));
    assert_eq!(texts.misses(), []);
}

#[test]
fn a_missing_message_shows_its_identifier_and_is_noted() {
    let texts = Texts::new(&[CAMELS]);
    let message = Message::new("event-camel-flew");
    let miss = SayError::Missing { locale: En, domain: "camel-race".into(), id: "event-camel-flew".into() };
    assert_eq!(texts.try_say(En, "camel-race", &message, &NOBODY), Err(miss.clone()));
    assert_eq!(texts.misses(), []);
    for _ in 0..2 {
        assert_eq!(texts.say(En, "camel-race", &message, &NOBODY), "⟦event-camel-flew⟧");
    }
    assert_eq!(texts.misses(), [miss]);
}

#[test]
fn a_missing_term_leaves_the_rest_of_the_sentence() {
    let texts = Texts::new(&[CAMELS]);
    let message =
        Message::new("event-camel-placed").with("camel", Message::new("camel-pink")).with("space", 3);
    assert_eq!(texts.say(En, "camel-race", &message, &NOBODY), "⟦camel-pink⟧ starts on space 3.");
    assert!(matches!(texts.misses().as_slice(), [SayError::Missing { id, .. }] if id == "camel-pink"));
}

#[test]
fn a_missing_argument_is_an_error_that_names_it() {
    let texts = Texts::new(&[CAMELS]);
    let message = Message::new("event-camel-placed").with("space", 3);
    assert_eq!(texts.say(ZhHant, "camel-race", &message, &NOBODY), "⟦event-camel-placed⟧");
    let error = texts.try_say(ZhHant, "camel-race", &message, &NOBODY).unwrap_err();
    assert!(error.to_string().contains("$camel"), "{error}");
    assert_eq!(texts.misses(), [error]);
}

#[test]
fn the_greatest_numbers_do_no_harm() {
    for coins in [i64::MIN, i64::MAX] {
        let sentence = said(En, &Message::new("amount").with("coins", coins));
        assert!(sentence.ends_with(" coins"), "{sentence}");
    }
}

#[test]
fn the_language_changes_from_sentence_to_sentence() {
    let texts = Texts::new(&[CAMELS]);
    let message = Message::new("turn-of").with("seat", Seat(0));
    let sentences = [En, ZhHant, En].map(|locale| texts.say(locale, "camel-race", &message, &NOBODY));
    assert_eq!(sentences, ["It’s Nina’s turn.", "輪到 Nina。", "It’s Nina’s turn."]);
}

#[test]
fn unnamed_seats_are_numbered() {
    let texts = Texts::new(&[]);
    let name = |locale| texts.numbered_seats(locale, None).name(Seat(0));
    assert_eq!(Locale::ALL.map(name), ["座位 1", "座位 1", "Seat 1"]);
    assert!(texts.numbered_seats(En, Some(Seat(3))).is_viewer(Seat(3)));
    assert!(!texts.numbered_seats(En, None).is_viewer(Seat(0)));
}

#[test]
fn a_rules_book_has_the_same_sections_in_every_language() {
    let texts = Texts::new(&[CAMELS]);
    let books = Locale::ALL.map(|locale| texts.rules(locale, "camel-race"));
    let sections = |book: usize| books[book].iter().map(|part| part.section.as_str()).collect::<Vec<_>>();
    assert_eq!(sections(0)[..3], ["goal", "pieces", "set-up"]);
    assert_eq!((sections(1), sections(2)), (sections(0), sections(0)));
    assert_eq!(books[2][0].title, "The goal");
    assert!(books[2][0].body.contains("\n\n"), "paragraphs stay apart");
    assert_eq!(texts.misses(), []);
    assert_eq!(texts.rules(En, "table"), []);
}

#[test]
fn texts_may_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>(_: &T) {}
    shared(&Texts::new(&[]));
}
