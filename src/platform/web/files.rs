//! Copies of matches come down as files, and are chosen from the reader's files.

use bevy::prelude::*;
use table::{ActiveGame, Toast};
use tabletop::Message as Said;
use tabletop::record::MAX_BYTES;

use super::hearing::PageSaid;
use super::page;
use crate::platform::exchange;
use crate::screens::kept;

/// A browser asks for no path.
#[must_use]
pub fn usual_export() -> String {
    String::new()
}

/// Gives the reader a copy.
pub fn export(world: &mut World, _: &str, text: &str) {
    let game = world.resource::<ActiveGame>().0.unwrap_or("caravanserai");
    let name = format!("{game}.match");
    page::download(&name, text);
    kept::tell(world, Said::new("export-done").with("path", name));
}

/// A browser asks for no path.
#[must_use]
pub fn usual_picture() -> String {
    String::new()
}

/// Gives the reader a picture.
pub fn save_picture(world: &mut World, _: &str, picture: &[u8]) {
    let name = "caravanserai.png";
    page::download_bytes(name, picture);
    kept::tell(world, Said::new("export-done").with("path", name.to_owned()));
}

/// Asks for a file.
pub fn import(_: &mut World, _: &str) {
    page::choose(u32::try_from(MAX_BYTES).unwrap_or(u32::MAX));
}

fn take(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<PageSaid>>) {
    let said = world.resource::<Messages<PageSaid>>();
    let files = cursor.read(said).filter_map(|said| match said {
        PageSaid::File { text } => Some(text.clone().into_bytes()),
        PageSaid::Typed { .. } | PageSaid::Left { .. } | PageSaid::Ratio { .. } | PageSaid::Look => None,
    });
    let chosen: Vec<Vec<u8>> = files.collect();
    for bytes in chosen {
        if let Err(said) = exchange::take(world, bytes) {
            world.write_message(Toast::from_table(said));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, take);
}
