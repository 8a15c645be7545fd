//! Starts the program, nothing else.

use bevy::app::AppExit;

fn main() -> AppExit {
    match caravanserai::Flags::given() {
        Ok(flags) => caravanserai::run(flags),
        Err(said) => {
            caravanserai::complain(&said);
            AppExit::from_code(2)
        }
    }
}
