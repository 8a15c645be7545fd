//! What lies on painting boards and has not been given in. When a limit of time ends, it is taken as it is then.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tabletop::{Answer, Form, Game, Host, Millis, Offer, OfferOf, Player, Prompt, Seat};

use crate::TableGame;
use crate::session::Session;

/// The drawings on the boards of all seats, in the bytes that [`Answer::Drawing`] has; blank ones are left out.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Unfinished(pub BTreeMap<Seat, Vec<u8>>);

/// Whether this form takes a drawing that is not finished.
pub(crate) fn takes_a_draft(form: &Form) -> bool {
    matches!(form, Form::Drawing { least: 0, .. })
}

/// Lays down what is on the boards, for each seat that may keep a drawing now. Returns the lines to append to the
/// journal.
pub(crate) fn lay_down<G: Game>(host: &mut Host<G>, unfinished: &Unfinished, at: Millis) -> String {
    let mut written = String::new();
    for (seat, bytes) in &unfinished.0 {
        let answer = Answer::Drawing(bytes.clone());
        let draft = host.offers(*seat).iter().find_map(|offer| match offer {
            Offer::Ask(prompt) if takes_a_draft(&prompt.form()) => prompt.command(&answer).ok(),
            Offer::Ask(_) | Offer::Exact(_) => None,
        });
        // What the rules refuse leaves the board as it was kept before.
        if let Some(Ok(lines)) = draft.map(|draft| host.submit(*seat, draft, at)) {
            written += &lines;
        }
    }
    written
}

/// The people who may give a drawing in now, each with the number of that offer, as [`crate::Choose::offer`] has it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Painters(pub Vec<(Seat, usize)>);

/// Lists them. They may paint while what others have done is still shown.
pub(crate) fn follow_painters<V: TableGame>(session: Res<Session<V>>, mut painters: ResMut<Painters>) {
    if !session.is_changed() {
        return;
    }
    let host = &session.host;
    let takes_a_painting = |offer: &OfferOf<V::Game>| match offer {
        Offer::Ask(prompt) => matches!(prompt.form(), Form::Drawing { least, .. } if least > 0),
        Offer::Exact(_) => false,
    };
    let people = host.people().iter().filter(|(_, who)| who.player == Player::Person);
    let offer = |seat| host.offers(seat).iter().position(takes_a_painting);
    let asked = people.filter_map(|(seat, _)| Some((seat, offer(seat)?)));
    painters.set_if_neq(Painters(asked.collect()));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>().init_resource::<Painters>();
}
