//! What lies open while a person decides: a tile held over a slab, a hand of race cards.

use bevy::prelude::*;
use camel_race::{Camel, CamelSet, Command, Pile, Space, TileSide};
use table::board::fitted;
use tabletop::Seat;

use super::Scene;
use super::track::{figure_on_tile, tile_on};
use crate::ask::Question;
use crate::piece::{Key, Spot, Wishes, ink, layer};
use crate::places::Hand;
use crate::sprite_names as names;

/// What is said over an open hand, for the winner and for the loser.
pub(crate) const HANDS: [&str; 2] = ["hand-winner", "hand-loser"];

pub(super) fn add(scene: &Scene, wishes: &mut Wishes) {
    match (scene.question, scene.actor) {
        (Question::Tile { space, side }, Some(seat)) => tile(scene, seat, space, side, wishes),
        (Question::Card { seat, pile }, _) => {
            let held = scene.view.own.as_ref().filter(|_| scene.view.viewer == Some(seat));
            let Some(own) = held else { return };
            elsewhere(scene, wishes);
            hand(scene, seat, pile, own.held, wishes);
        }
        (Question::Nothing | Question::Tile { .. }, _) => {}
    }
}

fn hand(scene: &Scene, seat: Seat, pile: Pile, held: CamelSet, wishes: &mut Wishes) {
    let hand = scene.places.hand(seat);
    let (turn, unit) = (hand.turn, scene.places.unit);
    let panel = hand.panel;
    wishes.sheet(Key::HandPanel, "panel-night", panel.at, panel.size, layer::HAND, unit).turned(turn);
    heading(scene, pile, &hand, wishes);
    for (at, camel) in hand.cards.into_iter().zip(Camel::ALL).filter(|(_, camel)| held.contains(*camel)) {
        wishes
            .paper(Key::Hand(camel), names::race_card(camel), at, hand.card, layer::HAND + 2.0)
            .turned(turn);
        let legal = scene.offers.contains(&Command::LayRaceCard { camel, pile });
        let touch = scene.touch(Spot::Hand(camel), legal);
        wishes.spot(touch, at, hand.card * 1.08, layer::HAND + 1.0).turned(turn);
    }
}

/// Which pile the card goes to, and a cross: to touch it, as to touch anything beside the cards, is to leave the question.
fn heading(scene: &Scene, pile: Pile, hand: &Hand, wishes: &mut Wishes) {
    let z = layer::HAND + 2.0;
    let picture = Vec2::new(hand.line * 92.0 / 108.0, hand.line) * 1.1;
    wishes.paper(Key::HandPile, names::pile(pile), hand.pile, picture, z).turned(hand.turn);
    let [winner, loser] = scene.hand_titles;
    let title = match pile {
        Pile::Winner => winner,
        Pile::Loser => loser,
    };
    let wide = hand.panel.size.x - hand.card.x * 1.3;
    let wish = hand.line * 0.66 * scene.letters.min(1.15);
    let (text, size) = fitted(title, wish, hand.line * 0.4, wide);
    wishes
        .words(Key::HandTitle, text, hand.title, size, ink::GOLD, z)
        .leftwards()
        .turned(hand.turn)
        .within(Vec2::new(wide, hand.line * 1.2));
    let cross = Vec2::splat(hand.line * 0.8);
    wishes.paper(Key::HandClose, "icon-close", hand.close, cross, z).tinted(ink::CREAM).turned(hand.turn);
}

/// Touching anything else takes the question away.
fn elsewhere(scene: &Scene, wishes: &mut Wishes) {
    let touch = scene.touch(Spot::Elsewhere, true);
    wishes.spot(touch, Vec2::ZERO, scene.places.window, layer::ELSEWHERE);
}

fn tile(scene: &Scene, seat: Seat, space: Space, side: TileSide, wishes: &mut Wishes) {
    elsewhere(scene, wishes);
    let (at, size) = tile_on(scene.places, space);
    let z = layer::ASK;
    let tint = Color::WHITE.with_alpha(0.9);
    wishes.paper(Key::Ghost, names::tile(side), at, size, z).tinted(tint);
    let (badge, badge_size) = figure_on_tile(at, size);
    wishes.paper(Key::GhostFigure, names::figure(scene.figure(seat)), badge, badge_size, z + 1.0);
    let slab = scene.places.slab(space);
    let button = (slab.size.x * 0.4).max(44.0);
    // Towards the middle of the board, so that nothing is hidden under an edge.
    let up = if slab.at.y > scene.places.board.center().y { -1.0 } else { 1.0 };
    let y = slab.at.y + up * (slab.size.y * 0.5 + button * 0.55);
    let buttons = [
        (Spot::TileFlip, "button-cream", "icon-replay", -0.56),
        (Spot::TileConfirm, "button-ember", "icon-check", 0.56),
    ];
    for (spot, paper, icon, step) in buttons {
        let at = Vec2::new(slab.at.x + step * button, y);
        wishes.sheet(Key::Button(spot), paper, at, Vec2::splat(button), z + 2.0, scene.places.unit);
        let tint = if spot == Spot::TileFlip { ink::NIGHT } else { Color::WHITE };
        let size = Vec2::splat(button * 0.56);
        wishes
            .paper(Key::ButtonIcon(spot), icon, at + Vec2::new(0.0, button * 0.03), size, z + 3.0)
            .tinted(tint);
        wishes.spot(scene.touch(spot, true), at, Vec2::splat(button), z + 4.0);
    }
}
