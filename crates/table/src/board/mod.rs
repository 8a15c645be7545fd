//! A board in pieces: what most games need to lie on the table, so that a view crate only says what is different.
//!
//! A game that implements [`Board`] is drawn by three pure functions and one exhaustive match: [`Board::wanted`] lists
//! the pieces that should lie there ([`Wish`]), [`Board::touched`] says what a touch means, [`Board::stage`] sets pieces
//! in motion for a beat, and [`crate::TableGame::fold`] changes what is shown. Entities follow the wishes; nothing else
//! spawns, changes or removes a piece. What a game reckons by itself, such as a coach's odds, lies [`Beside`] them. Where
//! the seats' mats lie is decided here, for all games alike.

mod beside;
mod dress;
mod effects;
mod facts;
mod fit;
mod mats;
mod pieces;
mod stager;
mod touch;
mod wish;

pub use beside::Beside;
pub use dress::Dress;
pub use effects::{Appears, Cues, Frames};
pub use facts::Facts;
pub use fit::{ems, fitted, fitted_lines, lines};
pub use mats::{Mat, MatForm, SeatPlan, Slot, Spread};
pub use pieces::{Piece, Pieces};
pub use stager::Stager;
pub use touch::{Enlarged, Peek, Reply, SpotOf, Touched};
pub use wish::{Look, Script, Touch, Wish, Wishes};

use core::fmt::Debug;

use bevy::prelude::*;
use tabletop::{BySeat, Game, Message as Said, Offer, OfferOf, Player, Seat};

use crate::{Early, Layout, Pose, Screen, Seating, TableGame, TableSystems, Tween, in_match};

/// Drawing order of what every table has, lower first.
pub mod layer {
    /// The ground.
    pub const GROUND: f32 = 0.0;
    /// The rest of the table around an open question.
    pub const ELSEWHERE: f32 = 10.0;
    /// What lies on the ground.
    pub const BOARD: f32 = 20.0;
    /// What stands on it: 100 to 200, nearer is later.
    pub const STANDING: f32 = 100.0;
    /// Mats.
    pub const MAT: f32 = 300.0;
    /// What asks a question.
    pub const ASK: f32 = 500.0;
    /// An open hand.
    pub const HAND: f32 = 600.0;
    /// What flies.
    pub const FLY: f32 = 700.0;
}

/// Inks of the palette that words and tints are in.
pub mod ink {
    use bevy::prelude::Color;

    /// On dark paper.
    pub const CREAM: Color = Color::srgb(0.961, 0.922, 0.827);
    /// Coins and points.
    pub const GOLD: Color = Color::srgb(1.0, 0.851, 0.541);
    /// On sand.
    pub const BROWN: Color = Color::srgb(0.43, 0.22, 0.13);
    /// On light paper.
    pub const NIGHT: Color = Color::srgb(0.149, 0.086, 0.263);
    /// What is lost.
    pub const EMBER: Color = Color::srgb(0.839, 0.361, 0.259);
}

/// A game that lies on the table in pieces.
pub trait Board: TableGame + Sized {
    /// Which piece. Equal keys are the same thing, wherever it goes.
    type Key: Copy + Ord + Debug + Send + Sync + 'static;
    /// A place that answers to a touch.
    type Spot: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What is being decided on the table before it is a command: the tile that is held, the hand that is open.
    type Question: Clone + PartialEq + Debug + Default + Send + Sync + 'static;

    /// Whether what is being decided outlasts beats of others that are shown meanwhile: all act at the same time.
    const PATIENT: bool = false;

    /// Whether seats take turns, so that touches wait for each other: of several in one frame the first counts and the
    /// latest of the others is kept for what follows; one that was kept is forgotten without a word where it would do
    /// nothing. Mats are held and not touched.
    const IN_TURN: bool = false;

    /// A name for a spot that no language changes, such as `space-7`.
    fn spot_name(spot: Self::Spot) -> String;

    /// What people call it.
    fn spot_label(scene: &Scene<Self>, spot: Self::Spot) -> String;

    /// Its plane, as [`crate::Touchable::plane`] has it: what an open question asks lies over the board.
    fn plane(_spot: Self::Spot) -> u8 {
        1
    }

    /// The seat whose mat this is: holding it shows the seat what is its own, where people sit around the screen.
    fn mat_of(_spot: Self::Spot) -> Option<Seat> {
        None
    }

    /// How strongly a lawful spot glows, from 0 to 1.
    fn glow(_spot: Self::Spot, question: &Self::Question) -> f32 {
        if *question == Self::Question::default() { 0.8 } else { 0.0 }
    }

    /// Whether this question shows the actor something that others must not see: then it is over once the curtain has
    /// been sent away, and to leave it puts the secret away.
    fn in_secret(_question: &Self::Question) -> bool {
        false
    }

    /// How much of the lower edge an open question takes for itself, in logical pixels: mats and board make room.
    fn takes(_layout: &Layout, _seating: Seating, _question: &Self::Question) -> f32 {
        0.0
    }

    /// Every piece as it should be.
    fn wanted(scene: &Scene<Self>) -> Wishes<Self::Key, Self::Spot>;

    /// What a touch means.
    fn touched(scene: &Scene<Self>, spot: Self::Spot) -> Reply<Self>;

    /// Whether an open question can still be answered.
    fn stands(_scene: &Scene<Self>) -> bool {
        true
    }

    /// For how many seconds at normal speed a piece that is no longer wanted stays where it was.
    fn lingers(_key: Self::Key) -> Option<f32> {
        None
    }

    /// Where a piece goes that is no longer wanted, and how, while the table is not laid out anew: a die back into its box.
    fn goes(_spread: &Spread, _key: Self::Key) -> Option<(Pose, Tween)> {
        None
    }

    /// Sets pieces in motion for a beat. The pieces already belong where it leaves them.
    fn stage(stager: &mut Stager<Self>, event: &<Self::Game as Game>::Event);
}

/// All that pieces depend on.
pub struct Scene<'a, B: Board> {
    /// What the viewer sees.
    pub view: &'a <B::Game as Game>::View,
    /// Mats, and what they leave free.
    pub spread: &'a Spread,
    /// What seats are called.
    pub names: &'a BySeat<String>,
    /// Who plays them.
    pub players: &'a BySeat<Player>,
    /// The person who may act, once the picture has caught up: whoever looks, or else the first.
    pub actor: Option<Seat>,
    /// What that person may do; empty while beats are shown.
    pub offers: &'a [OfferOf<B::Game>],
    /// Whether that person may see what is secret to them.
    pub private: bool,
    /// Whether the picture has caught up with the rules.
    pub caught_up: bool,
    /// What seats wish and may not do yet.
    pub early: &'a Early<B>,
    /// What is being decided.
    pub question: &'a B::Question,
    /// Seats that look at their own things while they hold their mats, and what each sees.
    pub peeks: &'a [(Seat, <B::Game as Game>::View)],
    /// Whether a picture may be moved about for the pleasure of it.
    pub motion: bool,
    /// By how much type is enlarged.
    pub letters: f32,
    /// Whether contrast is to be stronger.
    pub contrast: bool,
    /// Says something in the words of the game.
    pub say: &'a dyn Fn(&Said) -> String,
}

impl<B: Board> Scene<'_, B> {
    /// A spot with its words.
    pub fn touch(&self, spot: B::Spot, legal: bool) -> Touch<B::Spot> {
        Touch { spot, label: B::spot_label(self, spot), legal, plane: B::plane(spot) }
    }

    /// What the actor may do, apart from what is asked for in words and the like.
    pub fn commands(&self) -> impl Iterator<Item = &<B::Game as Game>::Command> {
        self.offers.iter().filter_map(|offer| match offer {
            Offer::Exact(command) => Some(command),
            Offer::Ask(_) => None,
        })
    }

    /// Whether the actor may do this.
    pub fn may(&self, command: &<B::Game as Game>::Command) -> bool {
        self.commands().any(|offered| offered == command)
    }

    /// A line of the game without values.
    pub fn line(&self, id: &'static str) -> String {
        (self.say)(&Said::new(id))
    }
}

/// What is being decided.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Question<B: Board>(pub B::Question);

impl<B: Board> Default for Question<B> {
    fn default() -> Self {
        Self(B::Question::default())
    }
}

/// When pieces are laid down and set in motion.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacingSystems;

/// Lays a game out in pieces. To be called from [`TableGame::build`].
pub fn plugin<B: Board>(app: &mut App) {
    app.add_message::<Touched<B>>()
        .init_resource::<Pieces<B>>()
        .init_resource::<Facts<B>>()
        .init_resource::<Question<B>>()
        .init_resource::<Beside<B>>()
        .init_resource::<Peek>()
        .init_resource::<touch::Early<B>>()
        .init_resource::<touch::LargeSpots<B>>()
        .init_resource::<Cues>()
        .add_observer(touch::pressed::<B>)
        .add_observer(touch::released)
        .add_observer(touch::cancelled);
    let on = in_match::<B>.and_then(in_state(Screen::Table));
    let laid_out = on.clone().and_then(resource_exists::<Spread>);
    app.add_systems(
        Update,
        touch::large::<B>.before(touch::act::<B>).in_set(TableSystems::Input).run_if(on.clone()),
    )
    .add_systems(Update, touch::act::<B>.in_set(TableSystems::Input).run_if(laid_out.clone()))
    .add_systems(
        Update,
        (facts::gather::<B>, facts::measure::<B>).chain().in_set(TableSystems::Stage).run_if(on),
    )
    .add_systems(
        Update,
        (
            touch::forget::<B>,
            pieces::place::<B>,
            stager::stage::<B>,
            (
                touch::glow::<B>,
                // What burns down in match time rests with it.
                effects::turn_pages.run_if(not(in_state(crate::Overlay::Pause))),
                effects::appear,
                effects::say_then,
                effects::sound,
                pieces::forget_before::<B>,
            ),
        )
            .chain()
            .after(facts::measure::<B>)
            .in_set(PlacingSystems)
            .in_set(TableSystems::Stage)
            .run_if(laid_out),
    )
    .add_systems(OnExit(Screen::Table), leave::<B>);
}

/// Everything of the match is put away; entities go with the screen.
fn leave<B: Board>(
    mut commands: Commands,
    mut pieces: ResMut<Pieces<B>>,
    mut cues: ResMut<Cues>,
    session: Option<Res<crate::Session<B>>>,
) {
    pieces.clear();
    cues.clear();
    commands.insert_resource(Question::<B>::default());
    commands.insert_resource(Peek::default());
    commands.insert_resource(touch::Early::<B>::default());
    if session.is_none() {
        commands.insert_resource(Facts::<B>::default());
        commands.insert_resource(Beside::<B>::default());
    }
    commands.remove_resource::<Spread>();
}
