//! Each beat put on the table.
//!
//! One exhaustive match over the events that calls small functions: a new event does not compile until it is staged.
//! When a beat is staged the pieces already belong where it leaves them; staging says how they get there.

mod bets;
mod coins;
mod pay;
mod race;
mod roll;

use camel_race::Event;
use table::{Sound, Tween};
use tabletop::Seat;

use crate::CamelRaceView;
use crate::piece::Key;
use crate::places::Places;

pub(crate) use roll::{back, hop_seconds};

type Stager<'w, 's> = table::board::Stager<'w, 's, CamelRaceView>;

pub(crate) fn stage(stager: &mut Stager, event: &Event) {
    let places = &Places::of(stager.spread());
    match event {
        Event::FirstPlayerChosen { seat } => first_player(stager, *seat),
        Event::CamelPlaced { camel, pips, .. } => roll::placed(stager, places, *camel, *pips),
        Event::LegStarted { .. } => stager.sound(0.0, Sound::Page),
        Event::TurnBegan { seat } => turn(stager, *seat),
        Event::LegTicketTaken { camel, value, .. } => bets::ticket(stager, places, *camel, *value),
        Event::DesertTilePlaced { seat, side, .. } => bets::tile(stager, places, *seat, *side),
        Event::PyramidTicketTaken { seat } => bets::pyramid_ticket(stager, places, *seat),
        Event::DieRolled { camel, .. } => roll::die(stager, places, *camel),
        Event::CamelMoved { advance } => roll::moved(stager, places, advance),
        Event::DesertTilePaid { seat, coins, .. } => pay::tile(stager, places, *seat, *coins),
        Event::RaceCardLaid { seat, pile, .. } => bets::card(stager, places, *seat, *pile),
        Event::LegEnded { ranking, .. } => pay::leg_ended(stager, places, *ranking),
        Event::LegTicketScored { seat, camel, value, coins, .. } => {
            pay::ticket(stager, places, *seat, (*camel, *value), *coins);
        }
        Event::PyramidTicketsScored { seat, tickets } => {
            pay::pyramid_tickets(stager, places, *seat, *tickets);
        }
        Event::LegPaid { seat, .. } => pay::purse(stager, places, *seat),
        Event::RaceEnded { ranking } => race::ended(stager, places, *ranking),
        Event::RaceCardScored { seat, pile, coins, .. } => {
            race::card(stager, places, *seat, *pile, *coins);
        }
        Event::MatchEnded => race::over(stager),
    }
}

fn first_player(stager: &mut Stager, seat: Seat) {
    stager.sound(0.0, Sound::Turn);
    stager.tween(Key::Medallion(seat), Tween::new(0.5).hop(18.0));
}

fn turn(stager: &mut Stager, seat: Seat) {
    stager.sound(0.0, Sound::Turn);
    stager.tween(Key::Medallion(seat), Tween::new(0.3).hop(10.0));
}
