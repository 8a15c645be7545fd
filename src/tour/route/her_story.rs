//! The phases of a match of Her story.

use bevy::prelude::*;
use table::{Actions, Screen, Standing};

use super::house::begin_of;
use super::pace::{self, step};
use crate::intent::Intent;
use crate::tour::script::Script;

const GAME: &str = "her-story";

/// Shows beat after beat until a person may act and everything has been shown.
fn own_turn(script: &mut Script) -> &mut Script {
    script.until("a person's turn", |world| {
        step(world);
        let acts = world.resource::<Actions>().waiting_for.first().copied();
        !world.resource::<Standing>().showing && acts.is_some_and(|seat| is_person(world, seat))
    });
    script.frames(2)
}

fn is_person(world: &World, seat: tabletop::Seat) -> bool {
    let seats = &world.resource::<table::Seats>().0;
    seats.iter().any(|chip| chip.seat == seat && chip.player == tabletop::Player::Person)
}

/// The lobby; a chapter that is read, drafted, paid and completed; the desk of somebody else; a full desk.
pub fn turns(script: &mut Script) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby).stop("story-lobby");
    begin_of(script, GAME, 2, 2, false);
    own_turn(script).stop("story-turn");
    script.touch("shown-chapter-1").frames(3).stop("story-page").touch("page-draft");
    own_turn(script).touch("mat-1").frames(3).detail("story-other-desk").touch("mat-1").frames(2);
    // Both players gather research until their desks are full: the second one begins, and comes to it first.
    for _ in 0..14 {
        own_turn(script).touch("shown-tile-1");
    }
    own_turn(script).stop("story-full-desk").touch("shown-tile-2").frames(2).detail("story-discard");
    script.touch("elsewhere").frames(2).touch("shown-tile-2").frames(2).touch("desk-tile-1");
    own_turn(script)
        .touch("draft-1")
        .frames(3)
        .detail("story-draft")
        .touch("page-complete")
        .frames(3)
        .stop("story-pay");
    script.touch("pay-confirm");
    own_turn(script).touch("library");
    own_turn(script).detail("story-library").touch("shown-tile-3").frames(2).touch("desk-tile-1");
    own_turn(script).touch("book-1").frames(3).detail("story-bound").touch("page-close").frames(2);
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// As many as the box takes, around a large screen where there is one.
pub fn many_desks(script: &mut Script, window: Vec2) {
    let around = window.x >= 900.0;
    begin_of(script, GAME, 5, 5, around);
    own_turn(script).touch("shown-tile-2");
    own_turn(script).touch("shown-chapter-3").frames(3).touch("page-draft");
    own_turn(script).stop("story-five-seats");
    script.want(Intent::Leave).screen(Screen::Shelf);
}

/// Bots alone, to the end; then the books are looked at once more.
pub fn results(script: &mut Script) {
    begin_of(script, GAME, 3, 0, false);
    pace::results(script);
    script.frames(3).stop("story-results");
    script.want(Intent::Read(0)).frames(3).press("leaf-next").stop("story-leaf").want(Intent::Back).frames(3);
    script.want(Intent::Visit(Screen::Table)).screen(Screen::Table).frames(4).stop("story-books");
    script.touch("shown-chapter-1").frames(3).stop("story-read-aloud").touch("page-close");
    script.want(Intent::Leave).screen(Screen::Shelf);
}
