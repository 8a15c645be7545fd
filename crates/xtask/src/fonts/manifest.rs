//! `manifest.json` beside the faces: where each comes from, under which licence, and what it was made with.

use anyhow::Result;
use serde_json::{Value, json};

use super::faces::{Cut, Tier};

/// Its file in `assets/fonts`.
pub const FILE: &str = "manifest.json";

/// What there is to say about a face.
pub struct Entry {
    pub cut: Cut,
    /// The characters that it was made with, in the order of the code points.
    pub wanted: String,
    /// Those of them that its source does not have.
    pub lacks: String,
}

/// The whole manifest.
pub fn text(entries: &[Entry]) -> Result<String> {
    let entries: Vec<Value> = entries.iter().map(entry).collect();
    Ok(serde_json::to_string_pretty(&json!({ "faces": entries }))? + "\n")
}

fn entry(Entry { cut, wanted, lacks }: &Entry) -> Value {
    let face = cut.face;
    json!({
        "file": cut.file,
        "tier": match cut.tier { Tier::First => "first", Tier::Full => "full" },
        "role": face.role,
        "language": face.language,
        "design": face.source.design,
        "package": face.source.package,
        "version": face.source.version,
        "licence": "OFL-1.1",
        "licence_file": face.licence,
        "characters": wanted.chars().count() - lacks.chars().count(),
        "lacks": lacks,
        "wanted_fnv1a": format!("{:016x}", fnv1a(wanted.as_bytes())),
    })
}

/// The 64-bit FNV-1a hash: enough to see that two lists of characters differ.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
