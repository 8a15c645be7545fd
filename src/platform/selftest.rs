//! `--selftest`: bots play matches, and what they come to is told to whatever started the program.

use bevy::prelude::*;
use table::Shelf;

use super::here;
use crate::flags::Flags;

fn run(flags: Res<Flags>, shelf: Res<Shelf>, mut exit: MessageWriter<AppExit>) {
    if flags.selftest {
        let openers = shelf.0.iter().filter_map(|game| game.opener);
        let lines: String = openers.map(|opener| (opener.trial)()).collect();
        here::report(&lines);
        exit.write(AppExit::Success);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, run);
}
