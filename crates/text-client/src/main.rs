//! The text table: starts the library, and nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    text_client::main()
}
