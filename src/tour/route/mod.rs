//! Where the tour goes.

mod baba_yaga;
mod camel_race;
mod donkey_bridge;
mod her_story;
mod house;
mod prompts;
mod storyteller;
mod verse_and_painting;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use table::{Overlay, Screen, Settings, Speed, TextSize};

use super::script::Script;
use crate::intent::Intent;

/// The house, and the games whose tables are settled, for a window of this size in logical pixels.
pub fn all(script: &mut Script, window: Vec2) {
    house::shelf(script);
    house::lobby(script, window);
    camel_race::match_of_two(script);
    prompts::all(script);
    camel_race::to_the_end(script);
    house::kept(script);
    camel_race::many_seats(script);
    camel_race::around(script, window);
    baba_yaga::flight(script);
    baba_yaga::two_hands(script);
    baba_yaga::many_hands(script, window);
    baba_yaga::results(script);
    house::large(script);
}

/// The games whose tables are still being furnished.
pub fn newer(script: &mut Script, window: Vec2) {
    donkey_bridge::telling(script);
    donkey_bridge::guessing(script);
    donkey_bridge::writing(script);
    donkey_bridge::many(script, window);
    donkey_bridge::results(script);
    her_story::turns(script);
    her_story::many_desks(script, window);
    her_story::results(script);
    storyteller::gallery(script);
    storyteller::two_rounds(script);
    storyteller::many_seats(script, window);
    storyteller::results(script);
    verse_and_painting::all(script, window);
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

    /// Nothing moves by itself, and each beat waits.
    fn still(&mut self) -> &mut Self {
        self.set(|settings| {
            settings.motion = false;
            settings.muted = true;
            settings.speed = Speed::Step;
            settings.text_size = TextSize::Medium;
        })
    }
}
