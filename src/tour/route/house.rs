//! The screens around a match.

use bevy::prelude::*;
use l10n::Locale;
use table::{Overlay, Screen, Settings, StorageBox, TextSize};
use tabletop::{Level, Player, Seat};

use super::Posing;
use crate::intent::Intent;
use crate::platform::IN_A_BROWSER;
use crate::screens::lobby::Draft;
use crate::tour::script::Script;

/// The game that the house is shown with.
pub(super) const GAME: &str = "camel-race";

/// Loading, the shelf, and what opens over it.
pub fn shelf(script: &mut Script) {
    script.act(|world| world.insert_resource(Posing)).stop("loading").act(|world| {
        world.remove_resource::<Posing>();
    });
    script.stop("shelf");
    script.over(Overlay::Settings, |script| {
        script.stop("settings").scroll().detail("settings-end");
    });
    script.over(Overlay::Credits, |script| {
        script.stop("credits").scroll().detail("credits-end");
    });
    // A browser asks for files by itself.
    if !IN_A_BROWSER {
        script.want(Intent::Import(String::new())).frames(3).detail("import").press("import-close");
    }
}

/// The lobby with its arrangements, and the rules book, chapter by chapter.
pub fn lobby(script: &mut Script, window: Vec2) {
    script.want(Intent::Open(GAME)).screen(Screen::Lobby).stop("lobby");
    arrange(script, |draft| draft.at = 2).detail("lobby-other-seat");
    arrange(script, |draft| {
        draft.fill(8, 8);
        draft.at = 5;
        for (seat, name) in draft.seats.iter_mut().zip(NAMES) {
            name.clone_into(&mut seat.name);
        }
        draft.seats[1].player = Player::Person;
        draft.first = Some(Seat(1));
    })
    .stop("lobby-eight-seats");
    if window.x >= 900.0 {
        arrange(script, |draft| draft.seating = table::Seating::Around).detail("lobby-around");
    }
    // The last one is always visited.
    const CHAPTERS: [&str; 12] = [
        "rules-1", "rules-2", "rules-3", "rules-4", "rules-5", "rules-6", "rules-7", "rules-8", "rules-9",
        "rules-10", "rules-11", "rules-12",
    ];
    script.scroll().detail("lobby-agreements");
    script.over(Overlay::Rules, |script| {
        for name in CHAPTERS {
            script.detail(name).press("rules-after");
        }
        script.stop("rules-13");
    });
    script.want(Intent::Visit(Screen::Shelf)).screen(Screen::Shelf);
}

/// Names that people have.
pub(super) const NAMES: [&str; 8] = ["Alexandrina", "爺爺", "Mia", "小駱駝", "Tom", "Zoë", "小狐狸", "Ben"];

/// Changes the arrangement in the lobby.
pub(super) fn arrange(
    script: &mut Script,
    change: impl FnOnce(&mut Draft) + Send + Sync + 'static,
) -> &mut Script {
    script
        .act(move |world| {
            let simplified = world.resource::<Settings>().locale == Locale::ZhHans;
            let mut draft = world.resource_mut::<Draft>();
            change(&mut draft);
            // People write their names in the script that they read.
            for seat in draft.seats.iter_mut().filter(|_| simplified) {
                seat.name = seat.name.replace('爺', "爷").replace('駱', "骆").replace('駝', "驼");
            }
        })
        .frames(2)
}

/// Lays a match out: persons first, then a thoughtful bot, then quick ones.
pub(super) fn begin(script: &mut Script, seats: usize, persons: usize, around: bool) -> &mut Script {
    begin_of(script, GAME, seats, persons, around)
}

/// The same with any game.
pub(super) fn begin_of<'a>(
    script: &'a mut Script,
    game: &'static str,
    seats: usize,
    persons: usize,
    around: bool,
) -> &'a mut Script {
    script.want(Intent::Open(game)).screen(Screen::Lobby);
    arrange(script, move |draft| {
        draft.fill(seats, 8);
        for (index, seat) in draft.seats.iter_mut().enumerate() {
            NAMES[index].clone_into(&mut seat.name);
            seat.player = match index {
                index if index < persons => Player::Person,
                index if index == persons => Player::Bot(Level::Hard),
                _ => Player::Bot(Level::Easy),
            };
        }
        draft.spread();
        draft.first = Some(Seat(0));
        draft.seed = "7".into();
        draft.seating = if around { table::Seating::Around } else { table::Seating::Pass };
    });
    script.want(Intent::Begin).screen(Screen::Table)
}

/// A match that waits on the shelf, and one that cannot be taken up.
pub fn kept(script: &mut Script) {
    begin(script, 4, 2, false);
    script.want(Intent::Leave).screen(Screen::Shelf).stop("shelf-kept");
    script.want(Intent::Open(GAME)).screen(Screen::Lobby).detail("lobby-kept");
    script.press("lobby-discard").detail("lobby-discard").press("discard-not");
    script.want(Intent::Visit(Screen::Shelf)).screen(Screen::Shelf);
    script.act(|world| {
        let begun =
            world.get_resource_mut::<StorageBox>().map(|mut kept| kept.0.begin(GAME, "torn to pieces"));
        if let Some(Ok(slot)) = begun {
            world.write_message(Intent::Continue { game: GAME, slot });
        }
    });
    script.frames(4).stop("broken-save").frames(90);
}

/// Large type and strong contrast.
pub fn large(script: &mut Script) {
    script.set(|settings| {
        settings.text_size = TextSize::Huge;
        settings.contrast = true;
    });
    script.stop("large-shelf");
    script.over(Overlay::Settings, |script| {
        script.detail("large-settings");
    });
    script.want(Intent::Open(GAME)).screen(Screen::Lobby).detail("large-lobby");
    begin(script, 4, 1, false);
    super::camel_race::own_turn(script).stop("large-table");
    script.press("command-leg-ticket").detail("large-drawer").press("close-drawer");
    script.over(Overlay::Pause, |script| {
        script.detail("large-pause");
    });
    script.want(Intent::Leave).screen(Screen::Shelf);
}
