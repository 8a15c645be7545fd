//! The program as a child process, and somebody who plays it by reading what it prints.

#![allow(dead_code, reason = "each test file uses its own part of this")]

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program, running.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    /// All that it has printed so far.
    pub printed: String,
    /// Where the part begins that nobody has looked at yet.
    looked: usize,
    unread: Vec<u8>,
}

impl Program {
    /// Starts it with this folder for its matches; the game is the camel race unless the arguments name one.
    pub fn start(data: &Path, arguments: &[&str]) -> Self {
        let game = if arguments.contains(&"--game") { &[][..] } else { &["--game", "camel-race"] };
        Self::launch(data, &[game, arguments].concat())
    }

    /// The same, with these arguments alone.
    pub fn launch(data: &Path, arguments: &[&str]) -> Self {
        let mut child = command(data)
            .args(["--speed", "instant", "--acknowledge"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("its output is piped");
        Self { child, input, output, printed: String::new(), looked: 0, unread: Vec::new() }
    }

    /// Reads on to the next question, and returns what was printed since the last one. `None` once it has ended.
    pub fn question(&mut self) -> Option<String> {
        loop {
            let mut some = [0; 8192];
            match self.output.read(&mut some) {
                Ok(0) | Err(_) => return None,
                Ok(count) => self.unread.extend(&some[..count]),
            }
            let Ok(text) = std::str::from_utf8(&self.unread) else { continue };
            self.printed += text;
            self.unread.clear();
            if self.printed.ends_with("> ") {
                let part = self.printed[self.looked..].to_owned();
                self.looked = self.printed.len();
                return Some(part);
            }
        }
    }

    /// Types a line. A program that is gone does not mind.
    pub fn answer(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// Ends it as a power cut would, and reads what it had printed until then.
    pub fn kill(mut self) -> String {
        let _ = self.child.kill();
        self.drain();
        let _ = self.child.wait();
        self.printed
    }

    /// Lets it end by itself: nothing more will be typed. Returns what it printed, and its exit code.
    pub fn end(mut self) -> (String, i32) {
        self.input = None;
        self.drain();
        let code = self.child.wait().ok().and_then(|status| status.code());
        (self.printed, code.unwrap_or(-1))
    }

    fn drain(&mut self) {
        let _ = self.output.read_to_end(&mut self.unread);
        self.printed += &String::from_utf8_lossy(&self.unread);
        self.unread.clear();
    }
}

/// The program with nothing of the environment that it would listen to.
pub fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_text-client"));
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env("CARAVANSERAI_DATA", data);
    command
}

/// Runs it to its end with these lines typed, and returns what it printed, and its exit code.
pub fn run(data: &Path, arguments: &[&str], lines: &[&str]) -> (String, i32) {
    let mut program = Program::start(data, arguments);
    for line in lines {
        program.answer(line);
    }
    program.end()
}

/// The number of the last move that was acknowledged.
pub fn acknowledged(printed: &str) -> Option<usize> {
    printed.lines().filter_map(|line| line.strip_prefix('#')?.parse().ok()).next_back()
}

/// How many choices the question at the end of this gives.
pub fn choices(question: &str) -> Option<u64> {
    let (_, range) = question.lines().next_back()?.rsplit_once(['(', '（'])?;
    let range = range.strip_prefix("1–").unwrap_or(range);
    let digits = range.chars().take_while(char::is_ascii_digit).collect::<String>();
    digits.parse().ok()
}

/// A player who decides by the number of the move alone, so that the same match is played the same way however often
/// it is interrupted.
pub struct Player {
    seed: u64,
    turn: usize,
    asked: u64,
}

impl Player {
    pub fn new(seed: u64) -> Self {
        Self { seed, turn: 0, asked: 0 }
    }

    /// What to type, given what was printed since the last answer; a question without choices gets an empty line, and
    /// after a while a 1: the first thing of a list, or a drawing by chance.
    pub fn answer(&mut self, printed: &str) -> String {
        if let Some(turn) = acknowledged(printed) {
            (self.turn, self.asked) = (turn, 0);
        }
        self.asked += 1;
        let mixed = mix(self.seed ^ (self.turn as u64) << 20 ^ self.asked << 50);
        // Whoever is asked again and again decides otherwise after a while.
        let mixed = if self.asked > 8 { mixed >> (self.asked % 32) } else { mixed };
        // A text of several lines ends with an empty one.
        let goes_on = printed.lines().next_back() == Some("> ");
        let blank = || if self.asked > 8 && !goes_on { "1".to_owned() } else { String::new() };
        choices(printed).map_or_else(blank, |count| (1 + mixed % count).to_string())
    }
}

/// Spreads a number over all bits.
pub fn mix(number: u64) -> u64 {
    let mixed = (number.wrapping_add(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed ^ (mixed >> 29)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 8
}
