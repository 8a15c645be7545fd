//! `web`: the same program for a browser, as a folder of files that any server can hand out.
//!
//! It compiles the program for WebAssembly, has it bound, made small if it is to be published, and put together by
//! `web-bundle`. Everything goes to a folder of its own beside the native build.

mod browser;
mod node;
mod toolchain;

pub use browser::check as check_in_browser;

use std::path::PathBuf;

use anyhow::{Result, ensure};
use pico_args::Arguments;

use crate::cargo::{cargo, root, target_folder};
use crate::{setup, shell, words};
use toolchain::Toolchain;

/// The package of the program, which is also the name of what is compiled.
const PROGRAM: &str = "caravanserai";

/// How much effort is put into a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Quick to build: for looking and for tests.
    Fast,
    /// Small: to be published.
    Release,
}

impl Effort {
    fn profile(self) -> &'static str {
        match self {
            Self::Fast => "web-fast",
            Self::Release => "web",
        }
    }
}

/// Makes a bundle and, if asked to, serves it.
pub fn web(mut args: Arguments) -> Result<bool> {
    let effort = if args.contains("--release") { Effort::Release } else { Effort::Fast };
    let serve = args.contains("--serve");
    let words = words(args)?;
    let port = match (serve, words.as_slice()) {
        (_, []) => "8080",
        (true, [port]) => port.as_str(),
        _ => anyhow::bail!("`web` takes --release and --serve [PORT]"),
    };
    let bundle = make(effort)?;
    if serve {
        let bundle = bundle.to_string_lossy().into_owned();
        return shell::run(cargo(BUNDLER)?.args(["serve", &bundle, "--port", port]));
    }
    Ok(true)
}

const BUNDLER: [&str; 5] = ["run", "--quiet", "--package", "web-bundle", "--"];

/// Where everything for the browser is built.
fn folder() -> Result<PathBuf> {
    Ok(target_folder()?.join("web"))
}

/// Makes the bundle, and returns its folder.
pub fn make(effort: Effort) -> Result<PathBuf> {
    setup::ready_to_build()?;
    let toolchain = Toolchain::find()?;
    let built = folder()?;
    println!("── compiling with {toolchain}");
    let mut compile = toolchain.cargo(&built)?;
    compile.args([
        "build",
        "--package",
        PROGRAM,
        "--profile",
        effort.profile(),
        "--target",
        toolchain::TARGET,
    ]);
    toolchain.finish(&mut compile);
    ensure!(shell::run(&mut compile)?, "the program does not compile for a browser");

    let made = built.join(toolchain::TARGET).join(effort.profile());
    let bound = built.join("bound").join(effort.profile());
    let wasm = made.join(format!("{PROGRAM}.wasm"));
    println!("── binding");
    run_bundler(&["bind", &text(&wasm), "--out", &text(&bound)])?;
    if effort == Effort::Release {
        node::make_small(&bound.join(format!("{PROGRAM}_bg.wasm")))?;
    }

    let bundle = built.join("bundle").join(effort.profile());
    let (web, assets) = (root()?.join("web"), root()?.join("assets"));
    println!("── bundling");
    let mut words = vec!["make".to_owned()];
    for (name, path) in [("--bound", &bound), ("--web", &web), ("--assets", &assets), ("--out", &bundle)] {
        words.extend([name.to_owned(), text(path)]);
    }
    if effort == Effort::Release {
        words.push("--compress".to_owned());
    }
    run_bundler(&words.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(bundle)
}

fn run_bundler(words: &[&str]) -> Result<()> {
    let mut command = cargo(BUNDLER)?;
    ensure!(shell::run(command.args(words))?, "that failed: {}", shell::shown(&command));
    Ok(())
}

fn text(path: &std::path::Path) -> String {
    path.to_string_lossy().into_owned()
}
