//! The arrangement of a match before it begins.

use bevy::prelude::*;
use table::{GameBox, NewMatch, Seating, Settings, Shelf, Side, Sprites, StorageBox, Words};
use tabletop::{BySeat, Level, Lobby, Occupant, Player, Seat, Seed};

use super::{KeptDraft, agree};
use crate::flags::Flags;
use crate::platform::Remembered;
use crate::screens::Opened;
use crate::screens::kept::take_up;

/// A seat as it is being arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft {
    /// The name; empty for that of the sign.
    pub name: String,
    /// Which of the box's signs.
    pub sign: u8,
    /// Person or bot.
    pub player: Player,
    /// On which side of the screen.
    pub side: Side,
    /// The choices for this seat's own switches; missing ones are the first.
    pub options: Vec<u8>,
}

/// The arrangement.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    /// The game.
    pub game: &'static str,
    /// Its seats, clockwise.
    pub seats: Vec<SeatDraft>,
    /// The seat that is being looked at.
    pub at: usize,
    /// How people share the screen.
    pub seating: Seating,
    /// Who begins; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// The chosen switches.
    pub options: Vec<u8>,
    /// Whether the coach may be asked in this match.
    pub coach: bool,
    /// The kept match that is about to be discarded, if it is confirmed.
    pub discarding: Option<String>,
    /// What chance starts from, as typed; empty for chance itself.
    pub seed: String,
    /// Why it cannot begin like this.
    pub problem: Option<String>,
}

impl Draft {
    /// One person and three bots, or as many as the box takes.
    #[must_use]
    pub fn new(game: &GameBox) -> Self {
        let count = 4.clamp(game.seats.0, game.seats.1);
        let mut draft = Self {
            game: game.id,
            seats: Vec::new(),
            at: 0,
            seating: Seating::Pass,
            first: None,
            options: vec![0; game.options.len()],
            coach: true,
            discarding: None,
            seed: String::new(),
            problem: None,
        };
        draft.fill(usize::from(count), game.signs.len());
        draft.seats[0].player = Player::Person;
        draft
    }

    /// Adds bots or takes the last seats away.
    pub fn fill(&mut self, count: usize, signs: usize) {
        self.seats.truncate(count);
        while self.seats.len() < count {
            let taken = |sign: &u8| self.seats.iter().any(|seat| seat.sign == *sign);
            let free = (0..u8::MAX).find(|sign| !taken(sign)).unwrap_or_default();
            let sign = if signs == 0 || usize::from(free) < signs { free } else { 0 };
            let player = Player::Bot(Level::Medium);
            self.seats.push(SeatDraft {
                name: String::new(),
                sign,
                player,
                side: Side::South,
                options: Vec::new(),
            });
        }
        self.at = self.at.min(count.saturating_sub(1));
        self.first = self.first.filter(|first| first.index() < count);
        self.spread();
    }

    /// Puts seats evenly on the four sides, clockwise from the lower edge.
    pub fn spread(&mut self) {
        let count = self.seats.len().max(1);
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.side = Side::ALL[(index * 4 / count) % 4];
        }
    }

    /// Gives a sign to a seat; whoever had it gets the other's.
    pub fn give_sign(&mut self, at: usize, sign: u8) {
        let old = self.seats[at].sign;
        if let Some(other) = self.seats.iter().position(|seat| seat.sign == sign) {
            self.seats[other].sign = old;
        }
        self.seats[at].sign = sign;
    }
}

/// A seed nobody has chosen.
#[must_use]
pub fn fresh_seed() -> Seed {
    // Short enough to be read out to somebody.
    Seed(crate::platform::chance() % 1_000_000_007)
}

/// Lays a box's things out: its pictures are asked for, its lobby is prepared.
pub fn lay_out(world: &mut World, id: &'static str) {
    let Some(game) = world.resource::<Shelf>().get(id).copied() else { return };
    load_pack(world, &game);
    let same = world.get_resource::<Draft>().is_some_and(|draft| draft.game == id);
    if same {
        world.resource_mut::<Draft>().discarding = None;
    } else {
        let seed = world.resource::<Flags>().seed.map(|seed| seed.to_string()).unwrap_or_default();
        let last = world.resource::<Remembered>().lobbies.get(id).and_then(|kept| kept.draft(&game));
        world.insert_resource(Draft { seed, ..last.unwrap_or_else(|| Draft::new(&game)) });
    }
}

/// Remembers the arrangement for the next time.
pub(super) fn remember(draft: Option<Res<Draft>>, mut remembered: ResMut<Remembered>) {
    let Some(draft) = draft else { return };
    let kept = KeptDraft::from(&*draft);
    if remembered.lobbies.get(draft.game) != Some(&kept) {
        remembered.lobbies.insert(draft.game.to_owned(), kept);
    }
}

/// Asks for a box's pictures.
pub fn load_pack(world: &mut World, game: &GameBox) {
    #[derive(Resource, Default)]
    struct Asked(Vec<&'static str>);
    let mut asked = world.get_resource_or_init::<Asked>();
    // Packs may call things alike: names are those of the box that was opened last.
    if asked.0.last() == Some(&game.id) || game.pack.is_empty() {
        return;
    }
    asked.0.retain(|id| *id != game.id);
    asked.0.push(game.id);
    world.resource_scope(|world, mut sprites: Mut<Sprites>| {
        let assets = world.resource::<AssetServer>();
        let more = game.opener.map_or(&[][..], |opener| opener.more_packs);
        for pack in more.iter().copied().chain([game.pack]) {
            if let Err(error) = sprites.load(pack, assets) {
                error!("the pictures of {} cannot be read: {error}", game.id);
            }
        }
    });
}

/// Begins the match that was arranged, or says why there is none.
pub fn begin(world: &mut World) {
    let Some(draft) = world.get_resource::<Draft>().cloned() else { return };
    let Some(game) = world.resource::<Shelf>().get(draft.game).copied() else { return };
    let Some(opener) = game.opener else { return };
    let new = new_match(&draft);
    let started = (opener.start)(world, new);
    if started.is_ok() {
        agree(world, draft.coach);
    }
    if let Err(said) = started {
        let words = world.resource::<Words>();
        let settings = world.resource::<Settings>();
        let seats = words.0.numbered_seats(settings.locale, None);
        let problem = words.0.say(settings.locale, game.id, &said, &seats);
        world.resource_mut::<Draft>().problem = Some(problem);
    }
}

fn new_match(draft: &Draft) -> NewMatch {
    let seats = u8::try_from(draft.seats.len()).unwrap_or(u8::MAX);
    let occupant = |seat: Seat| {
        let drafted = &draft.seats[seat.index()];
        let around = draft.seating == Seating::Around;
        // Whoever gives no name is called by the sign, in the language of the day.
        Occupant::new(drafted.player, drafted.name.trim()).at(around.then_some(drafted.side))
    };
    let seed = draft.seed.trim();
    NewMatch {
        lobby: Lobby {
            seats,
            first: draft.first,
            signs: draft.seats.iter().map(|seat| seat.sign).collect(),
            options: draft.options.clone(),
            seat_options: draft.seats.iter().map(|seat| seat.options.clone()).collect(),
        },
        people: BySeat::new(seats, occupant),
        seed: match (seed.is_empty(), seed.parse::<u64>()) {
            (true, _) => fresh_seed(),
            (false, Ok(number)) => Seed(number),
            // Words make good seeds too.
            (false, Err(_)) => Seed(seed.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            })),
        },
    }
}

/// Goes straight to the table where the command line says so, once.
pub(super) fn quick_start(world: &mut World) {
    let flags = world.resource::<Flags>().clone();
    let Some(wanted) = world.resource_mut::<Flags>().game.take() else { return };
    let Some(game) = world.resource::<Shelf>().get(&wanted).copied() else {
        error!("there is no box called {wanted}");
        return;
    };
    load_pack(world, &game);
    let kept = world.get_resource::<StorageBox>().and_then(|storage| storage.0.list(game.id).ok());
    if let (true, Some(slot)) = (flags.go_on, kept.unwrap_or_default().first()) {
        take_up(world, game.id, slot);
        return;
    }
    let mut draft = Draft::new(&game);
    if !flags.seats.is_empty() {
        draft.fill(flags.seats.len(), game.signs.len());
        for (seat, player) in draft.seats.iter_mut().zip(&flags.seats) {
            seat.player = *player;
        }
    }
    draft.seed = flags.seed.map(|seed| seed.to_string()).unwrap_or_default();
    world.insert_resource(draft);
    world.insert_resource(Opened(Some(game.id)));
    if flags.show.as_deref() == Some("lobby") {
        world.resource_mut::<NextState<table::Screen>>().set(table::Screen::Lobby);
    } else {
        begin(world);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: GameBox = GameBox {
        id: "x",
        seats: (2, 8),
        age: 8,
        minutes: 30,
        picture: "",
        signs: &[],
        options: &[],
        pack: "",
        opener: None,
    };

    #[test]
    fn signs_stay_unique_when_one_is_taken_from_another_seat() {
        let mut draft = Draft::new(&BOX);
        draft.fill(8, 8);
        draft.give_sign(0, 5);
        let mut signs: Vec<u8> = draft.seats.iter().map(|seat| seat.sign).collect();
        assert_eq!((signs[0], signs[5]), (5, 0));
        signs.sort_unstable();
        assert_eq!(signs, (0..8).collect::<Vec<u8>>());
    }

    #[test]
    fn four_people_sit_on_four_sides() {
        let mut draft = Draft::new(&BOX);
        draft.fill(4, 8);
        let sides: Vec<Side> = draft.seats.iter().map(|seat| seat.side).collect();
        assert_eq!(sides, Side::ALL);
    }
}
