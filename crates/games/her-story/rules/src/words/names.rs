//! Names of things: icons, tiles, chapters, years, fields, regions, eras.

use tabletop::{Message, Speak, Value};

use crate::{Chapter, ChapterId, Era, Field, Icon, Icons, Phase, Region, Tile, Tongues, Year, Years};

impl Speak for Icon {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Reading => "icon-reading",
            Self::Thinking => "icon-thinking",
            Self::Interviewing => "icon-interviewing",
            Self::Searching => "icon-searching",
        })
    }
}

impl Speak for Icons {
    /// Each icon with its number.
    fn message(&self) -> Message {
        let counts = self.counts().map(|(icon, count)| {
            Message::new("icon-count").with("icon", icon.message()).with("count", count)
        });
        Message::new("icons").with("icons", counts.collect::<Value>())
    }
}

impl Speak for Tile {
    fn message(&self) -> Message {
        Message::new("tile").with("icons", self.icons().message())
    }
}

/// A text in all languages, of which each locale shows its own.
pub(crate) fn in_tongues(id: &'static str, tongues: &Tongues) -> Message {
    let Tongues { hant, hans, en } = tongues;
    Message::new(id).with("hant", hant.clone()).with("hans", hans.clone()).with("en", en.clone())
}

impl Speak for ChapterId {
    /// The name.
    fn message(&self) -> Message {
        match self.chapter() {
            Some(chapter) => in_tongues("chapter-name", &chapter.name),
            None => Message::new("chapter-unknown"),
        }
    }
}

/// The story, to be read aloud, after name, years, region and field.
pub(crate) fn page(chapter: &Chapter) -> Message {
    Message::new("chapter-page")
        .with("chapter", in_tongues("chapter-name", &chapter.name))
        .with("years", chapter.years.message())
        .with("region", chapter.region.message())
        .with("field", chapter.field.message())
        .with("story", in_tongues("chapter-story", &chapter.story))
}

impl Speak for Year {
    fn message(&self) -> Message {
        let (id, year) = match *self {
            Self::In(year) if year < 0 => ("year-before", -year),
            Self::About(year) if year < 0 => ("year-about-before", -year),
            Self::In(year) => ("year", year),
            Self::About(year) => ("year-about", year),
            Self::Unknown => return Message::new("year-unknown"),
        };
        // As a text: a year has no separators.
        Message::new(id).with("year", year.to_string())
    }
}

impl Speak for Years {
    fn message(&self) -> Message {
        match self {
            Self::Lived(born, died) => {
                Message::new("years-lived").with("born", born.message()).with("died", died.message())
            }
            Self::Active(year) => Message::new("years-active").with("year", Year::About(*year).message()),
        }
    }
}

impl Speak for Field {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Science => "field-science",
            Self::Medicine => "field-medicine",
            Self::Engineering => "field-engineering",
            Self::Exploration => "field-exploration",
            Self::Letters => "field-letters",
            Self::Art => "field-art",
            Self::Stage => "field-stage",
            Self::Rule => "field-rule",
            Self::Resistance => "field-resistance",
            Self::Rights => "field-rights",
            Self::Education => "field-education",
            Self::Sport => "field-sport",
            Self::Thought => "field-thought",
        })
    }
}

impl Speak for Region {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Africa => "region-africa",
            Self::Asia => "region-asia",
            Self::Europe => "region-europe",
            Self::NorthAmerica => "region-north-america",
            Self::LatinAmerica => "region-latin-america",
            Self::Oceania => "region-oceania",
        })
    }
}

impl Speak for Era {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Antiquity => "era-antiquity",
            Self::MiddleAges => "era-middle-ages",
            Self::EarlyModern => "era-early-modern",
            Self::Modern => "era-modern",
            Self::Recent => "era-recent",
        })
    }
}

impl Speak for Phase {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Turn => "phase-turn",
            Self::Research => "phase-research",
            Self::Another => "phase-another",
            Self::Keep => "phase-keep",
            Self::Favourites => "phase-favourites",
            Self::Over => "phase-over",
        })
    }
}
