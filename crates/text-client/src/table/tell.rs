//! What happened, and how things stand.

use tabletop::{Beat, Game, Message, Seat, Speak, Viewer};

use super::Table;

/// More beats than this in one go are told a line each, fewer as one paragraph.
const PARAGRAPH: usize = 8;
/// A description of more lines is shortened from turn to turn.
const LONG: usize = 14;
/// So many of its lines, the most important ones, are shown in any case.
const FOREMOST: usize = 10;

impl<G: Game> Table<'_, '_, G> {
    /// Tells what has happened since the last time, as far as the viewer may know it.
    pub(super) fn tell(&mut self) {
        let beats = self.host.beats(self.viewer(), self.told);
        self.told = self.host.beat_count();
        self.tell_beats(&beats);
        self.session.terminal.flush();
    }

    /// Tells beats, those of one move together.
    pub(super) fn tell_beats(&mut self, beats: &[Beat<G::Event>]) {
        let news = beats.iter().filter(|beat| !G::quiet(&beat.event)).collect::<Vec<_>>();
        for together in news.chunk_by(|one, next| one.line == next.line) {
            let sentences = together.iter().map(|beat| self.said(&beat.event.message())).collect::<Vec<_>>();
            if sentences.len() <= PARAGRAPH {
                let between = if self.session.voice.locale.is_chinese() { "" } else { " " };
                self.session.terminal.line(&sentences.join(between));
            } else {
                self.session.terminal.gap();
                for sentence in sentences {
                    self.session.terminal.line(&sentence);
                }
                self.session.terminal.gap();
            }
        }
    }

    /// Describes the table to the viewer.
    pub(super) fn look(&mut self) {
        let lines = G::describe(&self.host.view(self.viewer()));
        self.show_view(&lines);
        self.seen = lines;
    }

    /// The same, but of a long description only its most important part, and what has changed since the last look.
    pub(super) fn glance(&mut self) {
        let lines = G::describe(&self.host.view(self.viewer()));
        let is_long = lines.len() > LONG;
        let is_news = |(place, line): (usize, &Message)| {
            let skipped = is_long && place >= FOREMOST && self.seen.contains(line);
            (!skipped).then(|| line.clone())
        };
        let news = lines.iter().enumerate().filter_map(is_news).collect::<Vec<_>>();
        self.show_view(&news);
        self.seen = lines;
    }

    fn show_view(&mut self, lines: &[Message]) {
        if let Some((first, others)) = lines.split_first() {
            let first = self.said(first);
            self.session.terminal.heading(&first);
            others.iter().for_each(|line| self.say(line));
        }
    }

    /// What a seat may know and the others at the screen may not.
    pub(super) fn own_lines(&self, seat: Seat) -> Vec<Message> {
        let public = G::describe(&self.host.view(Viewer::Public));
        let own = G::describe(&self.host.view(Viewer::Seat(seat)));
        own.into_iter().filter(|line| !public.contains(line)).collect()
    }

    /// Tells the last so many moves again.
    pub(super) fn log(&mut self, moves: usize) {
        let mut beats = self.host.beats(self.viewer(), 0);
        beats.retain(|beat| !G::quiet(&beat.event));
        let together = beats.chunk_by(|one, next| one.line == next.line).count();
        let skipped = together.saturating_sub(moves);
        let start = beats.chunk_by(|one, next| one.line == next.line).take(skipped).map(<[_]>::len).sum();
        let title = self.session.voice.line("word-log");
        self.session.terminal.heading(&title);
        if beats.is_empty() {
            self.session.line("text-log-empty");
        }
        self.tell_beats(&beats[start..]);
    }
}
