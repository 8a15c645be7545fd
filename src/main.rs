//! Starts the program, nothing else.

use bevy::app::AppExit;

fn main() -> AppExit {
    match caravanserai::Flags::read(std::env::args_os().skip(1).collect()) {
        Ok(flags) => caravanserai::run(flags),
        Err(said) => {
            eprintln!("{said}");
            AppExit::from_code(2)
        }
    }
}
