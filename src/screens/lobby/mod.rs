//! Who plays, where they sit, and what is agreed before the first beat.

mod agreement;
mod draft;
mod editor;
mod remembered;
mod round_table;
mod waiting;

pub use agreement::{CoachAllowed, agree, recall_agreement};
pub use draft::{Draft, begin, fresh_seed, lay_out};
pub use remembered::KeptDraft;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, ScrollArea, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{GameBox, Layout, Screen, Settings, Shelf, Words};

use super::kept::KeptMatches;
use super::{Opened, box_text, column, is_narrow, line, page};
use crate::flags::Flags;
use crate::intent::Intent;
use crate::kit::{Button, Line, Tone, label, scrolled, within};
use crate::theme::{Dressed, UiSystems, dressed};

/// From which width people can sit around the screen, in logical pixels.
const AROUND: f32 = 900.0;

/// From which width the cards lie side by side, in points.
const THREE_COLUMNS: f32 = 1_400.0;

/// What a game may have to say below what is agreed, by its identifiers in the game's texts.
const NOTES: [&str; 3] = ["lobby-people", "lobby-bots", "lobby-time"];

/// What is kept free for the start, in points.
const START: f32 = 74.0;

/// What the lobby shows.
pub struct LobbyModel<'a> {
    /// The arrangement so far.
    pub draft: &'a Draft,
    /// The game.
    pub game: &'a GameBox,
    /// The game's name.
    pub title: String,
    /// The names of its signs.
    pub signs: Vec<String>,
    /// The match that can be gone on with instead, by its name in the store.
    pub kept: Option<String>,
    /// Whether the game has a coach to agree on.
    pub coach: bool,
    /// What the game has to say of people, bots and time.
    pub notes: Vec<String>,
    /// Whether the screen is large enough to sit around.
    pub around: bool,
    /// Says a line of the program.
    pub say: &'a dyn Fn(&str) -> String,
    /// Says a line of the game.
    pub say_game: &'a dyn Fn(&str) -> String,
}

fn draw(
    words: Res<Words>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    opened: Res<Opened>,
    layout: Res<Layout>,
    draft: Option<Res<Draft>>,
    kept: Res<KeptMatches>,
    mut contexts: EguiContexts,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let game = opened.0.and_then(|id| shelf.get(id));
    let (Some(game), Some(draft)) = (game, draft) else { return Ok(()) };
    let say = |id: &str| line(&words, &settings, id);
    let say_game = |id: &str| words.0.line(settings.locale, game.id, id);
    let model = LobbyModel {
        draft: &draft,
        game,
        title: box_text(&words, &settings, game, "title"),
        signs: game.signs.iter().map(|sign| say_game(sign.id)).collect(),
        kept: kept.newest(game.id),
        coach: words.0.has(settings.locale, game.id, "option-coach"),
        notes: NOTES
            .into_iter()
            .filter(|id| words.0.has(settings.locale, game.id, id))
            .map(say_game)
            .collect(),
        around: layout.window.x >= AROUND,
        say: &say,
        say_game: &say_game,
    };
    let ctx = contexts.ctx_mut()?;
    intents.write_batch(page(ctx, "lobby", 90, |ui| panel(ui, &model)));
    Ok(())
}

/// The round table with its seats, the card of the seat that is being arranged, and what all agree on: one under the
/// other on a phone, side by side elsewhere, in three columns where there is room.
pub fn panel(ui: &mut Ui, model: &LobbyModel) -> Vec<Intent> {
    let mut wanted = Vec::new();
    let mut draft = model.draft.clone();
    let window = ui.max_rect();
    if is_narrow(window) {
        narrow(ui, model, &mut draft, &mut wanted);
    } else {
        wide(ui, model, &mut draft, &mut wanted);
    }
    if draft != *model.draft {
        wanted.insert(0, Intent::Arrange(draft));
    }
    wanted
}

fn narrow(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft, wanted: &mut Vec<Intent>) {
    let window = ui.max_rect();
    let above = Rect::from_min_max(window.min, window.max - vec2(0.0, START + 8.0));
    within(ui, above, |ui| {
        column(ui, 560.0, |ui| {
            ui.add_space(12.0);
            head(ui, model, wanted);
            waiting::draw(ui, model, draft, wanted);
            let width = ui.available_width();
            let (place, _) =
                ui.allocate_exact_size(vec2(width, width * 0.94), bevy_egui::egui::Sense::hover());
            round_table::draw(ui, place, model, draft);
            editor::seat(ui, model, draft);
            editor::agreements(ui, model, draft);
            ui.add_space(16.0);
        });
    });
    // The start stays in sight, however long the arrangements are.
    let edge = vec2(12.0, 0.0);
    let below = Rect::from_min_max(pos2(window.left(), above.bottom()) + edge, window.max - edge);
    within(ui, below, |ui| foot(ui, model, wanted));
}

fn wide(ui: &mut Ui, model: &LobbyModel, draft: &mut Draft, wanted: &mut Vec<Intent>) {
    let window = ui.max_rect();
    let three = window.width() >= THREE_COLUMNS;
    let (edge, gap) = if three { (40.0, 24.0) } else { (24.0, 20.0) };
    let inner = window.shrink2(vec2(edge, if three { 32.0 } else { 16.0 }));
    let split = if three { 0.42 } else { 0.52 };
    let middle = window.left() + window.width() * split;
    let left = Rect::from_min_max(inner.min, pos2(middle - gap / 2.0, inner.bottom()));
    let right = Rect::from_min_max(pos2(middle + gap / 2.0, inner.top()), inner.max);
    within(ui, left, |ui| {
        head(ui, model, wanted);
        waiting::draw(ui, model, draft, wanted);
        let place = Rect::from_min_max(ui.cursor().min, left.max);
        round_table::draw(ui, place, model, draft);
    });
    if three {
        let half = (right.width() - gap) / 2.0;
        let seat = Rect::from_min_size(right.min, vec2(half, right.height()));
        let agreed = Rect::from_min_size(pos2(right.right() - half, right.top()), vec2(half, right.height()));
        card(ui, "seat", seat, |ui| editor::seat(ui, model, draft));
        card(ui, "agreed", agreed, |ui| {
            editor::agreements(ui, model, draft);
            foot(ui, model, wanted);
        });
    } else {
        let above = Rect::from_min_max(right.min, right.max - vec2(0.0, START));
        card(ui, "cards", above, |ui| {
            editor::seat(ui, model, draft);
            editor::agreements(ui, model, draft);
        });
        let below = Rect::from_min_max(pos2(right.left(), above.bottom()), right.max);
        within(ui, below, |ui| foot(ui, model, wanted));
    }
}

/// Cards of paper in this place, scrolled where they are too high.
fn card(ui: &mut Ui, name: &str, place: Rect, content: impl FnOnce(&mut Ui)) {
    within(ui, place, |ui| {
        let opening = ScrollArea::vertical().id_salt(name).auto_shrink(false).max_height(place.height());
        scrolled(ui, opening, |ui| {
            ui.set_width(place.width() - 6.0);
            ui.add_space(6.0);
            content(ui);
            ui.add_space(10.0);
        });
    });
}

/// The name of the game between the way back and the rules, both with their words where there is room for them.
fn head(ui: &mut Ui, model: &LobbyModel, wanted: &mut Vec<Intent>) {
    let (back, rules) = ((model.say)("back-to-shelf"), (model.say)("open-rules"));
    let back = Button::new("back-to-shelf", &back).icon("icon-back").tone(Tone::Night);
    let rules = Button::new("open-rules", &rules).icon("icon-rules").tone(Tone::Night);
    let line = if is_narrow(ui.ctx().content_rect()) { Line::NightHeading } else { Line::Title };
    let title = line.width(ui, &model.title);
    let gallery = (model.say)("open-gallery");
    let gallery = Button::new("open-gallery", &gallery).only_icon("icon-eye").tone(Tone::Night);
    let gallery = model.game.opener.and_then(|opener| opener.exhibits).map(|_| gallery);
    let gap = ui.spacing().item_spacing.x;
    let taken = gallery.as_ref().map_or(0.0, |_| crate::theme::scale::CONTROL + gap);
    let room = ui.available_width() - title - 2.0 * gap - taken;
    let (full_back, full_rules) = (back.width(ui), rules.width(ui));
    let words_back = room >= full_back + full_rules;
    let words_rules = words_back || room >= full_rules + crate::theme::scale::CONTROL;
    let back = if words_back { back } else { back.only_icon("icon-back") };
    let rules = if words_rules { rules } else { rules.only_icon("icon-rules") };
    ui.horizontal(|ui| {
        if ui.add(back).clicked() {
            wanted.push(Intent::Visit(Screen::Shelf));
        }
        label(ui, line, &model.title);
        if ui.add(rules).clicked() {
            wanted.push(Intent::Show(table::Overlay::Rules));
        }
        if gallery.is_some_and(|gallery| ui.add(gallery).clicked()) {
            wanted.push(Intent::Show(table::Overlay::Gallery));
        }
    });
}

fn foot(ui: &mut Ui, model: &LobbyModel, wanted: &mut Vec<Intent>) {
    if let Some(problem) = &model.draft.problem {
        label(ui, Line::NightStrong, problem);
    }
    ui.add_space(8.0);
    let start = (model.say)("start-match");
    let size = vec2(ui.available_width(), 58.0);
    let button = Button::new("start-match", &start).icon("icon-play").tone(Tone::Ember).least(size);
    if ui.add(button.size(crate::theme::Size::Heading)).clicked() {
        wanted.push(Intent::Begin);
    }
}

/// Whether the program was started for a game, and can open its box now.
fn is_asked_for(flags: Res<Flags>, dressed: Res<Dressed>) -> bool {
    flags.game.is_some() && !dressed.waits()
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Lobby).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on))
        .add_systems(Update, draft::quick_start.run_if(in_state(Screen::Shelf).and_then(is_asked_for)))
        .add_systems(OnExit(Screen::Lobby), draft::remember)
        .add_plugins(agreement::plugin);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;
    use table::Sign;

    pub(super) const SIGNS: [Sign; 3] =
        [Sign { id: "fox", sprite: "" }, Sign { id: "cat", sprite: "" }, Sign { id: "owl", sprite: "" }];
    /// A small box.
    pub(super) const BOX: GameBox = GameBox {
        id: "x",
        seats: (2, 3),
        age: 8,
        minutes: 30,
        picture: "",
        signs: &SIGNS,
        options: &[],
        pack: "",
        opener: None,
    };

    fn press(bench: &Bench, draft: &Draft, name: &str) -> Vec<Intent> {
        let say = |id: &str| id.to_owned();
        let signs = SIGNS.map(|sign| sign.id.to_owned()).to_vec();
        bench.press(name, |ui| {
            let (title, signs) = ("Box".into(), signs.clone());
            let kept = Some("1".to_owned());
            panel(
                ui,
                &LobbyModel {
                    draft,
                    game: &BOX,
                    title,
                    signs,
                    kept,
                    coach: true,
                    notes: Vec::new(),
                    around: true,
                    say: &say,
                    say_game: &say,
                },
            )
        })
    }

    #[test]
    fn seats_come_and_go_within_what_the_box_takes() {
        let bench = Bench::new(1180.0, 740.0);
        let draft = Draft::new(&BOX);
        assert_eq!(draft.seats.len(), 3);
        assert!(press(&bench, &draft, "lobby-more").is_empty(), "a fourth seat for a box of three");
        let fewer = press(&bench, &draft, "lobby-fewer");
        let [Intent::Arrange(fewer)] = fewer.as_slice() else { panic!("{fewer:?}") };
        assert_eq!(fewer.seats.len(), 2);
    }

    #[test]
    fn starting_and_going_on_are_each_one_press() {
        let bench = Bench::new(1180.0, 740.0);
        let draft = Draft::new(&BOX);
        assert!(matches!(press(&bench, &draft, "start-match").as_slice(), [Intent::Begin]));
        assert!(matches!(press(&bench, &draft, "lobby-continue").as_slice(), [Intent::Continue { .. }]));
        bench.is_tidy().unwrap();
    }

    #[test]
    fn a_kept_match_is_discarded_only_after_a_question() {
        let bench = Bench::new(1180.0, 740.0);
        let draft = Draft::new(&BOX);
        let asked = press(&bench, &draft, "lobby-discard");
        let [Intent::Arrange(asked)] = asked.as_slice() else { panic!("{asked:?}") };
        let kept = press(&bench, asked, "discard-not");
        let [Intent::Arrange(kept)] = kept.as_slice() else { panic!("{kept:?}") };
        assert_eq!(*kept, draft, "as it was before");
        let gone = press(&bench, asked, "discard-confirm");
        let gone = gone.iter().filter(|intent| matches!(intent, Intent::Discard { slot, .. } if slot == "1"));
        assert_eq!(gone.count(), 1);
        bench.is_tidy().unwrap();
    }

    #[test]
    fn a_question_about_one_match_is_none_about_another() {
        let bench = Bench::new(1180.0, 740.0);
        let draft = Draft { discarding: Some("another".into()), ..Draft::new(&BOX) };
        press(&bench, &draft, "lobby-discard");
        assert!(!bench.names().contains(&"discard-confirm".to_owned()));
    }

    #[test]
    fn it_is_agreed_whether_the_coach_may_be_asked() {
        let bench = Bench::new(1180.0, 1200.0);
        let draft = Draft::new(&BOX);
        let without = press(&bench, &draft, "option-coach-1");
        let [Intent::Arrange(without)] = without.as_slice() else { panic!("{without:?}") };
        assert!(draft.coach && !without.coach);
    }
}
