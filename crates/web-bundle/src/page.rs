//! The files of the page, each under its hashed name, with the names of the others in it.
//!
//! Modules import each other as `"./name.js"`, and the page and the manifest name files as `{{name}}`: both are put in
//! once it is known what the named file is called.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::names::hashed;
use crate::tree;

/// These keep their names: the page is what one asks for, and a worker must stay where it is.
pub const FIXED: [&str; 2] = ["index.html", "worker.js"];

/// The files of a page while they are named.
pub struct Page {
    /// What is in them, by their names in `web/`.
    sources: BTreeMap<String, Vec<u8>>,
    /// The finished ones: old name, new name, content.
    named: BTreeMap<String, (String, Vec<u8>)>,
}

impl Page {
    /// The files that lie directly in the folder; what is in folders below are tests and tools.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut sources = BTreeMap::new();
        for name in tree::files(folder)?.into_iter().filter(|name| is_of_page(name)) {
            let bytes = fs::read(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
            sources.insert(name, bytes);
        }
        Ok(Self { sources, named: BTreeMap::new() })
    }

    /// One more file, made here.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.sources.insert(name.to_owned(), bytes);
    }

    /// Names all files: those first whose files are named already. Returns new names and what is in them.
    pub fn finish(mut self) -> Result<Vec<(String, Vec<u8>)>> {
        while !self.sources.is_empty() {
            let ready = self.sources.keys().find(|name| self.waits_for(name).is_none()).cloned();
            let Some(name) = ready else {
                let waiting: Vec<&String> = self.sources.keys().collect();
                anyhow::bail!("these files name each other in a circle: {waiting:?}");
            };
            self.name(&name)?;
        }
        Ok(self.named.into_values().collect())
    }

    fn name(&mut self, name: &str) -> Result<()> {
        let bytes = self.sources.remove(name).context("it was there")?;
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => self.with_names(text).into_bytes(),
            Err(binary) => binary.into_bytes(),
        };
        let new = if FIXED.contains(&name) { name.to_owned() } else { hashed(name, &bytes) };
        ensure!(self.named.insert(name.to_owned(), (new, bytes)).is_none(), "{name} is there twice");
        Ok(())
    }

    /// A file that this one names and that has no new name yet.
    fn waits_for(&self, name: &str) -> Option<&str> {
        let text = std::str::from_utf8(&self.sources[name]).ok()?;
        let names = |other: &&String| places(other).iter().any(|place| text.contains(place.as_str()));
        self.sources.keys().filter(|other| *other != name).find(names).map(String::as_str)
    }

    fn with_names(&self, mut text: String) -> String {
        for (old, (new, _)) in &self.named {
            let [import, place] = places(old);
            text = text.replace(&import, &format!("\"./{new}\"")).replace(&place, new);
        }
        text
    }
}

/// How a file is named in others.
fn places(name: &str) -> [String; 2] {
    [format!("\"./{name}\""), format!("{{{{{name}}}}}")]
}

fn is_of_page(name: &str) -> bool {
    let endings = ["html", "js", "css", "png", "webmanifest"];
    !name.contains('/') && name.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(files: &[(&str, &str)]) -> Page {
        let sources = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
        Page { sources: sources.collect(), named: BTreeMap::new() }
    }

    #[test]
    fn a_change_at_the_root_of_the_imports_renames_all_that_import_it() {
        let made = |words: &str| {
            let files = [("a.js", "import \"./b.js\";"), ("b.js", words), ("index.html", "{{a.js}}")];
            page(&files).finish().unwrap()
        };
        let (one, other) = (made("1"), made("2"));
        assert_ne!(one[0].0, other[0].0, "the importing module has a new name too");
        let index = |files: &[(String, Vec<u8>)]| {
            let found = files.iter().find(|(name, _)| name == "index.html").unwrap();
            String::from_utf8(found.1.clone()).unwrap()
        };
        assert_eq!(index(&one), one[0].0);
        assert!(String::from_utf8(one[0].1.clone()).unwrap().contains(&one[1].0));
    }

    #[test]
    fn a_circle_is_told() {
        let circle = page(&[("a.js", "import \"./b.js\""), ("b.js", "import \"./a.js\"")]);
        assert!(circle.finish().unwrap_err().to_string().contains("circle"));
    }
}
