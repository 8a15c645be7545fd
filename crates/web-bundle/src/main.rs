//! Makes the bundle that a browser loads, and serves it on this machine.
//!
//! `cargo xtask web` builds the program and then calls this. A crate of its own, because it brings wasm-bindgen's tools
//! along, which nothing else needs. How the program is compiled is left to xtask; what the page does is in `web/`.

mod bind;
mod compress;
mod make;
mod names;
mod page;
mod serve;
mod tree;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

const HELP: &str = "\
web-bundle bind WASM --out FOLDER       what wasm-bindgen makes of the program: caravanserai.js, caravanserai_bg.wasm
web-bundle make --bound FOLDER --web FOLDER --assets FOLDER --out FOLDER [--compress]
                                        the bundle: all files under names with a hash, and the page that asks for them
web-bundle serve FOLDER [--port N]      serves a bundle on 127.0.0.1; the first line says where";

fn main() -> ExitCode {
    match command(Arguments::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("web-bundle: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(mut args: Arguments) -> Result<()> {
    match args.subcommand()?.as_deref() {
        Some("bind") => {
            let out: PathBuf = args.value_from_str("--out")?;
            bind::bind(&args.free_from_str::<PathBuf>()?, &out)
        }
        Some("make") => make::make(&make::Parts {
            bound: args.value_from_str("--bound")?,
            web: args.value_from_str("--web")?,
            assets: args.value_from_str("--assets")?,
            out: args.value_from_str("--out")?,
            compress: args.contains("--compress"),
        }),
        Some("serve") => {
            let port = args.opt_value_from_str("--port")?.unwrap_or(0);
            serve::serve(&args.free_from_str::<PathBuf>()?, port)
        }
        _ => bail!("{HELP}"),
    }
}
