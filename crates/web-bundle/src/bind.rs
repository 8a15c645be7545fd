//! What wasm-bindgen makes of the compiled program.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// The name of what it makes.
pub const NAME: &str = "caravanserai";

/// Puts the program and the module that starts it into a folder.
pub fn bind(wasm: &Path, out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| format!("no folder at {}", out.display()))?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .keep_debug(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name(NAME);
    bindgen.generate(out).with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))
}

#[cfg(test)]
mod tests {
    /// The crate and its tools are one version, or nothing that is made here runs.
    #[test]
    fn the_program_and_the_tools_are_bound_alike() {
        let lock = include_str!("../../../Cargo.lock");
        let version = |name: &str| {
            let wanted = format!("name = \"{name}\"");
            let mut lines = lock.lines().skip_while(|line| *line != wanted);
            lines.nth(1).map(str::to_owned).expect("it is in the lock file")
        };
        assert_eq!(version("wasm-bindgen"), version("wasm-bindgen-cli-support"));
    }
}
