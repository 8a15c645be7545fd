//! Match time by the clock on the wall.

use std::time::Instant;

use tabletop::Millis;

/// Counts match time. It stands still while no deadline runs, so that thinking costs nothing where no rule says so.
pub struct Clock {
    at: Millis,
    last: Instant,
}

impl Clock {
    /// A clock that goes on from here.
    pub fn new(at: Millis) -> Self {
        Self { at, last: Instant::now() }
    }

    /// What it shows now, if it has been `running` since the last look.
    pub fn look(&mut self, running: bool) -> Millis {
        let passed = self.last.elapsed();
        self.last = Instant::now();
        if running {
            self.at = self.at + u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        }
        self.at
    }

    /// Puts it forward.
    pub fn put_forward(&mut self, to: Millis) {
        self.at = self.at.max(to);
    }
}
