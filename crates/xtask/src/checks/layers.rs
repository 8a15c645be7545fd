//! The layers of the workspace: which folder may use which, and which are pure.
//!
//! This table is the one place where that is decided. `<game>` stands for a game's folder, the same one on both
//! sides of a line; `*` stands for any game.

/// The crates of one kind.
pub struct Layer {
    /// Where such a crate lies, from the root; the package at the root lies at the empty path.
    pub folder: &'static str,
    /// The folders of what it may use.
    pub may_use: &'static [&'static str],
    /// Knows nothing of the engine, of time, of files and of threads.
    pub pure: bool,
}

const LAYERS: &[Layer] = &[
    Layer { folder: "crates/tabletop", may_use: &[], pure: true },
    Layer { folder: "crates/han", may_use: &[], pure: true },
    Layer { folder: "crates/l10n", may_use: &["crates/tabletop"], pure: true },
    Layer { folder: "crates/drawing", may_use: &["crates/tabletop"], pure: true },
    Layer { folder: RULES, may_use: &["crates/tabletop", "crates/han", "crates/drawing"], pure: true },
    Layer { folder: "crates/store", may_use: &["crates/tabletop"], pure: false },
    Layer {
        folder: "crates/text-client",
        may_use: &["crates/tabletop", "crates/l10n", "crates/store", "crates/games/*/rules"],
        pure: false,
    },
    Layer { folder: "crates/table", may_use: &["crates/tabletop", "crates/l10n"], pure: false },
    Layer { folder: KIT, may_use: &["crates/tabletop", "crates/l10n", "crates/table"], pure: false },
    Layer {
        folder: "crates/games/<game>/view",
        may_use: &["crates/tabletop", "crates/drawing", "crates/l10n", "crates/table", KIT, RULES],
        pure: false,
    },
    Layer {
        folder: "",
        may_use: &[
            "crates/tabletop",
            "crates/drawing",
            "crates/l10n",
            "crates/store",
            "crates/table",
            "crates/games/*/view",
        ],
        pure: false,
    },
    Layer { folder: "crates/art", may_use: &[], pure: false },
    Layer { folder: "crates/web-bundle", may_use: &[], pure: false },
    Layer { folder: "crates/xtask", may_use: &[], pure: false },
];

/// For tests only.
const KIT: &str = "crates/table-kit";

const RULES: &str = "crates/games/<game>/rules";

/// The layer of a crate by its folder, if it has one.
pub fn of(folder: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| game_in(layer.folder, folder).is_some())
}

/// Whether a folder is that of a game's rules.
pub fn is_rules(folder: &str) -> bool {
    game_in(RULES, folder).is_some()
}

impl Layer {
    /// Whether a crate of this layer at `from` may use the crate at `to`.
    pub fn allows(&self, from: &str, to: &str) -> bool {
        let own = game_in(self.folder, from);
        self.may_use.iter().any(|allowed| {
            let same_game = !allowed.contains("<game>") || game_in(allowed, to) == own;
            game_in(allowed, to).is_some() && same_game
        })
    }

    /// The layer's rule as a sentence.
    pub fn rule(&self) -> String {
        match self.may_use {
            [] => format!("{} uses no other crate of the workspace", name(self.folder)),
            some => format!("{} may use only {}", name(self.folder), some.join(", ")),
        }
    }
}

/// A folder's name for people.
pub fn name(folder: &str) -> &str {
    if folder.is_empty() { "the app" } else { folder }
}

/// The game that a folder names where the pattern has `<game>` or `*`; empty where the pattern has neither;
/// nothing when the folder does not fit the pattern.
fn game_in<'a>(pattern: &str, folder: &'a str) -> Option<&'a str> {
    let (mut pattern, mut folder) = (pattern.split('/'), folder.split('/'));
    let mut game = "";
    loop {
        match (pattern.next(), folder.next()) {
            (Some("<game>" | "*"), Some(part)) => game = part,
            (Some(one), Some(other)) if one == other => {}
            (None, None) => return Some(game),
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_has_its_layer() {
        assert_eq!(of("crates/games/camel-race/rules").expect("a layer").folder, RULES);
        assert_eq!(of("").expect("a layer").folder, "");
        assert!(of("crates/games/camel-race").is_none());
        assert!(of("crates/tabletop/more").is_none());
    }

    #[test]
    fn a_view_uses_the_rules_of_its_own_game_only() {
        let view = of("crates/games/a/view").expect("a layer");
        assert!(view.allows("crates/games/a/view", "crates/games/a/rules"));
        assert!(!view.allows("crates/games/a/view", "crates/games/b/rules"));
        assert!(view.allows("crates/games/a/view", "crates/table"));
    }

    #[test]
    fn the_app_and_the_text_client_use_every_game() {
        assert!(of("").expect("a layer").allows("", "crates/games/a/view"));
        assert!(!of("").expect("a layer").allows("", "crates/games/a/rules"));
        let text = of("crates/text-client").expect("a layer");
        assert!(text.allows("crates/text-client", "crates/games/b/rules"));
    }
}
