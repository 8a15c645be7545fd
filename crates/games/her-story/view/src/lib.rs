//! Her story on the table.
//!
//! The rules live in `her-story`; this crate lays out what a view says ([`table::Shown`]) and stages each beat. It is built
//! on [`table::board`]: pieces are wished for, entities follow. Nothing on this table is secret but the order of bag and deck,
//! of which a view knows nothing.

mod leaves;
mod names;
mod phase;
mod piece;
mod places;
mod scene;
mod stage;
mod touch;
mod wanted;

pub use phase::HerStoryPhase;

use bevy::prelude::*;
use her_story::{Command, Event, HerStory, Phase, View};
use table::board::{Board, Reply, Scene, Stager, Wishes};
use table::{GameBox, Leaf, Picture, Shape, Sign, TableGame, TableGamePlugin};
use tabletop::{Game, Host, Message, Seat, Viewer};

use piece::{Key, Question, Spot};

/// Her story as it lies on the table.
pub struct HerStoryView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "her-story");

/// Puts Her story on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<HerStoryView>::default());
}

impl TableGame for HerStoryView {
    type Game = HerStory;
    type Phase = HerStoryPhase;

    const BOX: GameBox = GameBox {
        id: HerStory::ID,
        seats: HerStory::SEATS,
        age: 10,
        minutes: 45,
        picture: "box-her-story",
        signs: &SIGNS,
        options: HerStory::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/her-story.ron"),
        opener: None,
    };

    const CHOOSE_SIGNS: bool = false;
    const COUNTED: &'static str = "story-star";

    fn phase(phase: Phase) -> HerStoryPhase {
        HerStoryPhase::of(phase)
    }

    fn before(host: &Host<HerStory>, viewer: Viewer) -> View {
        View::before(host.view(viewer).table.seats())
    }

    fn fold(shown: &mut View, event: &Event) {
        shown.fold(event);
    }

    fn seconds(event: &Event) -> f32 {
        stage::seconds(event)
    }

    /// All see the same.
    fn viewer(_: &View) -> Viewer {
        Viewer::Public
    }

    fn is_secret(_: &Command) -> bool {
        false
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-library" => "command-library-group",
            "command-swap" => "command-swap-group",
            "command-research" | "command-research-discard" => "group-research",
            "command-another" => "command-another-group",
            "command-draft" => "group-draft",
            "command-keep" => "command-keep-group",
            "command-favourite" => "command-favourite-group",
            "prompt-complete" => "group-complete",
            "prompt-complete-draft" => "prompt-complete-draft-group",
            other => other,
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-library" => "icon-replay",
            "command-research" | "command-research-discard" | "command-another" => "icon-zoom",
            "command-draft" => "icon-save",
            "prompt-complete" | "prompt-complete-draft" => "icon-rules",
            "command-finish" => "icon-check",
            "command-favourite" => "icon-eye",
            _ => "icon-hand",
        }
    }

    /// Only two visits in a match: none is to be made by the way.
    fn spends(id: &'static str) -> bool {
        id == "command-library"
    }

    fn offer_picture(_: &View, command: &Command) -> Option<Picture> {
        match command {
            Command::Research { tile, discard: None }
            | Command::TakeAnother { tile }
            | Command::Keep { tile } => Some(Picture { sprite: names::tile(*tile), goes_to: None }),
            _ => None,
        }
    }

    fn task(view: &View) -> Option<Message> {
        phase::task(&view.table.step)
    }

    /// A phone has no room for a list beside the pieces, which do all of it.
    fn is_listed(_: &View, shape: Shape) -> bool {
        shape == Shape::Landscape
    }

    /// The finished books, each favourite first.
    fn leaves(view: &View) -> Vec<Leaf<Message>> {
        leaves::of(view)
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
    }
}

impl Board for HerStoryView {
    type Key = Key;
    type Spot = Spot;
    type Question = Question;

    fn spot_name(spot: Spot) -> String {
        touch::name(spot)
    }

    fn spot_label(scene: &Scene<Self>, spot: Spot) -> String {
        touch::label(scene, spot)
    }

    fn plane(spot: Spot) -> u8 {
        touch::plane(spot)
    }

    fn mat_of(spot: Spot) -> Option<Seat> {
        match spot {
            Spot::Mat(seat) => Some(seat),
            _ => None,
        }
    }

    fn glow(spot: Spot, question: &Question) -> f32 {
        touch::glow(spot, question)
    }

    fn wanted(scene: &Scene<Self>) -> Wishes<Key, Spot> {
        wanted::wanted(scene)
    }

    fn touched(scene: &Scene<Self>, spot: Spot) -> Reply<Self> {
        touch::touched(scene, spot)
    }

    fn stands(scene: &Scene<Self>) -> bool {
        touch::stands(scene)
    }

    fn stage(stager: &mut Stager<Self>, event: &Event) {
        stage::stage(stager, event);
    }
}

/// The figures by which players are told apart: the animals that every box has.
const SIGNS: [Sign; 8] = [
    Sign { id: "figure-owl", sprite: "figure-owl" },
    Sign { id: "figure-fox", sprite: "figure-fox" },
    Sign { id: "figure-crane", sprite: "figure-crane" },
    Sign { id: "figure-cat", sprite: "figure-cat" },
    Sign { id: "figure-lion", sprite: "figure-lion" },
    Sign { id: "figure-hare", sprite: "figure-hare" },
    Sign { id: "figure-tortoise", sprite: "figure-tortoise" },
    Sign { id: "figure-elephant", sprite: "figure-elephant" },
];
