//! Short forms of what happens, with every value that it carries. Times are in milliseconds, ingredients are numbers.

use baba_yaga::{Command, Event, Flight, FlightEnd, Hand, House, PathEnd, Place, Power, Steps};
use tabletop::{Message, Seat, Speak, Value};

/// What a seat does.
pub fn command(command: Command) -> String {
    match command {
        Command::PlaceWitch { end } => format!("witch {}", self::end(end)),
        Command::TurnSpell => "spell".to_owned(),
        Command::Turn { place } => format!("turn {place}"),
        Command::TurnBack { place } => format!("back {place}"),
        Command::LiftHouse { place } => format!("lift {place}"),
        Command::Step { hand } => format!("step{}", self::hand(hand)),
        Command::PlaceHouse { place } => format!("house {place}"),
        Command::LeaveHouse => "leave".to_owned(),
        Command::Swap { one, other } => format!("swap {one} {other}"),
    }
}

/// An event: the name of its message, then its values.
pub fn event(event: &Event) -> String {
    let id = event.message().id;
    format!("{} {}", id.strip_prefix("event-").unwrap_or(id), values(event)).trim_end().to_owned()
}

fn values(event: &Event) -> String {
    match event {
        Event::FirstPlayerChosen { seat } | Event::SpellReturned { seat } => format!("{seat}"),
        Event::ForestLaid { clues } => {
            let clues = clues.iter().map(|clue| clue.message().id.trim_start_matches("clue-"));
            clues.collect::<Vec<_>>().join(" ")
        }
        Event::SpellsDealt { each } => format!("{each}"),
        Event::PreviewBegan { ingredients, until } => {
            let numbers = ingredients.iter().map(|one| one.number().to_string());
            format!("{} until {}", numbers.collect::<Vec<_>>().join(","), until.0)
        }
        Event::PreviewEnded => String::new(),
        Event::TurnBegan { seat, left, turn } => format!("{turn}: {seat}, witch by {left}"),
        Event::WitchPlaced { seat, start, tiles } => format!("{seat} {} {tiles} tiles", end(*start)),
        Event::FlightBegan { seat, flight } => format!("{seat} {}", self::flight(flight)),
        Event::HouseLifted { seat, place, at } => format!("{seat} {place} @{}", at.0),
        Event::TileTurned { seat, place, ingredient, at, until } => {
            format!("{seat} {place}={} @{}-{}", ingredient.number(), at.0, until.0)
        }
        Event::TileShown { seat, place, ingredient, matches, found, since, at, until } => {
            let times = format!("{}-{}, free {}", since.0, at.0, until.0);
            let verdict = if *matches { "match" } else { "mismatch" };
            format!("{seat} {place}={} {verdict}, {found} found @{times}", ingredient.number())
        }
        Event::MismatchMayGo { place, at }
        | Event::TileCovered { place, at }
        | Event::HouseReturned { place, at } => format!("{place} @{}", at.0),
        Event::TileTurnedBack { seat, place, at, until, next } => {
            format!("{seat} {place}{} @{}-{}", then(*next), at.0, until.0)
        }
        Event::HouseKept { place } => format!("{place}"),
        Event::StepOpened { seat, hand, at } => format!("{seat}{} @{}", self::hand(*hand), at.0),
        Event::WitchStepped { seat, tapped, from, to, left, at, next } => {
            let by = seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
            let tapped = if *tapped { " tapped" } else { "" };
            format!("{by}{tapped} {from}>{to}, {left} left @{}, {}", at.0, steps(*next))
        }
        Event::FlightEnded { seat, end, up, late, found, required, at } => {
            let end = if *end == FlightEnd::Witch { "witch" } else { "matches" };
            let up = up.iter().map(Place::to_string).collect::<Vec<_>>().join(",");
            format!("{seat} {end}, {found} of {required}, up [{up}]{} @{}", then(*late), at.0)
        }
        Event::SpellBroken { seat, spell, broken } => format!("{seat} {spell}, {broken} broken"),
        Event::PowerCast { seat, power, on } => {
            format!("{seat} {}{}", self::power(*power), on.map_or(String::new(), |on| format!(" on {on}")))
        }
        Event::PowerLapsed { seat, power, on } => format!("{seat} {} on {on}", self::power(*power)),
        Event::HousePlaced { seat, place, from } => format!("{seat} {}>{place}", house(*from)),
        Event::TilesSwapped { seat, one, other } => format!("{seat} {one} {other}"),
        Event::ExpertAsked { seat, until } => format!("{seat} until {}", until.0),
        Event::HouseLeft { seat, lapsed } => format!("{seat}{}", if *lapsed { " lapsed" } else { "" }),
        Event::MatchEnded { winner } => winner.map_or_else(|| "-".to_owned(), |seat| seat.to_string()),
    }
}

fn flight(flight: &Flight) -> String {
    let Flight { spell, required, powers, began, fingers, chin, found: _, air: _, steps } = flight;
    let four = spell.ingredients().map(|one| one.number().to_string()).join("-");
    let flags = [(*powers, "powers"), (*fingers, "fingers"), (*chin, "chin")];
    let flags = flags.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect::<Vec<_>>().join(" ");
    format!("spell {spell} ({four}), {required} asked [{flags}] @{}, {}", began.0, self::steps(*steps))
}

fn steps(steps: Steps) -> String {
    match steps {
        Steps::Calm { every: _, next } => format!("next {}", next.0),
        Steps::ByTile => "by tile".to_owned(),
        Steps::ByHand { seat, hand, from: _, opens, falls, open: _ } => {
            format!("next {seat}{} {}-{}", self::hand(hand), opens.0, falls.0)
        }
    }
}

fn then(place: Option<Place>) -> String {
    place.map_or(String::new(), |place| format!(" then {place}"))
}

fn hand(hand: Option<Hand>) -> &'static str {
    match hand {
        None => "",
        Some(Hand::Left) => " L",
        Some(Hand::Right) => " R",
    }
}

fn end(end: PathEnd) -> &'static str {
    end.message().id.trim_start_matches("end-")
}

fn power(power: Power) -> &'static str {
    power.message().id.trim_start_matches("power-")
}

fn house(house: House) -> String {
    match house {
        House::Beside => "beside".to_owned(),
        House::On(place) => place.to_string(),
        House::Lifted(place) => format!("lifted {place}"),
    }
}

/// A message: its name, then its values with their names; those of a message within it go without.
pub fn message(message: &Message) -> String {
    let values = message.args.iter().map(|(name, value)| format!(" {name}={}", self::value(value)));
    format!("{}{}", message.id, values.collect::<String>())
}

fn value(value: &Value) -> String {
    match value {
        Value::Int(number) => number.to_string(),
        Value::Seat(Seat(seat)) => (seat + 1).to_string(),
        Value::Term(term) if term.args.is_empty() => term.id.to_owned(),
        Value::Term(term) => {
            let values = term.args.iter().map(|(_, value)| self::value(value)).collect::<Vec<_>>();
            format!("{}({})", term.id, values.join(" "))
        }
        Value::List(values) => format!("[{}]", values.iter().map(self::value).collect::<Vec<_>>().join(" ")),
        Value::Text(text) => format!("{text:?}"),
    }
}
