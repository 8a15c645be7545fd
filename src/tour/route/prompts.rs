//! What games may ask for, posed: a game that asks is not needed for it.

use bevy::prelude::*;
use table::{ActionGroup, Actions, OfferItem, Seats, Settings, Words};
use tabletop::Form;

use crate::tour::script::Script;

/// One after the other, then what was offered before.
pub fn all(script: &mut Script) {
    let things = || ["小狐狸", "Owl", "老烏龜", "Elephant", "貓", "Hare"].map(str::to_owned).to_vec();
    let forms = [
        ("prompt-text", Form::Text { least: 1, most: 80, lines: true }, Vec::new()),
        ("prompt-drawing", Form::Drawing { least: 1, most: 4_000 }, Vec::new()),
        ("prompt-pick", Form::Pick { from: 6, least: 1, most: 3 }, things()),
        ("prompt-order", Form::Order { of: 6 }, things()),
    ];
    for (name, form, things) in forms {
        script.act(move |world| pose(world, form, things)).frames(2);
        script.press("command-roll").detail(name);
        if name == "prompt-drawing" {
            script.press("painting-stamp").detail("prompt-stamps");
        }
        script.press("close-drawer");
    }
    // Changed settings have the true offers written again.
    script.act(|world| {
        world.resource_mut::<Settings>().set_changed();
    });
    script.frames(4);
}

fn pose(world: &mut World, form: Form, things: Vec<String>) {
    let Some(seat) = world.resource::<Seats>().0.first().map(|chip| chip.seat) else { return };
    let settings = world.resource::<Settings>();
    let title = world.resource::<Words>().0.line(settings.locale, "app", "house-title");
    let item = OfferItem {
        index: 0,
        label: title.clone(),
        picture: None,
        goes_to: None,
        asks: Some((form, things)),
        thumbs: Vec::new(),
    };
    let group = ActionGroup {
        id: "command-roll",
        title,
        icon: "icon-hand",
        secret: false,
        spends: false,
        items: vec![item],
    };
    world.insert_resource(Actions {
        seat: Some(seat),
        waiting_for: vec![seat],
        groups: vec![group],
        undo: false,
        task: None,
        about: None,
    });
}
