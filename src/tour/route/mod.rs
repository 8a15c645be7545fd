//! Where the tour goes.

mod baba_yaga;
mod camel_race;
mod donkey_bridge;
mod her_story;
mod house;
mod pace;
mod prompts;
mod storyteller;
mod verse_and_painting;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use table::{Overlay, Screen, Settings, Speed, TextSize};

use super::script::Script;
use crate::intent::Intent;

/// What a tour can be kept to: a name, and the way through it in a window of this size in logical pixels.
type Part = (&'static str, fn(&mut Script, Vec2));

const HOUSE: &str = "house";

/// The house, and each game at its table.
const PARTS: [Part; 7] = [
    (HOUSE, |script, window| {
        house::shelf(script);
        house::lobby(script, window);
        house::kept(script);
        house::large(script);
    }),
    (house::GAME, |script, window| {
        camel_race::match_of_two(script);
        prompts::all(script);
        camel_race::to_the_end(script);
        camel_race::many_seats(script);
        camel_race::around(script, window);
    }),
    ("baba-yaga", |script, window| {
        baba_yaga::flight(script);
        baba_yaga::two_hands(script);
        baba_yaga::many_hands(script, window);
        baba_yaga::results(script);
        baba_yaga::first_look(script);
    }),
    ("donkey-bridge", |script, window| {
        donkey_bridge::telling(script);
        donkey_bridge::guessing(script);
        donkey_bridge::writing(script);
        donkey_bridge::many(script, window);
        donkey_bridge::results(script);
    }),
    ("storyteller", |script, window| {
        storyteller::gallery(script);
        storyteller::two_rounds(script);
        storyteller::many_seats(script, window);
        storyteller::results(script);
    }),
    ("her-story", |script, window| {
        her_story::turns(script);
        her_story::many_desks(script, window);
        her_story::results(script);
    }),
    ("verse-and-painting", verse_and_painting::all),
];

/// The whole way, or what belongs to the parts of these names.
pub fn plan(script: &mut Script, window: Vec2, only: &[String]) {
    script.screen(Screen::Shelf);
    for (name, visit) in PARTS {
        if only.is_empty() || only.iter().any(|wanted| wanted == name) {
            visit(script.still().frames(5), window);
        }
    }
}

/// Whether there is a part of this name.
pub fn is_part(name: &str) -> bool {
    PARTS.iter().any(|(part, _)| *part == name)
}

/// Whether the screen of things that arrive is drawn over everything: it is gone before anybody could look at it.
#[derive(Resource)]
pub struct Posing;

/// Draws what the tour poses.
pub fn pose(posing: Option<Res<Posing>>, mut contexts: EguiContexts) -> Result {
    if posing.is_some() {
        crate::screens::paint_loading(contexts.ctx_mut()?, 0.6);
    }
    Ok(())
}

impl Script {
    /// Waits for a screen.
    fn screen(&mut self, screen: Screen) -> &mut Self {
        self.until(format!("{screen:?}"), move |world| *world.resource::<State<Screen>>().get() == screen)
            .frames(3)
    }

    /// Opens something over the screen, and closes it again after what is done there.
    fn over(&mut self, overlay: Overlay, visit: impl FnOnce(&mut Self)) -> &mut Self {
        self.want(Intent::Show(overlay)).frames(3);
        visit(self);
        self.want(Intent::Back).frames(3)
    }

    /// Changes settings.
    fn set(&mut self, change: impl FnOnce(&mut Settings) + Send + Sync + 'static) -> &mut Self {
        self.act(move |world| change(&mut world.resource_mut::<Settings>())).frames(3)
    }

    /// Nothing moves by itself, each beat waits, and type and colours are the usual ones, whatever was looked at before.
    fn still(&mut self) -> &mut Self {
        self.set(|settings| {
            settings.motion = false;
            settings.muted = true;
            settings.speed = Speed::Step;
            settings.text_size = TextSize::Medium;
            settings.contrast = false;
        })
    }
}
