//! Lines of type.

use bevy_egui::egui::{Color32, FontFamily, Label, Response, RichText, Ui};

use super::Kit;
use crate::theme::palette::{CREAM, HONEY, INK, LAVENDER, PLUM};
use crate::theme::{Size, fonts};

/// A kind of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The name of a screen, on dark paper.
    Title,
    /// A heading on light paper.
    Heading,
    /// A heading on dark paper.
    NightHeading,
    /// Reading on light paper.
    Body,
    /// Strong, on light paper.
    Strong,
    /// A note on light paper.
    Note,
    /// Reading on dark paper.
    NightBody,
    /// Strong, on dark paper.
    NightStrong,
    /// A note on dark paper.
    NightNote,
}

impl Line {
    /// How wide a text is in this line's type, in points.
    #[must_use]
    pub fn width(self, ui: &Ui, text: &str) -> f32 {
        let (size, family, ink) = self.look();
        let font = Kit::of(ui.ctx()).font(size, family);
        ui.painter().layout_no_wrap(text.to_owned(), font, ink).size().x
    }

    /// The text in this line's type.
    #[must_use]
    pub fn rich(self, kit: &Kit, text: impl Into<String>) -> RichText {
        let (size, family, ink) = self.look();
        // Stronger contrast leaves no soft ink.
        let ink = match ink {
            PLUM if kit.contrast => INK,
            LAVENDER if kit.contrast => CREAM,
            ink => ink,
        };
        RichText::new(text).font(kit.font(size, family)).color(ink)
    }

    fn look(self) -> (Size, FontFamily, Color32) {
        let sans = FontFamily::Proportional;
        match self {
            Self::Title => (Size::Title, fonts::title(), CREAM),
            Self::Heading => (Size::Heading, fonts::title(), INK),
            Self::NightHeading => (Size::Heading, fonts::title(), HONEY),
            Self::Body => (Size::Body, sans, INK),
            Self::Strong => (Size::Body, fonts::strong(), INK),
            Self::Note => (Size::Small, sans, PLUM),
            Self::NightBody => (Size::Body, sans, CREAM),
            Self::NightStrong => (Size::Body, fonts::strong(), CREAM),
            Self::NightNote => (Size::Small, sans, LAVENDER),
        }
    }
}

/// A line in the flow of a layout; it breaks where there is no room.
pub fn label(ui: &mut Ui, line: Line, text: impl Into<String>) -> Response {
    let kit = Kit::of(ui.ctx());
    let text =
        if ui.layout().is_horizontal() { text.into() } else { broken_well(ui, &kit, line, text.into()) };
    ui.add(Label::new(line.rich(&kit, text)).wrap())
}

/// A few words that stay together: where there is no room beside others, they begin a row.
pub fn whole(ui: &mut Ui, line: Line, text: impl Into<String>) -> Response {
    let kit = Kit::of(ui.ctx());
    ui.add(Label::new(line.rich(&kit, text)).extend())
}

/// What no line of Chinese begins with. egui knows this of the narrow forms only.
const NEVER_FIRST: &str = "，。、；：？！）」』》】…％";

/// Breaks lines where egui would begin one with a mark that never stands first.
fn broken_well(ui: &Ui, kit: &Kit, line: Line, mut text: String) -> String {
    let marks = |c: char| NEVER_FIRST.contains(c);
    if !text.contains(marks) {
        return text;
    }
    let (size, family, ink) = line.look();
    let font = kit.font(size, family);
    // One break for each mark at most.
    for _ in 0..text.chars().filter(|c| marks(*c)).count() {
        let laid = ui.painter().layout(text.clone(), font.clone(), ink, ui.available_width());
        let mut before = 0;
        let mut wrong = None;
        for row in &laid.rows {
            if before > 0 && row.row.glyphs.first().is_some_and(|glyph| marks(glyph.chr)) {
                wrong = Some(before);
                break;
            }
            before += row.row.glyphs.len() + usize::from(row.ends_with_newline);
        }
        let Some(at) = wrong else { break };
        let letters: Vec<char> = text.chars().collect();
        let Some(from) = letters[..at].iter().rposition(|c| !marks(*c)).filter(|from| *from > 0) else {
            break;
        };
        if letters[from - 1] == '\n' {
            break;
        }
        text = letters[..from].iter().chain(&['\n']).chain(&letters[from..]).collect();
    }
    text
}

/// A text of several paragraphs, an empty line between two; lines that open with `•` are items of a list.
pub fn paragraph(ui: &mut Ui, line: Line, text: &str) {
    for block in text.split("\n\n") {
        for piece in block.lines() {
            match piece.strip_prefix('•') {
                Some(item) => {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 6.0;
                        label(ui, line, "•");
                        ui.vertical(|ui| label(ui, line, item.trim()));
                    });
                }
                None => {
                    label(ui, line, piece);
                }
            }
        }
        ui.add_space(4.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::testing::Bench;

    #[test]
    fn no_line_begins_with_a_mark_that_closes() {
        let text = "森林深處有一間長著雞腳的小屋，女巫雅加婆婆剛騎著石臼出門去了。";
        for letters in 4_u8..24 {
            let bench = Bench::new(16.6 * f32::from(letters), 600.0);
            let mut first = Vec::new();
            for _ in 0..2 {
                bench.draw(Vec::new(), |ui| {
                    let kit = Kit::of(ui.ctx());
                    let broken = broken_well(ui, &kit, Line::Body, text.to_owned());
                    let font = kit.font(Size::Body, FontFamily::Proportional);
                    let laid = ui.painter().layout(broken, font, INK, ui.available_width());
                    first = laid
                        .rows
                        .iter()
                        .filter_map(|row| row.row.glyphs.first())
                        .map(|glyph| glyph.chr)
                        .collect();
                });
            }
            assert!(
                first.len() > 1 && !first.iter().any(|c| NEVER_FIRST.contains(*c)),
                "{letters}: {first:?}"
            );
        }
    }
}
