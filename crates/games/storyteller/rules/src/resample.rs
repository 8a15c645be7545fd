//! Some truth that a viewer cannot tell from the real one: hands, deck, decoys and votes drawn anew from all that the
//! viewer has not seen.

use tabletop::{BySeat, Dice, Seat, Seed, Stream, Viewer};

use crate::round::cards_given;
use crate::state::{RETRACTIONS, Shown, State, Tale, Vote};
use crate::{Card, Gift, Own, Phase, View};

/// A state that fits this view.
pub(crate) fn resample(view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
    let mut unseen = unseen(view);
    dice.shuffle(&mut unseen);
    let mut draw = |count: u8| unseen.split_off(unseen.len().saturating_sub(usize::from(count)));
    let seats = view.config.seats;
    let hands = BySeat::new(seats, |seat| match own(view, seat) {
        Some(own) => own.hand.clone(),
        None => draw(view.players[seat].held),
    });
    let gifts = BySeat::new(seats, |seat| match own(view, seat) {
        Some(own) => own.given.clone(),
        None if seat == view.teller => Vec::new(),
        None => draw(view.players[seat].face_down),
    });
    let show = show(view, dice);
    let teller_s = show.iter().find(|shown| shown.seat == view.teller).map(|shown| shown.card);
    let told = view.hint.as_ref().and_then(|hint| {
        let known = own(view, view.teller).and_then(|own| own.told).or(teller_s);
        let card = known.or_else(|| draw(1).pop())?;
        Some(Tale { card, hint: hint.clone() })
    });
    let votes = votes(view, &show, dice);
    State {
        config: view.config.clone(),
        dice: Dice::new(Seed(dice.bits()), Stream::Play),
        phase: view.phase,
        round: view.round,
        teller: view.teller,
        hands,
        deck: unseen,
        gone: view.gone.clone(),
        tale: told,
        gifts: gifts.map(|_, cards| cards.iter().copied().map(Gift::plain).collect()),
        show,
        votes,
        retracted: view.players.map(|_, player| RETRACTIONS - player.retractions_left.min(RETRACTIONS)),
        tally: view.tally.clone(),
        accounts: view.players.map(|_, player| player.account),
        deadline: view.deadline,
        ending: view.ending,
    }
}

fn own(view: &View, seat: Seat) -> Option<&Own> {
    view.own.as_ref().filter(|_| view.viewer == Some(seat))
}

fn unseen(view: &View) -> Vec<Card> {
    let show = view.show.iter().map(|shown| &shown.card);
    let own = view.own.iter().flat_map(|own| own.hand.iter().chain(&own.told).chain(&own.given));
    let seen = view.gone.iter().chain(show).chain(own).copied().collect::<Vec<_>>();
    Card::all().filter(|card| !seen.contains(card)).collect()
}

/// The cards on show with owners: the true ones where they are known, else the viewer's own and the others in any order.
fn show(view: &View, dice: &mut Dice) -> Vec<Shown> {
    let own = view.viewer.and_then(|seat| Some((seat, own(view, seat)?)));
    let mut others = Vec::new();
    for seat in Seat::all(view.config.seats).filter(|seat| Some(*seat) != view.viewer) {
        let cards = if seat == view.teller { 1 } else { cards_given(view.config.seats) };
        others.extend((0..cards).map(|_| seat));
    }
    dice.shuffle(&mut others);
    let with_owner = |(place, shown): (u8, &crate::ShownCard)| {
        let mine = own.filter(|(_, own)| own.places.contains(&place)).map(|(seat, _)| seat);
        let seat = shown.owner.or(mine).or_else(|| others.pop()).unwrap_or(view.teller);
        Shown { card: shown.card, seat, because: shown.because.clone() }
    };
    (1..).zip(&view.show).map(with_owner).collect()
}

/// Votes: the true ones once they are shown, else the viewer's own and some legal one of each who has voted.
fn votes(view: &View, show: &[Shown], dice: &mut Dice) -> BySeat<Option<Vote>> {
    BySeat::new(view.config.seats, |seat| {
        if view.tally.is_some() {
            let because = view.vote_reasons[seat].clone();
            return view.votes[seat].map(|place| Vote { place, because });
        }
        if view.phase != Phase::Vote || !view.players[seat].has_chosen {
            return None;
        }
        let votable = (1..).zip(show).filter(|(_, shown)| shown.seat != seat).map(|(place, _)| place);
        let votable = votable.collect::<Vec<u8>>();
        let known = own(view, seat).and_then(|own| own.vote);
        let place = known.or_else(|| dice.pick(&votable).copied())?;
        Some(Vote { place, because: Vec::new() })
    })
}
