//! Laws about saves: what is damaged is refused, what was confirmed is never lost.

use super::playout::{bots, finished};
use super::{Broken, Lawful};
use crate::record::{Reading, SaveError, Writer, pack, read, save};
use crate::{Dice, Match, Seed, Speak, Stream};

fn broken<G: Lawful>(law: &'static str, seen: String, line: usize) -> Box<Broken> {
    Box::new(Broken { law, seen, seed: 1, config: G::ID.to_owned(), line })
}

fn sample<G: Lawful>() -> Result<Match<G>, Box<Broken>> {
    let config = G::variants(G::SEATS.1).into_iter().next();
    config
        .and_then(|config| {
            let bound = G::bound(&config);
            finished::<G>(config, 1, bound)
        })
        .ok_or_else(|| broken::<G>("a match can be played", "no match".into(), 0))
}

/// Damages a save in `count` random ways, plain and packed; each must be refused, with words.
///
/// # Errors
/// The first damaged save that was taken up.
pub fn damaged_saves<G: Lawful>(count: u32) -> Result<(), Box<Broken>> {
    let game = sample::<G>()?;
    let plain = save(&game, &bots(game.seats())).into_bytes();
    let packed = pack(core::str::from_utf8(&plain).unwrap_or_default()).into_bytes();
    let mut dice = Dice::new(Seed(1), Stream::Test);
    for round in 0..count {
        let whole = if round % 4 == 0 { &packed } else { &plain };
        let damaged = damage(whole, &mut dice);
        if damaged == *whole {
            continue;
        }
        match read::<G>(&damaged, Reading::Closed) {
            Err(error) if !error.message().id.is_empty() => {}
            Err(error) => return Err(broken::<G>("a refusal has words", format!("{error:?}"), 0)),
            // A packed save has line breaks that carry nothing: what it unpacks to is the same save.
            Ok(back) if round % 4 == 0 && back.game.log() == game.log() => {}
            Ok(_) => return Err(broken::<G>("a damaged save is refused", format!("round {round}"), 0)),
        }
    }
    let huge = vec![b'x'; crate::record::MAX_BYTES + 1];
    match read::<G>(&huge, Reading::Closed) {
        Err(SaveError::TooLarge { .. }) => Ok(()),
        _ => Err(broken::<G>("a save too large is refused unread", String::new(), 0)),
    }
}

fn damage(whole: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    let place = dice.index(bytes.len());
    match dice.below(7) {
        0 => bytes[place] ^= 1 << dice.below(8),
        1 => bytes.truncate(place),
        2 => {
            bytes.remove(place);
        }
        3 => bytes.insert(place, u8::try_from(dice.below(256)).unwrap_or(0)),
        4 => swap_lines(&mut bytes, dice),
        5 => drop_line(&mut bytes, dice),
        _ => {
            let other = dice.index(bytes.len());
            bytes.swap(place, other);
        }
    }
    bytes
}

fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

fn swap_lines(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut all = lines(bytes);
    let (a, b) = (dice.index(all.len()), dice.index(all.len()));
    all.swap(a, b);
    *bytes = all.concat();
}

fn drop_line(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut all = lines(bytes);
    let gone = dice.index(all.len());
    all.remove(gone);
    *bytes = all.concat();
}

/// Cuts a journal at every byte: every whole line before the cut must come back, and appending must go on from
/// there.
///
/// # Errors
/// The first cut that lost a command.
pub fn journal_cuts<G: Lawful>() -> Result<(), Box<Broken>> {
    let game = sample::<G>()?;
    let mut so_far = game.earlier(0);
    let (mut writer, mut text) = Writer::begin(&so_far, &bots(game.seats()));
    let mut ends = vec![text.len()];
    for line in game.log() {
        if so_far.replay_line(line.clone()).is_err() {
            return Err(broken::<G>("a log replays", format!("{line:?}"), ends.len()));
        }
        text += &writer.catch_up(&so_far);
        ends.push(text.len());
    }
    let stride = (text.len() / 400).max(1);
    for cut in (ends[0]..=text.len()).step_by(stride).chain(ends.iter().copied()) {
        let kept = ends.iter().filter(|end| **end <= cut).count() - 1;
        let back = read::<G>(&text.as_bytes()[..cut], Reading::Journal)
            .map_err(|error| broken::<G>("a cut journal is taken up", format!("{error:?} at {cut}"), kept))?;
        if back.game.log() != &game.log()[..kept] || cut - back.torn != ends[kept] {
            return Err(broken::<G>("no whole line is lost", format!("cut at {cut}"), kept));
        }
        goes_on(&game, back, &text[..ends[kept]], kept)?;
    }
    Ok(())
}

/// The next line, appended to what was kept, makes a journal again.
fn goes_on<G: Lawful>(
    whole: &Match<G>,
    back: crate::record::Restored<G>,
    kept_text: &str,
    kept: usize,
) -> Result<(), Box<Broken>> {
    let Some(line) = whole.log().get(kept) else { return Ok(()) };
    let (mut game, mut writer) = (back.game, back.writer);
    let replayed = game.replay_line(line.clone()).is_ok();
    let text = format!("{kept_text}{}", writer.catch_up(&game));
    match read::<G>(text.as_bytes(), Reading::Journal) {
        Ok(again) if replayed && again.game.log().len() == kept + 1 => Ok(()),
        _ => Err(broken::<G>("a journal goes on after a cut", String::new(), kept)),
    }
}
