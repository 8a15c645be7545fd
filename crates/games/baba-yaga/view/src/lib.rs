//! Baba Yaga on the table.
//!
//! The rules live in `baba-yaga`; this crate lays out what a view says ([`table::Shown`]) and stages each beat. It is
//! built on [`table::board`]: pieces are wished for, entities follow. Ingredients are wished for only while their tiles
//! are up: nothing here remembers what lies face down.

#![expect(clippy::needless_pass_by_value, reason = "the engine hands systems their parameters by value")]

mod keys;
mod names;
mod phase;
mod piece;
mod places;
mod rest;
mod stage;
mod sway;
mod touch;
mod verdict;
mod wanted;

pub use phase::BabaYagaPhase;

use baba_yaga::{BabaYaga, Command, Event, Phase, RuleError, View};
use bevy::prelude::*;
use table::board::{Board, Reply, Scene, Stager, Wishes};
use table::{GameBox, Shape, Sign, TableGame, TableGamePlugin};
use tabletop::{Game, Host, Lobby, Message, Millis, Seat, Viewer};

use piece::{Key, Question, Spot};

/// Baba Yaga as it lies on the table.
pub struct BabaYagaView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "baba-yaga");

/// Puts Baba Yaga on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<BabaYagaView>::default());
}

impl TableGame for BabaYagaView {
    type Game = BabaYaga;
    type Phase = BabaYagaPhase;

    const BOX: GameBox = GameBox {
        id: BabaYaga::ID,
        seats: BabaYaga::SEATS,
        age: 6,
        minutes: 15,
        picture: "box-baba-yaga",
        signs: &SIGNS,
        options: BabaYaga::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/baba-yaga.ron"),
        opener: None,
    };

    const CHOOSE_SIGNS: bool = false;
    const COUNTED: &'static str = "stamp-broken";

    fn phase(phase: Phase) -> BabaYagaPhase {
        BabaYagaPhase::of(phase)
    }

    fn before(host: &Host<BabaYaga>, viewer: Viewer) -> View {
        View::before(&host.view(viewer).config, viewer)
    }

    fn fold(shown: &mut View, event: &Event) {
        shown.fold(event);
    }

    fn seconds(event: &Event) -> f32 {
        stage::seconds(event)
    }

    fn seconds_before(event: &Event) -> f32 {
        stage::seconds_before(event)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    fn is_secret(_: &Command) -> bool {
        false
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-place-witch" => "command-place-witch-group",
            "command-turn" => "command-turn-group",
            "command-turn-spell" => "command-turn-spell-group",
            "command-place-house" => "command-place-house-group",
            other => other,
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-turn-spell" => "icon-eye",
            "command-place-house" => "power-house",
            "ask-swap" => "power-swap",
            _ => "icon-hand",
        }
    }

    fn will_do(error: &RuleError) -> Option<Millis> {
        match error {
            RuleError::InTheAir { until, .. }
            | RuleError::StillShowing { until, .. }
            | RuleError::TooSoon { until } => Some(*until),
            _ => None,
        }
    }

    fn is_told(error: &RuleError) -> bool {
        !matches!(error, RuleError::WrongMoment | RuleError::OutOfTurn { .. })
    }

    fn at_work(view: &View) -> Option<Seat> {
        (view.phase == Phase::Flight).then_some(view.active)
    }

    fn is_listed(view: &View, shape: Shape) -> bool {
        // Where a tile of the forest is asked for, the forest itself asks.
        shape == Shape::Landscape && matches!(view.phase, Phase::Witch | Phase::Spell)
    }

    fn counts_down(phase: Phase) -> bool {
        // In a flight the clock only takes the next step: the candle shows the whole.
        phase != Phase::Flight
    }

    fn task(view: &View) -> Option<Message> {
        let id = match view.phase {
            Phase::Preview => "task-preview",
            Phase::House => "task-house",
            Phase::Swap => "task-swap",
            Phase::Expert => "task-expert",
            Phase::Witch | Phase::Spell | Phase::Flight | Phase::Over => return None,
        };
        Some(Message::new(id))
    }

    fn without_clock(lobby: &mut Lobby) {
        const CLOCK: usize = 2;
        const UNTIMED: u8 = 3;
        lobby.options.resize(lobby.options.len().max(CLOCK + 1), 0);
        lobby.options[CLOCK] = UNTIMED;
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
        keys::plugin(app);
        rest::plugin(app);
        sway::plugin(app);
        verdict::plugin(app);
    }
}

impl Board for BabaYagaView {
    type Key = Key;
    type Spot = Spot;
    type Question = Question;

    fn spot_name(spot: Spot) -> String {
        touch::name(spot)
    }

    fn spot_label(scene: &Scene<Self>, spot: Spot) -> String {
        touch::label(scene, spot)
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
        scene.view.phase == Phase::Swap
    }

    fn lingers(key: Key) -> Option<f32> {
        key.is_of_spell().then_some(stage::SPELL_STAYS)
    }

    fn stage(stager: &mut Stager<Self>, event: &Event) {
        stage::stage(stager, event);
    }
}

/// The figures by which players are told apart: the animals that every box has.
const SIGNS: [Sign; 8] = [
    Sign { id: "figure-fox", sprite: "figure-fox" },
    Sign { id: "figure-cat", sprite: "figure-cat" },
    Sign { id: "figure-owl", sprite: "figure-owl" },
    Sign { id: "figure-hare", sprite: "figure-hare" },
    Sign { id: "figure-crane", sprite: "figure-crane" },
    Sign { id: "figure-tortoise", sprite: "figure-tortoise" },
    Sign { id: "figure-lion", sprite: "figure-lion" },
    Sign { id: "figure-elephant", sprite: "figure-elephant" },
];
