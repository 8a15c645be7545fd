//! The cards as the files under `content/` give them, read once.

use std::sync::OnceLock;

use super::Chapter;
use crate::Icons;

/// One file of chapters per field.
const CHAPTERS: [&str; 13] = [
    include_str!("../../content/chapters/science.ron"),
    include_str!("../../content/chapters/medicine.ron"),
    include_str!("../../content/chapters/engineering.ron"),
    include_str!("../../content/chapters/exploration.ron"),
    include_str!("../../content/chapters/letters.ron"),
    include_str!("../../content/chapters/art.ron"),
    include_str!("../../content/chapters/stage.ron"),
    include_str!("../../content/chapters/rule.ron"),
    include_str!("../../content/chapters/resistance.ron"),
    include_str!("../../content/chapters/rights.ron"),
    include_str!("../../content/chapters/education.ron"),
    include_str!("../../content/chapters/sport.ron"),
    include_str!("../../content/chapters/thought.ron"),
];

const TILES: &str = include_str!("../../content/tiles.ron");

/// All cards and tiles of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// The chapters, field by field.
    pub chapters: Vec<Chapter>,
    /// What each research tile shows.
    pub tiles: Vec<Icons>,
}

impl Content {
    /// Reads the files that the crate carries.
    ///
    /// # Errors
    /// Where one of them is not written as it should be. The tests of this crate show that all are.
    pub fn read() -> Result<Self, ron::error::SpannedError> {
        let mut content = Self::default();
        for file in CHAPTERS {
            content.chapters.extend(ron::from_str::<Vec<Chapter>>(file)?);
        }
        for (icons, count) in ron::from_str::<Vec<(Icons, usize)>>(TILES)? {
            content.tiles.extend(core::iter::repeat_n(icons, count));
        }
        Ok(content)
    }

    /// The content, read at its first use.
    pub fn get() -> &'static Self {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| Self::read().unwrap_or_default())
    }
}
