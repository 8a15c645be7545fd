//! The workspace as cargo sees it, boiled down to what the checks and commands ask: crates, their folders, and
//! which of the workspace's own crates each of them names as a dependency.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::cargo::{cargo, root};
use crate::shell::read;

/// One crate of the workspace.
#[derive(Debug)]
pub struct Crate {
    pub name: String,
    /// From the root, with `/` between the parts; empty for the package at the root.
    pub folder: String,
    /// Folders of the dependencies that are given by path, of every kind (normal, dev and build).
    pub uses: Vec<String>,
}

/// The crates of this workspace, by folder.
pub fn crates() -> Result<Vec<Crate>> {
    let text = read(&mut cargo(["metadata", "--no-deps", "--format-version", "1"])?)?;
    parse(&serde_json::from_str(&text)?, &root()?)
}

/// Reads the crates out of `cargo metadata --no-deps`.
fn parse(metadata: &Value, root: &Path) -> Result<Vec<Crate>> {
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let mut crates = packages.iter().map(|package| parse_crate(package, root)).collect::<Result<Vec<_>>>()?;
    crates.sort_by(|one, other| one.folder.cmp(&other.folder));
    Ok(crates)
}

fn parse_crate(package: &Value, root: &Path) -> Result<Crate> {
    let name = package["name"].as_str().context("a package without a name")?;
    let manifest = package["manifest_path"].as_str().context("a package without a manifest")?;
    let folder = Path::new(manifest).parent().context("a manifest outside of any folder")?;
    let dependencies = package["dependencies"].as_array().context("a package without dependencies")?;
    let mut uses: Vec<String> = dependencies
        .iter()
        .filter_map(|on| on["path"].as_str())
        .map(|on| from_root(on.as_ref(), root))
        .collect();
    uses.sort();
    uses.dedup();
    Ok(Crate { name: name.to_owned(), folder: from_root(folder, root), uses })
}

/// A path as seen from the root, with `/` between its parts; a path that leads elsewhere stays as it is.
fn from_root(path: &Path, root: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn folders_and_edges_are_read_and_foreign_crates_are_not_edges() {
        let metadata = json!({"packages": [{
            "name": "table", "manifest_path": "/repo/crates/table/Cargo.toml",
            "dependencies": [
                {"name": "serde", "path": null},
                {"name": "tabletop", "path": "/repo/crates/tabletop"},
                {"name": "tabletop", "path": "/repo/crates/tabletop", "kind": "dev"},
                {"name": "stray", "path": "/elsewhere/stray"},
            ],
        }, {
            "name": "app", "manifest_path": "/repo/Cargo.toml", "dependencies": [],
        }]});
        let crates = parse(&metadata, Path::new("/repo")).expect("well formed");
        assert_eq!(crates[0].folder, "", "the package at the root comes first and has no folder");
        assert_eq!((crates[1].name.as_str(), crates[1].folder.as_str()), ("table", "crates/table"));
        assert_eq!(crates[1].uses, ["/elsewhere/stray", "crates/tabletop"]);
    }
}
