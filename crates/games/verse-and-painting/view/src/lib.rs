//! Verse and painting on the table, in its three modes.
//!
//! The rules live in `verse-and-painting`; this crate lays out what a view says ([`table::Shown`]) and stages each beat.
//! It is built on [`table::board`]: pieces are wished for, entities follow. Lines, paintings and guesses are wished for
//! only where the view has them; nothing here remembers what somebody else may see.

#![expect(clippy::needless_pass_by_value, reason = "the engine hands systems their parameters by value")]

mod fit;
mod gallery;
mod names;
mod phase;
mod piece;
mod places;
mod stage;
mod summary;
mod tongue;
mod touch;
mod wanted;

pub use phase::VersePhase;

use bevy::prelude::*;
use table::board::{Board, Reply, Scene, Stager, Wishes};
use table::{GameBox, Sign, Summary, TableGame, TableGamePlugin};
use tabletop::{Game, Host, Lobby, Message, Prompt, Viewer};
use verse_and_painting::{Ask, Command, Config, Event, Mode, Phase, VerseAndPainting, View};

use piece::{Key, Question, Spot};

/// Verse and painting as it lies on the table.
pub struct VerseView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "verse-and-painting");

/// Puts verse and painting on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<VerseView>::default());
}

impl TableGame for VerseView {
    type Game = VerseAndPainting;
    type Phase = VersePhase;

    const BOX: GameBox = GameBox {
        id: VerseAndPainting::ID,
        seats: VerseAndPainting::SEATS,
        age: 10,
        minutes: 40,
        picture: "box-verse-and-painting",
        signs: &SIGNS,
        options: VerseAndPainting::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/verse-and-painting.ron"),
        opener: None,
    };

    const CHOOSE_SIGNS: bool = false;
    const COUNTED: &'static str = "verse-seal";

    fn phase(phase: Phase) -> VersePhase {
        VersePhase::of(phase)
    }

    fn before(host: &Host<VerseAndPainting>, viewer: Viewer) -> View {
        View::before(&host.view(viewer).config, viewer)
    }

    fn fold(shown: &mut View, event: &Event) {
        shown.fold(event);
    }

    fn seconds(event: &Event) -> f32 {
        stage::seconds(event)
    }

    fn summary(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
        summary::of_round(event, before)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    /// What may be removed would say which line is one's own, and whoever says that a line is read has it open.
    fn is_secret(command: &Command) -> bool {
        match command {
            Command::Ready
            | Command::Keep { .. }
            | Command::HandIn { .. }
            | Command::Guess { .. }
            | Command::GuessWritten { .. }
            | Command::Remove { .. }
            | Command::Enter { .. }
            | Command::LeaveBlank => true,
            Command::Hint { .. }
            | Command::SkipHint
            | Command::Recite { .. }
            | Command::ReciteAloud { .. }
            | Command::Judge { .. }
            | Command::PassRecital => false,
        }
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-guess" => "command-guess-group",
            "command-remove" => "command-remove-group",
            "command-recite-aloud" => "command-recite-aloud-group",
            "command-ready" => "command-ready-group",
            "ask-painting" => "ask-painting-group",
            "ask-stamps" => "ask-stamps-group",
            "ask-draft" => "ask-draft-group",
            "ask-line" => "ask-line-group",
            "ask-poem" => "ask-poem-group",
            other => other,
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-ready" | "command-judge-right" => "icon-check",
            "command-judge-wrong" | "command-skip-hint" | "command-leave-blank" | "command-pass-recital" => {
                "icon-close"
            }
            "ask-painting" => "icon-brush",
            "ask-stamps" => "icon-stamp",
            "ask-draft" => "icon-save",
            "command-guess" => "icon-eye",
            "command-remove" => "icon-trash",
            _ => "icon-hand",
        }
    }

    /// The number of lines that are removed is asked where all play together; that of open lines is fixed between the lines.
    fn is_asked(option: usize, options: &[u8]) -> bool {
        Config::is_asked(option, options)
    }

    fn thing_picture(prompt: &Ask, index: u32) -> Option<(&'static str, Message)> {
        let Ask::Stamps = prompt else { return None };
        let said = prompt.item(index)?;
        Some((said.id, said))
    }

    fn task(view: &View) -> Option<Message> {
        touch::task(view)
    }

    /// Points where each plays for themselves, hearts where all play together.
    fn counted(view: &View) -> &'static str {
        match view.config.mode {
            Mode::Competition => Self::COUNTED,
            Mode::Together | Mode::Between => "verse-heart",
        }
    }

    fn in_common(view: &View) -> Option<Message> {
        match view.config.mode {
            Mode::Competition => None,
            Mode::Together | Mode::Between => {
                Some(Message::new("summary-hearts").with("hearts", view.hearts))
            }
        }
    }

    fn without_clock(lobby: &mut Lobby) {
        const TIME: usize = 2;
        const NONE: u8 = 3;
        lobby.options.resize(lobby.options.len().max(TIME + 1), 0);
        lobby.options[TIME] = NONE;
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
        gallery::plugin(app);
    }
}

impl Board for VerseView {
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
        spot.plane()
    }

    fn glow(spot: Spot, question: &Question) -> f32 {
        touch::glow(spot, *question)
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
    Sign { id: "figure-fox", sprite: "figure-fox" },
    Sign { id: "figure-cat", sprite: "figure-cat" },
    Sign { id: "figure-owl", sprite: "figure-owl" },
    Sign { id: "figure-hare", sprite: "figure-hare" },
    Sign { id: "figure-crane", sprite: "figure-crane" },
    Sign { id: "figure-tortoise", sprite: "figure-tortoise" },
    Sign { id: "figure-lion", sprite: "figure-lion" },
    Sign { id: "figure-elephant", sprite: "figure-elephant" },
];
