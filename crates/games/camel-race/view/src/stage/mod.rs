//! Each beat put on the table.
//!
//! One exhaustive match over the events that calls small functions: a new event does not compile until it is staged.
//! When a beat is staged the pieces already belong where it leaves them; staging says how they get there.

mod bets;
mod pay;
mod race;
mod roll;
mod stager;

use bevy::prelude::*;
use camel_race::Event;
use table::{BeatPlayed, Pace, Sound, Speed, Tween};
use tabletop::Seat;

use crate::CamelRaceView;
use crate::piece::Key;
use stager::Stager;

pub(crate) use roll::hop_seconds;

pub(crate) fn stage(mut played: MessageReader<BeatPlayed<CamelRaceView>>, pace: Pace, mut stager: Stager) {
    for beat in played.read() {
        // At once means at once: a whole match would be one noise.
        if pace.speed() != Speed::Instant {
            stage_event(&mut stager, &beat.beat.event);
        }
    }
}

fn stage_event(stager: &mut Stager, event: &Event) {
    match event {
        Event::FirstPlayerChosen { seat } => first_player(stager, *seat),
        Event::CamelPlaced { camel, pips, .. } => roll::placed(stager, *camel, *pips),
        Event::LegStarted { .. } => stager.sound(0.0, Sound::Page),
        Event::TurnBegan { seat } => turn(stager, *seat),
        Event::LegTicketTaken { camel, value, .. } => bets::ticket(stager, *camel, *value),
        Event::DesertTilePlaced { seat, side, .. } => bets::tile(stager, *seat, *side),
        Event::PyramidTicketTaken { seat } => bets::pyramid_ticket(stager, *seat),
        Event::DieRolled { camel, .. } => roll::die(stager, *camel),
        Event::CamelMoved { advance } => roll::moved(stager, advance),
        Event::DesertTilePaid { seat, coins, .. } => pay::tile(stager, *seat, *coins),
        Event::RaceCardLaid { seat, pile, .. } => bets::card(stager, *seat, *pile),
        Event::LegEnded { ranking, .. } => pay::leg_ended(stager, *ranking),
        Event::LegTicketScored { seat, camel, value, coins, .. } => {
            pay::ticket(stager, *seat, *camel, *value, *coins);
        }
        Event::PyramidTicketsScored { seat, tickets } => pay::pyramid_tickets(stager, *seat, *tickets),
        Event::LegPaid { seat, .. } => pay::purse(stager, *seat),
        Event::RaceEnded { ranking } => race::ended(stager, *ranking),
        Event::RaceCardScored { seat, pile, camel, coins, .. } => {
            race::card(stager, *seat, *pile, *camel, *coins);
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
