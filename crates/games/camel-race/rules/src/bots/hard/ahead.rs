//! A look ahead from one view: everybody's coins, as an action and its outcome change them.

use tabletop::Seat;

use super::{with_tile, worth};
use crate::payout::ticket_coins;
use crate::setup::full_stacks;
use crate::state::{RolledDie, top_ticket};
use crate::{
    ByCamel, Camel, DesertTile, LegOdds, LegTicket, Outlook, Pile, RaceOdds, RaceTable, Space, TileSide,
    Track, View,
};

/// What a pyramid ticket is worth, less what the news of a die gives to whoever bets next.
const ROLL: f64 = 1.0;

/// How much of the own next gain is believed in: much may happen until then.
const OWN_NEXT: f64 = 0.5;

pub(super) struct Ahead<'a> {
    view: &'a View,
    me: Seat,
    /// Coins that each seat has for sure or by actions already reckoned.
    coins: Vec<f64>,
    /// Whether tickets and tiles of this leg still count.
    same_leg: bool,
    tickets: ByCamel<u8>,
    track: Track,
    race_over: bool,
}

impl<'a> Ahead<'a> {
    pub fn new(view: &'a View) -> Self {
        let me = view.viewer.unwrap_or(view.turn);
        let sure = |player: &crate::PlayerView| f64::from(player.purse) + f64::from(player.pyramid_tickets);
        Self {
            view,
            me,
            coins: view.players.values().map(sure).collect(),
            same_leg: true,
            tickets: view.tickets,
            track: view.track,
            race_over: false,
        }
    }

    /// The bot gains something.
    pub fn gain(&mut self, coins: f64) {
        self.coins[self.me.index()] += coins;
    }

    /// The bot takes a ticket.
    pub fn take(&mut self, camel: Camel, odds: &LegOdds) {
        if let Some(value) = top_ticket(&self.tickets, camel) {
            self.tickets[camel] -= 1;
            self.gain(worth::ticket(odds, LegTicket { camel, value }));
        }
    }

    /// The bot lays its tile.
    pub fn place(&mut self, space: Space, side: TileSide, table: &RaceTable) -> Outlook {
        let tile = DesertTile { side, owner: Some(self.me) };
        let position = with_tile(self.view, space, tile);
        self.track = position.track;
        table.outlook(&position)
    }

    /// The bot rolls, and this die comes out.
    pub fn roll(&mut self, die: RolledDie, table: &RaceTable) -> Outlook {
        self.gain(ROLL);
        let mut position = self.view.position();
        position.dice = position.dice.without(die.camel);
        let advance = position.track.advance(die.camel, die.pips);
        if let Some(owner) = advance.tile.and_then(|tile| tile.owner) {
            self.coins[owner.index()] += 1.0;
        }
        self.race_over = advance.crosses_line();
        if self.race_over || position.dice.is_empty() {
            self.settle_leg(position.track.ranking());
            position.track.lift_tiles();
            position.dice = crate::CamelSet::ALL;
        }
        self.track = position.track;
        table.outlook(&position)
    }

    fn settle_leg(&mut self, ranking: [Camel; Camel::COUNT]) {
        for (seat, player) in self.view.players.iter() {
            for ticket in &player.leg_tickets {
                let place = (1..)
                    .zip(ranking)
                    .find(|(_, camel)| *camel == ticket.camel)
                    .map_or(5, |(place, _)| place);
                self.coins[seat.index()] += f64::from(ticket_coins(ticket.value, place));
            }
        }
        self.tickets = full_stacks();
        self.same_leg = false;
    }

    /// Own coins less the mean of the others', with what everybody will take next.
    pub fn worth(mut self, outlook: &Outlook) -> f64 {
        if self.same_leg {
            self.add_holdings(outlook);
        }
        self.gain(self.own_cards(&outlook.race));
        if !self.race_over {
            self.let_all_take(&outlook.leg);
        }
        let own = self.coins[self.me.index()];
        let others = self.coins.len() - 1;
        let sum: f64 = self.coins.iter().sum();
        own - (sum - own) / f64::from(u8::try_from(others).unwrap_or(1).max(1))
    }

    /// Tickets in hand, and landings on tiles.
    fn add_holdings(&mut self, outlook: &Outlook) {
        for (seat, player) in self.view.players.iter() {
            for ticket in &player.leg_tickets {
                self.coins[seat.index()] += worth::ticket(&outlook.leg, *ticket);
            }
        }
        for (space, tile) in self.track.tiles() {
            if let Some(owner) = tile.owner {
                self.coins[owner.index()] += outlook.landings_on(space);
            }
        }
    }

    /// What the own race cards that lie there promise.
    fn own_cards(&self, race: &RaceOdds) -> f64 {
        let Some(own) = &self.view.own else { return 0.0 };
        let card = |camel: &Camel, pile| worth::race_card(self.view, race, *camel, pile);
        let winner: f64 = own.on_winner.iter().map(|camel| card(camel, Pile::Winner)).sum();
        let loser: f64 = own.on_loser.iter().map(|camel| card(camel, Pile::Loser)).sum();
        winner + loser
    }

    /// The others in their order, then the bot, each take the best ticket or a roll.
    fn let_all_take(&mut self, odds: &LegOdds) {
        let seats = self.view.players.seats();
        let mut seat = self.me;
        for _ in 0..seats {
            seat = seat.left(seats);
            let believed = if seat == self.me { OWN_NEXT } else { 1.0 };
            let best = worth::best_ticket(odds, |camel| top_ticket(&self.tickets, camel));
            let gain = match best {
                Some((camel, coins)) if coins > ROLL => {
                    self.tickets[camel] -= 1;
                    coins
                }
                _ => ROLL,
            };
            self.coins[seat.index()] += believed * gain;
        }
    }
}
