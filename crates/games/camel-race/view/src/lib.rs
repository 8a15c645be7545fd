//! The camel race on the table.
//!
//! The rules live in `camel-race`; this crate lays out what a view says ([`table::Shown`]) and stages each beat. It is
//! built on [`table::board`]: pieces are wished for, entities follow.

#![expect(clippy::needless_pass_by_value, reason = "the engine hands systems their parameters by value")]

mod coach;
mod fold;
mod phase;
mod piece;
mod places;
mod sprite_names;
mod stage;
mod summary;
mod touch;
mod wanted;

pub use phase::CamelRacePhase;

use bevy::prelude::*;
use camel_race::{Camel, CamelRace, Command, Event, Phase, Pile, View};
use table::board::{Board, Reply, Scene, Spread, Stager, Wishes};
use table::{
    Finisher, GameBox, Layout, Picture, Pose, Seating, Sign, Summary, TableGame, TableGamePlugin, Tween,
};
use tabletop::{Game, Host, Seat, Viewer};

use piece::{Key, Question, Spot};
use places::Places;

/// The camel race as it lies on the table.
pub struct CamelRaceView;

/// The texts of this game.
pub const TEXTS: l10n::Source = l10n::source!("../../../../../assets/locales", "camel-race");

/// Puts the camel race on the shelf.
pub fn plugin(app: &mut App) {
    app.add_plugins(TableGamePlugin::<CamelRaceView>::default());
}

impl TableGame for CamelRaceView {
    type Game = CamelRace;
    type Phase = CamelRacePhase;

    const BOX: GameBox = GameBox {
        id: CamelRace::ID,
        seats: CamelRace::SEATS,
        age: 8,
        minutes: 30,
        picture: "box-camel-race",
        signs: &SIGNS,
        options: CamelRace::OPTIONS,
        pack: include_str!("../../../../../assets/pictures/camel-race.ron"),
        opener: None,
    };

    fn phase(phase: Phase) -> CamelRacePhase {
        match phase {
            Phase::Turn => CamelRacePhase::Turn,
            Phase::Over => CamelRacePhase::Over,
        }
    }

    fn before(host: &Host<CamelRace>, viewer: Viewer) -> View {
        fold::before(host.view(viewer))
    }

    fn fold(shown: &mut View, event: &Event) {
        fold::fold(shown, event);
    }

    fn seconds(event: &Event) -> f32 {
        fold::seconds(event)
    }

    fn summary(event: &Event, before: &mut dyn Iterator<Item = Event>) -> Option<Summary> {
        summary::of_leg(event, before)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer.map_or(Viewer::Public, Viewer::Seat)
    }

    fn is_secret(command: &Command) -> bool {
        matches!(command, Command::LayRaceCard { .. })
    }

    fn group_title(id: &'static str) -> &'static str {
        match id {
            "command-leg-ticket" => "command-leg-ticket-group",
            "command-desert-tile" => "command-desert-tile-group",
            "command-race-card" => "command-race-card-group",
            _ => "command-roll-group",
        }
    }

    fn group_icon(id: &'static str) -> &'static str {
        match id {
            "command-leg-ticket" => "icon-ticket",
            "command-desert-tile" => "icon-tile",
            "command-race-card" => "icon-race-card",
            _ => "icon-roll",
        }
    }

    fn offer_picture(view: &View, command: &Command) -> Option<Picture> {
        match command {
            Command::TakeLegTicket { camel } => {
                let value = view.top_ticket(*camel)?;
                Some(Picture { sprite: sprite_names::ticket(*camel, value), goes_to: None })
            }
            Command::LayRaceCard { camel, pile } => {
                let name = match pile {
                    Pile::Winner => "hand-winner",
                    Pile::Loser => "hand-loser",
                };
                let goes_to = Some((sprite_names::pile(*pile), name));
                Some(Picture { sprite: sprite_names::race_card(*camel), goes_to })
            }
            Command::PlaceDesertTile { .. } | Command::Roll => None,
        }
    }

    fn sign(view: &View, seat: Seat) -> usize {
        view.players.get(seat).map_or(0, |player| player.figure as usize)
    }

    fn finishers(view: &View) -> Vec<Finisher> {
        view.track.ranking().map(finisher).to_vec()
    }

    fn build(app: &mut App) {
        table::board::plugin::<Self>(app);
        coach::plugin(app);
    }
}

impl Board for CamelRaceView {
    type Key = Key;
    type Spot = Spot;
    type Question = Question;

    const IN_TURN: bool = true;

    fn spot_name(spot: Spot) -> String {
        touch::name(spot)
    }

    fn spot_label(scene: &Scene<Self>, spot: Spot) -> String {
        touch::label(scene, spot)
    }

    fn plane(spot: Spot) -> u8 {
        spot.plane()
    }

    fn mat_of(spot: Spot) -> Option<Seat> {
        spot.mat()
    }

    fn glow(spot: Spot, question: &Question) -> f32 {
        touch::glow(spot, *question)
    }

    fn in_secret(question: &Question) -> bool {
        matches!(question, Question::Card { .. })
    }

    fn takes(layout: &Layout, seating: Seating, question: &Question) -> f32 {
        places::taken(layout, seating, *question)
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

    fn goes(spread: &Spread, key: Key) -> Option<(Pose, Tween)> {
        matches!(key, Key::Die(_)).then(|| stage::back(&Places::of(spread)))
    }

    fn stage(stager: &mut Stager<Self>, event: &Event) {
        stage::stage(stager, event);
    }
}

/// A camel at the end of the race, with the mark of its saddle cloth.
fn finisher(camel: Camel) -> Finisher {
    let name = sprite_names::camel(camel);
    Finisher { name, sprite: name, mark: sprite_names::mark(camel) }
}

/// The figures, in the order of [`camel_race::Figure::ALL`].
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
