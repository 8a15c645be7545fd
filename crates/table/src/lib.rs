//! The shell that every game of the table stands on.
//!
//! A match advances in the rules at once; what is seen follows beat by beat. This crate carries commands to the
//! [`tabletop::Host`], plays the beats that come back, moves pieces, and keeps everything that all games share:
//! pointers, bots, saves, the models of panels, settings. It knows no game. What a game looks like is the business of
//! its view crate, which implements [`TableGame`]; the screens around the table are the app's.

#![allow(clippy::needless_pass_by_value, reason = "a system takes its parameters by value")]
#![allow(clippy::too_many_arguments, clippy::type_complexity, reason = "a system names all that it touches")]

pub mod board;
mod bots;
mod check;
mod drafted;
mod early;
mod eyes;
mod faces;
mod game;
mod hourglass;
mod idle;
mod interlude;
mod large;
mod layout;
mod lifted;
mod models;
mod motion;
mod playback;
mod pointer;
mod replay;
mod rules;
mod seating;
mod session;
mod settings;
mod shelf;
mod sound;
mod sprites;
mod standing;
mod states;
mod storage;
mod unfinished;
mod words;

pub use drafted::Drafted;
pub use early::Early;
pub use eyes::Eyes;
pub use faces::Faces;
pub use game::{TableGame, TableGamePlugin, in_match};
pub use hourglass::Hourglass;
pub use idle::{Awake, rest};
pub use interlude::{Interlude, SeatSum, Summary};
pub use large::{Exhibit, Large, LargeDeed, Plate, PlateDeed};
pub use layout::{Layout, Margins, Shape};
pub use lifted::Lifted;
pub use models::{
    ActionGroup, Actions, LogBook, OfferItem, OpenOffer, Picture, Refused, SeatChip, Seats, Thumb, Toast,
};
pub use motion::{Ease, FlipTo, Leave, Pose, Tween, Via};
pub use playback::{BeatPlayed, PlaybackQueue, Shown, StepOn};
pub use pointer::{Room, Touchable};
pub use replay::{Pace, Replay, Watch, Watched};
pub use rules::{Choose, Propose, TakeBack};
pub use seating::{Seating, turn};
pub use session::{NewMatch, Session};
pub use settings::{Settings, Speed, TextSize};
pub use shelf::{GameBox, Opener, Shelf, Sign};
pub use sound::{Sfx, Sound};
pub use sprites::{SpriteInfo, Sprites, piece};
pub use standing::{Account, Finisher, Leaf, Standing};
pub use states::{ActiveGame, Overlay, Screen, TableSystems};
pub use storage::{Kept, Storage, StorageBox, StoreProblem};
pub use tabletop::Side;
pub use unfinished::{Painters, Unfinished};
pub use words::Words;

use bevy::prelude::*;

/// All that games share.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            states::plugin,
            settings::plugin,
            (layout::plugin, lifted::plugin),
            sprites::plugin,
            motion::plugin,
            pointer::plugin,
            models::plugin,
            sound::plugin,
            idle::plugin,
            interlude::plugin,
            large::plugin,
            replay::plugin,
            eyes::plugin,
            faces::plugin,
            unfinished::plugin,
        ));
    }
}
