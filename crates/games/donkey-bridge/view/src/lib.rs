//! Donkey bridge on the table.
//!
//! The rules live in `donkey-bridge`; this crate lays out what a view says ([`table::Shown`]) and stages each beat. It is
//! built on [`table::board`]: pieces are wished for, entities follow. A word is wished for only where the view has it:
//! stacks, score piles and the tiles of others lie face down, and nothing here remembers what they are.

#![expect(clippy::needless_pass_by_value, reason = "the engine hands systems their parameters by value")]

mod clock;
mod names;
mod phase;
mod piece;
mod places;
mod stage;
mod tale;
mod touch;
mod verdict;
mod wanted;

pub use phase::DonkeyBridgePhase;

use bevy::prelude::*;
use donkey_bridge::{Ask, Command, DonkeyBridge, Event, Phase, View};
use table::board::{Board, Reply, Scene, Stager, Wishes};
use table::{GameBox, Shape, Sign, TableGame, TableGamePlugin};
use tabletop::{Game, Host, Lobby, Message, SeatSet, Speak, Viewer};

use piece::{Key, Question, Spot};

/// Donkey bridge as it lies on the table.
pub struct DonkeyBridgeView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "donkey-bridge");

/// Puts donkey bridge on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<DonkeyBridgeView>::default());
}

impl TableGame for DonkeyBridgeView {
    type Game = DonkeyBridge;
    type Phase = DonkeyBridgePhase;

    const BOX: GameBox = GameBox {
        id: DonkeyBridge::ID,
        seats: DonkeyBridge::SEATS,
        age: 8,
        minutes: 40,
        picture: "box-donkey-bridge",
        signs: &SIGNS,
        options: DonkeyBridge::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/donkey-bridge.ron"),
        opener: None,
    };

    const CHOOSE_SIGNS: bool = false;
    const COUNTED: &'static str = names::BACK;

    fn phase(phase: Phase) -> DonkeyBridgePhase {
        DonkeyBridgePhase::of(phase)
    }

    fn before(host: &Host<DonkeyBridge>, viewer: Viewer) -> View {
        View::before(&host.view(viewer).config, viewer)
    }

    fn fold(shown: &mut View, event: &Event) {
        shown.fold(event);
    }

    fn seconds(event: &Event) -> f32 {
        stage::seconds(event)
    }

    fn seconds_to_read(event: &Event, people: SeatSet) -> f32 {
        stage::seconds_to_read(event, people)
    }

    /// The words of a draw and of a story fade (RULES 7.4).
    fn faded(event: &Event) -> Option<Message> {
        match event {
            Event::TilesDrawn { seat, .. } => Some(Message::new("event-drawn-faded").with("seat", *seat)),
            Event::StoryTold { seat, slot, .. } => {
                Some(Message::new("event-told-aloud").with("seat", *seat).with("slot", *slot))
            }
            _ => None,
        }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    /// What the storyteller may accept are the words of the story.
    fn is_secret(command: &Command) -> bool {
        matches!(command, Command::Accept(_))
    }

    /// Whose story it is and which words it needs everybody sees, and all read it (RULES 3.1, 3.2); who answers goes by
    /// their own tile.
    fn asks_in_secret(prompt: &Ask) -> bool {
        !matches!(prompt, Ask::Story { .. })
    }

    /// How many words of the tiles a story has, and which it does not have yet (RULES 3.3).
    fn lacks(prompt: &Ask, text: &str) -> Option<Message> {
        let Ask::Story { words } = prompt else { return None };
        let lacking = donkey_bridge::lacking(text, words);
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        (!lacking.is_empty()).then(|| {
            Message::new("story-lacks")
                .with("used", number(words.len() - lacking.len()))
                .with("all", number(words.len()))
                .with("words", lacking.iter().map(Speak::message).collect::<tabletop::Value>())
        })
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-guess" => "command-guess-group",
            "command-accept" => "command-accept-group",
            "command-tell-woven" => "command-tell-woven-group",
            "ask-story" => "ask-story-group",
            "ask-answer" => "ask-answer-group",
            other => other,
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-told" | "command-accept" => "icon-check",
            "command-tell-woven" => "icon-roll",
            "ask-story" | "ask-answer" => "icon-log",
            "command-guess" => "icon-tile",
            "command-dont-know" | "command-reject" => "icon-close",
            _ => "icon-hand",
        }
    }

    /// What whoever looks is to do, where it is their turn.
    fn task(view: &View) -> Option<Message> {
        let (id, seat) = match (view.phase, &view.guessing) {
            (Phase::Telling, _) => ("board-turn", view.teller),
            (Phase::Guessing, Some(guessing)) => ("event-asked", guessing.turn),
            _ => return None,
        };
        (view.viewer == Some(seat)).then(|| Message::new(id).with("seat", seat))
    }

    /// Sixteen words lie on the board, and a list that lacks one would tell everybody whose tile it is.
    fn is_listed(view: &View, _: Shape) -> bool {
        view.phase != Phase::Guessing || view.config.answering != donkey_bridge::Answering::Picked
    }

    fn without_clock(lobby: &mut Lobby) {
        const TIMER: usize = 1;
        const OFF: u8 = 2;
        lobby.options.resize(lobby.options.len().max(TIMER + 1), 0);
        lobby.options[TIMER] = OFF;
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
        tale::plugin(app);
        clock::plugin(app);
        verdict::plugin(app);
    }
}

impl Board for DonkeyBridgeView {
    type Key = Key;
    type Spot = Spot;
    type Question = Question;

    fn spot_name(spot: Spot) -> String {
        touch::name(spot)
    }

    fn spot_label(scene: &Scene<Self>, spot: Spot) -> String {
        touch::label(scene, spot)
    }

    fn mat_of(spot: Spot) -> Option<tabletop::Seat> {
        match spot {
            Spot::Own(seat) | Spot::Sheet(seat) => Some(seat),
            _ => None,
        }
    }

    fn glow(spot: Spot, _: &Question) -> f32 {
        touch::glow(spot)
    }

    fn wanted(scene: &Scene<Self>) -> Wishes<Key, Spot> {
        wanted::wanted(scene)
    }

    fn touched(scene: &Scene<Self>, spot: Spot) -> Reply<Self> {
        touch::touched(scene, spot)
    }

    fn stands(scene: &Scene<Self>) -> bool {
        scene.view.guessing.is_some()
    }

    fn stage(stager: &mut Stager<Self>, event: &Event) {
        stage::stage(stager, event);
    }
}

/// The figures by which players are told apart: the animals that every box has.
const SIGNS: [Sign; 6] = [
    Sign { id: "figure-fox", sprite: "figure-fox" },
    Sign { id: "figure-cat", sprite: "figure-cat" },
    Sign { id: "figure-owl", sprite: "figure-owl" },
    Sign { id: "figure-hare", sprite: "figure-hare" },
    Sign { id: "figure-crane", sprite: "figure-crane" },
    Sign { id: "figure-tortoise", sprite: "figure-tortoise" },
];
