//! Names that say what is in a file: it never changes under its name, so browsers may keep it for good.

use sha2::{Digest, Sha256};

/// `loader.js` and its bytes make `loader-0123456789abcdef.js`; folders stay.
pub fn hashed(name: &str, bytes: &[u8]) -> String {
    let hash: String = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let folder = name.rfind('/').map_or(0, |at| at + 1);
    match name[folder..].rfind('.') {
        Some(dot) => format!("{}-{hash}{}", &name[..folder + dot], &name[folder + dot..]),
        None => format!("{name}-{hash}"),
    }
}

/// Whether a path ends in such a name.
pub fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_what_is_in_the_file() {
        let name = hashed("assets/pictures/common.app-icon.webp", b"one");
        assert!(name.starts_with("assets/pictures/common.app-icon-") && name.ends_with(".webp"), "{name}");
        assert_ne!(name, hashed("assets/pictures/common.app-icon.webp", b"two"));
        assert!(is_hashed(&name) && is_hashed(&hashed("a/LICENCE", b"x")));
        assert!(!is_hashed("worker.js") && !is_hashed("assets/fonts/sans-tc-regular.ttf"));
    }
}
