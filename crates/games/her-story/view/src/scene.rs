//! What the board asks of a scene: whose desk is open, what may be done there, what things are called.

use her_story::{Chapter, ChapterId, Command, PaymentPrompt, Phase, Power, Step, Tile, Tongues, Writer};
use table::board::Scene;
use tabletop::{Message, Offer, Player, Seat, Speak};

use crate::HerStoryView;
use crate::piece::What;

/// The scene of this game.
pub type Desk<'a> = Scene<'a, HerStoryView>;

/// Whose desk is open: that of whoever answers a question, that which was asked for, or the one in front.
pub fn open(scene: &Desk) -> Seat {
    let asks = matches!(scene.question.what, What::Discard(_) | What::Swap(_) | What::Pay(_));
    match (scene.actor, scene.question.desk) {
        (Some(seat), _) if asks => seat,
        (_, Some(seat)) => seat,
        (_, None) => scene.spread.front,
    }
}

/// What this seat has.
pub fn writer<'a>(scene: &'a Desk, seat: Seat) -> Option<&'a Writer> {
    scene.view.table.writers.get(seat)
}

/// Whoever acts, where their own desk is the open one.
pub fn at_desk(scene: &Desk) -> Option<Seat> {
    scene.actor.filter(|seat| *seat == open(scene))
}

/// Whether a person sits there.
pub fn is_person(scene: &Desk, seat: Seat) -> bool {
    scene.players.get(seat).is_some_and(|player| *player == Player::Person)
}

/// Whether the match has been scored.
pub fn is_scored(scene: &Desk) -> bool {
    matches!(scene.view.table.step, Step::Favourites | Step::Over)
}

/// Whether something like this can be done now.
pub fn offers(scene: &Desk, fits: impl Fn(&Command) -> bool) -> bool {
    scene.offers.iter().any(|offer| matches!(offer, Offer::Exact(command) if fits(command)))
}

/// What a completion of this chapter would ask.
pub fn payment<'a>(scene: &'a Desk, chapter: ChapterId) -> Option<&'a PaymentPrompt> {
    scene.offers.iter().find_map(|offer| match offer {
        Offer::Ask(prompt) if prompt.chapter == chapter => Some(prompt),
        _ => None,
    })
}

/// Whether this tile of the display can be taken.
pub fn may_take(scene: &Desk, wanted: Tile) -> bool {
    offers(scene, |command| match command {
        Command::Research { tile, .. } | Command::TakeAnother { tile } => *tile == wanted,
        _ => false,
    })
}

/// Whether this own tile can be given for one of the display.
pub fn may_swap(scene: &Desk, given: Tile) -> bool {
    offers(scene, |command| matches!(command, Command::Swap { own, .. } if *own == given))
}

/// The tiles that may come back, if that is what is decided now.
pub fn kept<'a>(scene: &'a Desk) -> &'a [Tile] {
    match &scene.view.table.step {
        Step::Keep { discarded } if scene.caught_up => discarded,
        _ => &[],
    }
}

/// The phase of the rules.
pub fn phase(scene: &Desk) -> Phase {
    Phase::from(&scene.view.table.step)
}

/// A text that comes in all languages.
pub fn in_tongues(id: &'static str, tongues: &Tongues) -> Message {
    let Tongues { hant, hans, en } = tongues;
    Message::new(id).with("hant", hant.clone()).with("hans", hans.clone()).with("en", en.clone())
}

/// All that a card says, for its label.
pub fn spoken(scene: &Desk, chapter: ChapterId) -> String {
    let Some(card) = chapter.chapter() else { return String::new() };
    let said = Message::new("view-chapter")
        .with("chapter", chapter.message())
        .with("cost", chapter.cost().message())
        .with("points", chapter.points())
        .with("power", chapter.power().message())
        .with("years", card.years.message())
        .with("field", card.field.message())
        .with("region", card.region.message())
        .with("era", card.era().message());
    (scene.say)(&said)
}

/// Her whole page, for its label.
pub fn read(scene: &Desk, card: &Chapter) -> String {
    let said = Message::new("chapter-page")
        .with("chapter", in_tongues("chapter-name", &card.name))
        .with("years", card.years.message())
        .with("region", card.region.message())
        .with("field", card.field.message())
        .with("story", in_tongues("chapter-story", &card.story));
    (scene.say)(&said)
}

/// A power in as few words as a card has room for.
pub fn in_short(power: Power) -> Message {
    let points = |id, points: u8| Message::new(id).with("points", points);
    match power {
        Power::Plain => Message::new("power-plain"),
        Power::Permanent(_) => Message::new("short-permanent"),
        Power::SecondTile => Message::new("short-second-tile"),
        Power::KeepTile => Message::new("short-keep-tile"),
        Power::SwapTile => Message::new("short-swap-tile"),
        Power::DraftTile => Message::new("short-draft-tile"),
        Power::TilePoints(each) => points("short-tile-points", each),
        Power::DraftPoints(each) => points("short-draft-points", each),
        Power::DraftedPoints(each) => points("short-drafted-points", each),
        Power::ExactPoints(each) => points("short-exact-points", each),
        Power::ExtraVisit => Message::new("short-extra-visit"),
        Power::CatchUp(each) => points("short-catch-up", each),
        Power::EndField(field, each) => points("short-each", each).with("what", field.message()),
        Power::EndEra(era, each) => points("short-each", each).with("what", era.message()),
        Power::EndRegion(region, each) => points("short-each", each).with("what", region.message()),
        Power::EndIcon(icon, each) => points("short-icon", each).with("icon", icon.message()),
        Power::EndDrafts(each) => points("short-drafts", each),
        Power::EndExact(each) => points("short-exact", each),
        Power::EndFields(each) => points("short-fields", each),
        Power::EndRegions(each) => points("short-regions", each),
        Power::EndEras(each) => points("short-eras", each),
    }
}
