//! The curtain: what one of several people at a screen must see alone.

use tabletop::{Dice, Game, Input, Message, Millis, Offer, OfferOf, Prompt, Seat, Seed, Stream, Viewer};

use super::Table;

/// In how many worlds that the others think possible an offer is looked for.
const WORLDS: usize = 3;

impl<G: Game> Table<'_, '_, G> {
    /// Whether these offers, or carrying one of them out, would show others at the screen what they must not see.
    ///
    /// Nobody asks the true state: what would happen is tried in a world that this seat cannot tell from the true one,
    /// and what is offered is compared with worlds that the others cannot tell from it.
    pub(super) fn is_secret(&self, seat: Seat, offers: &[OfferOf<G>]) -> bool {
        // Whatever this stream yields, it only picks among possible worlds.
        let turn = u64::try_from(self.host.turns()).unwrap_or(u64::MAX);
        let mut dice = Dice::new(Seed(turn), Stream::Test);
        let own = Viewer::Seat(seat);
        let world = G::resample(&self.host.view(own), own, &mut dice);
        if offers.iter().any(|offer| reveals::<G>(&world, seat, offer, &mut dice)) {
            return true;
        }
        let public = self.host.view(Viewer::Public);
        (0..WORLDS).any(|_| {
            let world = G::resample(&public, Viewer::Public, &mut dice);
            let there = G::offers(&world, seat);
            offers.iter().any(|offer| !there.contains(offer))
        })
    }

    /// Lets one person look alone. Returns whether there is still somebody.
    pub(super) fn draw_curtain(&mut self, seat: Seat) -> bool {
        if !self.session.terminal.can_clear() && !self.session.told_that_secrets_stay {
            self.session.told_that_secrets_stay = true;
            self.session.warn(&Message::new("text-secrets-stay"));
        }
        let question = self.said(&Message::new("text-hand-over").with("seat", seat));
        self.session.terminal.clear();
        let there = self.session.terminal.ask(&question).is_some();
        self.session.terminal.clear();
        if there {
            self.behind = Some(seat);
            for line in self.own_lines(seat) {
                self.say(&line);
            }
        }
        there
    }

    /// Lets all look again.
    pub(super) fn open_curtain(&mut self) {
        if self.behind.take().is_some() {
            self.session.terminal.clear();
        }
    }

    /// Tells the person behind the curtain what the others will not hear, and waits until it is read. A move that
    /// nothing seals has told nobody more than they knew.
    pub(super) fn tell_secrets(&mut self) {
        let Some(seat) = self.behind else { return };
        let own = self.host.beats(Viewer::Seat(seat), self.told);
        let is_news = own.iter().any(|beat| G::seals(&beat.event));
        if is_news && own != self.host.beats(Viewer::Public, self.told) {
            self.tell_beats(&own);
            let question = self.session.voice.line("text-seen");
            self.session.terminal.ask(&question);
        }
    }
}

/// Whether this offer, carried out in this world, tells its seat something that it does not tell everybody.
fn reveals<G: Game>(world: &G::State, seat: Seat, offer: &OfferOf<G>, dice: &mut Dice) -> bool {
    let command = match offer {
        Offer::Exact(command) => Ok(command.clone()),
        Offer::Ask(prompt) => prompt.command(&prompt.sample(dice)),
    };
    let Ok(command) = command else { return true };
    let mut world = world.clone();
    let Ok(events) = G::apply(&mut world, Millis::default(), &Input::Command { seat, command }) else {
        return true;
    };
    events.iter().any(|event| G::redact(event, Viewer::Seat(seat)) != G::redact(event, Viewer::Public))
}
