//! The text files of the tree, for the checks that read them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// A file that is UTF-8 throughout.
pub struct TextFile {
    /// From the root, with `/` between the parts.
    pub path: String,
    pub text: String,
}

/// Names of what is made, not written.
const MADE: &[&str] = &[".git", "target", "node_modules"];

/// All text files under a folder of the root, in the order of their paths. What is not text is passed over.
pub fn text_files(root: &Path, under: &str) -> Result<Vec<TextFile>> {
    let mut files = Vec::new();
    collect(&root.join(under), root, &mut files)?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

fn collect(folder: &Path, root: &Path, files: &mut Vec<TextFile>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        let (kind, path) = (entry.file_type()?, entry.path());
        if MADE.iter().any(|made| entry.file_name() == *made) {
            continue;
        }
        if kind.is_dir() {
            collect(&path, root, files)?;
        } else if kind.is_file()
            && let Ok(text) = String::from_utf8(fs::read(&path)?)
        {
            let path = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.push(TextFile { path, text });
        }
    }
    Ok(())
}
