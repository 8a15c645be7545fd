//! A view that follows the beats: what is shown, changed a little by each of them.
//!
//! The drawn table shows a match beat by beat. Folding all beats of a match into the view from before its set-up gives
//! what the rules say of it: a test of this crate holds it to that after every line of a match.

use tabletop::{BySeat, Seat, Viewer};

use crate::state::{JUDGING_MILLIS, STOP_TILES};
use crate::view::{GuesserView, OwnView, PileTile, PlayerView};
use crate::{
    Account, BoardWord, Config, Event, Failure, GuessingView, Mark, Phase, Said, TellingView, View, Word,
};

impl View {
    /// What a viewer sees before anything is laid: where the beats of set-up begin.
    #[must_use]
    pub fn before(config: &Config, viewer: Viewer) -> Self {
        let nothing = |_| PlayerView {
            stacks: vec![0; usize::from(config.rounds.slots())],
            pile: Vec::new(),
            account: Account::default(),
        };
        let starter = config.first.unwrap_or(Seat(0));
        Self {
            viewer: Seat::all(config.seats).find(|seat| viewer.is(*seat)),
            config: config.clone(),
            phase: Phase::Telling,
            round: 1,
            starter,
            teller: starter,
            players: BySeat::new(config.seats, nothing),
            bag: Word::COUNT,
            gone: 0,
            stops: STOP_TILES,
            telling: None,
            guessing: None,
            own: None,
            deadline: None,
        }
    }

    /// The view after this beat.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::StarterChosen { seat } => (self.starter, self.teller) = (*seat, *seat),
            Event::FirstTileGiven { seat } => {
                let player = &mut self.players[*seat];
                player.pile.push(PileTile::Word);
                player.account.start = 1;
                self.bag = self.bag.saturating_sub(1);
            }
            Event::DonkeyMoved { round } => self.round = *round,
            Event::TurnBegan { seat, .. } => (self.teller, self.deadline) = (*seat, None),
            Event::TilesDrawn { words, slot, bag, at, .. } => {
                self.phase = Phase::Telling;
                self.telling = Some(TellingView { words: words.clone(), slot: *slot, since: *at });
                self.bag = *bag;
            }
            Event::StoryTold { seat, slot, tiles, .. } => {
                self.telling = None;
                if let Some(stack) = self.stack(*seat, *slot) {
                    *stack = *tiles;
                }
            }
            Event::GuessingBegan { teller, slot, tiles, penalty, board, story } => {
                if let Some(stack) = self.stack(*teller, *slot) {
                    *stack = 0;
                }
                self.begin_guessing(*slot, *tiles, *penalty, board);
                self.own_story(|own| own.story.clone_from(story));
            }
            Event::StopTileEarned { seat, .. } => {
                let player = &mut self.players[*seat];
                player.pile.push(PileTile::Stop);
                player.account.stops += 1;
                self.stops = self.stops.saturating_sub(1);
            }
            Event::TilesScored { seat, words, .. } => {
                let player = &mut self.players[*seat];
                player.pile.extend(words.iter().map(|_| PileTile::Word));
                player.account.words += i32::try_from(words.len()).unwrap_or(0);
            }
            // The round is full: it would be for the starter to tell.
            Event::MatchEnded => (self.phase, self.teller) = (Phase::Over, self.starter),
            _ => self.fold_guessing(event),
        }
    }

    /// Beats while a story is guessed.
    fn fold_guessing(&mut self, event: &Event) {
        match event {
            Event::TileDealt { seat, word } => {
                self.hold(*seat, *word);
                self.guesser(*seat, |guesser| guesser.dealt = true);
            }
            Event::SparesKept { tiles, .. } => self.guess(|guessing| guessing.spares = *tiles),
            Event::TileTakenOver { seat, from, word } => {
                self.let_go(*from);
                self.hold(*seat, *word);
                self.guess(|guessing| {
                    guessing.first_holder = *seat;
                    guessing.turn = *seat;
                });
            }
            Event::GuesserAsked { seat, deadline, .. } => {
                (self.phase, self.deadline) = (Phase::Guessing, *deadline);
                self.guess(|guessing| {
                    (guessing.turn, guessing.own_said) = (*seat, false);
                });
                self.guesser(*seat, |guesser| guesser.met = true);
                self.own_story(|own| own.guessers_tile = None);
            }
            Event::AnswerWeighed { said, deadline, .. } => {
                // The guesser's clock stands still from the moment on at which the storyteller's began to run.
                let at = deadline.0.saturating_sub(JUDGING_MILLIS);
                let paused = self.deadline.map(|clock| clock.0.saturating_sub(at).max(1));
                (self.phase, self.deadline) = (Phase::Judging, Some(*deadline));
                self.guess(|guessing| {
                    (guessing.said, guessing.paused) = (Some(said.clone()), paused);
                });
            }
            Event::OwnTileSaid { teller, word, deadline, .. } => {
                (self.phase, self.deadline) = (Phase::Guessing, *deadline);
                self.settle();
                self.guess(|guessing| guessing.own_said = true);
                if self.viewer == Some(*teller) {
                    self.own_story(|own| own.guessers_tile = *word);
                }
            }
            Event::WordNamed { seat, word, from, .. } => self.name(*seat, *word, *from),
            Event::LastTileKept { seat, word } => self.name(*seat, *word, *seat),
            Event::GuesserFailed { seat, failure } => self.fail(*seat, failure),
            Event::TilesLost { seat, face_up, from_pile, .. } => self.lose(*seat, face_up, *from_pile),
            Event::StoryClosed { left, .. } => {
                self.gone = self.gone.saturating_add(count(left));
                (self.guessing, self.own, self.deadline) = (None, None, None);
            }
            _ => {}
        }
    }

    fn begin_guessing(&mut self, slot: u8, tiles: u8, penalty: u8, board: &[Word]) {
        let seats = self.config.seats;
        let nobody =
            |_| GuesserView { has_tile: false, won: Vec::new(), out: false, dealt: false, met: false };
        self.guessing = Some(GuessingView {
            slot,
            penalty,
            tiles,
            spares: 0,
            board: board.iter().map(|word| BoardWord { word: *word, mark: Mark::Open }).collect(),
            named: Vec::new(),
            guessers: BySeat::new(seats, nobody),
            first_holder: self.teller.left(seats),
            turn: self.teller,
            said: None,
            paused: None,
            own_said: false,
        });
        self.own = self.viewer.map(|_| OwnView::default());
    }

    fn name(&mut self, seat: Seat, word: Word, from: Seat) {
        if from == self.teller {
            self.guess(|guessing| guessing.spares = guessing.spares.saturating_sub(1));
        } else {
            self.let_go(from);
        }
        self.settle();
        self.mark(word, Mark::Named);
        self.guess(|guessing| guessing.named.push(word));
        self.guesser(seat, |guesser| guesser.won.push(word));
    }

    fn fail(&mut self, seat: Seat, failure: &Failure) {
        self.settle();
        if let Failure::Wrong(Some(Said::Word(word))) = failure {
            self.mark(*word, Mark::Wrong);
        }
        self.guesser(seat, |guesser| guesser.out = true);
    }

    fn lose(&mut self, seat: Seat, face_up: &[Word], from_pile: u8) {
        let player = &mut self.players[seat];
        let kept = player.pile.len().saturating_sub(usize::from(from_pile));
        player.pile.truncate(kept);
        player.account.lost -= i32::from(from_pile);
        self.gone = self.gone.saturating_add(count(face_up)).saturating_add(from_pile);
        self.guesser(seat, |guesser| guesser.won.truncate(guesser.won.len().saturating_sub(face_up.len())));
    }

    /// Nothing is weighed any more.
    fn settle(&mut self) {
        self.guess(|guessing| (guessing.said, guessing.paused) = (None, None));
    }

    fn mark(&mut self, word: Word, mark: Mark) {
        self.guess(|guessing| {
            guessing.board.iter_mut().filter(|tile| tile.word == word).for_each(|tile| tile.mark = mark);
        });
    }

    /// A tile comes to lie hidden before this seat.
    fn hold(&mut self, seat: Seat, word: Option<Word>) {
        self.guesser(seat, |guesser| guesser.has_tile = true);
        if self.viewer == Some(seat) {
            self.own_story(|own| own.tile = word);
        }
    }

    fn let_go(&mut self, seat: Seat) {
        self.guesser(seat, |guesser| guesser.has_tile = false);
        if self.viewer == Some(seat) {
            self.own_story(|own| own.tile = None);
        }
    }

    fn stack(&mut self, seat: Seat, slot: u8) -> Option<&mut u8> {
        self.players[seat].stacks.get_mut(usize::from(slot).checked_sub(1)?)
    }

    fn guess(&mut self, change: impl FnOnce(&mut GuessingView)) {
        if let Some(guessing) = &mut self.guessing {
            change(guessing);
        }
    }

    fn guesser(&mut self, seat: Seat, change: impl FnOnce(&mut GuesserView)) {
        self.guess(|guessing| change(&mut guessing.guessers[seat]));
    }

    fn own_story(&mut self, change: impl FnOnce(&mut OwnView)) {
        if let Some(own) = &mut self.own {
            change(own);
        }
    }
}

fn count(words: &[Word]) -> u8 {
    u8::try_from(words.len()).unwrap_or(u8::MAX)
}
