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
    let rich = line.rich(&Kit::of(ui.ctx()), text);
    ui.add(Label::new(rich).wrap())
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
