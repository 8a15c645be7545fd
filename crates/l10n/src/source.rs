//! The Fluent files of one game, in all languages, as the program carries them.

use crate::Locale;

/// One file name under `assets/locales/<tag>/`, with its text in every locale.
///
/// A game registers one, made by [`source!`](crate::source!); its name is the game's *domain* in
/// [`Texts`](crate::Texts).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file's name without its ending: `camel-race`.
    pub name: &'static str,
    /// Each locale's file, in the order of [`Locale::ALL`].
    pub texts: [(Locale, &'static str); 3],
}

impl Source {
    /// The file in one language.
    #[must_use]
    pub fn text(&self, locale: Locale) -> &'static str {
        self.texts.iter().find(|(of, _)| *of == locale).map_or("", |(_, text)| text)
    }
}

/// Embeds `<folder>/<tag>/<name>.ftl` for every locale: `source!("../../../assets/locales", "camel-race")`.
///
/// The folder is relative to the Rust file that says it, as with [`include_str!`].
#[macro_export]
macro_rules! source {
    ($folder:literal, $name:literal) => {
        $crate::Source {
            name: $name,
            texts: [
                ($crate::Locale::ZhHant, include_str!(concat!($folder, "/zh-Hant/", $name, ".ftl"))),
                ($crate::Locale::ZhHans, include_str!(concat!($folder, "/zh-Hans/", $name, ".ftl"))),
                ($crate::Locale::En, include_str!(concat!($folder, "/en/", $name, ".ftl"))),
            ],
        }
    };
}

/// What every game shares: joining of lists, seats, results, saves, the text client. Always registered.
pub const TABLE: Source = source!("../../../assets/locales", "table");
