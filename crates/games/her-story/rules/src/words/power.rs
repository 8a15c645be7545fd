//! What each power says on its card.

use tabletop::{Message, Speak};

use crate::{Family, Power};

impl Speak for Power {
    fn message(&self) -> Message {
        let points = |id, points: u8| Message::new(id).with("points", points);
        match *self {
            Self::Plain => Message::new("power-plain"),
            Self::Permanent(icons) => Message::new("power-permanent").with("icons", icons.message()),
            Self::SecondTile => Message::new("power-second-tile"),
            Self::KeepTile => Message::new("power-keep-tile"),
            Self::SwapTile => Message::new("power-swap-tile"),
            Self::DraftTile => Message::new("power-draft-tile"),
            Self::TilePoints(each) => points("power-tile-points", each),
            Self::DraftPoints(each) => points("power-draft-points", each),
            Self::DraftedPoints(each) => points("power-drafted-points", each),
            Self::ExactPoints(each) => points("power-exact-points", each),
            Self::ExtraVisit => Message::new("power-extra-visit"),
            Self::CatchUp(each) => points("power-catch-up", each),
            Self::EndField(field, each) => points("power-end-field", each).with("field", field.message()),
            Self::EndEra(era, each) => points("power-end-era", each).with("era", era.message()),
            Self::EndRegion(region, each) => {
                points("power-end-region", each).with("region", region.message())
            }
            Self::EndIcon(icon, each) => points("power-end-icon", each).with("icon", icon.message()),
            Self::EndDrafts(each) => points("power-end-drafts", each),
            Self::EndExact(each) => points("power-end-exact", each),
            Self::EndFields(each) => points("power-end-fields", each),
            Self::EndRegions(each) => points("power-end-regions", each),
            Self::EndEras(each) => points("power-end-eras", each),
        }
    }
}

impl Speak for Family {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Plain => "family-plain",
            Self::Permanent => "family-permanent",
            Self::Text => "family-text",
            Self::CatchUp => "family-catch-up",
            Self::Ending => "family-ending",
        })
    }
}
