//! The list of games: one line each in [`plugin`], in [`TEXTS`] and, where its rules book has pictures, in [`FIGURES`].

use bevy::prelude::*;
use table::{GameBox, Shelf};

/// The texts of the program itself.
const APP: l10n::Source = l10n::source!("../assets/locales", "app");

/// The texts of the program and of all games.
pub const TEXTS: &[l10n::Source] =
    &[APP, camel_race_view::TEXTS, baba_yaga_view::TEXTS, storyteller_view::TEXTS];

/// The pictures in their rules books.
pub const FIGURES: &[(&str, &str)] = &[
    ("camel-race", include_str!("menus/figures/camel-race.ron")),
    ("baba-yaga", include_str!("menus/figures/baba-yaga.ron")),
    ("storyteller", include_str!("menus/figures/storyteller.ron")),
];

/// All games, in the order in which their boxes stand on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins((camel_race_view::plugin, baba_yaga_view::plugin, storyteller_view::plugin));
    let mut shelf = app.world_mut().get_resource_or_init::<Shelf>();
    shelf.0.extend([
        closed("donkey-bridge", "box-donkey-bridge", (3, 6), 8, 40),
        closed("her-story", "box-her-story", (2, 5), 10, 45),
        closed("verse-and-painting", "box-verse-and-painting", (3, 6), 10, 40),
    ]);
}

/// A box whose game cannot be played yet: it opens to its story.
fn closed(id: &'static str, picture: &'static str, seats: (u8, u8), age: u8, minutes: u8) -> GameBox {
    GameBox { id, seats, age, minutes, picture, signs: &[], options: &[], pack: "", opener: None }
}
