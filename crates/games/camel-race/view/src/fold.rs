//! How each beat changes what is shown, and how long it is looked at.
//!
//! One exhaustive match over the events: a new event does not compile until it has its place here.

use camel_race::{ByCamel, DesertTile, OwnCards, ShownCards, TICKET_VALUES};
use camel_race::{CamelSet, Event, LegTicket, Pile, RolledDie, View};

/// What is seen before the first beat of set-up: leg 0. The camels come one by one; until its die has come out of the
/// pyramid each waits, though the track already has it where set-up will put it.
pub(crate) fn before(view: View) -> View {
    View { leg: 0, pyramid: CamelSet::ALL, ..view }
}

/// The camels that set-up has not placed yet.
pub(crate) fn waiting(shown: &View) -> CamelSet {
    if shown.leg == 0 { shown.pyramid } else { CamelSet::EMPTY }
}

/// Changes what is shown by one beat.
pub(crate) fn fold(shown: &mut View, event: &Event) {
    match event {
        Event::FirstPlayerChosen { seat } | Event::TurnBegan { seat } => shown.turn = *seat,
        Event::LegEnded { .. } | Event::RaceEnded { .. } => {}
        Event::CamelPlaced { camel, .. } => shown.pyramid = shown.pyramid.without(*camel),
        Event::LegStarted { leg } => start_leg(shown, *leg),
        Event::LegTicketTaken { seat, camel, value } => {
            shown.players[*seat].leg_tickets.push(LegTicket { camel: *camel, value: *value });
            shown.tickets[*camel] = shown.tickets[*camel].saturating_sub(1);
            shown.idlers = shown.idlers.without(*seat);
        }
        Event::DesertTilePlaced { seat, space, side, from } => {
            let tile = DesertTile { side: *side, owner: Some(*seat) };
            // The rules have checked that it can lie there.
            let _lifted = shown.track.lay_tile(*space, tile);
            shown.idlers =
                if from.is_some() { shown.idlers.with(*seat) } else { shown.idlers.without(*seat) };
        }
        Event::PyramidTicketTaken { seat } => {
            shown.players[*seat].pyramid_tickets += 1;
            shown.idlers = shown.idlers.without(*seat);
        }
        Event::DieRolled { camel, pips, .. } => {
            shown.pyramid = shown.pyramid.without(*camel);
            shown.rolled.push(RolledDie { camel: *camel, pips: *pips });
        }
        Event::CamelMoved { advance } => {
            if let (Some(camel), Some(die)) = (advance.unit.first(), shown.rolled.last()) {
                let _same = shown.track.advance(*camel, die.pips);
            }
        }
        Event::DesertTilePaid { seat, coins, .. } => {
            let player = &mut shown.players[*seat];
            player.purse += u16::from(*coins);
            player.account.desert_tile += i32::from(*coins);
        }
        Event::RaceCardLaid { seat, pile, camel } => lay_card(shown, *seat, *pile, *camel),
        Event::LegTicketScored { seat, coins, .. } => {
            shown.players[*seat].account.leg_tickets += i32::from(*coins);
        }
        Event::PyramidTicketsScored { seat, tickets } => {
            shown.players[*seat].account.pyramid_tickets += i32::from(*tickets);
        }
        Event::LegPaid { seat, purse, .. } => settle(shown, *seat, *purse),
        Event::RaceCardScored { seat, pile, camel, coins, purse } => {
            let account = &mut shown.players[*seat].account;
            let source = match pile {
                Pile::Winner => &mut account.winner_cards,
                Pile::Loser => &mut account.loser_cards,
            };
            *source += i32::from(*coins);
            settle(shown, *seat, *purse);
            let cards = shown.shown.get_or_insert(ShownCards { winner: Vec::new(), loser: Vec::new() });
            match pile {
                Pile::Winner => cards.winner.push(*camel),
                Pile::Loser => cards.loser.push(*camel),
            }
        }
        Event::MatchEnded => {
            shown.over = true;
            shown.shown.get_or_insert(ShownCards { winner: Vec::new(), loser: Vec::new() });
        }
    }
}

/// A purse is what the beat says; what it need not pay was forgiven.
fn settle(shown: &mut View, seat: tabletop::Seat, purse: u16) {
    let player = &mut shown.players[seat];
    player.purse = purse;
    player.account.forgiven += i32::from(purse) - player.account.sum();
}

fn start_leg(shown: &mut View, leg: u16) {
    shown.leg = leg;
    let seats = shown.players.iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    for seat in seats {
        shown.players[seat].leg_tickets.clear();
        shown.players[seat].pyramid_tickets = 0;
    }
    let full = u8::try_from(TICKET_VALUES.len()).unwrap_or_default();
    shown.tickets = ByCamel::new(|_| full);
    shown.pyramid = CamelSet::ALL;
    shown.rolled.clear();
    shown.track.lift_tiles();
}

fn lay_card(shown: &mut View, seat: tabletop::Seat, pile: Pile, camel: Option<camel_race::Camel>) {
    match pile {
        Pile::Winner => shown.winner_pile.push(seat),
        Pile::Loser => shown.loser_pile.push(seat),
    }
    let player = &mut shown.players[seat];
    player.cards_left = player.cards_left.saturating_sub(1);
    shown.idlers = shown.idlers.without(seat);
    if let (Some(own), Some(camel)) = (&mut shown.own, camel) {
        own_card(own, pile, camel);
    }
}

fn own_card(own: &mut OwnCards, pile: Pile, camel: camel_race::Camel) {
    own.held = own.held.without(camel);
    match pile {
        Pile::Winner => own.on_winner.push(camel),
        Pile::Loser => own.on_loser.push(camel),
    }
}

/// How long a beat is looked at before the next, in seconds at normal speed.
pub(crate) fn seconds(event: &Event) -> f32 {
    match event {
        Event::TurnBegan { .. } | Event::PyramidTicketTaken { .. } | Event::MatchEnded => 0.15,
        Event::CamelPlaced { .. } | Event::LegTicketTaken { .. } | Event::RaceCardLaid { .. } => 0.6,
        Event::DesertTilePlaced { .. }
        | Event::DesertTilePaid { .. }
        | Event::PyramidTicketsScored { .. } => 0.6,
        Event::DieRolled { .. } => 0.9,
        Event::CamelMoved { advance } => crate::stage::hop_seconds(advance) + 0.15,
        Event::LegPaid { .. } | Event::FirstPlayerChosen { .. } => 0.8,
        Event::LegStarted { .. } | Event::LegEnded { .. } => 1.2,
        Event::LegTicketScored { .. } => 0.7,
        Event::RaceCardScored { .. } => 0.9,
        Event::RaceEnded { .. } => 1.6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use camel_race::{CamelRace, Config};
    use tabletop::{BySeat, Host, Level, Match, Occupant, Player, Seed, Viewer};

    #[test]
    fn a_camel_waits_until_set_up_has_placed_it() {
        let game = Match::<CamelRace>::new(Config::new(3), Seed(5)).expect("a lawful set-up");
        let people = BySeat::new(3, |_| Occupant::new(Player::Bot(Level::Easy), ""));
        let host = Host::begin(game, people).0;
        let mut shown = before(host.view(Viewer::Public));
        let mut expected = CamelSet::ALL;
        assert_eq!(waiting(&shown), expected);
        for beat in host.beats(Viewer::Public, 0) {
            fold(&mut shown, &beat.event);
            if let Event::CamelPlaced { camel, .. } = beat.event {
                expected = expected.without(camel);
            }
            assert_eq!(waiting(&shown), expected);
        }
        assert!(expected.is_empty());
    }
}
