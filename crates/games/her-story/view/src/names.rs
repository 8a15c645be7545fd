//! Names of sprites.

use her_story::{ChapterId, Field, Icon, Power, Tile};

/// What a tile shows, by the letters of its icons.
const TILES: [&str; 30] = [
    "tile-RR", "tile-TT", "tile-II", "tile-SS", "tile-RT", "tile-RI", "tile-RS", "tile-TI", "tile-TS",
    "tile-IS", "tile-RRR", "tile-TTT", "tile-III", "tile-SSS", "tile-RRT", "tile-RRI", "tile-RRS",
    "tile-RTT", "tile-TTI", "tile-TTS", "tile-RII", "tile-TII", "tile-IIS", "tile-RSS", "tile-TSS",
    "tile-ISS", "tile-RTI", "tile-RTS", "tile-RIS", "tile-TIS",
];

/// A research tile.
pub fn tile(tile: Tile) -> &'static str {
    let letters = tile.to_string();
    let named = TILES.into_iter().find(|name| name.strip_prefix("tile-") == Some(letters.as_str()));
    named.unwrap_or("tile-RR")
}

/// A way of working.
pub fn way(icon: Icon) -> &'static str {
    match icon {
        Icon::Reading => "way-reading",
        Icon::Thinking => "way-thinking",
        Icon::Interviewing => "way-interviewing",
        Icon::Searching => "way-searching",
    }
}

/// The emblem of a chapter.
pub fn emblem(chapter: ChapterId) -> String {
    chapter.chapter().map_or_else(String::new, |chapter| format!("emblem-{}", chapter.key))
}

/// What is drawn in the tones of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toned {
    /// The face of a chapter card.
    Card,
    /// Its badge.
    Badge,
    /// The page on which a chapter is read.
    Page,
    /// The window on that page.
    Window,
}

/// Something in the tones of a field.
pub fn toned(thing: Toned, field: Field) -> &'static str {
    let [card, badge, page, window] = match field {
        Field::Science => ["chapter-science", "field-science", "page-science", "window-science"],
        Field::Medicine => ["chapter-medicine", "field-medicine", "page-medicine", "window-medicine"],
        Field::Engineering => {
            ["chapter-engineering", "field-engineering", "page-engineering", "window-engineering"]
        }
        Field::Exploration => {
            ["chapter-exploration", "field-exploration", "page-exploration", "window-exploration"]
        }
        Field::Letters => ["chapter-letters", "field-letters", "page-letters", "window-letters"],
        Field::Art => ["chapter-art", "field-art", "page-art", "window-art"],
        Field::Stage => ["chapter-stage", "field-stage", "page-stage", "window-stage"],
        Field::Rule => ["chapter-rule", "field-rule", "page-rule", "window-rule"],
        Field::Resistance => {
            ["chapter-resistance", "field-resistance", "page-resistance", "window-resistance"]
        }
        Field::Rights => ["chapter-rights", "field-rights", "page-rights", "window-rights"],
        Field::Education => ["chapter-education", "field-education", "page-education", "window-education"],
        Field::Sport => ["chapter-sport", "field-sport", "page-sport", "window-sport"],
        Field::Thought => ["chapter-thought", "field-thought", "page-thought", "window-thought"],
    };
    match thing {
        Toned::Card => card,
        Toned::Badge => badge,
        Toned::Page => page,
        Toned::Window => window,
    }
}

/// What a power does, at a glance; nothing for none.
pub fn power(power: Power) -> Option<&'static str> {
    Some(match power {
        Power::Plain => return None,
        Power::Permanent(_) => "gift-permanent",
        Power::SecondTile => "gift-second",
        Power::KeepTile => "gift-keep",
        Power::SwapTile => "gift-swap",
        Power::DraftTile => "gift-draft",
        Power::TilePoints(_) => "gift-tile-points",
        Power::DraftPoints(_) => "gift-draft-points",
        Power::DraftedPoints(_) => "gift-drafted",
        Power::ExactPoints(_) => "gift-exact-points",
        Power::ExtraVisit => "gift-visit",
        Power::CatchUp(_) => "gift-catch-up",
        Power::EndField(..)
        | Power::EndEra(..)
        | Power::EndRegion(..)
        | Power::EndIcon(..)
        | Power::EndDrafts(_)
        | Power::EndExact(_)
        | Power::EndFields(_)
        | Power::EndRegions(_)
        | Power::EndEras(_) => "gift-ending",
    })
}

/// What stands beside a power: the icons that it lends, or what it counts.
pub fn given(power: Power) -> Vec<&'static str> {
    match power {
        Power::Permanent(icons) => icons.iter().map(way).collect(),
        Power::EndField(field, _) => vec![toned(Toned::Badge, field)],
        Power::EndEra(..) | Power::EndEras(_) => vec!["kind-era"],
        Power::EndRegion(..) | Power::EndRegions(_) => vec!["kind-region"],
        Power::EndIcon(icon, _) => vec![way(icon), way(icon)],
        Power::EndFields(_) => vec!["kind-field"],
        Power::EndDrafts(_) => vec!["gift-draft-points"],
        Power::EndExact(_) => vec!["exact"],
        Power::Plain
        | Power::SecondTile
        | Power::KeepTile
        | Power::SwapTile
        | Power::DraftTile
        | Power::TilePoints(_)
        | Power::DraftPoints(_)
        | Power::DraftedPoints(_)
        | Power::ExactPoints(_)
        | Power::ExtraVisit
        | Power::CatchUp(_) => Vec::new(),
    }
}
