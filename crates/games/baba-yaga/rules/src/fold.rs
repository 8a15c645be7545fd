//! A view that follows the beats: what is shown, changed a little by each of them.
//!
//! The drawn table shows a match beat by beat. Folding all beats of a match into the view from before its set-up gives
//! what the rules say of it: the laws of this crate hold it to that at every step.

use tabletop::Seat;

use crate::flight::{Air, Found, Steps};
use crate::{Clue, Event, House, Ingredient, Phase, Place, Power, View};

use crate::view::TileView;

impl View {
    /// The view after this beat.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::FirstPlayerChosen { seat } => self.active = *seat,
            Event::ForestLaid { clues } => self.tiles = clues.iter().map(|clue| face_down(*clue)).collect(),
            Event::SpellsDealt { each } => {
                self.players.iter_mut().for_each(|(_, player)| player.stack = *each);
            }
            Event::PreviewBegan { ingredients, until } => {
                (self.phase, self.until) = (Phase::Preview, Some(*until));
                self.tiles.iter_mut().zip(ingredients).for_each(|(tile, one)| tile.ingredient = Some(*one));
            }
            Event::PreviewEnded => self.turn_all_down(),
            Event::TurnBegan { seat, turn, .. } => {
                (self.phase, self.active, self.turn) = (Phase::Witch, *seat, *turn);
                (self.witch, self.until) = (None, None);
            }
            Event::WitchPlaced { start, tiles, .. } => {
                self.witch = Some(crate::Witch { start: *start, tiles: *tiles, steps: 0 });
                self.phase = Phase::Spell;
            }
            Event::FlightBegan { seat, flight } => {
                let player = &mut self.players[*seat];
                player.stack = player.stack.saturating_sub(1);
                player.next = crate::Effects::default();
                (self.flight, self.phase) = (Some(flight.clone()), Phase::Flight);
            }
            _ if self.flight.is_some() => self.fold_flight(event),
            _ => self.fold_after(event),
        }
    }

    /// Beats of a flight while it lasts.
    fn fold_flight(&mut self, event: &Event) {
        match *event {
            Event::HouseLifted { place, .. } => self.house = House::Lifted(place),
            Event::HouseReturned { place, .. } => self.house = House::On(place),
            Event::TileTurned { place, ingredient, at, until, .. } => {
                self.show(place, Some(ingredient));
                self.set_air(Air::TurningUp { place, since: at, until });
            }
            Event::TileShown { place, matches: true, since, at, .. } => {
                if let Some(flight) = &mut self.flight {
                    flight.found.push(Found { place, since, up: at });
                }
                self.set_air(Air::Free { since: at });
            }
            Event::TileShown { place, matches: false, since, at: up, until, .. } => {
                self.set_air(Air::Showing { place, since, up, until });
            }
            Event::MismatchMayGo { place, at: ready } => {
                if let Some(Air::Showing { since, up, .. }) = self.flight.as_ref().map(|flight| flight.air) {
                    self.set_air(Air::Mismatch { place, since, up, ready });
                }
            }
            Event::TileTurnedBack { place, at, until, next, .. } => {
                self.set_air(Air::TurningBack { place, since: at, until, next });
            }
            Event::TileCovered { place, at } => {
                self.show(place, None);
                self.set_air(Air::Free { since: at });
            }
            Event::StepOpened { .. } => {
                if let Some(Steps::ByHand { open, .. }) = self.flight.as_mut().map(|flight| &mut flight.steps)
                {
                    *open = true;
                }
            }
            Event::WitchStepped { next, .. } => {
                if let (Some(witch), Some(flight)) = (&mut self.witch, &mut self.flight) {
                    witch.steps += 1;
                    flight.steps = next;
                }
            }
            Event::FlightEnded { .. } => {
                // The phase is still that of the flight, until a beat says what comes of it.
                self.turn_all_down();
                self.flight = None;
            }
            _ => {}
        }
    }

    /// Beats after a flight, to the end of the turn.
    fn fold_after(&mut self, event: &Event) {
        match *event {
            Event::HouseReturned { place, .. } | Event::HousePlaced { place, .. } => {
                self.house = House::On(place);
            }
            Event::HouseKept { .. } => self.house = House::Beside,
            Event::SpellBroken { seat, spell, .. } => self.players[seat].broken.push(spell),
            Event::SpellReturned { seat, .. } => self.players[seat].stack += 1,
            Event::PowerCast { power, on, .. } => self.cast(power, on),
            Event::TilesSwapped { one, other, .. } => self.tiles.swap(one.index(), other.index()),
            Event::ExpertAsked { until, .. } => {
                (self.phase, self.until) = (Phase::Expert, Some(until));
            }
            Event::MatchEnded { .. } => self.phase = Phase::Over,
            _ => {}
        }
    }

    fn cast(&mut self, power: Power, on: Option<Seat>) {
        match (power, on) {
            (Power::House, _) => self.phase = Phase::House,
            (Power::Swap, _) => self.phase = Phase::Swap,
            (Power::LongFlight, Some(seat)) => self.players[seat].next.long = true,
            (Power::ShortFlight, Some(seat)) => self.players[seat].next.short = true,
            (Power::Fingers, Some(seat)) => self.players[seat].next.fingers = true,
            (Power::ChinOnFist, Some(seat)) => self.players[seat].next.chin = true,
            (_, None) => {}
        }
    }

    fn set_air(&mut self, air: Air) {
        if let Some(flight) = &mut self.flight {
            flight.air = air;
        }
    }

    fn show(&mut self, place: Place, ingredient: Option<Ingredient>) {
        if let Some(tile) = self.tiles.get_mut(place.index()) {
            tile.ingredient = ingredient;
        }
    }

    fn turn_all_down(&mut self) {
        self.tiles.iter_mut().for_each(|tile| tile.ingredient = None);
    }
}

fn face_down(clue: Clue) -> TileView {
    TileView { clue, ingredient: None }
}
