//! The book: ten themes of twelve lines, each with its poem, and the motifs that can be stamped (RULES 1.2, 1.3).
//!
//! What it holds is data, in `content/`; it is read once. Words for people are in the locale files, except for the verses
//! themselves, which the rules judge and which are therefore kept here in all languages.

mod line;
mod motif;
mod theme;

use std::sync::LazyLock;

pub use drawing::Motif;
pub use line::{Dynasty, Line, LineId, Tongues};
pub use motif::MotifEntry;
pub use theme::{Theme, ThemeId};

/// Lines of a theme (RULES 1.2).
pub const LINES: u8 = 12;

/// The texts of the book.
const THEMES: [&str; 10] = [
    include_str!("../../content/themes/farewell.ron"),
    include_str!("../../content/themes/home.ron"),
    include_str!("../../content/themes/landscape.ron"),
    include_str!("../../content/themes/frontier.ron"),
    include_str!("../../content/themes/spring.ron"),
    include_str!("../../content/themes/autumn.ron"),
    include_str!("../../content/themes/moon.ron"),
    include_str!("../../content/themes/weather.ron"),
    include_str!("../../content/themes/farm.ron"),
    include_str!("../../content/themes/birds.ron"),
];
const MOTIFS: &str = include_str!("../../content/motifs.ron");

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::read(&THEMES, MOTIFS).unwrap_or_default());

/// All themes and motifs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The themes, in the order of their numbers.
    pub themes: Vec<Theme>,
    /// The motifs, in the order of their numbers.
    pub motifs: Vec<MotifEntry>,
}

/// The book of this game.
#[must_use]
pub fn book() -> &'static Book {
    &BOOK
}

impl Book {
    /// Reads the book from the texts of its files.
    ///
    /// # Errors
    /// The first thing wrong in one of them, for a developer.
    pub fn read(themes: &[&str], motifs: &str) -> Result<Self, String> {
        let motifs: Vec<motif::Raw> = ron::from_str(motifs).map_err(|error| error.to_string())?;
        let motifs = motifs.into_iter().map(MotifEntry::from).collect::<Vec<_>>();
        let themes = themes.iter().map(|text| Theme::read(text, &motifs)).collect::<Result<_, _>>()?;
        Ok(Self { themes, motifs })
    }

    /// The theme with this number.
    #[must_use]
    pub fn theme(&self, id: ThemeId) -> Option<&Theme> {
        self.themes.get(usize::from(id.0))
    }

    /// The line with this number.
    #[must_use]
    pub fn line(&self, id: LineId) -> Option<&Line> {
        self.theme(id.theme)?.lines.get(usize::from(id.number))
    }

    /// The numbers of all themes.
    pub fn theme_ids(&self) -> impl Iterator<Item = ThemeId> {
        (0..u8::try_from(self.themes.len()).unwrap_or(u8::MAX)).map(ThemeId)
    }

    /// The lines of a theme.
    pub fn lines_of(theme: ThemeId) -> impl Iterator<Item = LineId> {
        (0..LINES).map(move |number| LineId { theme, number })
    }

    /// What a motif is.
    #[must_use]
    pub fn motif(&self, motif: Motif) -> Option<&MotifEntry> {
        self.motifs.get(usize::from(motif.0))
    }

    /// All motifs.
    pub fn motif_ids(&self) -> impl Iterator<Item = Motif> {
        (0..u8::try_from(self.motifs.len()).unwrap_or(u8::MAX)).map(Motif)
    }

    /// The motif with this name in the files.
    #[must_use]
    pub fn motif_named(&self, id: &str) -> Option<Motif> {
        self.motif_ids().find(|motif| self.motif(*motif).is_some_and(|entry| entry.id == id))
    }

    /// The motifs that can stand for a character.
    pub fn motifs_for(&self, character: char) -> impl Iterator<Item = Motif> {
        self.motif_ids()
            .filter(move |motif| self.motif(*motif).is_some_and(|entry| entry.depicts.contains(&character)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_can_be_read() {
        let read = Book::read(&THEMES, MOTIFS).expect("the content is right");
        assert_eq!(&read, book());
        assert_eq!(read.themes.len(), THEMES.len());
    }
}
