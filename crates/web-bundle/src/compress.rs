//! Compressed copies beside the files: a server hands out whichever the browser takes.

use std::fmt;
use std::fs;
use std::io::Write;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The endings of compressed copies, and what servers call them, best first.
pub const CODINGS: [(&str, &str); 2] = [("br", "br"), ("gz", "gzip")];

/// How large something is: as it is, and in its compressed copies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    raw: usize,
    brotli: Option<usize>,
    gzip: Option<usize>,
}

impl Sizes {
    /// Not compressed.
    pub fn raw(bytes: &[u8]) -> Self {
        Self { raw: bytes.len(), ..Self::default() }
    }
}

impl AddAssign for Sizes {
    fn add_assign(&mut self, other: Self) {
        let plus = |one: Option<usize>, other: Option<usize>| other.map(|other| one.unwrap_or(0) + other);
        self.raw += other.raw;
        self.brotli = plus(self.brotli, other.brotli);
        self.gzip = plus(self.gzip, other.gzip);
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_precision_loss, reason = "megabytes")]
        let megabytes = |bytes: usize| bytes as f64 / 1e6;
        write!(f, "{:6.2} MB", megabytes(self.raw))?;
        if let (Some(gzip), Some(brotli)) = (self.gzip, self.brotli) {
            write!(f, "  gzip {:5.2} MB  brotli {:5.2} MB", megabytes(gzip), megabytes(brotli))?;
        }
        Ok(())
    }
}

/// Writes the copies that are smaller than the file itself.
pub fn beside(path: &Path, bytes: &[u8]) -> Result<Sizes> {
    if !is_worth_it(path) {
        return Ok(Sizes { raw: bytes.len(), brotli: Some(bytes.len()), gzip: Some(bytes.len()) });
    }
    let [(br, _), (gz, _)] = CODINGS;
    let (brotli, gzip) = (brotli(bytes)?, gzip(bytes)?);
    fs::write(with_ending(path, br), &brotli)?;
    fs::write(with_ending(path, gz), &gzip)?;
    Ok(Sizes { raw: bytes.len(), brotli: Some(brotli.len()), gzip: Some(gzip.len()) })
}

/// The path of a copy: one more ending.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(".");
    path.push(ending);
    path.into()
}

/// Pictures are compressed already.
fn is_worth_it(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    !["webp", "png", "ogg"].iter().any(|packed| ending == *packed)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, lgwin: 24, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
