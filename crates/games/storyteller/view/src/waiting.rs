//! For whom the match waits while cards are given and votes are laid: the line in the strip at the lower edge.

use storyteller::{Phase, View};
use tabletop::{Message, Seat, Value};

/// Whom whoever looks waits for; nothing for those who have something to choose themselves.
pub fn task(view: &View) -> Option<Message> {
    let id = match view.phase {
        Phase::Give => "bar-wait-give",
        Phase::Vote if view.votes.values().all(Option::is_none) => "bar-wait-vote",
        Phase::Vote | Phase::Tell | Phase::Reveal | Phase::Over => return None,
    };
    let is_awaited = |seat: Seat| {
        let has_chosen = view.players.get(seat).is_some_and(|player| player.has_chosen);
        seat != view.teller && !has_chosen
    };
    let awaited: Vec<Seat> = Seat::all(view.config.seats).filter(|seat| is_awaited(*seat)).collect();
    // Somebody at a shared screen is asked for by name, with the button that calls them.
    if awaited.is_empty() || view.viewer.is_none_or(|me| awaited.contains(&me)) {
        return None;
    }
    Some(Message::new(id).with("seats", awaited.into_iter().collect::<Value>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use storyteller::{Command, Config, Gift, Hint, Storyteller};
    use tabletop::{Game, Match, Millis, Seed, Viewer};

    #[test]
    fn whoever_has_given_waits_for_the_others_and_they_for_nobody() {
        let mut game = Match::<Storyteller>::new(Config::new(4), Seed(3)).expect("a lawful set-up");
        let hand = |game: &Match<Storyteller>, seat| {
            let view = Storyteller::view(game.state(), Viewer::Seat(seat));
            view.own.expect("an own hand").hand
        };
        let said =
            |game: &Match<Storyteller>, seat| task(&Storyteller::view(game.state(), Viewer::Seat(seat)));
        let teller = Storyteller::view(game.state(), Viewer::Public).teller;
        let card = hand(&game, teller)[0];
        game.submit(teller, Command::Tell { card, hint: Hint::Aloud }, Millis(0)).expect("the teller tells");
        let others: Vec<Seat> = Seat::all(4).filter(|seat| *seat != teller).collect();
        let of = |seats: &[Seat]| {
            let seats = seats.iter().copied().collect::<Value>();
            Some(Message::new("bar-wait-give").with("seats", seats))
        };
        assert_eq!(said(&game, teller), of(&others));
        assert_eq!(said(&game, others[0]), None, "there is a card to give");
        let gifts = vec![Gift::plain(hand(&game, others[0])[0])];
        game.submit(others[0], Command::Give { gifts }, Millis(0)).expect("a card of the own hand");
        assert_eq!(said(&game, others[0]), of(&others[1..]));
    }
}
