//! A store in cells keeps what it has confirmed, whatever fails and whenever the program is cut off.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use store::{CellError, CellStore, Cells, Slot, StoreError};

/// Cells with so much room, which may stop working after so many changes.
#[derive(Clone, Default)]
struct Drawer(Rc<RefCell<Inside>>);

#[derive(Default)]
struct Inside {
    cells: BTreeMap<String, String>,
    room: Option<usize>,
    denied: bool,
    /// Changes that are still carried out; after them the program is gone.
    left: Option<usize>,
}

impl Drawer {
    fn with_room(bytes: usize) -> Self {
        let drawer = Self::default();
        drawer.0.borrow_mut().room = Some(bytes);
        drawer
    }

    fn cells(&self) -> BTreeMap<String, String> {
        self.0.borrow().cells.clone()
    }

    fn dies_after(&self, changes: usize) {
        self.0.borrow_mut().left = Some(changes);
    }

    fn lives(&self) {
        self.0.borrow_mut().left = None;
    }
}

impl Inside {
    fn is_alive(&mut self) -> bool {
        match &mut self.left {
            None => true,
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
        }
    }
}

impl Cells for Drawer {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().cells.get(key).cloned()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), CellError> {
        let mut inside = self.0.borrow_mut();
        if inside.denied {
            return Err(CellError::Denied);
        }
        let others = inside.cells.iter().filter(|(other, _)| *other != key);
        let used: usize = others.map(|(key, value)| key.len() + value.len()).sum();
        if inside.room.is_some_and(|room| used + key.len() + value.len() > room) {
            return Err(CellError::Full);
        }
        if inside.is_alive() {
            inside.cells.insert(key.to_owned(), value.to_owned());
        }
        Ok(())
    }

    fn remove(&mut self, key: &str) {
        let mut inside = self.0.borrow_mut();
        if inside.is_alive() {
            inside.cells.remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().cells.keys().cloned().collect()
    }
}

fn slot(name: &str) -> Slot {
    Slot::new("camel-race", name).expect("a good name")
}

#[test]
fn lines_come_back_in_their_order_after_the_program_was_closed() {
    let drawer = Drawer::default();
    let mut store = CellStore::open(drawer.clone());
    let kept = store.begin("camel-race", "one\n").unwrap();
    for number in 0..1_000 {
        store.append(&kept, &format!("{number}\n")).unwrap();
    }
    let mut again = CellStore::open(drawer.clone());
    let expected: String = (0..1_000).map(|number| format!("{number}\n")).collect();
    assert_eq!(again.read(&kept).unwrap(), format!("one\n{expected}"));
    assert!(drawer.cells().len() < 250, "a long match is written anew as one cell now and then");
    again.append(&kept, "last\n").unwrap();
    assert!(CellStore::open(drawer).read(&kept).unwrap().ends_with("999\nlast\n"));
}

#[test]
fn each_match_has_a_slot_of_its_own_and_the_one_played_last_comes_first() {
    let drawer = Drawer::default();
    let mut store = CellStore::open(drawer.clone());
    for _ in 0..3 {
        store.begin("camel-race", "x\n").unwrap();
    }
    store.begin("parley", "y\n").unwrap();
    assert_eq!(store.list("camel-race"), ["3", "2", "1"]);
    store.append(&slot("1"), "more\n").unwrap();
    assert_eq!(CellStore::open(drawer.clone()).list("camel-race"), ["1", "3", "2"]);
    store.finish(&slot("3")).unwrap();
    assert_eq!(store.set_aside(&slot("1")).unwrap(), "camel-race/1");
    assert_eq!(store.list("camel-race"), ["2"]);
    assert_eq!(store.begin("camel-race", "z\n").unwrap(), slot("4"), "no name is used twice");
}

#[test]
fn where_there_is_no_room_nothing_is_lost_and_it_is_said() {
    let mut store = CellStore::open(Drawer::with_room(1_000));
    assert!(matches!(store.begin("camel-race", "x\n"), Err(StoreError::Full { .. })));

    let drawer = Drawer::with_room(200_000);
    let mut store = CellStore::open(drawer.clone());
    let kept = store.begin("camel-race", "x\n").unwrap();
    let long = "y".repeat(60_000);
    let mut whole = "x\n".to_owned();
    let full = loop {
        match store.append(&kept, &long) {
            Ok(()) => whole += &long,
            Err(error) => break error,
        }
    };
    assert!(matches!(full, StoreError::Full { .. }));
    assert_eq!(CellStore::open(drawer).read(&kept).unwrap(), whole);
}

#[test]
fn matches_that_are_over_make_room_for_a_new_one() {
    let mut store = CellStore::open(Drawer::with_room(290_000));
    let over = store.begin("camel-race", "x\n").unwrap();
    store.append(&over, &"x".repeat(160_000)).unwrap();
    assert!(matches!(store.begin("camel-race", "y\n"), Err(StoreError::Full { .. })));
    store.finish(&over).unwrap();
    store.begin("camel-race", "y\n").unwrap();
    assert!(matches!(store.read(&over), Err(StoreError::Missing { .. })));
}

#[test]
fn a_refusal_is_told_from_a_lack_of_room() {
    let drawer = Drawer::default();
    drawer.0.borrow_mut().denied = true;
    let mut store = CellStore::open(drawer);
    assert!(matches!(store.begin("camel-race", "x\n"), Err(StoreError::Denied { .. })));
}

#[test]
fn a_journal_is_cut_within_a_line() {
    let mut store = CellStore::open(Drawer::default());
    let kept = store.begin("camel-race", "駱駝\n").unwrap();
    store.append(&kept, "half a li").unwrap();
    store.cut(&kept, 7).unwrap();
    assert_eq!(store.read(&kept).unwrap(), "駱駝\n");
    store.cut(&kept, 99).unwrap();
    store.append(&kept, "whole\n").unwrap();
    assert_eq!(store.read(&kept).unwrap(), "駱駝\nwhole\n");
}

/// Whatever change is the last one that is carried out: a match is as it was before the call or as it is after it.
#[test]
fn a_program_that_is_cut_off_leaves_the_old_or_the_new() {
    type Act = fn(&mut CellStore<Drawer>) -> Result<(), StoreError>;
    let acts: [(Act, &str); 3] = [
        (|store| store.append(&slot("1"), "b\n"), "a\nb\n"),
        (|store| store.replace(&slot("1"), "new\n"), "new\n"),
        (|store| store.cut(&slot("1"), 1), "a"),
    ];
    for (act, after) in acts {
        for changes in 0..6 {
            let drawer = Drawer::default();
            let mut store = CellStore::open(drawer.clone());
            let kept = store.begin("camel-race", "a\n").unwrap();
            drawer.dies_after(changes);
            act(&mut store).unwrap();
            drawer.lives();
            let mut again = CellStore::open(drawer.clone());
            let found = again.read(&kept).unwrap();
            assert!(found == "a\n" || found == after, "after {changes} changes: {found:?}");
            let lines = found.lines().count();
            assert_eq!(drawer.cells().len(), 1 + lines, "what does not count is swept away");
        }
    }
}

#[test]
fn a_match_that_was_cut_off_at_its_beginning_is_there_or_not() {
    for changes in 0..6 {
        let drawer = Drawer::default();
        let mut store = CellStore::open(drawer.clone());
        drawer.dies_after(changes);
        store.begin("camel-race", "a\n").unwrap();
        drawer.lives();
        let mut again = CellStore::open(drawer.clone());
        for name in again.list("camel-race") {
            assert_eq!(again.read(&slot(&name)).unwrap(), "a\n");
        }
    }
}
