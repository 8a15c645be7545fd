//! Short forms of what happens, with every value that it carries; a camel is its letter, a tile `7+` or `7-`.

use camel_race::{Advance, Camel, Command, DesertTile, Event, OwnCards, Pile, Placement, Space, TileSide};
use tabletop::{Message, Seat, Speak, Value};

/// A turn.
pub fn command(command: Command) -> String {
    match command {
        Command::TakeLegTicket { camel } => format!("ticket {camel}"),
        Command::PlaceDesertTile { space, side } => format!("tile {}", tile(space, side)),
        Command::Roll => "roll".to_owned(),
        Command::LayRaceCard { camel, pile } => format!("card {camel} {}", self::pile(pile)),
    }
}

/// An event: the name of its message, then its values.
pub fn event(event: &Event) -> String {
    let id = event.message().id;
    format!("{} {}", id.strip_prefix("event-").unwrap_or(id), values(event)).trim_end().to_owned()
}

fn values(event: &Event) -> String {
    match event {
        Event::FirstPlayerChosen { seat }
        | Event::TurnBegan { seat }
        | Event::PyramidTicketTaken { seat } => format!("{seat}"),
        Event::CamelPlaced { seat, camel, pips, space } => format!("{seat} {camel}{pips} on {space}"),
        Event::LegStarted { leg } => format!("{leg}"),
        Event::LegTicketTaken { seat, camel, value } => format!("{seat} {camel} {value}"),
        Event::DesertTilePlaced { seat, space, side, from: None } => {
            format!("{seat} {}", tile(*space, *side))
        }
        Event::DesertTilePlaced { seat, space, side, from: Some(from) } => {
            format!("{seat} {from}>{}", tile(*space, *side))
        }
        Event::DieRolled { seat, camel, pips } => format!("{seat} {camel}{pips}"),
        Event::CamelMoved { advance } => moved(advance),
        Event::DesertTilePaid { seat, space, coins } => format!("{seat} {coins:+} on {space}"),
        Event::RaceCardLaid { seat, pile, camel } => {
            let colour = camel.map_or('?', Camel::letter);
            format!("{seat} {colour} {}", self::pile(*pile))
        }
        Event::LegEnded { leg, ranking } => format!("{leg} {}", camels(ranking)),
        Event::LegTicketScored { seat, camel, value, place, coins } => {
            format!("{seat} {camel} {value} at {place} {coins:+}")
        }
        Event::PyramidTicketsScored { seat, tickets } => format!("{seat} {tickets:+}"),
        Event::LegPaid { seat, net, purse } => format!("{seat} {net:+} = {purse}"),
        Event::RaceEnded { ranking } => camels(ranking),
        Event::RaceCardScored { seat, pile, camel, coins, purse } => {
            format!("{seat} {camel} {} {coins:+} = {purse}", self::pile(*pile))
        }
        Event::MatchEnded => String::new(),
    }
}

/// `YR 2>5, 6- @1, under`: the unit, from where to where, by which tile of whom, how.
fn moved(advance: &Advance) -> String {
    let Advance { unit, from, landing, tile: by, to, placement } = advance;
    let way = format!("{} {from}>{to}", camels(unit));
    let way = match by {
        None => way,
        Some(DesertTile { side, owner: Some(owner) }) => format!("{way}, {} @{owner}", tile(*landing, *side)),
        Some(DesertTile { side, owner: None }) => format!("{way}, {}", tile(*landing, *side)),
    };
    match placement {
        Placement::OnTop => way,
        Placement::Underneath => format!("{way}, under"),
    }
}

/// What a player alone knows of the own race cards.
pub fn own_cards(seat: Seat, own: &OwnCards) -> String {
    let OwnCards { held, on_winner, on_loser } = own;
    format!("own-cards {seat}: held {held}, winner {}, loser {}", camels(on_winner), camels(on_loser))
}

/// A message: its name, then its values with their names; those of a message within it go without.
pub fn message(message: &Message) -> String {
    let values = message.args.iter().map(|(name, value)| format!(" {name}={}", self::value(value)));
    format!("{}{}", message.id, values.collect::<String>())
}

fn value(value: &Value) -> String {
    match value {
        Value::Int(number) => number.to_string(),
        Value::Seat(seat) => seat.to_string(),
        Value::Term(term) if term.args.is_empty() => term.id.to_owned(),
        Value::Term(term) => {
            let values = term.args.iter().map(|(_, value)| self::value(value)).collect::<Vec<_>>();
            format!("{}({})", term.id, values.join(" "))
        }
        Value::List(values) => format!("[{}]", values.iter().map(self::value).collect::<Vec<_>>().join(" ")),
        Value::Text(text) => format!("{text:?}"),
    }
}

fn camels(camels: &[Camel]) -> String {
    if camels.is_empty() { "-".to_owned() } else { camels.iter().map(|camel| camel.letter()).collect() }
}

fn tile(space: Space, side: TileSide) -> String {
    format!("{space}{}", DesertTile { side, owner: None })
}

fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Winner => "winner",
        Pile::Loser => "loser",
    }
}
