//! A small server for a bundle on this machine: right types, compressed copies, files with a hash kept for good.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Result, anyhow, ensure};
use tiny_http::{Header, Request, Response, Server};

use crate::compress::{CODINGS, with_ending};
use crate::names::is_hashed;

/// So many requests are answered at the same time.
const HANDS: usize = 4;

/// Serves the folder until the program is ended. Port 0 takes any that is free.
pub fn serve(folder: &Path, port: u16) -> Result<()> {
    ensure!(folder.join("index.html").is_file(), "{} is no bundle", folder.display());
    let server = Server::http(("127.0.0.1", port)).map_err(|error| anyhow!("{error}"))?;
    let address = server.server_addr().to_ip().ok_or_else(|| anyhow!("no address"))?;
    println!("http://{address}/");
    let server = Arc::new(server);
    let hands: Vec<_> = (0..HANDS)
        .map(|_| {
            let (server, folder) = (Arc::clone(&server), folder.to_owned());
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    let answer = answer(&folder, &request);
                    // Whoever asked may be gone by now.
                    let _ = request.respond(answer);
                }
            })
        })
        .collect();
    for hand in hands {
        hand.join().map_err(|_| anyhow!("the server fell over"))?;
    }
    Ok(())
}

type Answer = Response<Cursor<Vec<u8>>>;

fn answer(folder: &Path, request: &Request) -> Answer {
    let asked = request.url().split(['?', '#']).next().unwrap_or_default();
    let path = asked.trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let accepts = |coding: &str| {
        let lines = request.headers().iter().filter(|line| line.field.equiv("Accept-Encoding"));
        lines.map(|line| line.value.as_str()).any(|value| value.split(',').any(|one| names(one, coding)))
    };
    let Some((bytes, coding)) = find(folder, path, accepts) else {
        return Response::from_string("there is no such file\n").with_status_code(404);
    };
    let keep = if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        ("Content-Type", Some(kind(path))),
        ("Cache-Control", Some(keep)),
        ("Content-Encoding", coding),
        ("Vary", Some("Accept-Encoding")),
        ("X-Content-Type-Options", Some("nosniff")),
    ];
    let headers = headers.into_iter().filter_map(|(name, value)| Header::from_bytes(name, value?).ok());
    headers.fold(Response::from_data(bytes), Response::with_header)
}

fn names(one: &str, coding: &str) -> bool {
    one.split(';').next().unwrap_or_default().trim() == coding
}

/// The file, compressed if there is a copy that the browser takes. Nothing outside of the folder is found.
fn find(
    folder: &Path,
    path: &str,
    accepts: impl Fn(&str) -> bool,
) -> Option<(Vec<u8>, Option<&'static str>)> {
    let plain: PathBuf = folder.join(path);
    let inside = path.split('/').all(|part| !part.is_empty() && part != ".." && !part.contains('\\'));
    if !inside || !plain.is_file() {
        return None;
    }
    for (ending, coding) in CODINGS {
        if accepts(coding)
            && let Ok(bytes) = fs::read(with_ending(&plain, ending))
        {
            return Some((bytes, Some(coding)));
        }
    }
    fs::read(plain).ok().map(|bytes| (bytes, None))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "png" => "image/png",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "wav" => "audio/wav",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compressed_copy_goes_to_whoever_takes_it() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.wasm"), "plain").unwrap();
        fs::write(folder.path().join("a.wasm.gz"), "packed").unwrap();
        let found = |accepts: &[&str]| find(folder.path(), "a.wasm", |coding| accepts.contains(&coding));
        assert_eq!(found(&["br", "gzip"]), Some((b"packed".to_vec(), Some("gzip"))));
        assert_eq!(found(&["br"]), Some((b"plain".to_vec(), None)));
    }

    #[test]
    fn nothing_outside_of_the_folder_is_handed_out() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("inside")).unwrap();
        fs::write(folder.path().join("secret"), "x").unwrap();
        for path in ["../secret", "/secret", "..", "", "a//b"] {
            assert!(find(&folder.path().join("inside"), path, |_| false).is_none(), "{path:?}");
        }
    }
}
