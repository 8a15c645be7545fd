//! The bundle: every file under a name with a hash, a list of them for the loader, and the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};

use crate::bind::NAME;
use crate::compress;
use crate::names::hashed;
use crate::page::Page;
use crate::tree;

/// What a bundle is made of, and where it goes.
pub struct Parts {
    /// The folder of what `bind` has made.
    pub bound: PathBuf,
    /// The folder of the page.
    pub web: PathBuf,
    /// The folder of what the program asks for while it runs.
    pub assets: PathBuf,
    /// Where the bundle goes; what was there is removed.
    pub out: PathBuf,
    /// Whether compressed copies are laid beside the files.
    pub compress: bool,
}

/// Assets that the first screen needs, by the beginnings of their paths.
const FIRST: [&str; 4] =
    ["assets/fonts/first-", "assets/fonts/sans-latin", "assets/pictures/common-", "assets/pictures/shelf"];

/// In the names of assets that are kept for days without a network only once they have been seen: pictures as large as a
/// screen, of which a match needs a few.
const LATER: &str = "-large.";

/// Makes the bundle and says how large it is.
pub fn make(parts: &Parts) -> Result<()> {
    let bundle = Bundle::begin(&parts.out)?;
    let program = bundle.copy(&parts.bound, &format!("{NAME}_bg.wasm"), "")?;
    let glue = bundle.copy(&parts.bound, &format!("{NAME}.js"), "")?;
    let assets = assets(&bundle, &parts.assets)?;
    let first: Vec<&String> =
        assets.keys().filter(|path| FIRST.iter().any(|first| path.starts_with(first))).collect();
    ensure!(!first.is_empty(), "the first screen's assets are gone: see FIRST");
    let later: Vec<&String> = assets.keys().filter(|path| path.contains(LATER)).collect();

    let list = json!({
        "program": {"url": program.0, "size": program.1},
        "glue": format!("./{}", glue.0),
        "assets": assets,
        "first": first,
        "later": later,
    });
    bundle.write_page(Page::read(&parts.web)?, list)?;
    report(&parts.out, parts.compress)
}

/// A folder that becomes a bundle.
struct Bundle<'a>(&'a Path);

impl<'a> Bundle<'a> {
    /// An empty folder.
    fn begin(out: &'a Path) -> Result<Self> {
        if out.exists() {
            ensure!(out.join("index.html").is_file(), "{} is no bundle: not removed", out.display());
            fs::remove_dir_all(out)?;
        }
        fs::create_dir_all(out).with_context(|| format!("no folder at {}", out.display()))?;
        Ok(Self(out))
    }

    fn put(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let path = self.0.join(name);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Copies a file to its hashed name; returns that and its size.
    fn copy(&self, from: &Path, name: &str, before: &str) -> Result<(String, usize)> {
        let bytes = fs::read(from.join(name)).with_context(|| format!("cannot read {name}"))?;
        let new = hashed(&format!("{before}{name}"), &bytes);
        self.put(&new, &bytes)?;
        Ok((new, bytes.len()))
    }

    /// The page's own files, and the list that its loader reads.
    fn write_page(&self, mut page: Page, list: Value) -> Result<()> {
        page.add("bundle.js", format!("export default {list};\n").into_bytes());
        for (name, bytes) in page.finish()? {
            self.put(&name, &bytes)?;
        }
        Ok(())
    }
}

/// All assets that a program may ask for: paths, and the names and sizes of their files.
fn assets(bundle: &Bundle, folder: &Path) -> Result<Map<String, Value>> {
    let mut assets = Map::new();
    for name in tree::files(folder)?.into_iter().filter(|name| is_asked_for(name)) {
        let (new, size) = bundle.copy(folder, &name, "assets/")?;
        assets.insert(format!("assets/{name}"), json!([new, size]));
    }
    Ok(assets)
}

/// Fonts, pictures and sounds. Texts and manifests are in the program itself.
fn is_asked_for(name: &str) -> bool {
    let folders = ["fonts/", "pictures/", "sounds/"];
    let endings = [".ttf", ".otf", ".webp", ".wav", ".ogg"];
    folders.iter().any(|folder| name.starts_with(folder)) && endings.iter().any(|end| name.ends_with(end))
}

/// Says how large the bundle is.
fn report(out: &Path, compress: bool) -> Result<()> {
    let mut sums = compress::Sizes::default();
    for name in tree::files(out)? {
        let bytes = fs::read(out.join(&name))?;
        let sizes =
            if compress { compress::beside(&out.join(&name), &bytes)? } else { compress::Sizes::raw(&bytes) };
        if name.ends_with(".wasm") {
            println!("the program   {sizes}");
        }
        sums += sizes;
    }
    println!("all files     {sums}");
    println!("{}", out.display());
    Ok(())
}
