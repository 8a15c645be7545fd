//! The one place where text is entered: names, seeds, whatever a prompt asks for.
//!
//! On a desktop egui writes by itself. A browser's canvas knows neither the composition of Chinese nor a phone's
//! keyboard; there the program draws the paper and the page lays a real field over it ([`Writing`]). Panels see no
//! difference.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy_egui::egui::{
    self, Align2, Id, Margin, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{Kit, Line, label};
use crate::theme::Size;
use crate::theme::scale::CONTROL;

/// How many lines of a text are shown where it may have several.
const ROWS: u8 = 4;

/// Up to which limit characters are counted, and how near to it the count is shown.
const COUNTED: usize = 200;
const NEAR: usize = 6;

/// Between the edge of a field and what is written there.
const PADDING: egui::Vec2 = vec2(12.0, 10.0);

/// A field that the page is to lay over the canvas.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// A name that no language changes.
    pub name: String,
    /// What it is for, in the reader's language.
    pub label: String,
    /// What is shown while nothing stands in it.
    pub hint: String,
    /// What stands in it.
    pub value: String,
    /// Most characters.
    pub most: usize,
    /// Whether it may have several lines.
    pub lines: bool,
    /// Where it lies, in points.
    pub rect: Rect,
    /// The how manieth that was opened: one that is left and opened again at once is another.
    pub turn: u32,
}

/// The field that is being written in, where the page does the writing.
#[derive(Clone, Debug, Default)]
pub struct Writing(Arc<Mutex<Desk>>);

#[derive(Debug, Default)]
struct Desk {
    open: Option<Field>,
    /// Whether the field was drawn in this pass.
    seen: bool,
    typed: Option<String>,
    done: bool,
    /// How many have been opened.
    turns: u32,
}

#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only a page writes in fields of its own"))]
impl Writing {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new pass begins.
    pub fn begin_pass(&self) {
        self.desk().seen = false;
    }

    fn is_open(&self, name: &str) -> bool {
        self.desk().open.as_ref().is_some_and(|open| open.name == name)
    }

    /// Opens this field in the place of another.
    fn open(&self, field: Field) {
        let mut desk = self.desk();
        let turn = desk.turns.wrapping_add(1);
        *desk = Desk { open: Some(Field { turn, ..field }), turns: turn, ..Desk::default() };
    }

    /// The field was drawn here; what happened to it since.
    fn see(&self, name: &str, rect: Rect) -> Option<(Option<String>, bool)> {
        let mut desk = self.desk();
        desk.open.as_ref().filter(|open| open.name == name)?;
        let (typed, done) = (desk.typed.take(), desk.done);
        if let Some(open) = desk.open.as_mut() {
            open.rect = rect;
            open.value = typed.clone().unwrap_or_else(|| core::mem::take(&mut open.value));
        }
        desk.seen = true;
        if done {
            *desk = Desk { seen: true, ..Desk::default() };
        }
        Some((typed, done))
    }
}

/// What the page around the program does with it.
#[cfg(any(target_arch = "wasm32", test))]
impl Writing {
    /// The field to be laid over the canvas, if any; one that was not drawn in this pass is given up.
    #[must_use]
    pub fn after_pass(&self) -> Option<Field> {
        let mut desk = self.desk();
        if !desk.seen {
            *desk = Desk::default();
        }
        desk.open.clone()
    }

    /// Something was written in the field of this name.
    pub fn typed(&self, name: &str, value: String) {
        let mut desk = self.desk();
        if desk.open.as_ref().is_some_and(|open| open.name == name) {
            desk.typed = Some(value);
        }
    }

    /// The writer has left the field of this name.
    pub fn left(&self, name: &str) {
        let mut desk = self.desk();
        if desk.open.as_ref().is_some_and(|open| open.name == name) {
            desk.done = true;
        }
    }
}

/// What was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The text has changed.
    pub changed: bool,
    /// The writer has left the field.
    pub done: bool,
}

/// A place to write in.
#[derive(Clone, Copy, Debug)]
pub struct TextPrompt<'a> {
    name: &'a str,
    label: &'a str,
    hint: &'a str,
    most: usize,
    lines: bool,
    night: bool,
}

impl<'a> TextPrompt<'a> {
    /// One line of at most so many characters, with a name that no language changes and what it is for.
    #[must_use]
    pub fn line(name: &'a str, label: &'a str, most: usize) -> Self {
        Self { name, label, hint: "", most, lines: false, night: false }
    }

    /// With room for several lines.
    #[must_use]
    pub fn lines(self, lines: bool) -> Self {
        Self { lines, ..self }
    }

    /// On dark paper.
    #[must_use]
    pub fn on_night(self) -> Self {
        Self { night: true, ..self }
    }

    /// With a note that stands there while nothing else does.
    #[must_use]
    pub fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    fn id(&self) -> Id {
        Id::new(("text-prompt", self.name))
    }

    /// Whether somebody is writing there.
    #[must_use]
    pub fn is_written_in(&self, ui: &Ui) -> bool {
        match Kit::of(ui.ctx()).writing {
            Some(writing) => writing.is_open(self.name),
            None => ui.memory(|memory| memory.has_focus(self.id())),
        }
    }

    /// Draws it, and writes into the text.
    pub fn show(self, ui: &mut Ui, text: &mut String) -> Written {
        let written = match Kit::of(ui.ctx()).writing {
            Some(writing) => self.on_the_page(ui, text, &writing),
            None => self.in_egui(ui, text),
        };
        if let Some(count) = self.count(text) {
            label(ui, if self.night { Line::NightNote } else { Line::Note }, count);
        }
        written
    }

    /// How many characters there are, and how many there may be, once that matters; of several lines always, since
    /// nobody sees how much room there is.
    fn count(&self, text: &str) -> Option<String> {
        let now = text.chars().count();
        let matters = self.most <= COUNTED && now + NEAR >= self.most && now > NEAR;
        (self.lines || matters).then(|| format!("{now} / {}", self.most))
    }

    fn in_egui(self, ui: &mut Ui, text: &mut String) -> Written {
        let edit = if self.lines {
            egui::TextEdit::multiline(text).desired_rows(usize::from(ROWS))
        } else {
            egui::TextEdit::singleline(text)
        };
        let edit = edit.id(self.id()).char_limit(self.most).hint_text(self.hint);
        #[expect(clippy::cast_possible_truncation, reason = "a few points")]
        let margin = Margin::symmetric(PADDING.x as i8, PADDING.y as i8);
        let response = ui.add(edit.margin(margin).desired_width(f32::INFINITY).min_size(vec2(0.0, CONTROL)));
        self.note(ui, &response);
        Written { changed: response.changed(), done: response.lost_focus() }
    }

    fn on_the_page(self, ui: &mut Ui, text: &mut String, writing: &Writing) -> Written {
        let kit = Kit::of(ui.ctx());
        let font = kit.font(Size::Body, egui::FontFamily::Proportional);
        let row = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
        let rows = if self.lines { f32::from(ROWS) } else { 1.0 };
        let size = vec2(ui.available_width(), (row * rows + 2.0 * PADDING.y).max(CONTROL));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let response = ui.interact(rect, self.id(), Sense::click());
        response.widget_info(|| WidgetInfo::text_edit(true, "", text.as_str(), self.hint));
        self.note(ui, &response);
        if response.clicked() {
            writing.open(Field {
                name: self.name.to_owned(),
                label: self.label.to_owned(),
                hint: self.hint.to_owned(),
                value: text.clone(),
                most: self.most,
                lines: self.lines,
                rect,
                turn: 0,
            });
        }
        let seen = writing.see(self.name, rect.intersect(ui.clip_rect()));
        let (typed, done) = seen.unwrap_or_default();
        let typed: Option<String> = typed.map(|typed| typed.chars().take(self.most).collect());
        let changed = typed.as_ref().is_some_and(|typed| typed != text);
        if let Some(typed) = typed {
            *text = typed;
        }
        self.paint(ui, &response, text, row);
        kit.ring(ui, &response);
        Written { changed, done }
    }

    fn paint(&self, ui: &Ui, response: &Response, text: &str, row: f32) {
        let visuals = ui.visuals();
        let look = ui.style().interact(response);
        let paper = ui.painter();
        paper.rect(
            response.rect,
            look.corner_radius,
            visuals.extreme_bg_color,
            look.bg_stroke,
            StrokeKind::Inside,
        );
        let room = response.rect.shrink2(PADDING);
        let kit = Kit::of(ui.ctx());
        let font = kit.font(Size::Body, egui::FontFamily::Proportional);
        let (said, ink) = if text.is_empty() {
            (self.hint, visuals.weak_text_color())
        } else {
            (text, visuals.text_color())
        };
        let paper = paper.with_clip_rect(response.rect.intersect(ui.clip_rect()));
        if self.lines {
            let galley = paper.layout(said.to_owned(), font, ink, room.width());
            paper.galley(room.min, galley, ink);
        } else {
            let at = pos2(room.left(), room.center().y - row / 2.0);
            paper.text(at, Align2::LEFT_TOP, said, font, ink);
        }
    }

    fn note(&self, ui: &Ui, response: &Response) {
        Kit::of(ui.ctx()).targets.note_field(ui, response, (self.name, self.label), self.lines);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    fn bench(writing: &Writing) -> Bench {
        let bench = Bench::new(300.0, 200.0);
        bench.hand(Kit { writing: Some(writing.clone()), ..Kit::default() });
        bench
    }

    #[test]
    fn what_the_page_writes_arrives_in_the_text_and_no_more_than_fits() {
        let (writing, mut text) = (Writing::default(), "fox".to_owned());
        let bench = bench(&writing);
        let prompt = |ui: &mut Ui, text: &mut String| TextPrompt::line("name", "Name", 4).show(ui, text);
        bench.press("name", |ui| prompt(ui, &mut text));
        let open = writing.after_pass().unwrap();
        assert_eq!((open.name.as_str(), open.value.as_str(), open.most), ("name", "fox", 4));

        writing.typed("name", "駱駝商旅驛".into());
        let written = bench.draw(Vec::new(), |ui| prompt(ui, &mut text)).unwrap();
        assert_eq!((written, text.as_str()), (Written { changed: true, done: false }, "駱駝商旅"));

        writing.typed("name", "owl".into());
        writing.left("name");
        let written = bench.draw(Vec::new(), |ui| prompt(ui, &mut text)).unwrap();
        assert_eq!((written, text.as_str()), (Written { changed: true, done: true }, "owl"));
        assert_eq!(writing.after_pass(), None);
    }

    #[test]
    fn characters_are_counted_before_the_limit_cuts_them() {
        let prompt = TextPrompt::line("name", "Name", 24);
        assert_eq!(prompt.count("Mia"), None);
        assert_eq!(prompt.count("駱駝商旅驛站的老闆娘的大女兒小月亮上"), Some("18 / 24".into()));
        assert_eq!(prompt.count(&"x".repeat(24)), Some("24 / 24".into()));
        assert_eq!(TextPrompt::line("path", "Path", 1_000).count(&"x".repeat(999)), None);
        assert_eq!(TextPrompt::line("story", "Story", 600).lines(true).count("駱駝"), Some("2 / 600".into()));
    }

    #[test]
    fn a_field_that_is_no_longer_drawn_is_given_up_and_another_ones_text_goes_nowhere() {
        let (writing, mut text) = (Writing::default(), String::new());
        let bench = bench(&writing);
        bench.press("name", |ui| TextPrompt::line("name", "Name", 4).show(ui, &mut text));
        writing.typed("seed", "7".into());
        bench.draw(Vec::new(), |ui| TextPrompt::line("name", "Name", 4).show(ui, &mut text));
        assert_eq!(text, "");
        writing.begin_pass();
        assert_eq!(writing.after_pass(), None);
    }
}
