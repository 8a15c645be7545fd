//! The panel without a window: what a press gives, what stays closed, which way leads back.

use super::*;
use crate::kit::testing::Bench;

fn item(index: usize) -> OfferItem {
    OfferItem {
        index,
        label: format!("Offer {index}"),
        picture: None,
        goes_to: None,
        asks: None,
        thumbs: Vec::new(),
    }
}

fn group(id: &'static str, secret: bool, offers: &[usize]) -> ActionGroup {
    let items = offers.iter().copied().map(item).collect();
    ActionGroup { id, title: id.into(), icon: "icon-roll", secret, spends: false, items }
}

fn model(open_to: Option<Seat>) -> ActionsModel {
    let groups =
        vec![group("roll", false, &[4]), group("ticket", false, &[0, 1, 2, 3]), group("card", true, &[5, 6])];
    let name = |seat: u8| SeatChip {
        seat: Seat(seat),
        name: "Nina".into(),
        player: Player::Person,
        sign: "",
        acts: true,
    };
    ActionsModel {
        chip: Some(name(1)),
        turn: "Your turn".into(),
        actions: Actions {
            seat: Some(Seat(1)),
            waiting_for: vec![Seat(1)],
            groups,
            undo: true,
            task: None,
            about: None,
        },
        second_thought: None,
        lifted: BTreeMap::new(),
        open_to,
        step: false,
        showing: false,
        over: false,
        words: ["undo", "step", "hurry", "back", "results", "confirm", "clear"].map(str::to_owned),
        replay: None,
        left: None,
        painters: Vec::new(),
        together: [String::new(), String::new()],
    }
}

fn press(bench: &Bench, model: &ActionsModel, open: &mut ActionsOpen, name: &str) -> Vec<Intent> {
    bench.press(name, |ui| {
        settle(open, model);
        let (strip, mut wanted) = bar(ui.ctx(), model, open);
        wanted.extend(drawer(ui.ctx(), model, open, strip.height, &mut Studio::default()));
        wanted
    })
}

fn chosen(wanted: &[Intent]) -> Option<usize> {
    match wanted {
        [Intent::Choose(choice)] if choice.seat == Seat(1) => Some(choice.offer),
        _ => None,
    }
}

#[test]
fn a_single_offer_is_one_press_and_several_are_two() {
    for (width, height) in [(1180.0, 740.0), (390.0, 844.0)] {
        let bench = Bench::new(width, height);
        let (model, mut open) = (model(None), ActionsOpen::default());
        assert_eq!(chosen(&press(&bench, &model, &mut open, "roll")), Some(4));
        assert!(press(&bench, &model, &mut open, "ticket").is_empty());
        assert_eq!(chosen(&press(&bench, &model, &mut open, "offer-2")), Some(2));
    }
}

#[test]
fn a_secret_waits_until_its_owner_alone_looks() {
    let bench = Bench::new(1180.0, 740.0);
    let mut open = ActionsOpen::default();
    let asked = press(&bench, &model(None), &mut open, "card");
    assert!(matches!(asked.as_slice(), [Intent::Call(Seat(1))]), "{asked:?}");
    assert!(!bench.names().contains(&"offer-5".to_owned()));
    let seen = model(Some(Seat(1)));
    assert_eq!(chosen(&press(&bench, &seen, &mut open, "offer-5")), Some(5));
}

#[test]
fn what_one_seat_opened_is_closed_for_the_next() {
    let bench = Bench::new(1180.0, 740.0);
    let mut open = ActionsOpen::default();
    let mut model = model(None);
    press(&bench, &model, &mut open, "ticket");
    assert!(open.is_open());
    model.actions.seat = Some(Seat(0));
    settle(&mut open, &model);
    assert!(!open.is_open());
}

#[test]
fn what_is_lifted_on_the_table_is_what_a_press_acts_on() {
    let bench = Bench::new(390.0, 844.0);
    let mut model = model(Some(Seat(1)));
    let pick = tabletop::Form::Pick { from: 3, least: 1, most: 1 };
    let cards = &mut model.actions.groups[2];
    cards.items[0].asks = Some((pick, ["fox", "cat", "owl"].map(str::to_owned).to_vec()));
    model.lifted = BTreeMap::from([(5, Some(Answer::Items(vec![2])))]);
    let given = press(&bench, &model, &mut ActionsOpen::default(), "card");
    let [Intent::Choose(choice)] = given.as_slice() else { panic!("{given:?}") };
    assert_eq!((choice.offer, &choice.answer), (5, &Some(Answer::Items(vec![2]))));
    // A secret is not given away by a press while others may look.
    model.open_to = None;
    let asked = press(&bench, &model, &mut ActionsOpen::default(), "card");
    assert!(matches!(asked.as_slice(), [Intent::Call(Seat(1))]), "{asked:?}");
}

#[test]
fn what_is_lifted_opens_its_own_question_and_no_choice_before_it() {
    let bench = Bench::new(390.0, 844.0);
    let mut model = model(Some(Seat(1)));
    let text = tabletop::Form::Text { least: 1, most: 80, lines: true };
    for item in &mut model.actions.groups[2].items {
        item.asks = Some((text.clone(), Vec::new()));
    }
    model.lifted = BTreeMap::from([(6, None)]);
    let mut open = ActionsOpen::default();
    assert!(press(&bench, &model, &mut open, "card").is_empty());
    assert_eq!((open.group, open.asked), (Some("card"), Some(6)));
}

#[test]
fn there_is_one_way_back_and_whoever_has_chosen_waits() {
    for (width, height) in [(1180.0, 740.0), (390.0, 844.0)] {
        let bench = Bench::new(width, height);
        let mut waiting = model(None);
        waiting.actions.groups.clear();
        waiting.second_thought = Some(group("command-retract", false, &[0]));
        assert_eq!(waiting.acts(), None);
        let ways_back = |model: &ActionsModel| {
            let mut open = ActionsOpen::default();
            for _ in 0..3 {
                bench.draw(Vec::new(), |ui| bar(ui.ctx(), model, &mut open));
            }
            let names = bench.names().into_iter();
            names.filter(|name| ["undo", "command-retract"].contains(&name.as_str())).collect::<Vec<_>>()
        };
        assert_eq!(ways_back(&waiting), ["undo"], "nothing came between");
        waiting.actions.undo = false;
        assert_eq!(ways_back(&waiting), ["command-retract"], "others have chosen since");
        assert_eq!(chosen(&press(&bench, &waiting, &mut ActionsOpen::default(), "command-retract")), Some(0));
    }
}
