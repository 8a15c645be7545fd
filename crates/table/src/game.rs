//! What a view crate says of its game, and what the shell does with it.

use core::hash::Hash;

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use tabletop::{Game, Host, Lobby, Millis, Seat, SeatSet, Viewer};

use crate::bots::{Hesitating, think};
use crate::playback::{BeatPlayed, PlaybackQueue, drift_guard, follow_eyes, play};
use crate::rules::{Propose, choose, finish, keep, rest_when_away, run_clock, submit, take_back};
use crate::session::{Session, close, resume, start};
use crate::shelf::{GameBox, Opener, Shelf};
use crate::{
    ActiveGame, Early, Eyes, Picture, Screen, Shape, StepOn, Summary, TableSystems, drafted, models, replay,
    session, standing, unfinished,
};

/// A game as it lies on the table. Implemented by a marker type of its view crate.
pub trait TableGame: Send + Sync + 'static {
    /// The rules.
    type Game: Game;
    /// The phases as states, so that systems can be gated on them.
    type Phase: SubStates + FreelyMutableState + Copy + Hash;

    /// The box on the shelf, its opener apart.
    const BOX: GameBox;

    /// Whether seats choose their signs; the rules must then know them.
    const CHOOSE_SIGNS: bool = true;

    /// The sprite of what is counted in the end.
    const COUNTED: &'static str = "coin-1";

    /// The same for this match, where matches differ in what they count.
    fn counted(_view: &<Self::Game as Game>::View) -> &'static str {
        Self::COUNTED
    }

    /// What all have in common at the end, where they win or lose together: then nobody has an account of their own.
    fn in_common(_view: &<Self::Game as Game>::View) -> Option<tabletop::Message> {
        None
    }

    /// Manifests of the pictures that its box has besides [`GameBox::pack`], loaded together with that.
    const MORE_PACKS: &'static [&'static str] = &[];

    /// The pictures of its gallery, where it has one.
    const EXHIBITS: Option<fn() -> Vec<crate::Exhibit>> = None;

    /// The phase as a state.
    fn phase(phase: <Self::Game as Game>::Phase) -> Self::Phase;

    /// What is seen before the first beat of set-up.
    fn before(host: &Host<Self::Game>, viewer: Viewer) -> <Self::Game as Game>::View;

    /// Changes what is shown by one beat.
    fn fold(shown: &mut <Self::Game as Game>::View, event: &<Self::Game as Game>::Event);

    /// How long a beat is looked at before the next, in seconds at normal speed.
    fn seconds(event: &<Self::Game as Game>::Event) -> f32;

    /// How long what lies there is looked at before this beat, in seconds at normal speed: the last thing that was found,
    /// before the end that comes in the same moment clears it away. In a game in real time people see it at any speed.
    fn seconds_before(_event: &<Self::Game as Game>::Event) -> f32 {
        0.0
    }

    /// How long a beat is to be read, in seconds, where people play who have not written it themselves: it stays so long
    /// at any speed, or until somebody goes on.
    fn seconds_to_read(_event: &<Self::Game as Game>::Event, _people: SeatSet) -> f32 {
        0.0
    }

    /// What is told before this beat, where it ends a part of the match; `before` are the beats before it, latest first.
    fn summary(
        _event: &<Self::Game as Game>::Event,
        _before: &mut dyn Iterator<Item = <Self::Game as Game>::Event>,
    ) -> Option<Summary> {
        None
    }

    /// What the log says of this beat once some others have followed, where its words are to be kept in mind.
    fn faded(_event: &<Self::Game as Game>::Event) -> Option<tabletop::Message> {
        None
    }

    /// Whether people are told how much time is left until the clock acts in this phase: not where it only takes one small
    /// step among many.
    fn counts_down(_phase: <Self::Game as Game>::Phase) -> bool {
        true
    }

    /// Whose view it is.
    fn viewer(view: &<Self::Game as Game>::View) -> Viewer;

    /// Whether a command must not be chosen while others look on.
    fn is_secret(command: &<Self::Game as Game>::Command) -> bool;

    /// Whether a prompt must not be answered while others look on.
    fn asks_in_secret(_prompt: &<Self::Game as Game>::Prompt) -> bool {
        true
    }

    /// What an answer in words still lacks while it is being written; nothing where it will do.
    fn lacks(_prompt: &<Self::Game as Game>::Prompt, _text: &str) -> Option<tabletop::Message> {
        None
    }

    /// The heading over the offers whose commands share this message identifier.
    fn group_title(id: &'static str) -> &'static str;

    /// The icon of the offers whose commands share this message identifier.
    fn group_icon(_id: &'static str) -> &'static str {
        "icon-hand"
    }

    /// The sprite of what a command is about, and where it goes, both for its button: offers of a group that all have one
    /// lie side by side as pictures.
    fn offer_picture(
        _view: &<Self::Game as Game>::View,
        _command: &<Self::Game as Game>::Command,
    ) -> Option<Picture> {
        None
    }

    /// The sprite of what a prompt is about: offers of a group that all have one lie side by side as pictures.
    fn prompt_picture(_prompt: &<Self::Game as Game>::Prompt) -> Option<&'static str> {
        None
    }

    /// Whether a kind of offer uses up what there is little of: its button does not invite then.
    fn spends(_id: &'static str) -> bool {
        false
    }

    /// Whether a switch of the lobby does anything while the others are set so: what does nothing is not asked.
    fn is_asked(_option: usize, _options: &[u8]) -> bool {
        true
    }

    /// The sprite of a thing that a prompt asks for, by its index, and what stands beside it: a prompt shows its things as
    /// pictures where all have one.
    fn thing_picture(
        _prompt: &<Self::Game as Game>::Prompt,
        _index: u32,
    ) -> Option<(&'static str, tabletop::Message)> {
        None
    }

    /// Which of the box's signs a seat has.
    fn sign(_view: &<Self::Game as Game>::View, seat: Seat) -> usize {
        seat.index()
    }

    /// From when on what was refused will do, where it only came too early: the wish is kept until then.
    fn will_do(_error: &<Self::Game as Game>::RuleError) -> Option<Millis> {
        None
    }

    /// Whether whoever was refused is told so: in a race with the clock and with others, being late is no mistake.
    fn is_told(_error: &<Self::Game as Game>::RuleError) -> bool {
        true
    }

    /// Who stands for all that act at the same time, so that panels do not change with every tap.
    fn at_work(_view: &<Self::Game as Game>::View) -> Option<Seat> {
        None
    }

    /// What is to be done, in the words of the game, as this view knows it. In real time it is otherwise the phase.
    fn task(_view: &<Self::Game as Game>::View) -> Option<tabletop::Message> {
        None
    }

    /// What a seat has to go by while it answers a prompt, for its eyes alone: the sentence about what is its own, by its
    /// name `view-own-…`.
    fn about(view: &<Self::Game as Game>::View) -> Option<tabletop::Message> {
        Self::Game::describe(view).into_iter().find(|said| said.id.starts_with("view-own-"))
    }

    /// Whether panels list what can be done now; otherwise they leave it to the pieces.
    fn is_listed(_view: &<Self::Game as Game>::View, _shape: Shape) -> bool {
        true
    }

    /// Arranges a match in which no time counts, for those who have switched clocks off.
    fn without_clock(_lobby: &mut Lobby) {}

    /// What came in where, where the game has such a thing beside its accounts (camels, say): best first, once it is
    /// over.
    fn finishers(_view: &<Self::Game as Game>::View) -> Vec<crate::Finisher> {
        Vec::new()
    }

    /// What can be read once it is over, where the game has such a thing: pages of the books that were written.
    fn leaves(_view: &<Self::Game as Game>::View) -> Vec<crate::Leaf<tabletop::Message>> {
        Vec::new()
    }

    /// Adds what the game draws and stages.
    fn build(app: &mut App);
}

/// Puts a game on the shelf and everything that it needs under the table.
pub struct TableGamePlugin<V>(core::marker::PhantomData<fn() -> V>);

impl<V> Default for TableGamePlugin<V> {
    fn default() -> Self {
        Self(core::marker::PhantomData)
    }
}

impl<V: TableGame> Plugin for TableGamePlugin<V> {
    fn build(&self, app: &mut App) {
        let opener = Opener {
            start: start::<V>,
            check: crate::check::check::<V>,
            resume: resume::<V>,
            close: close::<V>,
            reseat: session::reseat::<V>,
            rematch: session::rematch::<V>,
            replay: session::replay::<V>,
            export: session::export::<V>,
            seat_options: V::Game::SEAT_OPTIONS,
            choose_signs: V::CHOOSE_SIGNS,
            is_asked: V::is_asked,
            more_packs: V::MORE_PACKS,
            exhibits: V::EXHIBITS,
            trial: tabletop::trial::<V::Game>,
        };
        let mut shelf = app.world_mut().get_resource_or_init::<Shelf>();
        shelf.0.push(GameBox { opener: Some(opener), ..V::BOX });
        app.add_message::<Propose<V>>()
            .add_message::<BeatPlayed<V>>()
            .add_message::<StepOn>()
            .init_resource::<Hesitating<V>>()
            .init_resource::<Early<V>>()
            .add_message::<bevy::window::WindowFocused>()
            .add_sub_state::<V::Phase>();
        let on = in_match::<V>;
        app.add_systems(Update, think::<V>.in_set(TableSystems::Bots).run_if(on))
            .add_systems(
                Update,
                (choose::<V>, rest_when_away::<V>, run_clock::<V>, submit::<V>, take_back::<V>, keep::<V>)
                    .chain()
                    .in_set(TableSystems::Rules)
                    .run_if(on),
            )
            .add_systems(
                Update,
                (replay::follow::<V>, follow_eyes::<V>, play::<V>)
                    .chain()
                    .in_set(TableSystems::Play)
                    .run_if(on),
            )
            .add_systems(
                Update,
                (
                    drift_guard::<V>,
                    finish::<V>,
                    follow_phase::<V>,
                    models::follow_actions::<V>,
                    drafted::follow::<V>,
                    models::follow_seats::<V>,
                    unfinished::follow_painters::<V>,
                    models::write_log::<V>,
                    standing::follow::<V>,
                )
                    .chain()
                    .in_set(TableSystems::Sync)
                    .run_if(on),
            );
        V::build(app);
    }
}

/// Whether this game's match lies on the table.
pub fn in_match<V: TableGame>(
    active: Res<ActiveGame>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session<V>>>,
) -> bool {
    active.0 == Some(V::Game::ID)
        && session.is_some()
        && matches!(screen.get(), Screen::Table | Screen::Results)
}

/// Sets the phase when the picture has caught up.
fn follow_phase<V: TableGame>(
    session: Res<Session<V>>,
    queue: Res<PlaybackQueue<V>>,
    eyes: Res<Eyes>,
    current: Option<Res<State<V::Phase>>>,
    mut next: ResMut<NextState<V::Phase>>,
) {
    if !queue.is_empty() || !(session.is_changed() || queue.is_changed() || eyes.is_changed()) {
        return;
    }
    let phase = V::phase(session.host.phase());
    if current.is_some_and(|current| *current.get() != phase) {
        next.set(phase);
    }
}
