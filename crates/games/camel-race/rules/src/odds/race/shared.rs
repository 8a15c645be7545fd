//! One table for all who ask.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::{RaceTable, RaceTableBuilder};

static TABLE: OnceLock<RaceTable> = OnceLock::new();
static BUILDER: Mutex<Option<RaceTableBuilder>> = Mutex::new(None);

impl RaceTable {
    /// The table, built now if nobody has asked for it before.
    pub fn shared() -> &'static Self {
        TABLE.get_or_init(Self::build)
    }

    /// The same table, for those who have only a few milliseconds at a time: as long as there is none, works off up to
    /// `nodes` of its [`RaceTable::NODES`], whoever has asked before.
    pub fn shared_in_steps(nodes: usize) -> Option<&'static Self> {
        if let Some(table) = TABLE.get() {
            return Some(table);
        }
        let mut builder = BUILDER.lock().unwrap_or_else(PoisonError::into_inner);
        if !builder.get_or_insert_default().step(nodes) {
            return None;
        }
        let done = builder.take()?;
        Some(TABLE.get_or_init(|| done.finish()))
    }
}
