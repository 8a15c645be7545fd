//! Lines out, lines in.
//!
//! Nothing here fails: a screen that is gone, or an input that has ended, ends the conversation, and whoever asks next
//! hears so. What was decided is in the store by then.

use std::io::{self, BufRead, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use textwrap::Options;
use textwrap::core::display_width;

/// How the screen is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looks {
    /// Modest colours.
    pub colour: bool,
    /// Whether the screen can be cleared, so that a secret does not stay on it.
    pub clear: bool,
    /// Columns to wrap at and to set menus in; `None` leaves lines as they are.
    pub width: Option<usize>,
    /// Whether what is typed must be written as well, because no keyboard shows it.
    pub echo: bool,
}

impl Looks {
    /// For screen readers, files and pipes: nothing but lines of text.
    pub const PLAIN: Self = Self { colour: false, clear: false, width: None, echo: false };

    /// What this process's screen can do.
    #[must_use]
    pub fn of_screen(plain: bool) -> Self {
        let echo = !io::stdin().is_terminal();
        let dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        if plain || dumb || !io::stdout().is_terminal() {
            return Self { echo, ..Self::PLAIN };
        }
        let colour = std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
        Self { colour, clear: true, width: Some(textwrap::termwidth().clamp(40, 100)), echo }
    }
}

const HEADING: Style = Style::new().bold();
const NUMBER: Style = AnsiColor::Cyan.on_default();
const WARNING: Style = AnsiColor::Yellow.on_default();
const PROMPT: Style = AnsiColor::Green.on_default();

/// A conversation.
pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    looks: Looks,
    ended: bool,
    /// Whether the last line shown was empty.
    after_gap: bool,
}

impl<'a> Terminal<'a> {
    /// Reads lines here and writes lines there.
    pub fn new(input: impl BufRead + 'a, output: impl Write + 'a, looks: Looks) -> Self {
        Self { input: Box::new(input), output: Box::new(output), looks, ended: false, after_gap: true }
    }

    /// A paragraph.
    pub fn line(&mut self, text: &str) {
        self.styled(Style::new(), text);
    }

    /// A heading, apart from what stands above it.
    pub fn heading(&mut self, text: &str) {
        self.gap();
        self.styled(HEADING, text);
    }

    /// Something that went wrong.
    pub fn warning(&mut self, text: &str) {
        self.styled(WARNING, text);
    }

    /// An empty line, but never two.
    pub fn gap(&mut self) {
        if !self.after_gap {
            self.write("\n");
            self.after_gap = true;
        }
    }

    /// A numbered list, from 1; in columns where it is long and the screen is wide.
    pub fn numbered(&mut self, items: &[String]) {
        let digits = items.len().to_string().len();
        let widest = items.iter().map(|item| display_width(item)).max().unwrap_or(0);
        let cell = digits + 2 + widest + 3;
        let columns = match self.looks.width {
            Some(width) if items.len() > 9 => (width / cell).clamp(1, 3),
            _ => 1,
        };
        for (row, cells) in items.chunks(columns).enumerate() {
            let mut line = String::new();
            for (column, item) in cells.iter().enumerate() {
                let number = row * columns + column + 1;
                line += &self.paint(NUMBER, &format!("{number:>digits$}."));
                line += &format!(" {item}");
                if column + 1 < cells.len() {
                    line += &" ".repeat(widest + 3 - display_width(item));
                }
            }
            self.write(&format!("{line}\n"));
        }
        self.after_gap = false;
    }

    /// Asks, and reads a line. `None` once there is no more to read or nobody to show it to.
    ///
    /// A question always stands alone at the end of what has been written, and ends with `> `.
    pub fn ask(&mut self, question: &str) -> Option<String> {
        let question = self.paint(PROMPT, &format!("{question}>"));
        self.write(&format!("{question} "));
        self.flush();
        if self.ended {
            return None;
        }
        let mut line = Vec::new();
        match self.input.read_until(b'\n', &mut line) {
            Ok(count) if count > 0 => {}
            Ok(_) | Err(_) => {
                self.ended = true;
                self.write("\n");
                return None;
            }
        }
        self.after_gap = false;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches(['\r', '\n']).to_owned();
        if self.looks.echo {
            self.write(&format!("{line}\n"));
        }
        Some(line)
    }

    /// Whether what was shown can be taken off the screen again.
    pub fn can_clear(&self) -> bool {
        self.looks.clear
    }

    /// Empties the screen, what was scrolled away included, where that is possible.
    pub fn clear(&mut self) {
        if self.looks.clear {
            self.write("\x1b[2J\x1b[3J\x1b[H");
            self.after_gap = true;
        }
        self.flush();
    }

    /// Shows a line that the next one takes the place of; nothing where lines cannot be taken back.
    pub fn passing(&mut self, text: &str) {
        if self.looks.clear {
            self.write(&format!("{text}\r"));
            self.flush();
            self.write("\x1b[K");
        }
    }

    /// Brings everything said so far to the screen.
    pub fn flush(&mut self) {
        if self.output.flush().is_err() {
            self.ended = true;
        }
    }

    fn styled(&mut self, style: Style, text: &str) {
        for paragraph in text.split('\n') {
            let lines = self.wrapped(paragraph);
            for line in lines {
                let line = self.paint(style, &line);
                self.write(&format!("{line}\n"));
            }
        }
        self.after_gap = false;
    }

    fn wrapped(&self, paragraph: &str) -> Vec<String> {
        let Some(width) = self.looks.width else { return vec![paragraph.to_owned()] };
        let text = paragraph.trim_start();
        let indent = " ".repeat(paragraph.len() - text.len());
        let hanging = if text.starts_with('•') { format!("{indent}  ") } else { indent.clone() };
        let options = Options::new(width).initial_indent(&indent).subsequent_indent(&hanging);
        textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
    }

    fn paint(&self, style: Style, text: &str) -> String {
        if !self.looks.colour || text.is_empty() || style == Style::new() {
            return text.to_owned();
        }
        format!("{style}{text}{style:#}")
    }

    fn write(&mut self, text: &str) {
        if self.output.write_all(text.as_bytes()).is_err() {
            self.ended = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Looks, Terminal};

    fn shown(looks: Looks, talk: impl FnOnce(&mut Terminal<'_>)) -> String {
        let mut screen = Vec::new();
        talk(&mut Terminal::new(&b""[..], &mut screen, looks));
        String::from_utf8(screen).expect("all that is written is text")
    }

    fn items(count: usize) -> Vec<String> {
        (1..=count).map(|number| format!("第 {number} 格")).collect()
    }

    #[test]
    fn a_plain_screen_gets_text_alone() {
        let all = shown(Looks::PLAIN, |terminal| {
            terminal.heading("head");
            terminal.warning("careful");
            terminal.numbered(&items(12));
            terminal.passing("for a moment");
            terminal.clear();
            terminal.ask("well");
        });
        assert!(!all.contains('\x1b') && !all.contains('\r'), "{all:?}");
        assert!(all.contains("\n 9. 第 9 格\n10. 第 10 格\n"), "one item a line: {all}");
    }

    #[test]
    fn long_menus_stand_in_columns_that_line_up() {
        let wide = Looks { width: Some(60), ..Looks::PLAIN };
        let all = shown(wide, |terminal| terminal.numbered(&items(10)));
        assert_eq!(all.lines().next(), Some(" 1. 第 1 格     2. 第 2 格     3. 第 3 格"));
        assert_eq!(all.lines().count(), 4);
    }

    #[test]
    fn lines_break_between_words_and_within_han() {
        let narrow = Looks { width: Some(10), ..Looks::PLAIN };
        assert_eq!(shown(narrow, |terminal| terminal.line("some words here")), "some words\nhere\n");
        assert_eq!(
            shown(narrow, |terminal| terminal.line("駱駝一隻疊一隻，走吧。")),
            "駱駝一隻疊\n一隻，走\n吧。\n"
        );
        assert_eq!(shown(narrow, |terminal| terminal.line("• one two three")), "• one two\n  three\n");
    }

    #[test]
    fn an_input_that_has_ended_stays_ended() {
        let mut screen = Vec::new();
        let mut terminal = Terminal::new(&b"one\r\ntwo"[..], &mut screen, Looks::PLAIN);
        assert_eq!(terminal.ask("a"), Some("one".into()));
        assert_eq!(terminal.ask("b"), Some("two".into()));
        assert_eq!(terminal.ask("c"), None);
        assert_eq!(terminal.ask("d"), None);
        drop(terminal);
        assert!(String::from_utf8(screen).is_ok_and(|screen| screen.starts_with("a> b> c> ")));
    }
}
