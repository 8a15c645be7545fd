//! Which crate of the workspace uses which: every edge must be one that the layers allow.

use anyhow::Result;

use super::{Finding, layers};
use crate::workspace::{self, Crate};

const WHERE: &str = "crates/xtask/src/checks/layers.rs";

/// Checks this workspace.
pub fn check() -> Result<Vec<Finding>> {
    Ok(find(&workspace::crates()?))
}

fn find(crates: &[Crate]) -> Vec<Finding> {
    crates.iter().flat_map(find_in).collect()
}

fn find_in(one: &Crate) -> Vec<Finding> {
    let Some(layer) = layers::of(&one.folder) else {
        let says = format!("this crate has no layer: move it to a known folder or give it a line in {WHERE}");
        return vec![Finding::new(format!("{} ({})", one.folder, one.name), says)];
    };
    let refused = one.uses.iter().filter(|to| !layer.allows(&one.folder, to));
    refused
        .map(|to| {
            let edge = format!("{} → {}", layers::name(&one.folder), layers::name(to));
            let advice = "move the shared piece down to a crate that both may use, or send a message instead";
            let says = format!("forbidden, for {}; {advice} (the rules stand in {WHERE})", layer.rule());
            Finding::new(edge, says)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_up(folder: &str, uses: &[&str]) -> Crate {
        let uses = uses.iter().map(|to| (*to).to_owned()).collect();
        Crate { name: "made-up".into(), folder: folder.into(), uses }
    }

    #[test]
    fn allowed_edges_are_passed_over() {
        let crates = [
            made_up("crates/tabletop", &[]),
            made_up("crates/games/a/rules", &["crates/tabletop"]),
            made_up("crates/games/a/view", &["crates/games/a/rules", "crates/table"]),
            made_up("", &["crates/games/a/view", "crates/table"]),
        ];
        assert_eq!(find(&crates), []);
    }

    #[test]
    fn a_forbidden_edge_is_named_with_its_rule() {
        let found = find(&[made_up("crates/games/a/rules", &["crates/l10n", "crates/tabletop"])]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place, "crates/games/a/rules → crates/l10n");
        assert!(found[0].says.contains("crates/games/<game>/rules may use only crates/tabletop"));
    }

    #[test]
    fn one_view_must_not_know_another_nor_its_rules() {
        let found = find(&[made_up("crates/games/a/view", &["crates/games/b/rules", "crates/games/b/view"])]);
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn a_crate_that_nobody_placed_is_found() {
        let found = find(&[made_up("crates/odds-and-ends", &[])]);
        assert_eq!(found[0].place, "crates/odds-and-ends (made-up)");
        assert!(found[0].says.contains("no layer"));
    }

    #[test]
    fn a_path_that_leads_out_of_the_repository_is_found() {
        assert_eq!(find(&[made_up("crates/l10n", &["/elsewhere/stray"])]).len(), 1);
    }
}
