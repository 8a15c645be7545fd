//! The rules book, section by section.

use tabletop::Message;

use crate::session::{Session, int};
use crate::typed::{Key, Typed, numbers};

/// Opens the book at a section, or at its table of contents, and turns pages until the reader closes it.
pub fn open(session: &mut Session<'_>, at: &str) {
    let sections = session.voice.texts.rules(session.voice.locale, session.voice.domain);
    let mut next = numbers(at).map(|numbers| numbers[0]);
    loop {
        match next {
            Some(number) if (1..=sections.len()).contains(&number) => {
                let section = &sections[number - 1];
                session.terminal.heading(&section.title);
                session.terminal.line(&section.body);
            }
            Some(number) => session.no_such_choice(number, sections.len()),
            None => {
                let title = session.voice.line("word-rules");
                session.terminal.heading(&title);
                let titles = sections.iter().map(|section| section.title.clone()).collect::<Vec<_>>();
                session.terminal.numbered(&titles);
            }
        }
        let question = Message::new("text-choose-section").with("count", int(sections.len()));
        let question = session.voice.tell(&question);
        let Some(line) = session.terminal.ask(&question) else { return };
        match Typed::read(&line, session.voice) {
            Typed::Numbers(numbers) if numbers[0] > 0 => next = Some(numbers[0]),
            Typed::Key(Key::Help, _) => {
                session.line("text-help-book");
                next = None;
            }
            Typed::Nothing | Typed::Numbers(_) | Typed::Key(..) => return,
            Typed::Unknown => {
                session.not_understood(&line);
                next = None;
            }
        }
    }
}
