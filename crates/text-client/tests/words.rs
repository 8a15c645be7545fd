//! Every game of the list has words for all that can happen in it, in every language.

use std::collections::BTreeMap;

use l10n::{Locale, Source, Texts};
use tabletop::testkit::Lawful;
use tabletop::{
    Dice, Form, Input, Lobby, Match, Message, Offer, OfferOf, Prompt, Seat, Seed, Speak, Stream, Viewer,
    random_command,
};
use text_client::games::{Visitor, visit};

/// Random matches for each number of seats and variant.
const MATCHES: u64 = 2;
/// Illegal commands tried at each step.
const TRIES: usize = 8;

#[test]
fn all_that_a_game_can_say_is_said_in_every_language() {
    let mut all = AllWords::default();
    visit(&mut all);
    assert!(all.missing.is_empty(), "\n{}", all.missing.join("\n"));
}

#[derive(Default)]
struct AllWords {
    missing: Vec<String>,
}

impl Visitor for AllWords {
    fn game<G: Lawful>(&mut self, words: Source) {
        assert_eq!(words.name, G::ID, "a game's words are found by its name");
        let texts = Texts::new(&[words]);
        let mut heard = Heard::default();
        lobby::<G>(&mut heard);
        for seats in G::SEATS.0..=G::SEATS.1 {
            for config in G::variants(seats) {
                for seed in 0..MATCHES {
                    play::<G>(config.clone(), seed, &mut heard);
                }
            }
        }
        self.missing.extend(heard.unsaid(&texts, G::ID));
        self.missing.extend(untitled::<G>(&texts));
    }
}

/// Every different message that a game named.
#[derive(Default)]
struct Heard(BTreeMap<String, Message>);

impl Heard {
    fn hear(&mut self, message: Message) {
        self.0.entry(format!("{message:?}")).or_insert(message);
    }

    fn line(&mut self, id: &'static str) {
        self.hear(Message::new(id));
    }

    /// What cannot be said of it, one line for each message that has no words in a language.
    fn unsaid(&self, texts: &Texts, game: &str) -> Vec<String> {
        let mut unsaid = BTreeMap::new();
        for message in self.0.values() {
            for locale in Locale::ALL {
                // To somebody else, and to whoever sits at the first seat.
                for viewer in [None, Some(Seat(0))] {
                    let seats = texts.numbered_seats(locale, viewer);
                    if let Err(error) = texts.try_say(locale, game, message, &seats) {
                        unsaid.entry((locale, message.id)).or_insert_with(|| error.to_string());
                    }
                }
            }
        }
        unsaid.into_values().collect()
    }
}

/// One random match, with all that is shown of it to anybody.
fn play<G: Lawful>(config: G::Config, seed: u64, heard: &mut Heard) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    let bound = G::bound(&config);
    let mut game = Match::<G>::new(config, Seed(seed)).expect("a variant can be set up");
    let mut told = 0;
    for _ in 0..=bound {
        moment(&game, told, heard);
        refusals(&game, &mut dice, heard);
        told = game.beats().len();
        if G::outcome(game.state()).is_some() {
            return;
        }
        step(&mut game, &mut dice);
    }
}

fn moment<G: Lawful>(game: &Match<G>, told: usize, heard: &mut Heard) {
    heard.hear(G::phase(game.state()).message());
    for viewer in Viewer::all(game.seats()) {
        let view = G::view(game.state(), viewer);
        G::describe(&view).into_iter().for_each(|line| heard.hear(line));
        let accounts = G::score_breakdown(&view);
        accounts.values().flatten().for_each(|line| heard.hear(line.what.clone()));
        let events = game.beats()[told..].iter().filter_map(|beat| G::redact(&beat.event, viewer));
        events.for_each(|event| heard.hear(event.message()));
    }
    for seat in Seat::all(game.seats()) {
        let view = G::view(game.state(), Viewer::Seat(seat));
        for offer in &G::offers(game.state(), seat) {
            hear_offer::<G>(offer, heard);
            if let Offer::Exact(command) = offer {
                heard.hear(G::offer_message(&view, command));
            }
        }
    }
}

fn hear_offer<G: Lawful>(offer: &OfferOf<G>, heard: &mut Heard) {
    match offer {
        Offer::Exact(command) => heard.hear(command.message()),
        Offer::Ask(prompt) => {
            heard.hear(prompt.message());
            let things = match prompt.form() {
                Form::Pick { from, .. } => from,
                Form::Order { of } => of,
                Form::Text { .. } | Form::Drawing { .. } => 0,
            };
            for index in 0..things {
                heard.hear(prompt.item(index).expect("each thing of a prompt has words"));
            }
        }
    }
}

fn refusals<G: Lawful>(game: &Match<G>, dice: &mut Dice, heard: &mut Heard) {
    for _ in 0..TRIES {
        let (seat, command) = G::arbitrary(game.state(), dice);
        let refused = G::apply(&mut game.state().clone(), game.now(), &Input::Command { seat, command });
        refused.err().into_iter().for_each(|error| heard.hear(error.message()));
    }
    let early = G::apply(&mut game.state().clone(), game.now(), &Input::Elapsed);
    early.err().into_iter().for_each(|error| heard.hear(error.message()));
}

fn step<G: Lawful>(game: &mut Match<G>, dice: &mut Dice) {
    let to_act = G::to_act(game.state());
    let movers = to_act.seats.iter().collect::<Vec<_>>();
    match dice.pick(&movers).copied() {
        Some(seat) if !(to_act.clock && dice.chance(1, 8)) => {
            let command = random_command::<G>(&G::offers(game.state(), seat), dice).expect("an offer");
            game.submit(seat, command, game.now()).expect("what is offered is allowed");
        }
        _ => game.advance(G::next_deadline(game.state()).expect("somebody acts, or the clock")),
    }
}

/// What the lobby shows of a game, and what it says to tables that cannot be.
fn lobby<G: Lawful>(heard: &mut Heard) {
    heard.line("game-title");
    heard.line("game-tagline");
    for option in G::OPTIONS.iter().chain(G::SEAT_OPTIONS) {
        heard.line(option.id);
        option.choices.iter().for_each(|id| heard.line(id));
    }
    let (least, most) = G::SEATS;
    let good = Lobby::new(least);
    let lobbies = [
        Lobby::new(least - 1),
        Lobby::new(most + 1),
        Lobby { first: Some(Seat(most)), ..good.clone() },
        Lobby { signs: vec![0; usize::from(least)], ..good.clone() },
        Lobby { signs: vec![u8::MAX; usize::from(least)], ..good.clone() },
        Lobby { options: vec![u8::MAX; G::OPTIONS.len()], ..good },
    ];
    for lobby in lobbies {
        let refused = G::configure(&lobby).and_then(|config| G::new_match(&config, Seed(1)));
        refused.err().into_iter().for_each(|error| heard.hear(error.message()));
    }
}

/// What is found by a name put together: the book of rules, and a name for each kind of command of which there can be
/// several at once.
fn untitled<G: Lawful>(texts: &Texts) -> Vec<String> {
    let mut missing = Vec::new();
    let config = G::variants(G::SEATS.0).remove(0);
    let game = Match::<G>::new(config, Seed(1)).expect("a variant can be set up");
    for locale in Locale::ALL {
        if texts.rules(locale, G::ID).len() < 3 {
            missing.push(format!("{locale}/{}: a book of rules", G::ID));
        }
        for seat in Seat::all(game.seats()) {
            let offers = G::offers(game.state(), seat);
            let ids = offers.iter().filter_map(|offer| match offer {
                Offer::Exact(command) => Some(command.message().id),
                Offer::Ask(_) => None,
            });
            let mut ids = ids.collect::<Vec<_>>();
            ids.sort_unstable();
            let several = ids.chunk_by(|one, next| one == next).filter(|same| same.len() > 1);
            let unnamed = several.filter(|same| !texts.has(locale, G::ID, &format!("{}-group", same[0])));
            missing.extend(unnamed.map(|same| format!("{locale}/{}: no message `{}-group`", G::ID, same[0])));
        }
    }
    missing
}
