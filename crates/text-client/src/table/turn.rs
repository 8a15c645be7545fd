//! A person's turn.

use tabletop::{Game, Message, Seat};

use super::menu::{Group, words};
use super::{Flow, Table};
use crate::session::{Speed, int};
use crate::typed::{Key, Typed};

/// What a line typed at the menu leads to.
pub(super) enum Step {
    /// The question is asked again.
    Ask,
    /// The menu is shown again.
    Show,
    /// Something has happened.
    Done,
    /// People get up.
    Leave(crate::playable::Leaving),
}

impl<G: Game> Table<'_, '_, G> {
    /// Shows how things stand, and asks until something happens.
    pub(super) fn turn(&mut self, seat: Seat) -> Flow {
        self.glance();
        // A deadline may end the turn before the person does.
        while self.host.to_act().awaited.contains(seat) {
            let menu = self.menu(seat);
            self.show_menu(&menu);
            loop {
                let Some(line) = self.ask_seat(seat, menu.len()) else { return self.input_ended() };
                let step = match Typed::read(&line, self.session.voice) {
                    Typed::Nothing => {
                        self.look();
                        Step::Show
                    }
                    Typed::Numbers(numbers) => self.choose(seat, &menu, &numbers),
                    Typed::Key(key, rest) => self.key(seat, key, &rest),
                    Typed::Unknown => {
                        self.session.not_understood(&line);
                        Step::Ask
                    }
                };
                match step {
                    Step::Ask => {}
                    Step::Show => break,
                    Step::Done => return Flow::On,
                    Step::Leave(leaving) => return Flow::Leave(leaving),
                }
            }
        }
        Flow::On
    }

    fn ask_seat(&mut self, seat: Seat, count: usize) -> Option<String> {
        let question = if self.persons().len() > 1 {
            Message::new("text-choose-for").with("seat", seat).with("count", int(count))
        } else {
            Message::new("text-choose").with("count", int(count))
        };
        let question = self.said(&question);
        self.remind();
        self.session.terminal.ask(&question)
    }

    /// Opens a group, or carries out the thing in it that a second number names.
    fn choose(&mut self, seat: Seat, menu: &[Group<G>], numbers: &[usize]) -> Step {
        let group = numbers[0].checked_sub(1).and_then(|index| menu.get(index));
        let Some(group) = group else {
            self.session.no_such_choice(numbers[0], menu.len());
            return Step::Ask;
        };
        match (numbers, &group.offers[..]) {
            // A second number would be read by all who look on.
            _ if group.secret => self.open_behind_curtain(seat, group),
            ([_], [only]) => self.do_it(seat, only),
            ([_], _) => self.open(seat, group),
            ([_, item], offers) if (1..=offers.len()).contains(item) => self.do_it(seat, &offers[item - 1]),
            ([_, item], offers) => {
                self.session.no_such_choice(*item, offers.len());
                Step::Ask
            }
            _ => {
                let line = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                self.session.not_understood(&line);
                Step::Ask
            }
        }
    }

    fn open_behind_curtain(&mut self, seat: Seat, group: &Group<G>) -> Step {
        if !self.draw_curtain(seat) {
            return Step::Ask;
        }
        let step = match &group.offers[..] {
            [only] => self.do_it(seat, only),
            _ => self.open(seat, group),
        };
        if let Step::Done = step {
            self.tell_secrets();
        }
        self.open_curtain();
        step
    }

    /// Lists a group's things and asks for one.
    fn open(&mut self, seat: Seat, group: &Group<G>) -> Step {
        let items = group.offers.iter().map(|offer| self.said(&words::<G>(offer))).collect::<Vec<_>>();
        self.session.terminal.gap();
        self.session.terminal.numbered(&items);
        loop {
            let question = Message::new("text-choose-item").with("count", int(items.len()));
            let question = self.said(&question);
            let Some(line) = self.session.terminal.ask(&question) else { return Step::Ask };
            match Typed::read(&line, self.session.voice) {
                Typed::Nothing => return Step::Show,
                Typed::Numbers(numbers) => match numbers[..] {
                    [0] => return Step::Show,
                    [item] if item <= items.len() => return self.do_it(seat, &group.offers[item - 1]),
                    _ => self.session.no_such_choice(numbers[0], items.len()),
                },
                Typed::Key(key, rest) => match self.key(seat, key, &rest) {
                    Step::Ask => {}
                    other => return other,
                },
                Typed::Unknown => self.session.not_understood(&line),
            }
        }
    }

    fn do_it(&mut self, seat: Seat, offer: &tabletop::OfferOf<G>) -> Step {
        if !self.carry_out(seat, offer) {
            return Step::Show;
        }
        self.offer_undo(seat);
        Step::Done
    }

    /// Before bots move on, the moment to take back what can be taken back.
    fn offer_undo(&mut self, seat: Seat) {
        let bots_next = self.host.to_act().awaited.iter().any(|seat| self.is_bot(seat));
        let wanted = self.session.speed == Speed::Normal && bots_next && self.host.outcome().is_none();
        if !wanted || self.behind.is_some() || self.host.may_undo(seat).is_err() {
            return;
        }
        self.tell();
        let question = self.session.voice.line("text-undo-moment");
        let Some(line) = self.session.terminal.ask(&question) else { return };
        if let Typed::Key(Key::Undo, _) = Typed::read(&line, self.session.voice) {
            self.undo(seat);
        }
    }
}
