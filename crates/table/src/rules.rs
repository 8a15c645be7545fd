//! From wishes to commands, from commands to beats, each kept before it is shown.

use core::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowFocused;
use tabletop::{Game, Millis, Offer, Prompt, Seat, Speak};

use crate::playback::PlaybackQueue;
use crate::session::Session;
use crate::storage::{Kept, StorageBox};
use crate::unfinished::{Unfinished, lay_down};
use crate::{Early, Eyes, Overlay, Settings, Sfx, Sound, TableGame, Toast};

/// A seat wants to do this.
#[derive(Message)]
pub struct Propose<V: TableGame> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub command: <V::Game as Game>::Command,
}

/// A seat chose one of its offers by number, out of the actions panel, by key, pad or screen reader.
#[derive(Message, Clone, Debug)]
pub struct Choose {
    /// Who.
    pub seat: Seat,
    /// Which offer, as [`crate::OfferItem::index`] says.
    pub offer: usize,
    /// What was answered, where the offer asks for something.
    pub answer: Option<tabletop::Answer>,
}

/// The last command is to be taken back, whoever among the people here gave it.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakeBack;

/// Turns choices by number into commands.
pub(crate) fn choose<V: TableGame>(
    session: Res<Session<V>>,
    mut chosen: MessageReader<Choose>,
    mut proposals: MessageWriter<Propose<V>>,
) {
    for choice in chosen.read() {
        let offers = session.host.offers(choice.seat);
        let command = match (offers.get(choice.offer), &choice.answer) {
            (Some(Offer::Exact(command)), _) => Some(command.clone()),
            (Some(Offer::Ask(prompt)), Some(answer)) if prompt.form().check(answer).is_ok() => {
                prompt.command(answer).ok()
            }
            _ => None,
        };
        proposals.write_batch(command.map(|command| Propose { seat: choice.seat, command }));
    }
}

/// A frame that took longer was none: the tab was hidden, or the machine asleep. Match time rests then.
const LONGEST_FRAME: Duration = Duration::from_millis(500);

/// Lets match time run while the match does.
pub(crate) fn run_clock<V: TableGame>(
    time: Res<Time<Real>>,
    overlay: Res<State<Overlay>>,
    settings: Res<Settings>,
    (queue, unfinished): (Res<PlaybackQueue<V>>, Res<Unfinished>),
    mut awake: ResMut<crate::Awake>,
    mut early: ResMut<Early<V>>,
    mut session: ResMut<Session<V>>,
    mut hourglass: ResMut<crate::Hourglass>,
) {
    if *overlay.get() != Overlay::None {
        return;
    }
    let session = session.bypass_change_detection();
    let runs = if V::Game::REAL_TIME {
        // What ends a flight is looked at in peace: the clock waits until it has been shown.
        queue.is_empty() && goes_by_itself(session)
    } else {
        // Nobody's time runs while what led to it is still shown.
        queue.is_empty() && session.host.next_deadline().is_some() && settings.timers
    };
    let deadline = session.host.next_deadline().filter(|_| runs);
    let counted = deadline.filter(|_| V::counts_down(session.host.phase()));
    hourglass.set_if_neq(crate::Hourglass::until(counted, session.clock));
    if !runs {
        return;
    }
    awake.stay();
    // Frames do not last whole milliseconds, and what is cut off each of them would add up.
    let passed = session.fraction + time.delta().min(LONGEST_FRAME);
    let whole = passed.as_millis();
    session.fraction = passed - Duration::from_millis(u64::try_from(whole).unwrap_or(0));
    let from = session.clock;
    let to = from + u64::try_from(whole).unwrap_or(0);
    session.clock = to;
    if deadline.is_some_and(|deadline| deadline <= to) {
        let lines = lay_down(&mut session.host, &unfinished, from);
        session.note(&lines);
    }
    if V::Game::REAL_TIME {
        run_to(session, &mut early, to);
    } else {
        let lines = session.host.advance(to);
        session.note(&lines);
    }
}

/// How many nodes the bots of a game in real time may look at between two things that happen.
const NODES: u32 = 64;

/// Whether anything happens without a person: a deadline is set, or a bot has something to decide.
fn goes_by_itself<V: TableGame>(session: &mut Session<V>) -> bool {
    let people = session.host.people();
    let is_bot = |seat: Seat| people.get(seat).is_some_and(|who| who.player != tabletop::Player::Person);
    session.host.next_deadline().is_some() || session.host.to_act().awaited.iter().any(is_bot)
}

/// Runs a match in real time to this moment, and carries kept wishes out at theirs.
fn run_to<V: TableGame>(session: &mut Session<V>, early: &mut ResMut<Early<V>>, to: Millis) {
    // Asked first: to take a wish out counts as a change of the picture, even where nothing comes of it.
    while early.is_due(to)
        && let Some((seat, at, command)) = early.take_due(to)
    {
        let at = at.max(session.host.now());
        let lines = session.host.run(at, NODES);
        session.note(&lines);
        match session.host.submit(seat, command.clone(), at) {
            Ok(lines) => session.note(&lines),
            // Still too early, or overtaken by what happened: the flight is over, the tile is up.
            Err(error) => {
                if let Some(until) = V::will_do(&error).filter(|until| *until > at) {
                    early.keep(seat, command, until);
                }
            }
        }
    }
    let lines = session.host.run(to, NODES);
    session.note(&lines);
}

/// A game in real time rests when its window is left.
pub(crate) fn rest_when_away<V: TableGame>(
    mut focus: MessageReader<WindowFocused>,
    session: Res<Session<V>>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let left = focus.read().last().is_some_and(|focus| !focus.focused);
    let runs = V::Game::REAL_TIME && session.host.next_deadline().is_some();
    if left && runs && *overlay.get() == Overlay::None {
        next.set(Overlay::Pause);
    }
}

/// Carries commands out, or says why not.
pub(crate) fn submit<V: TableGame>(
    mut session: ResMut<Session<V>>,
    mut early: ResMut<Early<V>>,
    mut eyes: ResMut<Eyes>,
    mut proposals: MessageReader<Propose<V>>,
    mut toasts: MessageWriter<Toast>,
    mut sounds: MessageWriter<Sfx>,
) {
    for proposal in proposals.read() {
        let now: Millis = session.clock;
        if V::Game::REAL_TIME {
            let lines = session.host.run(now, NODES);
            session.note(&lines);
        }
        match session.host.submit(proposal.seat, proposal.command.clone(), now) {
            Ok(lines) => {
                session.note(&lines);
                // What a bot does while a person looks behind the curtain is no business of that person's.
                let by = session.host.people().get(proposal.seat);
                if by.is_some_and(|who| who.player == tabletop::Player::Person) {
                    eyes.done();
                }
                if early.of(proposal.seat).is_some() {
                    early.forget(proposal.seat);
                }
            }
            Err(error) => {
                if let Some(until) = V::will_do(&error).filter(|until| *until > now) {
                    early.keep(proposal.seat, proposal.command.clone(), until);
                    continue;
                }
                if !V::is_told(&error) {
                    continue;
                }
                toasts.write(Toast::refusal(V::Game::ID, error.message()));
                sounds.write(Sfx(Sound::Refuse));
            }
        }
    }
}

/// Takes the last command back, if a person here gave it.
pub(crate) fn take_back<V: TableGame>(
    mut session: ResMut<Session<V>>,
    mut wishes: MessageReader<TakeBack>,
    mut toasts: MessageWriter<Toast>,
    mut sounds: MessageWriter<Sfx>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let persons = session.host.people().iter().filter(|(_, who)| who.player == tabletop::Player::Person);
    let seat = persons.map(|(seat, _)| seat).find(|seat| session.host.may_undo(*seat).is_ok());
    let Some(seat) = seat else {
        toasts.write(Toast::from_table(tabletop::Message::new("undo-nothing")));
        sounds.write(Sfx(Sound::Refuse));
        return;
    };
    if let Ok(lines) = session.host.undo(seat) {
        session.note(&lines);
        sounds.write(Sfx(Sound::Undo));
    }
}

/// Keeps what has happened. A command is shown only after this.
pub(crate) fn keep<V: TableGame>(
    mut session: ResMut<Session<V>>,
    storage: Option<ResMut<StorageBox>>,
    mut safe: ResMut<Kept>,
    mut toasts: MessageWriter<Toast>,
) {
    // What could not be kept is tried again when something has happened, not in every frame.
    if session.unsaved.is_empty() || session.tried == session.version {
        return;
    }
    session.tried = session.version;
    let lines = core::mem::take(&mut session.unsaved);
    if session.finished {
        return;
    }
    let Some(mut storage) = storage else { return };
    let kept = if session.slot.is_empty() {
        // It could not be kept at all so far: once more, whole.
        let whole = session.host.compact();
        storage.0.begin(V::Game::ID, &whole).map(|slot| session.slot = slot)
    } else {
        storage.0.append(V::Game::ID, &session.slot, &lines)
    };
    if let Err(problem) = kept {
        session.unsaved = lines;
        toasts.write(Toast::from_table(problem.0));
        return;
    }
    *safe = Kept { slot: session.slot.clone(), lines: session.host.turns() };
}

/// Takes a match off the shelf once its end has been seen: one that was cut short before that comes back to it.
pub(crate) fn finish<V: TableGame>(
    mut session: ResMut<Session<V>>,
    queue: Res<PlaybackQueue<V>>,
    storage: Option<ResMut<StorageBox>>,
    mut toasts: MessageWriter<Toast>,
) {
    if session.finished || !queue.is_empty() || session.host.outcome().is_none() {
        return;
    }
    if session.slot.is_empty() || !session.unsaved.is_empty() {
        return;
    }
    let session = session.bypass_change_detection();
    session.finished = true;
    let Some(mut storage) = storage else { return };
    if let Err(problem) = storage.0.finish(V::Game::ID, &session.slot) {
        toasts.write(Toast::from_table(problem.0));
    }
}
