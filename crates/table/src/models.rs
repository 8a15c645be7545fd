//! What panels show: plain data, made anew only when something has happened.

use bevy::prelude::*;
use tabletop::{Form, Game, Message as Said, Offer, Player, Prompt, Seat, Speak, Viewer};

use crate::playback::{BeatPlayed, PlaybackQueue, summary_before};
use crate::session::Session;
use crate::unfinished::takes_a_draft;
use crate::words::{Names, Words};
use crate::{Eyes, Layout, Settings, Shape, TableGame};

/// What an offer is about, to be seen at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A sprite that stands upright.
    pub sprite: &'static str,
    /// Where it would go, where that differs within a group: a sprite, and the message that names it.
    pub goes_to: Option<(&'static str, &'static str)>,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct OfferItem {
    /// To be sent back as [`crate::Choose::offer`].
    pub index: usize,
    /// In words.
    pub label: String,
    /// The sprite of what it is about, where a picture says it.
    pub picture: Option<&'static str>,
    /// Where that would go, where offers of its group differ in it: a sprite, and its name.
    pub goes_to: Option<(&'static str, String)>,
    /// What is asked for, where it is a prompt, with the names of its things.
    pub asks: Option<(Form, Vec<String>)>,
    /// What those things look like, one for each; nothing where words are all there is.
    pub thumbs: Vec<Thumb>,
}

/// What a thing that is asked for looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Thumb {
    /// A sprite that stands upright.
    pub sprite: &'static str,
    /// What stands beside it: what can be seen need not be said.
    pub title: String,
}

/// Offers of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionGroup {
    /// The message identifier that its offers share; a game's locale has `<id>-group` for its heading.
    pub id: &'static str,
    /// Its heading, in words.
    pub title: String,
    /// Its icon.
    pub icon: &'static str,
    /// Whether it must not be opened while others look on.
    pub secret: bool,
    /// Whether it uses up what there is little of: then it does not invite to be pressed.
    pub spends: bool,
    /// The offers.
    pub items: Vec<OfferItem>,
}

/// What can be done now, by whom.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Actions {
    /// The person who acts; `None` while a bot does, or while beats are shown.
    pub seat: Option<Seat>,
    /// Everybody who may act, bots included.
    pub waiting_for: Vec<Seat>,
    /// The offers by kind.
    pub groups: Vec<ActionGroup>,
    /// Whether something can be taken back.
    pub undo: bool,
    /// What is to be done, in words, where a game says so.
    pub task: Option<String>,
    /// What the seat that acts has to go by, in words, while it alone looks.
    pub about: Option<String>,
}

/// A seat as panels show it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatChip {
    /// Which.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Person or bot.
    pub player: Player,
    /// The sprite of their sign.
    pub sign: &'static str,
    /// Whether this seat may act.
    pub acts: bool,
}

/// Everybody at the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Seats(pub Vec<SeatChip>);

/// All that happened, in sentences, oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LogBook {
    /// The sentences, for whoever looks now.
    pub lines: Vec<String>,
    /// The message identifier of the beat that was shown last.
    pub last: Option<&'static str>,
    beats: usize,
    told_in: Option<(l10n::Locale, Option<Viewer>)>,
    /// Lines that will say less: their place, the beat, and what will be left.
    fading: Vec<(usize, usize, Said)>,
}

/// After how many beats a line fades, where its game wants it to.
const FADES: usize = 9;

/// A short message over the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast {
    /// Whose words: a game's, or the table's own.
    pub domain: &'static str,
    /// What.
    pub said: Said,
    /// Whether it is about the turn that is on, and says nothing once it is another's.
    pub of_turn: bool,
}

/// The panels are to open the offer with this number, as [`OfferItem::index`] has it: the board asks for it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenOffer(pub usize);

/// The refusal that is being shown, in words.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Refused(pub Option<String>);

impl Toast {
    /// In the words of whoever has this domain.
    #[must_use]
    pub fn of(domain: &'static str, said: Said) -> Self {
        Self { domain, said, of_turn: false }
    }

    /// In the words of a game.
    #[must_use]
    pub fn from_game(game: &'static str, said: Said) -> Self {
        Self::of(game, said)
    }

    /// Why something was refused, in the words of a game. It goes when another is to act.
    #[must_use]
    pub fn refusal(game: &'static str, said: Said) -> Self {
        Self { of_turn: true, ..Self::of(game, said) }
    }

    /// In the words of the table.
    #[must_use]
    pub fn from_table(said: Said) -> Self {
        Self::of("table", said)
    }
}

type Changed<'a, V> = (Res<'a, Session<V>>, Res<'a, PlaybackQueue<V>>, Res<'a, Eyes>, Res<'a, Settings>);

fn stands_still<V: TableGame>((session, queue, eyes, settings): &Changed<V>) -> bool {
    !(session.is_changed() || queue.is_changed() || eyes.is_changed() || settings.is_changed())
}

/// Lists what can be done, once the picture has caught up.
pub(crate) fn follow_actions<V: TableGame>(
    changed: Changed<V>,
    words: Res<Words>,
    layout: Res<Layout>,
    mut was: Local<(bool, Shape)>,
    mut actions: ResMut<Actions>,
) {
    let now = (changed.1.is_empty(), layout.shape);
    if stands_still(&changed) && *was == now {
        return;
    }
    *was = now;
    let (session, queue, eyes, settings) = changed;
    actions.set_if_neq(list::<V>(&session, &queue, &eyes, (&settings, &words), layout.shape));
}

fn list<V: TableGame>(
    session: &Session<V>,
    queue: &PlaybackQueue<V>,
    eyes: &Eyes,
    (settings, words): (&Settings, &Words),
    shape: Shape,
) -> Actions {
    let host = &session.host;
    let public = host.view(Viewer::Public);
    let waiting_for: Vec<Seat> = match V::at_work(&public) {
        Some(seat) => vec![seat],
        None => host.to_act().seats.iter().collect(),
    };
    let person = |seat: &Seat| host.people().get(*seat).is_some_and(|who| who.player == Player::Person);
    let undo = host.people().iter().any(|(seat, _)| person(&seat) && host.may_undo(seat).is_ok());
    let awaited = host.to_act().awaited;
    // Whoever looks, or else whom the match waits for: the same as on the board.
    let looks = waiting_for.iter().copied().find(|seat| eyes.may_see(*seat) && person(seat));
    let waits = waiting_for.iter().copied().find(|seat| awaited.contains(*seat) && person(seat));
    let first = waiting_for.iter().copied().find(person);
    let seat = looks.or(waits).or(first).filter(|_| queue.is_empty());
    let mut groups: Vec<ActionGroup> = Vec::new();
    let mut about = None;
    if let Some(seat) = seat.filter(|_| V::is_listed(&public, shape)) {
        let people = session.named(words, settings);
        let names = Names { words, settings, people: &people, viewer: Viewer::Seat(seat) };
        let view = host.view(Viewer::Seat(seat));
        for (index, offer) in host.offers(seat).iter().enumerate() {
            // What is not finished lies on its board, and the table keeps it there by itself.
            if matches!(offer, Offer::Ask(prompt) if takes_a_draft(&prompt.form())) {
                continue;
            }
            let (said, secret) = match offer {
                Offer::Exact(command) => (command.message(), V::is_secret(command)),
                Offer::Ask(prompt) => (prompt.message(), V::asks_in_secret(prompt)),
            };
            let asks = match offer {
                Offer::Exact(_) => None,
                Offer::Ask(prompt) => {
                    let things = (0..).map_while(|index| prompt.item(index));
                    let things = things.map(|thing| names.say(V::Game::ID, &thing)).collect();
                    Some((prompt.form(), things))
                }
            };
            let thumbs = match offer {
                Offer::Exact(_) => Vec::new(),
                Offer::Ask(prompt) => (0..)
                    .map_while(|index| V::thing_picture(prompt, index))
                    .map(|(sprite, title)| Thumb { sprite, title: names.say(V::Game::ID, &title) })
                    .collect(),
            };
            let label = match offer {
                Offer::Exact(command) => V::Game::offer_message(&view, command),
                Offer::Ask(_) => said.clone(),
            };
            let picture = match offer {
                Offer::Exact(command) => V::offer_picture(&view, command),
                Offer::Ask(prompt) => {
                    V::prompt_picture(prompt).map(|sprite| Picture { sprite, goes_to: None })
                }
            };
            let goes_to = picture.and_then(|picture| picture.goes_to);
            let item = OfferItem {
                index,
                label: names.say(V::Game::ID, &label),
                picture: picture.map(|picture| picture.sprite),
                goes_to: goes_to.map(|(sprite, id)| (sprite, words.game_line(settings, V::Game::ID, id))),
                asks,
                thumbs,
            };
            match groups.iter_mut().find(|group| group.id == said.id) {
                Some(group) => group.items.push(item),
                None => groups.push(ActionGroup {
                    id: said.id,
                    title: words.game_line(settings, V::Game::ID, V::group_title(said.id)),
                    icon: V::group_icon(said.id),
                    secret,
                    spends: V::spends(said.id),
                    items: vec![item],
                }),
            }
        }
        // A secret is not spelt out before its owner is the only one who looks.
        if eyes.may_see(seat) {
            about = V::about(&view).map(|said| names.say(V::Game::ID, &said));
        } else {
            for group in groups.iter_mut().filter(|group| group.secret) {
                group.items.clear();
            }
        }
    }
    let task = queue.is_empty().then(|| {
        let people = session.named(words, settings);
        let names = Names { words, settings, people: &people, viewer: eyes.viewer() };
        let phase = || V::Game::REAL_TIME.then(|| host.phase().message());
        let said = V::task(&host.view(eyes.viewer())).or_else(phase);
        said.map(|said| names.say(V::Game::ID, &said))
    });
    let task = task.flatten();
    Actions { seat, waiting_for, groups, undo, task, about }
}

/// Lists who sits where.
pub(crate) fn follow_seats<V: TableGame>(changed: Changed<V>, words: Res<Words>, mut seats: ResMut<Seats>) {
    if stands_still(&changed) {
        return;
    }
    let (session, _, _, settings) = changed;
    let host = &session.host;
    let view = host.view(Viewer::Public);
    let to_act = V::at_work(&view).map_or(host.to_act().seats, tabletop::SeatSet::only);
    let sign = |seat: Seat| V::BOX.signs.get(V::sign(&view, seat)).map_or("", |sign| sign.sprite);
    let people = session.named(&words, &settings);
    let chips = people.iter().map(|(seat, who)| SeatChip {
        seat,
        name: words.seat_name(&settings, &people, seat),
        player: who.player,
        sign: sign(seat),
        acts: to_act.contains(seat),
    });
    seats.set_if_neq(Seats(chips.collect()));
}

/// Writes played beats into the log, for the eyes of whoever looks now.
pub(crate) fn write_log<V: TableGame>(
    session: Res<Session<V>>,
    eyes: Res<Eyes>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut played: MessageReader<BeatPlayed<V>>,
    queue: Res<PlaybackQueue<V>>,
    mut log: ResMut<LogBook>,
) {
    let told_in = Some((settings.locale, Some(eyes.viewer())));
    let shown = queue.shown();
    let again = log.told_in != told_in || shown < log.beats;
    if played.read().count() == 0 && !again {
        return;
    }
    let from = if again { 0 } else { log.beats };
    let host = &session.host;
    let people = session.named(&words, &settings);
    let names = Names { words: &words, settings: &settings, people: &people, viewer: eyes.viewer() };
    let told = (from..shown).filter_map(|index| Some((index, host.beat(eyes.viewer(), index)?)));
    let told = told.filter(|(_, beat)| !V::Game::quiet(&beat.event));
    let told = told.flat_map(|(index, beat)| {
        let sum = summary_before(&session, &eyes, index).map(|summary| (summary.log, None));
        let faded = V::faded(&beat.event).map(|faded| (index, faded));
        sum.into_iter().chain([(beat.event.message(), faded)])
    });
    let told: Vec<_> = told.collect();
    if again {
        log.lines.clear();
        log.fading.clear();
    }
    log.last = told.last().map(|(said, _)| said.id).or(log.last);
    for (said, faded) in told {
        let line = log.lines.len();
        log.fading.extend(faded.map(|(index, faded)| (line, index, faded)));
        log.lines.push(names.say(V::Game::ID, &said));
    }
    for (line, index, faded) in core::mem::take(&mut log.fading) {
        if index + FADES > shown {
            log.fading.push((line, index, faded));
        } else if let Some(told) = log.lines.get_mut(line) {
            *told = names.say(V::Game::ID, &faded);
        }
    }
    log.beats = shown;
    log.told_in = told_in;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Actions>()
        .init_resource::<Seats>()
        .init_resource::<LogBook>()
        .init_resource::<Refused>()
        .init_resource::<crate::Standing>()
        .init_resource::<crate::Hourglass>()
        .init_resource::<crate::Kept>()
        .init_resource::<crate::Drafted>()
        .add_message::<Toast>()
        .add_message::<OpenOffer>()
        .add_message::<crate::Choose>()
        .add_message::<crate::TakeBack>();
}
