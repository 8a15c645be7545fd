//! What lies open while a person decides: a tile held over a slab, a hand of race cards.

use bevy::prelude::*;
use camel_race::{Camel, CamelSet, Command, Pile, Space, TileSide};
use table::board::{Slot, fitted};
use tabletop::Seat;

use super::track::{figure_on_tile, tile_on};
use super::{Scene, Wishes, figure, spot};
use crate::piece::{Key, Question, Spot, ink, layer};
use crate::places::{Hand, Places};
use crate::sprite_names as names;

pub(super) fn add(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    match (*scene.question, scene.actor) {
        (Question::Tile { space, side }, Some(seat)) => {
            elsewhere(scene, places, wishes);
            tile(scene, places, (seat, space, side), wishes);
        }
        (Question::Card { seat, pile }, _) => {
            let held = scene.view.own.as_ref().filter(|_| scene.view.viewer == Some(seat));
            let Some(own) = held else { return };
            elsewhere(scene, places, wishes);
            hand(scene, places, (seat, pile), own.held, wishes);
        }
        (Question::Nothing | Question::Tile { .. }, _) => {}
    }
}

fn hand(scene: &Scene, places: &Places, (seat, pile): (Seat, Pile), held: CamelSet, wishes: &mut Wishes) {
    let hand = places.hand(seat);
    let (panel, turn) = (hand.panel, hand.turn);
    wishes.sheet(Key::HandPanel, "panel-night", panel.at, panel.size, layer::HAND, places.unit).turned(turn);
    heading(scene, pile, &hand, wishes);
    for (at, camel) in hand.cards.into_iter().zip(Camel::ALL).filter(|(_, camel)| held.contains(*camel)) {
        wishes
            .paper(Key::Hand(camel), names::race_card(camel), at, hand.card, layer::HAND + 2.0)
            .turned(turn);
        let legal = scene.may(&Command::LayRaceCard { camel, pile });
        let room = Slot::new(at, hand.card * 1.08);
        spot(scene, (Spot::Hand(camel), legal), room, layer::HAND + 1.0, wishes).turned(turn);
    }
}

/// Which pile the card goes to, and a cross: to touch it, as to touch anything beside the cards, is to leave the question.
fn heading(scene: &Scene, pile: Pile, hand: &Hand, wishes: &mut Wishes) {
    let z = layer::HAND + 2.0;
    let picture = Vec2::new(hand.line * 92.0 / 108.0, hand.line) * 1.1;
    wishes.paper(Key::HandPile, names::pile(pile), hand.pile, picture, z).turned(hand.turn);
    let title = scene.line(match pile {
        Pile::Winner => "hand-winner",
        Pile::Loser => "hand-loser",
    });
    let wide = hand.panel.size.x - hand.card.x * 1.3;
    let wish = hand.line * 0.66 * scene.letters.min(1.15);
    let (text, size) = fitted(&title, wish, hand.line * 0.4, wide);
    wishes
        .words(Key::HandTitle, text, hand.title, size, ink::GOLD, z)
        .leftwards()
        .turned(hand.turn)
        .within(Vec2::new(wide, hand.line * 1.2));
    let cross = Vec2::splat(hand.line * 0.8);
    wishes.paper(Key::HandClose, "icon-close", hand.close, cross, z).tinted(ink::CREAM).turned(hand.turn);
}

/// Touching anything else takes the question away.
fn elsewhere(scene: &Scene, places: &Places, wishes: &mut Wishes) {
    let window = Slot::new(Vec2::ZERO, places.spread.layout.window);
    spot(scene, (Spot::Elsewhere, true), window, layer::ELSEWHERE, wishes);
}

fn tile(scene: &Scene, places: &Places, (seat, space, side): (Seat, Space, TileSide), wishes: &mut Wishes) {
    let (at, size) = tile_on(places, space);
    let z = layer::ASK;
    let tint = Color::WHITE.with_alpha(0.9);
    wishes.paper(Key::Ghost, names::tile(side), at, size, z).tinted(tint);
    let (badge, badge_size) = figure_on_tile(at, size);
    wishes.paper(Key::GhostFigure, names::figure(figure(scene.view, seat)), badge, badge_size, z + 1.0);
    let slab = places.slab(space);
    let button = (slab.size.x * 0.4).max(44.0);
    // Towards the middle of the board, so that nothing is hidden under an edge.
    let up = if slab.at.y > places.board.center().y { -1.0 } else { 1.0 };
    let y = slab.at.y + up * (slab.size.y * 0.5 + button * 0.55);
    let buttons = [
        (Spot::TileFlip, "button-cream", "icon-replay", -0.56),
        (Spot::TileConfirm, "button-ember", "icon-check", 0.56),
    ];
    for (answer, paper, icon, step) in buttons {
        let at = Vec2::new(slab.at.x + step * button, y);
        wishes.sheet(Key::Button(answer), paper, at, Vec2::splat(button), z + 2.0, places.unit);
        let tint = if answer == Spot::TileFlip { ink::NIGHT } else { Color::WHITE };
        let size = Vec2::splat(button * 0.56);
        wishes
            .paper(Key::ButtonIcon(answer), icon, at + Vec2::new(0.0, button * 0.03), size, z + 3.0)
            .tinted(tint);
        spot(scene, (answer, true), Slot::new(at, Vec2::splat(button)), z + 4.0, wishes);
    }
}
