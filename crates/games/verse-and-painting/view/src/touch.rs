//! What a touch means, and what places are called.

use table::board::{Reply, Scene};
use tabletop::{Message, Offer, Seat, Speak};
use verse_and_painting::{Command, LineId, Mode, Phase, View};

use crate::VerseView;
use crate::piece::{Question, Spot};

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Painting(seat) => format!("painting-{seat}"),
        Spot::Line(line) => format!("line-{}-{}", line.theme.0, line.number),
        Spot::Laid(seat) => format!("laid-{seat}"),
        Spot::Elsewhere => "elsewhere".into(),
        Spot::Close => "close-card".into(),
        Spot::Choose(seat) => format!("choose-{seat}"),
        Spot::Remove => "remove-line".into(),
        Spot::Judge(true) => "judge-right".into(),
        Spot::Judge(false) => "judge-wrong".into(),
    }
}

/// What people call it.
pub fn label(scene: &Scene<VerseView>, spot: Spot) -> String {
    let said = match spot {
        Spot::Painting(seat) => Message::new("spot-painting").with("seat", seat),
        Spot::Line(line) => line.message(),
        Spot::Laid(seat) => Message::new("spot-laid").with("seat", seat),
        Spot::Elsewhere | Spot::Close => Message::new("spot-close"),
        Spot::Choose(_) => Message::new("spot-choose"),
        Spot::Remove => Message::new("spot-remove"),
        Spot::Judge(right) => Command::Judge { right }.message(),
    };
    (scene.say)(&said)
}

/// What is to be done now. Whoever looks alone reads their own line.
pub fn task(view: &View) -> Option<Message> {
    let own = view.own.as_ref().zip(view.viewer);
    Some(match (view.phase, own) {
        (Phase::Ready | Phase::Paint, Some((own, seat))) => {
            let line = own.line.message();
            let masked = view.laid[seat].as_ref().map(|masked| usize::from(masked.index));
            let line_of = own.line.line();
            match masked.and_then(|index| line_of?.characters().get(index).copied()) {
                Some(c) => Message::new("task-character").with("line", line).with("character", c.to_string()),
                None => Message::new("task-line").with("line", line),
            }
        }
        (Phase::Ready, None) => Message::new("task-ready"),
        (Phase::Paint, None) => Message::new("task-paint"),
        (Phase::Match, _) => Message::new("task-match"),
        (Phase::Remove, _) => Message::new("task-remove"),
        (Phase::Enter, _) => Message::new("task-enter"),
        (Phase::Hint, _) => Message::new("task-hint"),
        (Phase::Recite, _) => Message::new("task-recite"),
        (Phase::Judge, _) => Message::new("task-judge"),
        (Phase::Over, _) => return None,
    })
}

/// How strongly a lawful spot glows: only what the held line or painting waits for. A line that is to go waits for none:
/// only its own light and its button are there.
pub fn glow(spot: Spot, question: Question) -> f32 {
    match (spot, question) {
        (Spot::Painting(_), Question::Line(_)) | (Spot::Line(_), Question::Painting(_)) => 0.9,
        _ => 0.0,
    }
}

/// The person who may act, where what they may do is one of these.
pub fn actor(scene: &Scene<VerseView>, is_it: impl Fn(&Command) -> bool) -> Option<Seat> {
    let offered = |offer: &Offer<Command, _>| matches!(offer, Offer::Exact(command) if is_it(command));
    scene.actor.filter(|_| scene.offers.iter().any(offered))
}

/// Who may guess now.
pub fn guesser(scene: &Scene<VerseView>) -> Option<Seat> {
    actor(scene, |command| matches!(command, Command::Guess { .. }))
}

/// Who may remove a line now.
fn remover(scene: &Scene<VerseView>) -> Option<Seat> {
    actor(scene, |command| matches!(command, Command::Remove { .. }))
}

fn holds_own_line(scene: &Scene<VerseView>) -> bool {
    let own = scene.view.own.as_ref().map(|own| own.line);
    matches!(scene.question, Question::Out(line) if own == Some(*line))
}

/// Whether touching it does something now.
pub fn may_press(scene: &Scene<VerseView>, spot: Spot) -> bool {
    let view = scene.view;
    match spot {
        Spot::Painting(seat) => match scene.question {
            Question::Line(_) if guesser(scene).is_some() => guesser(scene) != Some(seat),
            _ => crate::wanted::has_painting(scene, seat),
        },
        Spot::Line(line) => !view.removed.iter().any(|removal| removal.line == line),
        Spot::Laid(_) | Spot::Elsewhere | Spot::Close | Spot::Choose(_) => true,
        // RULES 5.4: nobody removes the own line.
        Spot::Remove => remover(scene).is_some() && !holds_own_line(scene),
        Spot::Judge(_) => actor(scene, |command| matches!(command, Command::Judge { .. })).is_some(),
    }
}

/// What a touch means. Whether it is lawful is for the rules to say.
pub fn touched(scene: &Scene<VerseView>, spot: Spot) -> Reply<VerseView> {
    match spot {
        Spot::Elsewhere | Spot::Close => Reply::Ask(put_away(scene)),
        Spot::Painting(seat) => painting(scene, seat),
        Spot::Line(line) => touched_line(scene, line),
        Spot::Laid(seat) => laid(scene, seat),
        Spot::Choose(seat) => hold(scene, Question::Painting(seat)),
        Spot::Remove => match (remover(scene), scene.question) {
            (Some(seat), Question::Out(line)) => Reply::Do(seat, Command::Remove { line: *line }),
            _ => Reply::Ignore,
        },
        Spot::Judge(right) => match actor(scene, |command| matches!(command, Command::Judge { .. })) {
            Some(seat) => Reply::Do(seat, Command::Judge { right }),
            None => Reply::Ignore,
        },
    }
}

/// A card that lies there by itself must be told that it is put away.
fn put_away(scene: &Scene<VerseView>) -> Question {
    let by_itself = *scene.question == Question::Nothing && scene.view.aloud.is_some();
    if by_itself { Question::PutAway } else { Question::Nothing }
}

/// Holds a line or a painting; what else is secret of whoever holds it is seen then.
fn hold(scene: &Scene<VerseView>, question: Question) -> Reply<VerseView> {
    if scene.private { Reply::Ask(question) } else { Reply::AskInSecret(question) }
}

fn painting(scene: &Scene<VerseView>, painter: Seat) -> Reply<VerseView> {
    match (scene.question, guesser(scene)) {
        (Question::Line(line), Some(seat)) if scene.private => {
            Reply::Do(seat, Command::Guess { painter, line: *line })
        }
        (Question::Painting(held), _) if *held == painter => Reply::Ask(Question::Nothing),
        _ if crate::wanted::has_painting(scene, painter) => Reply::Ask(Question::Large(painter)),
        _ => Reply::Ignore,
    }
}

fn touched_line(scene: &Scene<VerseView>, line: LineId) -> Reply<VerseView> {
    let held = [Question::Line(line), Question::Out(line)].contains(scene.question);
    match (scene.question, guesser(scene), remover(scene)) {
        (Question::Painting(painter), Some(seat), _) if scene.private => {
            Reply::Do(seat, Command::Guess { painter: *painter, line })
        }
        (_, None, Some(seat)) if held && scene.private => Reply::Do(seat, Command::Remove { line }),
        (_, Some(_), _) if held => Reply::Ask(Question::Read(line)),
        (_, Some(_), _) => hold(scene, Question::Line(line)),
        (_, None, Some(_)) => hold(scene, Question::Out(line)),
        _ => Reply::Ask(Question::Read(line)),
    }
}

/// A masked line is read large where all of it is known.
fn laid(scene: &Scene<VerseView>, seat: Seat) -> Reply<VerseView> {
    match known(scene, seat) {
        Some(line) if may_read(scene, line) => Reply::Ask(Question::Poem(line)),
        Some(line) => Reply::Ask(Question::Read(line)),
        None => Reply::Ignore,
    }
}

/// The line of a seat, where the viewer knows it.
fn known(scene: &Scene<VerseView>, seat: Seat) -> Option<LineId> {
    let own = scene.view.own.as_ref().filter(|_| scene.view.viewer == Some(seat)).map(|own| own.line);
    scene.view.known[seat].or(own)
}

/// Whether the poem of a line may be read: once the truth is shown, and between the lines once it cannot be recited
/// any more (RULES 6.7, 7.1).
pub fn may_read(scene: &Scene<VerseView>, line: LineId) -> bool {
    let view = scene.view;
    match view.config.mode {
        Mode::Between => view.recited.contains(&line) || view.phase == Phase::Over,
        Mode::Competition | Mode::Together => view.known.values().any(|known| *known == Some(line)),
    }
}

/// Whether what is held or looked at is still there.
pub fn stands(scene: &Scene<VerseView>) -> bool {
    let view = scene.view;
    match scene.question {
        Question::Nothing => true,
        Question::Line(line) => view.left().any(|left| left == *line) && guesser(scene).is_some(),
        Question::Out(line) => view.left().any(|left| left == *line) && remover(scene).is_some(),
        Question::Painting(_) => guesser(scene).is_some(),
        Question::Large(seat) => crate::wanted::has_painting(scene, *seat),
        Question::Read(line) => {
            let own = view.own.as_ref().is_some_and(|own| own.line == *line);
            own || view.open.contains(line) || view.known.values().any(|known| *known == Some(*line))
        }
        Question::Poem(line) => may_read(scene, *line),
        Question::PutAway => view.aloud.is_some(),
    }
}
