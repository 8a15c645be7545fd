//! The list of games: one line each in [`plugin`], in [`TEXTS`] and, where its rules book has pictures, in [`FIGURES`].

use bevy::prelude::*;

/// The texts of the program itself.
const APP: l10n::Source = l10n::source!("../assets/locales", "app");

/// The texts of the program and of all games.
pub const TEXTS: &[l10n::Source] = &[
    APP,
    camel_race_view::TEXTS,
    baba_yaga_view::TEXTS,
    donkey_bridge_view::TEXTS,
    storyteller_view::TEXTS,
    her_story_view::TEXTS,
    verse_and_painting_view::TEXTS,
];

/// The pictures in their rules books.
pub const FIGURES: &[(&str, &str)] = &[
    ("camel-race", include_str!("menus/figures/camel-race.ron")),
    ("baba-yaga", include_str!("menus/figures/baba-yaga.ron")),
    ("donkey-bridge", include_str!("menus/figures/donkey-bridge.ron")),
    ("storyteller", include_str!("menus/figures/storyteller.ron")),
    ("her-story", include_str!("menus/figures/her-story.ron")),
    ("verse-and-painting", include_str!("menus/figures/verse-and-painting.ron")),
];

/// All games, in the order in which their boxes stand on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        camel_race_view::plugin,
        baba_yaga_view::plugin,
        donkey_bridge_view::plugin,
        storyteller_view::plugin,
        her_story_view::plugin,
        verse_and_painting_view::plugin,
    ));
}
