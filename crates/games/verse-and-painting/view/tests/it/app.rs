//! Verse and painting on a table without a screen.

use core::time::Duration;

use table::{Choose, Settings};
use table_kit::Headless;
use tabletop::{Dice, Offer, Player, Prompt, Seed, Stream};
use verse_and_painting_view::VerseView;

/// The table of this game.
pub type Table = Headless<VerseView>;

/// With nothing on it; each frame takes so long.
pub fn table(settings: Settings, frame: Duration) -> Table {
    Table::new(verse_and_painting_view::plugin, verse_and_painting_view::TEXTS, settings, frame)
}

/// Chooses for a person whatever chance says, as the actions panel would; false where nobody has anything to do.
pub fn choose_any(app: &mut Table, dice: &mut Dice) -> bool {
    let host = app.session().host();
    let persons = host.people().map(|_, who| who.player == Player::Person);
    let Some(seat) = host.to_act().seats.iter().find(|seat| persons[*seat]) else { return false };
    let offers = host.offers(seat);
    let offer = dice.index(offers.len());
    let answer = match &offers[offer] {
        Offer::Exact(_) => None,
        Offer::Ask(prompt) => Some(prompt.sample(dice)),
    };
    app.world_mut().write_message(Choose { seat, offer, answer });
    app.update();
    true
}

/// Plays until it is so, or the match is over.
pub fn play_until(app: &mut Table, seed: u64, so: impl Fn(&Table) -> bool) {
    let mut dice = Dice::new(Seed(seed), Stream::Test);
    for _ in 0..100_000 {
        if app.is_over() || app.is_still() && so(app) {
            return;
        }
        if !(app.is_still() && choose_any(app, &mut dice)) {
            app.update();
        }
    }
    panic!("the match does not come to an end");
}
