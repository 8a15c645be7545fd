//! Whose picture is on the screen.
//!
//! With one person at the table the screen is theirs. With several it is everybody's, until one of them opens something
//! secret: then a curtain asks for that person, and behind it the screen is theirs until they are done.

use bevy::prelude::*;
use tabletop::{BySeat, Occupant, Player, Seat, Viewer};

/// Who may look, and who is asked to come.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes {
    usual: Viewer,
    behind: Option<Seat>,
    waiting: Option<Seat>,
}

impl Default for Eyes {
    fn default() -> Self {
        Self { usual: Viewer::Public, behind: None, waiting: None }
    }
}

impl Eyes {
    /// For a table with these people.
    #[must_use]
    pub fn of(people: &BySeat<Occupant>) -> Self {
        let mut persons = people.iter().filter(|(_, who)| who.player == Player::Person).map(|(seat, _)| seat);
        let usual = match (persons.next(), persons.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Public,
        };
        Self { usual, behind: None, waiting: None }
    }

    /// Whose view is shown.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.behind.map_or(self.usual, Viewer::Seat)
    }

    /// Whether what is secret to this seat may be opened at once.
    #[must_use]
    pub fn may_see(&self, seat: Seat) -> bool {
        self.viewer().is(seat)
    }

    /// Whom the curtain asks for.
    #[must_use]
    pub fn waiting(&self) -> Option<Seat> {
        self.waiting
    }

    /// Lets the curtain fall and asks for this seat, unless the screen is theirs.
    pub fn ask_for(&mut self, seat: Seat) {
        if !self.may_see(seat) {
            self.behind = None;
            self.waiting = Some(seat);
        }
    }

    /// That person is here.
    pub fn come(&mut self) {
        self.behind = self.waiting.take();
    }

    /// The secret is put away.
    pub fn done(&mut self) {
        self.behind = None;
        self.waiting = None;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Eyes>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Level;

    fn table(persons: u8, seats: u8) -> BySeat<Occupant> {
        let player = |seat: Seat| if seat.0 < persons { Player::Person } else { Player::Bot(Level::Easy) };
        BySeat::new(seats, |seat| Occupant::new(player(seat), ""))
    }

    #[test]
    fn a_person_alone_sees_their_own_view_and_no_curtain() {
        let mut eyes = Eyes::of(&table(1, 3));
        assert_eq!(eyes.viewer(), Viewer::Seat(Seat(0)));
        eyes.ask_for(Seat(0));
        assert_eq!(eyes.waiting(), None);
    }

    #[test]
    fn with_two_persons_a_secret_is_seen_only_behind_the_curtain() {
        let mut eyes = Eyes::of(&table(2, 3));
        assert_eq!(eyes.viewer(), Viewer::Public);
        eyes.ask_for(Seat(1));
        assert_eq!((eyes.viewer(), eyes.waiting()), (Viewer::Public, Some(Seat(1))));
        eyes.come();
        assert_eq!(eyes.viewer(), Viewer::Seat(Seat(1)));
        eyes.done();
        assert_eq!(eyes.viewer(), Viewer::Public);
    }
}
