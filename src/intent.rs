//! What a person wants, said by panels and keys, and carried out in one place.
//!
//! Panels change nothing themselves: they return intents. That keeps them plain functions that a test can call.

use bevy::prelude::*;
use table::{
    ActiveGame, Awake, Choose, Eyes, Opener, Overlay, Screen, Settings, Sfx, Shelf, Sound, Standing, StepOn,
    TableSystems, TakeBack, Watch,
};
use tabletop::{Occupant, Seat, Seed};

use crate::menus::Reading;
use crate::screens::lobby::{self, CoachAllowed, Draft};
use crate::screens::{Opened, kept};
use crate::theme::Dressed;

/// What a person wants.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// To another screen.
    Visit(Screen),
    /// Something over the screen.
    Show(Overlay),
    /// To read something that was written in the match, by its place in [`Standing::leaves`].
    Read(usize),
    /// Away with what lies over the screen.
    Back,
    /// Other settings.
    Set(Settings),
    /// To look into a box.
    Open(&'static str),
    /// Another set-up in the lobby.
    Arrange(Draft),
    /// To begin the match of the lobby.
    Begin,
    /// To go on with a kept match.
    Continue {
        /// The game.
        game: &'static str,
        /// Its name in the store.
        slot: String,
    },
    /// To be rid of a kept match.
    Discard {
        /// The game.
        game: &'static str,
        /// Its name in the store.
        slot: String,
    },
    /// To do what is offered.
    Choose(Choose),
    /// To take the last command back.
    TakeBack,
    /// To see the next beat.
    Step,
    /// Something of a replay.
    Watch(Watch),
    /// The person whom the curtain asks for is here.
    Come,
    /// To ask for the person at this seat, who is to see something secret.
    Call(Seat),
    /// To put the secret away.
    PutAway,
    /// Somebody else at a seat.
    Reseat(Seat, Occupant),
    /// The same match again with other chance.
    Rematch,
    /// The same match again with the same chance.
    SameAgain,
    /// To see the match again from its beginning.
    Replay,
    /// To go back to the shelf; the match is kept.
    Leave,
    /// To write a copy of the match into this file.
    Export(String),
    /// To look at the paintings.
    Look,
    /// To keep a picture in this file.
    SavePicture {
        /// Where; nothing where the system asks for no path.
        path: String,
        /// The bytes of the file.
        picture: Vec<u8>,
    },
    /// To take a match from this file.
    Import(String),
    /// To close the program.
    Quit,
}

/// What lay under the overlay that is shown.
#[derive(Resource, Default)]
struct Under(Vec<Overlay>);

fn carry_out(world: &mut World) {
    let intents: Vec<Intent> = world.resource_mut::<Messages<Intent>>().drain().collect();
    // What a box says may need characters that are still on their way: it opens when they are there.
    let waits = world.get_resource::<Dressed>().is_some_and(Dressed::waits);
    for intent in intents {
        if waits && matches!(intent, Intent::Open(_) | Intent::Continue { .. } | Intent::Import(_)) {
            world.write_message(intent);
            continue;
        }
        carry_out_one(world, intent);
    }
}

fn carry_out_one(world: &mut World, intent: Intent) {
    match intent {
        Intent::Visit(screen) => visit(world, screen),
        Intent::Show(overlay) => show(world, overlay),
        Intent::Read(leaf) => {
            world.insert_resource(Reading(leaf));
            show(world, Overlay::Leaf);
        }
        Intent::Back => back(world),
        Intent::Set(settings) => {
            world.insert_resource(settings);
        }
        Intent::Open(game) => open(world, game),
        Intent::Arrange(draft) => world.insert_resource(draft),
        Intent::Begin => lobby::begin(world),
        Intent::Continue { game, slot } => kept::take_up(world, game, &slot),
        Intent::Discard { game, slot } => kept::discard(world, game, &slot),
        Intent::Choose(choice) => {
            sound(world, Sound::Tap);
            world.write_message(choice);
        }
        Intent::TakeBack => {
            world.write_message(TakeBack);
        }
        Intent::Step => {
            world.write_message(StepOn);
        }
        Intent::Watch(wish) => {
            sound(world, Sound::Tap);
            world.write_message(wish);
        }
        Intent::Come => {
            world.resource_mut::<Eyes>().come();
            sound(world, Sound::Curtain);
        }
        Intent::Call(seat) => {
            world.resource_mut::<Eyes>().ask_for(seat);
            sound(world, Sound::Curtain);
        }
        Intent::PutAway => world.resource_mut::<Eyes>().done(),
        Intent::Reseat(seat, occupant) => {
            with_opener(world, |world, opener| (opener.reseat)(world, seat, occupant));
        }
        Intent::Rematch => {
            close_overlays(world);
            with_opener(world, |world, opener| {
                again(world, opener, lobby::fresh_seed());
            });
        }
        Intent::SameAgain => {
            close_overlays(world);
            let seed = world.resource::<Standing>().seed.parse().map(Seed);
            with_opener(world, |world, opener| {
                again(world, opener, seed.unwrap_or_else(|_| lobby::fresh_seed()));
            });
        }
        Intent::Replay => {
            close_overlays(world);
            with_opener(world, |world, opener| (opener.replay)(world));
        }
        Intent::Leave => leave(world),
        Intent::Export(path) => kept::export(world, &path),
        Intent::Look => {
            sound(world, Sound::Page);
            world.resource_mut::<crate::panels::Gallery>().look();
        }
        Intent::SavePicture { path, picture } => crate::platform::save_picture(world, &path, &picture),
        Intent::Import(path) => kept::import(world, &path),
        Intent::Quit => {
            world.write_message(AppExit::Success);
        }
    }
}

fn sound(world: &mut World, sound: Sound) {
    world.write_message(Sfx(sound));
}

fn visit(world: &mut World, screen: Screen) {
    sound(world, Sound::Page);
    close_overlays(world);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn show(world: &mut World, overlay: Overlay) {
    let now = *world.resource::<State<Overlay>>().get();
    if now == overlay {
        return;
    }
    if now != Overlay::None {
        world.resource_mut::<Under>().0.push(now);
    }
    sound(world, Sound::Page);
    world.resource_mut::<NextState<Overlay>>().set(overlay);
}

fn back(world: &mut World) {
    let under = world.resource_mut::<Under>().0.pop().unwrap_or_default();
    sound(world, Sound::Tap);
    world.resource_mut::<NextState<Overlay>>().set(under);
}

fn close_overlays(world: &mut World) {
    world.resource_mut::<Under>().0.clear();
    world.resource_mut::<NextState<Overlay>>().set(Overlay::None);
}

fn open(world: &mut World, game: &'static str) {
    sound(world, Sound::Open);
    world.insert_resource(Opened(Some(game)));
    lobby::lay_out(world, game);
    world.resource_mut::<NextState<Screen>>().set(Screen::Lobby);
}

/// Begins the match once more, with what was agreed for it.
fn again(world: &mut World, opener: Opener, seed: Seed) {
    let coach = world.resource::<CoachAllowed>().0;
    match (opener.rematch)(world, seed) {
        Ok(()) => lobby::agree(world, coach),
        Err(said) => {
            world.write_message(table::Toast::from_table(said));
        }
    }
}

fn leave(world: &mut World) {
    close_overlays(world);
    with_opener(world, |world, opener| (opener.close)(world));
    world.resource_mut::<NextState<Screen>>().set(Screen::Shelf);
    world.insert_resource(Opened(None));
    sound(world, Sound::Page);
}

/// Does something with the game that is out of its box.
fn with_opener(world: &mut World, act: impl FnOnce(&mut World, Opener)) {
    let Some(game) = world.resource::<ActiveGame>().0 else { return };
    if let Some(opener) = world.resource::<Shelf>().get(game).and_then(|game| game.opener) {
        act(world, opener);
    }
}

/// Panels speak at the end of a frame; what they said is carried out in the next, so there must be one.
fn wake(intents: Res<Messages<Intent>>, mut awake: ResMut<Awake>) {
    if !intents.is_empty() {
        awake.stay();
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .init_resource::<Under>()
        .add_systems(Last, wake.before(table::rest))
        .add_systems(Update, carry_out.before(TableSystems::Input));
}
