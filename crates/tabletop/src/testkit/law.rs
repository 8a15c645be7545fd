//! The laws of one moment of a match.

use super::Lawful;
use crate::hash::{bytes, survives};
use crate::{
    Answer, Dice, Form, Input, Logged, Match, Millis, Offer, OfferOf, Outcome, Prompt, Seat, Viewer,
};

/// What was seen when a law did not hold.
pub(super) type Held = Result<(), (&'static str, String)>;

pub(super) fn law(holds: bool, law: &'static str, seen: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err((law, seen())) }
}

/// Seats that may act have offers, others have none; nobody may act only at the end or while the clock runs.
pub(super) fn movers<G: Lawful>(game: &Match<G>) -> Held {
    let state = game.state();
    let to_act = G::to_act(state);
    for seat in Seat::all(Seat::MAX) {
        let offers = G::offers(state, seat);
        let mover = to_act.seats.contains(seat);
        law(mover != offers.is_empty(), "movers have offers, others have none", || {
            format!("{seat:?} may act: {mover}, offers: {offers:?}")
        })?;
        law(!mover || seat.0 < game.seats(), "only seats of the table act", || format!("{seat:?}"))?;
    }
    let waited_for_may_act = to_act.awaited.iter().all(|seat| to_act.seats.contains(seat));
    law(waited_for_may_act, "the match waits only for seats that may act", || format!("{to_act:?}"))?;
    let over = G::outcome(state).is_some();
    let waiting = !to_act.awaited.is_empty() || to_act.clock;
    law(over != waiting, "somebody or the clock acts until the match is over", || {
        format!("over: {over}, {to_act:?}")
    })?;
    let deadline = G::next_deadline(state);
    law(to_act.clock == deadline.is_some(), "the clock runs just while a deadline is set", || {
        format!("{to_act:?}, {deadline:?}")
    })?;
    law(deadline.is_none_or(|at| at > game.now()), "no deadline lies in the past", || format!("{deadline:?}"))
}

/// The outcome names every seat, somebody is first, and the accounts are there for everybody.
pub(super) fn outcome<G: Lawful>(game: &Match<G>) -> Held {
    let Some(outcome) = G::outcome(game.state()) else { return Ok(()) };
    if let Outcome::Ranking(places) = &outcome {
        law(places.seats() == game.seats(), "a ranking names every seat", || format!("{outcome:?}"))?;
        law(places.values().min() == Some(&1), "somebody is first", || format!("{outcome:?}"))?;
    }
    let accounts = G::score_breakdown(&G::view(game.state(), Viewer::Public));
    law(accounts.seats() == game.seats(), "every seat has an account", || format!("{accounts:?}"))
}

/// Every exact offer is accepted; so is a sampled answer to every prompt, and an answer that does not fit its
/// form is refused before it becomes a command.
pub(super) fn offers<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Held {
    for seat in G::to_act(game.state()).seats.iter() {
        let offers = G::offers(game.state(), seat);
        for (index, offer) in offers.iter().enumerate() {
            law(!offers[..index].contains(offer), "no offer is made twice", || format!("{offer:?}"))?;
            let command = command_of::<G>(offer, dice)?;
            let mut state = game.state().clone();
            let result = G::apply(&mut state, game.now(), &Input::Command { seat, command: command.clone() });
            law(result.is_ok(), "every offer is accepted", || format!("{seat:?} {command:?}: {result:?}"))?;
        }
    }
    Ok(())
}

fn command_of<G: Lawful>(offer: &OfferOf<G>, dice: &mut Dice) -> Result<G::Command, (&'static str, String)> {
    match offer {
        Offer::Exact(command) => Ok(command.clone()),
        Offer::Ask(prompt) => {
            let (form, answer) = (prompt.form(), prompt.sample(dice));
            let fits = form.check(&answer);
            law(fits.is_ok(), "a sampled answer fits its form", || {
                format!("{prompt:?} {answer:?} {fits:?}")
            })?;
            let wrong = wrong_answer(&form);
            law(form.check(&wrong).is_err(), "an answer that does not fit is refused", || {
                format!("{prompt:?} {wrong:?}")
            })?;
            prompt.command(&answer).map_err(|error| {
                ("a fitting answer makes a command", format!("{prompt:?} {answer:?}: {error:?}"))
            })
        }
    }
}

fn wrong_answer(form: &Form) -> Answer {
    match form {
        Form::Text { most, .. } => Answer::Text("x".repeat(*most as usize + 1)),
        Form::Drawing { most, .. } => Answer::Drawing(vec![0; *most as usize + 1]),
        Form::Pick { from, .. } => Answer::Items(vec![*from]),
        Form::Order { of } => Answer::Items((0..=*of).collect()),
    }
}

/// Whatever is not offered is refused, and a refusal leaves the state untouched, bit for bit.
pub(super) fn refusals<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Held {
    let before = bytes(game.state());
    for _ in 0..8 {
        let (seat, command) = G::arbitrary(game.state(), dice);
        let offers = G::offers(game.state(), seat);
        let exact = offers.contains(&Offer::Exact(command.clone()));
        let asked = offers.iter().any(|offer| matches!(offer, Offer::Ask(_)));
        let mut state = game.state().clone();
        let result = G::apply(&mut state, game.now(), &Input::Command { seat, command: command.clone() });
        let seen = || format!("{seat:?} {command:?}: {result:?}");
        law(result.is_ok() || !exact, "what is offered is accepted", seen)?;
        law(result.is_err() || exact || asked, "what is not offered is refused", seen)?;
        law(result.is_ok() || bytes(&state) == before, "a refusal leaves the state untouched", seen)?;
    }
    early_clock(game, &before)
}

/// The clock acts when its deadline has come and not before.
fn early_clock<G: Lawful>(game: &Match<G>, before: &[u8]) -> Held {
    if G::next_deadline(game.state()).is_some_and(|at| at <= game.now()) {
        return Ok(());
    }
    let mut state = game.state().clone();
    let result = G::apply(&mut state, game.now(), &Input::Elapsed);
    law(result.is_err() && bytes(&state) == before, "the clock acts only when a deadline has come", || {
        format!("{result:?} at {:?}", game.now())
    })
}

/// A wait in pieces is the same wait, and the clock alone ends what it times.
pub(super) fn clock<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Held {
    let Some(deadline) = G::next_deadline(game.state()) else { return Ok(()) };
    alone(game)?;
    let end = deadline + u64::from(dice.below(20_000));
    let (mut whole, mut pieces) = (game.clone(), game.clone());
    whole.advance(end);
    let mut at = game.now();
    while at < end {
        at = (at + 1 + u64::from(dice.below(3_000))).min(end);
        pieces.advance(at);
    }
    law(bytes(whole.state()) == bytes(pieces.state()), "splitting a wait changes nothing", || {
        format!("until {end:?}")
    })
}

/// One deadline after the other, each carried out when it comes, until none is left.
fn alone<G: Lawful>(game: &Match<G>) -> Held {
    let mut alone = game.clone();
    for _ in 0..G::bound(game.config()) {
        let Some(at) = G::next_deadline(alone.state()) else { return Ok(()) };
        let result = alone.replay_line(Logged { at, input: Input::Elapsed });
        law(result.is_ok(), "a deadline is carried out when it comes", || format!("{result:?} at {at:?}"))?;
    }
    Err(("the clock alone ends what it times", format!("still {:?}", G::phase(alone.state()))))
}

/// The state and all views come back from their bytes as they were: no field is left out on the way.
pub(super) fn serialised<G: Lawful>(game: &Match<G>) -> Held {
    let kept = |holds, what: &dyn core::fmt::Debug| {
        law(holds, "what is serialised comes back the same", || format!("{what:?}"))
    };
    kept(survives(game.state()), game.state())?;
    Viewer::all(game.seats()).try_for_each(|viewer| {
        let view = G::view(game.state(), viewer);
        kept(survives(&view), &view)
    })
}

/// What a viewer sees is the same in every state that differs only in what is hidden from them.
pub(super) fn secrecy<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Held {
    for viewer in Viewer::all(game.seats()) {
        let view = G::view(game.state(), viewer);
        let other = G::resample(&view, viewer, dice);
        let seen = bytes(&G::view(&other, viewer));
        law(seen == bytes(&view), "a resampled state looks the same", || {
            format!("{viewer:?}\n    {view:?}\n    {:?}", G::view(&other, viewer))
        })?;
        G::audit(&other).map_err(|error| ("a resampled state is a state", format!("{viewer:?}: {error}")))?;
        law(G::to_act(&other) == G::to_act(game.state()), "who may act is no secret", || {
            format!("{viewer:?}")
        })?;
        if let Viewer::Seat(seat) = viewer {
            law(
                G::offers(&other, seat) == G::offers(game.state(), seat),
                "offers give nothing away",
                || format!("{viewer:?}"),
            )?;
        }
    }
    Ok(())
}

/// Two commands that others must not tell apart look the same to them, as events and in what follows.
pub(super) fn twins<G: Lawful>(game: &Match<G>, seat: Seat, command: &G::Command, dice: &mut Dice) -> Held {
    let Some(twin) = G::twin(game.state(), seat, command, dice) else { return Ok(()) };
    let mut seen = Vec::new();
    for command in [command, &twin] {
        let mut state = game.state().clone();
        let input = Input::Command { seat, command: command.clone() };
        match G::apply(&mut state, game.now(), &input) {
            Ok(events) => seen.push((state, events)),
            Err(error) => {
                return Err(("a twin is as legal as its command", format!("{command:?}: {error:?}")));
            }
        }
    }
    for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
        let look = |(state, events): &(G::State, Vec<G::Event>)| {
            let events = events.iter().map(|event| G::redact(event, viewer)).collect::<Vec<_>>();
            bytes(&(G::view(state, viewer), events))
        };
        law(look(&seen[0]) == look(&seen[1]), "others cannot tell a secret choice from another", || {
            format!("{viewer:?}: {command:?} and {twin:?}")
        })?;
    }
    Ok(())
}

/// What is redacted stays redacted, and who did it sees no less than the public.
pub(super) fn redaction<G: Lawful>(game: &Match<G>, from: usize) -> Held {
    for beat in &game.beats()[from..] {
        law(survives(&beat.event), "what is serialised comes back the same", || format!("{:?}", beat.event))?;
        for viewer in Viewer::all(game.seats()) {
            let Some(once) = G::redact(&beat.event, viewer) else { continue };
            let again = G::redact(&once, viewer);
            law(again.as_ref() == Some(&once), "redacting twice changes nothing", || format!("{once:?}"))?;
        }
        let public = G::redact(&beat.event, Viewer::Public);
        for seat in Seat::all(game.seats()) {
            let own = G::redact(&beat.event, Viewer::Seat(seat));
            law(public.is_none() || own.is_some(), "a seat sees what the public sees", || {
                format!("{public:?}")
            })?;
        }
    }
    Ok(())
}

/// Taking a command back restores the state; doing it again leads to the same one. Sealed commands stay.
pub(super) fn undo<G: Lawful>(before: &Match<G>, after: &Match<G>, seat: Seat) -> Held {
    let mut back = after.clone();
    let other = seat.left(after.seats());
    if other != seat {
        law(back.undo(other).is_err(), "only the own command is taken back", || format!("{other:?}"))?;
    }
    let sealed = after.beats()[before.beats().len()..].iter().any(|beat| G::seals(&beat.event));
    let result = back.undo(seat);
    law(result.is_ok() != sealed, "a command is taken back unless it is sealed", || format!("{result:?}"))?;
    if result.is_err() {
        return Ok(());
    }
    law(bytes(back.state()) == bytes(before.state()), "undo restores the state", || format!("{seat:?}"))?;
    let Some(line) = after.log().last() else { return Ok(()) };
    let again = back.replay_line(line.clone());
    law(
        again.is_ok() && bytes(back.state()) == bytes(after.state()),
        "redoing leads to the same state",
        || format!("{again:?}"),
    )
}

/// A match time at which something may happen: now, or a little before the next deadline.
pub(super) fn moment<G: Lawful>(game: &Match<G>, dice: &mut Dice) -> Millis {
    match G::next_deadline(game.state()) {
        Some(deadline) => {
            let left = u32::try_from(deadline.0.saturating_sub(game.now().0)).unwrap_or(u32::MAX);
            game.now() + u64::from(dice.below(left.max(1)))
        }
        None => game.now() + u64::from(dice.below(3)),
    }
}
