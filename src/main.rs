//! Starts the program, nothing else.

fn main() -> bevy::app::AppExit {
    caravanserai::run()
}
