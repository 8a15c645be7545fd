//! Who plays, where they sit, and what is agreed before the first beat.

mod draft;
mod editor;
mod round_table;

pub use draft::{Draft, begin, fresh_seed, lay_out};

use bevy::prelude::*;
use bevy_egui::egui::{Rect, ScrollArea, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use table::{GameBox, Layout, Screen, Settings, Shelf, Words};

use super::kept::KeptMatches;
use super::{Opened, box_text, column, is_narrow, line, page};
use crate::intent::Intent;
use crate::kit::{Button, Line, Tone, label, scrolled, within};
use crate::theme::{UiSystems, dressed};

/// From which width people can sit around the screen, in logical pixels.
const AROUND: f32 = 900.0;

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
        around: layout.window.x >= AROUND,
        say: &say,
        say_game: &say_game,
    };
    let ctx = contexts.ctx_mut()?;
    intents.write_batch(page(ctx, "lobby", 90, |ui| panel(ui, &model)));
    Ok(())
}

/// The round table with its seats, and the card of the seat that is being arranged.
pub fn panel(ui: &mut Ui, model: &LobbyModel) -> Vec<Intent> {
    let mut wanted = Vec::new();
    let mut draft = model.draft.clone();
    let window = ui.max_rect();
    if is_narrow(window) {
        column(ui, 560.0, |ui| {
            ui.add_space(12.0);
            head(ui, model, &mut wanted);
            let width = ui.available_width();
            let (place, _) =
                ui.allocate_exact_size(vec2(width, width * 0.94), bevy_egui::egui::Sense::hover());
            round_table::draw(ui, place, model, &mut draft);
            editor::seat(ui, model, &mut draft);
            editor::agreements(ui, model, &mut draft);
            foot(ui, model, &mut wanted);
            ui.add_space(16.0);
        });
    } else {
        let edge = 24.0;
        let split = window.left() + window.width() * 0.52;
        let left =
            Rect::from_min_max(window.min + vec2(edge, 16.0), pos2(split - 10.0, window.bottom() - 16.0));
        let right =
            Rect::from_min_max(pos2(split + 10.0, window.top() + 16.0), window.max - vec2(edge, 16.0));
        within(ui, left, |ui| {
            head(ui, model, &mut wanted);
            let place = Rect::from_min_max(ui.cursor().min, left.max);
            round_table::draw(ui, place, model, &mut draft);
        });
        within(ui, right, |ui| {
            let opening = ScrollArea::vertical().auto_shrink(false).max_height(right.height() - 78.0);
            scrolled(ui, opening, |ui| {
                ui.set_width(right.width() - 6.0);
                ui.add_space(6.0);
                editor::seat(ui, model, &mut draft);
                editor::agreements(ui, model, &mut draft);
                ui.add_space(10.0);
            });
            foot(ui, model, &mut wanted);
        });
    }
    if draft != *model.draft {
        wanted.insert(0, Intent::Arrange(draft));
    }
    wanted
}

fn head(ui: &mut Ui, model: &LobbyModel, wanted: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        let back = (model.say)("back-to-shelf");
        if ui.add(Button::new("back-to-shelf", &back).only_icon("icon-back").tone(Tone::Night)).clicked() {
            wanted.push(Intent::Visit(Screen::Shelf));
        }
        label(ui, Line::Title, &model.title);
        let rules = (model.say)("open-rules");
        if ui.add(Button::new("open-rules", &rules).only_icon("icon-rules").tone(Tone::Night)).clicked() {
            wanted.push(Intent::Show(table::Overlay::Rules));
        }
    });
}

fn foot(ui: &mut Ui, model: &LobbyModel, wanted: &mut Vec<Intent>) {
    if let Some(problem) = &model.draft.problem {
        label(ui, Line::NightStrong, problem);
    }
    ui.add_space(4.0);
    let start = (model.say)("start-match");
    let room = ui.available_width();
    let beside = if model.kept.is_some() { 62.0 } else { 0.0 };
    ui.horizontal(|ui| {
        let size = vec2(room - 2.0 * beside, 58.0);
        let button = Button::new("start-match", &start).icon("icon-play").tone(Tone::Ember).least(size);
        if ui.add(button.size(crate::theme::Size::Heading)).clicked() {
            wanted.push(Intent::Begin);
        }
        if let Some(slot) = &model.kept {
            let (go_on, discard) = ((model.say)("lobby-continue"), (model.say)("lobby-discard"));
            let square = vec2(52.0, 58.0);
            let button = Button::new("lobby-continue", &go_on).only_icon("icon-continue").least(square);
            if ui.add(button).clicked() {
                wanted.push(Intent::Continue { game: model.game.id, slot: slot.clone() });
            }
            let button = Button::new("lobby-discard", &discard).only_icon("icon-trash").tone(Tone::Night);
            if ui.add(button.least(square)).clicked() {
                wanted.push(Intent::Discard { game: model.game.id, slot: slot.clone() });
            }
        }
    });
}

pub fn plugin(app: &mut App) {
    let on = in_state(Screen::Lobby).and_then(dressed);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Draw).run_if(on))
        .add_systems(OnEnter(Screen::Shelf), draft::quick_start);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;
    use table::Sign;

    const SIGNS: [Sign; 3] =
        [Sign { id: "fox", sprite: "" }, Sign { id: "cat", sprite: "" }, Sign { id: "owl", sprite: "" }];
    const BOX: GameBox = GameBox {
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
    fn starting_going_on_and_putting_away_are_each_one_press() {
        let bench = Bench::new(1180.0, 740.0);
        let draft = Draft::new(&BOX);
        assert!(matches!(press(&bench, &draft, "start-match").as_slice(), [Intent::Begin]));
        assert!(matches!(press(&bench, &draft, "lobby-continue").as_slice(), [Intent::Continue { .. }]));
        assert!(matches!(press(&bench, &draft, "lobby-discard").as_slice(), [Intent::Discard { .. }]));
        bench.is_tidy().unwrap();
    }
}
