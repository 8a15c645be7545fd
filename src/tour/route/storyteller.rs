//! The gallery, and the phases of a match of Storyteller.

use bevy::prelude::*;
use table::{Actions, Choose, Overlay, Screen, Standing, StepOn, Touchable};
use tabletop::Answer;

use super::house::begin_of;
use super::pace::{self, beat, step};
use crate::intent::Intent;
use crate::tour::hand;
use crate::tour::script::Script;

const GAME: &str = "storyteller";

/// Shows beat after beat until a person may do this.
fn own_turn<'a>(script: &'a mut Script, group: &'static str) -> &'a mut Script {
    script.until(format!("{group} to be offered"), move |world| {
        step(world);
        let actions = world.resource::<Actions>();
        let offered = actions.seat.is_some() && actions.groups.iter().any(|offered| offered.id == group);
        offered && !world.resource::<Standing>().showing
    });
    script.frames(3)
}

/// The same, once all others have done what they do meanwhile: nothing closes what is opened then.
fn last_turn<'a>(script: &'a mut Script, group: &'static str) -> &'a mut Script {
    const CALM: usize = 40;
    let mut calm = 0_usize;
    script.until(format!("{group} to be all that is left"), move |world| {
        // Said all along, it hurries those who still think.
        world.write_message(StepOn);
        let actions = world.resource::<Actions>();
        let offered = actions.seat.is_some() && actions.groups.iter().any(|offered| offered.id == group);
        let is_calm = offered && !world.resource::<Standing>().showing;
        calm = if is_calm { calm + 1 } else { 0 };
        calm > CALM
    });
    script.frames(3)
}

/// Answers the first offer of a group.
fn answer(script: &mut Script, group: &'static str, answer: Answer) {
    script.until(format!("{group} to be answered"), move |world| {
        let actions = world.resource::<Actions>();
        let found = actions.groups.iter().find(|offered| offered.id == group);
        let (Some(seat), Some(item)) = (actions.seat, found.and_then(|group| group.items.first())) else {
            return false;
        };
        let choice = Choose { seat, offer: item.index, answer: Some(answer.clone()) };
        world.write_message(Intent::Choose(choice));
        true
    });
    script.frames(2);
}

fn is_there(world: &mut World, name: &str) -> bool {
    world.query::<&Touchable>().iter(world).any(|piece| piece.name == name)
}

/// Lifts the first card on show that a vote can go to: an own one has no such button. What others do meanwhile is shown.
fn lift_a_strange_card(script: &mut Script) {
    let mut frames = 0_usize;
    script.until("a card that a vote can go to", move |world| {
        if is_there(world, "deed-vote") {
            return true;
        }
        if world.resource::<Standing>().showing {
            step(world);
            return false;
        }
        if frames.is_multiple_of(8) {
            let name = ["card-1", "card-2", "card-3"][frames / 8 % 3];
            hand::touch(world, &|piece: &Touchable| piece.name == name);
        }
        frames += 1;
        false
    });
    script.frames(3);
}

/// Touches a piece once it is there. What others do meanwhile is shown.
fn touch_meanwhile(script: &mut Script, name: &'static str) {
    script.until(format!("{name} to be touched"), move |world| {
        step(world);
        hand::touch(world, &|piece: &Touchable| piece.name == name)
    });
    script.frames(2);
}

/// The lobby, all pictures, one of them large.
pub fn gallery(script: &mut Script) {
    script
        .want(Intent::Open(GAME))
        .screen(Screen::Lobby)
        .stop("tales-lobby")
        .scroll()
        .detail("tales-agreements");
    script.over(Overlay::Gallery, |script| {
        script
            .frames(6)
            .stop("tales-gallery")
            .press("picture-snail-lighthouse")
            .frames(8)
            .stop("tales-picture");
        script.press("large-next").frames(8).detail("tales-next-picture").press("large-close").frames(3);
        script.scroll().detail("tales-last-pictures");
    });
    script.over(Overlay::Rules, |script| {
        for name in [
            "tales-rules-1",
            "tales-rules-2",
            "tales-rules-3",
            "tales-rules-4",
            "tales-rules-5",
            "tales-rules-6",
        ] {
            script.detail(name).press("rules-after");
        }
    });
    script.want(Intent::Visit(Screen::Shelf)).screen(Screen::Shelf);
}

/// A round in which a person tells, and one in which a bot does.
pub fn two_rounds(script: &mut Script) {
    begin_of(script, GAME, 4, 1, false);
    own_turn(script, "ask-written").stop("tales-tell");
    script.touch_where("a card", |piece| piece.name.starts_with("held-")).frames(3).stop("tales-lifted");
    script.touch("deed-look").frames(8).stop("tales-large").press("large-turn").detail("tales-turned");
    script.press("large-close").frames(3).touch("deed-write").frames(4).stop("tales-hint");
    script.press("close-drawer").touch("deed-tiles").frames(4).detail("tales-tiles").press("close-drawer");
    answer(script, "ask-written", Answer::Text("在路上".into()));
    beat(script, &["event-told"]).detail("tales-told");
    beat(script, &["event-cards-shown"]).stop("tales-shown");
    beat(script, &["event-votes-shown"]).stop("tales-votes");
    beat(script, &["event-tale-revealed"]).detail("tales-turned-out");
    beat(script, &["event-scored"]).stop("tales-reveal");
    own_turn(script, "command-go-on").detail("tales-why").touch("card-2").frames(3).touch("card-2").frames(8);
    script.stop("tales-reasons").press("large-close").frames(2).touch("deed-go-on");
    last_turn(script, "ask-give").stop("tales-give");
    script.press("ask-give").frames(4).stop("tales-give-pictures").press("close-drawer").frames(2);
    script.touch_where("a card", |piece| piece.name.starts_with("held-")).frames(3);
    touch_meanwhile(script, "deed-give");
    script.frames(4).detail("tales-given");
    own_turn(script, "ask-vote").stop("tales-vote");
    lift_a_strange_card(script);
    script.detail("tales-vote-lifted");
    touch_meanwhile(script, "deed-vote");
    beat(script, &["event-scored"]).detail("tales-reveal-of-a-bot");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes, around a large screen where there is one.
pub fn many_seats(script: &mut Script, window: Vec2) {
    begin_of(script, GAME, 6, 6, window.x >= 900.0);
    own_turn(script, "ask-written").stop("tales-six-seats");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Bots alone, to the end.
pub fn results(script: &mut Script) {
    begin_of(script, GAME, 3, 0, false);
    pace::results(script);
    script.frames(3).stop("tales-results");
    script.want(Intent::Leave).screen(Screen::Shelf);
}
