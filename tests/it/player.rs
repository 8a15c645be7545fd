//! A person who plays any game with nothing but keys, or with nothing but a pad: they read what can be pressed, walk there
//! and press it, write where words are asked for, and paint where a painting is.
//!
//! They know no game. What a game is better played by than by chance, its habits say.

use table::{Screen, TableGame};

use crate::house::{House, Target};
use crate::walk::{Hand, Wish};

/// Somebody with something in hand.
pub struct Person {
    hand: Hand,
    /// How names of targets begin, from what is pressed first to what is pressed last.
    habits: &'static [&'static str],
    /// How often something was pressed since the last command.
    tries: usize,
    /// How often anything was done: what is as good as another thing changes with it.
    deeds: usize,
}

/// What is waited for.
enum Deed {
    /// This is pressed.
    Press(String),
    /// Words are written and given.
    Write,
    /// Of these things as many as are wanted.
    Pick(Vec<String>),
    /// The sheet of this name lies open.
    Paint(String),
}

/// What comes between two turns: what a part of the match came to, and the curtain.
const BETWEEN: [&str; 2] = ["summary-go-on", "curtain-come"];

/// So often something may be pressed for one command. Things that the rules refuse are tried, too.
const TRIES: usize = 60;

/// Of many things so many are picked at most.
const PICKS: usize = 8;

impl Person {
    /// With this in hand and with these habits.
    pub fn new(hand: Hand, habits: &'static [&'static str]) -> Self {
        Self { hand, habits, tries: 0, deeds: 0 }
    }

    /// Walks somewhere and presses it, before a match or after it.
    pub fn press(&self, house: &mut House, name: &str) {
        self.hand.press(house, name).unwrap_or_else(|| panic!("{name} is gone: {:?}", house.names()));
    }

    /// Walks on until it is in sight.
    fn bring(&self, house: &mut House, name: &str) {
        for _ in 0..100 {
            if house.find(name).is_some() {
                return;
            }
            self.hand.wish(house, Wish::Next);
        }
        panic!("{name} never comes into sight: {:?}", house.names());
    }

    /// From the shelf to the table, with as few seats as the box takes: these things are pressed in the lobby.
    pub fn sit_down(&self, house: &mut House, game: &str, agreed: &[&str]) {
        self.hand.wish(house, Wish::Down);
        self.press(house, &format!("box-{game}"));
        house.until("the lobby", |house| house.find("start-match").is_some());
        while house.find("lobby-fewer").is_some_and(is_legal) {
            self.press(house, "lobby-fewer");
        }
        for name in agreed {
            self.bring(house, name);
            self.press(house, name);
        }
        self.press(house, "start-match");
        house.until("the table", |house| house.screen() == Screen::Table);
    }

    /// Plays until the results are there.
    pub fn play<V: TableGame>(&mut self, house: &mut House) {
        let mut turns = 0;
        loop {
            let is_over = |house: &House| house.screen() == Screen::Results;
            house.until("something to do", |house| is_over(house) || self.deed(house).is_some());
            if is_over(house) {
                return;
            }
            if house.turns_of::<V>() != turns {
                turns = house.turns_of::<V>();
                self.tries = 0;
            }
            self.tries += 1;
            assert!(self.tries < TRIES, "nothing comes of what can be pressed: {:?}", house.names());
            if let Some(deed) = self.deed(house) {
                self.deeds += 1;
                self.act(house, deed);
            }
        }
    }

    /// What is to be done next.
    fn deed(&self, house: &House) -> Option<Deed> {
        let targets = house.page().targets;
        let is_there = |name: &str| targets.iter().any(|target| target.name == name);
        let lawful = |start: &str| {
            let open = targets.iter().filter(|target| target.legal && target.name.starts_with(start));
            open.map(|target| target.name.clone()).collect::<Vec<_>>()
        };
        if let Some(name) = BETWEEN.into_iter().find(|name| is_there(name)) {
            return Some(Deed::Press(name.to_owned()));
        }
        if is_there("painting-hand-in") {
            return lawful("painting-sheet").pop().map(Deed::Paint);
        }
        if is_there("prompt-text") {
            return Some(Deed::Write);
        }
        let things = [lawful("pick-"), lawful("order-")].concat();
        if !things.is_empty() {
            return Some(Deed::Pick(things));
        }
        let groups = core::iter::once("offer-").chain(self.habits.iter().copied()).map(lawful);
        let group = groups.into_iter().find(|group| !group.is_empty())?;
        Some(Deed::Press(group[self.deeds % group.len()].clone()))
    }

    fn act(&self, house: &mut House, deed: Deed) {
        match deed {
            Deed::Press(name) => {
                self.hand.press(house, &name);
            }
            Deed::Write => self.write(house),
            Deed::Pick(things) => self.pick(house, &things),
            Deed::Paint(sheet) => self.paint(house, &sheet),
        }
        house.frames(2);
    }

    /// Writes what is asked for in just those words: a story that must have certain words in it then has them.
    fn write(&self, house: &mut House) {
        assert_eq!(self.hand, Hand::Keys, "a pad has no letters");
        if self.hand.go(house, "prompt-text").is_none() {
            return;
        }
        let asked = house.get("prompt-text").label;
        house.write(&asked);
        self.give(house);
    }

    /// Picks one thing after the other, and begins with another one where the first try was refused; what is more than
    /// wanted stays where it is.
    fn pick(&self, house: &mut House, things: &[String]) {
        for index in 0..things.len().min(PICKS) {
            let thing = &things[(self.tries + index) % things.len()];
            if self.hand.press(house, thing).is_none() {
                return;
            }
        }
        self.give(house);
    }

    /// Gives the answer, or takes it back where it will not do.
    fn give(&self, house: &mut House) {
        self.bring(house, "prompt-clear");
        let gives = if house.find("prompt-confirm").is_some_and(is_legal) {
            "prompt-confirm"
        } else {
            "prompt-clear"
        };
        self.hand.press(house, gives);
    }

    /// Takes up the brush, makes a stroke of it, puts it away and hands the painting in.
    fn paint(&self, house: &mut House, sheet: &str) {
        use Wish::{Cancel, Confirm, Down, Left, Right};
        if self.hand.go(house, sheet).is_none() {
            return;
        }
        for wish in [Confirm, Left, Confirm, Right, Right, Down, Right, Confirm, Cancel] {
            self.hand.wish(house, wish);
        }
        self.hand.press(house, "painting-hand-in");
    }
}

fn is_legal(target: Target) -> bool {
    target.legal
}
