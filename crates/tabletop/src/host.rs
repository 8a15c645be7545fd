//! The host: the one thing that holds the truth, and the only door to it.
//!
//! Commands go in; offers, views and redacted events come out. Whatever shows a match (the table, the text
//! client, later a phone in a room) talks to a host and cannot reach around it. It also runs the bots, which
//! get the same offers and views as people do.

use crate::record::{Restored, Writer, save};
use crate::{
    Beat, Bot, BySeat, Game, Level, Match, Millis, Occupant, OfferOf, Outcome, Player, ScoreLine, Seat,
    Situation, StateHash, Thought, ToAct, UndoError, Viewer,
};

/// A match with the people at it, in this process.
pub struct Host<G: Game> {
    game: Match<G>,
    people: BySeat<Occupant>,
    set_up: BySeat<Occupant>,
    writer: Writer,
    bots: BySeat<Option<Seated<G>>>,
}

/// A bot in its seat, with how much of the match it has seen and what it is thinking about.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    seen: usize,
    thought: Option<(usize, Situation<G>)>,
}

/// What happens next by itself.
struct Due<C> {
    at: Millis,
    /// A bot's command; `None` for a deadline.
    decided: Option<(Seat, C)>,
}

impl<G: Game> Host<G> {
    /// A new match. Also returns the first lines of its journal. A seat for which `people` has nobody gets a bot.
    pub fn begin(game: Match<G>, people: BySeat<Occupant>) -> (Self, String) {
        let nobody = || Occupant::new(Player::Bot(Level::Medium), "");
        let mut people = people.into_iter();
        let people = BySeat::new(game.seats(), |_| people.next().unwrap_or_else(nobody));
        let (writer, text) = Writer::begin(&game, &people);
        let bots = people.map(|_, _| None);
        let set_up = people.clone();
        (Self { game, people, set_up, writer, bots }, text)
    }

    /// A match that was kept. Its journal goes on where it ended.
    #[must_use]
    pub fn resume(restored: Restored<G>) -> Self {
        let Restored { game, people, set_up, writer, .. } = restored;
        let bots = people.map(|_, _| None);
        Self { game, people, set_up, writer, bots }
    }

    /// How many seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Who sits where.
    #[must_use]
    pub fn people(&self) -> &BySeat<Occupant> {
        &self.people
    }

    /// Who sits down when the same people play again: a seat that a person left to a bot meanwhile is theirs once more.
    #[must_use]
    pub fn people_again(&self) -> BySeat<Occupant> {
        self.people.map(|seat, now| match (self.set_up.get(seat).map(|first| first.player), now.player) {
            (Some(Player::Person), Player::Bot(_)) => Occupant::new(Player::Person, now.name()).at(now.side),
            _ => now.clone(),
        })
    }

    /// Hands a seat to somebody else: another person, a bot, or back. Returns the journal's line.
    pub fn seat(&mut self, seat: Seat, occupant: Occupant) -> String {
        if seat.0 < self.seats() {
            self.people[seat] = occupant;
            self.bots[seat] = None;
        }
        self.writer.people::<G>(&self.people)
    }

    /// Where the match is.
    #[must_use]
    pub fn phase(&self) -> G::Phase {
        G::phase(self.game.state())
    }

    /// Who may act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        G::to_act(self.game.state())
    }

    /// The latest match time it has heard of: where the clock goes on when a match is taken up again.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.game.now()
    }

    /// When the clock acts next.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        G::next_deadline(self.game.state())
    }

    /// What this seat may do.
    #[must_use]
    pub fn offers(&self, seat: Seat) -> Vec<OfferOf<G>> {
        G::offers(self.game.state(), seat)
    }

    /// What this viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.game.state(), viewer)
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.game.state())
    }

    /// Each seat's account, as far as this viewer may know it.
    #[must_use]
    pub fn score_breakdown(&self, viewer: Viewer) -> BySeat<Vec<ScoreLine>> {
        G::score_breakdown(&self.view(viewer))
    }

    /// How many beats there have been; fewer than before after an undo.
    #[must_use]
    pub fn beat_count(&self) -> usize {
        self.game.beats().len()
    }

    /// How many lines its log has.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.game.log().len()
    }

    /// The beats from this one on, as this viewer may know them.
    #[must_use]
    pub fn beats(&self, viewer: Viewer, from: usize) -> Vec<Beat<G::Event>> {
        let beats = self.game.beats().get(from..).unwrap_or_default();
        let seen =
            |beat: &Beat<G::Event>| Some(Beat { event: G::redact(&beat.event, viewer)?, ..beat.clone() });
        beats.iter().filter_map(seen).collect()
    }

    /// The beat with this number, as this viewer may know it; `None` where even that it happened is hidden.
    #[must_use]
    pub fn beat(&self, viewer: Viewer, index: usize) -> Option<Beat<G::Event>> {
        let beat = self.game.beats().get(index)?;
        Some(Beat { event: G::redact(&beat.event, viewer)?, ..beat.clone() })
    }

    /// Lets the clock run. Returns the lines to append to the journal.
    pub fn advance(&mut self, to: Millis) -> String {
        self.game.advance(to);
        self.writer.catch_up(&self.game)
    }

    /// Lets the clock run with the bots acting by it: whatever a deadline or a bot does until `to`, that moment
    /// included, happens at its own time, a deadline first. Returns the lines to append to the journal.
    ///
    /// For games whose clock is part of the play ([`Game::REAL_TIME`]). A bot may think for about `nodes` nodes
    /// between two things that happen; one that has not decided by then holds nothing up. Whoever runs such a match
    /// runs it up to a person's command before submitting that, so that it goes the same at any rate of frames.
    pub fn run(&mut self, to: Millis, nodes: u32) -> String {
        while let Some(next) = self.next_move(nodes).filter(|next| next.at <= to) {
            self.game.advance(next.at);
            let Some((seat, command)) = next.decided else { continue };
            if self.game.submit(seat, command, next.at).is_err() {
                // Bots play by the rules. One that does not must not hold up the match.
                break;
            }
        }
        self.game.advance(to);
        self.writer.catch_up(&self.game)
    }

    /// When something happens if no person acts before: a deadline falls due or a bot acts. `None` where all wait
    /// for a person, or for a bot that needs more nodes. For games whose clock is part of the play.
    pub fn next_due(&mut self, nodes: u32) -> Option<Millis> {
        self.next_move(nodes).map(|next| next.at)
    }

    /// The first of what the clock and the bots will do; at the same moment the clock goes first, then the lower seat.
    fn next_move(&mut self, nodes: u32) -> Option<Due<G::Command>> {
        let now = self.now();
        let mut first = self.next_deadline().map(|at| Due { at: at.max(now), decided: None });
        for seat in self.to_act().awaited.iter() {
            let Some(Thought::Decide { command, delay_ms }) = self.think(seat, nodes) else { continue };
            let asked = self.bots[seat].as_ref().and_then(|seated| seated.thought.as_ref());
            let asked = asked.map_or(now, |(_, situation)| situation.now);
            let at = (asked + u64::from(delay_ms)).max(now);
            if first.as_ref().is_none_or(|first| at < first.at) {
                first = Some(Due { at, decided: Some((seat, command)) });
            }
        }
        first
    }

    /// Carries a command out, or refuses it. Returns the lines to append to the journal; the command is safe
    /// once they are.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn submit(&mut self, seat: Seat, command: G::Command, at: Millis) -> Result<String, G::RuleError> {
        self.game.submit(seat, command, at)?;
        Ok(self.writer.catch_up(&self.game))
    }

    /// Takes this seat's last command back. Returns the lines to append to the journal.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, seat: Seat) -> Result<String, UndoError> {
        self.game.undo(seat)?;
        for (_, seated) in self.bots.iter_mut() {
            *seated = None;
        }
        Ok(self.writer.catch_up(&self.game))
    }

    /// Whether this seat could take something back.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.game.may_undo(seat)
    }

    /// The hash of its state, which says nothing of the state itself.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        self.game.hash()
    }

    /// The whole match as a closed save. While it runs this holds its secrets: see [`crate::record::pack`].
    #[must_use]
    pub fn save(&self) -> String {
        save(&self.game, &self.people)
    }

    /// Starts the journal anew, as short as it can be: what to put in the place of the old one.
    pub fn compact(&mut self) -> String {
        let (mut writer, mut text) = Writer::begin(&self.game, &self.people);
        text += &writer.catch_up(&self.game);
        self.writer = writer;
        text
    }

    /// Lets the bot at this seat think for at most about `nodes` nodes. `None` where no bot sits, or where it
    /// has nothing to decide.
    pub fn think(&mut self, seat: Seat, nodes: u32) -> Option<Thought<G::Command>> {
        let Player::Bot(level) = self.people.get(seat)?.player else { return None };
        if !self.to_act().awaited.contains(seat) {
            return None;
        }
        let mut seated = self.bots[seat].take().unwrap_or_else(|| Seated {
            bot: G::bot(level, seat, self.game.seed()),
            seen: 0,
            thought: None,
        });
        for beat in self.game.beats().get(seated.seen..).unwrap_or_default() {
            if let Some(event) = G::redact(&beat.event, Viewer::Seat(seat)) {
                seated.bot.observe(&event);
            }
        }
        seated.seen = self.game.beats().len();
        let turn = self.turns();
        let situation = match seated.thought.take() {
            Some((at, situation)) if at == turn => situation,
            _ => Situation {
                seat,
                turn,
                now: self.now(),
                view: self.view(Viewer::Seat(seat)),
                offers: self.offers(seat),
            },
        };
        let thought = seated.bot.step(&situation, nodes);
        seated.thought = Some((turn, situation));
        self.bots[seat] = Some(seated);
        Some(thought)
    }
}
