//! A small server for a bundle on this machine: right types, compressed copies, files with a hash kept for good.
//!
//! It answers browsers and tests on 127.0.0.1 and is not meant for more. Each connection has a thread of its own: browsers
//! open some that they never use, and nothing may wait for those.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Result, ensure};

use crate::compress::{CODINGS, with_ending};
use crate::names::is_hashed;

/// The longest line of a request, in bytes.
const LONGEST_LINE: u64 = 16 * 1024;

/// Serves the folder until the program is ended. Port 0 takes any that is free.
pub fn serve(folder: &Path, port: u16) -> Result<()> {
    ensure!(folder.join("index.html").is_file(), "{} is no bundle", folder.display());
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    println!("http://{}/", listener.local_addr()?);
    let folder: Arc<Path> = folder.into();
    for stream in listener.incoming() {
        let (stream, folder) = (stream?, Arc::clone(&folder));
        thread::spawn(move || {
            // Whoever asked may be gone by now.
            let _ = converse(&stream, &folder);
        });
    }
    Ok(())
}

/// Answers one request after the other, until there is no next one.
fn converse(stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        answer(folder, &request, stream)?;
    }
    Ok(())
}

/// What a browser asks for.
struct Request {
    method: String,
    path: String,
    /// The codings it takes.
    accepts: String,
}

impl Request {
    /// The next request of a connection; `None` where it has ended.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Self>> {
        let first = line(reader)?;
        let mut words = first.split(' ');
        let (Some(method), Some(url)) = (words.next(), words.next()) else { return Ok(None) };
        let (method, path) = (method.to_owned(), url.split(['?', '#']).next().unwrap_or_default().to_owned());
        let mut accepts = String::new();
        loop {
            let header = line(reader)?;
            match header.split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("accept-encoding") => {
                    value.trim().clone_into(&mut accepts);
                }
                Some(_) => {}
                None => return Ok(Some(Self { method, path, accepts })),
            }
        }
    }
}

fn line(reader: &mut impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    io::Read::take(reader, LONGEST_LINE).read_line(&mut line)?;
    Ok(line.trim_end().to_owned())
}

fn answer(folder: &Path, request: &Request, mut stream: &TcpStream) -> io::Result<()> {
    let path = request.path.trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let accepts = |coding: &str| request.accepts.split(',').any(|one| names(one, coding));
    let found = find(folder, path, accepts).filter(|_| matches!(request.method.as_str(), "GET" | "HEAD"));
    let (status, kind, (bytes, coding)) = match found {
        Some(found) => ("200 OK", kind(path), found),
        None => ("404 Not Found", "text/plain", (b"there is no such file\n".to_vec(), None)),
    };
    let keep = if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let coding = coding.map(|coding| format!("Content-Encoding: {coding}\r\n")).unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: {keep}\r\n{coding}\
         Vary: Accept-Encoding\r\nX-Content-Type-Options: nosniff\r\n\r\n",
        bytes.len()
    );
    stream.write_all(head.as_bytes())?;
    if request.method != "HEAD" {
        stream.write_all(&bytes)?;
    }
    stream.flush()
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
    fn a_connection_that_asks_for_nothing_holds_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "the page").unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let served = folder.path().to_owned();
        thread::spawn(move || serve(&served, address.port()));
        let connect = || loop {
            if let Ok(stream) = TcpStream::connect(address) {
                break stream;
            }
        };
        let idle: Vec<TcpStream> = (0..20).map(|_| connect()).collect();
        let mut stream = connect();
        for _ in 0..2 {
            stream.write_all(b"GET /?a=b HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut answer = BufReader::new(&stream);
            let mut said = String::new();
            while !said.ends_with("\r\n\r\n") {
                answer.read_line(&mut said).unwrap();
            }
            let mut body = [0; 8];
            io::Read::read_exact(&mut answer, &mut body).unwrap();
            assert!(said.starts_with("HTTP/1.1 200 OK\r\n") && &body == b"the page", "{said}");
        }
        drop(idle);
    }

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
