//! Installing packages on Debian and its family.

use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::shell;

/// Whether this system installs by apt.
pub fn is_here() -> bool {
    shell::works(Command::new("apt-get").arg("--version"))
        && shell::works(Command::new("dpkg-query").arg("--version"))
}

/// Installs those of the packages that are not there yet, as root or through sudo.
pub fn install(packages: &[&str]) -> Result<()> {
    let missing: Vec<&str> = packages.iter().copied().filter(|package| !is_installed(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let install = [&["install", "--yes", "--no-install-recommends"], missing.as_slice()].concat();
    for args in [&["update"][..], &install] {
        let mut command = as_root(args)?;
        println!("$ {}", shell::shown(&command));
        ensure!(
            shell::run(&mut command)?,
            "that failed; run it by hand to see why: {}",
            shell::shown(&command)
        );
    }
    Ok(())
}

/// Asks dpkg, which also knows packages that were removed: only `installed` counts.
pub fn is_installed(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    shell::read(&mut query).is_ok_and(|status| status == "installed")
}

/// apt-get that asks no questions, with the rights that it needs.
fn as_root(args: &[&str]) -> Result<Command> {
    let quiet = "DEBIAN_FRONTEND=noninteractive";
    let root = shell::read(Command::new("id").arg("-u"))?.trim() == "0";
    let mut command = if root {
        Command::new("env")
    } else if shell::works(Command::new("sudo").arg("--version")) {
        let mut sudo = Command::new("sudo");
        sudo.arg("env");
        sudo
    } else {
        bail!("neither root nor sudo: have somebody run `apt-get {}`", args.join(" "));
    };
    command.arg(quiet).arg("apt-get").args(args);
    Ok(command)
}
