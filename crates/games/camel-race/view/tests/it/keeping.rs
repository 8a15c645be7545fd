//! What is kept of a match, and when, on a table without a screen.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use camel_race::Command;
use camel_race_view::CamelRaceView;
use table::{Kept, Propose, Screen, Seating, Side, Speed, Storage, StorageBox, StoreProblem, Toast};
use tabletop::{Message as Said, Seat};

use crate::app::{Table, begin, table};

/// A disk in memory.
#[derive(Default)]
struct Disk {
    matches: BTreeMap<String, String>,
    finished: Vec<String>,
    full: bool,
    tries: usize,
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Disk>>);

impl Shared {
    fn with<T>(&self, look: impl FnOnce(&mut Disk) -> T) -> T {
        look(&mut self.0.lock().expect("nobody panicked with the disk in hand"))
    }

    fn write(&self, act: impl FnOnce(&mut Disk)) -> Result<(), StoreProblem> {
        self.with(|disk| {
            disk.tries += 1;
            if disk.full {
                return Err(StoreProblem(Said::new("storage-full")));
            }
            act(disk);
            Ok(())
        })
    }
}

impl Storage for Shared {
    fn list(&self, _: &str) -> Result<Vec<String>, StoreProblem> {
        Ok(self.with(|disk| disk.matches.keys().cloned().collect()))
    }

    fn begin(&mut self, _: &str, whole: &str) -> Result<String, StoreProblem> {
        let name = self.with(|disk| format!("{}", disk.matches.len() + disk.finished.len() + 1));
        self.write(|disk| drop(disk.matches.insert(name.clone(), whole.to_owned())))?;
        Ok(name)
    }

    fn read(&self, _: &str, slot: &str) -> Result<Vec<u8>, StoreProblem> {
        let found = self.with(|disk| disk.matches.get(slot).cloned());
        found.map(String::into_bytes).ok_or(StoreProblem(Said::new("storage-missing")))
    }

    fn replace(&mut self, _: &str, slot: &str, whole: &str) -> Result<(), StoreProblem> {
        self.write(|disk| drop(disk.matches.insert(slot.to_owned(), whole.to_owned())))
    }

    fn append(&mut self, _: &str, slot: &str, lines: &str) -> Result<(), StoreProblem> {
        self.write(|disk| disk.matches.entry(slot.to_owned()).or_default().push_str(lines))
    }

    fn cut(&mut self, _: &str, slot: &str, bytes: usize) -> Result<(), StoreProblem> {
        self.write(|disk| disk.matches.entry(slot.to_owned()).or_default().truncate(bytes))
    }

    fn set_aside(&mut self, _: &str, slot: &str) -> Result<String, StoreProblem> {
        self.write(|disk| drop(disk.matches.remove(slot)))?;
        Ok(slot.to_owned())
    }

    fn finish(&mut self, _: &str, slot: &str) -> Result<(), StoreProblem> {
        self.write(|disk| {
            disk.matches.remove(slot);
            disk.finished.push(slot.to_owned());
        })
    }

    fn settings(&self) -> Option<String> {
        None
    }

    fn keep_settings(&mut self, _: &str) -> Result<(), StoreProblem> {
        Ok(())
    }
}

fn table_with_disk(speed: Speed) -> (Table, Shared) {
    let disk = Shared::default();
    let mut app = table(speed);
    app.insert_resource(StorageBox(Box::new(disk.clone())));
    (app, disk)
}

fn roll(app: &mut Table, seat: u8) {
    let rolls = Propose::<CamelRaceView> { seat: Seat(seat), command: Command::Roll };
    app.world_mut().write_message(rolls);
    app.update();
}

fn toasts(app: &mut Table) -> usize {
    app.world_mut().resource_mut::<Messages<Toast>>().drain().count()
}

#[test]
fn a_full_disk_is_told_once_per_command_and_nothing_is_lost_when_there_is_room_again() {
    let (mut app, disk) = table_with_disk(Speed::Instant);
    begin(&mut app, 2, 2, 21);
    app.until("the first turn", 50, Table::is_still);
    roll(&mut app, 0);
    assert_eq!(app.world().resource::<Kept>().lines, 1);
    toasts(&mut app);
    disk.with(|disk| (disk.full, disk.tries) = (true, 0));
    roll(&mut app, 1);
    let mut told = toasts(&mut app);
    for _ in 0..20 {
        app.update();
        told += toasts(&mut app);
    }
    assert_eq!(disk.with(|disk| disk.tries), 1, "once, not in every frame");
    assert_eq!(app.world().resource::<Kept>().lines, 1, "it is not said to be safe");
    assert_eq!(told, 1);
    disk.with(|disk| disk.full = false);
    roll(&mut app, 0);
    assert_eq!(app.world().resource::<Kept>().lines, 3);
    let kept = disk.with(|disk| disk.matches["1"].clone());
    assert_eq!(kept.matches("\"Roll\"").count(), 3, "{kept}");
}

#[test]
fn a_match_comes_back_with_everybody_where_they_sat() {
    let (mut app, disk) = table_with_disk(Speed::Instant);
    begin(&mut app, 3, 3, 22);
    app.until("the first turn", 50, Table::is_still);
    roll(&mut app, 0);
    app.leave();
    let bytes = disk.with(|disk| disk.matches["1"].clone()).into_bytes();
    app.resume("1", &bytes);
    let session = app.session();
    assert_eq!(session.seating, Seating::Around);
    assert_eq!(session.sides.values().copied().collect::<Vec<_>>(), Side::ALL[..3]);
    assert_eq!(session.host().turns(), 1);
    assert_eq!(*app.world().resource::<Kept>(), Kept { slot: "1".into(), lines: 1 });
}

#[test]
fn a_match_leaves_the_shelf_when_its_end_has_been_seen_and_not_before() {
    let (mut app, disk) = table_with_disk(Speed::Fast);
    begin(&mut app, 2, 0, 23);
    let decided = |app: &Table| app.session().host().outcome().is_some();
    app.until("the last command", 60_000, decided);
    assert!(!app.is_still(), "its end is still to be seen");
    assert_eq!(disk.with(|disk| (disk.matches.len(), disk.finished.len())), (1, 0));
    // Whoever comes back to it sees how it ended, and then it is done.
    let bytes = disk.with(|disk| disk.matches["1"].clone()).into_bytes();
    app.leave();
    app.resume("1", &bytes);
    app.until("the end", 60_000, Table::is_over);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
    assert_eq!(disk.with(|disk| (disk.matches.len(), disk.finished.clone())), (0, vec!["1".to_owned()]));
}
