//! How a tour gets on in a match: beat after beat is shown until what is waited for has come about.

use bevy::prelude::*;
use table::{Actions, LogBook, Screen, Standing, StepOn};

use crate::tour::script::Script;

/// The next beat, where one waits.
pub fn step(world: &mut World) {
    if world.resource::<Standing>().showing {
        world.write_message(StepOn);
    }
}

/// Until a person may act and everything has been shown.
pub fn own_turn(script: &mut Script) -> &mut Script {
    script.until("a person's turn", |world| {
        step(world);
        !world.resource::<Standing>().showing && world.resource::<Actions>().seat.is_some()
    });
    script.frames(2)
}

/// Until one of these kinds was the last.
pub fn beat<'a>(script: &'a mut Script, kinds: &'static [&'static str]) -> &'a mut Script {
    let mut told = None;
    script.until(format!("a beat of {kinds:?}"), move |world| {
        let is_told = is_told(world.resource::<LogBook>(), &mut told, kinds);
        if !is_told {
            step(world);
        }
        is_told
    })
}

/// Whether one of these kinds was told last, and since this was asked first, which `told` keeps.
pub fn is_told(log: &LogBook, told: &mut Option<usize>, kinds: &[&str]) -> bool {
    let before = *told.get_or_insert(log.lines.len());
    let last = log.last.filter(|_| log.lines.len() > before);
    last.is_some_and(|last| kinds.iter().any(|kind| last.starts_with(kind)))
}

/// Until the results are there.
pub fn results(script: &mut Script) -> &mut Script {
    script.until("the results", |world| {
        step(world);
        *world.resource::<State<Screen>>().get() == Screen::Results
    })
}
