//! Short forms of what happens, with every value that it carries; a word is its short name.

use donkey_bridge::{Command, Event, Failure, Moment, OwnView, Said, Story, Word};
use tabletop::{Message, Millis, Seat, Speak, Value};

/// A command.
pub fn command(command: &Command) -> String {
    match command {
        Command::Tell(story) => format!("tell {}", self::story(story)),
        Command::Guess(word) => format!("guess {}", word.id()),
        Command::Say(text) => format!("say {:?}", text.text()),
        Command::DontKnow => "don't know".to_owned(),
        Command::Accept(word) => format!("accept {}", word.id()),
        Command::Reject => "reject".to_owned(),
    }
}

/// An event: the name of its message, then its values.
pub fn event(event: &Event) -> String {
    let id = event.message().id;
    format!("{} {}", id.strip_prefix("event-").unwrap_or(id), values(event)).trim_end().to_owned()
}

fn values(event: &Event) -> String {
    match event {
        Event::StarterChosen { seat } | Event::FirstTileGiven { seat } => format!("{seat}"),
        Event::DonkeyMoved { round } => format!("{round}"),
        Event::TurnBegan { seat, round } => format!("{seat} round {round}"),
        Event::TilesDrawn { seat, words, slot, bag, at } => {
            format!("{seat} {} for {slot}, bag {bag}, at {}", list(words), at.0)
        }
        Event::StoryTold { seat, story, slot, tiles } => {
            format!("{seat} {} on {slot}, tiles {tiles}", self::story(story))
        }
        Event::GuessingBegan { teller, slot, tiles, penalty, board, story: _ } => {
            format!("{teller} slot {slot}, tiles {tiles}, penalty {penalty}, board {}", list(board))
        }
        Event::TileDealt { seat, word } => format!("{seat} {}", hidden(*word)),
        Event::SparesKept { seat, tiles } => format!("{seat} {tiles}"),
        Event::TileTakenOver { seat, from, word } => format!("{seat} {} from {from}", hidden(*word)),
        Event::GuesserAsked { seat, deadline, at } => {
            format!("{seat} at {}, until {}", at.0, time(*deadline))
        }
        Event::AnswerWeighed { seat, said, deadline } => {
            format!("{seat} {} until {}", self::said(said), deadline.0)
        }
        Event::OwnTileSaid { seat, teller, word, deadline } => {
            format!("{seat} to {teller} {} until {}", hidden(*word), time(*deadline))
        }
        Event::WordNamed { seat, word, from, said } => {
            let said = said.as_ref().map_or(String::new(), |said| format!(" as {}", self::said(said)));
            format!("{seat} {} from {from}{said}", word.id())
        }
        Event::LastTileKept { seat, word } => format!("{seat} {}", word.id()),
        Event::GuesserFailed { seat, failure } => match failure {
            Failure::Wrong(Some(said)) => format!("{seat} {}", self::said(said)),
            Failure::Wrong(None) | Failure::TooLate | Failure::DontKnow => format!("{seat}"),
        },
        Event::TilesLost { seat, face_up, from_pile, stopped, pile } => {
            let stop = if *stopped { ", stopped" } else { "" };
            format!("{seat} {} and {from_pile} = {pile}{stop}", list(face_up))
        }
        Event::StoryClosed { teller, slot, left } => format!("{teller} slot {slot}, left {}", list(left)),
        Event::TilesScored { seat, words, pile } => format!("{seat} {} = {pile}", list(words)),
        Event::StopTileEarned { seat, pile } => format!("{seat} = {pile}"),
        Event::MatchEnded => String::new(),
    }
}

/// A woven story: each word with its sentence, `<` to open, `0` to `2` in the middle, `>` to close.
fn story(story: &Story) -> String {
    match story {
        Story::Aloud => "aloud".to_owned(),
        Story::Typed(text) => format!("{:?}", text.text()),
        Story::Woven(tale) => {
            let moment = |moment| match moment {
                Moment::Open => "<".to_owned(),
                Moment::Middle(pattern) => pattern.to_string(),
                Moment::Close => ">".to_owned(),
            };
            let lines = tale.lines().iter().map(|line| format!("{}{}", line.word.id(), moment(line.moment)));
            format!("[{}]", lines.collect::<Vec<_>>().join(" "))
        }
    }
}

fn said(said: &Said) -> String {
    match said {
        Said::Word(word) => word.id().to_owned(),
        Said::Text(text) => format!("{:?}", text.text()),
    }
}

fn list(words: &[Word]) -> String {
    format!("[{}]", words.iter().map(|word| word.id()).collect::<Vec<_>>().join(" "))
}

fn hidden(word: Option<Word>) -> &'static str {
    word.map_or("?", Word::id)
}

fn time(at: Option<Millis>) -> String {
    at.map_or("-".to_owned(), |at| at.0.to_string())
}

/// What a seat alone knows.
pub fn own(seat: Seat, own: &OwnView) -> String {
    let OwnView { tile, story, guessers_tile } = own;
    format!("own {seat}: tile {}, story {}, guesser's {}", hidden(*tile), list(story), hidden(*guessers_tile))
}

/// A message: its name, then its values with their names; those of a message within it go without.
pub fn message(message: &Message) -> String {
    let values = message.args.iter().map(|(name, value)| format!(" {name}={}", self::value(value)));
    format!("{}{}", message.id, values.collect::<String>())
}

fn value(value: &Value) -> String {
    match value {
        Value::Int(number) => number.to_string(),
        Value::Seat(seat) => seat.to_string(),
        Value::Term(term) if term.args.is_empty() => term.id.to_owned(),
        Value::Term(term) => {
            let values = term.args.iter().map(|(_, value)| self::value(value)).collect::<Vec<_>>();
            format!("{}({})", term.id, values.join(" "))
        }
        Value::List(values) => format!("[{}]", values.iter().map(self::value).collect::<Vec<_>>().join(" ")),
        Value::Text(text) => format!("{text:?}"),
    }
}
