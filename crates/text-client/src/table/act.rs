//! What people, bots and the clock do, each kept before it is shown.

use std::thread;
use std::time::Duration;

use tabletop::{Game, Message, Offer, OfferOf, Prompt, Seat, Speak, Thought, UndoError};

use super::{Flow, Table};
use crate::playable::Leaving;
use crate::session::Speed;

/// How much a bot thinks between two looks at the world, in its own nodes.
const NODES: u32 = 64;
/// After so many looks the others are told that it thinks.
const PATIENCE: u32 = 20;

impl<G: Game> Table<'_, '_, G> {
    /// Carries a command out. Returns whether the rules allowed it; if not, their reason has been told.
    pub(super) fn submit(&mut self, seat: Seat, command: G::Command) -> bool {
        let at = self.clock.look(self.host.to_act().clock);
        let due = if G::REAL_TIME { self.host.run(at, NODES) } else { self.host.advance(at) };
        if !due.is_empty() {
            self.keep(&due);
        }
        match self.host.submit(seat, command, at) {
            Ok(lines) => {
                self.keep(&lines);
                true
            }
            Err(refusal) => {
                self.warn(&refusal.message());
                false
            }
        }
    }

    /// Carries out what was chosen from a menu, asking for what it still needs. Returns whether anything was done.
    pub(super) fn carry_out(&mut self, seat: Seat, offer: &OfferOf<G>) -> bool {
        let command = match offer {
            Offer::Exact(command) => Some(command.clone()),
            Offer::Ask(prompt) => {
                self.answer(seat, prompt).and_then(|answer| match prompt.command(&answer) {
                    Ok(command) => Some(command),
                    Err(error) => {
                        self.warn(&super::answer::problem(error));
                        None
                    }
                })
            }
        };
        command.is_some_and(|command| self.submit(seat, command))
    }

    /// Lets a bot think until it decides, and carries that out.
    pub(super) fn let_bot_act(&mut self, seat: Seat) -> Flow {
        let mut looks = 0;
        let decided = loop {
            match self.host.think(seat, NODES) {
                Some(Thought::Thinking) => {
                    looks += 1;
                    if looks == PATIENCE {
                        let thinking = self.said(&Message::new("text-bot-thinking").with("seat", seat));
                        self.session.terminal.passing(&thinking);
                    }
                }
                Some(Thought::Decide { command, delay_ms }) => break Some((command, delay_ms)),
                None => break None,
            }
        };
        let Some((command, delay_ms)) = decided else { return Flow::Leave(Leaving::Quit) };
        if self.session.speed == Speed::Normal {
            self.session.terminal.flush();
            thread::sleep(Duration::from_millis(u64::from(delay_ms)));
        }
        // Bots play by the rules. One that does not must not hold up the match for ever.
        if self.submit(seat, command) { Flow::On } else { Flow::Leave(Leaving::Quit) }
    }

    /// Nobody can do anything but wait for the next deadline.
    pub(super) fn wait_for_clock(&mut self) -> Flow {
        let Some(deadline) = self.host.next_deadline() else { return Flow::Leave(Leaving::Quit) };
        let now = self.clock.look(true);
        if self.session.speed == Speed::Normal {
            self.say(&Message::new("turn-of-clock"));
            self.session.terminal.flush();
            thread::sleep(Duration::from_millis(deadline.0.saturating_sub(now.0)));
        }
        self.clock.look(true);
        self.clock.put_forward(deadline);
        let lines = self.host.advance(deadline);
        self.keep(&lines);
        Flow::On
    }

    /// Where the clock is part of the play, bots act by it: waits for the first of them, or for the clock itself.
    pub(super) fn wait_for_what_is_due(&mut self) -> Flow {
        let Some(due) = self.host.next_due(NODES) else { return Flow::Leave(Leaving::Quit) };
        let now = self.clock.look(true);
        if self.session.speed == Speed::Normal {
            self.session.terminal.flush();
            thread::sleep(Duration::from_millis(due.0.saturating_sub(now.0)));
        }
        self.clock.look(true);
        self.clock.put_forward(due);
        let lines = self.host.run(due, NODES);
        self.keep(&lines);
        Flow::On
    }

    /// Takes the last command back, if it was that of a person at this keyboard and the rules let it go.
    pub(super) fn undo(&mut self, seat: Seat) -> bool {
        let persons = self.persons();
        // Whoever moved last is the one with something to take back, and with the reason why not.
        let moved_last = |seat: &&Seat| self.host.may_undo(**seat) != Err(UndoError::NotYours);
        let own = persons.iter().find(moved_last).copied().unwrap_or(seat);
        match self.host.undo(own) {
            Ok(lines) => {
                self.keep(&lines);
                self.told = self.told.min(self.host.beat_count());
                self.session.line("text-undo-done");
                true
            }
            Err(error) => {
                self.warn(&error.message());
                false
            }
        }
    }
}
