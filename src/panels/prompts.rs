//! What an offer may ask for: words, some of several things, an order of all. Drawings have boards of their own.

use bevy_egui::egui::{ScrollArea, Ui};
use table::Thumb;
use tabletop::{Answer, Form};

use super::thumbs;
use crate::kit::{Button, TextPrompt, Tone, scrolled};

/// An answer on its way.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answering {
    text: String,
    items: Vec<u32>,
    /// Which offer it answers, once that was drawn.
    offer: Option<usize>,
    /// What its game says that it still lacks.
    lacks: Option<String>,
}

impl Answering {
    /// This offer is answered, and as much of its answer is known.
    pub fn begun(offer: usize, known: Option<&Answer>) -> Self {
        let items = match known {
            Some(Answer::Items(items)) => items.clone(),
            _ => Vec::new(),
        };
        Self { items, offer: Some(offer), ..Self::default() }
    }

    /// This offer is answered.
    pub fn to(&mut self, offer: usize) {
        self.offer = Some(offer);
    }

    /// What is being written, and for which offer.
    pub fn written(&self) -> Option<(usize, &str)> {
        Some((self.offer?, self.text.as_str()))
    }

    /// The game has said what is lacking.
    pub fn hear(&mut self, lacks: Option<&String>) {
        self.lacks = lacks.filter(|_| !self.text.is_empty()).cloned();
    }

    /// A thing was pressed: it is picked, or put back. Where only one can be picked, it takes the place of the other.
    fn press(&mut self, thing: u32, most: u32) {
        if let Some(at) = self.items.iter().position(|item| *item == thing) {
            self.items.remove(at);
            return;
        }
        if most == 1 {
            self.items.clear();
        }
        if self.items.len() < usize::try_from(most).unwrap_or(usize::MAX) {
            self.items.push(thing);
        }
    }

    /// What is still lacking.
    pub fn lacks(&self) -> Option<&str> {
        self.lacks.as_deref()
    }
}

/// Runs the prompt; returns the answer once it is given. Needs the things that are asked for in words, with their pictures
/// where there are any, and what is asked for and two buttons in words.
pub fn ask(
    ui: &mut Ui,
    form: &Form,
    (things, pictures): (&[String], &[Thumb]),
    so_far: &mut Answering,
    (title, confirm, clear): (&str, &str, &str),
) -> Option<Answer> {
    let answer = match form {
        Form::Text { most, lines, .. } => text(ui, title, (*most, *lines), so_far),
        // Boards are panels of their own: see `painting`.
        Form::Drawing { .. } => return None,
        Form::Pick { most, .. } => pick(ui, (things, pictures), *most, so_far),
        Form::Order { .. } => order(ui, things, so_far),
    };
    let fits = form.check(&answer).is_ok() && so_far.lacks.is_none();
    let mut given = None;
    ui.horizontal(|ui| {
        let button = Button::new("prompt-confirm", confirm).icon("icon-check").tone(Tone::Ember).legal(fits);
        if ui.add(button).clicked() {
            given = Some(answer);
        }
        let button = Button::new("prompt-clear", clear).tone(Tone::Night);
        // Where words would break into lines, the icon stands alone.
        let is_wide = ui.available_width() >= 128.0;
        let button = if is_wide { button.icon("icon-trash") } else { button.only_icon("icon-trash") };
        if ui.add(button).clicked() {
            *so_far = Answering::default();
        }
    });
    if given.is_some() {
        *so_far = Answering::default();
    }
    given
}

fn text(ui: &mut Ui, title: &str, (most, lines): (u32, bool), so_far: &mut Answering) -> Answer {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    TextPrompt::line("prompt-text", title, most).lines(lines).on_night().show(ui, &mut so_far.text);
    Answer::Text(so_far.text.clone())
}

/// More things than these, or long ones in a narrow place, lie in an opening of their own: the buttons below stay in sight.
const MANY: usize = 16;
const NARROW: f32 = 380.0;
const OPENING: f32 = 212.0;

/// Pictures need more room than words.
const GALLERY: f32 = 276.0;

fn pick(ui: &mut Ui, (things, pictures): (&[String], &[Thumb]), most: u32, so_far: &mut Answering) -> Answer {
    if !things.is_empty() && pictures.len() == things.len() {
        let opening = ScrollArea::vertical().id_salt("things").max_height(GALLERY).auto_shrink([false, true]);
        scrolled(ui, opening, |ui| {
            let is_chosen = |index| so_far.items.iter().any(|item| usize::try_from(*item) == Ok(index));
            let pressed = thumbs::pick(ui, pictures, things, is_chosen);
            if let Some(index) = pressed.and_then(|index| u32::try_from(index).ok()) {
                so_far.press(index, most);
            }
        });
        return Answer::Items(so_far.items.clone());
    }
    if things.len() > MANY || ui.available_width() < NARROW {
        let opening = ScrollArea::vertical().id_salt("things").max_height(OPENING).auto_shrink([false, true]);
        scrolled(ui, opening, |ui| pickable(ui, things, most, so_far));
    } else {
        pickable(ui, things, most, so_far);
    }
    Answer::Items(so_far.items.clone())
}

fn pickable(ui: &mut Ui, things: &[String], most: u32, so_far: &mut Answering) {
    ui.horizontal_wrapped(|ui| {
        for (index, thing) in (0_u32..).zip(things) {
            let name = format!("pick-{index}");
            let is_chosen = so_far.items.contains(&index);
            if ui.add(Button::new(&name, thing).chosen(is_chosen)).clicked() {
                so_far.press(index, most);
            }
        }
    });
}

/// Things are pressed in the order in which they are to stand; their place is shown.
fn order(ui: &mut Ui, things: &[String], so_far: &mut Answering) -> Answer {
    ui.horizontal_wrapped(|ui| {
        for (index, thing) in (0_u32..).zip(things) {
            let name = format!("order-{index}");
            let at = so_far.items.iter().position(|item| *item == index);
            let text = at.map_or_else(|| thing.clone(), |at| format!("{}. {thing}", at + 1));
            if ui.add(Button::new(&name, &text).chosen(at.is_some())).clicked() {
                match at {
                    Some(at) => so_far.items.truncate(at),
                    None => so_far.items.push(index),
                }
            }
        }
    });
    Answer::Items(so_far.items.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn answer(form: &Form, presses: &[&str]) -> Option<Answer> {
        let bench = Bench::new(600.0, 600.0);
        let things = ["fox", "cat", "owl"].map(str::to_owned);
        let mut so_far = Answering::default();
        let mut last = None;
        for name in presses {
            last = bench
                .press(name, |ui| ask(ui, form, (&things, &[]), &mut so_far, ("title", "confirm", "clear")));
        }
        last
    }

    #[test]
    fn things_are_picked_and_put_back() {
        let form = Form::Pick { from: 3, least: 1, most: 2 };
        assert_eq!(answer(&form, &["prompt-confirm"]), None, "nothing was picked");
        let picked = answer(&form, &["pick-2", "pick-0", "pick-2", "prompt-confirm"]);
        assert_eq!(picked, Some(Answer::Items(vec![0])));
    }

    #[test]
    fn things_with_pictures_are_picked_by_the_same_names() {
        let things = ["fox", "cat", "owl"].map(str::to_owned);
        let thumbs = things.clone().map(|title| Thumb { sprite: "card-back", title });
        let form = Form::Pick { from: 3, least: 1, most: 1 };
        for (width, height) in [(600.0, 600.0), (330.0, 600.0)] {
            let bench = Bench::new(width, height);
            let mut so_far = Answering::begun(4, Some(&Answer::Items(vec![1])));
            let mut last = None;
            for name in ["pick-2", "prompt-confirm"] {
                last = bench.press(name, |ui| {
                    ask(ui, &form, (&things, &thumbs), &mut so_far, ("title", "confirm", "clear"))
                });
            }
            assert_eq!(last, Some(Answer::Items(vec![2])), "the later one takes the place of the other");
        }
    }

    #[test]
    fn what_still_lacks_something_is_not_given() {
        let (bench, form) = (Bench::new(600.0, 600.0), Form::Text { least: 1, most: 20, lines: true });
        let mut so_far = Answering { text: "fox".into(), ..Answering::default() };
        let words = ("title", "confirm", "clear");
        so_far.hear(Some(&"owl".to_owned()));
        let given = bench.press("prompt-confirm", |ui| ask(ui, &form, (&[], &[]), &mut so_far, words));
        assert_eq!((given, so_far.lacks()), (None, Some("owl")));
        so_far.hear(None);
        let given = bench.press("prompt-confirm", |ui| ask(ui, &form, (&[], &[]), &mut so_far, words));
        assert_eq!(given, Some(Answer::Text("fox".into())));
    }

    #[test]
    fn the_buttons_below_many_things_stay_in_sight() {
        let bench = Bench::new(600.0, 400.0);
        let things: Vec<String> = (0..80).map(|number| format!("thing {number}")).collect();
        let form = Form::Pick { from: 80, least: 1, most: 3 };
        let mut so_far = Answering::default();
        let mut last = None;
        for name in ["pick-0", "prompt-confirm"] {
            last = bench
                .press(name, |ui| ask(ui, &form, (&things, &[]), &mut so_far, ("title", "confirm", "clear")));
        }
        assert_eq!(last, Some(Answer::Items(vec![0])));
    }

    #[test]
    fn an_order_is_whole_before_it_is_given() {
        let form = Form::Order { of: 3 };
        assert_eq!(answer(&form, &["order-1", "order-0", "prompt-confirm"]), None);
        let ordered = answer(&form, &["order-1", "order-0", "order-2", "prompt-confirm"]);
        assert_eq!(ordered, Some(Answer::Items(vec![1, 0, 2])));
    }
}
