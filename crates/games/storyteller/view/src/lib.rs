//! Storyteller on the table.
//!
//! The rules live in `storyteller`; this crate lays out what a view says ([`table::Shown`]) and stages each beat. It is
//! built on [`table::board`]: pieces are wished for, entities follow. A picture is wished for only where a view says it:
//! on show, or in the hand of whoever looks.

#![expect(clippy::needless_pass_by_value, reason = "the engine hands systems their parameters by value")]

mod clock;
mod deeds;
mod large;
mod lifted;
mod names;
mod phase;
mod piece;
mod places;
mod stage;
mod summary;
mod touch;
mod waiting;
mod wanted;

pub use phase::StorytellerPhase;

use bevy::prelude::*;
use storyteller::{Ask, Card, Command, Event, Phase, Storyteller, View, cards_given};
use table::board::{Board, Reply, Scene, Stager, Wishes};
use table::{Exhibit, GameBox, Picture, Sign, Summary, TableGame, TableGamePlugin};
use tabletop::{Game, Host, Lobby, Message, Speak, Viewer};

use piece::{Key, Question, Spot};

/// Storyteller as it lies on the table.
pub struct StorytellerView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "storyteller");

/// Puts Storyteller on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<StorytellerView>::default());
}

impl TableGame for StorytellerView {
    type Game = Storyteller;
    type Phase = StorytellerPhase;

    const BOX: GameBox = GameBox {
        id: Storyteller::ID,
        seats: Storyteller::SEATS,
        age: 8,
        minutes: 30,
        picture: "box-storyteller",
        signs: &SIGNS,
        options: Storyteller::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/storyteller.ron"),
        opener: None,
    };

    const MORE_PACKS: &'static [&'static str] =
        &[include_str!("../../../../../assets/pictures/storyteller-table.ron")];

    const CHOOSE_SIGNS: bool = false;
    const COUNTED: &'static str = "point";
    const EXHIBITS: Option<fn() -> Vec<Exhibit>> = Some(exhibits);

    fn phase(phase: Phase) -> StorytellerPhase {
        StorytellerPhase::of(phase)
    }

    fn before(host: &Host<Storyteller>, viewer: Viewer) -> View {
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

    fn is_secret(command: &Command) -> bool {
        !matches!(command, Command::Retract | Command::GoOn { .. })
    }

    fn asks_in_secret(ask: &Ask) -> bool {
        !matches!(ask, Ask::Why { .. })
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-tell-aloud" => "deed-aloud",
            "ask-written" => "deed-write",
            "ask-tiles" => "deed-tiles",
            "ask-give" => "group-give",
            "ask-vote" => "group-vote",
            "ask-why" => "deed-why",
            "command-go-on" => "deed-go-on",
            "command-retract" => "deed-retract",
            other => other,
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-tell-aloud" => "icon-sound-on",
            "ask-written" | "ask-why" => "icon-log",
            "ask-tiles" => "icon-language",
            "ask-vote" => "icon-check",
            "command-go-on" => "icon-play",
            "command-retract" => "icon-undo",
            _ => "icon-hand",
        }
    }

    fn offer_picture(_: &View, command: &Command) -> Option<Picture> {
        match command {
            Command::Tell { card, .. } => Some(Picture { sprite: names::sprite(*card), goes_to: None }),
            _ => None,
        }
    }

    fn prompt_picture(ask: &Ask) -> Option<&'static str> {
        match ask {
            Ask::Written { card } | Ask::Tiles { card } => Some(names::sprite(*card)),
            // Only one card is asked about: nothing is to be chosen first, and it lies in sight.
            Ask::Give { .. } | Ask::Vote { .. } | Ask::Why { .. } => None,
        }
    }

    fn thing_picture(ask: &Ask, index: u32) -> Option<(&'static str, Message)> {
        let at = usize::try_from(index).ok()?;
        match ask {
            Ask::Give { hand, .. } => hand.get(at).map(|card| (names::sprite(*card), card.message())),
            Ask::Vote { show, own } => {
                let (card, place) = (show.get(at)?, index + 1);
                let is_own = own.iter().any(|own| u32::from(*own) == place);
                let title = Message::new(if is_own { "thumb-own" } else { "thumb-shown" });
                let title = title.with("number", place).with("card", card.message());
                Some((names::sprite(*card), title))
            }
            Ask::Written { .. } | Ask::Tiles { .. } | Ask::Why { .. } => None,
        }
    }

    /// Whoever has chosen waits, and is told for whom.
    fn task(view: &View) -> Option<Message> {
        waiting::task(view)
    }

    fn without_clock(lobby: &mut Lobby) {
        const TIMER: usize = 1;
        lobby.options.resize(lobby.options.len().max(TIMER + 1), 0);
        lobby.options[TIMER] = 0;
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
        clock::plugin(app);
        lifted::plugin(app);
    }
}

impl Board for StorytellerView {
    type Key = Key;
    type Spot = Spot;
    type Question = Question;

    const PATIENT: bool = true;

    fn spot_name(spot: Spot) -> String {
        touch::name(spot)
    }

    fn spot_label(scene: &Scene<Self>, spot: Spot) -> String {
        touch::label(scene, spot)
    }

    fn plane(spot: Spot) -> u8 {
        match spot {
            Spot::Shown(_) | Spot::Mat(_) => 1,
            Spot::Held(_) => 2,
            _ => 3,
        }
    }

    fn mat_of(spot: Spot) -> Option<tabletop::Seat> {
        touch::mat_of(spot)
    }

    fn glow(_: Spot, _: &Question) -> f32 {
        // Pictures show their own colours.
        0.0
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

/// The whole deck, for the gallery.
fn exhibits() -> Vec<Exhibit> {
    let exhibit = |card: Card| Exhibit {
        sprite: names::face(card),
        file: names::large(card),
        title: card.message(),
        alt: card.alt(),
    };
    Card::all().map(exhibit).collect()
}

/// How many cards are on show in a round at a table for so many (RULES 3.6).
fn on_show(seats: u8) -> u8 {
    cards_given(seats) * (seats - 1) + 1
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
