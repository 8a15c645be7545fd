//! The table in sentences: what is open now, most important first.

use tabletop::{Message, Seat, Speak, Value};

use crate::flight::{Flight, Steps, Witch};
use crate::view::PlayerView;
use crate::{Face, House, Phase, Place, View};

/// What this viewer sees.
pub(crate) fn describe(view: &View) -> Vec<Message> {
    let mut lines = vec![moment(view)];
    if let Some(flight) = &view.flight {
        lines.push(spell(flight));
        lines.extend(Place::all().filter_map(|place| open(view, place)));
        lines.extend(flight.fingers.then(|| Message::new("view-fingers")));
        lines.extend(flight.chin.then(|| Message::new("view-chin")));
    }
    lines.extend(view.witch.map(|witch| self::witch(witch, view.flight.as_ref())));
    lines.extend((0..4).map(|row| forest_row(view, row)));
    lines.extend(house(view));
    lines.extend(view.players.iter().map(|(seat, player)| self::player(seat, player)));
    lines
}

fn moment(view: &View) -> Message {
    let of = |id, seat: Seat| Message::new(id).with("seat", seat);
    match view.phase {
        Phase::Preview => Message::new("view-preview"),
        Phase::Witch => of("view-place-witch", view.left()).with("active", view.active),
        Phase::Spell => of("view-turn-spell", view.active),
        Phase::Flight => of("view-flight", view.active),
        Phase::House => of("view-place-house", view.active),
        Phase::Swap => of("view-swap", view.active),
        Phase::Expert => of("view-expert", view.active),
        Phase::Over => Message::new("view-over"),
    }
}

fn spell(flight: &Flight) -> Message {
    let ingredients = flight.spell.ingredients().iter().map(Speak::message).collect::<Value>();
    let line = Message::new(if flight.powers { "view-spell" } else { "view-spell-without-power" });
    let line = line
        .with("ingredients", ingredients)
        .with("required", flight.required)
        .with("found", flight.matches());
    if flight.powers { line.with("power", flight.spell.power().message()) } else { line }
}

/// A tile that does not lie face down.
fn open(view: &View, place: Place) -> Option<Message> {
    let (id, ingredient) = match view.face(place) {
        Face::Down | Face::Preview(_) => return None,
        Face::TurningUp { ingredient, .. } => ("view-turning-up", ingredient),
        Face::Match { ingredient, .. } => ("view-match", ingredient),
        Face::Mismatch { ingredient, .. } => ("view-mismatch", ingredient),
        Face::TurningBack { ingredient, .. } => ("view-turning-back", ingredient),
    };
    Some(Message::new(id).with("place", place.message()).with("ingredient", ingredient.message()))
}

fn witch(witch: Witch, flight: Option<&Flight>) -> Message {
    let line = match flight.map(|flight| flight.steps) {
        Some(Steps::ByHand { seat, .. }) => Message::new("view-witch-by-hand").with("seat", seat),
        Some(Steps::Calm { .. } | Steps::ByTile) | None => Message::new("view-witch"),
    };
    line.with("end", witch.start.message()).with("tiles", witch.tiles).with("left", witch.steps_left())
}

/// A row of the forest: what its four tiles show.
fn forest_row(view: &View, row: u8) -> Message {
    let cell = |place: Place| {
        let tile = view.tiles.get(place.index())?;
        let shown = tile.ingredient.map_or_else(|| tile.clue.message(), |ingredient| ingredient.message());
        let line = Message::new(if tile.ingredient.is_some() { "view-cell-open" } else { "view-cell" });
        Some(line.with("place", place.message()).with("shown", shown))
    };
    let cells = (0..4).filter_map(|column| cell(Place(4 * row + column))).collect::<Value>();
    Message::new("view-row").with("cells", cells)
}

fn house(view: &View) -> Option<Message> {
    let at = |id, place: Place| Some(Message::new(id).with("place", place.message()));
    match view.house {
        House::Beside => None,
        House::On(place) => at("view-house-on", place),
        House::Lifted(place) => at("view-house-lifted", place),
    }
}

fn player(seat: Seat, player: &PlayerView) -> Message {
    Message::new("view-player")
        .with("seat", seat)
        .with("level", player.skill.message())
        .with("broken", u8::try_from(player.broken.len()).unwrap_or(u8::MAX))
        .with("stack", player.stack)
}
