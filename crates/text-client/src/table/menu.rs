//! What a person may do, as a numbered menu: kinds of things first, then things.

use tabletop::{Game, Message, Offer, OfferOf, Prompt, Seat, Speak, Viewer};

use super::Table;
use crate::session::int;

/// So many things are listed at once; more are listed by kind first.
const SHORT: usize = 9;

/// Offers that are said alike, such as all places for a tile.
pub(super) struct Group<G: Game> {
    /// What is said of the group.
    pub label: String,
    /// Its offers, in the order of the rules.
    pub offers: Vec<OfferOf<G>>,
    /// Whether opening it would show others what they must not see.
    pub secret: bool,
}

/// The words for one offer.
pub(super) fn words<G: Game>(offer: &OfferOf<G>) -> Message {
    match offer {
        Offer::Exact(command) => command.message(),
        Offer::Ask(prompt) => prompt.message(),
    }
}

impl<G: Game> Table<'_, '_, G> {
    /// This seat's menu. Where it is short, each offer is a group of its own.
    pub(super) fn menu(&self, seat: Seat) -> Vec<Group<G>> {
        let mut groups: Vec<(&'static str, Vec<OfferOf<G>>)> = Vec::new();
        let offers = self.host.offers(seat);
        let all = offers.len();
        for offer in offers {
            let id = words::<G>(&offer).id;
            match groups.iter_mut().find(|group| group.0 == id) {
                Some(group) => group.1.push(offer),
                None => groups.push((id, vec![offer])),
            }
        }
        let shared = self.persons().len() > 1 && self.behind.is_none();
        let group = |(id, offers): (&'static str, Vec<OfferOf<G>>)| {
            let secret = shared && self.is_secret(seat, &offers);
            Group { label: self.label(id, &offers, secret), offers, secret }
        };
        let groups = groups.into_iter().map(group).collect::<Vec<_>>();
        let alone = groups.len() == 1 && groups.iter().all(|group| !group.secret);
        if alone || (all <= SHORT && groups.iter().all(|group| !group.secret)) {
            return groups.into_iter().flat_map(|group| self.singles(seat, group)).collect();
        }
        groups
    }

    fn singles(&self, seat: Seat, group: Group<G>) -> Vec<Group<G>> {
        let view = self.host.view(Viewer::Seat(seat));
        let label = |offer: &OfferOf<G>| match offer {
            Offer::Exact(command) => self.said(&G::offer_message(&view, command)),
            Offer::Ask(_) => self.said(&words::<G>(offer)),
        };
        let single = |offer: OfferOf<G>| Group { label: label(&offer), offers: vec![offer], secret: false };
        group.offers.into_iter().map(single).collect()
    }

    /// A group's words: those that the game has for the kind, or those of its first thing. Those of a secret thing are
    /// for nobody else, unless they are a mere question.
    fn label(&self, id: &str, offers: &[OfferOf<G>], secret: bool) -> String {
        let voice = self.session.voice;
        let of_kind = voice.line_if_any(&format!("{id}-group"));
        match (of_kind, offers) {
            (Some(label), [_, _, ..]) => label,
            (Some(label), _) if secret => label,
            (None, [Offer::Ask(prompt)]) if secret && prompt.message().args.is_empty() => {
                self.said(&prompt.message())
            }
            (None, _) if secret => voice.line("text-secret-group"),
            (_, [only]) => self.said(&words::<G>(only)),
            (_, [first, ..]) => {
                let group = Message::new("text-group").with("first", words::<G>(first));
                self.said(&group.with("count", int(offers.len())))
            }
            (_, []) => String::new(),
        }
    }

    /// Shows a menu.
    pub(super) fn show_menu(&mut self, groups: &[Group<G>]) {
        self.session.terminal.gap();
        let labels = groups.iter().map(|group| group.label.clone()).collect::<Vec<_>>();
        self.session.terminal.numbered(&labels);
    }
}
