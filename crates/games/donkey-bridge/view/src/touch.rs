//! What a touch means, and what places are called.

use donkey_bridge::{Answering, Command, DonkeyBridge, Phase, Story, Tale, View, Word};
use table::Seating;
use table::board::{Reply, Scene};
use tabletop::{Game, Message, Player, Seat, Speak};

use crate::DonkeyBridgeView;
use crate::piece::{Question, Spot};

/// A name that no language changes.
pub fn name(spot: Spot) -> String {
    match spot {
        Spot::Pick(index) => format!("word-{}", index + 1),
        Spot::Accept(word) => format!("accept-{}", word.id()),
        Spot::Reject => "reject".into(),
        Spot::DontKnow => "dont-know".into(),
        Spot::Donkey => "donkey".into(),
        Spot::Own(seat) => format!("own-{seat}"),
        Spot::Sheet(seat) => format!("story-{seat}"),
    }
}

/// What people call it. What a tile is that lies face down is named only for whom it belongs to.
pub fn label(scene: &Scene<DonkeyBridgeView>, spot: Spot) -> String {
    let view = scene.view;
    let said = match spot {
        Spot::Pick(index) => match picked(view, index) {
            Some(word) => word.message(),
            None => return String::new(),
        },
        Spot::Accept(word) => DonkeyBridge::offer_message(view, &Command::Accept(word)),
        Spot::Reject => Command::Reject.message(),
        Spot::DontKnow => Command::DontKnow.message(),
        Spot::Donkey => Message::new("command-tell-woven-group"),
        Spot::Own(seat) => Message::new("spot-own").with("seat", seat),
        Spot::Sheet(seat) => Message::new("spot-story").with("seat", seat),
    };
    (scene.say)(&said)
}

/// The word at this place of the board.
pub fn picked(view: &View, index: u8) -> Option<Word> {
    Some(view.guessing.as_ref()?.board.get(usize::from(index))?.word)
}

/// How strongly a lawful spot glows. Any word may be picked: then nothing on the board glows.
pub fn glow(spot: Spot) -> f32 {
    match spot {
        Spot::Pick(_) | Spot::Reject | Spot::DontKnow => 0.0,
        Spot::Accept(_) | Spot::Donkey => 0.7,
        Spot::Own(_) | Spot::Sheet(_) => 0.5,
    }
}

/// Whether a person sits there.
pub fn is_person(scene: &Scene<DonkeyBridgeView>, seat: Seat) -> bool {
    scene.players.get(seat).is_some_and(|player| *player == Player::Person)
}

/// What a touch means. Whether it is lawful is for the rules to say.
pub fn touched(scene: &Scene<DonkeyBridgeView>, spot: Spot) -> Reply<DonkeyBridgeView> {
    let view = scene.view;
    let by = |seat: Seat, command: Command| {
        if is_person(scene, seat) { Reply::Do(seat, command) } else { Reply::Ignore }
    };
    // Around a table people hold their mats instead; the curtain is for a device that goes round.
    let shared = scene.spread.seating == Seating::Pass && view.viewer.is_none();
    let look = |seat: Seat| {
        if shared && is_person(scene, seat) {
            Reply::AskInSecretOf(seat, Question::Look)
        } else {
            Reply::Ignore
        }
    };
    if !scene.caught_up {
        return Reply::Keep;
    }
    let turn = view.guessing.as_ref().map(|guessing| guessing.turn);
    match (spot, turn) {
        (Spot::Pick(index), Some(turn)) => match picked(view, index) {
            Some(word) => by(turn, Command::Guess(word)),
            None => Reply::Ignore,
        },
        (Spot::DontKnow, Some(turn)) => by(turn, Command::DontKnow),
        (Spot::Accept(word), Some(_)) => by(view.teller, Command::Accept(word)),
        (Spot::Reject, Some(_)) => by(view.teller, Command::Reject),
        (Spot::Own(seat), Some(turn)) if seat == turn => look(seat),
        (Spot::Sheet(seat), Some(_)) => look(seat),
        (Spot::Donkey, None) => match &view.telling {
            Some(telling) => by(view.teller, Command::Tell(Story::Woven(Tale::weave(&telling.words)))),
            None => Reply::Ignore,
        },
        _ => Reply::Ignore,
    }
}

/// Whether the storyteller may judge now.
pub fn judges(view: &View) -> bool {
    match view.phase {
        Phase::Judging => true,
        Phase::Guessing => view.config.answering == Answering::Spoken,
        Phase::Telling | Phase::Over => false,
    }
}
